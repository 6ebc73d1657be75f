# La première leçon de Bounty Hunters : ce que dit l’instructeur.
# $seat1 est le nom de l’adversaire.

bh-lesson-draw-target = Bienvenue ! Un tour a trois étapes, que tout le monde fait en même temps : piocher une carte, en choisir une, donner les autres à gauche. Vous avez une cible, deux chasseurs de primes et un droïde. Piochez une cinquième carte dans le paquet Cible.
bh-lesson-play-target = Choisissez maintenant une de vos cinq cartes, à jouer ou à vendre. Une cible ouvre un affrontement : Zeb Orrelios vaut 9 points et se défend avec deux verts, un bleu et deux orange. Jouez-le.
bh-lesson-play-target-done = Les deux choix ont été révélés ensemble. Puis les mains ont changé de place : vous tenez les cartes que tenait { $seat1 }.
bh-lesson-draw-hunter = Il y a de bons chasseurs parmi vos nouvelles cartes. Piochez dans le paquet Chasseur de primes.
bh-lesson-hunter = Aurra Sing attaque avec deux verts, un bleu et deux orange : exactement la défense de Zeb. Envoyez-la contre lui.
bh-lesson-hunter-done = Capturé ! Cela fait 9 points, et l’icône de la carte vous a rapporté un crédit. Un chasseur coûte des points à la fin, Aurra Sing quatre : n’en envoyez pas plus qu’il n’en faut.
bh-lesson-next-hunter = Nouveau tour, nouvelle pioche : prenez encore un chasseur.
bh-lesson-omega = Vous souvenez-vous d’Omega ? Vous l’aviez piochée et donnée, et la revoici. 13 points, mais quatre bleus en défense. Jouez-la.
bh-lesson-draw-market = Le troisième paquet est le Marché Jawa : des droïdes et des caisses, qui se paient en crédits. Piochez-y.
bh-lesson-padme = Les caisses valent des points, mais celles-ci coûtent deux crédits et vous en avez un. En attendant, préparez un deuxième affrontement : jouez Padmé Amidala.
bh-lesson-more-hunters = Deux cibles attendent des chasseurs. Piochez-en un.
bh-lesson-choose = À vous de choisir quelle cible poursuit chaque chasseur. Cad Bane apporte un vert et deux bleus pour un seul point : envoyez-le contre Omega.
bh-lesson-crates = { $seat1 } a acheté deux caisses. À la fin, qui en a le plus gagne 5 points de plus. Piochez dans le Marché Jawa.
bh-lesson-sum = Il manque deux bleus et deux orange contre Omega. Le Mandalorien a les deux : envoyez-le.
bh-lesson-sum-done = L’attaque de toutes les cartes sur une cible s’additionne, couleur par couleur. Omega est capturée !
bh-lesson-fennec-draw = Au tour de Padmé : deux verts, deux bleus, un orange. Piochez un chasseur.
bh-lesson-fennec = Fennec Shand suffit pour le bleu et l’orange. Envoyez-la contre Padmé.
bh-lesson-green = Il ne manque que deux verts. Piochez un chasseur.
bh-lesson-greedo = Greedo ! Trois verts, et ce qui est de trop est simplement perdu. Envoyez-le.
bh-lesson-greedo-done = Votre troisième capture, et un deuxième crédit.
bh-lesson-ready = Vous n’avez pas de cible en ce moment. Piochez déjà un chasseur pour la suite.
bh-lesson-reserve = Un droïde de protocole : fort, deux crédits, et aucun point perdu. Mais il n’a personne à attaquer. Réservez-le : il reste à l’horizontale jusqu’à ce que vous le payiez, à un tour suivant.
bh-lesson-fourth-draw = Qui capture quatre cibles en premier déclenche la fin. Piochez dans le Marché Jawa.
bh-lesson-fourth = Une autre Padmé Amidala, avec seulement deux verts, un bleu et un orange. Jouez-la : votre droïde attend.
bh-lesson-activate = Après avoir joué ou vendu, vous pouvez payer des cartes réservées à un tour précédent. Activez le droïde contre Padmé.
bh-lesson-activate-done = Votre quatrième capture ! La première personne à quatre reçoit un crédit, et la fin est fixée : encore deux tours complets.
bh-lesson-last-draw = Il reste deux tours. Piochez dans le paquet Cible.
bh-lesson-sell = Trop tard pour un nouvel affrontement : il ne finirait pas. Toute carte peut se vendre pour un crédit. Vendez Aurra Sing.
bh-lesson-sell-done = Vous avez de nouveau deux crédits.
bh-lesson-last-turn = Le dernier tour. Piochez dans le Marché Jawa.
bh-lesson-buy = Revoici les caisses que vous aviez données. Deux crédits les paient : 3 points, et autant de caisses que { $seat1 }.
bh-lesson-buy-done = À égalité pour le plus de caisses, on reçoit les 5 points en entier.
bh-lesson-done = La partie est finie et comptée : cibles capturées et caisses, moins ce que coûtent les chasseurs des cibles capturées. Le jeu complet ajoute des contrats, qui paient certaines captures. À vous de jouer !
