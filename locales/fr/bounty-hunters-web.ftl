# La table dessinée de Star Wars : Bounty Hunters : ce que dit la table elle-même.
# Les questions, les réponses et le journal viennent du serveur ; voir bounty-hunters.ftl.

# Places et joueurs
bh-rivals = Adversaires
bh-middle = Le centre de la table
bh-mine = Devant vous
bh-below = Votre main et votre choix
bh-hand = Votre main
bh-pages = Parties de la table
bh-page = { $page ->
    [mine] Mon jeu
    [zones] Zones
   *[rivals] Adversaires
}
bh-person = Humain
bh-away = Hors ligne
bh-stand-in = Un robot joue à sa place
bh-level = { $level ->
    [rookie] Robot : recrue
    [smuggler] Robot : contrebandier
    [hunter] Robot : chasseur
   *[other] Robot : { $level }
}
bh-next = reçoit votre main
bh-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
bh-area-of = Jeu : { $name }
bh-area-empty = { $who ->
    [you] Vous n’avez encore rien devant vous. Jouez une cible pour préparer un affrontement.
   *[other] Il n’y a encore rien devant { $name }.
}
bh-strip = { $name } : { $captured ->
    [one] { $captured } capture
   *[other] { $captured } captures
}, { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant
bh-hand-count = { $count ->
    [one] Une carte en main
   *[other] { $count } cartes en main
}
bh-hand-of = { $count ->
    [one] Main : une carte
   *[other] Main : { $count } cartes
}
bh-web-hidden = { $deck ->
    [target] Une carte cachée du paquet Cible
    [hunter] Une carte cachée du paquet Chasseur de primes
    [contract] Une carte cachée du paquet Contrat
   *[market] Une carte cachée du paquet Marché Jawa
}
bh-known-note = { $count ->
    [one] Vous connaissez une de ces cartes : elle est passée par votre main.
   *[other] Vous connaissez { $count } de ces cartes : elles sont passées par votre main.
}
bh-known-none = Vous ne connaissez aucune de ces cartes, seulement leurs paquets.

# Cartes
bh-letter = { $colour ->
    [green] V
    [blue] B
   *[orange] O
}
bh-colour = { $colour ->
    [green] vert
    [blue] bleu
   *[orange] orange
}
bh-web-deck = { $deck ->
    [target] Cible
    [hunter] Chasseur de primes
    [contract] Contrat
   *[market] Marché Jawa
}
bh-kind = { $kind ->
    [target] Cible
    [hunter] Chasseur de primes
    [droid] Droïde · Marché Jawa
    [crate] Caisse · Marché Jawa
   *[contract] Contrat
}
bh-crate = caisse
bh-web-crates = { $count ->
    [one] Une caisse
    [2] Deux caisses
    [3] Trois caisses
   *[other] { $count } caisses
}
bh-duo = { $first } + { $second }
bh-title-target = { $name } : cible, défense { $values }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bh-title-hunter = { $name } : chasseur de primes, attaque { $values }, retire { $penalty ->
    [0] aucun point
    [one] un point
   *[other] { $penalty } points
}
bh-title-droid = { $name } : droïde, attaque { $values }, coûte { $cost ->
    [one] un crédit
   *[other] { $cost } crédits
}
bh-title-crate = { $name } : { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}, coûte { $cost ->
    [one] un crédit
   *[other] { $cost } crédits
}
bh-title-contract = Contrat { $name } : +{ $duo } par duo

# Affrontements
bh-confrontation = Affrontement avec { $target }
bh-web-orphan = Cartes d’attaque qui attendent une cible
bh-tip-orphan = Pas encore de cible : toute carte d’attaque rejoint celles-ci, et votre prochaine cible aussi.
bh-web-captured = Captures
bh-captures = Capture !
bh-here = Placer ici
bh-short = manque { $count }
bh-bar = { $colour ->
    [green] Vert
    [blue] Bleu
   *[orange] Orange
} : attaque { $value } contre défense { $shield }
bh-bar-orphan = { $colour ->
    [green] Vert
    [blue] Bleu
   *[orange] Orange
} : attaque { $value }
bh-captures-count = { $count ->
    [0] Aucune cible capturée
    [one] Une cible capturée
   *[other] { $count } cibles capturées
}
bh-tip-captures = { $count ->
    [0] Aucune cible capturée. La première personne à quatre captures déclenche la fin.
    [one] Une cible capturée. La première personne à quatre captures déclenche la fin.
   *[other] { $count } cibles capturées. La première personne à quatre captures déclenche la fin.
}
bh-tip-penalty = { $count ->
    [one] Les chasseurs de primes de cette capture retirent un point en fin de partie.
   *[other] Les chasseurs de primes de cette capture retirent { $count } points en fin de partie.
}

# À côté des affrontements
bh-contracts = Contrats
bh-crate-cards = Caisses
bh-web-reserved = Réservées
bh-none = rien
bh-tip-contracts = Les contrats comptent en fin de partie. Seules les cibles capturées comptent.
bh-tip-crates = Caisses payées. Qui a le plus de caisses à la fin gagne 5 points de plus.
bh-tip-reserve-tray = Les cartes Marché Jawa à l’horizontale sont seulement réservées : payez-les à un tour suivant, après votre action.
bh-tip-reserved = { $cost ->
    [one] Réservée : payez un crédit à un tour suivant pour l’activer.
   *[other] Réservée : payez { $cost } crédits à un tour suivant pour l’activer.
}
bh-tip-reserved-now = Réservée ce tour-ci : elle pourra être activée dès le prochain tour.
bh-tip-crates-count = { $count ->
    [0] Aucune caisse sur des cartes activées
    [one] Une caisse sur des cartes activées
   *[other] { $count } caisses sur des cartes activées
}
bh-tip-contracts-count = { $count ->
    [0] Aucun contrat
    [one] Un contrat
   *[other] { $count } contrats
}
bh-tip-reserved-count = { $count ->
    [one] Une carte réservée
   *[other] { $count } cartes réservées
}
bh-web-credits = { $count ->
    [0] Aucun crédit impérial
    [one] Un crédit impérial
   *[other] { $count } crédits impériaux
}
bh-credits-word = { $count ->
    [one] crédit
   *[other] crédits
}
bh-web-points = points à ce stade
bh-tip-points = Points si la partie s’arrêtait maintenant
bh-tip-board = Regarder le jeu de cette personne
bh-sealed = A verrouillé son choix

# Le centre
bh-web-turn = Tour { $turn }
bh-turns-left = { $count ->
    [one] Dernier tour !
   *[other] Encore { $count } tours
}
bh-tip-last = Une quatrième cible a été capturée : la fin est fixée.
bh-steps = Étapes d’un tour
bh-web-step = { $step ->
    [draw] Piocher
    [choose] Choisir
   *[pass] Donner
}
bh-tip-step = { $step ->
    [draw] Étape 1 : tout le monde pioche une 5e carte dans le paquet de son choix.
    [choose] Étape 2 : tout le monde choisit une carte, la vend ou la joue.
   *[pass] Étape 3 : les quatre cartes restantes vont à la personne de gauche.
}
bh-tip-draw = { $deck ->
    [target] Piocher dans le paquet Cible
    [hunter] Piocher dans le paquet Chasseur de primes
    [contract] Piocher dans le paquet Contrat
   *[market] Piocher dans le paquet Marché Jawa
} : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
bh-tip-deck = { $deck ->
    [target] Paquet Cible
    [hunter] Paquet Chasseur de primes
    [contract] Paquet Contrat
   *[market] Paquet Marché Jawa
}, { $count ->
    [one] une carte
   *[other] { $count } cartes
}. { $why }
bh-tip-discard = { $deck ->
    [target] Cibles défaussées
    [hunter] Chasseurs de primes défaussés
    [contract] Contrats défaussés
   *[market] Cartes Marché Jawa défaussées
} : { $count }
bh-tip-sell = Vendre la carte : elle va ici, et vous gagnez 1 crédit impérial.
bh-tip-bank = La réserve de crédits impériaux
bh-browse = { $deck ->
    [target] Cibles défaussées
    [hunter] Chasseurs de primes défaussés
    [contract] Contrats défaussés
   *[market] Cartes Marché Jawa défaussées
} ({ $count })
bh-help = Aide de jeu
bh-tip-help = Le déroulement d’un tour, la fin de la partie, les touches
bh-scores = Points
bh-tip-scores = Les points de chacun si la partie s’arrêtait maintenant

# Choisir
bh-draw-hint = Tout le monde pioche en même temps. Vous pouvez changer d’avis tant que tous n’ont pas choisi.
bh-pick-hint = Prenez une carte de votre main : touchez-la, ou faites-la glisser là où elle doit aller.
bh-window-hint = Prenez une carte réservée à payer, ou restez-en là.
bh-fresh = nouvelle
bh-locked-title = Choix verrouillé. Vous pouvez en changer tant que tous n’ont pas choisi.
bh-locked = { $card } : { $deed }
bh-locked-count = { $count } sur { $total } ont verrouillé leur choix.
bh-change = Changer
bh-look = Regarder { $card } de près
bh-tip-look = Regarder de près
bh-tip-pick = { $card }. Prendre cette carte.
bh-tip-dim = { $card }. { $why }
bh-tip-locked = { $card }. Votre choix, tant que tous n’ont pas verrouillé le leur.
bh-deed-draw = { $deck ->
    [target] Piocher une cible
    [hunter] Piocher un chasseur de primes
    [contract] Piocher un contrat
   *[market] Piocher au marché Jawa
}
bh-deed-sell = Vendre
bh-deed-reserve = Réserver
bh-deed-play = Jouer
bh-deed-pay = Payer
bh-cannot-pay = Crédits : { $credits } sur { $cost }
bh-deed-on = → { $target }
bh-deed-done = Rien de plus
bh-not-replay = Vous revoyez la partie ; rien ne peut être joué ici.
bh-not-over = La partie est terminée.
bh-not-spectator = Vous regardez seulement.
bh-not-other = Pour l’instant, la question est : { $question }
bh-waiting-shown = On retourne les cartes…
bh-waiting-nobody = La table n’attend personne.
bh-waiting-one = { $name } choisit…
bh-waiting-many = { $count } joueurs choisissent…

# Ce qui se passe
bh-reveal = Cartes sur table !
bh-close = Fermer
bh-last-title = La fin est déclenchée
bh-last-line = { $who ->
    [you] Vous avez capturé votre quatrième cible ! Après ce tour, il en reste deux.
   *[other] { $names } : quatrième cible capturée. Après ce tour, il en reste deux.
}
bh-reshuffled = { $deck ->
    [target] Le paquet Cible est remélangé
    [hunter] Le paquet Chasseur de primes est remélangé
    [contract] Le paquet Contrat est remélangé
   *[market] Le paquet Marché Jawa est remélangé
}

# Points
bh-scores-now = Points à ce stade
bh-scores-final = Calcul des points
bh-score-line = Ligne du carnet de scores
bh-score = { $line ->
    [targets] Cibles
    [crates] Caisses
    [majority] Majorité
    [contracts] Contrats
    [hunters] Chasseurs
    [credits] Crédits restants
   *[total] Total
}
bh-tip-score = { $line ->
    [targets] Les points des cibles capturées. Les autres ne rapportent rien.
    [crates] Les points des caisses activées. Les cartes réservées ne rapportent rien.
    [majority] 5 points pour le plus de caisses sur des cartes activées ; en cas d’égalité, chacun les reçoit.
    [contracts] Ce que vos contrats rapportent pour les cibles capturées et les caisses.
    [hunters] Ce que retirent les chasseurs de primes qui ont participé à une capture.
   *[credits] Les crédits non dépensés départagent les égalités.
}

# Une carte
bh-about-target = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à qui la capture. { $bonus ->
    [credit] Sa capture donne aussitôt 1 crédit impérial.
    [contract] Sa capture donne aussitôt un contrat.
   *[none] L’attaque doit atteindre les trois valeurs de défense.
}
bh-about-hunter = Se joue gratuitement. { $penalty ->
    [0] Ne retire aucun point.
    [one] Retire un point en fin de partie si sa cible est capturée.
   *[other] Retire { $penalty } points en fin de partie si sa cible est capturée.
}
bh-about-droid = Payez { $cost ->
    [one] un crédit
   *[other] { $cost } crédits
} pour l’activer, ou réservez-la pour plus tard. Elle ne retire jamais de points.
bh-about-crate = Payez { $cost ->
    [one] un crédit
   *[other] { $cost } crédits
} pour l’activer : { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
} et { $count ->
    [one] une caisse
   *[other] { $count } caisses
} pour la majorité.
bh-about-contract = { $type ->
    [pair] { $each } par cible capturée de l’une ou l’autre, et { $duo } de plus par duo des deux.
    [double] { $each } par cible capturée, et { $duo } de plus par duo.
   *[crate] { $each } par cible capturée, et { $duo } de plus par duo de cible et de caisse.
}
bh-kin = Il y en a { $count }
bh-place-of = { $place ->
    [hand] dans votre main
    [known] dans une main que vous avez vue
    [area] en jeu
    [discard] dans la défausse
   *[unseen] pas encore vues
}
bh-wanting = { $count ->
    [one] Recherchée par un contrat
   *[other] Recherchée par { $count } contrats
}
bh-wanting-note = Encadrés : dans votre main ou déjà à vous.

# L’aide de jeu
bh-aid = Aide de jeu
bh-aid-front = Un tour
bh-aid-back = La fin
bh-aid-keys = Touches
bh-aid-step = { $step ->
    [draw] Tout le monde pioche une 5e carte dans le paquet de son choix.
    [choose] Prenez une carte. Vendez-la pour 1 crédit, ou jouez-la : cibles, chasseurs de primes et contrats sont gratuits ; les cartes Marché Jawa se paient, ou se réservent à l’horizontale. Ensuite vous pouvez payer des cartes réservées aux tours précédents.
   *[pass] Donnez vos quatre cartes à gauche et prenez celles de droite.
}
bh-aid-kind = { $kind ->
    [target] Ouvre un affrontement. Capturée dès que l’attaque atteint les trois valeurs de défense ; elle est alors placée à l’horizontale.
    [hunter] Carte d’attaque pour une de vos cibles. Retire des points une fois cette cible capturée.
    [market] Les droïdes attaquent sans retirer de points. Les caisses rapportent des points, et le plus de caisses 5 de plus.
   *[contract] Rapporte des points en fin de partie pour les cibles capturées.
}
bh-aid-end = La fin de la partie
bh-aid-end-line = La première personne qui capture sa quatrième cible prend aussitôt 1 crédit et 1 contrat, comme toutes celles qui y parviennent au même tour. Finissez le tour, puis jouez-en deux de plus.
bh-aid-end-intro = La première personne qui capture sa quatrième cible prend aussitôt 1 crédit, comme toutes celles qui y parviennent au même tour. Finissez le tour, puis jouez-en deux de plus.
bh-aid-scoring = Calcul des points de prestige
bh-aid-contract = { $type ->
    [pair] Deux cibles différentes : des points pour chacune, et plus par duo des deux.
    [double] Deux fois la même cible : des points pour chacune, et plus par duo.
   *[crate] Une cible et une caisse : des points par cible, et plus par duo des deux.
}
bh-aid-tie = En cas d’égalité, le plus de crédits restants l’emporte ; si l’égalité persiste, la victoire est partagée.
bh-key = { $key ->
    [number] 1–5
    [place] P, A–F
    [sell] S
    [reserve] R
    [done] N
    [change] C, Échap
    [inspect] I
    [scores] O
   *[help] H
}
bh-key-does = { $key ->
    [number] choisir un paquet, ou prendre une carte de la main
    [place] jouer la carte : P s’il n’y a qu’une place, des lettres s’il y en a plusieurs
    [sell] vendre la carte
    [reserve] réserver la carte
    [done] ne rien activer de plus
    [change] changer de choix, reposer la carte
    [inspect] regarder la carte de près
    [scores] points à ce stade
   *[help] cette aide de jeu
}
