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
    [contract] , brings a Contract
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
bh-contract-pair = the Contract { $one } + { $two } ({ $per_one } each, +{ $per_duo } a duo)
bh-contract-pair-uneven = the Contract { $one } + { $two } ({ $per_one } a { $one }, { $per_two } a { $two }, +{ $per_duo } a duo)
bh-contract-double = the Contract { $one } ×2 ({ $per_one } each, +{ $per_duo } a duo)
bh-contract-crate = the Contract { $one } + crate ({ $per_one } each, +{ $per_duo } with a crate)
bh-contract-name = the Contract { $kind ->
    [pair] { $one } + { $two }
    [double] { $one } ×2
   *[crate] { $one } + crate
}

# Questions
bh-ask-draw = Draw a card: from which deck?
bh-ask-commit = Choose a card: sell it, or play it?
bh-ask-window = You have { $credits ->
    [one] one credit
   *[other] { $credits } credits
}. Activate a reserved card?
bh-ask-chosen = Your choice lies face down: { $choice }. You may change it until everyone has chosen.

# Answers
bh-draw = Draw from the { $deck } ({ $count ->
    [0] empty, its discards come back
    [one] one card left
   *[other] { $count } left
})
bh-sell = Sell { $card } for a credit
bh-play-target = Hunt { $card }
bh-play-target-orphan = Hunt { $card } with the waiting attack cards: { $after }
bh-play-on = Send { $card } against { $target }: { $after }
bh-play-orphan = Play { $card } without a Target: it waits for your next one
bh-play-contract = Activate { $card }
bh-play-crates = Buy { $card }
bh-reserve = Reserve { $card } and pay later
bh-activate-on = Pay { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
} and send { $card } against { $target }: { $after }
bh-activate-orphan = Pay { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
} and play { $card } without a Target
bh-activate-crates = Pay { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
} for { $card }
bh-done = Finish activating
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
bh-saw-decks = Everyone draws: { $choices }.
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
    [you] You activate { $card }.
   *[other] { $name } activates { $card }.
}
bh-saw-played-on = { $who ->
    [you] You send { $card } against { $target }.
   *[other] { $name } sends { $card } against { $target }.
}
bh-saw-played-orphan = { $who ->
    [you] You play { $card }, and wait for a Target.
   *[other] { $name } plays { $card }, and waits for a Target.
}
bh-saw-paid-on = { $who ->
    [you] You pay { $paid ->
        [one] 1 credit
       *[other] { $paid } credits
    } and send { $card } against { $target }.
   *[other] { $name } pays { $paid ->
        [one] 1 credit
       *[other] { $paid } credits
    } and sends { $card } against { $target }.
}
bh-saw-paid-orphan = { $who ->
    [you] You pay { $paid ->
        [one] 1 credit
       *[other] { $paid } credits
    } for { $card }, and wait for a Target.
   *[other] { $name } pays { $paid ->
        [one] 1 credit
       *[other] { $paid } credits
    } for { $card }, and waits for a Target.
}
bh-saw-paid-crates = { $who ->
    [you] You pay { $paid ->
        [one] 1 credit
       *[other] { $paid } credits
    } for { $card }.
   *[other] { $name } pays { $paid ->
        [one] 1 credit
       *[other] { $paid } credits
    } for { $card }.
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
        [first_to_four] for being first to capture 4 Targets
       *[sale] for the sale
    }.
   *[other] { $name } takes a credit { $why ->
        [icon] for the capture
        [first_to_four] for being first to capture 4 Targets
       *[sale] for the sale
    }.
}
bh-saw-credit-missed = The reserve of credits is empty: { $who ->
    [you] you get none.
   *[other] { $name } gets none.
}
bh-saw-contract = { $who ->
    [you] You draw { $card }, { $why ->
        [icon] brought by the capture
       *[first_to_four] for being first to capture 4 Targets
    }.
   *[other] { $name } draws { $card }, { $why ->
        [icon] brought by the capture
       *[first_to_four] for being first to capture 4 Targets
    }.
}
bh-saw-contract-missed = No Contract is left: { $who ->
    [you] you get none.
   *[other] { $name } gets none.
}
bh-saw-first-to-four = { $who ->
    [you] You have captured your fourth Target!
   *[other] { $name } has captured a fourth Target!
}
bh-saw-last-turns = The end is near: turn { $last } will be the last.
bh-saw-reshuffled = The { $deck } is empty: { $count ->
    [one] its one discard is
   *[other] its { $count } discards are
} shuffled into a new deck.
bh-saw-passed = All hands go to the left.
bh-saw-passed-you = All hands go to the left. You get { $got }.
bh-saw-scored = The game is over. { $totals }
bh-saw-total = { $name }: { $sum } = { $total }.

# The lines of the score pad
bh-score-targets = Captured Targets
bh-score-crates = Crates
bh-score-majority = Most crates
bh-score-contracts = Contracts
bh-score-hunters = Bounty Hunters
bh-sum-targets = { $points } for Targets
bh-sum-crates = { $points } for crates
bh-sum-majority = { $points } for the most crates
bh-sum-contracts = { $points } for Contracts
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
    [draw] Step 1: everyone draws a card.
    [choose] Step 2: everyone chooses a card.
    [activate] Step 2: reserved cards may be activated.
   *[over] The game is over.
}
bh-introductory = Introductory game: without Contracts.
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
bh-orphan = Without a Target: attack { $attack }. { $attackers }
bh-attackers-none = Nobody attacks yet.
bh-attackers = With { $cards }.
bh-reserved = Reserved: { $card }
bh-crates = Crates: { $cards }.
bh-credits = { $count ->
    [0] No credits
    [one] One credit
   *[other] { $count } credits
}, { $captured ->
    [0] no Target captured
    [one] one Target captured
   *[other] { $captured } Targets captured
}.
bh-points = { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
} so far: { $sum }.
bh-points-none = No prestige points yet.
bh-rival-hand = { $count ->
    [0] No card in hand.
    [one] One card in hand.
   *[other] { $count } cards in hand.
}
bh-rival-hand-known = { $count ->
    [one] One card in hand: { $cards }.
   *[other] { $count } cards in hand: { $cards }.
}
bh-hidden = { $count ->
    [one] one card of the { $deck }
   *[other] { $count } cards of the { $deck }
}

# Statistics
bh-stat-turn = Turn
bh-stat-player = Player
bh-stat-points = Prestige points turn by turn
bh-stat-sources = Where { $name }’s points come from
bh-stat-draft = Draws and picks
bh-stat-drawn = { $deck }: drawn
bh-stat-played = Played
bh-stat-reserved = Reserved
bh-stat-sold = Sold
bh-stat-picks = Everyone’s picks
bh-stat-pick-sell = sold: { $card }
bh-stat-pick-reserve = reserved: { $card }
bh-stat-pick-play = { $card }
bh-stat-pick-on = { $card } → { $target }
bh-stat-passed-by = What happened to the cards each player passed first
bh-stat-passed = Passed
bh-stat-fate-neighbour = Kept at once by the left neighbor
bh-stat-fate-others = Kept later by others
bh-stat-fate-own = Came back and was kept
bh-stat-fate-sold = Sold
bh-stat-fate-left = Never taken
bh-stat-passed-cards = Where each passed card ended up
bh-stat-card = Card
bh-stat-first-passed = First passed
bh-stat-by = { $name }, turn { $turn }
bh-stat-times = Times
bh-stat-became = Outcome
bh-stat-became-nothing = nobody took it
bh-stat-became-sold = { $name } sold it in turn { $turn }
bh-stat-became-reserved = { $name } reserved it in turn { $turn }
bh-stat-became-activated = { $name } reserved it in turn { $turn } and paid in turn { $activated }
bh-stat-became-played = { $name } played it in turn { $turn }
