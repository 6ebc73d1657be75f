# Star Wars: Bounty Hunters. Los valores son siempre verde, azul, naranja.

bh-green = V{ $value }
bh-blue = A{ $value }
bh-orange = N{ $value }

# Mazos y cartas
bh-deck = { $deck ->
    [target] mazo de Objetivos
    [hunter] mazo de Cazarrecompensas
    [contract] mazo de Contratos
   *[market] mazo de Mercado Jawa
}
bh-droid = { $kind ->
    [astromech] un droide astromecánico
    [protocol] un droide de protocolo
   *[other] { $name }
}
bh-target = { $name } (escudos { $values }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $icon ->
    [credit] , da un crédito
    [contract] , trae un contrato
   *[none] {""}
})
bh-hunter = { $name } (ataque { $values }, { $penalty ->
    [0] no quita puntos
    [one] −1 punto
   *[other] −{ $penalty } puntos
})
bh-droid-card = { $name } (ataque { $values }, { $cost ->
    [one] 1 crédito
   *[other] { $cost } créditos
})
bh-crate-card = { $count ->
    [one] una caja
   *[other] { $count } cajas
} ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $cost ->
    [one] 1 crédito
   *[other] { $cost } créditos
})
bh-contract-pair = el contrato { $one } + { $two } ({ $per_one } por cada uno, +{ $per_duo } por pareja)
bh-contract-pair-uneven = el contrato { $one } + { $two } ({ $per_one } por { $one }, { $per_two } por { $two }, +{ $per_duo } por pareja)
bh-contract-double = el contrato { $one } ×2 ({ $per_one } por cada captura, +{ $per_duo } por pareja)
bh-contract-crate = el contrato { $one } + caja ({ $per_one } por cada captura, +{ $per_duo } por pareja con una caja)
bh-contract-name = el contrato { $kind ->
    [pair] { $one } + { $two }
    [double] { $one } ×2
   *[crate] { $one } + caja
}

# Preguntas
bh-ask-draw = Robar una carta: ¿de qué mazo?
bh-ask-commit = Elegir una carta: ¿la vendes o la juegas?
bh-ask-window = Tienes { $credits ->
    [one] un crédito
   *[other] { $credits } créditos
}. ¿Activas una carta reservada?
bh-ask-chosen = Tu elección está bocabajo: { $choice }. Puedes cambiarla hasta que todos hayan elegido.

# Respuestas
bh-draw = Robar del { $deck } ({ $count ->
    [0] vacío, vuelven sus descartes
    [one] queda una carta
   *[other] quedan { $count }
})
bh-sell = Vender por un crédito: { $card }
bh-play-target = Perseguir a { $card }
bh-play-target-orphan = Perseguir a { $card } con las cartas de Ataque que esperan: { $after }
bh-play-on = Enviar a { $card } contra { $target }: { $after }
bh-play-orphan = Jugar { $card } sin objetivo: espera al próximo
bh-play-contract = Activar { $card }
bh-play-crates = Comprar { $card }
bh-reserve = Reservar { $card } y pagar después
bh-activate-on = Pagar { $cost ->
    [one] 1 crédito
   *[other] { $cost } créditos
} y enviar a { $card } contra { $target }: { $after }
bh-activate-orphan = Pagar { $cost ->
    [one] 1 crédito
   *[other] { $cost } créditos
} y jugar { $card } sin objetivo
bh-activate-crates = Pagar { $cost ->
    [one] 1 crédito
   *[other] { $cost } créditos
} por { $card }
bh-done = No activar nada más
bh-after-captured = ¡objetivo capturado!
bh-after-missing = aún faltan { $values }

# El registro
bh-saw-guild-master = { $who ->
    [you] Eres Maestro del Gremio.
   *[other] { $name } es Maestro del Gremio.
}
bh-saw-dealt-you = Recibes { $card }.
bh-saw-turn = Turno { $turn }.
bh-saw-sealed = Bocabajo: { $choice }.
bh-saw-sealed-sell = vendes { $card }
bh-saw-sealed-play = juegas { $card }
bh-saw-sealed-play-on = envías a { $card } contra { $target }
bh-saw-sealed-reserve = reservas { $card }
bh-saw-sealed-activate = activas { $card }
bh-saw-decks = Todos roban: { $choices }.
bh-saw-deck = { $who ->
    [you] tú
   *[other] { $name }
} – { $deck }
bh-saw-drew-you = Robas { $card }.
bh-saw-draw-failed = { $who ->
    [you] No te queda nada en el { $deck }: elige otro.
   *[other] No queda nada para { $name } en el { $deck }.
}
bh-saw-draw-skipped = { $who ->
    [you] No te queda nada que robar.
   *[other] No queda nada que robar para { $name }.
}
bh-saw-revealed = Se revelan todas las cartas elegidas.
bh-saw-sold = { $who ->
    [you] Vendes por un crédito: { $card }.
   *[other] { $name } vende por un crédito: { $card }.
}
bh-saw-played-target = { $who ->
    [you] Persigues a { $card }.
   *[other] { $name } persigue a { $card }.
}
bh-saw-played-contract = { $who ->
    [you] Activas { $card }.
   *[other] { $name } activa { $card }.
}
bh-saw-played-on = { $who ->
    [you] Envías a { $card } contra { $target }.
   *[other] { $name } envía a { $card } contra { $target }.
}
bh-saw-played-orphan = { $who ->
    [you] Juegas { $card } y esperas un objetivo.
   *[other] { $name } juega { $card } y espera un objetivo.
}
bh-saw-paid-on = { $who ->
    [you] Pagas { $paid ->
        [one] 1 crédito
       *[other] { $paid } créditos
    } y envías a { $card } contra { $target }.
   *[other] { $name } paga { $paid ->
        [one] 1 crédito
       *[other] { $paid } créditos
    } y envía a { $card } contra { $target }.
}
bh-saw-paid-orphan = { $who ->
    [you] Pagas { $paid ->
        [one] 1 crédito
       *[other] { $paid } créditos
    } por { $card } y esperas un objetivo.
   *[other] { $name } paga { $paid ->
        [one] 1 crédito
       *[other] { $paid } créditos
    } por { $card } y espera un objetivo.
}
bh-saw-paid-crates = { $who ->
    [you] Pagas { $paid ->
        [one] 1 crédito
       *[other] { $paid } créditos
    } por { $card }.
   *[other] { $name } paga { $paid ->
        [one] 1 crédito
       *[other] { $paid } créditos
    } por { $card }.
}
bh-saw-reserved = { $who ->
    [you] Reservas { $card }.
   *[other] { $name } reserva { $card }.
}
bh-saw-captured = { $who ->
    [you] ¡Capturas a { $target }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }!
   *[other] ¡{ $name } captura a { $target }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }!
}
bh-saw-credit = { $who ->
    [you] Tomas un crédito { $why ->
        [icon] por la captura
        [first_to_four] por tu 4.º objetivo
       *[sale] por la venta
    }.
   *[other] { $name } toma un crédito { $why ->
        [icon] por la captura
        [first_to_four] por su 4.º objetivo
       *[sale] por la venta
    }.
}
bh-saw-credit-missed = La reserva de créditos está vacía: { $who ->
    [you] te quedas sin él.
   *[other] { $name } se queda sin él.
}
bh-saw-contract = { $who ->
    [you] Robas { $card }, { $why ->
        [icon] que trae la captura
       *[first_to_four] por tu 4.º objetivo
    }.
   *[other] { $name } roba { $card }, { $why ->
        [icon] que trae la captura
       *[first_to_four] por su 4.º objetivo
    }.
}
bh-saw-contract-missed = No queda ningún contrato: { $who ->
    [you] te quedas sin él.
   *[other] { $name } se queda sin él.
}
bh-saw-first-to-four = { $who ->
    [you] ¡Has capturado tu cuarto objetivo!
   *[other] ¡{ $name } ha capturado su cuarto objetivo!
}
bh-saw-last-turns = Se acerca el final: el turno { $last } será el último.
bh-saw-reshuffled = El { $deck } está vacío: { $count ->
    [one] se baraja un descarte
   *[other] se barajan { $count } descartes
} para formar uno nuevo.
bh-saw-passed = Todas las manos pasan a la izquierda.
bh-saw-passed-you = Todas las manos pasan a la izquierda. Recibes { $got }.
bh-saw-scored = La partida ha terminado. { $totals }
bh-saw-total = { $name }: { $sum } = { $total }.

# Las líneas de la tabla de puntuaciones
bh-score-targets = Objetivos capturados
bh-score-crates = Cajas
bh-score-majority = Más cajas
bh-score-contracts = Contratos
bh-score-hunters = Cazarrecompensas
bh-sum-targets = { $points } por objetivos
bh-sum-crates = { $points } por cajas
bh-sum-majority = { $points } por tener más cajas
bh-sum-contracts = { $points } por contratos
bh-sum-hunters = { $points } por cazarrecompensas

# La mesa en palabras
bh-head-hand = Tu mano
bh-head-area = Tu área
bh-head-decks = Mazos
bh-head-table = Mesa
bh-head-player = { $name }
bh-turn = Turno { $turn }.
bh-turn-last = Turno { $turn }. El turno { $last } es el último.
bh-step = { $step ->
    [draw] Paso 1: todos roban una carta.
    [choose] Paso 2: todos eligen una carta.
    [activate] Paso 2: se pueden activar cartas reservadas.
   *[over] La partida ha terminado.
}
bh-introductory = Partida introductoria: sin contratos.
bh-guild-master = { $who ->
    [you] Eres Maestro del Gremio.
   *[other] { $name } es Maestro del Gremio.
}
bh-credit-reserve = Créditos en la reserva: { $count }.
bh-deck-line = { $deck }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}, { $discards ->
    [0] nada descartado
    [one] una descartada: { $top }
   *[other] { $discards } descartadas, encima { $top }
}.
bh-hand-fresh = { $card } – carta recién robada
bh-open = { $target }: ataque { $attack }, { $after }. { $attackers }
bh-captured = Capturado: { $target }. { $attackers }
bh-orphan = Sin objetivo: ataque { $attack }. { $attackers }
bh-attackers-none = Nadie ataca todavía.
bh-attackers = Con { $cards }.
bh-reserved = Reservada: { $card }
bh-crates = Cajas: { $cards }.
bh-credits = { $count ->
    [0] Ningún crédito
    [one] Un crédito
   *[other] { $count } créditos
}, { $captured ->
    [0] ningún objetivo capturado
    [one] un objetivo capturado
   *[other] { $captured } objetivos capturados
}.
bh-points = { $points ->
    [one] 1 punto de prestigio
   *[other] { $points } puntos de prestigio
} hasta ahora: { $sum }.
bh-points-none = Ningún punto de prestigio todavía.
bh-rival-hand = { $count ->
    [0] Ninguna carta en la mano.
    [one] Una carta en la mano.
   *[other] { $count } cartas en la mano.
}
bh-rival-hand-known = { $count ->
    [one] Una carta en la mano: { $cards }.
   *[other] { $count } cartas en la mano: { $cards }.
}
bh-hidden = { $count ->
    [one] una carta del { $deck }
   *[other] { $count } cartas del { $deck }
}

# Estadísticas
bh-stat-turn = Turno
bh-stat-player = Jugador
bh-stat-points = Los puntos de prestigio, turno a turno
bh-stat-sources = De dónde vienen los puntos de { $name }
bh-stat-draft = Robos y elecciones
bh-stat-drawn = { $deck }: robadas
bh-stat-played = Jugadas
bh-stat-reserved = Reservadas
bh-stat-sold = Vendidas
bh-stat-picks = Lo que eligió cada cual
bh-stat-pick-sell = venta: { $card }
bh-stat-pick-reserve = reserva: { $card }
bh-stat-pick-play = { $card }
bh-stat-pick-on = { $card } → { $target }
bh-stat-passed-by = Qué fue de las cartas que cada cual entregó primero
bh-stat-passed = Entregadas
bh-stat-fate-neighbour = Se las quedó al momento el vecino de la izquierda
bh-stat-fate-others = Se las quedaron otros más tarde
bh-stat-fate-own = Volvieron y se las quedó
bh-stat-fate-sold = Vendidas
bh-stat-fate-left = Nadie las tomó
bh-stat-passed-cards = Qué fue de cada carta entregada
bh-stat-card = Carta
bh-stat-first-passed = Entregada primero
bh-stat-by = { $name }, turno { $turn }
bh-stat-times = Veces
bh-stat-became = Qué fue de ella
bh-stat-became-nothing = nadie la tomó
bh-stat-became-sold = { $name } la vendió en el turno { $turn }
bh-stat-became-reserved = { $name } la reservó en el turno { $turn }
bh-stat-became-activated = { $name } la reservó en el turno { $turn } y la pagó en el turno { $activated }
bh-stat-became-played = { $name } la jugó en el turno { $turn }
