# What changed in the rules of a game, told to a table that goes on by them. The same sentences
# stand in docs/changes-of-rules.md; crates/words/src/changes.rs lists them with their rules.

rules-changed = The rules of this table changed here, from version { $from } to version { $to }. What was played before stays as it is, and so do the cards.

changes-none = These are the first rules of this game.

changes-outer-rim-2-favors = In your turn you may ask for a favor or move credits and debt tokens also during your move, before dice are rolled and before a card reads your reputation. Looking uses nothing up.
changes-outer-rim-2-added-results = A result that an ability adds is not a die: it cannot be rerolled and does not count among the dice that were rolled. A canceled die still counts.
changes-outer-rim-2-given-up = Credits given up for fame stay given up, whatever adds credits to the reward afterward.
changes-outer-rim-2-next-turn = What lasts until the end of your next turn ends with that turn, also if you get another one right after it.
changes-outer-rim-2-steps = A deed that completes one step of an ambition does not count for the next step as well.
