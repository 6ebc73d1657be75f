# La première leçon du jeu de cartes Han Solo : ce que dit l’instructeur.
# $seat1 est le nom de l’adversaire.

# La première manche : un tour de jeu, et zéro.
hs-lesson-draw = Bienvenue ! Une main vaut la somme de ses cartes, et vous visez exactement zéro. Vous avez +6 et −8, soit −2. Piochez une carte.
hs-lesson-put-down = Après avoir pioché, vous pouvez défausser une carte, même celle que vous venez de piocher. Avec le −9 vous seriez à −11 : défaussez-le aussitôt.
hs-lesson-put-down-done = Piocher ne coûte rien : ce qui ne sert pas repart.
hs-lesson-dice = { $seat1 } a choisi de rester, puis on a lancé les dés : deux symboles différents, il ne se passe rien. Une manche compte trois tours comme celui-ci. Piochez encore.
hs-lesson-better = Un +10 ! Défaussez le +6 : avec −8 et +10, vous êtes à +2.
hs-lesson-take = { $seat1 } vient de défausser un −10. Au lieu de piocher, vous pouvez prendre la carte du dessus de la défausse. Prenez-la.
hs-lesson-zero = Défaussez maintenant le −8 : +10 et −10 font zéro.
hs-lesson-zero-done = Zéro ! Après le troisième lancer, on montre toutes les mains, et la vôtre est la meilleure.
hs-lesson-pick = La meilleure main choisit la première dans le pot. Les primes rouges et bleues valent peu, mais quatre d’une même couleur permettent de capturer le Faucon Millenium, qui vaut 25 000 crédits. Prenez la rouge.
hs-lesson-pick-done = L’autre revient à { $seat1 }.

# La deuxième manche : plus de cartes, et tout change.
hs-lesson-again = Nouvelle manche, nouvelles cartes, nouveau pot. Vous êtes encore à −2 : piochez.
hs-lesson-keep = Le +3 vous amène à +1. Rien ne vous oblige à défausser : gardez les trois. À score égal, la main la plus nombreuse l’emporte.
hs-lesson-shift = Deux symboles identiques : tout change ! Chacun a défaussé toute sa main et reçu autant de nouvelles cartes. Vous voilà à +3. Prenez le +3 du dessus de la défausse.
hs-lesson-shift-down = Défaussez le +4 : vous êtes à +2.
hs-lesson-closer = { $seat1 } vient de défausser un −5. C’est votre chance : prenez-le.
hs-lesson-closest = Défaussez le −2 : vous ne pouvez pas faire mieux que −1.
hs-lesson-closest-done = Personne n’a zéro : la main la plus proche l’emporte, et c’est la vôtre. À égale distance, plus bat moins.
hs-lesson-second = À vous de choisir. Prenez la rouge : c’est votre deuxième.

# La troisième manche : le Faucon, et une égalité.
hs-lesson-falcon = Le Faucon est dans le pot ! Vous êtes à −5. Prenez le −8 de la défausse.
hs-lesson-falcon-down = Défaussez le −9 : +4 et −8 font −4.
hs-lesson-falcon-take = { $seat1 } n’a que faire d’un +10. Vous, si : prenez-le.
hs-lesson-falcon-two = Défaussez le +4 : vous êtes à +2.
hs-lesson-last-try = C’est le dernier tour de la manche. Piochez : pour le Faucon, il faut zéro.
hs-lesson-last-zero = Un +8 ! Défaussez le +10 : +8 et −8 font zéro.
hs-lesson-tie = { $seat1 } a aussi +8 et −8 : égalité. Les joueurs à égalité désignent une prime en secret, tous en même temps. Désignez le Faucon !
hs-lesson-tie-done = Vous avez tous deux désigné le Faucon : chacun a donc pioché une carte, et la plus proche de zéro gagne : { $seat1 } a tiré +6, vous +7. Vous recevez la prime rouge, votre troisième.

# La quatrième manche : rester, et quatre d’une couleur.
hs-lesson-far = Le Faucon n’est pas perdu. Vous partez de −14 : piochez.
hs-lesson-far-down = Défaussez le −9 : il reste −6.
hs-lesson-far-draw = Toujours −6. Piochez.
hs-lesson-three = Un +6 ! Cela fait zéro avec trois cartes. Gardez-les toutes.
hs-lesson-stand = Vous avez ce qu’il vous faut. Restez : ni pioche, ni défausse. Seuls deux dés identiques pourraient encore vous nuire.
hs-lesson-fourth = Encore la meilleure main. Prenez la prime rouge : elle complète votre série.
hs-lesson-capture = Quatre d’une même couleur : vous pouvez prendre le Faucon à { $seat1 } et garder vos primes rouges. Chaque série ne le permet qu’une fois. Capturez-le !
hs-lesson-capture-done = Le Faucon est à vous !
hs-lesson-done = Vous avez maintenant tout fait. Quand les 24 primes sont prises, qui a le plus de crédits gagne. Il reste huit manches, et { $seat1 } joue désormais librement. Bonne chance !
