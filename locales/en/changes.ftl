# What changed in the rules of a game, told to a table that goes on by them. The same sentences
# stand in docs/changes-of-rules.md; crates/words/src/changes.rs lists them with their rules.

rules-changed = The rules of this table changed here, from version { $from } to version { $to }. What was played before stays as it is, and so do the cards.

changes-none = These are the first rules of this game.

changes-outer-rim-2-favors = In your turn you may ask for a favor or move credits and debt tokens also during your move, before dice are rolled and before a card reads your reputation. Opening that menu costs nothing.
changes-outer-rim-2-added-results = A result that an ability adds is not a die: it cannot be rerolled and does not count among the dice that were rolled. A canceled die still counts.
changes-outer-rim-2-given-up = Credits given up for fame stay given up, whatever adds credits to the reward afterward.
changes-outer-rim-2-next-turn = What lasts until the end of your next turn ends with that turn, also if you get another one right after it.
changes-outer-rim-2-steps = A deed that completes one step of an ambition does not count for the next step as well.
changes-outer-rim-2-idle = Abilities, options and payments that would change nothing are no longer offered. Options without effect are marked.
changes-outer-rim-2-lent-skill = A skill lent before a test is always the skill that is tested.
changes-outer-rim-2-hire = Without a crew slot nobody is hired and nothing is paid.
changes-outer-rim-2-captives = A captive is never discarded to make room for crew: the slot counts as taken.
changes-outer-rim-2-void-cost = A reputation that counts as positive cannot be spent as a cost.
changes-outer-rim-2-refusals = If a player refuses a job for two, only that job with that player is barred, in that turn.
changes-outer-rim-2-purchases = A purchase can be given up before anything is paid, abilities that change dice work on its die, and armor that keeps you standing cannot be given in part payment.
changes-outer-rim-2-room = A card that an effect gives for nothing may be left where there is no free slot; what was paid for is kept. A card counts for goals and fame once it has its slot.
changes-outer-rim-2-in-time = Goals and victory are looked at before the next player plays, AI opponents included.
changes-outer-rim-2-at-stake = What is fought for, worked on or being delivered cannot be given away or used up in the middle of it.
changes-outer-rim-2-asked-again = A favor that was refused may be asked for again until the dice fall.
changes-outer-rim-2-reopened = A market deck that was empty opens again when a card comes back to it.
changes-outer-rim-2-opponents = AI opponents never move through the Core by any effect, cannot protect their crew against you, and of several shortest ways take one on which no patrol stops them.
changes-outer-rim-2-looks = Whoever visits the market or opens a trade and leaves with nothing done has used no action.
changes-outer-rim-2-refill = A purchase that wins ends the game before the market is refilled.
changes-outer-rim-2-limit = Damage falls to the limit when armor that bore it is lost.
changes-outer-rim-2-kept = A card that your own character or ship lets you take is kept; another one makes room for it.
