# The drawn table of Star Wars: Bounty Hunters: what the table itself says.
# Questions, answers and the log come from the server; see bounty-hunters.ftl.

# Places and people
bh-rivals = Rivals
bh-middle = The middle of the table
bh-mine = Your area
bh-below = Your hand and your choice
bh-hand = Your hand
bh-pages = Parts of the table
bh-page = { $page ->
    [mine] My area
    [zones] Zones
   *[rivals] Rivals
}
bh-person = Player
bh-away = Away
bh-stand-in = A bot stands in
bh-level = { $level ->
    [rookie] Bot: rookie
    [smuggler] Bot: smuggler
    [hunter] Bot: hunter
   *[other] Bot: { $level }
}
bh-next = gets your hand
bh-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
bh-area-of = { $name }’s area
bh-area-empty = { $who ->
    [you] Nothing lies in front of you yet. Play a Target to prepare a confrontation.
   *[other] Nothing lies in front of { $name } yet.
}
bh-strip = { $name }: { $captured } captured, { $credits ->
    [one] one credit
   *[other] { $credits } credits
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far
bh-hand-count = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
bh-hand-of = { $count ->
    [one] Hand: one card
   *[other] Hand: { $count } cards
}
bh-web-hidden = { $deck ->
    [target] A hidden card from the Target deck
    [hunter] A hidden card from the Bounty Hunter deck
    [contract] A hidden card from the Contract deck
   *[market] A hidden card from the Jawa Market deck
}
bh-known-note = { $count ->
    [one] You know one of these cards: it went through your hands.
   *[other] You know { $count } of these cards: they went through your hands.
}
bh-known-none = You know none of these cards, only the decks they came from.

# Cards
bh-letter = { $colour ->
    [green] G
    [blue] B
   *[orange] O
}
bh-colour = { $colour ->
    [green] green
    [blue] blue
   *[orange] orange
}
bh-web-deck = { $deck ->
    [target] Target
    [hunter] Bounty Hunter
    [contract] Contract
   *[market] Jawa Market
}
bh-kind = { $kind ->
    [target] Target
    [hunter] Bounty Hunter
    [droid] Droid · Jawa Market
    [crate] Crate · Jawa Market
   *[contract] Contract
}
bh-crate = crate
bh-web-crates = { $count ->
    [one] One crate
    [2] Two crates
    [3] Three crates
   *[other] { $count } crates
}
bh-duo = { $first } + { $second }
bh-title-target = { $name }: Target, shields { $values }, { $points ->
    [one] one point
   *[other] { $points } points
}
bh-title-hunter = { $name }: Bounty Hunter, attack { $values }, costs { $penalty ->
    [0] no points
    [one] one point
   *[other] { $penalty } points
}
bh-title-droid = { $name }: Droid, attack { $values }, costs { $cost ->
    [one] one credit
   *[other] { $cost } credits
}
bh-title-crate = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}, costs { $cost ->
    [one] one credit
   *[other] { $cost } credits
}
bh-title-contract = Contract { $name }: +{ $duo } for each duo

# Confrontations
bh-confrontation = Confrontation with { $target }
bh-web-orphan = Attack cards that wait for a Target
bh-tip-orphan = No Target yet: every attack card joins these, and so does your next Target.
bh-web-captured = Captured
bh-captures = Captures it!
bh-here = Place here
bh-short = { $count } short
bh-bar = { $colour ->
    [green] Green
    [blue] Blue
   *[orange] Orange
}: attack { $value } against shield { $shield }
bh-bar-orphan = { $colour ->
    [green] Green
    [blue] Blue
   *[orange] Orange
}: attack { $value }
bh-captures-count = { $count ->
    [one] One Target captured
   *[other] { $count } Targets captured
}
bh-tip-captures = { $count ->
    [0] No Target captured yet. The first to capture four triggers the end.
    [one] One Target captured. The first to capture four triggers the end.
   *[other] { $count } Targets captured. The first to capture four triggers the end.
}
bh-tip-penalty = { $count ->
    [one] The Bounty Hunters of this capture cost one point at the end.
   *[other] The Bounty Hunters of this capture cost { $count } points at the end.
}

# Beside the confrontations
bh-contracts = Contracts
bh-crate-cards = Crates
bh-web-reserved = Reserved
bh-none = none
bh-tip-contracts = Contracts are scored at the end of the game. Only captured Targets count.
bh-tip-crates = Paid Crates. Whoever has the most crates at the end scores 5 extra points.
bh-tip-reserve-tray = Jawa Market cards on their side are only reserved: pay for them on a later turn, after your action.
bh-tip-reserved = { $cost ->
    [one] Reserved: pay one credit on a later turn to activate it.
   *[other] Reserved: pay { $cost } credits on a later turn to activate it.
}
bh-tip-reserved-now = Reserved this turn: it can be activated from your next turn on.
bh-tip-crates-count = { $count ->
    [one] One crate on activated cards
   *[other] { $count } crates on activated cards
}
bh-tip-contracts-count = { $count ->
    [one] One Contract
   *[other] { $count } Contracts
}
bh-tip-reserved-count = { $count ->
    [one] One reserved card
   *[other] { $count } reserved cards
}
bh-web-credits = { $count ->
    [one] One Imperial Credit
   *[other] { $count } Imperial Credits
}
bh-credits-word = { $count ->
    [one] credit
   *[other] credits
}
bh-web-points = points so far
bh-tip-points = Prestige points if the game ended now
bh-tip-board = Look into this player’s area
bh-sealed = Has locked in a choice

# The middle
bh-web-turn = Turn { $turn }
bh-turns-left = { $count ->
    [one] Last turn!
   *[other] { $count } turns left
}
bh-tip-last = Someone captured a fourth Target: the end of the game is triggered.
bh-steps = Steps of a turn
bh-web-step = { $step ->
    [draw] Draw
    [choose] Choose
   *[pass] Pass
}
bh-tip-step = { $step ->
    [draw] Step 1: everyone draws a fifth card from a deck of their choice.
    [choose] Step 2: everyone chooses a card and sells or plays it.
   *[pass] Step 3: the four remaining cards go to the player on the left.
}
bh-tip-draw = { $deck ->
    [target] Draw from the Target deck
    [hunter] Draw from the Bounty Hunter deck
    [contract] Draw from the Contract deck
   *[market] Draw from the Jawa Market deck
}: { $count ->
    [one] one card
   *[other] { $count } cards
}
bh-tip-deck = { $deck ->
    [target] Target deck
    [hunter] Bounty Hunter deck
    [contract] Contract deck
   *[market] Jawa Market deck
}, { $count ->
    [one] one card
   *[other] { $count } cards
}. { $why }
bh-tip-discard = { $deck ->
    [target] Discarded Targets
    [hunter] Discarded Bounty Hunters
    [contract] Discarded Contracts
   *[market] Discarded Jawa Market cards
}: { $count }
bh-tip-sell = Sell the card: it goes here, and you take 1 Imperial Credit.
bh-tip-bank = The reserve of Imperial Credits
bh-browse = { $deck ->
    [target] Discarded Targets
    [hunter] Discarded Bounty Hunters
    [contract] Discarded Contracts
   *[market] Discarded Jawa Market cards
} ({ $count })
bh-help = Player Aid
bh-tip-help = How a turn goes, how the game ends, which keys there are
bh-scores = Points
bh-tip-scores = Everyone’s points if the game ended now

# Choosing
bh-draw-hint = Everyone draws at the same time. You may change your mind until all have chosen.
bh-pick-hint = Take a card from your hand: tap it, or drag it where it should go.
bh-window-hint = Take a reserved card to pay for, or leave it at that.
bh-fresh = new
bh-locked-title = Locked in. You may change it until everyone has locked in.
bh-locked = { $card }: { $deed }
bh-locked-count = { $count } of { $total } have locked in.
bh-change = Change
bh-look = Look at { $card } closely
bh-tip-look = Look closer
bh-tip-pick = { $card }. Pick it up.
bh-tip-dim = { $card }. { $why }
bh-tip-locked = { $card }. Your choice, until everyone has locked in.
bh-deed-draw = { $deck ->
    [target] Draw a Target
    [hunter] Draw a Bounty Hunter
    [contract] Draw a Contract
   *[market] Draw from the Jawa Market
}
bh-deed-sell = Sell
bh-deed-reserve = Reserve
bh-deed-play = Play
bh-deed-pay = Pay
bh-cannot-pay = You have { $credits } of { $cost }
bh-deed-on = → { $target }
bh-deed-done = Nothing more
bh-not-replay = This is a replay: you cannot play here.
bh-not-over = The game is over.
bh-not-spectator = You are only watching.
bh-not-other = First answer this: { $question }
bh-waiting-shown = The cards are turned over…
bh-waiting-nobody = Nobody has to choose right now.
bh-waiting-one = { $name } is choosing…
bh-waiting-many = { $count } players are choosing…

# What happens
bh-reveal = Reveal!
bh-close = Close
bh-last-title = The final turns
bh-last-line = { $who ->
    [you] You captured your fourth Target! After this turn there are two more.
   *[other] { $names } captured a fourth Target. After this turn there are two more.
}
bh-reshuffled = { $deck ->
    [target] The Target deck is reshuffled
    [hunter] The Bounty Hunter deck is reshuffled
    [contract] The Contract deck is reshuffled
   *[market] The Jawa Market deck is reshuffled
}

# Points
bh-scores-now = Points so far
bh-scores-final = Final scoring
bh-score-line = Line of the score pad
bh-score = { $line ->
    [targets] Targets
    [crates] Crates
    [majority] Most crates
    [contracts] Contracts
    [hunters] Bounty Hunters
    [credits] Credits left
   *[total] Total
}
bh-tip-score = { $line ->
    [targets] The points of captured Targets. Uncaptured ones score nothing.
    [crates] The points of activated Crates. Reserved ones score nothing.
    [majority] 5 points for the most crates on activated cards; everyone tied for most gets them.
    [contracts] What your Contracts pay for captured Targets and crates.
    [hunters] The points lost for Bounty Hunters who helped capture a Target.
   *[credits] Unspent credits decide a tie.
}

# One card
bh-about-target = { $points ->
    [one] One point
   *[other] { $points } points
} for whoever captures it. { $bonus ->
    [credit] Its capture gives 1 Imperial Credit at once.
    [contract] Its capture gives a Contract at once.
   *[none] Attack must reach all three shields.
}
bh-about-hunter = Free to play. { $penalty ->
    [0] Takes no points away.
    [one] Takes one point away at the end, if its Target is captured.
   *[other] Takes { $penalty } points away at the end, if its Target is captured.
}
bh-about-droid = Pay { $cost ->
    [one] one credit
   *[other] { $cost } credits
} to activate it, or reserve it for later. It never costs points.
bh-about-crate = Pay { $cost ->
    [one] one credit
   *[other] { $cost } credits
} to activate it: { $points ->
    [one] one point
   *[other] { $points } points
} and { $count ->
    [one] one crate
   *[other] { $count } crates
} toward the majority.
bh-about-contract = { $type ->
    [pair] { $each } for each captured Target of either kind, and { $duo } more for each duo of the two.
    [double] { $each } for each captured Target, and { $duo } more for each duo.
   *[crate] { $each } for each captured Target, and { $duo } more for each duo of Target and crate.
}
bh-kin = { $count } in the game
bh-place-of = { $place ->
    [hand] in your hand
    [known] in a hand you have seen
    [area] lying in front of players
    [discard] discarded
   *[unseen] not seen yet
}
bh-wanting = { $count ->
    [one] Wanted by one Contract
   *[other] Wanted by { $count } Contracts
}
bh-wanting-note = Outlined: in your hand or already yours.

# The player aid
bh-aid = Player Aid
bh-aid-front = A turn
bh-aid-back = The end
bh-aid-keys = Keys
bh-aid-step = { $step ->
    [draw] Everyone draws a fifth card from any deck.
    [choose] Take one card. Sell it for 1 credit, or play it: Targets, Bounty Hunters and Contracts are free; Jawa Market cards must be paid for, or reserved on their side. Then you may pay for cards reserved on earlier turns.
   *[pass] Hand your four cards to the left, and take those from the right.
}
bh-aid-kind = { $kind ->
    [target] Opens a confrontation. Captured as soon as attack reaches all three shields; then it lies on its side.
    [hunter] An attack card for one of your open Targets. Costs points once that Target is captured.
    [market] Droids are attack cards without a penalty. Crates score points, and most crates score 5 more.
   *[contract] Scores at the end for Targets you have captured.
}
bh-aid-end = The end of the game
bh-aid-end-line = Whoever first captures a fourth Target takes 1 credit and 1 Contract at once; so does everyone else who gets there in the same turn. Finish the turn, then play two more.
bh-aid-end-intro = Whoever first captures a fourth Target takes 1 credit at once; so does everyone else who gets there in the same turn. Finish the turn, then play two more.
bh-aid-scoring = Prestige points
bh-aid-contract = { $type ->
    [pair] Two different Targets: points for each, and more for each duo of the two.
    [double] The same Target twice: points for each, and more for each duo.
   *[crate] A Target and a crate: points for each Target, and more for each duo of both.
}
bh-aid-tie = A tie goes to whoever has more credits left; if that is equal too, the victory is shared.
bh-key = { $key ->
    [number] 1–5
    [place] P, A–F
    [sell] S
    [reserve] R
    [done] N
    [change] C, Esc
    [inspect] I
    [scores] O
   *[help] H
}
bh-key-does = { $key ->
    [number] choose a deck, or pick up a card from your hand
    [place] play the card: P where there is one place, letters where there are several
    [sell] sell the card
    [reserve] reserve the card
    [done] finish activating
    [change] change your choice, put the card back
    [inspect] look at the card closely
    [scores] points so far
   *[help] this Player Aid
}
