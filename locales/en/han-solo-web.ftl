# The drawn table of the Han Solo Card Game: what the table itself says.
# Questions, answers and the log come from the server; see han-solo.ftl.

# Places and people
hs-rivals = Rivals
hs-middle = The middle of the table
hs-mine = Your side of the table
hs-hand = Your hand
hs-you = You
hs-person = Player
hs-away = Away
hs-stand-in = A bot stands in
hs-level = { $level ->
    [rookie] Bot: rookie
    [smuggler] Bot: smuggler
    [hunter] Bot: hunter
   *[other] Bot: { $level }
}
hs-web-dealer = Deals this round
hs-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
hs-board-cards = { $count ->
    [one] One card
   *[other] { $count } cards
}
hs-board-known = , known: { $cards }
hs-total = { $value } credits in all
hs-no-tokens = No bounties yet
hs-sum = Sum

# Things
hs-card = Your { $card }
hs-card-shown = Everyone knows this card
hs-colour-letter = { $colour ->
    [green] G
    [gold] Au
    [red] R
   *[blue] B
}
hs-token-title = { $name }: { $colour ->
    [green] green
    [gold] gold
    [red] red
   *[blue] blue
}, { $value } credits
hs-pot = The pot
hs-web-pot-empty = The pot is empty.
hs-web-stack = { $count ->
    [0] No bounties left in the stack
    [one] One bounty in the stack
   *[other] { $count } bounties in the stack
}
hs-caption-stack = { $count } to come
hs-web-draw-pile = { $count ->
    [one] Draw pile, one card
   *[other] Draw pile, { $count } cards
}
hs-web-discard-top = Discard pile, { $card } on top
hs-discard-none = Discard pile, empty
hs-caption-draw = to draw
hs-caption-discard = discarded
hs-caption-browse = look
hs-set-progress = { $count } of 4 { $colour ->
    [red] red
   *[blue] blue
} bounties: with four you can capture the Falcon.
hs-set-complete = A full { $colour ->
    [red] red
   *[blue] blue
} set: it can capture the Falcon.
hs-set-spent = { $count } { $colour ->
    [red] red
   *[blue] blue
} bounties; this set has already captured the Falcon.

# How far the game is
hs-web-round = Round { $round } of { $rounds }
hs-round-line = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
hs-track-lap = Turn { $lap } of 3
hs-track-shown = All hands are on the table
hs-dice-none = { $who ->
    [you] You roll each time everyone has taken a turn
   *[other] { $name } rolls each time everyone has taken a turn
}
hs-dice-differ = Different: nothing happens
hs-dice-match = A match: new hands!
hs-shift-title = Shift!
hs-shift-line = The dice match: all hands are discarded, and everyone gets new cards.

# Whom the table waits for
hs-waiting-shown = The hands are turned over…
hs-waiting-turn = { $name } is choosing: draw, take or stand.
hs-waiting-discard = { $name } is choosing a card to discard.
hs-waiting-pick = { $name } is picking a bounty.
hs-waiting-name = { $name } is naming a bounty in secret.
hs-waiting-capture = { $name } may capture the Falcon.
hs-waiting-many = { $count } players are choosing in secret.
hs-waiting-nobody = The game is over.
hs-named-count = { $count } of { $total } have chosen.
hs-named-hint = Nobody sees your choice until everyone has chosen.
hs-named-change = You named { $token }; you may still change it.
hs-sealed-named = Has named a bounty in secret

# Why something cannot be done now
hs-not-replay = This is a replay: look, but don’t touch.
hs-not-over = The game is over.
hs-not-spectator = You are watching this game.
hs-not-other = First answer this: { $question }

# What seats are heard to say
hs-call-stood = Stands
hs-call-kept = Keeps all
hs-call-named = Bounty named
hs-call-declined = Leaves the Falcon
hs-call-without = Nothing left

# The showdown
hs-showdown = Showdown
hs-showdown-round = Showdown of round { $round }
hs-showdown-open = Last showdown
hs-showdown-close = Close
hs-contest = Tie-break draw for { $token }
hs-contest-order = Tie-break draw for the picking order
hs-contest-again = tied again:
hs-contest-won = { $who ->
    [you] You win
   *[other] { $name } wins
}: closest to zero; at the same distance, positive beats negative.

# The Falcon changes hands
hs-capture-title = The Falcon is captured!
hs-capture-line = { $who ->
    [you] You use your { $colour ->
        [red] red
       *[blue] blue
    } set and capture the Falcon from { $from }.
   *[other] { $name } uses a { $colour ->
        [red] red
       *[blue] blue
    } set and captures the Falcon from { $from }.
}
hs-skip = Skip

# Explanations
hs-tip-board = Click for a closer look at hand and bounties.
hs-tip-dealer = The dealer acts last and rolls the dice.
hs-tip-draw = Take the top card, unseen. { $count ->
    [one] One is left.
   *[other] { $count } are left.
} Afterward you may discard a card.
hs-tip-draw-not = The draw pile, { $count ->
    [one] one card
   *[other] { $count } cards
}. { $why }
hs-tip-take = Take the { $card }. Everyone will know you hold it.
hs-tip-take-not = The discard pile; its top card is on offer. { $why }
hs-tip-browse = This table lets you look through the whole discard pile.
hs-tip-discard = Discard the { $card }: your sum becomes { $sum }.
hs-tip-card = Your { $card }. { $why }
hs-tip-card-shown = Your { $card }. You took it face up, so everyone knows it.
hs-tip-sum = The sum of your hand. Zero is what you want.
hs-tip-outlook = The sum of your hand after this.
hs-tip-dice = Each time everyone has taken a turn, the dealer rolls. Equal symbols: all hands are swapped for new cards.
hs-tip-track = Three turns each, a roll each time everyone has taken a turn, then all hands are shown.
hs-tip-stack = { $count ->
    [0] No bounties are left for later rounds.
    [one] One bounty lies face down for a later round.
   *[other] { $count } bounties lie face down for later rounds.
}
hs-tip-token = { $token }. The best hand of the round picks first.
hs-tip-token-pick = Take { $token }.
hs-tip-token-name = Name { $token } in secret.
hs-tip-sets = Four red or four blue bounties can capture the Falcon from a rival, once for each set.
hs-tip-help = What wins, what you may do, and the keys.
hs-tip-showdown = The last hands, and why each beat the next.

# A closer look
hs-inspect-hand = Hand
hs-inspect-known = Face up: the cards you know about.
hs-inspect-won = Bounties: { $value } credits
hs-inspect-none = None yet.
hs-browse-title = The discard pile
hs-browse-line = { $count ->
    [one] One card.
   *[other] { $count } cards, the newest first.
}

# The player aid
hs-help = Help
hs-help-title = Player aid
hs-help-goal = Bring the sum of your hand as close to zero as you can. Better hands pick their bounty first; whoever owns the most credits at the end wins.
hs-help-hands = Hands, best first
hs-aid-best = The best hand: +10, −10 and one 0.
hs-aid-five = Zero with five cards…
hs-aid-four = …beats zero with four, and so on down.
hs-aid-high = Same number of cards: higher numbers win. Two 4s…
hs-aid-low = …beat two 3s.
hs-aid-one-three = No zero: closer wins. +1 with three cards…
hs-aid-one-two = …beats +1 with two.
hs-aid-minus-one = A positive score beats an equal negative one, so −1 comes after +1.
hs-help-ties = Still tied? Compare the sum of the green cards, then the highest green card. After that it is a tie.
hs-help-turn = Your turn: one of three
hs-help-turn-draw = Draw the top card of the draw pile; then you may discard one card.
hs-help-turn-take = Take the top card of the discard pile; then you may discard one card.
hs-help-turn-stand = Stand: do neither. You may act again next turn.
hs-help-turn-note = The card you discard may be the one you just got. A hand never shrinks.
hs-help-dice = Dice
hs-help-dice-text = Each time everyone has taken a turn, the dealer rolls. If both dice show the same symbol (one roll in six), all hands are discarded face up and everyone gets the same number of new cards. This counts after the last turn too.
hs-help-pot = The pot
hs-help-pot-text = The best hand takes any bounty, then the next, down to the last. Tied players name a bounty in secret; those who named the same one draw a card for it, and the closest to zero gets it.
hs-help-falcon = The Falcon
hs-help-falcon-text = Four red or four blue bounties are a set. When the pot has been shared out, a set lets you capture the Falcon from a rival. You keep the four; each set works once.
hs-help-end = The end
hs-help-end-text = When every bounty is owned, the highest total wins. If totals are tied, the most valuable single bounty decides.
hs-help-keys = Keys
hs-keys-turn = draw · take · stand
hs-keys-discard = keep all · discard that card
hs-keys-pick = take or name that bounty
hs-keys-capture = capture with red · with blue · leave it
hs-keys-showdown = show or hide the last showdown
hs-keys-help = this help
