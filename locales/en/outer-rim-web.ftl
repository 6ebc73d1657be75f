# The drawn table of Outer Rim. What cards say and what is asked comes from the server.

or-board = The board: arrows walk along the routes, Enter chooses
or-rim = The Rim
or-spinward = Spinward
or-trailing = Trailing
or-looks = How to look at the board
or-look-whole = All of it
or-look-near = My surroundings
or-look-spinward = Lean over the next tile spinward
or-look-trailing = Lean over the next tile trailing
or-reach = What is where, and what stops you
or-lens = How far you get, and what stops you there
or-beside = Next to it

or-navpoint = navpoint
or-navpoint-near = navpoint ({ $place })
or-navpoint-between = navpoint ({ $one } – { $other })
or-stops = A move ends here
or-you-are-here = You are here
or-web-faction = { $faction ->
    [hutt] Hutts
    [syndicate] Syndicate
    [imperial] Empire
   *[rebel] Rebels
}
or-web-planet-of = { $faction ->
    [hutt] Hutt planet
    [syndicate] Syndicate planet
    [imperial] Imperial planet
   *[rebel] Rebel planet
}
or-web-patrol = { $faction ->
    [hutt] Hutt patrol
    [syndicate] Syndicate patrol
    [imperial] Imperial patrol
   *[rebel] Rebel patrol
}, level { $level }
or-players = Players: { $names }
or-contacts = Contacts: { $contacts }
or-pins = For you here: { $cards }
or-web-token-down = { $class ->
    [white] white contact, face down
    [green] green contact, face down
    [yellow] yellow contact, face down
   *[orange] orange contact, face down
}
or-web-token-known = { $name } ({ $class ->
    [white] white
    [green] green
    [yellow] yellow
   *[orange] orange
}, face down, seen by you)
or-web-token-up = { $name } ({ $class ->
    [white] white
    [green] green
    [yellow] yellow
   *[orange] orange
})

or-players-all = The players
or-you = You
or-web-opponent = Opponent { $number }
or-away = away
or-seat-tip = { $who ->
    [you] You
   *[other] { $name }
}: fame { $fame } of { $goal }, { $credits } credits
or-flipped = flipped: the goal is done
or-open-sheet = Read your character and your ship
or-cards = Cards
or-no-words = Nothing is told about it now.

or-web-round = Round { $round }
or-round-short = R{ $round }
or-turn-of = { $who ->
    [you] your turn
   *[other] { $name }’s turn
}
or-steps = The steps of the turn
or-web-step = { $step ->
    [planning] Planning
    [action] Action
   *[encounter] Encounter
}
or-setting-up = Before the first turn
or-your-decision = Your decision
or-enter = – Enter
or-waiting = The table waits for { $names }.
or-waiting-nobody = The table waits for nobody.
or-over = The game is over.
or-could-still = You could still: { $things }
or-not-now = { $label }: not now
or-since = Since your last turn
or-last-turns = The last turns
or-skip = Skip
or-speed = How fast others play: ×{ $speed }
or-turn-was = Round { $round }, { $name }: { $told }
or-turn-title = Round { $round }: { $name }
or-turn-empty = Nothing happened.
or-verdict = { $verdict ->
    [passed] Passed
    [failed] Failed
    [won] Combat won
   *[lost] Combat lost
}
or-throw = { $what ->
    [test] The dice of the test
    [attack] The dice of the attack
    [defence] The dice of the defense
    [delivery] The die of the delivery
   *[other] The dice
}
or-web-face = { $face ->
    [blank] blank
    [focus] focus
    [hit] hit
   *[crit] crit
}
or-deal-gives = { $who ->
    [you] You give
   *[other] { $name } gives
}
or-deal-debt = { $who ->
    [you] A debt token of yours
   *[other] A debt token of { $name }
}
or-deal-nothing = nothing

or-tabs = Parts of the table
or-tab-ask = Decision
or-tab-mine = Mine
or-tab-market = Market

or-web-market = The market
or-web-deck = { $deck ->
    [bounty] Bounties
    [cargo] Cargo
    [gear] Gear
    [job] Jobs
    [luxury] Luxuries
   *[ship] Ships
}
or-deck-left = { $count } below
or-deck-empty = The deck is empty.

or-no-character = No character yet
or-no-ship = No ship yet
or-web-fame = Fame
or-web-credits = Credits
or-damage = { $kind ->
    [character] Your character: damage { $damage } of { $of }
   *[ship] Your ship: damage { $damage } of { $of }
}
or-dice = { $kind ->
    [character] Dice in ground combat: { $dice }
   *[ship] Dice in ship combat: { $dice }
}
or-hyperdrive = Hyperdrive: { $spaces } spaces
or-web-reputation = Reputation
or-stands = { $faction ->
    [hutt] Hutts
    [syndicate] Syndicate
    [imperial] Empire
   *[rebel] Rebels
}: { $standing ->
    [negative] negative
    [positive] positive
   *[neutral] neutral
}
or-slot-free = { $kind ->
    [crew] Crew: free
    [mod] Mod: free
    [gear] Gear: free
    [job] Job or bounty: free
   *[cargo] Cargo: free
}
or-skills-odds = Skills, and the odds to pass with them
or-goals = Goals

or-rounds = The rounds
or-to-round = Go to round { $round }
or-journeys = Show the journeys
or-journey = { $who ->
    [you] Your journey
   *[other] The journey of { $name }
}: { $places }

or-program = What its card said
or-tick = { $tick ->
    [did] carried out
   *[late] an earlier line applied
}
or-ai-idle = { $verb ->
    [recover_if_defeated] it was not defeated
    [recover_if_damaged] it had no damage
    [move_to_goal] nothing it carries wants it elsewhere
    [move_to_bounty] no bounty leads it elsewhere
    [deliver] it had nothing to deliver here
    [buy] no market here, or no card that it can use and pay for
    [buy_or] no market here, or no card that it can use and pay for
    [sell_top] the deck is empty
    [discard_top] the deck is empty
    [fight_hostile_patrol] no hostile patrol here
    [complete_job] it had no job to do here
    [encounter_bounty] nobody whom it hunts is here
    [buy_fame] it had too few credits
    [take_crew] no contact face down here, or no slot for crew
    [reveal_contact] no contact face down here
    [reveal_wanted] no contact face down here of a class that it hunts
    [gain_reputation_here] no faction’s planet, or its reputation there is positive already
    [gain_reputation_nearest] its reputation with that faction is positive already
   *[other] nothing to do
}
