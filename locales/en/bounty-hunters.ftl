# Star Wars: Bounty Hunters. The values are always green, blue, orange.

bh-green = G{ $value }
bh-blue = B{ $value }
bh-orange = O{ $value }

# Decks and cards
bh-deck = { $deck ->
    [target] Target deck
    [hunter] Bounty Hunter deck
    [contract] Contract deck
   *[market] Jawa Market deck
}
bh-droid = { $kind ->
    [astromech] an astromech droid
    [protocol] a protocol droid
   *[other] { $name }
}
bh-target = { $name } (shields { $values }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $icon ->
    [credit] , pays a credit
    [contract] , brings a contract
   *[none] {""}
})
bh-hunter = { $name } (attack { $values }, { $penalty ->
    [0] no points lost
    [one] −1 point
   *[other] −{ $penalty } points
})
bh-droid-card = { $name } (attack { $values }, { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
})
bh-crate-card = { $count ->
    [one] one crate
   *[other] { $count } crates
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
})
bh-contract-pair = the contract { $one } and { $two } ({ $per_one } each, +{ $per_duo } a duo)
bh-contract-pair-uneven = the contract { $one } and { $two } ({ $per_one } a { $one }, { $per_two } a { $two }, +{ $per_duo } a duo)
bh-contract-double = the contract { $one } twice ({ $per_one } each, +{ $per_duo } a duo)
bh-contract-crate = the contract { $one } and crates ({ $per_one } each, +{ $per_duo } with a crate)
bh-contract-name = the contract { $kind ->
    [pair] { $one } and { $two }
    [double] { $one } twice
   *[crate] { $one } and crates
}

# Questions
bh-ask-draw = Draw a card: from which deck?
bh-ask-commit = Choose a card: sell it, or play it?
bh-ask-window = You have { $credits ->
    [one] one credit
   *[other] { $credits } credits
}. Activate a reserved card?
bh-ask-chosen = Your choice lies face down: { $choice }. You may change it until everybody has chosen.

# Answers
bh-draw = Draw from the { $deck } ({ $count ->
    [0] empty, its discards come back
    [one] one card left
   *[other] { $count } left
})
bh-sell = Sell { $card } for a credit
bh-play-target = Hunt { $card }
bh-play-target-orphan = Hunt { $card } with the attack cards that wait: { $after }
bh-play-on = Send { $card } against { $target }: { $after }
bh-play-orphan = Play { $card } without a target: it waits for your next one
bh-play-contract = Sign { $card }
bh-play-crates = Buy { $card }
bh-reserve = Reserve { $card } and pay later
bh-activate-on = Pay { $cost } and send { $card } against { $target }: { $after }
bh-activate-orphan = Pay { $cost } and play { $card } without a target
bh-activate-crates = Pay { $cost } for { $card }
bh-done = Activate nothing more
bh-after-captured = captured!
bh-after-missing = { $values } still missing

# The log
bh-saw-guild-master = { $who ->
    [you] You are the Guild Master.
   *[other] { $name } is the Guild Master.
}
bh-saw-dealt-you = You are dealt { $card }.
bh-saw-turn = Turn { $turn }.
bh-saw-sealed = Face down: { $choice }.
bh-saw-sealed-sell = you sell { $card }
bh-saw-sealed-play = you play { $card }
bh-saw-sealed-play-on = you send { $card } against { $target }
bh-saw-sealed-reserve = you reserve { $card }
bh-saw-sealed-activate = you activate { $card }
bh-saw-decks = Everybody draws: { $choices }.
bh-saw-deck = { $who ->
    [you] you
   *[other] { $name }
} – { $deck }
bh-saw-drew-you = You draw { $card }.
bh-saw-draw-failed = { $who ->
    [you] Nothing is left for you in the { $deck }: choose another one.
   *[other] Nothing is left for { $name } in the { $deck }.
}
bh-saw-draw-skipped = { $who ->
    [you] There is nothing left for you to draw.
   *[other] There is nothing left for { $name } to draw.
}
bh-saw-revealed = All chosen cards are revealed.
bh-saw-sold = { $who ->
    [you] You sell { $card } for a credit.
   *[other] { $name } sells { $card } for a credit.
}
bh-saw-played-target = { $who ->
    [you] You hunt { $card }.
   *[other] { $name } hunts { $card }.
}
bh-saw-played-contract = { $who ->
    [you] You sign { $card }.
   *[other] { $name } signs { $card }.
}
bh-saw-played-on = { $who ->
    [you] You send { $card } against { $target }.
   *[other] { $name } sends { $card } against { $target }.
}
bh-saw-played-orphan = { $who ->
    [you] You play { $card }, and wait for a target.
   *[other] { $name } plays { $card }, and waits for a target.
}
bh-saw-paid-on = { $who ->
    [you] You pay { $paid } and send { $card } against { $target }.
   *[other] { $name } pays { $paid } and sends { $card } against { $target }.
}
bh-saw-paid-orphan = { $who ->
    [you] You pay { $paid } for { $card }, and wait for a target.
   *[other] { $name } pays { $paid } for { $card }, and waits for a target.
}
bh-saw-paid-crates = { $who ->
    [you] You pay { $paid } for { $card }.
   *[other] { $name } pays { $paid } for { $card }.
}
bh-saw-reserved = { $who ->
    [you] You reserve { $card }.
   *[other] { $name } reserves { $card }.
}
bh-saw-captured = { $who ->
    [you] You capture { $target }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
   *[other] { $name } captures { $target }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
bh-saw-credit = { $who ->
    [you] You take a credit { $why ->
        [icon] for the capture
        [first_to_four] for being first to four
       *[sale] for the sale
    }.
   *[other] { $name } takes a credit { $why ->
        [icon] for the capture
        [first_to_four] for being first to four
       *[sale] for the sale
    }.
}
bh-saw-credit-missed = The reserve of credits is empty: { $who ->
    [you] you go without.
   *[other] { $name } goes without.
}
bh-saw-contract = { $who ->
    [you] You draw { $card }, { $why ->
        [icon] brought by the capture
       *[first_to_four] for being first to four
    }.
   *[other] { $name } draws { $card }, { $why ->
        [icon] brought by the capture
       *[first_to_four] for being first to four
    }.
}
bh-saw-contract-missed = No contract is left: { $who ->
    [you] you go without.
   *[other] { $name } goes without.
}
bh-saw-first-to-four = { $who ->
    [you] You are first to four captured targets!
   *[other] { $name } is first to four captured targets!
}
bh-saw-last-turns = The end is near: turn { $last } will be the last.
bh-saw-reshuffled = The { $deck } is empty: { $count ->
    [one] one discard becomes
   *[other] { $count } discards become
} the new one.
bh-saw-passed = All hands go to the left.
bh-saw-passed-you = All hands go to the left. You get { $got }.
bh-saw-scored = The game is over. { $totals }
bh-saw-total = { $name }: { $sum } = { $total }.

# The lines of the score pad
bh-score-targets = Captured targets
bh-score-crates = Crates
bh-score-majority = Most crates
bh-score-contracts = Contracts
bh-score-hunters = Bounty Hunters
bh-sum-targets = { $points } for targets
bh-sum-crates = { $points } for crates
bh-sum-majority = { $points } for the most crates
bh-sum-contracts = { $points } for contracts
bh-sum-hunters = { $points } for Bounty Hunters

# The table in words
bh-head-hand = Your hand
bh-head-area = Your area
bh-head-decks = Decks
bh-head-table = Table
bh-head-player = { $name }
bh-turn = Turn { $turn }.
bh-turn-last = Turn { $turn }. Turn { $last } is the last.
bh-step = { $step ->
    [draw] Step 1: everybody draws a card.
    [choose] Step 2: everybody chooses a card.
    [activate] Step 2: reserved cards may be activated.
   *[over] The game is over.
}
bh-introductory = Introductory game: without contracts.
bh-guild-master = { $who ->
    [you] You are the Guild Master.
   *[other] { $name } is the Guild Master.
}
bh-credit-reserve = Credits left in the reserve: { $count }.
bh-deck-line = { $deck }: { $count ->
    [one] one card
   *[other] { $count } cards
}, { $discards ->
    [0] nothing discarded
    [one] one discarded: { $top }
   *[other] { $discards } discarded, on top { $top }
}.
bh-hand-fresh = { $card } – just drawn
bh-open = { $target }: attack { $attack }, { $after }. { $attackers }
bh-captured = Captured: { $target }. { $attackers }
bh-orphan = Without a target: attack { $attack }. { $attackers }
bh-attackers-none = Nobody attacks yet.
bh-attackers = With { $cards }.
bh-reserved = Reserved: { $card }
bh-crates = Crates: { $cards }.
bh-credits = { $count ->
    [0] No credits
    [one] One credit
   *[other] { $count } credits
}, { $captured ->
    [0] no target captured
    [one] one target captured
   *[other] { $captured } targets captured
}.
bh-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} so far: { $sum }.
bh-points-none = No points yet.
bh-known = Known in hand: { $cards }
bh-hidden = { $count ->
    [one] one card of the { $deck }
   *[other] { $count } cards of the { $deck }
}

# Statistics
bh-stat-turn = Turn
bh-stat-player = Player
bh-stat-points = Points turn by turn
bh-stat-sources = Where the points of { $name } come from
bh-stat-draft = Draws and picks
bh-stat-drawn = { $deck }: drawn
bh-stat-played = Played
bh-stat-reserved = Reserved
bh-stat-sold = Sold
bh-stat-picks = Everybody’s picks
bh-stat-pick-sell = sold: { $card }
bh-stat-pick-reserve = reserved: { $card }
bh-stat-pick-play = { $card }
bh-stat-pick-on = { $card } → { $target }
bh-stat-passed-by = What became of the cards each was first to pass on
bh-stat-passed = Passed on
bh-stat-fate-neighbour = Kept at once by the left neighbour
bh-stat-fate-others = Kept later by others
bh-stat-fate-own = Kept after all
bh-stat-fate-sold = Sold
bh-stat-fate-left = Never taken
bh-stat-passed-cards = What each passed card became
bh-stat-card = Card
bh-stat-first-passed = First passed on
bh-stat-by = { $name }, turn { $turn }
bh-stat-times = Times
bh-stat-became = Became
bh-stat-became-nothing = nobody took it
bh-stat-became-sold = { $name } sold it in turn { $turn }
bh-stat-became-reserved = { $name } reserved it in turn { $turn }
bh-stat-became-activated = { $name } reserved it in turn { $turn } and paid in turn { $activated }
bh-stat-became-played = { $name } played it in turn { $turn }
