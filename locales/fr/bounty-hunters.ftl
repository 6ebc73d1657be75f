# Star Wars : Bounty Hunters. Les valeurs sont toujours vert, bleu, orange.

bh-green = V{ $value }
bh-blue = B{ $value }
bh-orange = O{ $value }

# Paquets et cartes
bh-deck = { $deck ->
    [target] paquet Cible
    [hunter] paquet Chasseur de primes
    [contract] paquet Contrat
   *[market] paquet Marché Jawa
}
bh-droid = { $kind ->
    [astromech] un droïde astromécano
    [protocol] un droïde de protocole
   *[other] { $name }
}
bh-target = { $name } (défense { $values }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $icon ->
    [credit] , rapporte un crédit
    [contract] , apporte un contrat
   *[none] {""}
})
bh-hunter = { $name } (attaque { $values }, { $penalty ->
    [0] sans perte
    [one] −{ $penalty } point
   *[other] −{ $penalty } points
})
bh-droid-card = { $name } (attaque { $values }, { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
})
bh-crate-card = { $count ->
    [one] une caisse
   *[other] { $count } caisses
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
})
bh-contract-pair = le contrat { $one } + { $two } ({ $per_one } chacun, +{ $per_duo } par duo)
bh-contract-pair-uneven = le contrat { $one } + { $two } ({ $per_one } par { $one }, { $per_two } par { $two }, +{ $per_duo } par duo)
bh-contract-double = le contrat { $one } ×2 ({ $per_one } chacun, +{ $per_duo } par duo)
bh-contract-crate = le contrat { $one } + caisse ({ $per_one } par { $one }, +{ $per_duo } par duo)
bh-contract-name = le contrat { $kind ->
    [pair] { $one } + { $two }
    [double] { $one } ×2
   *[crate] { $one } + caisse
}

# Questions
bh-ask-draw = Piocher : dans quel paquet ?
bh-ask-commit = Choisir une carte : la vendre ou la jouer ?
bh-ask-window = Vous avez { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}. Activer une carte réservée ?
bh-ask-chosen = Votre choix est face cachée : { $choice }. Vous pouvez en changer tant que tout le monde n’a pas choisi.

# Réponses
bh-draw = Piocher dans le { $deck } ({ $count ->
    [0] vide, sa défausse revient
    [one] { $count } carte
   *[other] { $count } cartes
})
bh-sell = Vendre { $card } pour un crédit
bh-play-target = Jouer { $card } et préparer un affrontement
bh-play-target-orphan = Jouer { $card } face aux cartes d’attaque qui attendent : { $after }
bh-play-on = Envoyer { $card } contre { $target } : { $after }
bh-play-orphan = Jouer { $card } sans cible : elle attend votre prochaine cible
bh-play-contract = Activer { $card }
bh-play-crates = Acheter { $card }
bh-reserve = Réserver { $card } et payer plus tard
bh-activate-on = Payer { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
} et envoyer { $card } contre { $target } : { $after }
bh-activate-orphan = Payer { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
} et jouer { $card } sans cible
bh-activate-crates = Payer { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
} pour { $card }
bh-done = Ne plus rien activer
bh-after-captured = cible capturée !
bh-after-missing = il manque encore { $values }

# Le journal
bh-saw-guild-master = { $who ->
    [you] Vous êtes chef de la Guilde.
   *[other] { $name } est chef de la Guilde.
}
bh-saw-dealt-you = Vous recevez { $card }.
bh-saw-turn = Tour { $turn }.
bh-saw-sealed = Face cachée : { $choice }.
bh-saw-sealed-sell = vous vendez { $card }
bh-saw-sealed-play = vous jouez { $card }
bh-saw-sealed-play-on = vous envoyez { $card } contre { $target }
bh-saw-sealed-reserve = vous réservez { $card }
bh-saw-sealed-activate = vous activez { $card }
bh-saw-decks = Tout le monde pioche : { $choices }.
bh-saw-deck = { $who ->
    [you] vous
   *[other] { $name }
} – { $deck }
bh-saw-drew-you = Vous piochez { $card }.
bh-saw-draw-failed = { $who ->
    [you] Il ne reste rien pour vous dans le { $deck } : choisissez-en un autre.
   *[other] Il ne reste rien pour { $name } dans le { $deck }.
}
bh-saw-draw-skipped = { $who ->
    [you] Il ne vous reste rien à piocher.
   *[other] Il ne reste rien à piocher pour { $name }.
}
bh-saw-revealed = Toutes les cartes choisies sont révélées.
bh-saw-sold = { $who ->
    [you] Vous vendez { $card } pour un crédit.
   *[other] { $name } vend { $card } pour un crédit.
}
bh-saw-played-target = { $who ->
    [you] Vous jouez { $card } et préparez un affrontement.
   *[other] { $name } joue { $card } et prépare un affrontement.
}
bh-saw-played-contract = { $who ->
    [you] Vous activez { $card }.
   *[other] { $name } active { $card }.
}
bh-saw-played-on = { $who ->
    [you] Vous envoyez { $card } contre { $target }.
   *[other] { $name } envoie { $card } contre { $target }.
}
bh-saw-played-orphan = { $who ->
    [you] Vous jouez { $card } et attendez une cible.
   *[other] { $name } joue { $card } et attend une cible.
}
bh-saw-paid-on = { $who ->
    [you] Vous payez { $paid } et envoyez { $card } contre { $target }.
   *[other] { $name } paie { $paid } et envoie { $card } contre { $target }.
}
bh-saw-paid-orphan = { $who ->
    [you] Vous payez { $paid } pour { $card } et attendez une cible.
   *[other] { $name } paie { $paid } pour { $card } et attend une cible.
}
bh-saw-paid-crates = { $who ->
    [you] Vous payez { $paid } pour { $card }.
   *[other] { $name } paie { $paid } pour { $card }.
}
bh-saw-reserved = { $who ->
    [you] Vous réservez { $card }.
   *[other] { $name } réserve { $card }.
}
bh-saw-captured = { $who ->
    [you] Vous capturez { $target } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[other] { $name } capture { $target } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
}
bh-saw-credit = { $who ->
    [you] Vous prenez un crédit { $why ->
        [icon] pour la capture
        [first_to_four] pour votre 4e cible
       *[sale] pour la vente
    }.
   *[other] { $name } prend un crédit { $why ->
        [icon] pour la capture
        [first_to_four] pour sa 4e cible
       *[sale] pour la vente
    }.
}
bh-saw-credit-missed = La réserve de crédits est vide : { $who ->
    [you] vous repartez sans.
   *[other] { $name } repart sans.
}
bh-saw-contract = { $who ->
    [you] Vous piochez { $card }, { $why ->
        [icon] apporté par la capture
       *[first_to_four] pour votre 4e cible
    }.
   *[other] { $name } pioche { $card }, { $why ->
        [icon] apporté par la capture
       *[first_to_four] pour sa 4e cible
    }.
}
bh-saw-contract-missed = Il ne reste aucun contrat : { $who ->
    [you] vous repartez sans.
   *[other] { $name } repart sans.
}
bh-saw-first-to-four = { $who ->
    [you] Vous avez quatre cibles : la fin est déclenchée !
   *[other] { $name } a quatre cibles : la fin est déclenchée !
}
bh-saw-last-turns = La fin approche : le tour { $last } sera le dernier.
bh-saw-reshuffled = Le { $deck } est vide : { $count ->
    [one] une carte défaussée le reforme
   *[other] { $count } cartes défaussées le reforment
}.
bh-saw-passed = Toutes les mains passent à gauche.
bh-saw-passed-you = Toutes les mains passent à gauche. Vous recevez { $got }.
bh-saw-scored = La partie est terminée. { $totals }
bh-saw-total = { $name } : { $sum } = { $total }.

# Les lignes du carnet de scores
bh-score-targets = Cibles capturées
bh-score-crates = Caisses
bh-score-majority = Le plus de caisses
bh-score-contracts = Contrats
bh-score-hunters = Chasseurs de primes
bh-sum-targets = { $points } pour les cibles
bh-sum-crates = { $points } pour les caisses
bh-sum-majority = { $points } pour le plus de caisses
bh-sum-contracts = { $points } pour les contrats
bh-sum-hunters = { $points } pour les chasseurs de primes

# La table en mots
bh-head-hand = Votre main
bh-head-area = Devant vous
bh-head-decks = Paquets
bh-head-table = Table
bh-head-player = { $name }
bh-turn = Tour { $turn }.
bh-turn-last = Tour { $turn }. Le tour { $last } est le dernier.
bh-step = { $step ->
    [draw] Étape 1 : tout le monde pioche.
    [choose] Étape 2 : tout le monde choisit une carte.
    [activate] Étape 2 : les cartes réservées peuvent être activées.
   *[over] La partie est terminée.
}
bh-introductory = Partie découverte : sans contrats.
bh-guild-master = { $who ->
    [you] Vous êtes chef de la Guilde.
   *[other] { $name } est chef de la Guilde.
}
bh-credit-reserve = Crédits dans la réserve : { $count }.
bh-deck-line = { $deck } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $discards ->
    [0] rien de défaussé
    [one] une défaussée : { $top }
   *[other] { $discards } défaussées, au-dessus { $top }
}.
bh-hand-fresh = { $card } – que vous venez de piocher
bh-open = { $target } : attaque { $attack }, { $after }. { $attackers }
bh-captured = Capturée : { $target }. { $attackers }
bh-orphan = Sans cible : attaque { $attack }. { $attackers }
bh-attackers-none = Personne n’attaque encore.
bh-attackers = Avec { $cards }.
bh-reserved = Réservée : { $card }
bh-crates = Caisses : { $cards }.
bh-credits = { $count ->
    [0] Aucun crédit
    [one] { $count } crédit
   *[other] { $count } crédits
}, { $captured ->
    [0] aucune cible capturée
    [one] { $captured } cible capturée
   *[other] { $captured } cibles capturées
}.
bh-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant : { $sum }.
bh-points-none = Aucun point pour l’instant.
bh-rival-hand = { $count ->
    [0] Aucune carte en main.
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
}
bh-rival-hand-known = { $count ->
    [one] { $count } carte en main : { $cards }.
   *[other] { $count } cartes en main : { $cards }.
}
bh-hidden = { $count ->
    [one] une carte du { $deck }
   *[other] { $count } cartes du { $deck }
}

# Statistiques
bh-stat-turn = Tour
bh-stat-player = Joueur
bh-stat-points = Les points, tour après tour
bh-stat-sources = { $name } : d’où viennent les points
bh-stat-draft = Pioches et choix
bh-stat-drawn = { $deck } : piochées
bh-stat-played = Jouées
bh-stat-reserved = Réservées
bh-stat-sold = Vendues
bh-stat-picks = Les choix de chacun
bh-stat-pick-sell = vente : { $card }
bh-stat-pick-reserve = réservée : { $card }
bh-stat-pick-play = { $card }
bh-stat-pick-on = { $card } → { $target }
bh-stat-passed-by = Le sort des cartes que chacun a été le premier à donner
bh-stat-passed = Données
bh-stat-fate-neighbour = Gardées aussitôt, à gauche
bh-stat-fate-others = Gardées plus tard par d’autres
bh-stat-fate-own = Revenues et gardées
bh-stat-fate-sold = Vendues
bh-stat-fate-left = Jamais prises
bh-stat-passed-cards = Ce qu’est devenue chaque carte donnée
bh-stat-card = Carte
bh-stat-first-passed = Donnée d’abord
bh-stat-by = { $name }, tour { $turn }
bh-stat-times = Fois
bh-stat-became = Son sort
bh-stat-became-nothing = personne ne l’a prise
bh-stat-became-sold = vendue par { $name } au tour { $turn }
bh-stat-became-reserved = réservée par { $name } au tour { $turn }
bh-stat-became-activated = réservée par { $name } au tour { $turn }, payée au tour { $activated }
bh-stat-became-played = jouée par { $name } au tour { $turn }
