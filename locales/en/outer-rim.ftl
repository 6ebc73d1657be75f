# Outer Rim with Unfinished Business: the words of the table. What cards say is generated
# from outer-rim-cards.ftl.

or-opponent = Opponent { $number }
or-credits = { $n ->
    [one] { $amount } credit
   *[other] { $amount } credits
}
or-fame = { $amount } fame
or-per-cent = { $value }%
or-faction = { $term ->
    [hutt] Hutts
    [syndicate] Syndicate
    [imperial] Empire
   *[rebel] Rebels
}
or-skill = { $term ->
    [influence] Influence
    [knowledge] Knowledge
    [piloting] Piloting
    [stealth] Stealth
    [strength] Strength
    [tactics] Tactics
   *[tech] Tech
}
or-class = { $term ->
    [white] white
    [green] green
    [yellow] yellow
   *[orange] orange
}
or-deck = { $term ->
    [bounty] bounty deck
    [cargo] cargo deck
    [gear] gear deck
    [job] job deck
    [luxury] luxury deck
   *[ship] ship deck
}
or-kind = { $term ->
    [gear] gear
    [mod] mod
    [cargo] cargo
    [job] job
    [bounty] bounty
   *[crew] crew
}
or-face = { $term ->
    [blank] blank
    [focus] focus
    [hit] hit
   *[crit] crit
}
or-path = { $term ->
    [start] At the start
    [bounties] Bounties
    [cargo] Cargo
    [jobs] Jobs
    [patrols] Patrols
    [luxury] Luxury
    [goals] Goals
   *[else] Other
}
or-no-dice = no dice
or-nothing = nothing
or-and-more = and more
or-from-you = you
or-title = “{ $title }”

# Places
or-nav-between = a navpoint between { $one } and { $other }
or-nav-beside = a navpoint { $far ->
    [far] well to
   *[near] on
} the { $side } side of { $place }
or-nav-end = the { $end } end of the Rim
or-far = { $distance ->
    [0] { $space } (here)
    [one] { $space } (1 space away)
   *[other] { $space } ({ $distance } spaces away)
}
or-of-faction = { $faction ->
    [hutt] Hutt
    [syndicate] Syndicate
    [imperial] Imperial
   *[rebel] Rebel
}
or-to-patrol = the { or-of-faction } patrol: { $at }
or-to-marked = the marked space
or-to-player = any space with another player
or-to-planet = any planet

# What lies there
or-planet-of = { or-of-faction } planet{ $standing ->
    [none] {""}
    [negative] {" "}(hostile)
    [positive] {" "}(friendly)
   *[neutral] {" "}(neutral)
}
or-maelstrom-stops = a move ends here
or-patrol = { or-of-faction } patrol, level { $level }{ $standing ->
    [none] {""}
    [negative] {" "}(stops you, and you must fight it)
    [waits] {" "}(does not stop you, but if you stay you must fight it)
    [positive] {" "}(lets you pass)
   *[neutral] {" "}(stops you)
}
or-players-here = players: { $players }
or-contacts-here = contacts: { $contacts }
or-contacts-down = contacts face down: { $contacts }
or-token-down = the { $class } contact, face down
or-token-known = { $name } ({ $class }, face down, seen by you)
or-token-up = { $name } ({ $class })
or-business-here = { $kind ->
    [job] to do here: “{ $card }”
   *[cargo] to deliver here: “{ $card }”
}
or-space = { $distance ->
    [0] { $space }: { $contents }
   *[other] { $distance } → { $space }: { $contents }
}
or-space-empty = { $distance ->
    [0] { $space }
   *[other] { $distance } → { $space }
}
or-plain-spaces = { $count ->
    [one] and one empty navpoint
   *[other] and { $count } empty navpoints
}

# Odds and rewards
or-odds-fight = { $arena ->
    [ground] Ground combat
   *[ship] Ship combat
}: { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
} against { $theirs }, { $odds } to win
or-odds-test = { $skill }{"\u00A0"}×{ $count }{"\u00A0"}({ $odds })
or-reward = { $what ->
    [win] If you win
    [job] Reward
   *[eliminate] Eliminate
}: { $reward }
or-makes-room = No free slot: you discard { $how ->
    [only] { $cards } for it.
    [all] all of these: { $cards }.
    [either] one of these: { $cards }.
    [some] { $count } of these: { $cards }.
   *[one] one of these for it: { $cards }.
}
or-one-armor = Only one piece of armor at a time: you discard { $how ->
    [only] { $cards } for it.
   *[other] one of these: { $cards }.
}
or-falls = Whichever you discard, you are defeated.
or-played = This is a player’s character: the token leaves the game, and you choose another encounter.
or-no-hire = No free crew slot: nobody can be hired.
or-no-captive = No crew slot for a captive: the target can only be eliminated.
or-spoils = Your cards add { $gain } to a victory.
or-fame-cut = Instead of { $printed } you gain { $n ->
    [0] { $credits }
   *[other] { $fame } and { $credits }
}.
or-shrinks = Its slots go with it: you would have to discard another card as well.
or-reward-capture = Capture and bring to { $space }: { $reward }
or-unbeatable = It cannot be beaten: your ship would be destroyed.

# Questions
or-ask-about = “{ $about }” – { $question }
or-ask-character = Which character are you?
or-ask-ship = Which ship do you start with?
or-ask-start = Where do you start?
or-ask-opponent = { $calling ->
    [hunter] Which bounty hunter plays against you?
   *[courier] Which smuggler or mercenary plays against you?
}
or-ask-ambition = Which ambition is yours?
or-ask-setup = Choose.
or-ask-planning = Planning { $in ->
    [area] in
   *[space] on
} { $space }: move, recover or gain credits?
or-ask-planning-defeated = You are defeated: recover first.
or-ask-action = Actions { $in ->
    [area] in
   *[space] on
} { $space }: any number, once each. What next?
or-ask-encounter = Encounter { $in ->
    [area] in
   *[space] on
} { $space }: choose one.
or-ask-move = You are { $in ->
    [area] in
   *[space] on
} { $space }. { $left ->
    [one] One space left.
   *[other] { $left } spaces left.
} Where to?
or-ask-choose = Choose one.
or-ask-may = Do you want to do this?
or-ask-may-pay = Do you pay for it?
or-ask-pay = What do you give for it?
or-ask-pay-ability = What do you give for the ability?
or-ask-dice = Which die? { $left ->
    [one] { $more ->
        [yes] You may choose one more.
       *[no] You may choose one.
    }
   *[other] { $more ->
        [yes] You may choose up to { $left } more.
       *[no] You may choose up to { $left }.
    }
}
or-ask-test = Which skill do you test?
or-ask-test-of = Which skill does { $name } test?
or-ask-window = { $moment ->
    [test] You are about to test { $test }. Use an ability?
    [before] Before the dice are rolled: use an ability?
    [dice] The dice show { $dice }. Use an ability?
    [won] You won. Use an ability?
    [lost] You lost. Use an ability?
    [near-defeat] You are about to be defeated. Use an ability?
    [patrol] A patrol stops you here. Use an ability?
    [entered] Somebody enters your space. Use an ability?
    [redirect] A patrol is about to move toward you. Use an ability?
    [reward] You are about to gain a reward. Use an ability?
   *[other] Use an ability?
}
or-both-rolls = { $attack } ({ $hits } damage) against { $defence } ({ $blows } damage)
or-ask-market = The market. You have { $credits }. { $discarded ->
    [again] You may discard a second card of this deck, buy a card, or leave.
    [yes] Buy a card, or leave?
   *[no] You may discard a card first, then buy one.
}
or-ask-buy = “{ $card }”: { $price } left to pay, you have { $credits }. Trade in cards, or pay?
or-ask-browse-kind = What kind of card are you looking for?
or-ask-browse = Which of these do you buy?
or-ask-fit = You have no free slot. Which card do you discard?
or-ask-fit-armor = You can wear only one piece of armor. Which card do you discard?
or-ask-fit-shrunk = You have fewer slots now, and not everything fits any more. Which card do you discard?
or-ask-return = The contact leaves. Which of the nearest planets does it go to?
or-ask-deliver = What do you deliver?
or-ask-partner = { $role ->
    [victim] Against whom do you attempt “{ $card }”?
   *[partner] With whom do you attempt “{ $card }”?
}
or-ask-consent = { $name } asks you to take part in “{ $card }”. Do you?
or-ask-defend = { $name } hunts one of your crew with “{ $card }”. Do you defend them?
or-ask-contact = Have the encounter, or fight for the bounty?
or-ask-overcome = You have beaten the target of “{ $card }”. Eliminate or capture?
or-ask-patrol = { $toward ->
    [nobody] Where does the
   *[other] The
} { or-of-faction } patrol { $toward ->
    [nobody] move?
    [you] moves toward you.
   *[other] moves toward { $name }.
} { $left ->
    [one] One space left.
   *[other] { $left } spaces left.
}{ $toward ->
    [nobody] {""}
   *[other] {" "}Which way?
}
or-ask-reveal = Which contact is turned face up?
or-ask-player = Which player?
or-ask-faction = Which faction?
or-ask-nearest-player = Another player chooses here: the one nearest to { $whose ->
    [you] you
   *[other] { $name }
}. Several are equally near. Who is to choose? ({ $what })
or-ask-space-as-nearest = You are nearest to { $name }, so you choose { $for ->
    [move] where { $name } goes
    [mark] which space is marked
   *[other] a space
}: { $where }{ $counted ->
    [yes] {" "}(counted from { $name })
   *[no] {""}
}. Which space?
or-ask-nearest-patrol = { $what } Several patrols are equally near. Which one do you choose?
or-ask-space = Which space?
or-ask-card = Which card?
or-ask-which-contact = Which contact?
or-ask-lend-skill = Which skill?
or-ask-discard = Which card do you discard?
or-ask-buy-top = Do you buy the top card?

# Answers
or-move = Move (up to { $reach } spaces)
or-recover = { $any ->
    [no] Recover (there is no damage)
   *[yes] Recover ({ $character } damage on you, { $ship } on your ship)
}
or-earn = Gain 2,000 credits
or-fly = Fly to { $space }
or-set-course = Set course for { $space }
or-market = Visit the market
or-deliver = Deliver
or-discard-top = Discard “{ $card }” (it goes under the { $deck })
or-buy = { $kind ->
    [ship] { $free ->
        [yes] Trade your ship for “{ $card }” (nothing to pay)
       *[no] Trade your ship for “{ $card }” and pay { $price }
    }
    [bounty] { $free ->
        [yes] Take the bounty “{ $card }” (free)
       *[no] Buy the bounty “{ $card }” for { $price }
    }
   *[other] { $free ->
        [yes] Take “{ $card }” (free)
       *[no] Buy “{ $card }” for { $price }
    }
}
or-buy-shown = { $free ->
    [yes] Take “{ $card }” (free)
   *[no] Buy “{ $card }” for { $price }
}
or-barter = Trade in “{ $card }” ({ $worth } less)
or-fight-patrol = Fight the { or-of-faction } patrol (level { $level })
or-encounter-space = Encounter: { $space }
or-cross-the-core = Encounter: across the Core
or-contact-at = { $contact }: { $space }
or-meet = Encounter { $contact }
or-hunt = Hunt the bounty: “{ $card }”
or-attempt = Attempt the job: “{ $card }”
or-eliminate = Eliminate
or-capture = Capture
or-use = { $source }: { $deed }
or-idle = { $label } (no effect now)
or-option = Option { $number }
or-die = { $face }
or-give-up = Discard { $card }
or-give-up-captive = Discard { $card } with its captive, { $contact }
or-give-up-armor = Discard { $card } (without it you are defeated)
or-hand-over = Hand over “{ $card }”
or-smuggle = Smuggle “{ $card }” in ({ $odds } chance)
or-yes = Yes
or-yes-do = Yes: { $deed }
or-no = No, thanks
or-no-do = No: { $deed }
or-agree = Yes, together
or-refuse = No
or-defend = Defend
or-not-defend = Do not defend
or-not-buy = Go back without buying it
or-done = Done
or-done-action = On to the encounter
or-done-move = Stop here
or-done-market = Leave the market
or-done-pay = Pay
or-done-browse = Buy none of them
or-done-deliver = Deliver nothing more
or-done-window = Use nothing
or-done-dice = No more dice
or-done-drop = Discard nothing more
or-done-trade = No more trading
or-done-favor = Ask nobody
or-done-deal = Never mind
or-done-withdraw = Take it back
or-pass-over = Do not wait for { $name }
or-group-basics = Your turn
or-group-abilities = Abilities
or-group-patrols = Patrols
or-group-space = This space
or-group-contacts = Contacts
or-group-jobs = Jobs and bounties
or-group-buy = Buy
or-group-discard = Discard a card of the market
or-group-leave = Leave
or-group-course = Go there and stop
or-group-steps = Space by space

# Why not
or-why-defeated = you are defeated and must recover
or-why-no-hyperdrive = your hyperdrive is 0
or-why-once = already done in this action step
or-why-no-planet = there are markets on planets only
or-why-elsewhere = to { $place }
or-patrol-of = { or-of-faction }
or-why-hostile = { $count ->
    [one] the { $patrols } patrol must be fought first
   *[other] one of these patrols must be fought first: { $patrols }
}
or-why-alone = no other player is here
or-why-others-defeated = every other player here is defeated
or-why-refused = nobody here wants to take part this turn
or-why-no-contacts = there are contacts on planets only
or-why-not-here = it cannot be bought { $in ->
    [area] in
   *[space] on
} { $space }
or-why-condition = its condition is not met
or-why-unpaid = you cannot pay it
or-why-nothing = it would have no effect now
or-why-too-dear = you lack { $lacking }
or-why-captives = your crew slots hold captives
or-why-no-fit = { $who ->
    [you] you would lack { $slot }
   *[other] { $name } would lack { $slot }
}
or-lacking-slot = { $kind ->
    [gear] a gear slot
    [mod] a mod slot
    [cargo] a cargo slot
    [crew] a crew slot
    [hold] a cargo or mod slot
   *[job] a job slot
}
or-why-two-armors = { $who ->
    [you] you would wear two pieces of armor
   *[other] { $name } would wear two pieces of armor
}
or-why-same-ship = you fly it already
or-why-no-slot = { $kind ->
    [gear] you have no free gear slot
    [mod] you have no free mod slot
    [cargo] you have no free cargo slot
    [crew] you have no free crew slot
   *[job] you have no free job slot
}

# The log
or-saw-board = The Rim: { $tiles }.
or-saw-hunter = One of the opponents is a bounty hunter.
or-saw-head-start = House rule, { $level }: { $name } begins with { $gains } more.
or-saw-ai-card = { $name } plays { $card }.
or-saw-ai-own = { $name } plays the AI card of this character.
or-saw-ai-shuffled = { $name }’s AI cards are shuffled.
or-saw-ambitions = The ambitions to choose from: { $sheets }.
or-saw-ambition = { $who ->
    [you] You take the ambition “{ $sheet }”.
   *[other] { $name } takes the ambition “{ $sheet }”.
}
or-saw-ambition-advanced = { $who ->
    [you] You come closer to goal { $goal } of your ambition.
   *[other] { $name } comes closer to goal { $goal } of their ambition.
}
or-saw-ambition-met = { $who ->
    [you] You complete goal { $goal } of your ambition.
   *[other] { $name } completes goal { $goal } of their ambition.
}
or-saw-ambition-lost = { $who ->
    [you] Goal { $goal } of your ambition is no longer complete.
   *[other] Goal { $goal } of { $name }’s ambition is no longer complete.
}
or-saw-first = { $who ->
    [you] You play first.
   *[other] { $name } plays first.
}
or-saw-character = { $who ->
    [you] You are { $character }.
   *[other] { $name } is { $character }.
}
or-saw-opponent = Playing against { $who ->
    [you] you
   *[other] { $name }
}: { $character }.
or-saw-ship = { $who ->
    [you] You fly the { $ship }.
   *[other] { $name } flies the { $ship }.
}
or-saw-moved = { $who ->
    [you] You go to { $space }.
   *[other] { $name } goes to { $space }.
}
or-saw-stopped = { $who ->
    [you] { $by } stops you: your move ends here.
   *[other] { $whom ->
        [you] You stop { $name }: their move ends here.
       *[other] { $by } stops { $name }: their move ends here.
    }
}
or-saw-turn = Round { $round }: { $who ->
    [you] your turn.
   *[other] { $name }’s turn.
}
or-saw-extra-turn = Another turn follows this one.
or-saw-won = { $who ->
    [you] You win the game.
   *[other] { $name } wins the game.
}
or-saw-ended = The last round is over: the most fame wins.
or-saw-earned = { $who ->
    [you] You gain { $amount }.
   *[other] { $name } gains { $amount }.
}
or-saw-paid = { $who ->
    [you] You pay { $amount }.
   *[other] { $name } pays { $amount }.
}
or-saw-credits-lost = { $who ->
    [you] You lose { $amount }.
   *[other] { $name } loses { $amount }.
}
or-saw-fame = { $who ->
    [you] You gain { $amount } fame.
   *[other] { $name } gains { $amount } fame.
}
or-saw-fame-lost = { $who ->
    [you] You lose { $amount } fame.
   *[other] { $name } loses { $amount } fame.
}
or-saw-reputation = { $who ->
    [you] Your reputation
   *[other] { $name }’s reputation
} with the { $faction ->
    [hutt] Hutts
    [syndicate] Syndicate
    [imperial] Empire
   *[rebel] Rebels
} is now { $standing ->
    [negative] negative
    [positive] positive
   *[neutral] neutral
}.
or-saw-damaged = { $who ->
    [you] { $body ->
        [ship] Your ship suffers
       *[character] You suffer
    }
   *[other] { $body ->
        [ship] { $name }’s ship suffers
       *[character] { $name } suffers
    }
} { $damage } damage.
or-saw-recovered = { $who ->
    [you] { $body ->
        [ship] Your ship recovers
       *[character] You recover
    }
   *[other] { $body ->
        [ship] { $name }’s ship recovers
       *[character] { $name } recovers
    }
} { $damage } damage.
or-saw-defeated = { $who ->
    [you] You are defeated.
   *[other] { $name } is defeated.
}
or-saw-stood-up = { $who ->
    [you] You are no longer defeated.
   *[other] { $name } is no longer defeated.
}
or-saw-ability = { $who ->
    [you] You use an ability of “{ $source }”.
   *[other] { $name } uses an ability of “{ $source }”.
}
or-saw-lent = { $kind ->
    [thing] { $who ->
        [you] You get { $text }
       *[other] { $name } gets { $text }
    } { $until ->
        [roll] for this roll.
        [turn] until the end of the turn.
       *[next-turn] until the end of the next turn.
    }
    [holds] { $text } ({ $until ->
        [roll] for this roll
        [turn] until the end of the turn
       *[next-turn] until the end of the next turn
    }).
   *[effect] { $who ->
        [you] The effect lasts
       *[other] The effect on { $name } lasts
    } { $until ->
        [roll] for this roll.
        [turn] until the end of the turn.
       *[next-turn] until the end of the next turn.
    }
}
or-saw-goal-advanced = { $who ->
    [you] A goal token for your { $sheet ->
        [ship] ship
       *[character] character
    }.
   *[other] A goal token for { $name }’s { $sheet ->
        [ship] ship
       *[character] character
    }.
}
or-saw-token-put = A goal token on “{ $card }”.
or-saw-flipped = { $who ->
    [you] You meet the goal of your { $sheet ->
        [ship] ship
       *[character] character
    }.
   *[other] { $name } meets the goal of their { $sheet ->
        [ship] ship
       *[character] character
    }.
}
or-saw-marked = { $first } is marked.{ $space ->
   *[any] {""}
}
or-saw-turned-up = Top card of the { $deck }: “{ $card }”.
or-saw-put-under = The top card of the { $deck } goes under its deck.
or-saw-shown = From the { $deck }: “{ $card }”.
or-saw-shuffled-in = “{ $card }” is shuffled into the { $deck }.
or-saw-deck-shuffled = The { $deck } is shuffled.
or-saw-gained = { $kind ->
    [bounty] { $who ->
        [you] You gain the bounty “{ $card }”.
       *[other] { $name } gains the bounty “{ $card }”.
    }
   *[other] { $who ->
        [you] You gain “{ $card }”.
       *[other] { $name } gains “{ $card }”.
    }
}
or-saw-discarded = { $who ->
    [you] You discard “{ $card }”.
   *[other] { $name } discards “{ $card }”.
}
or-saw-delivered = { $who ->
    [you] You deliver “{ $card }”.
   *[other] { $name } delivers “{ $card }”.
}
or-saw-claimed = { $who ->
    [you] You turn in the bounty “{ $card }”.
   *[other] { $name } turns in the bounty “{ $card }”.
}
or-saw-completed = { $who ->
    [you] You complete the job “{ $card }”.
   *[other] { $name } completes the job “{ $card }”.
}
or-saw-spent = { $who ->
    [you] You spend “{ $card }”.
   *[other] { $name } spends “{ $card }”.
}
or-saw-gone-removed = The card is removed from the game.
or-saw-gone-shuffled = The card is shuffled into its deck.
or-saw-removed-own = { $who ->
    [you] Your “{ $card }” is removed from the game.
   *[other] { $name }’s “{ $card }” is removed from the game.
}
or-saw-shuffled-own = { $who ->
    [you] Your “{ $card }” is shuffled into its deck.
   *[other] { $name }’s “{ $card }” is shuffled into its deck.
}
or-saw-removed = “{ $card }” is removed from the game.
or-saw-taken = { $who ->
    [you] You take “{ $card }” from { $from }.
   *[other] { $name } takes “{ $card }” from { $from }.
}
or-saw-rotated = { $who ->
    [you] You rotate “{ $card }”.
   *[other] { $name } rotates “{ $card }”.
}
or-saw-delivered-rotated = { $who ->
    [you] You deliver “{ $card }” and rotate the card.
   *[other] { $name } delivers “{ $card }” and rotates the card.
}
or-saw-completed-rotated = { $who ->
    [you] You complete “{ $card }” and rotate the card.
   *[other] { $name } completes “{ $card }” and rotates the card.
}
or-saw-left-crew = { $who ->
    [you] { $contact } leaves your crew.
   *[other] { $contact } leaves { $name }’s crew.
}
or-saw-databank = { $who ->
    [you] You resolve “{ $card }”.
   *[other] { $name } resolves “{ $card }”.
}
or-saw-databank-taken = { $who ->
    [you] You take “{ $card }” from the databank.
   *[other] { $name } takes “{ $card }” from the databank.
}
or-saw-encounter = { $who ->
    [you] You encounter “{ $card }”.
   *[other] { $name } encounters “{ $card }”.
}
or-saw-patrol-moved = The { or-of-faction } patrol moves to { $space }.
or-saw-patrol-replaced = A new { or-of-faction } patrol of level { $level } appears: { $space }.
or-saw-revealed = Face up on { $space }: { $contact }.
or-saw-returned = { $contact } is now on { $space }.
or-saw-left = A contact leaves { $space }.
or-saw-captured = { $who ->
    [you] You capture { $contact }.
   *[other] { $name } captures { $contact }.
}
or-saw-peeked = { $name } looks at a contact on { $space }.
or-saw-peeked-you = You look at a contact on { $space }: { $contact }.
or-saw-test = { $who ->
    [you] You test { $skill }.
   *[other] { $name } tests { $skill }.
}
or-saw-combat = { $arena ->
    [ground] Ground combat
   *[ship] Ship combat
}: { $who ->
    [you] you
   *[other] { $name }
} against { $foe ->
    [you] you.
    [player] { $person }.
    [target] { $person } (combat { $value }).
    [hutt] the Hutt patrol (combat { $value }).
    [syndicate] the Syndicate patrol (combat { $value }).
    [imperial] the Imperial patrol (combat { $value }).
    [rebel] the Rebel patrol (combat { $value }).
   *[enemy] an opponent (combat { $value }).
}
or-saw-rolled = { $who ->
    [you] You roll
   *[other] { $name } rolls
}{ $n ->
   *[any] {""}
} { $what ->
    [test] for the test
    [delivery] for the delivery
    [purchase] for the purchase
   *[card] for the card
}: { $dice }.
or-saw-rolled-attack = The attack rolls: { $dice }.
or-saw-rolled-defence = The defense rolls: { $dice }.
or-saw-set-attack = The attack now shows { $dice }.
or-saw-set-defence = The defense now shows { $dice }.
or-saw-dice-set = { $who ->
    [you] Your dice now show
   *[other] { $name }’s dice now show
} { $dice }.
or-saw-passed = { $who ->
    [you] You pass the test.
   *[other] { $name } passes the test.
}
or-saw-failed = { $who ->
    [you] You fail the test.
   *[other] { $name } fails the test.
}
or-saw-fight-won = { $who ->
    [you] You win the combat.
   *[other] { $name } wins the combat.
}
or-saw-fight-lost = { $who ->
    [you] You lose the combat.
   *[other] { $name } loses the combat.
}

# The table in words
or-head-deals = Offers on the table
or-head-here = Where you are
or-head-reach = Within reach ({ $reach ->
    [one] one space
   *[other] { $reach } spaces
})
or-head-you = You
or-head-cards = What you carry
or-head-market = The market
or-head-rim = The Rim
or-head-table = The table
or-fame-credits = Fame { $fame } of { $goal } · { $credits }
or-character = { $name }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} in ground combat, damage { $damage }{ $defeated ->
    [yes] , defeated
   *[no] {""}
}
or-ship = { $name }: hyperdrive { $hyperdrive }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} in ship combat, damage { $damage }
or-reputation = { $faction }{"\u00A0"}{ $standing ->
    [negative] negative
    [positive] positive
   *[neutral] neutral
}
or-reputations = Reputation: { $each }
or-skills = Skills (and odds to pass): { $skills }
or-skills-none = none
or-slots = Slots in use: { $slots }
or-slots-of = { $kind ->
    [crew] crew
    [cargo] cargo
    [mod] mods
    [gear] gear
   *[job] jobs and bounties
} { $used }/{ $of }
or-goal = { $sheet ->
    [ship] Goal of your ship
   *[character] Personal goal
}: { $text }{ $times ->
    [one] {""}
   *[other] {" "}({ $tokens } of { $times })
}
or-ambition = Ambition: “{ $sheet }”
or-wanted-goal = { $sheet ->
    [ship] goal of your ship
   *[character] personal goal
}
or-wanted-ambition = goal { $number } of your ambition
or-ambition-goal = { $done ->
    [yes] ✓
   *[no] ○
} { $number }. { $text }{ $tokens ->
    [0] {""}
   *[other] {" "}({ $tokens })
}
or-debts = Debt tokens you hold: { $names }
or-cards-none = nothing yet
or-card = “{ $card }” ({ $kind })
or-card-cargo = “{ $card }” (cargo) → { $place }: { $reward }
or-card-illegal = “{ $card }” (illegal cargo, { $odds }) → { $place }: { $reward }
or-card-job = “{ $card }” (job) → { $place }: { $reward }
or-card-bounty = “{ $card }” (bounty on { $contact }) → { $place }
or-card-captive = { $contact } (captured) → { $place }: { $reward }
or-target-crew = in { $name }’s crew, { $place }
or-target-unknown = whereabouts unknown
or-price = { $ship ->
    [yes] { $free ->
        [yes] for your ship
       *[no] for your ship and { $price }
    }
   *[no] { $free ->
        [yes] free
       *[no] { $price }
    }
}
or-market-line = { $deck }: { $card }, { $price }
or-market-line-can = { $deck }: { $card }, { $price } (you can buy it)
or-market-line-not = { $deck }: { $card }, { $price } ({ $why })
or-rival-at = { $in ->
    [area] In
   *[space] On
} { $place }
or-rival-ai-card = Its last card: { $own ->
    [yes] that of this character
   *[no] { $card }
}
or-rival-cards = Has: { $cards }
or-rival-ambition = Ambition: “{ $sheet }”, goals complete: { $met } of { $of }
or-round = Round { $round } (of { $of } at most): { $who ->
    [you] your turn
   *[other] { $name }’s turn
}
or-fame-goal = The first with { $fame } fame wins
or-level = { $term ->
    [printed] the printed rules
    [feared] feared opponents
   *[legendary] legendary opponents
}
or-house-level = House rule, { $level }: each began with { $gains } more
or-step = { $step ->
    [planning] Planning step
    [action] Action step
   *[encounter] Encounter step
}
or-with-expansion = With Unfinished Business
or-score-gained = Fame gained
or-score-additional = Additional fame

# Statistics
or-stat-player = Player
or-stat-fame = Fame by round
or-stat-round = Round
or-stat-paths = Where the fame came from
or-stat-deeds = What everyone did
or-stat-credits = Credits gained
or-stat-moves = Spaces flown
or-stat-cards = Cards gained
or-stat-combats-won = Attacks won
or-stat-combats-lost = Attacks lost
or-stat-tests-passed = Tests passed
or-stat-tests-failed = Tests failed
or-stat-defeats = Defeats

# Offers, favors, debts
or-trade = Trade with players here
or-aside = { $company ->
    [yes] Deals: offer credits, ask for a favor{ $drop ->
        [yes] { "" }, discard a card
       *[no] { "" }
    }
    [no] Deals: offer credits{ $drop ->
        [yes] { "" }, discard a card
       *[no] { "" }
    }
   *[alone] Discard a card
}
or-offer = Offer somebody credits
or-ask-favor = Ask for a favor
or-drop = Discard cards
or-propose = Propose it
or-needed = Without “{ $card }” you are defeated.
or-give-armor = Give { $good } (without it you are defeated)
or-give = Give { $good }
or-want = Ask for { $good }
or-call-in = Call in { $name }’s debt
or-accept = Accept
or-debt = { $who ->
    [you] your debt token
   *[other] { $name }’s debt token
}
or-nothing-more = nothing more
or-favor-advice = advice ({ $skill } for the next test)
or-favor-plan = a battle plan (one more die in the next combat)
or-favor-vouch = vouching with { $faction ->
    [hutt] the Hutts
    [syndicate] the Syndicate
    [imperial] the Empire
   *[rebel] the Rebels
} for this turn
or-favor-shortcut = a shortcut (one more space this turn)
or-favor-swap = { $favor } and { $card }
or-favor-from = { $more ->
    [yes] { $name } (asks for { $price } more)
   *[no] { $name }, for what you offer
}
or-group-deals = Deals
or-group-cards = Your cards
or-group-give = You give
or-group-want = You ask for
or-group-offer = The offer
or-ask-offer-whom = To whom?
or-ask-offer = Your offer to { $to }: you give { $gives } and get { $wants }. Go on?
or-ask-offer-take = { $from } offers you { $gives } and asks for { $wants }. Do you accept?
or-ask-which-favor = Which favor do you ask for?
or-ask-vouch = The card is about to ask what { $faction ->
    [hutt] the Hutts think
    [syndicate] the Syndicate thinks
    [imperial] the Empire thinks
   *[rebel] the Rebels think
} of you. Do you ask for a good word?
or-ask-favor-pay = You ask for { $favor } and offer { $pays }. More?
or-ask-favor-grant = { $name } asks for { $favor } and offers { $pays }.{ $more ->
    [yes] {" "}You also ask for: { $price }.
   *[no] {""}
} Do you grant it?
or-ask-favor-accept = Whose offer do you accept?
or-ask-aside = What do you want to do?
or-ask-beside = While the table waits, you may make a deal.
or-ask-beside-waits = { $name } is thinking about your offer.
or-ask-beside-rests = No favors while dice are on the table.
or-deal-offer = { $from } offers { $to }: { $gives } for { $wants }.
or-deal-favor = { $from } asks { $to } for { $favor } and offers { $pays }.
or-ask-drop = Which cards do you discard?
or-ask-renown = { $whose ->
    [you] { $what ->
        [gain] With which faction do you gain 1 reputation?
       *[lose] With which faction do you lose 1 reputation?
    }
   *[other] { $what ->
        [gain] With which faction does { $name } gain 1 reputation?
       *[lose] With which faction does { $name } lose 1 reputation?
    }
}
or-saw-offer = { $who ->
    [you] You offer { $to } { $gives } for { $wants }.
   *[other] { $whom ->
        [you] { $name } offers you { $gives } for { $wants }.
       *[other] { $name } offers { $to } { $gives } for { $wants }.
    }
}
or-saw-accepted = { $who ->
    [you] You accept.
   *[other] { $name } accepts.
}
or-saw-refused = { $who ->
    [you] You refuse the offer.
   *[other] { $name } refuses the offer.
}
or-saw-withdrawn = { $who ->
    [you] You take your offer back.
   *[other] { $name } takes the offer back.
}
or-saw-takes-part = { $who ->
    [you] You take part in “{ $card }”.
   *[other] { $name } takes part in “{ $card }”.
}
or-saw-no-part = { $who ->
    [you] You refuse to take part in “{ $card }”.
   *[other] { $name } refuses to take part in “{ $card }”.
}
or-saw-debt = { $who ->
    [you] { $whose ->
        [theirs] You give { $to } back their debt token.
       *[other] You hand { $debt } to { $to }.
    }
   *[other] { $whom ->
        [you] { $whose ->
            [own] { $name } hands you their debt token.
            [theirs] { $name } gives you back your debt token.
           *[other] { $name } hands you { $debt }.
        }
       *[other] { $whose ->
            [own] { $name } hands their debt token to { $to }.
            [theirs] { $name } gives { $to } back their debt token.
           *[other] { $name } hands { $debt } to { $to }.
        }
    }
}
or-saw-favor-asked = { $who ->
    [you] You ask for { $favor } and offer { $pays }.
   *[other] { $name } asks for { $favor } and offers { $pays }.
}
or-saw-favor-yes = { $who ->
    [you] { $more ->
        [yes] You agree and also ask for { $price }.
       *[no] You agree.
    }
   *[other] { $more ->
        [yes] { $name } agrees and also asks for { $price }.
       *[no] { $name } agrees.
    }
}
or-saw-favor-no = { $who ->
    [you] You decline.
   *[other] { $name } declines.
}
or-saw-favor-granted = { $who ->
    [you] { $by } grants you { $favor }.
   *[other] { $whom ->
        [you] You grant { $name } { $favor }.
       *[other] { $by } grants { $name } { $favor }.
    }
}

# The pages of the table in the terminal: short, six of them share 46 columns
or-page-around = Around
or-page-you = You
or-page-market = Market
or-page-others = Others
or-page-rim = Rim
or-page-read = Read
or-page-empty = Nothing here yet.
or-odds-defended = If { $name } defends: { $line }
or-odds-paid = If you discard { $cards }: { $line }
or-odds-open = { $line }, before your cards change dice
or-ask-buy-ship = Which ship of the supply do you buy?
or-saw-flipped-back = { $who ->
    [you] You flip your character card back to its front.
   *[other] { $name } flips their character card back to its front.
}
