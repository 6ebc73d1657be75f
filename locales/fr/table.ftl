# Les mots dont toute table a besoin, quel que soit le jeu.

seat = Place { $number }

refused-malformed = La table ne comprend pas ce message. Rien n’a changé.
refused-too-long = Ce message est trop long. Rien n’a changé.
refused-protocol = Cette page n’a pas la même version que la table. Rechargez-la pour continuer.
refused-hello = Le premier message doit être une salutation, et il n’y en a qu’une.
refused-no-table = Cette table n’existe pas. Vérifiez le lien.
refused-seat-taken = Cette place est prise. Choisissez-en une autre.
refused-not-seated = Prenez d’abord une place.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-wrong-stage = C’est impossible à ce moment de la partie.
refused-no-such-bot = Il n’y a pas de robot de ce niveau.
refused-not-your-decision = Cette question ne vous est plus posée.
refused-not-on-the-menu = Ce n’est pas permis maintenant.
refused-lesson = Pas encore : regardez ce que montre l’instructeur. Rien n’a changé.
refused-over = La partie est terminée.
refused-cannot-undo = Quelqu’un a joué ou appris quelque chose depuis : impossible de revenir en arrière.
refused-storage = Le coup n’a pas pu être enregistré. Rien n’est perdu ; réessayez dans un instant.
refused-fault = La partie est arrivée à un point que le jeu ne sait pas traiter. Rien n’a changé ; choisissez autre chose, et prévenez la personne qui gère ce serveur.
refused-busy = Trop vite pour la table. Attendez un instant et réessayez.
refused-shutting-down = La table ferme un instant. Vous gardez votre place ; elle va rouvrir.
refused-dropped = La connexion était trop lente et a été coupée. Vous gardez votre place ; revenez.
refused-too-fast = La connexion envoyait trop vite et a été coupée. Vous gardez votre place ; revenez.
refused-too-many-tabs = Cette table est ouverte à trop d’endroits ; la plus ancienne page a été fermée.
refused-full = La table ne peut pas accueillir plus de spectateurs. Réessayez plus tard.
refused-too-soon = Cette personne peut revenir d’un instant à l’autre. Un robot pourra jouer à sa place après 45 secondes.
refused-locked = L’hôte a verrouillé cette table : plus personne ne peut s’y asseoir.
refused-not-invited = Il faut un lien de joueur pour s’asseoir. Demandez-le à l’hôte.
refused-evicted = L’hôte vous a fait quitter cette table.
refused-private = Cette table est privée : seuls ceux qui jouent peuvent la voir.
refused-closed = L’hôte a fermé cette table.
refused-signed-out = Cet appareil a été déconnecté : le secret a été changé sur un autre appareil.
refused-changed-too-often = Vous avez changé cette réponse autant de fois que possible. Elle est maintenant définitive.
refused-undo-too-often = Vous avez annulé beaucoup de coups en peu de temps. Attendez un instant avant d’en annuler d’autres.
refused-log-long = Cette partie est devenue très longue : on ne peut plus annuler ni changer de coup, mais la partie continue.
refused-log-full = Cette table a atteint le nombre maximal de coups. On ne peut plus rien y jouer ; ouvrez une nouvelle table.
refused-somebody-else = Quelqu’un d’autre occupe cette place maintenant. Rien n’a changé ; regardez à nouveau.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-no-hint-now = Pas de conseil pour l’instant. Demandez de nouveau dans un moment.
refused-options = Ces options ne vont pas ensemble. Rien n’a changé.
refused-too-few-seats = Il y a déjà plus de monde à la table.

lesson-watch = Les autres jouent. Regardez le journal.
lesson-not-yet = Pas encore. { $hint }
