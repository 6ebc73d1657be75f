# El juego de cartas de Han Solo.

hs-token = { $name } ({ $colour ->
    [green] verde
    [gold] dorada
    [red] roja
   *[blue] azul
}, { $value } créditos)

# Preguntas
hs-ask-turn = Tu turno: ¿robar, tomar o plantarte?
hs-ask-discard = Tu mano vale { $score }. ¿Descartas una carta o te las quedas todas?
hs-ask-pick = ¿Qué recompensa te llevas?
hs-ask-name = Hay empate. ¿Qué recompensa nombras, en secreto?
hs-ask-capture = Tu serie está completa. ¿Capturas el Halcón de { $name }?

# Respuestas
hs-draw = Robar del mazo
hs-take = Tomar el { $card } del descarte
hs-stand = Plantarse
hs-keep = Quedarte con todas tus cartas
hs-discard = Descartar el { $card }
hs-discard-drawn = Descartar el { $card } que acabas de robar
hs-put-back = Devolver el { $card }
hs-pick = Llevarte { $token }
hs-name = Nombrar { $token }
hs-capture = Capturar el Halcón con tu serie { $colour ->
    [red] roja
   *[blue] azul
}
hs-decline = Dejar el Halcón donde está

# El registro
hs-saw-trimmed = { $count ->
    [one] Una recompensa queda fuera del juego, sin verse.
   *[other] { $count } recompensas quedan fuera del juego, sin verse.
}
hs-saw-round-began = Ronda { $round }. { $who ->
    [you] Repartes tú.
   *[other] Reparte { $name }.
}
hs-saw-dealt-you = Recibes el { $card }.
hs-saw-upturned = El { $card } abre el descarte.
hs-saw-token-revealed = En el bote: { $token }.
hs-saw-drew = { $who ->
    [you] Robas el { $card }.
   *[other] { $name } roba una carta.
}
hs-saw-took = { $who ->
    [you] Tomas el { $card } del descarte.
   *[other] { $name } toma el { $card } del descarte.
}
hs-saw-discarded = { $who ->
    [you] Descartas el { $card }.
   *[other] { $name } descarta el { $card }.
}
hs-saw-kept = { $who ->
    [you] Te quedas con todas tus cartas.
   *[other] { $name } se queda con todas sus cartas.
}
hs-saw-stood = { $who ->
    [you] Te plantas.
   *[other] { $name } se planta.
}
hs-saw-put-back = { $who ->
    [you] Devuelves el { $card }: cuenta como plantarse.
   *[other] { $name } devuelve el { $card }: cuenta como plantarse.
}
hs-saw-reshuffled = El mazo está vacío: { $count ->
    [one] se baraja un descarte
   *[other] se barajan { $count } descartes
} para formar uno nuevo.
hs-saw-rolled = Los dados muestran { $first } y { $second }: no pasa nada.
hs-saw-shift = Los dados muestran { $first } dos veces: ¡cambio! Todas las manos se descartan.
hs-saw-hand-dropped = { $who ->
    [you] Descartas { $cards }.
   *[other] { $name } descarta { $cards }.
}
hs-saw-revealed = Se muestran todas las manos.
hs-saw-ranked = { $place }. { $name }: { $cards }, puntuación { $score }.
hs-saw-named = { $who ->
    [you] Nombras { $token } en secreto.
   *[other] { $name } ha nombrado una recompensa.
}
hs-saw-names-shown = Las elecciones secretas: { $names }.
hs-saw-name = { $name } – { $token }
hs-saw-contest-drew = { $who ->
    [you] Sacas el { $card } por { $token }.
   *[other] { $name } saca el { $card } por { $token }.
}
hs-saw-order-drew = { $who ->
    [you] Sacas el { $card } para el orden de elección.
   *[other] { $name } saca el { $card } para el orden de elección.
}
hs-saw-order-drawn = El orden de elección es { $names }.
hs-saw-token-picked = { $who ->
    [you] Te llevas { $token }.
   *[other] { $name } se lleva { $token }.
}
hs-saw-token-given = { $who ->
    [you] Recibes { $token }.
   *[other] { $name } recibe { $token }.
}
hs-saw-token-won = { $who ->
    [you] Ganas el desempate por { $token }.
   *[other] { $name } gana el desempate por { $token }.
}
hs-saw-went-without = { $who ->
    [you] No queda nada para ti en esta ronda.
   *[other] No queda nada para { $name } en esta ronda.
}
hs-saw-captured = { $who ->
    [you] ¡Usas tu serie { $colour ->
        [red] roja
       *[blue] azul
    } y capturas el Halcón de { $from }!
   *[other] ¡{ $name } usa una serie { $colour ->
        [red] roja
       *[blue] azul
    } y captura { $robbed ->
        [you] tu Halcón
       *[other] el Halcón de { $from }
    }!
}
hs-saw-declined = { $who ->
    [you] Dejas el Halcón donde está.
   *[other] { $name } deja el Halcón donde está.
}
hs-saw-game-ended = Todas las recompensas tienen dueño. { $totals }.
hs-saw-total = { $name }: { $value }

# Por qué una mano gana a la siguiente
hs-why-best-hand = +10, −10 y 0 juntos ganan a todo.
hs-why-zero = El cero gana a { $lower }.
hs-why-more-cards = Misma puntuación, más cartas: { $upper } contra { $lower }.
hs-why-higher-sum = Misma puntuación y cantidad; total verde: { $upper } contra { $lower }.
hs-why-higher-card = Lo demás, igual; carta más alta: { $upper } contra { $lower }.
hs-why-closer = { $upper } está más cerca de cero que { $lower }.
hs-why-plus = A igual distancia, el positivo gana al negativo.
hs-why-tied = Estas dos manos empatan.

# La mesa en palabras
hs-head-table = Mesa
hs-head-hand = Tu mano
hs-head-piles = Pilas
hs-head-pot = Bote
hs-head-players = Jugadores
hs-head-ranking = Las manos, la mejor primero
hs-head-last-ranking = Las manos de la ronda { $round }
hs-round = Ronda { $round } de { $rounds }.
hs-lap = Turno { $lap } de 3.
hs-lap-over = Se han jugado todos los turnos.
hs-dealer = { $who ->
    [you] Repartes tú.
   *[other] Reparte { $name }.
}
hs-dice = Última tirada: { $first } y { $second }.
hs-hand-card-shown = { $card } (todos la conocen)
hs-hand-score = Puntuación: { $score }
hs-draw-pile = Mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
hs-discard-top = Encima del descarte: { $card }.
hs-discard-all = Descarte, de arriba abajo: { $cards }.
hs-stack = { $count ->
    [0] No quedan recompensas en la pila.
    [one] Queda una recompensa en la pila.
   *[other] Quedan { $count } recompensas en la pila.
}
hs-pot-empty = El bote está vacío.
hs-player = { $name }: { $cards }; { $tokens }; { $total } créditos.
hs-player-cards = { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}
hs-player-known = { $count ->
    [one] una carta
   *[other] { $count } cartas
}, entre ellas { $cards }
hs-player-shown = { $cards }, puntuación { $score }
hs-player-tokens = { $count ->
    [0] ninguna recompensa
    [one] una recompensa
   *[other] { $count } recompensas
}, rojas: { $red }, azules: { $blue }
hs-player-falcon = { $tokens }, el Halcón
hs-symbol-0 = el disco partido
hs-symbol-1 = los cuadrados
hs-symbol-2 = la cumbre
hs-symbol-3 = el rombo
hs-symbol-4 = la cometa
hs-symbol-5 = el hexágono cortado

# Estadísticas
hs-stat-round = Ronda
hs-stat-credits = Los créditos, ronda a ronda
hs-stat-hands = Las manos mostradas
hs-stat-tokens = Las recompensas tomadas
