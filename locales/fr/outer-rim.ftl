# Bordure Extérieure et Unfinished Business : les mots de la table. Le texte des cartes est produit
# à partir d’outer-rim-cards.ftl.

or-opponent = Adversaire { $number }
or-credits = { $n ->
    [one] { $amount } crédit
   *[other] { $amount } crédits
}
or-fame = { $n ->
    [one] { $amount } point de gloire
   *[other] { $amount } points de gloire
}
or-per-cent = { $value }{"\u00A0"}%
or-faction = { $term ->
    [hutt] Hutts
    [syndicate] Syndicat
    [imperial] Empire
   *[rebel] Rébellion
}
or-skill = { $term ->
    [influence] Influence
    [knowledge] Savoir
    [piloting] Pilotage
    [stealth] Discrétion
    [strength] Vigueur
    [tactics] Tactique
   *[tech] Technologie
}
or-class = { $term ->
    [white] blanc
    [green] vert
    [yellow] jaune
   *[orange] orange
}
or-deck = paquet { $term ->
    [bounty] Prime
    [cargo] Cargaison
    [gear] Équipement
    [job] Mission
    [luxury] Luxe
   *[ship] Vaisseau
}
or-kind = { $term ->
    [gear] équipement
    [mod] modification
    [cargo] cargaison
    [job] mission
    [bounty] prime
   *[crew] équipage
}
or-face = { $term ->
    [blank] vide
    [focus] concentration
    [hit] touche
   *[crit] critique
}
or-path = { $term ->
    [start] Au départ
    [bounties] Primes
    [cargo] Cargaisons
    [jobs] Missions
    [patrols] Patrouilles
    [luxury] Luxe
    [goals] Objectifs
   *[else] Autre
}
or-no-dice = aucun dé
or-nothing = rien
or-and-more = et plus encore
or-from-you = vous
or-title = « { $title } »

or-nav-between = un point de navigation entre { $one } et { $other }
or-nav-beside = un point de navigation { $far ->
    [far] loin en
   *[near] en
} { $side ->
    [spinward] amont
   *[trailing] aval
} { $of }
or-nav-end = l’extrémité { $end ->
    [spinward] amont
   *[trailing] aval
} de la Bordure
or-far = { $distance ->
    [0] { $space } (ici)
    [1] { $space } (à 1 espace)
   *[other] { $space } (à { $distance } espaces)
}
or-of-faction = { $faction ->
    [hutt] hutt
    [syndicate] du Syndicat
    [imperial] impériale
   *[rebel] rebelle
}
or-to-patrol = la patrouille { or-of-faction } : { $at }
or-to-marked = l’espace marqué
or-to-player = tout espace où se trouve un autre joueur
or-to-planet = n’importe quelle planète

or-planet-of = planète { or-of-faction }{ $standing ->
    [none] {""}
    [negative] {" "}(on vous y recherche)
    [positive] {" "}(on vous y apprécie)
   *[neutral] {" "}(neutre envers vous)
}
or-maelstrom-stops = tout déplacement s’y arrête
or-patrol = patrouille { or-of-faction }, niveau { $level }{ $standing ->
    [none] {""}
    [negative] {" "}(vous arrête, et il faut l’affronter)
    [waits] {" "}(ne vous arrête pas, mais si vous restez, vous devez l’affronter)
    [positive] {" "}(vous laisse passer)
   *[neutral] {" "}(vous arrête)
}
or-players-here = sur place : { $players }
or-contacts-here = contacts : { $contacts }
or-contacts-down = contacts face cachée : { $contacts }
or-token-down = le contact { $class }, face cachée
or-token-known = { $name } ({ $class }, face cachée, déjà regardé)
or-token-up = { $name } ({ $class })
or-business-here = { $kind ->
    [job] à faire ici : « { $card } »
   *[cargo] à livrer ici : « { $card } »
}
or-space = { $distance ->
    [0] { $space } : { $contents }
   *[other] { $distance } → { $space } : { $contents }
}
or-space-empty = { $distance ->
    [0] { $space }
   *[other] { $distance } → { $space }
}
or-plain-spaces = { $count ->
    [one] et un point de navigation vide
   *[other] et { $count } points de navigation vides
}

or-odds-fight = { $arena ->
    [ground] Combat au sol
   *[ship] Combat spatial
} : { $mine ->
    [one] { $mine } dé
   *[other] { $mine } dés
} contre { $theirs }, { $odds } de chances de gagner
or-odds-test = { $skill }{"\u00A0"}×{ $count }{"\u00A0"}({ $odds })
or-reward = { $what ->
    [win] En cas de victoire
    [job] Récompense
   *[eliminate] Éliminer
} : { $reward }
or-makes-room = Aucun emplacement libre : vous défaussez { $how ->
    [only] { $cards } pour faire de la place.
    [all] toutes ces cartes : { $cards }.
    [either] une de ces cartes : { $cards }.
    [some] { $count } de ces cartes : { $cards }.
   *[one] une de ces cartes pour faire de la place : { $cards }.
}
or-one-armor = Une seule armure à la fois : vous défaussez { $how ->
    [only] { $cards } pour la porter.
   *[other] une de ces cartes : { $cards }.
}
or-falls = Quelle que soit la carte défaussée, vous êtes hors de combat.
or-played = C’est le personnage d’un joueur : le jeton quitte la partie et vous choisissez une autre rencontre.
or-no-hire = Aucun emplacement d’équipage libre : personne ne peut être engagé.
or-no-captive = Aucun emplacement d’équipage pour un captif : la cible ne peut être qu’éliminée.
or-spoils = Vos cartes ajoutent { $gain } à une victoire.
or-fame-cut = Au lieu de { $printed }, vous gagnez { $n ->
    [0] { $credits }
   *[other] { $fame } et { $credits }
}.
or-shrinks = Ses emplacements partent avec elle : il faudrait défausser une autre carte en plus.
or-reward-capture = Capturer et livrer ({ $space }) : { $reward }
or-unbeatable = Elle est imbattable : votre vaisseau serait détruit.

or-ask-about = « { $about } » – { $question }
or-ask-character = Quel personnage êtes-vous ?
or-ask-ship = Avec quel vaisseau commencez-vous ?
or-ask-start = Où commencez-vous ?
or-ask-opponent = { $calling ->
    [hunter] Quel chasseur de primes joue contre vous ?
   *[courier] Quel contrebandier ou mercenaire joue contre vous ?
}
or-ask-ambition = Quelle ambition est la vôtre ?
or-ask-setup = Choisissez.
or-ask-planning = Planification ({ $space }) : se déplacer, récupérer ou gagner des crédits ?
or-ask-planning-defeated = Vous êtes hors de combat : récupérez d’abord.
or-ask-action = Actions ({ $space }) : autant que vous voulez, chacune une fois. Et maintenant ?
or-ask-encounter = Rencontre ({ $space }) : qui ou quoi ?
or-ask-move = Position : { $space }. { $left ->
    [one] Encore un espace.
   *[other] Encore { $left } espaces.
} Où aller ?
or-ask-choose = Choisissez.
or-ask-may = On y va ?
or-ask-may-pay = Vous payez ?
or-ask-pay = Que donnez-vous pour cela ?
or-ask-pay-ability = Que donnez-vous pour cette capacité ?
or-ask-dice = Quel dé ? { $left ->
    [one] { $more ->
        [yes] Encore un au choix.
       *[no] Un au choix.
    }
   *[other] { $more ->
        [yes] Encore { $left } au plus.
       *[no] Jusqu’à { $left } au choix.
    }
}
or-ask-test = Test : quelle compétence ?
or-ask-test-of = Test de { $name } : quelle compétence ?
or-ask-window = { $moment ->
    [test] Vous allez tenter un test : { $test }. Utiliser une capacité ?
    [before] Avant les dés : utiliser une capacité ?
    [dice] Les dés montrent { $dice }. Utiliser une capacité ?
    [won] Vous avez gagné. Utiliser une capacité ?
    [lost] Vous avez perdu. Utiliser une capacité ?
    [near-defeat] Vous allez être hors de combat. Utiliser une capacité ?
    [patrol] Une patrouille vous arrête ici. Utiliser une capacité ?
    [entered] Quelqu’un entre dans votre espace. Utiliser une capacité ?
    [redirect] Une patrouille va venir vers vous. Utiliser une capacité ?
    [reward] Une récompense vous attend. Utiliser une capacité ?
   *[other] Utiliser une capacité ?
}
or-both-rolls = { $attack } ({ $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}) contre { $defence } ({ $blows ->
    [one] { $blows } dégât
   *[other] { $blows } dégâts
})
or-ask-market = Le marché. Vous avez { $credits }. { $discarded ->
    [again] Défaussez une deuxième carte de ce paquet si vous voulez, achetez une carte, ou partez.
    [yes] Acheter une carte, ou partir ?
   *[no] Défaussez d’abord une carte du marché si vous voulez, puis achetez-en une.
}
or-ask-buy = « { $card } » : reste à payer { $price }, vous avez { $credits }. Donner des cartes en paiement, ou payer ?
or-ask-browse-kind = Quel genre de carte cherchez-vous ?
or-ask-browse = Laquelle achetez-vous ?
or-ask-fit = Aucun emplacement libre. Quelle carte défaussez-vous ?
or-ask-fit-armor = Vous ne pouvez porter qu’une seule armure. Quelle carte défaussez-vous ?
or-ask-fit-shrunk = Vous avez moins d’emplacements, et tout ne tient plus. Que défaussez-vous ?
or-ask-return = Le contact s’en va. Sur laquelle des planètes les plus proches ?
or-ask-deliver = Que livrez-vous ?
or-ask-partner = { $role ->
    [victim] Contre qui tentez-vous « { $card } » ?
   *[partner] Avec qui, pour « { $card } » ?
}
or-ask-consent = { $name } vous propose de participer à « { $card } ». Acceptez-vous ?
or-ask-defend = { $name } s’en prend à votre équipage avec « { $card } ». Le défendez-vous ?
or-ask-contact = Rencontrer ce contact, ou l’affronter pour la prime ?
or-ask-overcome = La cible de « { $card } » est battue. Éliminer ou capturer ?
or-ask-patrol = { $toward ->
    [nobody] Où va la patrouille
   *[other] La patrouille
} { or-of-faction }{ $toward ->
    [nobody] {"\u202F"}?
    [you] {" "}vient vers vous.
   *[other] {" "}va vers { $name }.
} { $left ->
    [one] Encore un espace.
   *[other] Encore { $left } espaces.
}{ $toward ->
    [nobody] {""}
   *[other] {" "}Par où ?
}
or-ask-reveal = Quel contact retourner face visible ?
or-ask-player = Quel joueur ?
or-ask-faction = Quelle faction ?
or-ask-nearest-player = C’est à un autre de choisir : au joueur le plus proche { $whose ->
    [you] de vous
   *[other] { $of }
}. Plusieurs sont à égale distance. Qui doit choisir ? ({ $what })
or-ask-space-as-nearest = Vous êtes le plus proche { $of } : choisissez { $for ->
    [move] où va { $name }
    [mark] quel espace est marqué
   *[other] un espace
} ({ $where }{ $counted ->
    [yes] , en partant { $of }
   *[no] {""}
}). Quel espace ?
or-ask-nearest-patrol = { $what } Plusieurs patrouilles sont à égale distance. Laquelle est concernée ?
or-ask-space = Quel espace ?
or-ask-card = Quelle carte ?
or-ask-which-contact = Quel contact ?
or-ask-lend-skill = Quelle compétence ?
or-ask-discard = Quelle carte défaussez-vous ?
or-ask-buy-top = Achetez-vous la première carte du paquet ?

or-move = Se déplacer (jusqu’à { $reach } espaces)
or-recover = { $any ->
    [no] Récupérer (aucun dégât)
   *[yes] Récupérer ({ $character ->
        [one] { $character } dégât
       *[other] { $character } dégâts
    } sur vous, { $ship } sur votre vaisseau)
}
or-earn = Gagner 2{"\u202F"}000 crédits
or-fly = Voler vers { $space }
or-set-course = Mettre le cap sur { $space }
or-market = Aller au marché
or-deliver = Livrer
or-discard-top = Défausser « { $card } » (va sous le { $deck })
or-buy = { $kind ->
    [ship] { $free ->
        [yes] Échanger votre vaisseau contre « { $card } » (rien à payer)
       *[no] Échanger votre vaisseau contre « { $card } » et payer { $price }
    }
    [bounty] { $free ->
        [yes] Prendre la prime « { $card } » (sans frais)
       *[no] Acheter la prime « { $card } » pour { $price }
    }
   *[other] { $free ->
        [yes] Prendre « { $card } » (sans frais)
       *[no] Acheter « { $card } » pour { $price }
    }
}
or-buy-shown = { $free ->
    [yes] Prendre « { $card } » (sans frais)
   *[no] Acheter « { $card } » pour { $price }
}
or-barter = Donner « { $card } » ({ $worth } de moins)
or-fight-patrol = Affronter la patrouille { or-of-faction } (niveau { $level })
or-encounter-space = Rencontre : { $space }
or-cross-the-core = Rencontre : à travers le Noyau
or-contact-at = { $contact }, { $space }
or-meet = Rencontre : { $contact }
or-hunt = Affronter la cible de « { $card } »
or-attempt = Tenter la mission « { $card } »
or-eliminate = Éliminer
or-capture = Capturer
or-use = { $source } : { $deed }
or-idle = { $label } (sans effet pour l’instant)
or-option = Option { $number }
or-die = { $face }
or-give-up = Défausser { $card }
or-give-up-captive = Défausser { $card } et perdre { $contact }, aux fers
or-give-up-armor = Défausser { $card } (sans cette carte, vous êtes hors de combat)
or-hand-over = Livrer « { $card } »
or-smuggle = Passer « { $card } » en fraude ({ $odds } de chances)
or-yes = Oui
or-yes-do = Oui : { $deed }
or-no = Non merci
or-no-do = Non : { $deed }
or-agree = Oui, ensemble
or-refuse = Non
or-defend = Défendre
or-not-defend = Laisser faire
or-not-buy = Revenir sans acheter
or-done = C’est tout
or-done-action = Passer à la rencontre
or-done-move = S’arrêter ici
or-done-market = Quitter le marché
or-done-pay = Payer
or-done-browse = N’en acheter aucune
or-done-deliver = Ne plus rien livrer
or-done-window = Ne rien utiliser
or-done-dice = Aucun autre dé
or-done-drop = Ne plus rien défausser
or-done-trade = Ne plus rien échanger
or-done-favor = Ne demander à personne
or-done-deal = Laisser tomber
or-done-withdraw = Retirer l’offre
or-pass-over = Ne plus attendre { $name }
or-group-basics = Votre tour
or-group-abilities = Capacités
or-group-patrols = Patrouilles
or-group-space = Cet espace
or-group-contacts = Contacts
or-group-jobs = Missions et primes
or-group-buy = Acheter
or-group-discard = Défausser une carte du marché
or-group-leave = Partir
or-group-course = S’y rendre et s’arrêter
or-group-steps = Espace par espace

or-why-defeated = vous êtes hors de combat et devez récupérer
or-why-no-hyperdrive = votre hyperpropulsion vaut 0
or-why-once = déjà fait à cette étape d’action
or-why-no-planet = il n’y a de marché que sur les planètes
or-why-elsewhere = destination : { $place }
or-patrol-of = { or-of-faction }
or-why-hostile = { $count ->
    [one] il faut d’abord affronter la patrouille { $patrols }
   *[other] il faut d’abord affronter une de ces patrouilles : { $patrols }
}
or-why-alone = aucun autre joueur n’est ici
or-why-others-defeated = tous les autres joueurs présents ici sont hors de combat
or-why-refused = personne ici ne veut participer pendant ce tour
or-why-no-contacts = il n’y a de contacts que sur les planètes
or-why-not-here = impossible de l’acheter ici ({ $space })
or-why-condition = ses conditions ne sont pas remplies
or-why-unpaid = vous ne pouvez pas le payer
or-why-nothing = cela n’aurait aucun effet pour l’instant
or-why-too-dear = il vous manque { $lacking }
or-why-captives = vos emplacements d’équipage sont occupés par des captifs
or-why-no-fit = { $who ->
    [you] il vous manquerait { $slot }
   *[other] il manquerait { $slot } à { $name }
}
or-lacking-slot = { $kind ->
    [gear] un emplacement d’équipement
    [mod] un emplacement de modification
    [cargo] un emplacement de cargaison
    [crew] un emplacement d’équipage
    [hold] un emplacement de cargaison ou de modification
   *[job] un emplacement de mission
}
or-why-two-armors = { $who ->
    [you] vous porteriez deux armures
   *[other] { $name } porterait deux armures
}
or-why-same-ship = vous le pilotez déjà
or-why-no-slot = { $kind ->
    [gear] vous n’avez plus d’emplacement d’équipement libre
    [mod] vous n’avez plus d’emplacement de modification libre
    [cargo] vous n’avez plus d’emplacement de cargaison libre
    [crew] vous n’avez plus d’emplacement d’équipage libre
   *[job] vous n’avez plus d’emplacement de mission libre
}

or-saw-board = La Bordure : { $tiles }.
or-saw-hunter = L’un des adversaires est un chasseur de primes.
or-saw-head-start = Règle maison, { $level } : { $name } commence avec { $gains } de plus.
or-saw-ai-card = { $name } joue : { $card }.
or-saw-ai-own = { $name } joue la carte IA de son personnage.
or-saw-ai-shuffled = Les cartes IA { $of } sont mélangées.
or-saw-ambitions = Les ambitions au choix : { $sheets }.
or-saw-ambition = { $who ->
    [you] Vous prenez l’ambition « { $sheet } ».
   *[other] { $name } prend l’ambition « { $sheet } ».
}
or-saw-ambition-advanced = { $who ->
    [you] Vous vous approchez de l’objectif { $goal } de votre ambition.
   *[other] { $name } s’approche de l’objectif { $goal } de son ambition.
}
or-saw-ambition-met = { $who ->
    [you] Vous atteignez l’objectif { $goal } de votre ambition.
   *[other] { $name } atteint l’objectif { $goal } de son ambition.
}
or-saw-ambition-lost = { $who ->
    [you] L’objectif { $goal } de votre ambition n’est plus atteint.
   *[other] L’objectif { $goal } de l’ambition { $of } n’est plus atteint.
}
or-saw-first = { $who ->
    [you] Vous jouez en premier.
   *[other] { $name } joue en premier.
}
or-saw-character = { $who ->
    [you] Vous êtes { $character }.
   *[other] { $name } est { $character }.
}
or-saw-opponent = Joue contre { $who ->
    [you] vous
   *[other] { $name }
} : { $character }.
or-saw-ship = { $who ->
    [you] Votre vaisseau : { $ship }.
   *[other] Le vaisseau { $of } : { $ship }.
}
or-saw-moved = { $who ->
    [you] Vous rejoignez { $space }.
   *[other] { $name } rejoint { $space }.
}
or-saw-stopped = { $who ->
    [you] { $by } vous arrête : votre déplacement se termine ici.
   *[other] { $whom ->
        [you] Vous arrêtez { $name } : son déplacement se termine ici.
       *[other] { $by } arrête { $name } : son déplacement se termine ici.
    }
}
or-saw-turn = Manche { $round } : { $who ->
    [you] à vous.
   *[other] à { $name } de jouer.
}
or-saw-extra-turn = Un autre tour suit celui-ci.
or-saw-won = { $who ->
    [you] Vous gagnez la partie.
   *[other] { $name } gagne la partie.
}
or-saw-ended = La dernière manche est finie : la plus grande gloire l’emporte.
or-saw-earned = { $who ->
    [you] Vous gagnez { $amount }.
   *[other] { $name } gagne { $amount }.
}
or-saw-paid = { $who ->
    [you] Vous payez { $amount }.
   *[other] { $name } paie { $amount }.
}
or-saw-credits-lost = { $who ->
    [you] Vous perdez { $amount }.
   *[other] { $name } perd { $amount }.
}
or-saw-fame = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
} { $n ->
    [one] { $amount } point de gloire.
   *[other] { $amount } points de gloire.
}
or-saw-fame-lost = { $who ->
    [you] Vous perdez
   *[other] { $name } perd
} { $n ->
    [one] { $amount } point de gloire.
   *[other] { $amount } points de gloire.
}
or-saw-reputation = { $who ->
    [you] Votre réputation
   *[other] La réputation { $of }
} auprès { $faction ->
    [hutt] des Hutts
    [syndicate] du Syndicat
    [imperial] de l’Empire
   *[rebel] de la Rébellion
} est maintenant { $standing ->
    [negative] négative
    [positive] positive
   *[neutral] neutre
}.
or-saw-damaged = { $who ->
    [you] { $body ->
        [ship] Votre vaisseau subit
       *[character] Vous subissez
    }
   *[other] { $body ->
        [ship] Le vaisseau { $of } subit
       *[character] { $name } subit
    }
} { $damage ->
    [one] 1 dégât.
   *[other] { $damage } dégâts.
}
or-saw-recovered = { $who ->
    [you] Vous retirez
   *[other] { $name } retire
} { $damage ->
    [one] 1 dégât
   *[other] { $damage } dégâts
}{ $body ->
    [ship] { $who ->
        [you] {" "}de votre vaisseau
       *[other] {" "}de son vaisseau
    }
   *[character] {""}
}.
or-saw-defeated = { $who ->
    [you] Vous êtes hors de combat.
   *[other] { $name } est hors de combat.
}
or-saw-stood-up = { $who ->
    [you] Vous vous relevez.
   *[other] { $name } se relève.
}
or-saw-ability = { $who ->
    [you] Vous utilisez une capacité
   *[other] { $name } utilise une capacité
} : { $source }.
or-saw-lent = { $kind ->
    [thing] { $who ->
        [you] Vous recevez { $text }
       *[other] { $name } reçoit { $text }
    } { $until ->
        [roll] pour ce jet.
        [turn] jusqu’à la fin du tour.
       *[next-turn] jusqu’à la fin du prochain tour.
    }
    [holds] { $text } ({ $until ->
        [roll] pour ce jet
        [turn] jusqu’à la fin du tour
       *[next-turn] jusqu’à la fin du prochain tour
    }).
   *[effect] { $who ->
        [you] L’effet dure
       *[other] L’effet pour { $name } dure
    } { $until ->
        [roll] pour ce jet.
        [turn] jusqu’à la fin du tour.
       *[next-turn] jusqu’à la fin du prochain tour.
    }
}
or-saw-goal-advanced = Un jeton Objectif pour { $who ->
    [you] votre { $sheet ->
        [ship] vaisseau
       *[character] personnage
    }.
   *[other] le { $sheet ->
        [ship] vaisseau
       *[character] personnage
    } { $of }.
}
or-saw-token-put = Un jeton Objectif sur « { $card } ».
or-saw-flipped = { $who ->
    [you] Vous atteignez l’objectif de votre { $sheet ->
        [ship] vaisseau
       *[character] personnage
    }.
   *[other] { $name } atteint l’objectif de son { $sheet ->
        [ship] vaisseau
       *[character] personnage
    }.
}
or-saw-marked = Espace marqué : { $space }.
or-saw-turned-up = Première carte du { $deck } : « { $card } ».
or-saw-put-under = La première carte du { $deck } passe sous son paquet.
or-saw-shown = Du { $deck } : « { $card } ».
or-saw-shuffled-in = « { $card } » retourne dans le { $deck }, qui est mélangé.
or-saw-deck-shuffled = Le { $deck } est mélangé.
or-saw-gained = { $kind ->
    [bounty] { $who ->
        [you] Vous obtenez la prime « { $card } ».
       *[other] { $name } obtient la prime « { $card } ».
    }
   *[other] { $who ->
        [you] Vous obtenez « { $card } ».
       *[other] { $name } obtient « { $card } ».
    }
}
or-saw-discarded = { $who ->
    [you] Vous défaussez « { $card } ».
   *[other] { $name } défausse « { $card } ».
}
or-saw-delivered = { $who ->
    [you] Vous livrez « { $card } ».
   *[other] { $name } livre « { $card } ».
}
or-saw-claimed = { $who ->
    [you] Vous encaissez la prime « { $card } ».
   *[other] { $name } encaisse la prime « { $card } ».
}
or-saw-completed = { $who ->
    [you] Vous accomplissez la mission « { $card } ».
   *[other] { $name } accomplit la mission « { $card } ».
}
or-saw-spent = { $who ->
    [you] Vous dépensez « { $card } ».
   *[other] { $name } dépense « { $card } ».
}
or-saw-gone-removed = La carte quitte la partie.
or-saw-gone-shuffled = La carte retourne dans son paquet, qui est mélangé.
or-saw-removed-own = « { $card } » { $who ->
    [you] (à vous)
   *[other] (à { $name })
} quitte la partie.
or-saw-shuffled-own = « { $card } » { $who ->
    [you] (à vous)
   *[other] (à { $name })
} retourne dans son paquet, qui est mélangé.
or-saw-removed = « { $card } » quitte la partie.
or-saw-taken = { $who ->
    [you] Vous prenez « { $card } » à { $from }.
   *[other] { $whom ->
        [you] { $name } vous prend « { $card } ».
       *[other] { $name } prend « { $card } » à { $from }.
    }
}
or-saw-rotated = { $who ->
    [you] Vous faites pivoter « { $card } ».
   *[other] { $name } fait pivoter « { $card } ».
}
or-saw-delivered-rotated = { $who ->
    [you] Vous livrez « { $card } » et faites pivoter la carte.
   *[other] { $name } livre « { $card } » et fait pivoter la carte.
}
or-saw-completed-rotated = { $who ->
    [you] Vous accomplissez « { $card } » et faites pivoter la carte.
   *[other] { $name } accomplit « { $card } » et fait pivoter la carte.
}
or-saw-left-crew = { $who ->
    [you] { $contact } quitte votre équipage.
   *[other] { $contact } quitte l’équipage { $of }.
}
or-saw-databank = { $who ->
    [you] Vous résolvez « { $card } ».
   *[other] { $name } résout « { $card } ».
}
or-saw-databank-taken = { $who ->
    [you] Vous prenez « { $card } » dans la banque de données.
   *[other] { $name } prend « { $card } » dans la banque de données.
}
or-saw-encounter = { $who ->
    [you] Votre rencontre : « { $card } ».
   *[other] Rencontre { $of } : « { $card } ».
}
or-saw-patrol-moved = La patrouille { or-of-faction } rejoint { $space }.
or-saw-patrol-replaced = Nouvelle patrouille { or-of-faction } de niveau { $level } : { $space }.
or-saw-revealed = Contact révélé ({ $space }) : { $contact }.
or-saw-returned = De retour ({ $space }) : { $contact }.
or-saw-left = Un contact quitte { $space }.
or-saw-captured = { $who ->
    [you] Vous capturez { $contact }.
   *[other] { $name } capture { $contact }.
}
or-saw-peeked = { $name } regarde un contact ({ $space }).
or-saw-peeked-you = Vous regardez un contact ({ $space }) : { $contact }.
or-saw-test = { $who ->
    [you] Vous tentez un test
   *[other] { $name } tente un test
} : { $skill }.
or-saw-combat = { $arena ->
    [ground] Combat au sol
   *[ship] Combat spatial
} : { $who ->
    [you] vous
   *[other] { $name }
} contre { $foe ->
    [you] vous.
    [player] { $person }.
    [target] { $person } (combat { $value }).
    [hutt] la patrouille hutt (combat { $value }).
    [syndicate] la patrouille du Syndicat (combat { $value }).
    [imperial] la patrouille impériale (combat { $value }).
    [rebel] la patrouille rebelle (combat { $value }).
   *[enemy] un ennemi (combat { $value }).
}
or-saw-rolled = { $who ->
    [you] Vous lancez
   *[other] { $name } lance
} { $n ->
    [one] le dé
   *[other] les dés
} { $what ->
    [test] pour le test
    [delivery] pour la livraison
    [purchase] pour l’achat
   *[card] pour la carte
} : { $dice }.
or-saw-rolled-attack = L’attaque lance : { $dice }.
or-saw-rolled-defence = La défense lance : { $dice }.
or-saw-set-attack = L’attaque montre maintenant : { $dice }.
or-saw-set-defence = La défense montre maintenant : { $dice }.
or-saw-dice-set = { $who ->
    [you] Vos dés montrent maintenant
   *[other] Les dés { $of } montrent maintenant
} { $dice }.
or-saw-passed = { $who ->
    [you] Vous réussissez le test.
   *[other] { $name } réussit le test.
}
or-saw-failed = { $who ->
    [you] Vous ratez le test.
   *[other] { $name } rate le test.
}
or-saw-fight-won = { $who ->
    [you] Vous gagnez le combat.
   *[other] { $name } gagne le combat.
}
or-saw-fight-lost = { $who ->
    [you] Vous perdez le combat.
   *[other] { $name } perd le combat.
}

or-head-deals = Offres en cours
or-head-here = Où vous êtes
or-head-reach = À portée ({ $reach ->
    [one] un espace
   *[other] { $reach } espaces
})
or-head-you = Vous
or-head-cards = Vos cartes
or-head-market = Le marché
or-head-rim = La Bordure
or-head-table = La table
or-fame-credits = Gloire { $fame } sur { $goal } · { $credits }
or-character = { $name } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} au sol, dégâts { $damage }{ $defeated ->
    [yes] , hors de combat
   *[no] {""}
}
or-ship = { $name } : hyperpropulsion { $hyperdrive }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} dans l’espace, dégâts { $damage }
or-reputation = { $faction }{"\u00A0"}{ $standing ->
    [negative] négative
    [positive] positive
   *[neutral] neutre
}
or-reputations = Réputation : { $each }
or-skills = Compétences (et chances de réussite) : { $skills }
or-skills-none = aucune
or-slots = Emplacements occupés : { $slots }
or-slots-of = { $kind ->
    [crew] équipage
    [cargo] cargaison
    [mod] modifications
    [gear] équipement
   *[job] missions et primes
} { $used }/{ $of }
or-goal = { $sheet ->
    [ship] Objectif de votre vaisseau
   *[character] Objectif personnel
} : { $text }{ $times ->
    [1] {""}
   *[other] {" "}({ $tokens } sur { $times })
}
or-ambition = Ambition : « { $sheet } »
or-wanted-goal = { $sheet ->
    [ship] objectif de votre vaisseau
   *[character] objectif personnel
}
or-wanted-ambition = objectif { $number } de votre ambition
or-ambition-goal = { $done ->
    [yes] ✓
   *[no] ○
} { $number }. { $text }{ $tokens ->
    [0] {""}
   *[other] {" "}({ $tokens })
}
or-debts = Jetons de dette en main : { $names }
or-cards-none = rien pour l’instant
or-card = « { $card } » ({ $kind })
or-card-cargo = « { $card } » (cargaison) → { $place } : { $reward }
or-card-illegal = « { $card } » (cargaison illégale, { $odds }) → { $place } : { $reward }
or-card-job = « { $card } » (mission) → { $place } : { $reward }
or-card-bounty = « { $card } » (prime sur { $contact }) → { $place }
or-card-captive = { $contact } (aux fers) → { $place } : { $reward }
or-target-crew = dans l’équipage { $of }, { $place }
or-target-unknown = introuvable pour l’instant
or-price = { $ship ->
    [yes] { $free ->
        [yes] contre votre vaisseau
       *[no] contre votre vaisseau et { $price }
    }
   *[no] { $free ->
        [yes] sans frais
       *[no] { $price }
    }
}
or-market-line = { $deck } : { $card }, { $price }
or-market-line-can = { $deck } : { $card }, { $price } (à votre portée)
or-market-line-not = { $deck } : { $card }, { $price } ({ $why })
or-rival-at = Position : { $place }
or-rival-ai-card = Sa dernière carte : { $own ->
    [yes] celle de ce personnage
   *[no] { $card }
}
or-rival-cards = Possède : { $cards }
or-rival-ambition = Ambition : « { $sheet } », objectifs atteints : { $met } sur { $of }
or-round = Manche { $round } ({ $of } au plus) : { $who ->
    [you] à vous de jouer
   *[other] à { $name } de jouer
}
or-fame-goal = Victoire au premier qui atteint { $fame } points de gloire
or-level = { $term ->
    [printed] selon le livret de règles
    [feared] adversaires redoutés
   *[legendary] adversaires légendaires
}
or-house-level = Règle maison, { $level } : chacun a commencé avec { $gains } de plus
or-step = { $step ->
    [planning] Étape de planification
    [action] Étape d’action
   *[encounter] Étape de rencontre
}
or-with-expansion = Avec Unfinished Business
or-score-gained = Gloire gagnée
or-score-additional = Gloire supplémentaire

or-stat-player = Joueur
or-stat-fame = Gloire par manche
or-stat-round = Manche
or-stat-paths = D’où vient la gloire
or-stat-deeds = Ce que chacun a fait
or-stat-credits = Crédits gagnés
or-stat-moves = Espaces parcourus
or-stat-cards = Cartes obtenues
or-stat-combats-won = Attaques gagnées
or-stat-combats-lost = Attaques perdues
or-stat-tests-passed = Tests réussis
or-stat-tests-failed = Tests ratés
or-stat-defeats = Mises hors de combat

or-trade = Échanger avec les joueurs d’ici
or-aside = { $company ->
    [yes] Accords : offrir des crédits, demander une faveur{ $drop ->
        [yes] { "" }, défausser une carte
       *[no] { "" }
    }
    [no] Accords : offrir des crédits{ $drop ->
        [yes] { "" }, défausser une carte
       *[no] { "" }
    }
   *[alone] Défausser une carte
}
or-offer = Offrir des crédits à quelqu’un
or-ask-favor = Demander une faveur
or-drop = Défausser des cartes
or-propose = Proposer
or-needed = Sans « { $card } », vous êtes hors de combat.
or-give-armor = Donner { $good } (sans cette carte, vous êtes hors de combat)
or-give = Donner { $good }
or-want = Demander { $good }
or-call-in = Réclamer la dette { $of }
or-accept = Accepter
or-debt = { $who ->
    [you] votre jeton de dette
   *[other] le jeton de dette { $of }
}
or-nothing-more = rien
or-favor-advice = un conseil ({ $skill } pour le prochain test)
or-favor-plan = un plan de bataille (un dé de plus au prochain combat)
or-favor-vouch = une recommandation auprès { $faction ->
    [hutt] des Hutts
    [syndicate] du Syndicat
    [imperial] de l’Empire
   *[rebel] de la Rébellion
} pour ce tour
or-favor-shortcut = un raccourci (un espace de plus ce tour)
or-favor-swap = { $favor } et { $card }
or-favor-from = { $more ->
    [yes] { $name } (demande en plus { $price })
   *[no] { $name }, pour ce que vous offrez
}
or-group-deals = Accords
or-group-cards = Vos cartes
or-group-give = Vous donnez
or-group-want = Vous demandez
or-group-offer = L’offre
or-ask-offer-whom = Avec qui ?
or-ask-offer = Votre offre à { $to }. Vous donnez : { $gives }. Vous recevez : { $wants }. Continuer ?
or-ask-offer-take = { $from } vous fait une offre. Vous recevez : { $gives }. Vous donnez : { $wants }. Acceptez-vous ?
or-ask-which-favor = Quelle faveur demandez-vous ?
or-ask-vouch = La carte va tenir compte de votre réputation auprès { $faction ->
    [hutt] des Hutts
    [syndicate] du Syndicat
    [imperial] de l’Empire
   *[rebel] de la Rébellion
}. Demandez-vous une recommandation ?
or-ask-favor-pay = Vous demandez { $favor }. En échange : { $pays }. Davantage ?
or-ask-favor-grant = { $name } demande { $favor }. En échange : { $pays }.{ $more ->
    [yes] {" "}En plus, vous demandez : { $price }.
   *[no] {""}
} L’accordez-vous ?
or-ask-favor-accept = Qui vous accordera cette faveur ?
or-ask-aside = Que voulez-vous faire ?
or-ask-beside = Pendant que la table attend, vous pouvez conclure un accord.
or-ask-beside-waits = { $name } réfléchit à votre offre.
or-ask-beside-rests = Pas de faveur tant que des dés sont sur la table.
or-deal-offer = Offre de { $from } à { $to } : { $gives } contre { $wants }.
or-deal-favor = { $from } demande à { $to } : { $favor }. En échange : { $pays }.
or-ask-drop = Quelles cartes défaussez-vous ?
or-ask-renown = { $whose ->
    [you] { $what ->
        [gain] Auprès de quelle faction gagnez-vous 1 point de réputation ?
       *[lose] Auprès de quelle faction perdez-vous 1 point de réputation ?
    }
   *[other] { $what ->
        [gain] Auprès de quelle faction la réputation { $of } augmente-t-elle de 1 point ?
       *[lose] Auprès de quelle faction la réputation { $of } baisse-t-elle de 1 point ?
    }
}
or-saw-offer = { $who ->
    [you] Vous proposez à { $to }
   *[other] { $whom ->
        [you] { $name } vous propose
       *[other] { $name } propose à { $to }
    }
} : { $gives } contre { $wants }.
or-saw-accepted = { $who ->
    [you] Vous acceptez.
   *[other] { $name } accepte.
}
or-saw-refused = { $who ->
    [you] Vous refusez.
   *[other] { $name } refuse.
}
or-saw-withdrawn = { $who ->
    [you] Vous retirez votre offre.
   *[other] { $name } retire son offre.
}
or-saw-takes-part = { $who ->
    [you] Vous participez à « { $card } ».
   *[other] { $name } participe à « { $card } ».
}
or-saw-no-part = { $who ->
    [you] Vous refusez de participer à « { $card } ».
   *[other] { $name } refuse de participer à « { $card } ».
}
or-saw-debt = { $who ->
    [you] { $whose ->
        [theirs] Vous rendez son jeton de dette à { $to }.
       *[other] Vous remettez { $debt } à { $to }.
    }
   *[other] { $whom ->
        [you] { $whose ->
            [own] { $name } vous remet son jeton de dette.
            [theirs] { $name } vous rend votre jeton de dette.
           *[other] { $name } vous remet { $debt }.
        }
       *[other] { $whose ->
            [own] { $name } remet son jeton de dette à { $to }.
            [theirs] { $name } rend son jeton de dette à { $to }.
           *[other] { $name } remet { $debt } à { $to }.
        }
    }
}
or-saw-favor-asked = { $who ->
    [you] Vous demandez { $favor }. En échange : { $pays }.
   *[other] { $name } demande { $favor }. En échange : { $pays }.
}
or-saw-favor-yes = { $who ->
    [you] { $more ->
        [yes] Vous acceptez et demandez en plus : { $price }.
       *[no] Vous acceptez.
    }
   *[other] { $more ->
        [yes] { $name } accepte et demande en plus : { $price }.
       *[no] { $name } accepte.
    }
}
or-saw-favor-no = { $who ->
    [you] Vous refusez.
   *[other] { $name } refuse.
}
or-saw-favor-granted = { $who ->
    [you] Vous obtenez { $favor } grâce à { $by }.
   *[other] { $whom ->
        [you] { $name } obtient { $favor } grâce à vous.
       *[other] { $name } obtient { $favor } grâce à { $by }.
    }
}

or-page-around = Alentours
or-page-you = Vous
or-page-market = Marché
or-page-others = Autres
or-page-rim = Bordure
or-page-read = Lire
or-page-empty = Rien ici pour l’instant.
or-odds-defended = Si { $name } se défend : { $line }
or-odds-paid = Si vous défaussez { $cards } : { $line }
or-odds-open = { $line }, avant que vos cartes ne modifient les dés
or-ask-buy-ship = Quel vaisseau de la réserve achetez-vous ?
or-saw-flipped-back = { $who ->
    [you] Vous retournez votre carte Personnage sur son recto.
   *[other] { $name } retourne sa carte Personnage sur son recto.
}
