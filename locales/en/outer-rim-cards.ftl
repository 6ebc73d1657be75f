# The text of Outer Rim's cards. Deeds are written small and without a full stop: they run together in sentences.

# Where a language bends its verbs, $mood says how: an order (do), or after "may" and "to" (to).

# Lists and sentences
orc-and = { $before } and { $last }
orc-and-long = { $before }, and { $last }
orc-and-word = and
orc-or = { $before } or { $last }
orc-to = { $cost } to { $gain }
orc-may = you may { $text }
orc-may-this = you may do this:
orc-then = Then { $text }
orc-times = { $mood ->
   *[any] do this
} { $n ->
    [2] twice
   *[other] { $n } times
}: { $text }
orc-semicolon = {"; "}
orc-or-option = {"; or "}
orc-else = otherwise, { $text }
orc-circumstance = { $when }, { $text }
orc-label = { $text }:
orc-if = if { $clause }
orc-again-if = {""}
orc-again-while = {""}
orc-only-if = { $text } if { $clause }

# Terms
orc-skill = { $term ->
    [influence] Influence
    [knowledge] Knowledge
    [piloting] Piloting
    [stealth] Stealth
    [strength] Strength
    [tactics] Tactics
   *[tech] Tech
}
orc-of-skill = { $term ->
    [influence] Influence
    [knowledge] Knowledge
    [piloting] Piloting
    [stealth] Stealth
    [strength] Strength
    [tactics] Tactics
   *[tech] Tech
}
orc-faction = { $term ->
    [hutt] the Hutts
    [syndicate] the Syndicate
    [imperial] the Empire
   *[rebel] the Rebels
}
orc-with = with { $term ->
    [hutt] the Hutts
    [syndicate] the Syndicate
    [imperial] the Empire
    [rebel] the Rebels
    [here] this planet's faction
    [chosen] that faction
   *[nearest] the faction of the nearest patrol
}
orc-with-any = with a faction of your choice
orc-where-standing = { $term ->
    [negative] with which your reputation is negative
    [neutral] with which your reputation is neutral
   *[positive] with which your reputation is positive
}
orc-where-standing-one = { $term ->
    [negative] where your reputation is negative
    [neutral] where your reputation is neutral
   *[positive] where your reputation is positive
}
orc-patrol = { $term ->
    [hutt] the Hutt patrol
    [syndicate] the Syndicate patrol
    [imperial] the Imperial patrol
    [rebel] the Rebel patrol
    [here] the patrol of this planet's faction
    [chosen] that faction's patrol
   *[nearest] the nearest patrol
}
orc-face = { $term ->
    [blank] blank
    [focus] focus
    [hit] hit
   *[crit] crit
}
orc-face-a = { $term ->
    [blank] blank
    [focus] focus
    [hit] hit
   *[crit] crit
}
orc-in-combat = { $term ->
    [ground] in ground combat
   *[ship] in ship combat
}
orc-deck = { $term ->
    [bounty] bounty
    [cargo] cargo
    [gear] gear
    [job] job
    [luxury] luxury
   *[ship] ship
}
orc-deck-card = { $term ->
    [bounty] bounty
    [cargo] cargo
    [gear] gear
    [job] job
    [luxury] luxury
   *[ship] ship
}
orc-kind = { $term ->
    [gear] Gear
    [mod] Mod
    [cargo] Cargo
    [job] Job
    [bounty] Bounty
   *[crew] Crew
}
orc-kind-gender = { $term ->
   *[any] n
}
orc-kind-a = { $term ->
    [gear] { $a } gear card
    [mod] { $a } mod
    [cargo] { $a } cargo card
    [job] { $a } job
    [bounty] { $a } bounty
   *[crew] { $a } crew member
}
orc-kind-s = { $adj }{ $term ->
    [gear] gear cards
    [mod] mods
    [cargo] cargo cards
    [job] jobs
    [bounty] bounties
   *[crew] crew members
}
orc-class = { $term ->
    [white] white contact
    [green] green contact
    [yellow] yellow contact
   *[orange] orange contact
}
orc-trait = { $term ->
    [illegal] illegal
    [secret] secret
    [armor] armor
    [weapon] weapon
    [droid] droid
    [ordnance] ordnance
    [wookiee] Wookiee
   *[imposed] forced
}{ $gender ->
   *[any] {""}
}
orc-on = { $kind ->
    [maelstrom] in { $space }
    [core] in { $space }
   *[planet] on { $space }
}

# How much
orc-number = { $n ->
   *[any] { $text }
}
orc-credits = { $n ->
    [one] { $text } credit
   *[other] { $text } credits
}
orc-fame = { $n ->
   *[other] { $text } fame
}
orc-reputation = { $n ->
   *[other] { $text } reputation
}
orc-damage = { $n ->
   *[other] { $text } damage
}
orc-damage-character = { $n ->
   *[other] { $text } damage to your character
}
orc-damage-ship = { $n ->
   *[other] { $text } damage to your ship
}
orc-dice = { $n ->
    [one] { $text } die
   *[other] { $text } dice
}
orc-spaces = { $n ->
    [one] { $text } space
   *[other] { $text } spaces
}
orc-counted = { $each } { $per }
orc-counted-plus = { $plus } plus { $each } { $per }
orc-at-most = { $amount } (at most { $most })
orc-per-card = { $term ->
    [gear] for each gear card you have
    [mod] for each mod you have
    [cargo] for each cargo card you have
    [job] for each job you have
    [bounty] for each bounty you have
   *[crew] for each crew member you have
}
orc-per-skill = for each { $skill } you have
orc-per-fame = for each fame you have
orc-per-credit = for each credit you have
orc-per-damage = { $term ->
    [character] for each damage on your character
   *[ship] for each damage on your ship
}
orc-per-health = for each health you have left
orc-per-combat = { $term ->
    [ground] for each point of your ground combat value
   *[ship] for each point of your ship combat value
}
orc-per-positive = for each faction with which your reputation is positive
orc-per-negative = for each faction with which your reputation is negative
orc-per-player = for each other player in your space
orc-per-token = for each goal token here
orc-per-face = for each { $faces }
orc-per-recovered = for each damage recovered
orc-per-number = for each

# Conditions: the clause after "if", or its contrary
orc-if-standing = your reputation { $with } { $not ->
    [yes] is not { $standing }
   *[no] is { $standing }
}
orc-if-any-reputation = { $not ->
    [yes] you have no { $term } reputation
   *[no] you have a { $term } reputation
}
orc-if-positive-reputations = { $not ->
    [yes] your reputation is positive with fewer than { $n } factions
   *[no] your reputation is positive with at least { $n } factions
}
orc-if-skill = { $not ->
    [yes] you do not have { $skill }
   *[no] you have { $skill }
}
orc-if-on = { $not ->
    [yes] you are not { $on }
   *[no] you are { $on }
}
orc-if-on-planet = { $not ->
    [yes] you are not on a planet
   *[no] you are on a planet
}
orc-if-on-navpoint = { $not ->
    [yes] you are not on a navpoint
   *[no] you are on a navpoint
}
orc-if-on-planet-of = { $not ->
    [yes] you are not
   *[no] you are
} { $term ->
    [hutt] on a Hutt planet
    [syndicate] on a Syndicate planet
    [imperial] on an Imperial planet
   *[rebel] on a Rebel planet
}
orc-if-on-faction-planet = { $not ->
    [yes] your planet belongs to no faction
   *[no] you are on a planet of a faction
}
orc-if-marked = { $not ->
    [yes] your space is not marked yet
   *[no] your space is marked
}
orc-if-patrol-here = { $not ->
    [yes] there is no patrol in your space
   *[no] there is a patrol in your space
}
orc-if-patrol-here-of = { $not ->
    [yes] there is no { $term ->
        [hutt] Hutt
        [syndicate] Syndicate
        [imperial] Imperial
       *[rebel] Rebel
    } patrol in your space
   *[no] there is { $term ->
        [hutt] a Hutt
        [syndicate] a Syndicate
        [imperial] an Imperial
       *[rebel] a Rebel
    } patrol in your space
}
orc-if-patrol-is-here = { $patrol } { $not ->
    [yes] is not in your space
   *[no] is in your space
}
orc-if-patrol-within = { $patrol } { $not ->
    [yes] is more than { $spaces } away
   *[no] is up to { $spaces } away
}
orc-if-patrol-level-min = { $patrol } { $not ->
    [yes] is below level { $n }
   *[no] is of level { $n } or higher
}
orc-if-patrol-level-max = { $patrol } { $not ->
    [yes] is above level { $n }
   *[no] is of level { $n } or lower
}
orc-if-player-here = { $not ->
    [yes] no other player is in your space
   *[no] another player is in your space
}
orc-if-credits = { $not ->
    [yes] you have less than { $amount }
   *[no] you have at least { $amount }
}
orc-if-fame = { $not ->
    [yes] you have less than { $amount }
   *[no] you have at least { $amount }
}
orc-if-number = { $not ->
    [yes] there are fewer than { $amount }
   *[no] there are at least { $amount }
}
orc-if-number-dice = { $not ->
    [yes] fewer than { $amount } show { $faces }
   *[no] { $n ->
        [one] at least { $amount } shows { $faces }
       *[other] at least { $amount } show { $faces }
    }
}
orc-if-number-recovered = { $not ->
    [yes] you recovered less than { $amount } damage
   *[no] you recovered at least { $amount } damage
}
orc-if-damaged = { $not ->
    [yes] { $term ->
        [character] your character is unhurt
       *[ship] your ship is undamaged
    }
   *[no] { $term ->
        [character] your character is hurt
       *[ship] your ship is damaged
    }
}
orc-if-health-left = { $not ->
    [yes] you have less than { $amount } health left
   *[no] you have at least { $amount } health left
}
orc-if-has = { $not ->
    [yes] you do not have { $cards }
   *[no] you have { $cards }
}
orc-if-crew = { $not ->
    [yes] “{ $name }” is not among your crew
   *[no] “{ $name }” is among your crew
}
orc-if-character = { $not ->
    [yes] you are not { $name }
   *[no] you are { $name }
}
orc-if-character-trait = { $not ->
    [yes] your character is not
   *[no] your character is
} { $term ->
    [droid] a droid
    [wookiee] a Wookiee
    [illegal] illegal
    [secret] secret
    [armor] armored
    [weapon] a weapon
    [ordnance] ordnance
   *[imposed] forced
}
orc-if-ship-cost = { $not ->
    [yes] your ship costs less than { $amount }
   *[no] your ship costs at least { $amount }
}
orc-if-fighting = { $not ->
    [yes] you do not fight { $term ->
        [patrol] a patrol
        [bounty] a bounty target
        [player] a player
       *[foe] an opponent on a card
    }
   *[no] you fight { $term ->
        [patrol] a patrol
        [bounty] a bounty target
        [player] a player
       *[foe] an opponent on a card
    }
}
orc-if-opponent-dice = { $not ->
    [yes] your opponent rolls fewer than { $amount }
   *[no] your opponent rolls at least { $amount }
}
orc-if-won = { $not ->
    [yes] you do not win
   *[no] you win
}
orc-if-attacking = { $not ->
    [yes] you are not the attacker
   *[no] you are the attacker
}
orc-if-card = { $not ->
    [yes] it is not { $card }
   *[no] it is { $card }
}
orc-if-card-trait = { $not ->
    [yes] it is not
   *[no] it is
} { $term ->
    [illegal] illegal
    [secret] secret
    [armor] armor
    [weapon] a weapon
    [droid] a droid
    [ordnance] ordnance
    [wookiee] a Wookiee
   *[imposed] forced
}
orc-other-player = { $other ->
    [chosen] that player
    [owner] the current player
   *[opposite] the other player
}
orc-if-other = for { orc-other-player } this { $not ->
    [yes] is false
   *[no] is true
}: { $what }
orc-if-other-least = { orc-other-player } { $not ->
    [yes] has less than { $what }
   *[no] has at least { $what }
}
orc-if-other-has = { orc-other-player } { $not ->
    [yes] does not have { $what }
   *[no] has { $what }
}
orc-a-reputation = { $term ->
    [negative] a negative reputation
    [neutral] a neutral reputation
   *[positive] a positive reputation
}
orc-if-other-more-fame = { $not ->
    [yes] that player does not have more fame than you
   *[no] that player has more fame than you
}
orc-if-other-at-least-fame = { $not ->
    [yes] that player has less fame than you
   *[no] that player has at least as much fame as you
}
orc-if-expansion = { $not ->
    [yes] the expansion is not in use
   *[no] the expansion is in use
}

# Cards, players and spaces like this
orc-a-card = { $a } card
orc-cards = { $adj }cards
orc-adjective = { $term ->
    [illegal] illegal
    [secret] secret
    [imposed] forced
   *[other] {""}
}
orc-with-article = { $term ->
    [illegal] an illegal
    [secret] a secret
    [imposed] a forced
   *[other] a
}
orc-at-least = at least { $n } { $cards }
orc-any-cards = { $cards }
orc-that-is = { $n ->
    [one] { $term ->
        [illegal] that is illegal
        [secret] that is secret
        [armor] that is armor
        [weapon] that is a weapon
        [droid] that is a droid
        [ordnance] that is ordnance
        [wookiee] that is a Wookiee
       *[imposed] that is forced
    }
   *[other] { $term ->
        [illegal] that are illegal
        [secret] that are secret
        [armor] that are armor
        [weapon] that are weapons
        [droid] that are droids
        [ordnance] that are ordnance
        [wookiee] that are Wookiees
       *[imposed] that are forced
    }
}{ $gender ->
   *[any] {""}
}
orc-that-is-not = { $n ->
    [one] { $term ->
        [illegal] that is not illegal
        [secret] that is not secret
        [armor] that is not armor
        [weapon] that is not a weapon
        [droid] that is not a droid
        [ordnance] that is not ordnance
        [wookiee] that is not a Wookiee
       *[imposed] that is not forced
    }
   *[other] { $term ->
        [illegal] that are not illegal
        [secret] that are not secret
        [armor] that are not armor
        [weapon] that are not weapons
        [droid] that are not droids
        [ordnance] that are not ordnance
        [wookiee] that are not Wookiees
       *[imposed] that are not forced
    }
}{ $gender ->
   *[any] {""}
}
orc-cost-min = { $n ->
    [one] that costs at least { $price }
   *[other] that cost at least { $price } each
}{ $gender ->
   *[any] {""}
}
orc-cost-max = { $n ->
    [one] that costs at most { $price }
   *[other] that cost at most { $price } each
}{ $gender ->
   *[any] {""}
}
orc-cost-sum = { $n ->
   *[any] worth at least { $price } in total
}
orc-each-player = each other player
orc-each-does = { $who } does this:
orc-each-gains = { $who } gains { $amount }
orc-each-recovers = { $who } recovers { $all ->
    [yes] all damage
   *[no] { $amount }
} { $from ->
    [character] from their character
    [ship] from their ship
   *[both] from their character and ship
}
orc-nearest-player = the nearest player
orc-another-player = another player
orc-player-here = in your space
orc-player-who = { $player } who { $who }
orc-who-stands = is not defeated
orc-who-more-fame = has more fame than you
orc-who-at-least-fame = has at least as much fame as you
orc-who-reputation = has a { $term } reputation
orc-who-has = has { $cards }
orc-a-faction = a faction
orc-faction-standing = { $term ->
    [negative] with which your reputation is negative
    [neutral] with which your reputation is neutral
   *[positive] with which your reputation is positive
}
orc-faction-patrol-here = whose patrol is in your space
orc-faction-patrol-within = whose patrol is up to { $spaces } away
orc-a-planet = a planet
orc-a-navpoint = a navpoint
orc-a-space = a space
orc-space-within = up to { $spaces } away
orc-space-no-players = without players
orc-space-of = { $term ->
    [hutt] of the Hutts
    [syndicate] of the Syndicate
    [imperial] of the Empire
   *[rebel] of the Rebels
}
orc-space-hidden-contact = with a face-down contact
orc-a-contact = { $term ->
    [down] a face-down contact
    [up] a face-up contact
   *[any] a contact
}
orc-contact-here = on your planet
orc-choose = { $mood ->
   *[any] choose
} { $what }
orc-choose-own = { $mood ->
   *[any] choose
} from your cards { $what }
orc-choose-theirs = { $mood ->
   *[any] choose
} from the cards of { $other ->
    [chosen] that player
    [owner] the current player
   *[opposite] the other player
} { $what }
orc-nearest-chooses = { $mood ->
   *[any] the nearest player chooses
} { $what }
orc-browse = { $mood ->
   *[any] reveal
} cards of the { $deck } deck until { $one ->
    [yes] { $n ->
        [one] there is one { $kinds }
       *[other] there are { $n } cards of the kind { $kinds }
    }
   *[no] { $n ->
        [one] there is one card of a kind of your choice ({ $kinds })
       *[other] there are { $n } cards of a kind of your choice ({ $kinds })
    }
}. You may buy one of them. Shuffle the rest back into the deck

# Values that change
orc-lend = { $mood ->
   *[any] get
} { $text } { $until }
orc-lend-next = { $mood ->
   *[any] get
} { $text } if your next test or combat is { $term ->
    [ground] a ground combat
   *[ship] a ship combat
}
orc-lend-holds = { $mood ->
   *[any] { $until }, { $text }
}
orc-holds = { $mood ->
   *[any] { $text }
}
orc-until = { $term ->
    [combat] for this combat
    [test] for this test
    [next-roll] for the next test or combat
    [turn] until the end of this turn
   *[next-turn] until the end of your next turn
}
orc-mod-hyperdrive = { $n ->
   *[any] { $text } hyperdrive
}
orc-mod-combat = { $n ->
    [one] { $text } die
   *[other] { $text } dice
}{ $term ->
    [ground] {" "}in ground combat
    [ship] {" "}in ship combat
   *[any] {""}
}
orc-mod-enemy-dice = { $n ->
    [one] { $text } die
   *[other] { $text } dice
} for your opponent { $term ->
    [ground] in ground combat
   *[ship] in ship combat
}
orc-mod-toughness = { $n ->
   *[any] { $text }
} { $term ->
    [character] health
   *[ship] hull
}
orc-mod-skill = { $n ->
   *[any] { $text }
} { $term ->
    [influence] Influence
    [knowledge] Knowledge
    [piloting] Piloting
    [stealth] Stealth
    [strength] Strength
    [tactics] Tactics
   *[tech] Tech
}
orc-mod-fame = { $n ->
   *[any] { $text } fame
}
orc-mod-slots = { $text } { $term ->
    [gear] gear
    [mod] mod
    [cargo] cargo
    [job] job
    [bounty] bounty
   *[crew] crew
} { $n ->
    [one] slot
   *[other] slots
}
orc-mod-shield = damage you suffer { $combat } is reduced by { $by }
orc-mod-damage-cap = you suffer at most { $most } { $combat }
orc-mod-patrol-fame = { $n ->
   *[any] { $text } fame when a beaten patrol gives fame
}
orc-mod-fame-cut = whenever you gain fame other than through your character card, you gain { $by } less fame{ $fame ->
   *[any] {""}
}
orc-mod-fame-cut-credits = you gain { $credits } in place of fame that you do not gain
orc-mod-price = { $term ->
    [bounty] bounty
    [cargo] cargo
    [gear] gear
    [job] job
    [luxury] luxury
   *[ship] ship
} cards cost you { $amount } { $less ->
    [yes] less
   *[no] more
}
orc-mod-pass-maelstrom = the Maelstrom does not stop you
orc-mod-pass-patrols = patrols do not stop you
orc-mod-ignore-patrols = you need not fight patrols
orc-mod-keep-reputation = beating a patrol costs you no reputation
orc-mod-counts-positive = your reputation { $with } counts as positive
orc-mod-market-anywhere = you may visit the market on navpoints too
orc-mod-must-capture = you must capture the target

# Moments
orc-step-planning = Planning:
orc-step-action = Action:
orc-step-encounter = Encounter:
orc-once-roll = { $term ->
    [combat] once per combat
    [test] once per test
   *[any] once per roll
}
orc-once-turn = once per turn
orc-when-turn-began = when your turn begins
orc-when-before-test = before rolling for a test
orc-when-before-combat = { $term ->
    [ground] before rolling in ground combat
    [ship] before rolling in ship combat
   *[any] before rolling in combat
}
orc-when-test-dice = after rolling for a test
orc-when-combat-dice = { $term ->
    [ground] after rolling in ground combat
    [ship] after rolling in ship combat
   *[any] after rolling in combat
}
orc-when-delivery-die = after rolling for an illegal delivery
orc-when-card-dice = after rolling for a card
orc-when-rolled = after rolling { $rolls }
orc-when-to-roll = before rolling { $rolls }
orc-roll-of = { $roll ->
    [test] for a test
    [combat] { $term ->
        [ground] in ground combat
        [ship] in ship combat
       *[any] in combat
    }
    [delivery] for an illegal delivery
   *[card] for a card
}
orc-when-combat-won = after you win a combat{ $how }
orc-when-combat-lost = after you lose a combat{ $how }
orc-fought = { $term ->
    [planet] { $not ->
        [yes] away from planets
       *[no] on a planet
    }
    [navpoint] { $not ->
        [yes] away from navpoints
       *[no] on a navpoint
    }
    [attacker] { $not ->
        [yes] as the defender
       *[no] as the attacker
    }
    [dice] { $not ->
        [yes] against fewer than { $amount }
       *[no] against at least { $amount }
    }
    [character] { $not ->
        [yes] while your character is unhurt
       *[no] while your character is hurt
    }
    [ship] { $not ->
        [yes] while your ship is undamaged
       *[no] while your ship is damaged
    }
    [patrol] { $not ->
        [yes] not against a patrol
       *[no] against a patrol
    }
    [bounty] { $not ->
        [yes] not against a bounty target
       *[no] against a bounty target
    }
    [player] { $not ->
        [yes] not against a player
       *[no] against a player
    }
   *[foe] { $not ->
        [yes] not against an opponent on a card
       *[no] against an opponent on a card
    }
}
orc-when-patrol-beaten = after you beat a patrol
orc-when-bounty-reward = when you gain the reward of a bounty
orc-when-bounty-eliminated = after you eliminate a bounty target
orc-when-capture-delivered = after you deliver a captured target
orc-when-cargo-reward = when you gain the reward of a cargo
orc-when-job-reward = when you gain the reward of a job
orc-when-patrol-reward = when you gain the reward of a patrol
orc-when-gained = { $term ->
    [gear] after you gain a gear card
    [mod] after you gain a mod
    [cargo] after you gain a cargo card
    [job] after you gain a job
    [bounty] after you gain a bounty
   *[crew] after you gain a crew member
}
orc-when-bought = { $term ->
    [bounty] after you buy a bounty card
    [cargo] after you buy a cargo card
    [gear] after you buy a gear card
    [job] after you buy a job card
    [luxury] after you buy a luxury card
   *[ship] after you buy a ship card
}
orc-when-hired = after you hire a contact
orc-when-recovered = after you recover damage
orc-when-near-defeat = when you would be defeated
orc-when-defeated = after you are defeated
orc-when-entered-patrol-space = when you enter a space whose patrol would stop you
orc-when-player-entered = when another player enters your space
orc-when-patrol-would-move = when a patrol would move toward you in your turn

# Goals
orc-goal = Goal:
orc-goal-holds = { $clause }
orc-goal-given = { $text } while { $clause }
orc-goal-ability = { $n ->
    [one] complete it with this sheet’s ability
   *[other] collect { $n } goal tokens with this sheet’s ability
}
orc-goal-planning = { $n ->
    [one] use a planning ability
   *[other] use { $n } planning abilities
}
orc-goal-action = { $n ->
    [one] use an action ability
   *[other] use { $n } action abilities
}
orc-goal-encounter = { $n ->
    [one] use an encounter ability
   *[other] use { $n } encounter abilities
}
orc-goal-turn-began = { $n ->
    [one] begin a turn
   *[other] begin { $n } turns
}
orc-goal-before-test = { $n ->
    [one] attempt a test
   *[other] attempt { $n } tests
}
orc-goal-before-combat = { $term ->
    [ground] { $n ->
        [one] fight a ground combat
       *[other] fight { $n } ground combats
    }
   *[ship] { $n ->
        [one] fight a ship combat
       *[other] fight { $n } ship combats
    }
}
orc-goal-test-dice = { $n ->
    [one] roll for a test
   *[other] roll for { $n } tests
}
orc-goal-combat-dice = { $term ->
    [ground] { $n ->
        [one] roll in a ground combat
       *[other] roll in { $n } ground combats
    }
   *[ship] { $n ->
        [one] roll in a ship combat
       *[other] roll in { $n } ship combats
    }
}
orc-goal-delivery-die = { $n ->
    [one] roll for an illegal delivery
   *[other] roll for { $n } illegal deliveries
}
orc-goal-card-dice = { $n ->
    [one] roll for a card
   *[other] roll for cards { $n } times
}
orc-goal-combat-won = { $n ->
    [one] win a combat
   *[other] win { $n } combats
}{ $how }
orc-goal-combat-lost = { $n ->
    [one] lose a combat
   *[other] lose { $n } combats
}{ $how }
orc-goal-patrol-beaten = { $n ->
    [one] beat a patrol
   *[other] beat { $n } patrols
}
orc-goal-bounty-reward = { $n ->
    [one] gain the reward of a bounty
   *[other] gain the rewards of { $n } bounties
}
orc-goal-bounty-eliminated = { $n ->
    [one] eliminate a bounty target
   *[other] eliminate { $n } bounty targets
}
orc-goal-capture-delivered = { $n ->
    [one] deliver a captured target
   *[other] deliver { $n } captured targets
}
orc-goal-cargo-reward = { $n ->
    [one] deliver { $a } cargo
   *[other] deliver { $n } { $adj }cargos
}
orc-goal-job-reward = { $n ->
    [one] complete { $a } job
   *[other] complete { $n } { $adj }jobs
}
orc-goal-patrol-reward = { $n ->
    [one] gain the reward of a patrol
   *[other] gain the rewards of { $n } patrols
}
orc-goal-gained = { $term ->
    [gear] { $n ->
        [one] gain a gear card
       *[other] gain { $n } gear cards
    }
    [mod] { $n ->
        [one] gain a mod
       *[other] gain { $n } mods
    }
    [cargo] { $n ->
        [one] gain a cargo card
       *[other] gain { $n } cargo cards
    }
    [job] { $n ->
        [one] gain a job
       *[other] gain { $n } jobs
    }
    [bounty] { $n ->
        [one] gain a bounty
       *[other] gain { $n } bounties
    }
   *[crew] { $n ->
        [one] gain a crew member
       *[other] gain { $n } crew members
    }
}
orc-goal-bought = { $term ->
    [bounty] { $n ->
        [one] buy a bounty card
       *[other] buy { $n } bounty cards
    }
    [cargo] { $n ->
        [one] buy a cargo card
       *[other] buy { $n } cargo cards
    }
    [gear] { $n ->
        [one] buy a gear card
       *[other] buy { $n } gear cards
    }
    [job] { $n ->
        [one] buy a job card
       *[other] buy { $n } job cards
    }
    [luxury] { $n ->
        [one] buy a luxury card
       *[other] buy { $n } luxury cards
    }
   *[ship] { $n ->
        [one] buy a ship card
       *[other] buy { $n } ship cards
    }
}
orc-goal-hired = { $n ->
    [one] hire a contact
   *[other] hire { $n } contacts
}
orc-goal-recovered = { $n ->
    [one] recover damage
   *[other] recover damage { $n } times
}
orc-goal-recovered-least = { $n ->
    [one] recover at least { $least } at once
   *[other] { $n } times, recover at least { $least } at once
}
orc-goal-near-defeat = { $n ->
    [one] come close to defeat
   *[other] come close to defeat { $n } times
}
orc-goal-defeated = { $n ->
    [one] be defeated
   *[other] be defeated { $n } times
}
orc-goal-entered-patrol-space = { $n ->
    [one] enter a space whose patrol would stop you
   *[other] enter { $n } spaces whose patrols would stop you
}
orc-goal-player-entered = { $n ->
    [one] see another player enter your space
   *[other] see another player enter your space { $n } times
}
orc-goal-patrol-would-move = { $n ->
    [one] draw a patrol toward you
   *[other] draw patrols toward you { $n } times
}

# Choices, tests, combats
orc-choose-one = { $mood ->
   *[any] choose one:
}
orc-nothing = { $mood ->
   *[any] do nothing
}
orc-otherwise = Otherwise:
orc-if-done = If you do:
orc-if-none = if there is none
orc-by-reputation = depending on your reputation { $with }:
orc-if-positive = Positive:
orc-if-neutral = Neutral:
orc-if-negative = Negative:
orc-test = { $mood ->
   *[any] test
} { $skills }
orc-other-tests = { orc-other-player } { $mood ->
   *[any] tests
} { $skills }
orc-pass = Pass:
orc-crit = Pass with a crit:
orc-fail = Fail:
orc-roll = { $mood ->
   *[any] roll a die
}
orc-roll-dice = { $mood ->
   *[any] roll
} { $dice }
orc-fight = { $mood ->
   *[any] fight
} { $combat } against { $dice }{ $arena ->
   *[any] {""}
}{ $counted ->
   *[any] {""}
}
orc-duel = { $mood ->
   *[any] fight
} { orc-other-player }{ $arena ->
    [ground] {" "}in ground combat
    [ship] {" "}in ship combat
   *[any] {""}
}
orc-win = Win:
orc-lose = Lose:

# Deeds
orc-gain = { $mood ->
   *[any] gain
} { $amount }
orc-lose-some = { $mood ->
   *[any] lose
} { $amount }
orc-take-credits = { $mood ->
   *[any] take
} { $amount } from { $other ->
    [chosen] that player
    [owner] the current player
   *[opposite] the other player
}
orc-give-credits = { $mood ->
   *[any] give
} { $amount } to { $other ->
    [chosen] that player
    [owner] the current player
   *[opposite] the other player
}
orc-gain-reputation = { $other ->
    [you] { $mood ->
       *[any] gain
    }
    [chosen] that player gains
    [owner] the current player gains
   *[opposite] the other player gains
} { $amount } { $with }
orc-lose-reputation = { $other ->
    [you] { $mood ->
       *[any] lose
    }
    [chosen] that player loses
    [owner] the current player loses
   *[opposite] the other player loses
} { $amount } { $with }
orc-reward-instead = { $mood ->
   *[any] gain
} { $more } instead of the credits
orc-reward-set = { $mood ->
   *[any] gain
} { $credits } instead of its credits
orc-reward-more = { $mood ->
   *[any] gain
} { $more }
orc-more-credits = { $n ->
    [one] { $text } more credit
   *[other] { $text } more credits
}
orc-more-fame = { $n ->
   *[any] { $text } more fame
}
orc-suffer = { $mood ->
   *[any] suffer
} { $amount }
orc-recover = { $mood ->
   *[any] recover
} { $all ->
    [yes] all damage
   *[no] { $amount }
} { $from ->
    [character] from your character
    [ship] from your ship
   *[both] from your character and ship
}
orc-defeat = { $mood ->
    [to] be defeated
   *[do] you are defeated
}
orc-survive = { $mood ->
   *[any] recover
} { $amount } instead of being defeated
orc-survive-whole = { $mood ->
   *[any] recover
} all damage instead of being defeated
orc-move-directly = { $mood ->
   *[any] move
} directly { $to }
orc-fly = { $mood ->
   *[any] move
} up to { $spaces }
orc-cross-the-core = { $mood ->
   *[any] move
} to the opposite Core Worlds space
orc-need-not-stop = { $mood ->
   *[any] go on
} without stopping there
orc-stop-mover = { $mood ->
   *[any] make
} that player stop there
orc-extra-turn = { $mood ->
   *[any] take
} another turn after this one
orc-move-patrol = { $mood ->
   *[any] move
} { $patrol } { $spaces } toward you
orc-bring-patrol = { $mood ->
   *[any] move
} { $patrol } directly to your space
orc-send-patrol = { $mood ->
   *[any] move
} { $patrol } { $spaces } in any direction
orc-fight-patrol = { $mood ->
   *[any] fight
} { $patrol }
orc-redirect-patrol = { $mood ->
   *[any] move
} it toward another player of your choice instead
orc-to-here = to your space
orc-to-space = to { $space }
orc-to-chosen = there
orc-to-other = to the space of { $other ->
    [chosen] that player
    [owner] the current player
   *[opposite] the other player
}
orc-to-patrol = to the space of { $patrol }
orc-at-here = in your space
orc-at-chosen = there
orc-at-other = in the space of { $other ->
    [chosen] that player
    [owner] the current player
   *[opposite] the other player
}
orc-at-patrol = in the space of { $patrol }
orc-reveal-contact = { $mood ->
   *[any] reveal
} that contact
orc-reveal-contacts = { $mood ->
   *[any] reveal
} all contacts { $at }
orc-peek-contact = { $mood ->
   *[any] look
} at it in secret
orc-encounter-contact = { $mood ->
   *[any] encounter
} that contact
orc-hire = { $mood ->
   *[any] hire
} this contact
orc-remove-contact = { $mood ->
   *[any] remove
} this contact from the game
orc-encounter-space = { $mood ->
   *[any] encounter
} your space
orc-databank = { $mood ->
   *[any] resolve
} a databank card no. { $number }
orc-stop = { $mood ->
    [to] end the encounter
   *[do] the encounter ends
}
orc-gain-top = { $mood ->
   *[any] gain
} the top { $deck } card
orc-gain-named = { $mood ->
   *[any] take
} “{ $name }” from the { $deck } deck, then shuffle the deck
orc-buy-top = { $mood ->
    [to] buy
   *[do] you may buy
} the top { $deck } card with a discount of { $off }
orc-market = { $mood ->
   *[any] visit
} the market
orc-market-off = { $mood ->
   *[any] visit
} the market with a discount of { $off }
orc-discard-top = { $mood ->
   *[any] put
} the top { $deck } card under its deck
orc-gain-card = { $mood ->
   *[any] gain
} a databank card no. { $number }
orc-gain-card-named = { $mood ->
   *[any] gain
} “{ $name }” (databank card no. { $number })
orc-discard = { $mood ->
   *[any] discard
} { $what }
orc-discard-own = { $mood ->
   *[any] discard
} { $what }
orc-discard-this = { $mood ->
   *[any] discard
} this card
orc-remove-this = { $mood ->
   *[any] remove
} this card from the game
orc-rotate-this = { $mood ->
   *[any] rotate
} this card
orc-discard-chosen = { $mood ->
   *[any] discard
} that card
orc-take-chosen = { $mood ->
   *[any] take
} that card
orc-complete-job = { $mood ->
   *[any] complete
} the job
orc-lose-job = { $mood ->
   *[any] discard
} the job
orc-deliver-cargo = { $mood ->
   *[any] deliver
} the cargo
orc-lose-cargo = { $mood ->
   *[any] discard
} the cargo
orc-advance-goal = { $mood ->
   *[any] gain
} a goal token
orc-complete-goal = { $mood ->
   *[any] complete
} the goal
orc-mark-here = { $mood ->
   *[any] mark
} your space
orc-mark-chosen = { $mood ->
   *[any] mark
} it
orc-mark-space = { $mood ->
   *[any] mark
} the space { $at }
orc-some-dice = { $any ->
    [yes] { $whose ->
        [own] any of your dice{ $showing }
       *[enemy] any of your opponent's dice{ $showing }
    }
   *[no] { $n ->
        [one] { $whose ->
            [own] { $dice } of your dice{ $showing }
           *[enemy] { $dice } of your opponent's dice{ $showing }
        }
       *[other] { $whose ->
            [own] up to { $dice } of your dice{ $showing }
           *[enemy] up to { $dice } of your opponent's dice{ $showing }
        }
    }
}{ $use ->
   *[any] {""}
}
orc-dice-showing = { $n ->
    [one] that shows { $faces }
   *[other] that show { $faces }
}
orc-reroll = { $mood ->
   *[any] reroll
} { $dice }
orc-turn = { $mood ->
   *[any] turn
} { $dice } to { $to ->
    [blank] blank
    [focus] focus
    [hit] hit
   *[crit] crit
}
orc-dice-from = from { $faces }
orc-add-result = { $mood ->
   *[any] add
} { $amount } { $face ->
    [blank] { $n ->
        [one] blank
       *[other] blanks
    }
    [focus] { $n ->
        [one] focus
       *[other] focuses
    }
    [hit] { $n ->
        [one] hit
       *[other] hits
    }
   *[crit] { $n ->
        [one] crit
       *[other] crits
    }
} to your roll
orc-cancel = { $mood ->
   *[any] cancel
} { $amount } { $face ->
    [blank] { $n ->
        [one] blank
       *[other] blanks
    }
    [focus] { $n ->
        [one] focus
       *[other] focuses
    }
    [hit] { $n ->
        [one] hit
       *[other] hits
    }
   *[crit] { $n ->
        [one] crit
       *[other] crits
    }
} of your opponent
orc-lend-skill = { $mood ->
   *[any] use
} { $all ->
    [yes] a skill of your choice
   *[no] { $skills }
} { $roll ->
    [test] for this test
   *[next-roll] for the next test
}
orc-pay = { $mood ->
   *[any] pay
} { $amount }

# Cards
orc-free = free
orc-not-solo = This card is not used in a solo game with the expansion.
orc-as-crew = As crew:
orc-encountered = Encounter:
orc-rotated = Rotated, { $name }:
orc-ship = Ship
orc-special = Resolved at once
orc-databank-card = Databank
orc-of-deck = { $deck } deck
orc-number-of = no. { $number }
orc-skills = Skills:
orc-fits-cargo = It fits into a cargo slot too.
orc-when-this-gained = When gained:
orc-buy-not-on = It cannot be bought { $spaces }.
orc-buy-if = It can be bought only if { $clause }.
orc-buy-roll = To buy it, first roll a die: it must show { $faces }.
orc-deliver-to = Deliver to:
orc-illegal = Illegal:
orc-illegal-delivery = roll a die on delivery; { $faces } gets it through, anything else means trouble (databank card no. 1)
orc-reward = Reward:
orc-no-reward = nothing
orc-job-at = Place:
orc-job-for-two = For two: another player in the space must take part.
orc-job-contested = Contested: another player in the space opposes you.
orc-job-skills = Useful skills:
orc-job-skill = { $skill }{ $mark ->
    [contested] {" "}(contested)
    [key] {" "}(key)
   *[plain] {""}
}
orc-job-encounter = Job:
orc-job-databank = resolve a databank card no. { $number }
orc-target = Target:
orc-wanted = { $name } ({ $class }), { $dice } { $combat }
orc-eliminate = Eliminate:
orc-capture = Capture and deliver to { $space }:
orc-afterwards = Afterward:
orc-to-the-patrol = { $term ->
    [hutt] wherever the Hutt patrol is
    [syndicate] wherever the Syndicate patrol is
    [imperial] wherever the Imperial patrol is
   *[rebel] wherever the Rebel patrol is
}
orc-to-the-marked = the marked space
orc-to-any-player = any space with another player
orc-to-any-planet = any planet
orc-after-remove = Afterward, remove this card from the game.
orc-after-shuffle = Afterward, shuffle this card into its deck.
orc-after-rotate = Afterward, rotate this card.
orc-icons = Icons:
orc-icon-patrol = { $term ->
    [hutt] the Hutt patrol
    [syndicate] the Syndicate patrol
    [imperial] the Imperial patrol
   *[rebel] the Rebel patrol
} moves { $spaces }
orc-icon-reveal = with { $least } to { $most } players, reveal a contact

# Sheets
orc-character = Character
orc-character-values = ground combat { $combat }, health { $health }
orc-setup = Setup:
orc-setup-card = { $number ->
    [90] a starting bounty (no. 90)
    [91] a starting cargo (no. 91)
    [92] a starting job (no. 92)
   *[other] databank card no. { $number }
}
orc-setup-reputation = { $standing ->
    [positive] positive
    [negative] negative
   *[neutral] neutral
} reputation { $with }
orc-flipped = Flipped:
orc-flipped-named = Flipped, { $name }:
orc-starting-ship = Starting ship
orc-ship-values = Hyperdrive { $hyperdrive }, ship combat { $combat }, hull { $hull }.
orc-slots-label = Slots:
orc-slots = { $term ->
    [cargo] cargo
    [mod] mod
    [either] cargo or mod
   *[crew] crew
} { $n }
orc-ambition = Ambition
orc-mark-any = At any time:
orc-mark-step = Step { $n }:
orc-mark-while = Must hold:
orc-mark-final = Final goal:
orc-patrol-level = Patrol of level { $n }
orc-patrol-type = Patrol
orc-patrol-combat = Ship combat against { $dice }.
orc-patrol-unbeatable = It cannot be beaten.
orc-encounter = Encounter
orc-section = { $term ->
    [patrol] With a patrol
    [no-patrol] Without a patrol
    [core-worlds] Core Worlds
    [across-the-core] Across the Core
   *[navpoint] Navpoints
}
orc-card-number = no. { $number }

# AI cards
orc-ai = AI card
orc-ai-title = AI card { $n }
orc-ai-deck = { $term ->
    [standard] standard deck
    [hunter] bounty hunter deck
   *[character] character card
}
orc-ai-planning = Planning, the first that applies:
orc-ai-action = Action, all that apply:
orc-ai-encounter = Encounter, the first that applies:
orc-ai-recover-if-defeated = if defeated, recover all damage
orc-ai-recover-if-damaged = if there is any damage, recover all of it
orc-ai-move-to-goal = move toward the closest goal
orc-ai-move-to-bounty = move toward the designated bounty
orc-ai-gain = gain { $amount }
orc-ai-deliver = deliver here{ $penalty ->
    [nothing] {""}
    [character] ; for illegal cargo the character suffers { $damage }
    [ship] ; for illegal cargo the ship suffers { $damage }
   *[reputation] ; illegal cargo costs 1 reputation with this planet's faction
}
orc-ai-buy = buy a { $deck } card
orc-ai-buy-or = buy a { $first } card; if there is no free slot for it, a { $second } card
orc-ai-sell-top = put the top { $deck } card under its deck and gain { $amount }
orc-ai-discard-top = put the top { $deck } card under its deck
orc-ai-shuffle-this = shuffle this card into the AI deck
orc-ai-fight-patrol = fight a patrol here if the reputation with its faction is negative
orc-ai-complete-job = complete a job here
orc-ai-encounter-bounty = encounter the designated bounty here
orc-ai-buy-fame = pay { $amount } and gain 1 fame
orc-ai-take-crew = reveal the face-down contact of the lowest class here and take it as crew
orc-ai-reveal-contact = reveal the face-down contact of the lowest class here
orc-ai-reveal-wanted = reveal a face-down contact here of the class of one of its bounties
orc-ai-reputation-here = gain 1 reputation with this planet's faction
orc-ai-reputation-nearest = gain 1 reputation with the faction of the nearest patrol
orc-ai-sell-reputation = gain { $amount } and lose 1 reputation with the faction of the nearest patrol

# Combats by their kind, goals by what one has met, and what others may do
orc-if-combat = { $not ->
    [yes] it is not { $term ->
        [ground] a ground combat
       *[ship] a ship combat
    }
   *[no] it is { $term ->
        [ground] a ground combat
       *[ship] a ship combat
    }
}
orc-if-contact-class = { $not ->
    [yes] the contact is not { $term ->
        [white] white
        [green] green
        [yellow] yellow
       *[orange] orange
    }
   *[no] the contact is { $term ->
        [white] white
        [green] green
        [yellow] yellow
       *[orange] orange
    }
}
orc-if-lends = { $not ->
    [yes] this card did not help
   *[no] this card helped
}
orc-if-acting = { $not ->
    [yes] it is not your action step
   *[no] it is your action step
}
orc-if-card-token = { $with ->
    [yes] there is a goal token on it
   *[no] there is no goal token on it
}
orc-with-token = { $term ->
    [yes] with a goal token
   *[no] without a goal token
}
orc-when-combat-won-in = { $term ->
    [ground] after you win a ground combat
   *[ship] after you win a ship combat
}
orc-when-combat-lost-in = { $term ->
    [ground] after you lose a ground combat
   *[ship] after you lose a ship combat
}
orc-when-near-defeat-in = { $term ->
    [ground] when you would be defeated in ground combat
   *[ship] when you would be defeated in ship combat
}
orc-when-test-passed = after you pass a test
orc-when-rested = after you choose to recover in your planning step
orc-when-mended = when you recover damage from your ship
orc-when-encountered = when your encounter begins
orc-when-patrol-met = { $term ->
    [hutt] when you encounter the Hutt patrol
    [syndicate] when you encounter the Syndicate patrol
    [imperial] when you encounter the Imperial patrol
   *[rebel] when you encounter the Rebel patrol
}
orc-goal-combat-won-in = { $n ->
    [one] { $term ->
        [ground] win a ground combat
       *[ship] win a ship combat
    }
   *[other] { $term ->
        [ground] win { $n } ground combats
       *[ship] win { $n } ship combats
    }
}
orc-goal-combat-lost-in = { $n ->
    [one] { $term ->
        [ground] lose a ground combat
       *[ship] lose a ship combat
    }
   *[other] { $term ->
        [ground] lose { $n } ground combats
       *[ship] lose { $n } ship combats
    }
}
orc-goal-test-passed = { $n ->
    [one] pass a test
   *[other] pass { $n } tests
}
orc-goal-rested = { $n ->
    [one] choose to recover in your planning step while you are not defeated
   *[other] { $n } times, choose to recover in your planning step while you are not defeated
}
orc-goal-rested-least = { $n ->
    [one] recover at least { $least } in your planning step while you are not defeated
   *[other] { $n } times, recover at least { $least } in your planning step while you are not defeated
}
orc-goal-mended = { $n ->
    [one] recover damage from your ship
   *[other] recover damage from your ship { $n } times
}
orc-goal-encountered = { $n ->
    [one] take an encounter
   *[other] take { $n } encounters
}
orc-goal-patrol-met = { $n ->
    [one] encounter { $term ->
        [hutt] the Hutt patrol
        [syndicate] the Syndicate patrol
        [imperial] the Imperial patrol
       *[rebel] the Rebel patrol
    }
   *[other] encounter { $term ->
        [hutt] the Hutt patrol
        [syndicate] the Syndicate patrol
        [imperial] the Imperial patrol
       *[rebel] the Rebel patrol
    } { $n } times
}
orc-goal-patrol-met-level = { $n ->
    [one] encounter { $term ->
        [hutt] a Hutt
        [syndicate] a Syndicate
        [imperial] an Imperial
       *[rebel] a Rebel
    } patrol of level { $least } or higher
   *[other] { $n } times, encounter { $term ->
        [hutt] a Hutt
        [syndicate] a Syndicate
        [imperial] an Imperial
       *[rebel] a Rebel
    } patrol of level { $least } or higher
}
orc-goal-gained-beside = { $text } while you already have { $cards }
orc-they = { $other ->
    [chosen] that player
    [owner] the current player
    [holder] the owner of this card
   *[opposite] the other player
}
orc-step-encounter-others = Encounter of another player in your space:
orc-duel-holder = { $mood ->
   *[any] fight
} the owner of this card{ $other ->
   *[any] {""}
}{ $arena ->
    [ground] {" "}in ground combat
    [ship] {" "}in ship combat
   *[any] {""}
}
orc-buy-ship = { $mood ->
    [to] buy
   *[do] you may buy
} any ship of the supply that costs more than yours; it arrives with { $damage }, and its market card leaves the game
orc-token-on-chosen = { $mood ->
   *[any] put
} a goal token on it
orc-flip-back = { $mood ->
   *[any] flip
} your character card back to its front (goal tokens on your cards stay)
