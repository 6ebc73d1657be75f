# L'histoire d'une partie terminée en quelques phrases. On y parle toujours des autres : personne n'est « vous ».

# Qui termine le plus près de qui
story-level = { $one } et { $two } terminent à égalité, avec { $score } chacun.
story-margin = { $one } termine avec { $gap } d’avance sur { $two }.
story-closest = Le plus serré : { $one } n’a que { $gap } d’avance sur { $two }.

## Jeu de cartes Han Solo

hs-story-token = À la manche { $round }, { $token } donne à { $name } une avance définitive.
hs-story-captured = À la manche { $round }, { $name } prend le Faucon à { $from } et garde la tête.
hs-story-always = { $name } mène de la première prime, { $token }, à la dernière.
hs-story-others = Personne ne devance { $name } à partir de la manche { $round }.
hs-story-zero = La carte la plus heureuse : à la manche { $round }, { $name } pioche la carte { $card }, et une main de { $before } vaut exactement zéro.
hs-story-draw = La carte la plus heureuse : à la manche { $round }, { $name } pioche la carte { $card }, et une main de { $before } passe à { $after }.
hs-story-tie-token = { $one } et { $two } ont tous deux { $score } crédits. La prime de plus grande valeur décide : { $upper } contre { $lower }.
hs-story-tie-shared = { $one } et { $two } ont tous deux { $score } crédits, en primes de mêmes valeurs : la place est partagée.

## Bounty Hunters

bh-story-captured = Au tour { $turn }, { $name } capture { $target } et garde la tête jusqu’à la fin.
bh-story-ahead = { $name } prend la tête au tour { $turn } et la garde.
bh-story-always = Personne ne devance jamais { $name }.
bh-story-gift = La carte la plus heureuse : { $from } passe { $card }, et { $name } gagne { $points ->
    [one] un point
   *[other] { $points } points
  } avec elle au tour { $turn }.
bh-story-pick = Le meilleur choix : { $card } au tour { $turn }, un tour où { $name } gagne { $points ->
    [one] un point
   *[other] { $points } points
  }.
bh-story-tie-credits = { $one } et { $two } ont tous deux { $score } points. Les crédits non dépensés décident : { $upper } contre { $lower }.
bh-story-tie-shared = { $one } et { $two } ont les mêmes points et les mêmes crédits : la place est partagée.

## Bordure Extérieure

or-story-ahead = À la manche { $round }, { $name } atteint { $fame } de gloire et garde la tête.
or-story-always = Personne n’a jamais plus de gloire que { $name }.
or-story-windfall = Le coup de chance : à la manche { $round }, { $name } gagne { $credits } d’un seul coup.
or-story-tie-won = { $one } et { $two } ont tous deux { $fame } de gloire. La victoire de { $one } est venue avant que { $two } n’arrive si loin.
or-story-tie-shared = { $one } et { $two } ont tous deux { $fame } de gloire : la place est partagée.

## L’image d’une table

picture-game-han-solo = Han Solo, le jeu de cartes
picture-game-bounty-hunters = Star Wars : Bounty Hunters
picture-game-outer-rim = Star Wars : Bordure Extérieure
picture-gathering = La table attend ses joueurs.
picture-playing = Partie en cours.
picture-over = La partie est terminée.
