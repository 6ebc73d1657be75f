# La mesa dibujada del juego de cartas de Han Solo: lo que dice la propia mesa.
# Las preguntas, las respuestas y el registro vienen del servidor; véase han-solo.ftl.

# Sitios y jugadores
hs-rivals = Rivales
hs-middle = El centro de la mesa
hs-mine = Tu lado de la mesa
hs-hand = Tu mano
hs-you = Tú
hs-person = Jugador
hs-away = Ausente
hs-stand-in = Juega un bot en su lugar
hs-level = { $level ->
    [rookie] Bot: novato
    [smuggler] Bot: contrabandista
    [hunter] Bot: cazador
   *[other] Bot: { $level }
}
hs-web-dealer = Reparte esta ronda
hs-place = { $place }.º puesto
hs-board-cards = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}
hs-board-known = , conocidas: { $cards }
hs-total = { $value } créditos en total
hs-no-tokens = Aún sin recompensas
hs-sum = Suma

# Cosas
hs-card = Tu { $card }
hs-card-shown = Todos conocen esta carta
hs-colour-letter = { $colour ->
    [green] V
    [gold] D
    [red] R
   *[blue] A
}
hs-token-title = { $name }: { $colour ->
    [green] verde
    [gold] dorada
    [red] roja
   *[blue] azul
}, { $value } créditos
hs-pot = El bote
hs-web-pot-empty = El bote está vacío.
hs-web-stack = { $count ->
    [0] No quedan recompensas en la pila
    [one] Una recompensa en la pila
   *[other] { $count } recompensas en la pila
}
hs-caption-stack = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
hs-web-draw-pile = { $count ->
    [one] Mazo, una carta
   *[other] Mazo, { $count } cartas
}
hs-web-discard-top = Descarte, { $card } encima
hs-discard-none = Descarte vacío
hs-caption-draw = por robar
hs-caption-discard = descartadas
hs-caption-browse = ver
hs-set-progress = { $count } de 4 recompensas { $colour ->
    [red] rojas
   *[blue] azules
}: con cuatro puedes capturar el Halcón.
hs-set-complete = Serie { $colour ->
    [red] roja
   *[blue] azul
} completa: puede capturar el Halcón.
hs-set-spent = { $count } recompensas { $colour ->
    [red] rojas
   *[blue] azules
}; esta serie ya capturó el Halcón.

# Cómo va la partida
hs-web-round = Ronda { $round } de { $rounds }
hs-round-line = { $who ->
    [you] Repartes tú.
   *[other] Reparte { $name }.
}
hs-track-lap = Turno { $lap } de 3
hs-track-shown = Todas las manos están sobre la mesa
hs-dice-none = { $who ->
    [you] Tiras los dados tras cada vuelta
   *[other] { $name } tira los dados tras cada vuelta
}
hs-dice-differ = Distintos: no pasa nada
hs-dice-match = Iguales: ¡manos nuevas!
hs-shift-title = ¡Cambio!
hs-shift-line = Los dados coinciden: todos descartan su mano y reciben cartas nuevas.

# A quién espera la mesa
hs-waiting-shown = Se muestran las manos…
hs-waiting-turn = { $name } elige: robar, tomar o plantarse.
hs-waiting-discard = { $name } elige qué carta descartar.
hs-waiting-pick = { $name } elige una recompensa.
hs-waiting-name = { $name } nombra una recompensa en secreto.
hs-waiting-capture = { $name } puede capturar el Halcón.
hs-waiting-many = { $count } jugadores eligen en secreto.
hs-waiting-nobody = La partida ha terminado.
hs-named-count = { $count } de { $total } ya han elegido.
hs-named-hint = Nadie verá tu elección hasta que todos hayan elegido.
hs-named-change = Has nombrado { $token }; aún puedes cambiar.
hs-sealed-named = Ha nombrado una recompensa en secreto

# Por qué ahora no se puede
hs-not-replay = Es una repetición: se mira, pero no se toca.
hs-not-over = La partida ha terminado.
hs-not-spectator = Estás viendo esta partida.
hs-not-other = Responde antes a esto: { $question }

# Lo que se oye en la mesa
hs-call-stood = Se planta
hs-call-kept = Se las queda todas
hs-call-named = Ya ha elegido
hs-call-declined = Deja el Halcón
hs-call-without = Sin nada

# La comparación de manos
hs-showdown = Las manos
hs-showdown-round = Las manos de la ronda { $round }
hs-showdown-open = Últimas manos
hs-showdown-close = Cerrar
hs-contest = Desempate por { $token }
hs-contest-order = Desempate por el orden de elección
hs-contest-again = iguales, otra vez:
hs-contest-won = { $who ->
    [you] Ganas tú
   *[other] Gana { $name }
}: lo más cercano a cero; a igual distancia, el positivo.

# El Halcón cambia de manos
hs-capture-title = ¡El Halcón, capturado!
hs-capture-line = { $who ->
    [you] Usas tu serie { $colour ->
        [red] roja
       *[blue] azul
    } y capturas el Halcón de { $from }.
   *[other] { $name } usa una serie { $colour ->
        [red] roja
       *[blue] azul
    } y captura el Halcón de { $from }.
}
hs-skip = Saltar

# Explicaciones
hs-tip-board = Haz clic para ver de cerca la mano y las recompensas.
hs-tip-dealer = Quien reparte juega el último y tira los dados.
hs-tip-draw = Roba la carta de arriba, sin verla. { $count ->
    [one] Queda una.
   *[other] Quedan { $count }.
} Después podrás descartar una carta.
hs-tip-draw-not = El mazo, { $count ->
    [one] una carta
   *[other] { $count } cartas
}. { $why }
hs-tip-take = Toma el { $card }. Todos sabrán que lo tienes.
hs-tip-take-not = El descarte; la carta de arriba está disponible. { $why }
hs-tip-browse = En esta mesa se puede mirar todo el descarte.
hs-tip-discard = Descarta el { $card }: tu suma pasa a { $sum }.
hs-tip-card = Tu { $card }. { $why }
hs-tip-card-shown = Tu { $card }. Lo tomaste bocarriba: todos lo conocen.
hs-tip-sum = La suma de tu mano. Buscas el cero.
hs-tip-outlook = La suma de tu mano después de esto.
hs-tip-dice = Tras cada una de las tres vueltas, quien reparte tira los dados. Símbolos iguales: todas las manos se cambian por cartas nuevas.
hs-tip-track = Tres turnos cada uno, una tirada tras cada vuelta y después se enseñan las manos.
hs-tip-stack = { $count ->
    [0] No quedan recompensas para las próximas rondas.
    [one] Una recompensa espera bocabajo otra ronda.
   *[other] { $count } recompensas esperan bocabajo las próximas rondas.
}
hs-tip-token = { $token }. La mejor mano de la ronda elige primero.
hs-tip-token-pick = Llévate { $token }.
hs-tip-token-name = Nombra { $token } en secreto.
hs-tip-sets = Con cuatro recompensas rojas o cuatro azules puedes capturar el Halcón de un rival, una vez por serie.
hs-tip-help = Qué gana, qué puedes hacer y las teclas.
hs-tip-showdown = Las últimas manos y por qué cada una gana a la siguiente.

# De cerca
hs-inspect-hand = Mano
hs-inspect-known = Bocarriba: las cartas que conoces.
hs-inspect-won = Recompensas: { $value } créditos
hs-inspect-none = Ninguna todavía.
hs-browse-title = El descarte
hs-browse-line = { $count ->
    [one] Una carta.
   *[other] { $count } cartas, la más reciente primero.
}

# La ayuda de juego
hs-help = Ayuda
hs-help-title = Ayuda de juego
hs-help-goal = Acerca a cero la suma de tu mano. Las mejores manos eligen antes su recompensa; al final gana quien tenga más créditos.
hs-help-hands = Las manos, la mejor primero
hs-aid-best = La mejor mano: +10, −10 y un 0.
hs-aid-five = Cero con cinco cartas…
hs-aid-four = … gana a cero con cuatro, y así sucesivamente.
hs-aid-high = Con las mismas cartas ganan los números más altos. Dos 4…
hs-aid-low = … ganan a dos 3.
hs-aid-one-three = Sin cero gana lo más cercano. +1 con tres cartas…
hs-aid-one-two = … gana a +1 con dos.
hs-aid-minus-one = A igual distancia, el positivo gana al negativo: −1 va después de +1.
hs-help-ties = ¿Siguen iguales? Se compara la suma de las cartas verdes y luego la verde más alta. Después, es empate.
hs-help-turn = En tu turno, una de tres
hs-help-turn-draw = Robar la carta de arriba del mazo; después puedes descartar una.
hs-help-turn-take = Tomar la carta de arriba del descarte; después puedes descartar una.
hs-help-turn-stand = Plantarte: ni lo uno ni lo otro. En el turno siguiente puedes volver a actuar.
hs-help-turn-note = La carta que descartas puede ser la que acabas de recibir. Una mano nunca mengua.
hs-help-dice = Los dados
hs-help-dice-text = Tras cada vuelta, quien reparte tira los dados. Si los dos muestran el mismo símbolo (una de cada seis veces), todas las manos se descartan bocarriba y cada cual recibe otras tantas cartas nuevas. También vale tras el último turno.
hs-help-pot = El bote
hs-help-pot-text = La mejor mano se lleva la recompensa que quiera, luego la siguiente, hasta la última. Los empatados nombran una en secreto; quienes nombran la misma roban una carta y gana la más cercana a cero.
hs-help-falcon = El Halcón
hs-help-falcon-text = Cuatro recompensas rojas o cuatro azules son una serie. Repartido el bote, una serie te permite capturar el Halcón de un rival. Conservas las cuatro; cada serie sirve una sola vez.
hs-help-end = El final
hs-help-end-text = Cuando todas las recompensas tienen dueño, gana el total más alto. Si hay igualdad, decide la recompensa más valiosa.
hs-help-keys = Las teclas
hs-keys-turn = robar · tomar · plantarse
hs-keys-discard = quedártelas todas · descartar esa carta
hs-keys-pick = llevarse o nombrar esa recompensa
hs-keys-capture = capturar con las rojas · con las azules · dejarlo
hs-keys-showdown = mostrar u ocultar las últimas manos
hs-keys-help = esta ayuda
