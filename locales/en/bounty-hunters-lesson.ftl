# The first lesson of Bounty Hunters: what the coach says.
# $seat1 is the name of the rival.

bh-lesson-draw-target = Welcome! A turn has three steps, and everyone takes them at the same time: draw a card, choose one, pass the others to the left. You hold a Target, two Bounty Hunters and a droid. Draw a fifth card from the Target deck.
bh-lesson-play-target = Now choose one of your five cards to play or to sell. A Target opens a confrontation: Zeb Orrelios is worth 9 prestige points and has two green, one blue and two orange shields. Play him.
bh-lesson-play-target-done = Both choices were shown together. Then the hands were passed: you now hold { $seat1 }’s cards.
bh-lesson-draw-hunter = There are good Bounty Hunters among your new cards. Draw from the Bounty Hunter deck.
bh-lesson-hunter = Aurra Sing attacks with two green, one blue and two orange: exactly enough to break Zeb’s shields. Send her against him.
bh-lesson-hunter-done = Captured! That is 9 points, and the icon on the card has paid you a credit. A Bounty Hunter costs points at the end, Aurra Sing four of them: send no more than you need.
bh-lesson-next-hunter = Next turn, next draw: take another Bounty Hunter.
bh-lesson-omega = Remember Omega? You drew and passed her, and here she is again. 13 points, but four blue shields. Play her.
bh-lesson-draw-market = The third deck is the Jawa Market: droids and crates, to be paid with credits. Draw from it.
bh-lesson-padme = Crates are worth points, but these cost two credits and you have one. Open a second confrontation meanwhile: play Padmé Amidala.
bh-lesson-more-hunters = Two open Targets need Bounty Hunters. Draw one.
bh-lesson-choose = You choose whom a Bounty Hunter goes after. Cad Bane brings one green and two blue for a single point: send him against Omega.
bh-lesson-crates = { $seat1 } has bought two crates. Whoever has the most crates in the end gets 5 more points. Draw from the Jawa Market.
bh-lesson-sum = Against Omega two blue and two orange are still missing. The Mandalorian has both: send him.
bh-lesson-sum-done = The attack of all cards on a Target is added up, color by color. Omega is captured!
bh-lesson-fennec-draw = Padmé is next, with two green, two blue and one orange shield. Draw a Bounty Hunter.
bh-lesson-fennec = Fennec Shand deals with the blue and the orange shields. Send her after Padmé.
bh-lesson-green = Only two green are missing. Draw a Bounty Hunter.
bh-lesson-greedo = Greedo! Three green, and any excess is simply lost. Send him.
bh-lesson-greedo-done = Your third capture, and a second credit.
bh-lesson-ready = You have no open Target for the moment. Draw a Bounty Hunter, to be ready.
bh-lesson-reserve = A protocol droid: strong, two credits, and no points lost. But there is nobody to send it against now. Reserve it: it lies on its side until you pay for it on a later turn.
bh-lesson-fourth-draw = Whoever is first to capture four triggers the end of the game. Draw from the Jawa Market.
bh-lesson-fourth = Another Padmé Amidala, with only two green, one blue and one orange shield. Play her: your droid is waiting.
bh-lesson-activate = After playing or selling you may pay for cards you reserved on an earlier turn. Activate the droid against Padmé.
bh-lesson-activate-done = Your fourth capture! Being first pays a credit, and the end of the game is triggered: two more full turns.
bh-lesson-last-draw = Two turns are left. Draw from the Target deck.
bh-lesson-sell = Too late to open a new confrontation: it would not be finished. Any card can be sold for a credit. Sell Aurra Sing.
bh-lesson-sell-done = You have two credits again.
bh-lesson-last-turn = The last turn. Draw from the Jawa Market.
bh-lesson-buy = Here are the crates you passed earlier. Two credits buy them: 3 points, and as many crates as { $seat1 } has.
bh-lesson-buy-done = Players tied for most crates each get the full 5 points.
bh-lesson-done = The game is over and scored: captured Targets and crates, less what the Bounty Hunters of captured Targets cost. The complete game adds Contracts, which pay for certain captures. Now play one of your own!
