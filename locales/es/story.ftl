# La historia de una partida terminada en pocas frases. Siempre se habla de otros: nadie es «tú».

# Quién termina más cerca de quién
story-level = { $one } y { $two } terminan empatados, con { $score } cada uno.
story-margin = { $one } termina con { $gap } de ventaja sobre { $two }.
story-closest = Lo más reñido: { $one } solo saca { $gap } a { $two }.

## Juego de cartas de Han Solo

hs-story-token = En la ronda { $round }, { $token } pone a { $name } por delante para siempre.
hs-story-captured = En la ronda { $round }, { $name } captura el Halcón de { $from } y ya nadie le alcanza.
hs-story-always = { $name } va por delante desde la primera recompensa, { $token }, hasta la última.
hs-story-others = Nadie va por delante de { $name } desde la ronda { $round }.
hs-story-zero = La carta más afortunada: en la ronda { $round }, { $name } roba la carta { $card }, y una mano de { $before } pasa a valer exactamente cero.
hs-story-draw = La carta más afortunada: en la ronda { $round }, { $name } roba la carta { $card }, y una mano de { $before } pasa a { $after }.
hs-story-tie-token = { $one } y { $two } tienen { $score } créditos. Decide la recompensa más valiosa: { $upper } contra { $lower }.
hs-story-tie-shared = { $one } y { $two } tienen { $score } créditos, en recompensas de los mismos valores: comparten el puesto.

## Bounty Hunters

bh-story-captured = En el turno { $turn }, { $name } captura a { $target } y ya no pierde la ventaja.
bh-story-ahead = { $name } se pone por delante en el turno { $turn } y ahí se queda.
bh-story-always = Nadie va nunca por delante de { $name }.
bh-story-gift = La carta más afortunada: { $from } pasa { $card }, y { $name } gana { $points ->
    [one] un punto
   *[other] { $points } puntos
  } con ella en el turno { $turn }.
bh-story-pick = La mejor elección: { $card } en el turno { $turn }, un turno en el que { $name } gana { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
bh-story-tie-credits = { $one } y { $two } tienen { $score } puntos. Deciden los créditos sin gastar: { $upper } contra { $lower }.
bh-story-tie-shared = { $one } y { $two } tienen los mismos puntos y los mismos créditos: comparten el puesto.

## El Borde Exterior

or-story-ahead = En la ronda { $round }, { $name } llega a { $fame } de fama y ya nadie le adelanta.
or-story-always = Nadie tiene nunca más fama que { $name }.
or-story-windfall = El golpe de suerte: en la ronda { $round }, { $name } gana { $credits } de una vez.
or-story-tie-won = { $one } y { $two } tienen { $fame } de fama. { $one } ya había ganado cuando { $two } llegó a tanto.
or-story-tie-shared = { $one } y { $two } tienen { $fame } de fama: comparten el puesto.

## La imagen de una mesa

picture-game-han-solo = Han Solo: el juego de cartas
picture-game-bounty-hunters = Star Wars: Bounty Hunters
picture-game-outer-rim = Star Wars: El Borde Exterior
picture-gathering = Reuniendo jugadores.
picture-playing = En juego.
picture-over = La partida ha terminado.
