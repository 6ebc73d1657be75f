# Le texte des cartes de Bordure Extérieure. Les actes commencent par une minuscule et sans point : ils s’enchaînent en phrases.
# $mood : un ordre (do), ou après « vous pouvez » et « pour » (to).

# Listes et phrases
orc-and = { $before } et { $last }
orc-and-long = { $before }, et { $last }
orc-and-word = et
orc-or = { $before } ou { $last }
orc-to = { $cost } pour { $gain }
orc-may = vous pouvez { $text }
orc-may-this = vous pouvez faire ceci :
orc-then = Ensuite, { $text }
orc-times = { $mood ->
    [to] faire
   *[do] faites
} ceci { $n } fois : { $text }
orc-semicolon = {" ; "}
orc-or-option = {" ; ou "}
orc-else = sinon, { $text }
orc-circumstance = { $when }, { $text }
orc-label = { $text } :
orc-if = si { $clause }
orc-again-if = si
orc-again-while = que
orc-only-if = { $text } si { $clause }

# Termes
orc-skill = { $term ->
    [influence] Influence
    [knowledge] Savoir
    [piloting] Pilotage
    [stealth] Discrétion
    [strength] Vigueur
    [tactics] Tactique
   *[tech] Technologie
}
orc-of-skill = { $term ->
    [influence] d’Influence
    [knowledge] de Savoir
    [piloting] de Pilotage
    [stealth] de Discrétion
    [strength] de Vigueur
    [tactics] de Tactique
   *[tech] de Technologie
}
orc-faction = { $term ->
    [hutt] les Hutts
    [syndicate] le Syndicat
    [imperial] l’Empire
   *[rebel] la Rébellion
}
orc-with = auprès { $term ->
    [hutt] des Hutts
    [syndicate] du Syndicat
    [imperial] de l’Empire
    [rebel] de la Rébellion
    [here] de la faction de cette planète
    [chosen] de cette faction
   *[nearest] de la faction de la patrouille la plus proche
}
orc-with-any = auprès d’une faction de votre choix
orc-where-standing = auprès de laquelle votre réputation est { $term ->
    [negative] négative
    [neutral] neutre
   *[positive] positive
}
orc-where-standing-one = là où elle est { $term ->
    [negative] négative
    [neutral] neutre
   *[positive] positive
}
orc-patrol = { $term ->
    [hutt] la patrouille hutt
    [syndicate] la patrouille du Syndicat
    [imperial] la patrouille impériale
    [rebel] la patrouille rebelle
    [here] la patrouille de la faction de cette planète
    [chosen] la patrouille de cette faction
   *[nearest] la patrouille la plus proche
}
orc-face = { $term ->
    [blank] face vide
    [focus] concentration
    [hit] touche
   *[crit] critique
}
orc-face-a = { $term ->
    [blank] une face vide
    [focus] une concentration
    [hit] une touche
   *[crit] un critique
}
orc-in-combat = { $term ->
    [ground] en combat au sol
   *[ship] en combat spatial
}
orc-deck = { $term ->
    [bounty] Prime
    [cargo] Cargaison
    [gear] Équipement
    [job] Mission
    [luxury] Luxe
   *[ship] Vaisseau
}
orc-deck-card = { $term ->
    [bounty] Prime
    [cargo] Cargaison
    [gear] Équipement
    [job] Mission
    [luxury] Luxe
   *[ship] Vaisseau
}
orc-kind = { $term ->
    [gear] Équipement
    [mod] Modification
    [cargo] Cargaison
    [job] Mission
    [bounty] Prime
   *[crew] Équipage
}
orc-kind-gender = { $term ->
    [gear] m
    [crew] m
   *[other] f
}
orc-kind-a = { $term ->
    [gear] un équipement
    [mod] une modification
    [cargo] une cargaison
    [job] une mission
    [bounty] une prime
   *[crew] un membre d’équipage
}
orc-kind-s = { $term ->
    [gear] équipements
    [mod] modifications
    [cargo] cargaisons
    [job] missions
    [bounty] primes
   *[crew] membres d’équipage
}
orc-class = { $term ->
    [white] contact blanc
    [green] contact vert
    [yellow] contact jaune
   *[orange] contact orange
}
orc-trait = { $term ->
    [illegal] { $gender ->
        [f] illégale
       *[m] illégal
    }
    [secret] { $gender ->
        [f] secrète
       *[m] secret
    }
    [armor] armure
    [weapon] arme
    [droid] droïde
    [ordnance] munitions
    [wookiee] Wookiee
   *[imposed] { $gender ->
        [f] imposée
       *[m] imposé
    }
}
orc-on = { $kind ->
    [maelstrom] dans { $space }
    [core] dans { $space }
   *[planet] sur { $space }
}

# Combien
orc-number = { $text }
orc-credits = { $n ->
    [one] { $text } crédit
   *[other] { $text } crédits
}
orc-fame = { $n ->
    [one] { $text } point de gloire
   *[other] { $text } points de gloire
}
orc-reputation = { $n ->
    [one] { $text } point de réputation
   *[other] { $text } points de réputation
}
orc-damage = { $n ->
    [one] { $text } dégât
   *[other] { $text } dégâts
}
orc-damage-character = { $n ->
    [one] { $text } dégât
   *[other] { $text } dégâts
} sur votre personnage
orc-damage-ship = { $n ->
    [one] { $text } dégât
   *[other] { $text } dégâts
} sur votre vaisseau
orc-dice = { $n ->
    [one] { $text } dé
   *[other] { $text } dés
}
orc-spaces = { $n ->
    [one] { $text } espace
   *[other] { $text } espaces
}
orc-counted = { $each } { $per }
orc-counted-plus = { $plus } plus { $each } { $per }
orc-at-most = { $amount } ({ $most } au plus)
orc-per-card = { $term ->
    [gear] par équipement que vous possédez
    [mod] par modification que vous possédez
    [cargo] par cargaison que vous possédez
    [job] par mission que vous possédez
    [bounty] par prime que vous possédez
   *[crew] par membre de votre équipage
}
orc-per-skill = pour chaque { $skill } que vous avez
orc-per-fame = par point de gloire que vous avez
orc-per-credit = par crédit que vous avez
orc-per-damage = { $term ->
    [character] par dégât sur votre personnage
   *[ship] par dégât sur votre vaisseau
}
orc-per-health = par point de vie restant
orc-per-combat = { $term ->
    [ground] par point de votre valeur de combat au sol
   *[ship] par point de votre valeur de combat spatial
}
orc-per-positive = par faction auprès de laquelle votre réputation est positive
orc-per-negative = par faction auprès de laquelle votre réputation est négative
orc-per-player = par autre joueur dans votre espace
orc-per-token = par jeton Objectif placé ici
orc-per-face = par { $faces }
orc-per-recovered = par dégât retiré
orc-per-number = chaque fois

# Conditions : la proposition après « si », ou son contraire
orc-if-standing = votre réputation { $with } { $not ->
    [yes] n’est pas { $standing ->
        [positive] positive
        [negative] négative
       *[neutral] neutre
    }
   *[no] est { $standing ->
        [positive] positive
        [negative] négative
       *[neutral] neutre
    }
}
orc-if-any-reputation = { $not ->
    [yes] vous n’avez aucune réputation { $term ->
        [positive] positive
        [negative] négative
       *[neutral] neutre
    }
   *[no] vous avez une réputation { $term ->
        [positive] positive
        [negative] négative
       *[neutral] neutre
    }
}
orc-if-positive-reputations = { $not ->
    [yes] votre réputation est positive auprès de moins de { $n } factions
   *[no] votre réputation est positive auprès d’au moins { $n } factions
}
orc-if-skill = { $not ->
    [yes] vous n’avez pas { $skill }
   *[no] vous avez { $skill }
}
orc-if-on = { $not ->
    [yes] vous n’êtes pas { $on }
   *[no] vous êtes { $on }
}
orc-if-on-planet = { $not ->
    [yes] vous n’êtes pas sur une planète
   *[no] vous êtes sur une planète
}
orc-if-on-navpoint = { $not ->
    [yes] vous n’êtes pas sur un point de navigation
   *[no] vous êtes sur un point de navigation
}
orc-if-on-planet-of = { $not ->
    [yes] vous n’êtes pas
   *[no] vous êtes
} sur une planète { $term ->
    [hutt] hutt
    [syndicate] du Syndicat
    [imperial] impériale
   *[rebel] rebelle
}
orc-if-on-faction-planet = { $not ->
    [yes] votre planète n’appartient à aucune faction
   *[no] vous êtes sur la planète d’une faction
}
orc-if-marked = { $not ->
    [yes] cet espace n’est pas encore marqué
   *[no] cet espace est marqué
}
orc-if-patrol-here = { $not ->
    [yes] il n’y a pas de patrouille dans votre espace
   *[no] il y a une patrouille dans votre espace
}
orc-if-patrol-here-of = { $not ->
    [yes] il n’y a pas de patrouille
   *[no] il y a une patrouille
} { $term ->
    [hutt] hutt
    [syndicate] du Syndicat
    [imperial] impériale
   *[rebel] rebelle
} dans votre espace
orc-if-patrol-is-here = { $patrol } { $not ->
    [yes] n’est pas dans votre espace
   *[no] est dans votre espace
}
orc-if-patrol-within = { $patrol } { $not ->
    [yes] est à plus de { $spaces }
   *[no] est à { $spaces } au plus
}
orc-if-patrol-level-min = { $patrol } { $not ->
    [yes] est d’un niveau inférieur à { $n }
   *[no] est de niveau { $n } ou plus
}
orc-if-patrol-level-max = { $patrol } { $not ->
    [yes] est d’un niveau supérieur à { $n }
   *[no] est de niveau { $n } ou moins
}
orc-if-player-here = { $not ->
    [yes] aucun autre joueur n’est dans votre espace
   *[no] un autre joueur est dans votre espace
}
orc-if-credits = { $not ->
    [yes] vous avez moins de { $amount }
   *[no] vous avez au moins { $amount }
}
orc-if-fame = { $not ->
    [yes] vous avez moins de { $amount }
   *[no] vous avez au moins { $amount }
}
orc-if-number = { $not ->
    [yes] il y en a moins de { $amount }
   *[no] il y en a au moins { $amount }
}
orc-if-number-dice = { $not ->
    [yes] { $n ->
        [one] aucun dé ne montre { $faces }
       *[other] moins de { $amount } dés montrent { $faces }
    }
   *[no] { $n ->
        [one] au moins { $amount } dé montre { $faces }
       *[other] au moins { $amount } dés montrent { $faces }
    }
}
orc-if-number-recovered = { $not ->
    [yes] vous avez retiré moins de { $amount } dégâts
   *[no] vous avez retiré au moins { $amount } dégâts
}
orc-if-damaged = { $not ->
    [yes] { $term ->
        [character] votre personnage est indemne
       *[ship] votre vaisseau est intact
    }
   *[no] { $term ->
        [character] votre personnage est blessé
       *[ship] votre vaisseau est endommagé
    }
}
orc-if-health-left = { $not ->
    [yes] il vous reste moins de { $amount } points de vie
   *[no] il vous reste au moins { $amount } points de vie
}
orc-if-has = { $not ->
    [yes] vous n’avez pas { $cards }
   *[no] vous avez { $cards }
}
orc-if-crew = { $not ->
    [yes] « { $name } » n’est pas dans votre équipage
   *[no] « { $name } » est dans votre équipage
}
orc-if-character = { $not ->
    [yes] vous n’êtes pas { $name }
   *[no] vous êtes { $name }
}
orc-if-character-trait = { $not ->
    [yes] votre personnage n’est pas
   *[no] votre personnage est
} { $term ->
    [droid] un droïde
    [wookiee] un Wookiee
    [illegal] illégal
    [secret] secret
    [armor] en armure
    [weapon] une arme
    [ordnance] une munition
   *[imposed] imposé
}
orc-if-ship-cost = { $not ->
    [yes] votre vaisseau coûte moins de { $amount }
   *[no] votre vaisseau coûte au moins { $amount }
}
orc-if-fighting = { $not ->
    [yes] vous n’affrontez pas { $term ->
        [patrol] une patrouille
        [bounty] la cible d’une prime
        [player] un joueur
       *[foe] un adversaire de carte
    }
   *[no] vous affrontez { $term ->
        [patrol] une patrouille
        [bounty] la cible d’une prime
        [player] un joueur
       *[foe] un adversaire de carte
    }
}
orc-if-opponent-dice = { $not ->
    [yes] votre adversaire lance moins de { $amount }
   *[no] votre adversaire lance au moins { $amount }
}
orc-if-won = { $not ->
    [yes] vous ne gagnez pas
   *[no] vous gagnez
}
orc-if-attacking = { $not ->
    [yes] vous n’êtes pas l’attaquant
   *[no] vous êtes l’attaquant
}
orc-if-card = { $not ->
    [yes] ce n’est pas { $card }
   *[no] c’est { $card }
}
orc-if-card-trait = { $not ->
    [yes] elle n’est pas
   *[no] elle est
} { $term ->
    [illegal] illégale
    [secret] secrète
    [armor] une armure
    [weapon] une arme
    [droid] un droïde
    [ordnance] une munition
    [wookiee] un Wookiee
   *[imposed] imposée
}
orc-other-player = { $other ->
    [chosen] ce joueur
    [owner] le joueur actif
   *[opposite] l’autre joueur
}
orc-if-other = pour { orc-other-player }, ceci { $not ->
    [yes] n’est pas vrai
   *[no] est vrai
} : { $what }
orc-if-other-least = { orc-other-player } { $not ->
    [yes] a moins de { $what }
   *[no] a au moins { $what }
}
orc-if-other-has = { orc-other-player } { $not ->
    [yes] n’a pas { $what }
   *[no] a { $what }
}
orc-a-reputation = une réputation { $term ->
    [negative] négative
    [neutral] neutre
   *[positive] positive
}
orc-if-other-more-fame = { $not ->
    [yes] ce joueur n’a pas plus de gloire que vous
   *[no] ce joueur a plus de gloire que vous
}
orc-if-other-at-least-fame = { $not ->
    [yes] ce joueur a moins de gloire que vous
   *[no] ce joueur a au moins autant de gloire que vous
}
orc-if-expansion = { $not ->
    [yes] l’extension n’est pas utilisée
   *[no] l’extension est utilisée
}

# Cartes, joueurs et espaces
orc-a-card = une carte
orc-cards = cartes
orc-adjective = {""}
orc-with-article = {""}
orc-at-least = au moins { $n } { $cards }
orc-any-cards = des { $cards }
orc-that-is = { $n ->
    [one] { $term ->
        [illegal] { $gender ->
            [f] illégale
           *[m] illégal
        }
        [secret] { $gender ->
            [f] secrète
           *[m] secret
        }
        [armor] qui est une armure
        [weapon] qui est une arme
        [droid] qui est un droïde
        [ordnance] qui est une munition
        [wookiee] qui est un Wookiee
       *[imposed] au trait Imposé
    }
   *[other] { $term ->
        [illegal] { $gender ->
            [f] illégales
           *[m] illégaux
        }
        [secret] { $gender ->
            [f] secrètes
           *[m] secrets
        }
        [armor] qui sont des armures
        [weapon] qui sont des armes
        [droid] qui sont des droïdes
        [ordnance] qui sont des munitions
        [wookiee] qui sont des Wookiees
       *[imposed] au trait Imposé
    }
}
orc-that-is-not = { $n ->
    [one] { $term ->
        [illegal] { $gender ->
            [f] non illégale
           *[m] non illégal
        }
        [secret] { $gender ->
            [f] non secrète
           *[m] non secret
        }
        [armor] qui n’est pas une armure
        [weapon] qui n’est pas une arme
        [droid] qui n’est pas un droïde
        [ordnance] qui n’est pas une munition
        [wookiee] qui n’est pas un Wookiee
       *[imposed] sans le trait Imposé
    }
   *[other] { $term ->
        [illegal] { $gender ->
            [f] non illégales
           *[m] non illégaux
        }
        [secret] { $gender ->
            [f] non secrètes
           *[m] non secrets
        }
        [armor] qui ne sont pas des armures
        [weapon] qui ne sont pas des armes
        [droid] qui ne sont pas des droïdes
        [ordnance] qui ne sont pas des munitions
        [wookiee] qui ne sont pas des Wookiees
       *[imposed] sans le trait Imposé
    }
}
orc-cost-min = { $n ->
    [one] d’une valeur d’au moins { $price }
   *[other] d’une valeur unitaire d’au moins { $price }
}
orc-cost-max = { $n ->
    [one] d’une valeur d’au plus { $price }
   *[other] d’une valeur unitaire d’au plus { $price }
}
orc-cost-sum = valant ensemble au moins { $price }
orc-each-player = chaque autre joueur
orc-each-does = { $who } fait ceci :
orc-each-gains = { $who } gagne { $amount }
orc-each-recovers = { $who } retire { $all ->
    [yes] tous les dégâts
   *[no] { $amount }
} { $from ->
    [character] de son personnage
    [ship] de son vaisseau
   *[both] de son personnage et de son vaisseau
}
orc-nearest-player = le joueur le plus proche
orc-another-player = un autre joueur
orc-player-here = dans votre espace
orc-player-who = { $player } qui { $who }
orc-who-stands = n’est pas hors de combat
orc-who-more-fame = a plus de gloire que vous
orc-who-at-least-fame = a au moins autant de gloire que vous
orc-who-reputation = a une réputation { $term ->
    [positive] positive
    [negative] négative
   *[neutral] neutre
}
orc-who-has = a { $cards }
orc-a-faction = une faction
orc-faction-standing = auprès de laquelle votre réputation est { $term ->
    [negative] négative
    [neutral] neutre
   *[positive] positive
}
orc-faction-patrol-here = dont la patrouille est dans votre espace
orc-faction-patrol-within = dont la patrouille est à { $spaces } au plus
orc-a-planet = une planète
orc-a-navpoint = un point de navigation
orc-a-space = un espace
orc-space-within = à { $spaces } au plus
orc-space-no-players = sans joueur
orc-space-of = { $term ->
    [hutt] des Hutts
    [syndicate] du Syndicat
    [imperial] de l’Empire
   *[rebel] de la Rébellion
}
orc-space-hidden-contact = avec un contact face cachée
orc-a-contact = { $term ->
    [down] un contact face cachée
    [up] un contact face visible
   *[any] un contact
}
orc-contact-here = sur votre planète
orc-choose = { $mood ->
    [to] choisir
   *[do] choisissez
} { $what }
orc-choose-own = { $mood ->
    [to] choisir
   *[do] choisissez
} parmi vos cartes { $what }
orc-choose-theirs = { $mood ->
    [to] choisir
   *[do] choisissez
} parmi les cartes { $other ->
    [chosen] de ce joueur
    [owner] du joueur actif
   *[opposite] de l’autre joueur
} { $what }
orc-nearest-chooses = le joueur le plus proche choisit { $what }
orc-browse = { $mood ->
    [to] révéler
   *[do] révélez
} des cartes du paquet { $deck } jusqu’à en avoir { $one ->
    [yes] { $n } du type { $kinds }
   *[no] { $n } d’un type de votre choix ({ $kinds })
}, { $mood ->
    [to] en acheter
   *[do] achetez-en
} une si vous le souhaitez et { $mood ->
    [to] remélanger
   *[do] remélangez
} les autres

# Valeurs modifiées
orc-lend = { $mood ->
    [to] recevoir
   *[do] recevez
} { $text } { $until }
orc-lend-next = { $mood ->
    [to] recevoir
   *[do] recevez
} { $text } si votre prochain test ou combat est { $term ->
    [ground] un combat au sol
   *[ship] un combat spatial
}
orc-lend-holds = { $until }, { $text }
orc-holds = { $text }
orc-until = { $term ->
    [combat] pour ce combat
    [test] pour ce test
    [next-roll] pour le prochain test ou combat
    [turn] jusqu’à la fin de ce tour
   *[next-turn] jusqu’à la fin de votre prochain tour
}
orc-mod-hyperdrive = { $text } en hyperpropulsion
orc-mod-combat = { $n ->
    [one] { $text } dé
   *[other] { $text } dés
}{ $term ->
    [ground] {" "}en combat au sol
    [ship] {" "}en combat spatial
   *[any] {""}
}
orc-mod-enemy-dice = { $n ->
    [one] { $text } dé
   *[other] { $text } dés
} pour votre adversaire { $term ->
    [ground] en combat au sol
   *[ship] en combat spatial
}
orc-mod-toughness = { $term ->
    [character] { $n ->
        [one] { $text } point de vie
       *[other] { $text } points de vie
    }
   *[ship] { $n ->
        [one] { $text } point de coque
       *[other] { $text } points de coque
    }
}
orc-mod-skill = { $text } { $term ->
    [influence] Influence
    [knowledge] Savoir
    [piloting] Pilotage
    [stealth] Discrétion
    [strength] Vigueur
    [tactics] Tactique
   *[tech] Technologie
}
orc-mod-fame = { $n ->
    [one] { $text } point de gloire
   *[other] { $text } points de gloire
}
orc-mod-slots = { $text } { $n ->
    [one] emplacement
   *[other] emplacements
} { $term ->
    [gear] d’équipement
    [mod] de modification
    [cargo] de cargaison
    [job] de mission
    [bounty] de prime
   *[crew] d’équipage
}
orc-mod-shield = les dégâts subis { $combat } sont réduits de { $by }
orc-mod-damage-cap = vous subissez au plus { $most } { $combat }
orc-mod-patrol-fame = { $n ->
    [one] { $text } point de gloire
   *[other] { $text } points de gloire
} quand une patrouille vaincue en donne
orc-mod-fame-cut = chaque fois que vous gagnez de la gloire autrement que par votre carte Personnage, vous gagnez { $fame } de moins
orc-mod-fame-cut-credits = vous gagnez { $credits } à la place de la gloire que vous ne gagnez pas
orc-mod-price = les cartes { $term ->
    [bounty] Prime
    [cargo] Cargaison
    [gear] Équipement
    [job] Mission
    [luxury] Luxe
   *[ship] Vaisseau
} vous coûtent { $amount } de { $less ->
    [yes] moins
   *[no] plus
}
orc-mod-pass-maelstrom = le Maelström ne vous arrête pas
orc-mod-pass-patrols = les patrouilles ne vous arrêtent pas
orc-mod-ignore-patrols = rien ne vous oblige à affronter les patrouilles
orc-mod-keep-reputation = vaincre une patrouille ne vous coûte pas de réputation
orc-mod-counts-positive = votre réputation { $with } est considérée comme positive
orc-mod-market-anywhere = vous pouvez aussi vous rendre au marché sur les points de navigation
orc-mod-must-capture = vous devez capturer la cible

# Moments
orc-step-planning = Planification :
orc-step-action = Action :
orc-step-encounter = Rencontre :
orc-once-roll = { $term ->
    [combat] une fois par combat
    [test] une fois par test
   *[any] une fois par jet
}
orc-once-turn = une fois par tour
orc-when-turn-began = au début de votre tour
orc-when-before-test = avant le jet d’un test
orc-when-before-combat = { $term ->
    [ground] avant le jet en combat au sol
    [ship] avant le jet en combat spatial
   *[any] avant le jet en combat
}
orc-when-test-dice = après le jet d’un test
orc-when-combat-dice = { $term ->
    [ground] après le jet en combat au sol
    [ship] après le jet en combat spatial
   *[any] après le jet en combat
}
orc-when-delivery-die = après le jet d’une livraison illégale
orc-when-card-dice = après le jet d’une carte
orc-when-rolled = après le jet { $rolls }
orc-when-to-roll = avant le jet { $rolls }
orc-roll-of = { $roll ->
    [test] d’un test
    [combat] { $term ->
        [ground] en combat au sol
        [ship] en combat spatial
       *[any] en combat
    }
    [delivery] d’une livraison illégale
   *[card] d’une carte
}
orc-when-combat-won = après avoir gagné un combat{ $how }
orc-when-combat-lost = après avoir perdu un combat{ $how }
orc-fought = { $term ->
    [planet] { $not ->
        [yes] hors d’une planète
       *[no] sur une planète
    }
    [navpoint] { $not ->
        [yes] hors d’un point de navigation
       *[no] sur un point de navigation
    }
    [attacker] { $not ->
        [yes] en défense
       *[no] en attaque
    }
    [dice] { $not ->
        [yes] contre moins de { $amount }
       *[no] contre au moins { $amount }
    }
    [character] { $not ->
        [yes] avec un personnage indemne
       *[no] avec un personnage blessé
    }
    [ship] { $not ->
        [yes] avec un vaisseau intact
       *[no] avec un vaisseau endommagé
    }
    [patrol] { $not ->
        [yes] non contre une patrouille
       *[no] contre une patrouille
    }
    [bounty] { $not ->
        [yes] non contre la cible d’une prime
       *[no] contre la cible d’une prime
    }
    [player] { $not ->
        [yes] non contre un joueur
       *[no] contre un joueur
    }
   *[foe] { $not ->
        [yes] non contre un adversaire de carte
       *[no] contre un adversaire de carte
    }
}
orc-when-patrol-beaten = après avoir vaincu une patrouille
orc-when-bounty-reward = quand vous gagnez la récompense d’une prime
orc-when-bounty-eliminated = après avoir éliminé la cible d’une prime
orc-when-capture-delivered = après avoir livré une cible capturée
orc-when-cargo-reward = quand vous gagnez la récompense d’une cargaison
orc-when-job-reward = quand vous gagnez la récompense d’une mission
orc-when-patrol-reward = quand vous gagnez la récompense d’une patrouille
orc-when-gained = { $term ->
    [gear] après avoir gagné un équipement
    [mod] après avoir gagné une modification
    [cargo] après avoir gagné une cargaison
    [job] après avoir gagné une mission
    [bounty] après avoir gagné une prime
   *[crew] après avoir gagné un membre d’équipage
}
orc-when-bought = après avoir acheté une carte { $term ->
    [bounty] Prime
    [cargo] Cargaison
    [gear] Équipement
    [job] Mission
    [luxury] Luxe
   *[ship] Vaisseau
}
orc-when-hired = après avoir engagé un contact
orc-when-recovered = après avoir retiré des dégâts
orc-when-near-defeat = quand vous allez être hors de combat
orc-when-defeated = dès que vous êtes hors de combat
orc-when-entered-patrol-space = quand vous entrez dans un espace dont la patrouille vous arrêterait
orc-when-player-entered = quand un autre joueur entre dans votre espace
orc-when-patrol-would-move = quand une patrouille devrait se déplacer vers vous pendant votre tour

# Objectifs
orc-goal = Objectif :
orc-goal-holds = { $clause }
orc-goal-given = { $text } alors que { $clause }
orc-goal-ability = { $n ->
    [one] atteignez-le grâce à la capacité de cette fiche
   *[other] réunissez { $n } jetons Objectif grâce à la capacité de cette fiche
}
orc-goal-planning = { $n ->
    [one] utilisez une capacité de planification
   *[other] utilisez { $n } capacités de planification
}
orc-goal-action = { $n ->
    [one] utilisez une capacité d’action
   *[other] utilisez { $n } capacités d’action
}
orc-goal-encounter = { $n ->
    [one] utilisez une capacité de rencontre
   *[other] utilisez { $n } capacités de rencontre
}
orc-goal-turn-began = { $n ->
    [one] commencez un tour
   *[other] commencez { $n } tours
}
orc-goal-before-test = { $n ->
    [one] tentez un test
   *[other] tentez { $n } tests
}
orc-goal-before-combat = { $term ->
    [ground] { $n ->
        [one] livrez un combat au sol
       *[other] livrez { $n } combats au sol
    }
   *[ship] { $n ->
        [one] livrez un combat spatial
       *[other] livrez { $n } combats spatiaux
    }
}
orc-goal-test-dice = { $n ->
    [one] lancez les dés d’un test
   *[other] lancez les dés de { $n } tests
}
orc-goal-combat-dice = { $term ->
    [ground] { $n ->
        [one] lancez les dés d’un combat au sol
       *[other] lancez les dés de { $n } combats au sol
    }
   *[ship] { $n ->
        [one] lancez les dés d’un combat spatial
       *[other] lancez les dés de { $n } combats spatiaux
    }
}
orc-goal-delivery-die = { $n ->
    [one] lancez le dé d’une livraison illégale
   *[other] lancez le dé de { $n } livraisons illégales
}
orc-goal-card-dice = { $n ->
    [one] lancez les dés d’une carte
   *[other] lancez { $n } fois les dés d’une carte
}
orc-goal-combat-won = { $n ->
    [one] gagnez un combat
   *[other] gagnez { $n } combats
}{ $how }
orc-goal-combat-lost = { $n ->
    [one] perdez un combat
   *[other] perdez { $n } combats
}{ $how }
orc-goal-patrol-beaten = { $n ->
    [one] vainquez une patrouille
   *[other] vainquez { $n } patrouilles
}
orc-goal-bounty-reward = { $n ->
    [one] gagnez la récompense d’une prime
   *[other] gagnez les récompenses de { $n } primes
}
orc-goal-bounty-eliminated = { $n ->
    [one] éliminez la cible d’une prime
   *[other] éliminez les cibles de { $n } primes
}
orc-goal-capture-delivered = { $n ->
    [one] livrez une cible capturée
   *[other] livrez { $n } cibles capturées
}
orc-goal-cargo-reward = { $n ->
    [one] livrez une cargaison
   *[other] livrez { $n } cargaisons
}
orc-goal-job-reward = { $n ->
    [one] accomplissez une mission
   *[other] accomplissez { $n } missions
}
orc-goal-patrol-reward = { $n ->
    [one] gagnez la récompense d’une patrouille
   *[other] gagnez les récompenses de { $n } patrouilles
}
orc-goal-gained = { $n ->
    [one] gagnez { $term ->
        [gear] un équipement
        [mod] une modification
        [cargo] une cargaison
        [job] une mission
        [bounty] une prime
       *[crew] un membre d’équipage
    }
   *[other] gagnez { $n } { $term ->
        [gear] équipements
        [mod] modifications
        [cargo] cargaisons
        [job] missions
        [bounty] primes
       *[crew] membres d’équipage
    }
}
orc-goal-bought = { $n ->
    [one] achetez une carte
   *[other] achetez { $n } cartes
} { $term ->
    [bounty] Prime
    [cargo] Cargaison
    [gear] Équipement
    [job] Mission
    [luxury] Luxe
   *[ship] Vaisseau
}
orc-goal-hired = { $n ->
    [one] engagez un contact
   *[other] engagez { $n } contacts
}
orc-goal-recovered = { $n ->
    [one] retirez des dégâts
   *[other] retirez des dégâts { $n } fois
}
orc-goal-recovered-least = { $n ->
    [one] retirez au moins { $least } d’un coup
   *[other] { $n } fois, retirez au moins { $least } d’un coup
}
orc-goal-near-defeat = { $n ->
    [one] frôlez la défaite
   *[other] frôlez la défaite { $n } fois
}
orc-goal-defeated = { $n ->
    [one] soyez hors de combat
   *[other] soyez { $n } fois hors de combat
}
orc-goal-entered-patrol-space = { $n ->
    [one] entrez dans un espace dont la patrouille vous arrêterait
   *[other] entrez dans { $n } espaces dont la patrouille vous arrêterait
}
orc-goal-player-entered = { $n ->
    [one] voyez un autre joueur entrer dans votre espace
   *[other] voyez { $n } fois un autre joueur entrer dans votre espace
}
orc-goal-patrol-would-move = { $n ->
    [one] attirez une patrouille vers vous
   *[other] attirez { $n } fois une patrouille vers vous
}

# Choix, tests, combats
orc-choose-one = { $mood ->
    [to] choisir une option :
   *[do] choisissez une option :
}
orc-nothing = { $mood ->
    [to] ne rien faire
   *[do] ne faites rien
}
orc-otherwise = Sinon :
orc-if-done = Si vous le faites :
orc-if-none = s’il n’y en a pas
orc-by-reputation = selon votre réputation { $with } :
orc-if-positive = Positive :
orc-if-neutral = Neutre :
orc-if-negative = Négative :
orc-test = { $mood ->
    [to] tenter
   *[do] tentez
} un test { $skills }
orc-other-tests = { orc-other-player } tente un test { $skills }
orc-pass = Réussite :
orc-crit = Réussite avec un critique :
orc-fail = Échec :
orc-roll = { $mood ->
    [to] lancer
   *[do] lancez
} un dé
orc-roll-dice = { $mood ->
    [to] lancer
   *[do] lancez
} { $dice }
orc-fight = { $mood ->
    [to] affronter
   *[do] affrontez
} { $counted ->
    [yes] { $combat } { $dice }
   *[no] { $dice } { $combat }
}
orc-duel = { $mood ->
    [to] affronter
   *[do] affrontez
} { orc-other-player }{ $arena ->
    [ground] {" "}en combat au sol
    [ship] {" "}en combat spatial
   *[any] {""}
}
orc-win = Victoire :
orc-lose = Défaite :

# Actes
orc-gain = { $mood ->
    [to] gagner
   *[do] gagnez
} { $amount }
orc-lose-some = { $mood ->
    [to] perdre
   *[do] perdez
} { $amount }
orc-take-credits = { $mood ->
    [to] prendre
   *[do] prenez
} { $amount } { $other ->
    [chosen] à ce joueur
    [owner] au joueur actif
   *[opposite] à l’autre joueur
}
orc-give-credits = { $mood ->
    [to] donner
   *[do] donnez
} { $amount } { $other ->
    [chosen] à ce joueur
    [owner] au joueur actif
   *[opposite] à l’autre joueur
}
orc-gain-reputation = { $other ->
    [you] { $mood ->
        [to] gagner
       *[do] gagnez
    }
    [chosen] ce joueur gagne
    [owner] le joueur actif gagne
   *[opposite] l’autre joueur gagne
} { $amount } { $with }
orc-lose-reputation = { $other ->
    [you] { $mood ->
        [to] perdre
       *[do] perdez
    }
    [chosen] ce joueur perd
    [owner] le joueur actif perd
   *[opposite] l’autre joueur perd
} { $amount } { $with }
orc-reward-instead = { $mood ->
    [to] gagner
   *[do] gagnez
} { $more } au lieu des crédits
orc-reward-set = { $mood ->
    [to] gagner
   *[do] gagnez
} { $credits } au lieu de ses crédits
orc-reward-more = { $mood ->
    [to] gagner
   *[do] gagnez
} { $more }
orc-more-credits = { $n ->
    [one] { $text } crédit de plus
   *[other] { $text } crédits de plus
}
orc-more-fame = { $n ->
    [one] { $text } point de gloire de plus
   *[other] { $text } points de gloire de plus
}
orc-suffer = { $mood ->
    [to] subir
   *[do] subissez
} { $amount }
orc-recover = { $mood ->
    [to] retirer
   *[do] retirez
} { $all ->
    [yes] tous les dégâts
   *[no] { $amount }
} { $from ->
    [character] de votre personnage
    [ship] de votre vaisseau
   *[both] de votre personnage et de votre vaisseau
}
orc-defeat = { $mood ->
    [to] être hors de combat
   *[do] vous êtes hors de combat
}
orc-survive = { $mood ->
    [to] retirer
   *[do] retirez
} { $amount } au lieu d’être hors de combat
orc-survive-whole = { $mood ->
    [to] retirer
   *[do] retirez
} tous les dégâts au lieu d’être hors de combat
orc-move-directly = { $mood ->
    [to] aller
   *[do] allez
} directement { $to }
orc-fly = { $mood ->
    [to] parcourir
   *[do] parcourez
} jusqu’à { $spaces }
orc-cross-the-core = { $mood ->
    [to] aller
   *[do] allez
} à l’espace opposé des Mondes du Noyau
orc-need-not-stop = { $mood ->
    [to] continuer
   *[do] continuez
} sans vous y arrêter
orc-stop-mover = { $mood ->
    [to] obliger
   *[do] obligez
} ce joueur à s’y arrêter
orc-extra-turn = { $mood ->
    [to] jouer
   *[do] jouez
} un autre tour après celui-ci
orc-move-patrol = { $mood ->
    [to] déplacer
   *[do] déplacez
} { $patrol } de { $spaces } vers vous
orc-bring-patrol = { $mood ->
    [to] déplacer
   *[do] déplacez
} { $patrol } directement dans votre espace
orc-send-patrol = { $mood ->
    [to] déplacer
   *[do] déplacez
} { $patrol } de { $spaces } dans n’importe quelle direction
orc-fight-patrol = { $mood ->
    [to] affronter
   *[do] affrontez
} { $patrol }
orc-redirect-patrol = { $mood ->
    [to] déplacer
   *[do] déplacez
} plutôt cette patrouille vers un autre joueur de votre choix
orc-to-here = à votre espace
orc-to-space = { $on }
orc-to-chosen = à cet espace
orc-to-other = à l’espace { $other ->
    [chosen] de ce joueur
    [owner] du joueur actif
   *[opposite] de l’autre joueur
}
orc-to-patrol = à l’espace de { $patrol }
orc-at-here = de votre espace
orc-at-chosen = de cet espace
orc-at-other = de l’espace { $other ->
    [chosen] de ce joueur
    [owner] du joueur actif
   *[opposite] de l’autre joueur
}
orc-at-patrol = de l’espace de { $patrol }
orc-reveal-contact = { $mood ->
    [to] révéler
   *[do] révélez
} ce contact
orc-reveal-contacts = { $mood ->
    [to] révéler
   *[do] révélez
} tous les contacts { $at }
orc-peek-contact = { $mood ->
    [to] le regarder
   *[do] regardez-le
} en secret
orc-encounter-contact = { $mood ->
    [to] rencontrer
   *[do] rencontrez
} ce contact
orc-hire = { $mood ->
    [to] engager
   *[do] engagez
} ce contact
orc-remove-contact = { $mood ->
    [to] retirer
   *[do] retirez
} ce contact de la partie
orc-encounter-space = { $mood ->
    [to] résoudre
   *[do] résolvez
} une rencontre de votre espace
orc-databank = { $mood ->
    [to] résoudre
   *[do] résolvez
} une carte nº { $number } de la banque de données
orc-stop = { $mood ->
    [to] mettre fin à la rencontre
   *[do] la rencontre se termine
}
orc-gain-top = { $mood ->
    [to] gagner
   *[do] gagnez
} la première carte du paquet { $deck }
orc-gain-named = { $mood ->
    [to] prendre
   *[do] prenez
} « { $name } » dans le paquet { $deck }, puis { $mood ->
    [to] mélanger le paquet
   *[do] mélangez le paquet
}
orc-buy-top = { $mood ->
    [to] acheter
   *[do] vous pouvez acheter
} la première carte du paquet { $deck } avec une remise de { $off }
orc-market = { $mood ->
    [to] vous rendre
   *[do] rendez-vous
} au marché
orc-market-off = { $mood ->
    [to] vous rendre
   *[do] rendez-vous
} au marché avec une remise de { $off }
orc-discard-top = { $mood ->
    [to] placer
   *[do] placez
} la première carte du paquet { $deck } sous celui-ci
orc-gain-card = { $mood ->
    [to] gagner
   *[do] gagnez
} une carte nº { $number } de la banque de données
orc-gain-card-named = { $mood ->
    [to] gagner
   *[do] gagnez
} « { $name } » (carte nº { $number } de la banque de données)
orc-discard = { $mood ->
    [to] défausser
   *[do] défaussez
} { $what }
orc-discard-own = { $mood ->
    [to] défausser
   *[do] défaussez
} { $what }
orc-discard-this = { $mood ->
    [to] défausser
   *[do] défaussez
} cette carte
orc-remove-this = { $mood ->
    [to] retirer
   *[do] retirez
} cette carte de la partie
orc-rotate-this = { $mood ->
    [to] faire pivoter
   *[do] faites pivoter
} cette carte
orc-discard-chosen = { $mood ->
    [to] défausser
   *[do] défaussez
} cette carte
orc-take-chosen = { $mood ->
    [to] prendre
   *[do] prenez
} cette carte
orc-complete-job = { $mood ->
    [to] accomplir
   *[do] accomplissez
} la mission
orc-lose-job = { $mood ->
    [to] défausser
   *[do] défaussez
} la mission
orc-deliver-cargo = { $mood ->
    [to] livrer
   *[do] livrez
} la cargaison
orc-lose-cargo = { $mood ->
    [to] défausser
   *[do] défaussez
} la cargaison
orc-advance-goal = { $mood ->
    [to] gagner
   *[do] gagnez
} un jeton Objectif
orc-complete-goal = { $mood ->
    [to] atteindre
   *[do] atteignez
} l’objectif
orc-mark-here = { $mood ->
    [to] marquer
   *[do] marquez
} votre espace
orc-mark-chosen = { $mood ->
    [to] marquer
   *[do] marquez
} cet espace
orc-mark-space = { $mood ->
    [to] placer
   *[do] placez
} la marque { $to }
orc-some-dice = { $any ->
    [yes] { $whose ->
        [own] autant de vos dés{ $turned }{ $shown } que vous voulez
       *[enemy] autant de dés{ $turned } de votre adversaire{ $shown } que vous voulez
    }
   *[no] { $n ->
        [one] { $whose ->
            [own] un de vos dés{ $turned }{ $shown }
           *[enemy] un dé{ $turned } de votre adversaire{ $shown }
        }
       *[other] { $whose ->
            [own] jusqu’à { $dice } de vos dés{ $turned }{ $shown }
           *[enemy] jusqu’à { $dice } dés{ $turned } de votre adversaire{ $shown }
        }
    }
}
orc-dice-showing = montrant { $faces }
orc-reroll = { $mood ->
    [to] relancer
   *[do] relancez
} { $dice }
orc-turn = { $mood ->
    [to] changer
   *[do] changez
} { $dice } en { $to ->
    [blank] face vide
    [focus] concentration
    [hit] touche
   *[crit] critique
}
orc-dice-from = { $faces }
orc-add-result = { $mood ->
    [to] ajouter
   *[do] ajoutez
} { $amount } { $face ->
    [blank] { $n ->
        [one] face vide
       *[other] faces vides
    }
    [focus] { $n ->
        [one] concentration
       *[other] concentrations
    }
    [hit] { $n ->
        [one] touche
       *[other] touches
    }
   *[crit] { $n ->
        [one] critique
       *[other] critiques
    }
} à votre jet
orc-cancel = { $mood ->
    [to] annuler
   *[do] annulez
} { $amount } { $face ->
    [blank] { $n ->
        [one] face vide
       *[other] faces vides
    }
    [focus] { $n ->
        [one] concentration
       *[other] concentrations
    }
    [hit] { $n ->
        [one] touche
       *[other] touches
    }
   *[crit] { $n ->
        [one] critique
       *[other] critiques
    }
} de votre adversaire
orc-lend-skill = { $mood ->
    [to] utiliser
   *[do] utilisez
} { $all ->
    [yes] une compétence de votre choix
   *[no] { $skills }
} { $roll ->
    [test] pour ce test
   *[next-roll] pour le prochain test
}
orc-pay = { $mood ->
    [to] payer
   *[do] payez
} { $amount }

# Cartes
orc-free = sans frais
orc-not-solo = Cette carte ne sert pas dans une partie en solitaire avec l’extension.
orc-as-crew = Comme équipage :
orc-encountered = Rencontre :
orc-rotated = Pivotée, { $name } :
orc-ship = Vaisseau
orc-special = Résolue aussitôt
orc-databank-card = Banque de données
orc-of-deck = paquet { $deck }
orc-number-of = nº { $number }
orc-skills = Compétences :
orc-fits-cargo = Elle peut aussi occuper un emplacement de cargaison.
orc-when-this-gained = Quand vous la gagnez :
orc-buy-not-on = Non disponible { $spaces }.
orc-buy-if = Disponible seulement si { $clause }.
orc-buy-roll = Pour l’acheter, lancez d’abord un dé : il doit montrer { $faces }.
orc-deliver-to = Destination :
orc-illegal = Illégale :
orc-illegal-delivery = lancez un dé à la livraison ; { $faces } : elle passe, sinon les ennuis commencent (carte nº 1 de la banque de données)
orc-reward = Récompense :
orc-no-reward = rien
orc-job-at = Lieu :
orc-job-for-two = À deux : un autre joueur de l’espace doit y prendre part.
orc-job-contested = Disputée : un autre joueur de l’espace s’oppose à vous.
orc-job-skills = Compétences utiles :
orc-job-skill = { $skill }{ $mark ->
    [contested] {" "}(disputée)
    [key] {" "}(clé)
   *[plain] {""}
}
orc-job-encounter = Mission :
orc-job-databank = résolvez une carte nº { $number } de la banque de données
orc-target = Cible :
orc-wanted = { $name } ({ $class }), { $dice } { $combat }
orc-eliminate = Éliminer :
orc-capture = Capturer et livrer { $on } :
orc-afterwards = Ensuite :
orc-to-the-patrol = { $term ->
    [hutt] là où se trouve la patrouille hutt
    [syndicate] là où se trouve la patrouille du Syndicat
    [imperial] là où se trouve la patrouille impériale
   *[rebel] là où se trouve la patrouille rebelle
}
orc-to-the-marked = l’espace marqué
orc-to-any-player = tout espace où se trouve un autre joueur
orc-to-any-planet = n’importe quelle planète
orc-after-remove = Ensuite, retirez cette carte de la partie.
orc-after-shuffle = Ensuite, mélangez cette carte à son paquet.
orc-after-rotate = Ensuite, faites pivoter cette carte.
orc-icons = Icônes :
orc-icon-patrol = { $term ->
    [hutt] la patrouille hutt
    [syndicate] la patrouille du Syndicat
    [imperial] la patrouille impériale
   *[rebel] la patrouille rebelle
} avance de { $spaces }
orc-icon-reveal = { $least ->
    [1] { $most ->
        [1] en solitaire
       *[other] à { $most } joueurs ou moins
    }
   *[other] de { $least } à { $most } joueurs
}, révélez un contact

# Feuilles
orc-character = Personnage
orc-character-values = combat au sol { $combat }, vie { $health }
orc-setup = Mise en place :
orc-setup-card = { $number ->
    [90] une prime de départ (nº 90)
    [91] une cargaison de départ (nº 91)
    [92] une mission de départ (nº 92)
   *[other] carte nº { $number } de la banque de données
}
orc-setup-reputation = réputation { $standing ->
    [positive] positive
    [negative] négative
   *[neutral] neutre
} { $with }
orc-flipped = Verso :
orc-flipped-named = Verso, { $name } :
orc-starting-ship = Vaisseau de départ
orc-ship-values = Hyperpropulsion { $hyperdrive }, combat spatial { $combat }, coque { $hull }.
orc-slots-label = Emplacements :
orc-slots = { $term ->
    [cargo] cargaison
    [mod] modification
    [either] cargaison ou modification
   *[crew] équipage
} { $n }
orc-ambition = Ambition
orc-mark-any = À tout moment :
orc-mark-step = Étape { $n } :
orc-mark-while = À maintenir :
orc-mark-final = Objectif final :
orc-patrol-level = Patrouille de niveau { $n }
orc-patrol-type = Patrouille
orc-patrol-combat = Combat spatial contre { $dice }.
orc-patrol-unbeatable = Elle ne peut pas être vaincue.
orc-encounter = Rencontre
orc-section = { $term ->
    [patrol] Avec une patrouille
    [no-patrol] Sans patrouille
    [core-worlds] Mondes du Noyau
    [across-the-core] À travers le Noyau
   *[navpoint] Points de navigation
}
orc-card-number = nº { $number }

# Cartes IA
orc-ai = Carte IA
orc-ai-title = Carte IA { $n }
orc-ai-deck = { $term ->
    [standard] paquet standard
    [hunter] paquet de chasseur de primes
   *[character] carte de personnage
}
orc-ai-planning = Planification (première ligne possible) :
orc-ai-action = Action (toutes les lignes possibles) :
orc-ai-encounter = Rencontre (première ligne possible) :
orc-ai-recover-if-defeated = si l’IA est hors de combat, elle retire tous ses dégâts
orc-ai-recover-if-damaged = si l’IA a le moindre dégât, elle retire tous ses dégâts
orc-ai-move-to-goal = elle se déplace vers l’objectif le plus proche
orc-ai-move-to-bounty = elle se déplace vers la prime désignée
orc-ai-gain = elle gagne { $amount }
orc-ai-deliver = elle livre ici{ $penalty ->
    [nothing] {""}
    [character] {" "}; pour une cargaison illégale, le personnage subit { $damage }
    [ship] {" "}; pour une cargaison illégale, le vaisseau subit { $damage }
   *[reputation] {" "}; une cargaison illégale coûte 1 point de réputation auprès de la faction de cette planète
}
orc-ai-buy = elle achète une carte { $deck }
orc-ai-buy-or = elle achète une carte { $first } ; sans emplacement libre, une carte { $second }
orc-ai-sell-top = elle place la première carte { $deck } sous son paquet et gagne { $amount }
orc-ai-discard-top = elle place la première carte { $deck } sous son paquet
orc-ai-shuffle-this = elle mélange cette carte au paquet IA
orc-ai-fight-patrol = elle affronte ici une patrouille d’une faction auprès de laquelle sa réputation est négative
orc-ai-complete-job = elle accomplit une mission ici
orc-ai-encounter-bounty = elle rencontre ici la prime désignée
orc-ai-buy-fame = elle paie { $amount } et gagne 1 point de gloire
orc-ai-take-crew = elle révèle ici le contact face cachée de la classe la plus basse et l’engage comme équipage
orc-ai-reveal-contact = elle révèle ici le contact face cachée de la classe la plus basse
orc-ai-reveal-wanted = elle révèle ici un contact face cachée de la classe d’une de ses primes
orc-ai-reputation-here = elle gagne 1 point de réputation auprès de la faction de cette planète
orc-ai-reputation-nearest = elle gagne 1 point de réputation auprès de la faction de la patrouille la plus proche
orc-ai-sell-reputation = elle gagne { $amount } et perd 1 point de réputation auprès de la faction de la patrouille la plus proche

# Les combats selon leur genre, les objectifs selon ce qu’on a rencontré, et ce que peuvent faire les autres
orc-if-combat = { $not ->
    [yes] ce n’est pas { $term ->
        [ground] un combat au sol
       *[ship] un combat spatial
    }
   *[no] c’est { $term ->
        [ground] un combat au sol
       *[ship] un combat spatial
    }
}
orc-if-contact-class = { $not ->
    [yes] le contact n’est pas { $term ->
        [white] blanc
        [green] vert
        [yellow] jaune
       *[orange] orange
    }
   *[no] le contact est { $term ->
        [white] blanc
        [green] vert
        [yellow] jaune
       *[orange] orange
    }
}
orc-if-lends = { $not ->
    [yes] cette carte n’a pas servi
   *[no] cette carte a servi
}
orc-if-acting = { $not ->
    [yes] ce n’est pas votre étape d’action
   *[no] c’est votre étape d’action
}
orc-if-card-token = { $with ->
    [yes] un jeton Objectif se trouve dessus
   *[no] aucun jeton Objectif ne se trouve dessus
}
orc-with-token = { $term ->
    [yes] avec un jeton Objectif
   *[no] sans jeton Objectif
}
orc-when-combat-won-in = { $term ->
    [ground] après avoir gagné un combat au sol
   *[ship] après avoir gagné un combat spatial
}
orc-when-combat-lost-in = { $term ->
    [ground] après avoir perdu un combat au sol
   *[ship] après avoir perdu un combat spatial
}
orc-when-near-defeat-in = { $term ->
    [ground] quand vous allez être hors de combat lors d’un combat au sol
   *[ship] quand vous allez être hors de combat lors d’un combat spatial
}
orc-when-test-passed = après avoir réussi un test
orc-when-rested = après avoir choisi de récupérer à votre étape de planification
orc-when-mended = quand vous retirez des dégâts de votre vaisseau
orc-when-encountered = au début de votre rencontre
orc-when-patrol-met = { $term ->
    [hutt] quand vous rencontrez la patrouille hutt
    [syndicate] quand vous rencontrez la patrouille du Syndicat
    [imperial] quand vous rencontrez la patrouille impériale
   *[rebel] quand vous rencontrez la patrouille rebelle
}
orc-goal-combat-won-in = { $n ->
    [one] { $term ->
        [ground] gagnez un combat au sol
       *[ship] gagnez un combat spatial
    }
   *[other] { $term ->
        [ground] gagnez { $n } combats au sol
       *[ship] gagnez { $n } combats spatiaux
    }
}
orc-goal-combat-lost-in = { $n ->
    [one] { $term ->
        [ground] perdez un combat au sol
       *[ship] perdez un combat spatial
    }
   *[other] { $term ->
        [ground] perdez { $n } combats au sol
       *[ship] perdez { $n } combats spatiaux
    }
}
orc-goal-test-passed = { $n ->
    [one] réussissez un test
   *[other] réussissez { $n } tests
}
orc-goal-rested = { $n ->
    [one] choisissez de récupérer à votre étape de planification sans être hors de combat
   *[other] choisissez { $n } fois de récupérer à votre étape de planification sans être hors de combat
}
orc-goal-rested-least = { $n ->
    [one] retirez au moins { $least } à votre étape de planification sans être hors de combat
   *[other] { $n } fois, retirez au moins { $least } à votre étape de planification sans être hors de combat
}
orc-goal-mended = { $n ->
    [one] retirez des dégâts de votre vaisseau
   *[other] retirez { $n } fois des dégâts de votre vaisseau
}
orc-goal-encountered = { $n ->
    [one] résolvez une rencontre
   *[other] résolvez { $n } rencontres
}
orc-goal-patrol-met = { $n ->
    [one] rencontrez { $term ->
        [hutt] la patrouille hutt
        [syndicate] la patrouille du Syndicat
        [imperial] la patrouille impériale
       *[rebel] la patrouille rebelle
    }
   *[other] rencontrez { $n } fois { $term ->
        [hutt] la patrouille hutt
        [syndicate] la patrouille du Syndicat
        [imperial] la patrouille impériale
       *[rebel] la patrouille rebelle
    }
}
orc-goal-patrol-met-level = { $n ->
    [one] rencontrez { $term ->
        [hutt] une patrouille hutt
        [syndicate] une patrouille du Syndicat
        [imperial] une patrouille impériale
       *[rebel] une patrouille rebelle
    } de niveau { $least } ou plus
   *[other] rencontrez { $n } fois { $term ->
        [hutt] une patrouille hutt
        [syndicate] une patrouille du Syndicat
        [imperial] une patrouille impériale
       *[rebel] une patrouille rebelle
    } de niveau { $least } ou plus
}
orc-goal-gained-beside = { $text } alors que vous avez déjà { $cards }
orc-they = { $other ->
    [chosen] ce joueur
    [owner] le joueur actif
    [holder] le propriétaire de cette carte
   *[opposite] l’autre joueur
}
orc-step-encounter-others = Rencontre d’un autre joueur dans votre espace :
orc-duel-holder = { $mood ->
    [to] affronter
   *[do] affrontez
} le propriétaire de cette carte{ $other ->
   *[any] {""}
}{ $arena ->
    [ground] {" "}en combat au sol
    [ship] {" "}en combat spatial
   *[any] {""}
}
orc-buy-ship = { $mood ->
    [to] acheter
   *[do] vous pouvez acheter
} n’importe quel vaisseau de la réserve plus cher que le vôtre ; il arrive avec { $damage }, et sa carte de marché est retirée de la partie
orc-token-on-chosen = { $mood ->
    [to] placer
   *[do] placez
} un jeton Objectif dessus
orc-flip-back = { $mood ->
    [to] retourner
   *[do] retournez
} votre carte Personnage sur son recto (les jetons Objectif restent sur vos cartes)
