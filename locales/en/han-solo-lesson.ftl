# The first lesson of the Han Solo Card Game: what the coach says.
# $seat1 is the name of the rival.

# The first round: what a turn is, and zero.
hs-lesson-draw = Welcome! A hand is worth the sum of its cards, and you want exactly zero. You hold +6 and −8, which makes −2. Draw a card from the pile.
hs-lesson-put-down = After drawing you may discard one card, even the one you just drew. The −9 would lead you to −11: discard it at once.
hs-lesson-put-down-done = Drawing is free: what does not help you is discarded again.
hs-lesson-dice = { $seat1 } stood, and the dice were rolled: two different symbols, so nothing happened. A round has three such turns. Draw again.
hs-lesson-better = A +10! Discard the +6: with −8 and +10 you are at +2.
hs-lesson-take = { $seat1 } has discarded a −10. Instead of drawing you may take the top card of the discard pile. Take it.
hs-lesson-zero = Now discard the −8: +10 and −10 are zero.
hs-lesson-zero-done = Zero! After the third roll all hands are shown, and yours is the best.
hs-lesson-pick = The best hand picks first from the pot. Red and blue bounties are cheap, but four of one color let you capture the Millennium Falcon, worth 25,000 credits. Take the red one.
hs-lesson-pick-done = { $seat1 } gets the other one.

# The second round: more cards, and a shift.
hs-lesson-again = A new round, new cards and a new pot. You are at −2 again: draw.
hs-lesson-keep = +3 brings you to +1. You need not discard: keep all three. If scores are equal, more cards win.
hs-lesson-shift = Two equal symbols: a shift! Everyone discarded their whole hand and got the same number of new cards. You are at +3 now. Take the top card of the discard pile, a +3.
hs-lesson-shift-down = Discard the +4: you are at +2.
hs-lesson-closer = { $seat1 } has discarded a −5. That is your chance: take it.
hs-lesson-closest = Discard the −2: −1 is as close as you can get.
hs-lesson-closest-done = Nobody has zero, so the hand closest to it wins: yours. At the same distance a positive score beats a negative one.
hs-lesson-second = Your pick again. Take the red one: it is your second.

# The third round: the Falcon, and a tie.
hs-lesson-falcon = The Falcon is in the pot! You are at −5. Take the −8 from the discard pile.
hs-lesson-falcon-down = Discard the −9: +4 and −8 make −4.
hs-lesson-falcon-take = { $seat1 } has no use for a +10. You do: take it.
hs-lesson-falcon-two = Discard the +4 and you are at +2.
hs-lesson-last-try = The last turn of the round. Draw: only zero is good enough for the Falcon.
hs-lesson-last-zero = A +8! Discard the +10: +8 and −8 are zero.
hs-lesson-tie = { $seat1 } has +8 and −8 as well: a tie. Whoever is tied names a bounty in secret, all at the same time. Name the Falcon!
hs-lesson-tie-done = You both named the Falcon, so each drew a card, and the one closer to zero wins: { $seat1 }’s +6 against your +7. You get the red bounty, your third.

# The fourth round: standing, and four of a colour.
hs-lesson-far = Do not give up on the Falcon. You start at −14: draw.
hs-lesson-far-down = Discard the −9: that leaves −6.
hs-lesson-far-draw = Still −6. Draw.
hs-lesson-three = A +6! That makes zero with three cards. Keep them all.
hs-lesson-stand = You have what you want. Stand: you take no card and discard none. Only a shift could harm you now.
hs-lesson-fourth = The best hand once more. Take the red bounty: it completes your set.
hs-lesson-capture = Four of one color: you may capture the Falcon from { $seat1 } and keep your red bounties too. Each set can do that once. Capture it!
hs-lesson-capture-done = The Falcon is yours!
hs-lesson-done = Now you have done everything there is to do. When all 24 bounties are claimed, whoever has the most credits wins. Eight rounds are left, and { $seat1 } plays freely from now on. Good luck!
