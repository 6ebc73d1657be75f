# La table dessinée d’Outer Rim. Ce que disent les cartes et les questions vient du serveur.

or-board = Le plateau : les flèches suivent les routes, Entrée choisit
or-rim = La Bordure
or-spinward = Amont
or-trailing = Aval
or-looks = Comment regarder le plateau
or-look-whole = Vue d’ensemble
or-look-near = Mes environs
or-look-spinward = Se pencher sur la tuile suivante en amont
or-look-trailing = Se pencher sur la tuile suivante en aval
or-reach = Ce qui se trouve où, et ce qui vous arrête
or-lens = Jusqu’où vous allez, et ce qui vous y arrête
or-beside = Juste à côté

or-navpoint = point de navigation
or-navpoint-near = point de navigation ({ $place })
or-navpoint-between = point de navigation ({ $one } – { $other })
or-stops = Tout déplacement s’y arrête
or-you-are-here = Vous êtes ici
or-web-faction = { $faction ->
    [hutt] Hutts
    [syndicate] Syndicat
    [imperial] Empire
   *[rebel] Rébellion
}
or-web-planet-of = { $faction ->
    [hutt] Planète hutt
    [syndicate] Planète du Syndicat
    [imperial] Planète impériale
   *[rebel] Planète rebelle
}
or-web-patrol = { $faction ->
    [hutt] Patrouille hutt
    [syndicate] Patrouille du Syndicat
    [imperial] Patrouille impériale
   *[rebel] Patrouille rebelle
}, niveau { $level }
or-players = Joueurs : { $names }
or-contacts = Contacts : { $contacts }
or-pins = Pour vous ici : { $cards }
or-web-token-down = { $class ->
    [white] contact blanc, face cachée
    [green] contact vert, face cachée
    [yellow] contact jaune, face cachée
   *[orange] contact orange, face cachée
}
or-web-token-known = { $name } ({ $class ->
    [white] blanc
    [green] vert
    [yellow] jaune
   *[orange] orange
}, face cachée, déjà regardé)
or-web-token-up = { $name } ({ $class ->
    [white] blanc
    [green] vert
    [yellow] jaune
   *[orange] orange
})

or-players-all = Les joueurs
or-you = Vous
or-web-opponent = Adversaire { $number }
or-away = absent
or-seat-tip = { $who ->
    [you] Vous
   *[other] { $name }
} : gloire { $fame } sur { $goal }, { $credits } crédits
or-flipped = retourné : objectif accompli
or-open-sheet = Lire votre personnage et votre vaisseau
or-cards = Cartes
or-no-words = Rien n’en est dit pour l’instant.

or-web-round = Manche { $round }
or-round-short = M{ $round }
or-turn-of = { $who ->
    [you] à vous de jouer
   *[other] à { $name } de jouer
}
or-steps = Les étapes du tour
or-web-step = { $step ->
    [planning] Planification
    [action] Action
   *[encounter] Rencontre
}
or-setting-up = Avant le premier tour
or-your-decision = Votre décision
or-enter = – Entrée
or-waiting = La table attend { $names }.
or-waiting-nobody = La table n’attend personne.
or-over = La partie est finie.
or-could-still = Vous pourriez encore : { $things }
or-not-now = { $label } : pas maintenant
or-since = Depuis votre dernier tour
or-last-turns = Les derniers tours
or-skip = Passer
or-speed = Vitesse du jeu des autres : ×{ $speed }
or-turn-was = Manche { $round }, { $name } : { $told }
or-turn-title = Manche { $round } : { $name }
or-turn-empty = Il ne s’est rien passé.
or-verdict = { $verdict ->
    [passed] Réussi
    [failed] Raté
    [won] Combat gagné
   *[lost] Combat perdu
}
or-throw = { $what ->
    [test] Les dés du test
    [attack] Les dés de l’attaque
    [defence] Les dés de la défense
    [delivery] Le dé de la livraison
   *[other] Les dés
}
or-web-face = { $face ->
    [blank] vide
    [focus] concentration
    [hit] touche
   *[crit] critique
}
or-deal-gives = { $who ->
    [you] Vous donnez
   *[other] { $name } donne
}
or-deal-debt = { $who ->
    [you] Un de vos jetons de dette
   *[other] Un jeton de dette de { $name }
}
or-deal-nothing = rien

or-tabs = Les parties de la table
or-tab-ask = Décision
or-tab-mine = Mon jeu
or-tab-market = Marché

or-web-market = Le marché
or-web-deck = { $deck ->
    [bounty] Primes
    [cargo] Cargaisons
    [gear] Équipement
    [job] Missions
    [luxury] Luxe
   *[ship] Vaisseaux
}
or-deck-left = { $count } dessous
or-deck-empty = Le paquet est vide.

or-no-character = Pas encore de personnage
or-no-ship = Pas encore de vaisseau
or-web-fame = Gloire
or-web-credits = Crédits
or-damage = { $kind ->
    [character] Votre personnage : dégâts { $damage } sur { $of }
   *[ship] Votre vaisseau : dégâts { $damage } sur { $of }
}
or-dice = { $kind ->
    [character] Dés au sol : { $dice }
   *[ship] Dés dans l’espace : { $dice }
}
or-hyperdrive = Hyperpropulsion : { $spaces } espaces
or-web-reputation = Réputation
or-stands = { $faction ->
    [hutt] Hutts
    [syndicate] Syndicat
    [imperial] Empire
   *[rebel] Rébellion
} : { $standing ->
    [negative] négative
    [positive] positive
   *[neutral] neutre
}
or-slot-free = { $kind ->
    [crew] Équipage : libre
    [mod] Modification : libre
    [gear] Équipement : libre
    [job] Mission ou prime : libre
   *[cargo] Cargaison : libre
}
or-skills-odds = Compétences, avec les chances de réussite
or-goals = Objectifs

or-rounds = Les manches
or-to-round = Aller à la manche { $round }
or-journeys = Montrer les voyages
or-journey = { $who ->
    [you] Votre voyage
   *[other] Le voyage de { $name }
} : { $places }

or-program = Ce que disait sa carte
or-tick = { $tick ->
    [did] accompli
   *[late] une ligne précédente s’appliquait
}
or-ai-idle = { $verb ->
    [recover_if_defeated] il n’était pas hors de combat
    [recover_if_damaged] il n’avait aucun dégât
    [move_to_goal] rien de ce qu’il transporte ne l’appelle ailleurs
    [move_to_bounty] aucune prime ne l’appelle ailleurs
    [deliver] il n’avait rien à livrer ici
    [buy] pas de marché ici, ou aucune carte qu’il puisse employer et payer
    [buy_or] pas de marché ici, ou aucune carte qu’il puisse employer et payer
    [sell_top] la pioche est vide
    [discard_top] la pioche est vide
    [fight_hostile_patrol] aucune patrouille hostile ici
    [complete_job] il n’avait aucune mission à remplir ici
    [encounter_bounty] personne qu’il chasse n’est ici
    [buy_fame] il n’avait pas assez de crédits
    [take_crew] aucun contact face cachée ici, ou aucune place d’équipage
    [reveal_contact] aucun contact face cachée ici
    [reveal_wanted] aucun contact face cachée ici d’une classe qu’il chasse
    [gain_reputation_here] pas la planète d’une faction, ou sa réputation y est déjà positive
    [gain_reputation_nearest] sa réputation auprès de cette faction est déjà positive
   *[other] rien à faire
}
