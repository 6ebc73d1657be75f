# What changed in the rules of a game, told to a table that goes on by them.

rules-changed = Les règles de cette table changent ici : de la version { $from } à la version { $to }. Ce qui a été joué avant reste tel quel.

changes-outer-rim-2-favors = À votre tour, vous pouvez aussi demander une faveur ou échanger des crédits et des jetons de dette pendant votre déplacement et avant un lancer de dés ; regarder n’épuise rien.
