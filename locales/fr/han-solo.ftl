# Le jeu de cartes Han Solo.

hs-token = « { $name } » (prime { $colour ->
    [green] verte
    [gold] or
    [red] rouge
   *[blue] bleue
}, { $value } crédits)

# Questions
hs-ask-turn = À vous : piocher, prendre ou rester ?
hs-ask-discard = Votre main vaut { $score }. Défausser une carte, ou tout garder ?
hs-ask-pick = Quelle prime prenez-vous ?
hs-ask-name = Vous êtes à égalité. Quelle prime désignez-vous, en secret ?
hs-ask-capture = Votre série est complète. Prendre le Faucon à { $name } ?

# Réponses
hs-draw = Piocher
hs-take = Prendre le { $card } de la défausse
hs-stand = Rester
hs-keep = Garder toutes vos cartes
hs-discard = Défausser le { $card }
hs-discard-drawn = Défausser le { $card } que vous venez de piocher
hs-put-back = Reposer le { $card }
hs-pick = Prendre { $token }
hs-name = Désigner { $token }
hs-capture = Capturer le Faucon avec votre série { $colour ->
    [red] rouge
   *[blue] bleue
}
hs-decline = Laisser le Faucon où il est

# Le journal
hs-saw-trimmed = { $count ->
    [one] Une prime est retirée du jeu, sans être vue.
   *[other] { $count } primes sont retirées du jeu, sans être vues.
}
hs-saw-round-began = Manche { $round }. { $who ->
    [you] Vous donnez.
   *[other] { $name } donne.
}
hs-saw-dealt-you = Vous recevez le { $card }.
hs-saw-upturned = Le { $card } ouvre la défausse.
hs-saw-token-revealed = Dans le pot : { $token }.
hs-saw-drew = { $who ->
    [you] Vous piochez le { $card }.
   *[other] { $name } pioche une carte.
}
hs-saw-took = { $who ->
    [you] Vous prenez le { $card } de la défausse.
   *[other] { $name } prend le { $card } de la défausse.
}
hs-saw-discarded = { $who ->
    [you] Vous défaussez le { $card }.
   *[other] { $name } défausse le { $card }.
}
hs-saw-kept = { $who ->
    [you] Vous gardez toutes vos cartes.
   *[other] { $name } garde toutes ses cartes.
}
hs-saw-stood = { $who ->
    [you] Vous restez.
   *[other] { $name } reste.
}
hs-saw-put-back = { $who ->
    [you] Vous reposez le { $card } : cela revient à rester.
   *[other] { $name } repose le { $card } : cela revient à rester.
}
hs-saw-reshuffled = La pioche est vide : { $count } cartes de la défausse sont mélangées pour en faire une nouvelle.
hs-saw-rolled = Les dés montrent { $first } et { $second } : rien ne se passe.
hs-saw-shift = Les dés montrent deux fois { $first } : tout change ! Toutes les mains sont défaussées.
hs-saw-hand-dropped = { $who ->
    [you] Vous posez { $cards }.
   *[other] { $name } pose { $cards }.
}
hs-saw-revealed = Toutes les mains sont révélées.
hs-saw-ranked = { $place }. { $name } : { $cards }, score { $score }.
hs-saw-named = { $who ->
    [you] Vous désignez { $token } en secret.
   *[other] { $name } a désigné une prime.
}
hs-saw-names-shown = Les choix secrets : { $names }.
hs-saw-name = { $name } – { $token }
hs-saw-contest-drew = { $who ->
    [you] Vous tirez le { $card } pour { $token }.
   *[other] { $name } tire le { $card } pour { $token }.
}
hs-saw-order-drew = { $who ->
    [you] Vous tirez le { $card } pour l’ordre de choix.
   *[other] { $name } tire le { $card } pour l’ordre de choix.
}
hs-saw-order-drawn = L’ordre de choix est { $names }.
hs-saw-token-picked = { $who ->
    [you] Vous prenez { $token }.
   *[other] { $name } prend { $token }.
}
hs-saw-token-given = { $who ->
    [you] Vous recevez { $token }.
   *[other] { $name } reçoit { $token }.
}
hs-saw-token-won = { $who ->
    [you] Vous gagnez le tirage pour { $token }.
   *[other] { $name } gagne le tirage pour { $token }.
}
hs-saw-went-without = { $who ->
    [you] Il ne reste rien pour vous cette manche.
   *[other] Il ne reste rien pour { $name } cette manche.
}
hs-saw-captured = { $who ->
    [you] Vous utilisez votre série { $colour ->
        [red] rouge
       *[blue] bleue
    } et prenez le Faucon à { $from } !
   *[other] { $name } utilise une série { $colour ->
        [red] rouge
       *[blue] bleue
    } et prend { $robbed ->
        [you] votre Faucon
       *[other] le Faucon à { $from }
    } !
}
hs-saw-declined = { $who ->
    [you] Vous laissez le Faucon où il est.
   *[other] { $name } laisse le Faucon où il est.
}
hs-saw-game-ended = Toutes les primes sont attribuées. { $totals }.
hs-saw-total = { $name } : { $value }

# Pourquoi une main bat la suivante
hs-why-best-hand = +10, −10 et 0 ensemble battent tout.
hs-why-zero = Zéro bat { $lower }.
hs-why-more-cards = Même score, plus de cartes : { $upper } contre { $lower }.
hs-why-higher-sum = Score et nombre égaux ; total vert : { $upper } contre { $lower }.
hs-why-higher-card = Égalité pour le reste ; plus haute carte : { $upper } contre { $lower }.
hs-why-closer = { $upper } est plus près de zéro que { $lower }.
hs-why-plus = À distance égale, le plus bat le moins.
hs-why-tied = Ces deux mains sont à égalité.

# La table en mots
hs-head-table = Table
hs-head-hand = Votre main
hs-head-piles = Piles
hs-head-pot = Pot
hs-head-players = Joueurs
hs-head-ranking = Les mains, la meilleure d’abord
hs-head-last-ranking = Les mains de la manche { $round }
hs-round = Manche { $round } sur { $rounds }.
hs-lap = Tour { $lap } sur 3.
hs-lap-over = Tous les tours sont joués.
hs-dealer = { $who ->
    [you] Vous donnez.
   *[other] { $name } donne.
}
hs-dice = Dernier lancer : { $first } et { $second }.
hs-hand-card-shown = { $card } (connue de tous)
hs-hand-score = Score : { $score }
hs-draw-pile = Pioche : { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
hs-discard-top = Sur la défausse : { $card }.
hs-discard-all = Défausse, de haut en bas : { $cards }.
hs-stack = { $count ->
    [0] Il ne reste aucune prime dans la pile.
    [one] Il reste une prime dans la pile.
   *[other] Il reste { $count } primes dans la pile.
}
hs-pot-empty = Le pot est vide.
hs-player = { $name } : { $cards } ; { $tokens } ; { $n ->
    [one] { $total } crédit.
   *[other] { $total } crédits.
}
hs-player-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
hs-player-known = { $count ->
    [one] une carte
   *[other] { $count } cartes
}, dont { $cards }
hs-player-shown = { $cards }, score { $score }
hs-player-tokens = { $count ->
    [0] aucune prime
    [one] une prime
   *[other] { $count } primes
}, rouges : { $red }, bleues : { $blue }
hs-player-falcon = { $tokens }, le Faucon
hs-symbol-0 = le disque fendu
hs-symbol-1 = les carrés
hs-symbol-2 = le pic
hs-symbol-3 = le losange
hs-symbol-4 = le cerf-volant
hs-symbol-5 = l’hexagone coupé

# Statistiques
hs-stat-round = Manche
hs-stat-credits = Les crédits, manche après manche
hs-stat-hands = Les mains montrées
hs-stat-tokens = Les primes prises
