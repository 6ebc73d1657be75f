# The Han Solo Card Game.

hs-token = { $name } ({ $colour ->
    [green] green
    [gold] gold
    [red] red
   *[blue] blue
}, { $value } credits)

# Questions
hs-ask-turn = Your turn: draw, take or stand?
hs-ask-discard = Your hand is worth { $score }. Discard a card, or keep them all?
hs-ask-pick = Which bounty do you take?
hs-ask-name = You are tied. Which bounty do you name, in secret?
hs-ask-capture = Your set is complete. Capture the Falcon from { $name }?

# Answers
hs-draw = Draw from the pile
hs-take = Take the { $card } from the discard pile
hs-stand = Stand
hs-keep = Keep all your cards
hs-discard = Discard the { $card }
hs-discard-drawn = Discard the { $card } you just drew
hs-put-back = Put the { $card } back
hs-pick = Take { $token }
hs-name = Name { $token }
hs-capture = Capture the Falcon with your { $colour ->
    [red] red
   *[blue] blue
} set
hs-decline = Leave the Falcon where it is

# The log
hs-saw-trimmed = { $count ->
    [one] One bounty is out of the game, unseen.
   *[other] { $count } bounties are out of the game, unseen.
}
hs-saw-round-began = Round { $round }. { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
hs-saw-dealt-you = You are dealt the { $card }.
hs-saw-upturned = The { $card } starts the discard pile.
hs-saw-token-revealed = In the pot: { $token }.
hs-saw-drew = { $who ->
    [you] You draw the { $card }.
   *[other] { $name } draws a card.
}
hs-saw-took = { $who ->
    [you] You take the { $card } from the discard pile.
   *[other] { $name } takes the { $card } from the discard pile.
}
hs-saw-discarded = { $who ->
    [you] You discard the { $card }.
   *[other] { $name } discards the { $card }.
}
hs-saw-kept = { $who ->
    [you] You keep all your cards.
   *[other] { $name } keeps all their cards.
}
hs-saw-stood = { $who ->
    [you] You stand.
   *[other] { $name } stands.
}
hs-saw-put-back = { $who ->
    [you] You put the { $card } back: that counts as standing.
   *[other] { $name } puts the { $card } back: that counts as standing.
}
hs-saw-reshuffled = The draw pile is empty: { $count ->
    [one] one discard is
   *[other] { $count } discards are
} shuffled into a new one.
hs-saw-rolled = The dice show { $first } and { $second }: nothing happens.
hs-saw-shift = The dice show { $first } twice: a shift! All hands are discarded.
hs-saw-hand-dropped = { $who ->
    [you] You discard { $cards }.
   *[other] { $name } discards { $cards }.
}
hs-saw-revealed = All hands are shown.
hs-saw-ranked = { $place }. { $name }: { $cards }, score { $score }.
hs-saw-named = { $who ->
    [you] You name { $token } in secret.
   *[other] { $name } has named a bounty.
}
hs-saw-names-shown = The secret names: { $names }.
hs-saw-name = { $name } – { $token }
hs-saw-contest-drew = { $who ->
    [you] You draw the { $card } for { $token }.
   *[other] { $name } draws the { $card } for { $token }.
}
hs-saw-order-drew = { $who ->
    [you] You draw the { $card } for the picking order.
   *[other] { $name } draws the { $card } for the picking order.
}
hs-saw-order-drawn = The picking order is { $names }.
hs-saw-token-picked = { $who ->
    [you] You take { $token }.
   *[other] { $name } takes { $token }.
}
hs-saw-token-given = { $who ->
    [you] You get { $token }.
   *[other] { $name } gets { $token }.
}
hs-saw-token-won = { $who ->
    [you] You win the tie-break draw for { $token }.
   *[other] { $name } wins the tie-break draw for { $token }.
}
hs-saw-went-without = { $who ->
    [you] Nothing is left for you this round.
   *[other] Nothing is left for { $name } this round.
}
hs-saw-captured = { $who ->
    [you] You use your { $colour ->
        [red] red
       *[blue] blue
    } set and capture the Falcon from { $from }!
   *[other] { $name } uses a { $colour ->
        [red] red
       *[blue] blue
    } set and captures { $robbed ->
        [you] your Falcon
       *[other] the Falcon from { $from }
    }!
}
hs-saw-declined = { $who ->
    [you] You leave the Falcon where it is.
   *[other] { $name } leaves the Falcon where it is.
}
hs-saw-game-ended = Every bounty is claimed. { $totals }.
hs-saw-total = { $name }: { $value }

# Why a hand beats the next
hs-why-best-hand = +10, −10 and 0 together beat everything.
hs-why-zero = Zero beats { $lower }.
hs-why-more-cards = Same score, more cards: { $upper } against { $lower }.
hs-why-higher-sum = Same score and count; green total: { $upper } against { $lower }.
hs-why-higher-card = All else equal; highest card: { $upper } against { $lower }.
hs-why-closer = { $upper } is closer to zero than { $lower }.
hs-why-plus = A positive score beats an equal negative score.
hs-why-tied = These two hands are tied.

# The table in words
hs-head-table = Table
hs-head-hand = Your hand
hs-head-piles = Piles
hs-head-pot = Pot
hs-head-players = Players
hs-head-ranking = The hands, best first
hs-head-last-ranking = Showdown of round { $round }
hs-round = Round { $round } of { $rounds }.
hs-lap = Turn { $lap } of 3.
hs-lap-over = All turns are played.
hs-dealer = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
hs-dice = Last roll: { $first } and { $second }.
hs-hand-card-shown = { $card } (everyone knows)
hs-hand-score = Score: { $score }
hs-draw-pile = Draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
}.
hs-discard-top = On top of the discard pile: { $card }.
hs-discard-all = Discard pile, top first: { $cards }.
hs-stack = { $count ->
    [0] No bounties are left in the stack.
    [one] One bounty is still in the stack.
   *[other] { $count } bounties are still in the stack.
}
hs-pot-empty = The pot is empty.
hs-player = { $name }: { $cards }; { $tokens }; { $n ->
    [one] { $total } credit.
   *[other] { $total } credits.
}
hs-player-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
hs-player-known = { $count ->
    [one] one card
   *[other] { $count } cards
}, among them { $cards }
hs-player-shown = { $cards }, score { $score }
hs-player-tokens = { $count ->
    [0] no bounties
    [one] one bounty
   *[other] { $count } bounties
}, { $red } red, { $blue } blue
hs-player-falcon = { $tokens }, the Falcon
hs-symbol-0 = the split disc
hs-symbol-1 = the squares
hs-symbol-2 = the peak
hs-symbol-3 = the diamond
hs-symbol-4 = the kite
hs-symbol-5 = the cut hexagon

# Statistics
hs-stat-round = Round
hs-stat-credits = Credits round by round
hs-stat-hands = The hands shown
hs-stat-tokens = The bounties taken
