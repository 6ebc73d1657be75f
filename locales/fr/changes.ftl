# What changed in the rules of a game, told to a table that goes on by them.

rules-changed = Les règles de cette table changent ici : de la version { $from } à la version { $to }. Ce qui a été joué avant reste tel quel, les cartes aussi.

changes-none = Ce sont les premières règles de ce jeu.

changes-outer-rim-2-favors = À votre tour, vous pouvez aussi demander une faveur ou échanger des crédits et des jetons de dette pendant votre déplacement, avant un lancer de dés et avant qu’une carte ne tienne compte de votre réputation. Regarder n’épuise rien.
changes-outer-rim-2-added-results = Un résultat ajouté par une capacité n’est pas un dé : on ne peut pas le relancer et il ne compte pas parmi les dés lancés. Un dé annulé compte toujours.
changes-outer-rim-2-given-up = Les crédits abandonnés pour de la gloire le restent, quoi qu’on ajoute ensuite à la récompense.
changes-outer-rim-2-next-turn = Ce qui dure jusqu’à la fin de votre prochain tour se termine avec ce tour, même si vous en jouez un autre juste après.
changes-outer-rim-2-steps = Une action qui accomplit une étape d’une ambition ne compte pas aussi pour l’étape suivante.
