# The story of a finished game in a few sentences. All of it is told of others: nobody is "you".

# Whose results lie closest together
story-level = { $one } and { $two } end level, with { $score } each.
story-margin = { $one } ends { $gap } ahead of { $two }.
story-closest = Closest of all: { $one } ends only { $gap } ahead of { $two }.

## Han Solo Card Game

hs-story-token = In round { $round }, { $token } puts { $name } ahead for good.
hs-story-captured = In round { $round }, { $name } captures the Falcon from { $from } and is not caught again.
hs-story-always = { $name } leads from the first bounty, { $token }, to the last.
hs-story-others = Nobody is ahead of { $name } from round { $round } on.
hs-story-zero = The luckiest card: in round { $round }, { $name } draws the { $card }, and a hand of { $before } becomes exactly zero.
hs-story-draw = The luckiest card: in round { $round }, { $name } draws the { $card }, and a hand of { $before } becomes { $after }.
hs-story-tie-token = { $one } and { $two } both have { $score } credits. The more valuable bounty decides: { $upper } against { $lower }.
hs-story-tie-shared = { $one } and { $two } both have { $score } credits, in bounties of the same values: they share the place.

## Bounty Hunters

bh-story-captured = In turn { $turn }, { $name } captures { $target } and stays ahead from then on.
bh-story-ahead = { $name } goes ahead in turn { $turn } and stays there.
bh-story-always = Nobody is ever ahead of { $name }.
bh-story-gift = The luckiest card: { $from } passes on { $card }, and { $name } gains { $points ->
    [one] a point
   *[other] { $points } points
  } with it in turn { $turn }.
bh-story-pick = The best pick: { $card } in turn { $turn }, a turn in which { $name } gains { $points ->
    [one] a point
   *[other] { $points } points
  }.
bh-story-tie-credits = { $one } and { $two } both have { $score } points. Unspent credits decide: { $upper } against { $lower }.
bh-story-tie-shared = { $one } and { $two } have the same points and the same credits: they share the place.

## Outer Rim

or-story-ahead = In round { $round }, { $name } comes to { $fame } fame and is not overtaken again.
or-story-always = Nobody is ever more famous than { $name }.
or-story-windfall = The luckiest moment: in round { $round }, { $name } gains { $credits } in one go.
or-story-tie-won = { $one } and { $two } both have { $fame } fame. { $one } had won before { $two } came that far.
or-story-tie-shared = { $one } and { $two } both have { $fame } fame: they share the place.

## The picture of a table

picture-game-han-solo = Han Solo Card Game
picture-game-bounty-hunters = Star Wars: Bounty Hunters
picture-game-outer-rim = Star Wars: Outer Rim
picture-gathering = Gathering players.
picture-playing = In play.
picture-over = The game is over.
