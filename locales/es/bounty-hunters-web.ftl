# La mesa dibujada de Star Wars: Bounty Hunters: lo que dice la propia mesa.
# Las preguntas, las respuestas y el registro vienen del servidor; véase bounty-hunters.ftl.

# Lugares y personas
bh-rivals = Rivales
bh-middle = El centro de la mesa
bh-mine = Tu área
bh-below = Tu mano y tu elección
bh-hand = Tu mano
bh-pages = Partes de la mesa
bh-page = { $page ->
    [mine] Mi área
    [zones] Zonas
   *[rivals] Rivales
}
bh-person = Jugador
bh-away = Ausente
bh-stand-in = Juega un bot en su lugar
bh-level = { $level ->
    [rookie] Bot: novato
    [smuggler] Bot: contrabandista
    [hunter] Bot: cazador
   *[other] Bot: { $level }
}
bh-next = recibe tu mano
bh-place = { $place ->
   *[other] { $place }.º puesto
}
bh-area-of = Área de { $name }
bh-area-empty = { $who ->
    [you] Todavía no tienes nada delante. Juega un objetivo para preparar una confrontación.
   *[other] { $name } todavía no tiene nada delante.
}
bh-strip = { $name }: { $captured ->
    [one] una captura
   *[other] { $captured } capturas
}, { $credits ->
    [one] un crédito
   *[other] { $credits } créditos
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por ahora
bh-hand-count = { $count ->
    [one] Una carta en la mano
   *[other] { $count } cartas en la mano
}
bh-hand-of = { $count ->
    [one] Mano: una carta
   *[other] Mano: { $count } cartas
}
bh-web-hidden = { $deck ->
    [target] Una carta oculta del mazo de Objetivos
    [hunter] Una carta oculta del mazo de Cazarrecompensas
    [contract] Una carta oculta del mazo de Contratos
   *[market] Una carta oculta del mazo de Mercado Jawa
}
bh-known-note = { $count ->
    [one] Conoces una de estas cartas: pasó por tu mano.
   *[other] Conoces { $count } de estas cartas: pasaron por tu mano.
}
bh-known-none = No conoces ninguna de estas cartas, solo de qué mazos vienen.

# Cartas
bh-letter = { $colour ->
    [green] V
    [blue] A
   *[orange] N
}
bh-colour = { $colour ->
    [green] verde
    [blue] azul
   *[orange] naranja
}
bh-web-deck = { $deck ->
    [target] Objetivos
    [hunter] Cazarre­compensas
    [contract] Contratos
   *[market] Mercado Jawa
}
bh-kind = { $kind ->
    [target] Objetivo
    [hunter] Cazarrecompensas
    [droid] Droide · Mercado Jawa
    [crate] Caja · Mercado Jawa
   *[contract] Contrato
}
bh-crate = caja
bh-web-crates = { $count ->
    [one] Una caja
    [2] Dos cajas
    [3] Tres cajas
   *[other] { $count } cajas
}
bh-duo = { $first } + { $second }
bh-title-target = { $name }: objetivo, escudos { $values }, { $points ->
    [one] un punto
   *[other] { $points } puntos
}
bh-title-hunter = { $name }: cazarrecompensas, ataque { $values }, { $penalty ->
    [0] no quita puntos
    [one] quita un punto
   *[other] quita { $penalty } puntos
}
bh-title-droid = { $name }: droide, ataque { $values }, cuesta { $cost ->
    [one] un crédito
   *[other] { $cost } créditos
}
bh-title-crate = { $name }: { $points ->
    [0] ningún punto
    [one] un punto
   *[other] { $points } puntos
}, cuesta { $cost ->
    [one] un crédito
   *[other] { $cost } créditos
}
bh-title-contract = Contrato { $name }: +{ $duo } por cada pareja

# Confrontaciones
bh-confrontation = Confrontación con { $target }
bh-web-orphan = Cartas de Ataque que esperan un objetivo
bh-tip-orphan = Aún sin objetivo: toda carta de Ataque se une a estas, y tu siguiente objetivo también.
bh-web-captured = Capturas
bh-captures = ¡Captura!
bh-here = Poner aquí
bh-short = { $count ->
    [one] falta 1
   *[other] faltan { $count }
}
bh-bar = { $colour ->
    [green] Verde
    [blue] Azul
   *[orange] Naranja
}: ataque { $value } contra escudo { $shield }
bh-bar-orphan = { $colour ->
    [green] Verde
    [blue] Azul
   *[orange] Naranja
}: ataque { $value }
bh-captures-count = { $count ->
    [0] Ningún objetivo capturado
    [one] Un objetivo capturado
   *[other] { $count } objetivos capturados
}
bh-tip-captures = { $count ->
    [0] Ningún objetivo capturado. Quien primero capture cuatro inicia el final.
    [one] Un objetivo capturado. Quien primero capture cuatro inicia el final.
   *[other] { $count } objetivos capturados. Quien primero capture cuatro inicia el final.
}
bh-tip-penalty = { $count ->
    [one] Los cazarrecompensas de esta captura quitan un punto al final.
   *[other] Los cazarrecompensas de esta captura quitan { $count } puntos al final.
}

# Junto a las confrontaciones
bh-contracts = Contratos
bh-crate-cards = Cajas
bh-web-reserved = Reservadas
bh-none = nada
bh-tip-contracts = Los contratos puntúan al final de la partida. Solo cuentan los objetivos capturados.
bh-tip-crates = Cajas pagadas. Quien tenga más cajas al final recibe 5 puntos adicionales.
bh-tip-reserve-tray = Las cartas de Mercado Jawa en horizontal solo están reservadas: págalas en un turno posterior, después de tu acción.
bh-tip-reserved = { $cost ->
    [one] Reservada: paga un crédito en un turno posterior para activarla.
   *[other] Reservada: paga { $cost } créditos en un turno posterior para activarla.
}
bh-tip-reserved-now = Reservada este turno: podrá activarse a partir del siguiente.
bh-tip-crates-count = { $count ->
    [0] Ninguna caja en cartas activadas
    [one] Una caja en cartas activadas
   *[other] { $count } cajas en cartas activadas
}
bh-tip-contracts-count = { $count ->
    [0] Ningún contrato
    [one] Un contrato
   *[other] { $count } contratos
}
bh-tip-reserved-count = { $count ->
    [one] Una carta reservada
   *[other] { $count } cartas reservadas
}
bh-web-credits = { $count ->
    [0] Ningún crédito imperial
    [one] Un crédito imperial
   *[other] { $count } créditos imperiales
}
bh-credits-word = { $count ->
    [one] crédito
   *[other] créditos
}
bh-web-points = puntos por ahora
bh-tip-points = Puntos de prestigio si la partida acabara ahora
bh-tip-board = Mirar el área de este jugador
bh-sealed = Ya ha fijado su elección

# El centro
bh-web-turn = Turno { $turn }
bh-turns-left = { $count ->
    [one] ¡Último turno!
   *[other] Quedan { $count } turnos
}
bh-tip-last = Alguien ha capturado su cuarto objetivo: empieza el final de la partida.
bh-steps = Pasos de un turno
bh-web-step = { $step ->
    [draw] Robar
    [choose] Elegir
   *[pass] Entregar
}
bh-tip-step = { $step ->
    [draw] Paso 1: todos roban una quinta carta del mazo que quieran.
    [choose] Paso 2: todos eligen una carta y la venden o la juegan.
   *[pass] Paso 3: las cuatro cartas restantes pasan a quien está a la izquierda.
}
bh-tip-draw = { $deck ->
    [target] Robar del mazo de Objetivos
    [hunter] Robar del mazo de Cazarrecompensas
    [contract] Robar del mazo de Contratos
   *[market] Robar del mazo de Mercado Jawa
}: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
bh-tip-deck = { $deck ->
    [target] Mazo de Objetivos
    [hunter] Mazo de Cazarrecompensas
    [contract] Mazo de Contratos
   *[market] Mazo de Mercado Jawa
}, { $count ->
    [one] una carta
   *[other] { $count } cartas
}. { $why }
bh-tip-discard = { $deck ->
    [target] Objetivos descartados
    [hunter] Cazarrecompensas descartados
    [contract] Contratos descartados
   *[market] Cartas de Mercado Jawa descartadas
}: { $count }
bh-tip-sell = Vender la carta: va aquí, y tomas 1 crédito imperial.
bh-tip-bank = La reserva de créditos imperiales
bh-browse = { $deck ->
    [target] Objetivos descartados
    [hunter] Cazarrecompensas descartados
    [contract] Contratos descartados
   *[market] Cartas de Mercado Jawa descartadas
} ({ $count })
bh-help = Ayuda de juego
bh-tip-help = Cómo va un turno, cómo acaba la partida, qué teclas hay
bh-scores = Puntos
bh-tip-scores = Los puntos de cada cual si la partida acabara ahora

# Elegir
bh-draw-hint = Todos roban a la vez. Puedes cambiar de idea hasta que todos hayan elegido.
bh-pick-hint = Toma una carta de tu mano: tócala, o arrástrala adonde deba ir.
bh-window-hint = Toma una carta reservada para pagarla, o déjalo así.
bh-fresh = nueva
bh-locked-title = Elección fijada. Puedes cambiarla hasta que todos hayan elegido.
bh-locked = { $card }: { $deed }
bh-locked-count = { $count } de { $total } han fijado su elección.
bh-change = Cambiar
bh-look = Mirar { $card } de cerca
bh-tip-look = Mirar de cerca
bh-tip-pick = { $card }. Elígela.
bh-tip-dim = { $card }. { $why }
bh-tip-locked = { $card }. Tu elección, hasta que todos hayan fijado la suya.
bh-deed-draw = { $deck ->
    [target] Robar un objetivo
    [hunter] Robar un cazarrecompensas
    [contract] Robar un contrato
   *[market] Robar del Mercado Jawa
}
bh-deed-sell = Vender
bh-deed-reserve = Reservar
bh-deed-play = Jugar
bh-deed-pay = Pagar
bh-cannot-pay = Tienes { $credits } de { $cost }
bh-deed-on = → { $target }
bh-deed-done = Nada más
bh-not-replay = Es una repetición: aquí no se puede jugar.
bh-not-over = La partida ha terminado.
bh-not-spectator = Solo estás mirando.
bh-not-other = Responde antes a esto: { $question }
bh-waiting-shown = Se muestran las cartas…
bh-waiting-nobody = Nadie tiene que elegir ahora.
bh-waiting-one = { $name } está eligiendo…
bh-waiting-many = { $count } jugadores están eligiendo…

# Lo que ocurre
bh-reveal = ¡Cartas a la vista!
bh-close = Cerrar
bh-last-title = Empieza el final
bh-last-line = { $who ->
    [you] ¡Has capturado tu cuarto objetivo! Después de este turno quedan dos más.
   *[other] { $names }: cuarto objetivo capturado. Después de este turno quedan dos más.
}
bh-reshuffled = { $deck ->
    [target] El mazo de Objetivos se baraja de nuevo
    [hunter] El mazo de Cazarrecompensas se baraja de nuevo
    [contract] El mazo de Contratos se baraja de nuevo
   *[market] El mazo de Mercado Jawa se baraja de nuevo
}

# Puntos
bh-scores-now = Puntos por ahora
bh-scores-final = Puntuación final
bh-score-line = Concepto
bh-score = { $line ->
    [targets] Objetivos
    [crates] Cajas
    [majority] Más cajas
    [contracts] Contratos
    [hunters] Cazarrecompensas
    [credits] Créditos restantes
   *[total] Total
}
bh-tip-score = { $line ->
    [targets] Los puntos de los objetivos capturados. Los demás no dan nada.
    [crates] Los puntos de las cajas activadas. Las reservadas no dan nada.
    [majority] 5 puntos por tener más cajas en cartas activadas; en caso de empate, todos los reciben.
    [contracts] Lo que dan tus contratos por objetivos capturados y cajas.
    [hunters] Lo que quitan los cazarrecompensas que ayudaron a capturar un objetivo.
   *[credits] Los créditos sin gastar deciden los empates.
}

# Una carta
bh-about-target = { $points ->
    [one] Un punto
   *[other] { $points } puntos
} para quien lo capture. { $bonus ->
    [credit] Su captura da 1 crédito imperial de inmediato.
    [contract] Su captura da un contrato de inmediato.
   *[none] El ataque debe alcanzar los tres escudos.
}
bh-about-hunter = Se juega gratis. { $penalty ->
    [0] No quita puntos.
    [one] Quita un punto al final si su objetivo es capturado.
   *[other] Quita { $penalty } puntos al final si su objetivo es capturado.
}
bh-about-droid = Paga { $cost ->
    [one] un crédito
   *[other] { $cost } créditos
} para activarlo, o resérvalo para más tarde. Nunca quita puntos.
bh-about-crate = Paga { $cost ->
    [one] un crédito
   *[other] { $cost } créditos
} para activarla: { $points ->
    [0] ningún punto
    [one] un punto
   *[other] { $points } puntos
} y { $count ->
    [one] una caja
   *[other] { $count } cajas
} para la mayoría.
bh-about-contract = { $type ->
    [pair] { $each } por cada objetivo capturado de uno u otro, y { $duo } más por cada pareja de los dos.
    [double] { $each } por cada objetivo capturado, y { $duo } más por cada pareja.
   *[crate] { $each } por cada objetivo capturado, y { $duo } más por cada pareja de objetivo y caja.
}
bh-kin = Hay { $count } en el juego
bh-place-of = { $place ->
    [hand] en tu mano
    [known] en una mano que has visto
    [area] delante de jugadores
    [discard] en los descartes
   *[unseen] aún sin ver
}
bh-wanting = { $count ->
    [one] Lo pide un contrato
   *[other] Lo piden { $count } contratos
}
bh-wanting-note = Con marco: en tu mano o ya tuyos.

# La ayuda de juego
bh-aid = Ayuda de juego
bh-aid-front = Un turno
bh-aid-back = El final
bh-aid-keys = Teclas
bh-aid-step = { $step ->
    [draw] Todos roban una quinta carta del mazo que quieran.
    [choose] Toma una carta. Véndela por 1 crédito, o juégala: objetivos, cazarrecompensas y contratos son gratis; las cartas de Mercado Jawa se pagan, o se reservan en horizontal. Después puedes pagar cartas reservadas en turnos anteriores.
   *[pass] Entrega tus cuatro cartas a la izquierda y toma las de la derecha.
}
bh-aid-kind = { $kind ->
    [target] Abre una confrontación. Se captura en cuanto el ataque alcanza los tres escudos; entonces se pone en horizontal.
    [hunter] Carta de Ataque para uno de tus objetivos. Quita puntos cuando ese objetivo es capturado.
    [market] Los droides atacan sin quitar puntos. Las cajas dan puntos, y tener más cajas da 5 más.
   *[contract] Da puntos al final por los objetivos que hayas capturado.
}
bh-aid-end = El final de la partida
bh-aid-end-line = Quien primero capture su cuarto objetivo toma de inmediato 1 crédito y 1 contrato; también quien lo logre en el mismo turno. Se termina el turno y se juegan dos más.
bh-aid-end-intro = Quien primero capture su cuarto objetivo toma de inmediato 1 crédito; también quien lo logre en el mismo turno. Se termina el turno y se juegan dos más.
bh-aid-scoring = Puntos de prestigio
bh-aid-contract = { $type ->
    [pair] Dos objetivos diferentes: puntos por cada uno, y más por cada pareja de los dos.
    [double] El mismo objetivo dos veces: puntos por cada uno, y más por cada pareja.
   *[crate] Un objetivo y una caja: puntos por cada objetivo, y más por cada pareja de ambos.
}
bh-aid-tie = En caso de empate gana quien tenga más créditos; si persiste, la victoria es compartida.
bh-key = { $key ->
    [number] 1–5
    [place] P, A–F
    [sell] S
    [reserve] R
    [done] N
    [change] C, Esc
    [inspect] I
    [scores] O
   *[help] H
}
bh-key-does = { $key ->
    [number] elegir un mazo, o tomar una carta de la mano
    [place] jugar la carta: P si hay un solo lugar, letras si hay varios
    [sell] vender la carta
    [reserve] reservar la carta
    [done] no activar nada más
    [change] cambiar la elección, devolver la carta
    [inspect] mirar la carta de cerca
    [scores] puntos por ahora
   *[help] esta ayuda de juego
}
