# La table dessinée du jeu de cartes Han Solo : ce que dit la table elle-même.
# Les questions, les réponses et le journal viennent du serveur ; voir han-solo.ftl.

# Places et joueurs
hs-rivals = Adversaires
hs-middle = Le milieu de la table
hs-mine = Votre côté de la table
hs-hand = Votre main
hs-you = Vous
hs-person = Humain
hs-away = Hors ligne
hs-stand-in = Un robot joue à sa place
hs-level = { $level ->
    [rookie] Robot : recrue
    [smuggler] Robot : contrebandier
    [hunter] Robot : chasseur
   *[other] Robot : { $level }
}
hs-web-dealer = Donne cette manche
hs-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
hs-board-cards = { $count ->
    [one] Une carte
   *[other] { $count } cartes
}
hs-board-known = , connues : { $cards }
hs-total = { $value } crédits en tout
hs-no-tokens = Pas encore de prime
hs-sum = Somme

# Objets
hs-card = Votre { $card }
hs-card-shown = Tout le monde connaît cette carte
hs-colour-letter = { $colour ->
    [green] V
    [gold] O
    [red] R
   *[blue] B
}
hs-token-title = « { $name } » (prime { $colour ->
    [green] verte
    [gold] or
    [red] rouge
   *[blue] bleue
}, { $value } crédits)
hs-pot = Le pot
hs-web-pot-empty = Le pot est vide.
hs-web-stack = { $count ->
    [0] Plus aucune prime dans la pile
    [one] Une prime dans la pile
   *[other] { $count } primes dans la pile
}
hs-caption-stack = encore { $count }
hs-web-draw-pile = { $count ->
    [one] Pioche, une carte
   *[other] Pioche, { $count } cartes
}
hs-web-discard-top = Défausse, { $card } sur le dessus
hs-discard-none = Défausse vide
hs-caption-draw = à piocher
hs-caption-discard = défaussées
hs-caption-browse = voir
hs-set-progress = { $count } sur 4 primes { $colour ->
    [red] rouges
   *[blue] bleues
} : quatre permettent de prendre le Faucon.
hs-set-complete = Série { $colour ->
    [red] rouge
   *[blue] bleue
} complète : elle peut prendre le Faucon.
hs-set-spent = { $count } primes { $colour ->
    [red] rouges
   *[blue] bleues
} ; cette série a déjà pris le Faucon.

# Où en est la partie
hs-web-round = Manche { $round } sur { $rounds }
hs-round-line = { $who ->
    [you] Vous donnez les cartes.
   *[other] { $name } donne les cartes.
}
hs-track-lap = Tour { $lap } sur 3
hs-track-shown = Toutes les mains sont sur la table
hs-dice-none = { $who ->
    [you] Vous lancez les dés après chaque tour
   *[other] { $name } lance les dés après chaque tour
}
hs-dice-differ = Différents : rien ne se passe
hs-dice-match = Identiques : nouvelles mains !
hs-shift-title = Tout change !
hs-shift-line = Les dés sont identiques : chacun pose sa main et reçoit de nouvelles cartes.

# Qui doit jouer
hs-waiting-shown = On retourne les mains…
hs-waiting-turn = { $name } choisit : piocher, prendre ou rester.
hs-waiting-discard = { $name } choisit une carte à défausser.
hs-waiting-pick = { $name } choisit une prime.
hs-waiting-name = { $name } désigne une prime en secret.
hs-waiting-capture = { $name } peut capturer le Faucon.
hs-waiting-many = { $count } joueurs choisissent en secret.
hs-waiting-nobody = La partie est terminée.
hs-named-count = { $count } sur { $total } ont désigné leur prime.
hs-named-hint = Personne ne voit votre choix avant que tous aient choisi.
hs-named-change = Vous avez désigné { $token } ; vous pouvez encore changer.
hs-sealed-named = A désigné une prime en secret

# Pourquoi ce n’est pas possible maintenant
hs-not-replay = C’est une rediffusion : on regarde sans toucher.
hs-not-over = La partie est terminée.
hs-not-spectator = Vous regardez cette partie.
hs-not-other = Répondez d’abord à ceci : { $question }

# Ce qu’on entend à table
hs-call-stood = Reste
hs-call-kept = Garde tout
hs-call-named = A choisi
hs-call-declined = Laisse passer
hs-call-without = Plus rien

# La comparaison des mains
hs-showdown = Les mains
hs-showdown-round = Les mains de la manche { $round }
hs-showdown-open = Dernières mains
hs-showdown-close = Fermer
hs-contest = Tirage pour { $token }
hs-contest-order = Tirage pour l’ordre de choix
hs-contest-again = égalité, on retire :
hs-contest-won = { $who ->
    [you] Vous l’emportez
   *[other] { $name } l’emporte
} : au plus près de zéro, le plus avant le moins.

# Le Faucon change de mains
hs-capture-title = Le Faucon est capturé !
hs-capture-line = { $who ->
    [you] Vous utilisez votre série { $colour ->
        [red] rouge
       *[blue] bleue
    } et prenez le Faucon à { $from }.
   *[other] { $name } utilise une série { $colour ->
        [red] rouge
       *[blue] bleue
    } et prend le Faucon à { $from }.
}
hs-skip = Passer

# Explications
hs-tip-board = Cliquez pour voir de près la main et les primes.
hs-tip-dealer = Le donneur joue en dernier et lance les dés.
hs-tip-draw = Prenez la carte du dessus sans la voir. { $count ->
    [one] Il en reste une.
   *[other] Il en reste { $count }.
} Ensuite, vous pourrez défausser une carte.
hs-tip-draw-not = La pioche, { $count ->
    [one] une carte
   *[other] { $count } cartes
}. { $why }
hs-tip-take = Prenez le { $card }. Tout le monde saura que vous l’avez.
hs-tip-take-not = La défausse ; la carte du dessus est à prendre. { $why }
hs-tip-browse = À cette table, on peut feuilleter toute la défausse.
hs-tip-discard = Défausser le { $card } : votre somme devient { $sum }.
hs-tip-card = Votre { $card }. { $why }
hs-tip-card-shown = Votre { $card }. Vous l’avez pris face visible : tout le monde le connaît.
hs-tip-sum = La somme de votre main. Visez zéro.
hs-tip-outlook = La somme de votre main après ce choix.
hs-tip-dice = Après chacun des trois tours, le donneur lance les dés. Symboles identiques : toutes les mains sont remplacées.
hs-tip-track = Trois tours chacun, un lancer après chaque tour de table, puis on montre les mains.
hs-tip-stack = { $count ->
    [0] Il ne reste aucune prime pour les manches suivantes.
    [one] Une prime attend, face cachée, une manche suivante.
   *[other] { $count } primes attendent, face cachée, les manches suivantes.
}
hs-tip-token = { $token }. La meilleure main de la manche choisit en premier.
hs-tip-token-pick = Prendre { $token }.
hs-tip-token-name = Désigner { $token } en secret.
hs-tip-sets = Quatre primes rouges ou quatre bleues permettent de prendre le Faucon à un adversaire, une fois par série.
hs-tip-help = Ce qui gagne, ce que vous pouvez faire, et les touches.
hs-tip-showdown = Les dernières mains, et pourquoi chacune bat la suivante.

# Vu de près
hs-inspect-hand = Main
hs-inspect-known = Face visible : les cartes que vous connaissez.
hs-inspect-won = Primes : { $value } crédits
hs-inspect-none = Aucune pour l’instant.
hs-browse-title = La défausse
hs-browse-line = { $count ->
    [one] Une carte.
   *[other] { $count } cartes, la plus récente d’abord.
}

# L’aide de jeu
hs-help = Aide
hs-help-title = Aide de jeu
hs-help-goal = Amenez la somme de votre main au plus près de zéro. Les meilleures mains choisissent leur prime en premier ; à la fin, qui a le plus de crédits gagne.
hs-help-hands = Les mains, la meilleure d’abord
hs-aid-best = La meilleure main : +10, −10 et un 0.
hs-aid-five = Zéro avec cinq cartes…
hs-aid-four = … bat zéro avec quatre, et ainsi de suite.
hs-aid-high = Autant de cartes : les plus grands nombres gagnent. Deux 4…
hs-aid-low = … battent deux 3.
hs-aid-one-three = Sans zéro, le plus proche gagne. +1 avec trois cartes…
hs-aid-one-two = … bat +1 avec deux.
hs-aid-minus-one = À égale distance, le plus bat le moins : −1 vient après +1.
hs-help-ties = Encore à égalité ? On compare la somme des cartes vertes, puis la plus haute carte verte. Ensuite, l’égalité est parfaite.
hs-help-turn = À votre tour, au choix
hs-help-turn-draw = Piocher la carte du dessus ; vous pouvez ensuite en défausser une.
hs-help-turn-take = Prendre la carte du dessus de la défausse ; vous pouvez ensuite en défausser une.
hs-help-turn-stand = Rester : ni l’un ni l’autre. Vous pourrez agir au tour suivant.
hs-help-turn-note = La carte défaussée peut être celle que vous venez de recevoir. Une main ne rétrécit jamais.
hs-help-dice = Les dés
hs-help-dice-text = Après chaque tour de table, le donneur lance les dés. Si les deux symboles sont identiques (une fois sur six), toutes les mains vont face visible à la défausse et chacun reçoit autant de nouvelles cartes. Cela vaut aussi après le dernier tour.
hs-help-pot = Le pot
hs-help-pot-text = La meilleure main prend la prime de son choix, puis la suivante, jusqu’à la dernière. À égalité, on désigne une prime en secret ; ceux qui veulent la même tirent une carte, et la plus proche de zéro l’emporte.
hs-help-falcon = Le Faucon
hs-help-falcon-text = Quatre primes rouges ou quatre bleues forment une série. Une fois le pot partagé, une série permet de prendre le Faucon à un adversaire. Vous gardez vos quatre primes ; chaque série ne sert qu’une fois.
hs-help-end = La fin
hs-help-end-text = Quand toutes les primes sont attribuées, le plus haut total gagne. À totaux égaux, la prime la plus chère départage.
hs-help-keys = Les touches
hs-keys-turn = piocher · prendre · rester
hs-keys-discard = tout garder · défausser cette carte
hs-keys-pick = prendre ou désigner cette prime
hs-keys-capture = capturer avec les rouges · les bleues · renoncer
hs-keys-showdown = montrer ou cacher les dernières mains
hs-keys-help = cette aide
