# What changed in the rules of a game, told to a table that goes on by them. The same sentences
# stand in docs/changes-of-rules.md.

rules-changed = The rules of this table changed here, from version { $from } to version { $to }. What was played before stays as it is.

changes-outer-rim-2-favors = In your turn you may ask for a favor or move credits and debt tokens also during your move and before dice are rolled; looking does not use it up.
