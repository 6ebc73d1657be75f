# What changed in the rules of a game, told to a table that goes on by them.

rules-changed = Les règles de cette table changent ici : de la version { $from } à la version { $to }. Ce qui a été joué avant reste tel quel, les cartes aussi.

changes-none = Ce sont les premières règles de ce jeu.

changes-outer-rim-2-favors = À votre tour, vous pouvez aussi demander une faveur ou échanger des crédits et des jetons de dette pendant votre déplacement, avant un lancer de dés et avant qu’une carte ne tienne compte de votre réputation. Ouvrir ce menu ne coûte rien.
changes-outer-rim-2-added-results = Un résultat ajouté par une capacité n’est pas un dé : on ne peut pas le relancer et il ne compte pas parmi les dés lancés. Un dé annulé compte toujours.
changes-outer-rim-2-given-up = Les crédits abandonnés pour de la gloire le restent, quoi qu’on ajoute ensuite à la récompense.
changes-outer-rim-2-next-turn = Ce qui dure jusqu’à la fin de votre prochain tour se termine avec ce tour, même si vous en jouez un autre juste après.
changes-outer-rim-2-steps = Une action qui accomplit une étape d’une ambition ne compte pas aussi pour l’étape suivante.
changes-outer-rim-2-idle = Les capacités, options et paiements qui ne changeraient rien ne sont plus proposés. Les options sans effet sont signalées.
changes-outer-rim-2-lent-skill = Une compétence prêtée avant un test est toujours celle du test.
changes-outer-rim-2-hire = Sans emplacement d’équipage, personne n’est engagé et rien n’est payé.
changes-outer-rim-2-captives = Un captif n’est jamais défaussé pour faire place à l’équipage : son emplacement est pris.
changes-outer-rim-2-void-cost = Une réputation qui compte comme positive ne peut pas servir de paiement.
changes-outer-rim-2-refusals = Qui refuse une mission à deux ne bloque que cette mission, avec cette personne et pour ce tour.
changes-outer-rim-2-purchases = Un achat peut être abandonné avant tout paiement, les capacités qui changent les dés agissent sur son dé, et une armure sans laquelle vous seriez hors de combat ne peut pas servir de paiement.
changes-outer-rim-2-room = Une carte qu’un effet vous donne gratuitement peut être laissée s’il n’y a pas d’emplacement libre ; ce qui a été payé est gardé. Une carte compte pour les objectifs et la gloire dès qu’elle a son emplacement.
changes-outer-rim-2-in-time = Les objectifs et la victoire sont vérifiés avant que le joueur suivant ne joue, adversaires IA compris.
changes-outer-rim-2-at-stake = Ce qui est l’enjeu d’un combat, d’une mission ou d’une livraison en cours ne peut être ni donné ni utilisé.
changes-outer-rim-2-asked-again = Une faveur refusée peut être redemandée tant que les dés ne sont pas lancés.
changes-outer-rim-2-reopened = Un paquet du marché épuisé rouvre dès qu’une carte y revient.
changes-outer-rim-2-opponents = Les adversaires IA ne traversent jamais le Noyau, quel que soit l’effet, ne peuvent pas protéger leur équipage contre vous et, parmi plusieurs plus courts chemins, en prennent un où aucune patrouille ne les arrête.
changes-outer-rim-2-looks = Qui visite le marché ou ouvre un échange puis repart sans rien faire n’a pas dépensé son action.
changes-outer-rim-2-refill = Un achat qui donne la victoire met fin à la partie avant que le marché soit complété.
changes-outer-rim-2-limit = Les dégâts redescendent à la limite quand l’armure qui les supportait est perdue.
changes-outer-rim-2-kept = Une carte que votre propre personnage ou vaisseau vous permet de prendre est gardée ; une autre lui fait place.
