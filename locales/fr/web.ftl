# Le cadre du client web : tout ce qui entoure une table dessinée.

title-landing = Cantina
title-table = { $game } · Cantina
title-your-move = ● À vous de jouer · { $game }
title-replay = Rediffusion · { $game } · Cantina
title-rules = Règles · { $game } · Cantina

loading = Un instant…
close = Fermer
try-again = Réessayer
go-home = Retour à l’entrée

## Réglages

settings = Réglages
settings-language = Langue
settings-theme = Éclairage
settings-theme-system = Comme mon système
settings-theme-dark = Nuit
settings-theme-light = Jour
settings-theme-contrast = Contraste fort
settings-motion = Animations
settings-motion-system = Votre système demande moins d’animations : rien ne bouge.
settings-sound = Sons
settings-pace = Affichage de ce que font les autres
pace-instant = Aussitôt
pace-brisk = Vivement
pace-calm = Calmement

## Qui l’on est, et sur quels appareils

identity = Mon identité
identity-open = Mes appareils et mon identité
identity-what = Il n’y a pas de compte ici. Un secret gardé dans ce navigateur fait de vous { $name } : il conserve vos places et vos tables.
identity-move = Utiliser aussi un autre appareil
identity-move-why = Obtenez un code ici, puis saisissez-le ou scannez-le sur l’autre appareil. Dès lors, les deux appareils sont vous.
identity-move-get = Obtenir un code
identity-code = Code pour l’autre appareil
identity-code-where = Scannez ceci, ou ouvrez { $address } sur l’autre appareil et saisissez le code sous « Mes appareils et mon identité ».
identity-code-here = Dans un autre navigateur de cette machine, ouvrez { $address } et saisissez le code sous « Mes appareils et mon identité ».
identity-code-left = Valable { $time }, et une seule fois. Ne le montrez à personne d’autre : qui l’utilise devient vous.
identity-code-old = Ce code n’est plus valable.
identity-code-again = Obtenir un nouveau code
identity-code-copy = Copier le lien
identity-code-qr = Code QR du lien pour l’autre appareil
identity-enter = J’ai un code
identity-enter-why = Vous avez obtenu un code sur un autre appareil ? Saisissez-le et vous continuez ici en étant la même personne.
identity-enter-link = Avec ce lien, vous devenez, dans ce navigateur, la personne qui l’a créé. Ne continuez que si c’était vous, sur un autre appareil.
identity-enter-label = Code de votre autre appareil
identity-enter-shape = 7KQ2M-9XT4A
identity-enter-go = Continuer ici
identity-enter-tables = { $n ->
    [one] Dans ce navigateur, vous avez une table en tant que { $name }. Elle reste à cette identité et disparaît de votre liste ici.
   *[other] Dans ce navigateur, vous avez { $n } tables en tant que { $name }. Elles restent à cette identité et disparaissent de votre liste ici.
  } Vous pourrez y revenir plus tard, dans cette même fenêtre.
identity-enter-anyway = Continuer quand même
identity-cancel = Annuler
identity-moved = C’est fait : vous êtes ici la même personne que sur votre autre appareil.
identity-former = Identités précédentes dans ce navigateur
identity-former-tables = { $n ->
    [0] Aucune table
    [one] Une table
   *[other] { $n } tables
  }
identity-former-go = Y revenir
identity-change = Déconnecter tous les autres appareils
identity-change-why = Si vous avez perdu un appareil, ou si quelqu’un a vu votre code : cet appareil reçoit un nouveau secret et tous les autres sont aussitôt déconnectés. Vos places et vos tables restent à vous.
identity-change-go = Changer mon secret
identity-change-sure = Vraiment déconnecter tous les autres
identity-changed = C’est fait : tous les autres appareils sont déconnectés.
signed-out = Cet appareil a été déconnecté
signed-out-why = Le secret a été changé sur un autre appareil ; celui de ce navigateur n’est plus valable. Vos places et vos tables sont en sûreté là-bas, et vos réglages restent ici tels quels.
signed-out-anew = Commencer en tant que nouvel invité
signed-out-code = J’ai un code de mon autre appareil

## La page d’accueil

landing-title = Cantina
landing-pitch = Une arrière-salle, une table usée, un jeu de fripouilles. Jouez tout de suite contre des robots qui méritent qu’on les batte, ou envoyez un lien à vos amis. Sans compte, sans rien installer.
landing-games = Jeux
landing-seats = Joueurs
landing-level = Robots
landing-play-now = Jouer contre des robots
landing-learn = Apprendre à jouer
landing-play-alone = Jouer en solitaire
landing-make-table = Ouvrir une table entre amis
landing-options = Options de la table
options-as-rulebook = Comme dans le livret de règles
options-changed = { $n ->
    [one] Un point changé
   *[other] { $n } points changés
  }
options-reset = Revenir au livret de règles ({ $n })
options-table = À cette table
options-rules = Les règles
option-changed = Changé
landing-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
api-busy = Le serveur est très sollicité. Attendez un instant et réessayez.
api-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu ; réessayez plus tard.
api-no-space = Le disque de ce serveur est presque plein : on ne peut plus ouvrir de table. Les parties en cours continuent. Prévenez la personne qui gère le serveur.
api-shutting-down = Le serveur redémarre. Réessayez dans un instant.
api-no-such-code = Ce code est faux, déjà utilisé ou n’est plus valable. Obtenez-en un nouveau sur votre autre appareil.
api-too-many-devices = Vous utilisez déjà autant d’appareils que possible. Changez votre secret pour déconnecter tous les autres, puis réessayez.
api-signed-out = Cet appareil a été déconnecté : le secret a été changé sur un autre appareil.
api-setup = Ces options ne vont pas ensemble.
api-setup-ub-13-9 = Les faveurs demandent Unfinished Business et au moins deux joueurs.
api-setup-ub-16-1 = Les ambitions demandent Unfinished Business.
api-setup-ub-18-1 = Un chasseur de primes comme adversaire demande Unfinished Business.
name-label = Votre nom
name-guest = Voyageur { $letter }
fan-notice = Projet de fans, non commercial, ni affilié à Lucasfilm, Disney, Fantasy Flight Games ou tout autre éditeur, ni approuvé par eux. Les règles sont de leurs auteurs ; les mots, les dessins et le code sont de nous.
insecure = Cette adresse n’est pas chiffrée
insecure-read = Toute personne connectée au même réseau peut lire ce qui passe : vos cartes, les liens de vos tables et le secret qui garde votre place. Qui connaît ce secret peut jouer à votre place. Entre amis, chez soi, cela peut convenir ; ailleurs, choisissez une adresse qui commence par https.
insecure-browser = Le navigateur réserve certains de ses outils aux adresses chiffrées. Ici, il peut refuser à la page de copier un lien ; sélectionnez-le alors et copiez-le vous-même.
insecure-mend = La personne qui fait tourner ce serveur peut activer le chiffrement : cantina serve --help explique comment.
only-here = { $address } ne mène qu’à cette machine : les autres appareils ne peuvent pas l’ouvrir. Pour les laisser entrer, lancez le serveur avec cantina serve --host 0.0.0.0 et ouvrez cette page à l’adresse que cette machine a dans votre réseau, par exemple { $example }.

about-open = À propos et remerciements
about-title = À propos de Cantina
about-what = Cantina propose des jeux de fripouilles, avec leurs règles complètes : entre amis par un lien, ou contre des robots. Tout tient dans un seul programme sur une seule machine, et chaque mélange peut être vérifié après coup.
about-credits = Merci à
about-icons = Emblèmes
about-display-face = Titres et chiffres
about-text-face = Texte
about-code = Code
about-icon-authors = Les emblèmes sont dessinés par Lorc, Delapouite et les autres artistes de game-icons.net ; couleurs et tailles modifiées.

my-tables = Mes tables
my-tables-move = { $n ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $n } tables
  }
my-tables-over = Parties terminées
my-tables-more = { $n } de plus
my-tables-alone = en solo
my-tables-place = { $place ->
    [1] Victoire
   *[other] Terminée, place { $place }
  }
my-tables-with = avec { $names }
my-tables-return = Y retourner
my-tables-look = Revoir

stage-gathering = On s’installe
stage-playing = En cours
stage-over = Terminée

## Jeux, niveaux, options

game-facts = De { $min } à { $max } joueurs, environ un quart d’heure
game-han-solo = Han Solo, le jeu de cartes
game-han-solo-pitch = Amenez votre main à zéro pile avant que les dés ne renversent tout. Les meilleures mains choisissent les primes, et le Faucon ne reste jamais longtemps chez personne.
game-bounty-hunters = Star Wars : Bounty Hunters
game-bounty-hunters-pitch = Tout le monde choisit une carte en même temps et donne le reste à gauche. Lancez chasseurs et droïdes sur vos cibles, achetez des caisses, honorez des contrats : quatre captures déclenchent la fin, et les points de prestige désignent qui gagne.
game-outer-rim = Star Wars : Bordure Extérieure
game-outer-rim-pitch = Volez de monde en monde dans un vaisseau à peine payé. Contrebande, primes, missions, équipage et ennemis ; qui devient célèbre en premier l’emporte. En option : Unfinished Business, ses faveurs et ses ambitions. On peut jouer en solitaire contre des adversaires du jeu.
game-outer-rim-facts = De { $min } à { $max } joueurs, une heure et plus

level-rookie = Recrue
level-rookie-hint = Fait ce qui lui sert tout de suite. Parfait pour une première partie.
level-smuggler = Contrebandier
level-smuggler-hint = Sait ce que vaut chaque chose.
level-hunter = Chasseur
level-hunter-hint = Prévoit la suite et n’oublie rien.

option-clock = Temps par décision
option-clock-hint = Quand il est écoulé, la table joue le coup permis le plus simple.
option-bot-pace = Les robots jouent
option-bot-pace-hint = Le temps qu’un robot attend avant son coup, pour toute la table.
option-hints = Conseils permis
option-hints-hint = Chacun peut demander ce qu’un chasseur ferait à sa place ; la réponse n’est montrée qu’à cette personne.
yes = Oui
no = Non
option-clock-value = { $seconds ->
    [0] Sans horloge
    [30] 30 secondes
    [60] Une minute
    [120] Deux minutes
   *[other] Cinq minutes
  }
option-han-solo-large_table = Jusqu’à huit joueurs
option-han-solo-large_table-hint = Le livret ne donne pas de nombre de joueurs ; à sept ou huit, il y a moins de manches et les paquets s’épuisent vite.
option-han-solo-short_round = Si le nombre de primes ne tombe pas juste
option-han-solo-short_round-hint = Vingt-quatre primes ne se divisent ni par cinq ni par sept.
option-han-solo-short_round-play = Une manche courte, aux meilleures mains
option-han-solo-short_round-trim = Retirer le surplus sans le voir
option-han-solo-browse_discards = Toute la défausse peut être consultée
option-han-solo-browse_discards-hint = Sinon, seule la carte du dessus se voit ; le journal se souvient du reste.
option-han-solo-picks = Choix des primes
option-han-solo-picks-hint = Qui peut choisir parmi les primes d’une manche.
option-han-solo-picks-free = Chacun choisit, la meilleure main d’abord
option-han-solo-picks-highest = Chacun reçoit la plus chère qui reste
option-han-solo-contests = Égalités
option-han-solo-contests-hint = Ce qui se passe quand des mains égales veulent la même prime.
option-han-solo-contests-named = Désigner en secret ; tirage si identique
option-han-solo-contests-simple = Tirer une fois l’ordre de choix
option-han-solo-captures = Prise du Faucon
option-han-solo-captures-hint = Combien de fois quatre primes rouges ou bleues prennent le Faucon.
option-han-solo-captures-once_per_set = Une fois avec chaque série
option-han-solo-captures-once_per_game = Une seule fois dans la partie
option-bounty-hunters-introductory = Partie découverte, sans contrats
option-bounty-hunters-introductory-hint = Pour une première partie : les contrats et tout ce qui s’y rapporte restent dans la boîte.
option-bounty-hunters-passed_hand_reminder = Montrer la main que vous avez donnée
option-bounty-hunters-passed_hand_reminder-hint = Vous gardez sous les yeux les cartes que vous avez données.
option-bounty-hunters-activate_same_turn = Une carte peut être activée le tour où elle est réservée
option-bounty-hunters-activate_same_turn-hint = Sinon, une carte réservée attend un tour suivant.
option-bounty-hunters-double_duos = Duos d’un contrat double
option-bounty-hunters-double_duos-hint = Ne compte que pour les contrats qui demandent deux fois la même cible.
option-bounty-hunters-double_duos-unique = Chaque cible compte dans un seul duo
option-bounty-hunters-double_duos-every = Deux cibles forment toujours un duo
option-bounty-hunters-majority_needs_crate = Sans caisse, pas de bonus de majorité
option-bounty-hunters-majority_needs_crate-hint = Sinon, quand personne n’a de caisse, tout le monde est à égalité et reçoit le bonus.
option-bounty-hunters-credit_supply = Crédits
option-bounty-hunters-credit_supply-hint = Si les crédits peuvent manquer, comme ceux de la boîte.
option-bounty-hunters-credit_supply-unlimited = Ne manquent jamais
option-bounty-hunters-credit_supply-box = Les 42 de la boîte
option-outer-rim-expansion = Avec Unfinished Business
option-outer-rim-expansion-hint = Plus de personnages, de vaisseaux, de cartes et de missions ; les faveurs et les ambitions en ont besoin.
option-outer-rim-favors = Faveurs entre joueurs (avec Unfinished Business)
option-outer-rim-favors-hint = On se demande de l’aide les uns aux autres, et on la paie.
option-outer-rim-ambitions = Ambitions (avec Unfinished Business)
option-outer-rim-ambitions-hint = Chacun poursuit un but à soi ; sa dernière étape fait gagner.
option-outer-rim-opponents = Votre adversaire
option-outer-rim-opponents-hint = Qui le jeu lui-même mène contre vous.
option-outer-rim-opponents-courier = Contrebandier ou mercenaire
option-outer-rim-opponents-bounty_hunter = Chasseur de primes (avec Unfinished Business)
option-outer-rim-opponents-both = Les deux (avec Unfinished Business)
option-outer-rim-level = Force de votre adversaire
option-outer-rim-level-hint = Une avance pour votre adversaire, si les règles imprimées sont trop clémentes.
option-outer-rim-level-printed = Selon le livret de règles
option-outer-rim-level-feared = Redouté (règle maison) : 1 ou 2 points de gloire d’avance
option-outer-rim-level-legendary = Légendaire (règle maison) : 2 à 4 points de gloire d’avance
option-outer-rim-fame = Gloire pour gagner
option-outer-rim-fame-hint = Moins de gloire fait une partie plus courte.
option-outer-rim-fame-recommended = Celle conseillée : 10, avec ambitions 8
option-outer-rim-board = Le plateau
option-outer-rim-board-hint = L’ordre dans lequel les morceaux de la carte sont posés.
option-outer-rim-board-recommended = Comme conseillé
option-outer-rim-board-random = Mélangé
option-outer-rim-board-custom = Dans l’ordre de mon choix
option-outer-rim-board-custom-hint = De l’amont vers l’aval
option-outer-rim-board-t1 = Ord Mantell et Cantonica
option-outer-rim-board-t2 = Lothal et Mon Calamari
option-outer-rim-board-t3 = Kessel et le Maelström
option-outer-rim-board-t4 = Nal Hutta et Ryloth
option-outer-rim-board-t5 = Naboo et Tatooine
option-outer-rim-board-t6 = Takodana et l’Anneau de Kafrène
option-outer-rim-characters = Personnages
option-outer-rim-characters-hint = Qui joue qui.
option-outer-rim-characters-pick = Chacun choisit
option-outer-rim-characters-random = Distribués au hasard
option-outer-rim-rounds = Nombre maximal de manches
option-outer-rim-rounds-hint = Si personne n’a gagné d’ici là, la plus grande gloire l’emporte.

## Avant la donne

gather-title = { $game }
gather-host = Envoyez le lien, attendez vos amis, distribuez quand vous voulez.
gather-guest = Prenez place ; l’hôte distribue quand tout le monde est là.
gather-invite = Inviter
gather-link = Le lien vers cette table
gather-copy = Copier
gather-copied = Le lien est copié.
copy-by-hand = Le navigateur ne nous laisse pas copier. Le lien est sélectionné : copiez-le vous-même.
gather-qr = Code QR du lien vers cette table
gather-qr-hint = Ou scannez ce code avec un téléphone.
gather-near = Voici l’adresse par laquelle les appareils du même réseau atteignent ce serveur. Scannez-la avec un téléphone.
meet = Rencontrer du monde
find-open = Trouver des joueurs
find-title = Trouver des joueurs
find-what = Jouez avec ceux qui cherchent une partie en ce moment.
find-game = Jeu
find-quick = Partie rapide
find-quick-what = Selon le livret de règles, distribuée dès que tout le monde est là.
find-go = Trouver une table
find-tables = Tables ouvertes
find-none = Aucune table n’attend de joueurs pour l’instant. Lancez une partie rapide : d’autres vous trouveront ici.
find-free = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
find-sit = S’asseoir
find-more = { $n ->
    [one] Une autre table est ouverte.
   *[other] { $n } autres tables sont ouvertes.
}
find-untimed = Sans horloge
find-late = La liste n’a pas pu être chargée. Un nouvel essai suivra.
gather-list = Montrer parmi les tables ouvertes
gather-list-hint = Toute personne qui cherche une partie peut prendre une place libre.
gather-list-not = Une table privée ou verrouillée n’est pas montrée.
gather-listed = Cette table est montrée parmi les tables ouvertes : d’autres peuvent s’y asseoir à tout moment.
join-open = Rejoindre avec un code
join-title = Rejoindre une table
join-why = Tapez le code que le grand écran montre. Ce téléphone est alors votre main.
join-label = Code
join-shape = 7KQ-2M9
join-go = Rejoindre
join-wrong = Aucune table n’a ce code maintenant. Regardez de nouveau l’écran.
screen-open = Ouvrir le grand écran
screen-what = Un écran dans la pièce montre la table publique ; chacun joue sur son téléphone.
screen-how = Sur votre téléphone, ouvrez { $address } et tapez
screen-qr = QR code de la page où les téléphones rejoignent la table
screen-not-host = Ouvrez cet écran dans le navigateur de l’hôte : il montre comment les téléphones rejoignent la table.
gather-terms = Ce qui est convenu
gather-terms-change = Changer
gather-terms-save = Convenir de cela
gather-ready = C’est bon pour moi
gather-ready-count = Prêts : { $n } sur { $of }.
gather-seats = Places
gather-start = Distribuer les cartes
gather-start-hint = { $free ->
    [0] Toutes les places sont prises.
    [one] La place libre va à un robot.
   *[other] Les { $free } places libres vont à des robots.
  }
gather-wait = On attend que l’hôte distribue…
gather-locked = L’hôte a verrouillé les places : vous pouvez seulement regarder.
gather-watch = Avec ce lien, vous pouvez seulement regarder. Pour jouer, demandez à l’hôte le lien pour les joueurs.

seat-free = Place libre
seat-free-hint = Pour qui a le lien pour les joueurs
seat-listed-hint = Ouverte à tous
seat-locked-hint = Verrouillée par l’hôte
seat-nobody = Place { $number }
seat-you = Vous
seat-bot = Robot, { $level }
seat-here = En ligne
seat-away = Hors ligne
seat-ready = Tout est bon
look-open = Visage
look-title = Votre visage et votre couleur
look-face = Visage
look-face-nth = Visage { $n }
look-colour = Couleur
look-colour-nth = Couleur { $n }
seat-stand-in = Un robot joue à sa place
seat-sit = S’asseoir ici
seat-stand-up = Se lever
seat-for-friend = Pour un ami
seat-choose-bot = Qui prend la place { $number } ?

## À la table

status-your-move = À vous de jouer
status-over = Partie terminée
waiting-for = On attend { $names }
watching = Vous regardez. Vous voyez ce que toute la table peut voir, et la main de personne.
spectators = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
  }
people = À la table ({ $n })
card-set = Cartes : { $name }
leave = Quitter ma place
leave-why = Un robot reprend votre place et la partie continue pour les autres.
leave-stay = Rester
host = Votre table
host-link-players = Lien pour les joueurs
host-link-watchers = Lien pour les spectateurs
host-copy = Copier : { $what }
host-lock = Verrouiller les places
host-lock-hint = Plus personne ne peut s’asseoir.
host-private = Table privée
host-private-hint = Seuls ceux qui jouent peuvent la voir.
host-guests = Joueurs
host-evict = Faire partir
host-evict-sure = Faire partir : confirmer
host-evict-hint = Cette personne ne pourra pas revenir, et le lien pour les joueurs change.
host-evict-hint-playing = Cette personne ne pourra pas revenir ; un robot joue à sa place.
host-watching = Spectateurs
host-watching-nameless = Quelqu’un sans nom
host-watching-hint = Cette personne ne peut plus revenir avec ce navigateur. Pour écarter tous les spectateurs, rendez la table privée.
host-close = Fermer la table
host-close-sure = Fermer pour tout le monde : confirmer
host-close-hint = La partie s’arrête pour tous et ne pourra pas reprendre.
stood-in = Un robot joue pour vous.
stood-in-return = Reprendre ma place
absent = { $name } n’est pas là.
absent-bot = Faire jouer un robot
absent-wait = Un robot pourra jouer à sa place dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
link-lost = Connexion perdue, nouvel essai…
link-dropped = Cette table est ouverte à trop d’endroits.
link-cut = La connexion a été coupée deux fois en une minute.
link-reconnect = Jouer ici
stale-title = Il y a une nouvelle version
stale-why = Le serveur a été mis à jour depuis l’ouverture de cette page. Rien n’est perdu : rechargez, et vous retrouvez votre place.
stale-reload = Recharger
table = La table
table-broken = La table n’a pas pu être dessinée. Rechargez la page, ou jouez sur la table en texte.
undo = Annuler
undo-hint = Annuler votre dernière réponse, tant que personne n’a rien appris de nouveau
undo-free = Annuler autant de fois que vous voulez : personne d’autre ne joue
view-text = Table en texte
view-drawn = Table dessinée
log = Journal
log-empty = Il ne s’est encore rien passé.
log-show = Montrer sur le plateau
log-changes = Ce qui change
log-rule = Règle { $rule }
rule-read = Lire la règle { $rule }
rules-title = Règles : { $game }
rules-english = Elles sont en anglais seulement ; le reste de cette page parle trois langues.
rules-contents = Sommaire
rules-detail = Toutes les règles en détail
rules-detail-what = Les règles numérotées que la table suit, chacune avec sa provenance. Les lignes du journal y mènent.
rules-detail-open = Montrer toutes les règles
rules-all = Toutes les règles
rules-short = Règles
log-undo = { $name } revient sur sa réponse.
log-time-up = { $name } : temps écoulé. Joué à la place :
clock-warning = Encore dix secondes
clock-was-up = { $who ->
    [you] Votre temps est écoulé. Joué à votre place : { $played }
   *[other] Temps écoulé pour { $name }. Joué à la place : { $played }
  }
skip = Passer au moment présent
digest = Journal : { $n } lignes pendant votre attente
digest-title = Pendant votre attente
hint-ask = Que ferait un chasseur ?
hint-thinking = Un chasseur réfléchit…
hint-would = Un chasseur choisirait : { $words }
hint-play = Jouer cela
your-decision = À vous de décider : { $question }

## L’instructeur d’une leçon

coach = Instructeur
coach-step = Étape { $step } sur { $of }
coach-play-on = Jouer librement

## La table en texte

beside = Accords, pendant que la table attend
beside-asked = { $name } attend une réponse
text-your-decision = À vous de décider
text-no-decision = Rien à décider
text-nothing-yet = Il n’y a encore rien sur la table.
text-over = La partie est finie.
text-sealed = Votre choix reste caché jusqu’à ce que tout le monde ait choisi.
text-sealed-chosen = Vous avez choisi { $choice }. Vous pouvez changer tant que tout le monde n’a pas choisi.
text-subset = { $min ->
    [0] Choisissez-en { $max } au plus ; { $n } pour l’instant.
   *[other] Choisissez-en de { $min } à { $max } ; { $n } pour l’instant.
  }
text-amount = Un nombre de { $min } à { $max }
text-order = Classez-les, du premier au dernier.
text-order-up = Monter { $label }
text-order-down = Descendre { $label }
text-detail = Détails
text-detail-of = Détails : { $label }
text-barred = Pas maintenant ({ $count })
text-barred-line = { $label }{"\u00A0"}: { $why }
text-confirm = Confirmer
command-label = Ligne de commande
command-placeholder = Un numéro ou les premières lettres
command-send = Envoyer
command-said = Vous dites : { $label }.
command-no-undo = Il n’y a rien à annuler.
command-help-1 = Tapez le numéro d’une option ou les premières lettres de son texte, puis Entrée. Quand il en faut plusieurs, séparez les numéros par des espaces.
command-help-2 = Hors de ce champ, un chiffre répond aussitôt, et une barre oblique vous ramène ici.
command-help-3 = Commandes : « regarder » lit la table, « journal » lit les dernières lignes (« journal 20 » : les vingt dernières), « annuler » annule, « aide » répète ceci.
command-which = Laquelle : { $labels } ?
command-unknown = Ce n’est pas une des options. Besoin d’aide ? Tapez « aide ».
command-wrong = Ces numéros ne sont pas une réponse ici.
command-not-asked = On ne vous demande rien pour l’instant.
command-help-words = aide
command-log-words = journal
command-undo-words = annuler reprendre
command-look-words = regarder

## La fin, et après

end-you-won = Vous gagnez !
end-won = { $name } gagne
end-shared = { $names } se partagent la première place
end-open = Résultat
end-look = Fermer et regarder la table
end-replay = Revoir la partie
end-replay-turn = Revoir depuis le tournant
end-see = Le voir
end-story = L’histoire de la partie
share-open = Partager
share-title = Le résultat en image
share-save = Enregistrer l’image
share-send = Envoyer
share-link = Copier le lien
share-link-hint = Dans une messagerie, le lien montre cette image.
share-copied = Le lien est copié.
share-failed = L’image n’a pas pu être chargée.
stats-open = Statistiques
stats-title = La partie en chiffres
stats-loading = On compte…
stats-failed = Les chiffres n’ont pas pu être chargés.
stats-numbers = En nombres
rematch = Rejouer
rematch-all = Rejouer tous ensemble
rematch-join = Rejoindre la nouvelle partie
rematch-watch = Regarder la nouvelle partie
rematch-opened = Une nouvelle partie avec les mêmes personnes est ouverte.
fair-title = Sans tricherie ? Vérifiez
fair-what = Avant la première carte, le serveur a montré l’empreinte d’une graine secrète ; maintenant il montre la graine. Chaque mélange et chaque jet de dés en découlent.
fair-commitment = Empreinte, montrée avant la donne
fair-seed = Graine, montrée à la fin
fair-how = Téléchargez l’enregistrement et faites-le rejouer par votre propre Cantina :
fair-download = Télécharger l’enregistrement

replay-title = Rediffusion : { $game }
replay-eyes = Point de vue
replay-eyes-spectator = Un spectateur
replay-eyes-all = Toutes les mains, cartes sur table
replay-saw = Vu par { $name } : { $heading }
replay-side = Journal et enregistrement
replay-first = Première étape
replay-prev = Étape précédente
replay-next = Étape suivante
replay-last = Dernière étape
replay-play = Lire
replay-pause = Pause
replay-slider = Étape de la rediffusion
replay-step = { $step } sur { $of }
replay-share = Copier le lien
replay-copied = Le lien vers cette étape est copié.
replay-not-copied = Le navigateur refuse la copie ; prenez l’adresse dans la barre d’adresse.

lost-page = Il n’y a rien ici
lost-page-why = Cette adresse ne mène nulle part.
lost-table = Cette table n’existe pas
lost-table-why = Le lien est peut-être coupé, ou la table était sur un autre serveur.
lost-full = Cette table est pleine
lost-full-why = Elle a autant de spectateurs qu’elle peut en accueillir. Réessayez plus tard.
lost-evicted = L’hôte vous a fait quitter la table
lost-evicted-why = Vous ne pouvez pas revenir à cette table. D’autres tables vous sont ouvertes.
lost-private = Cette table est privée
lost-private-why = Seuls ceux qui jouent peuvent la voir. Demandez un lien de joueur à l’hôte.
lost-closed = Cette table est fermée
lost-closed-why = L’hôte l’a fermée pour tout le monde.
lost-replay = Pas de rediffusion ici
lost-replay-why = Une table se revoit quand sa partie est finie, jamais avant : d’ici là, les mains restent secrètes.
lost-rules = Pas de règles ici
lost-rules-why = Aucun jeu ne porte ce nom.
