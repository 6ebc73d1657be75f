# La mesa dibujada de El Borde Exterior. Lo que dicen las cartas y las preguntas viene del servidor.

or-board = El tablero: las flechas siguen las rutas, Intro elige
or-rim = El Borde
or-spinward = Anterior
or-trailing = Posterior
or-looks = Cómo mirar el tablero
or-look-whole = Todo el mapa
or-look-near = Mis alrededores
or-look-spinward = Acercarse a la siguiente loseta del lado anterior
or-look-trailing = Acercarse a la siguiente loseta del lado posterior
or-reach = Qué hay en cada sitio y qué te detiene
or-lens = Hasta dónde llegas y qué te detiene allí
or-beside = Al lado

or-navpoint = punto de ruta
or-navpoint-near = punto de ruta ({ $place })
or-navpoint-between = punto de ruta ({ $one } – { $other })
or-stops = Aquí termina todo movimiento
or-you-are-here = Estás aquí
or-web-faction = { $faction ->
    [hutt] Hutts
    [syndicate] Sindicatos
    [imperial] Imperio
   *[rebel] Rebelión
}
or-web-planet-of = { $faction ->
    [hutt] Planeta de los Hutts
    [syndicate] Planeta de los Sindicatos
    [imperial] Planeta del Imperio
   *[rebel] Planeta de la Rebelión
}
or-web-patrol = { $faction ->
    [hutt] Patrulla de los Hutts
    [syndicate] Patrulla de los Sindicatos
    [imperial] Patrulla del Imperio
   *[rebel] Patrulla de la Rebelión
}, nivel { $level }
or-players = Jugadores: { $names }
or-contacts = Contactos: { $contacts }
or-pins = Para ti aquí: { $cards }
or-web-token-down = { $class ->
    [white] contacto blanco (bocabajo)
    [green] contacto verde (bocabajo)
    [yellow] contacto amarillo (bocabajo)
   *[orange] contacto naranja (bocabajo)
}
or-web-token-known = { $name } ({ $class ->
    [white] blanco
    [green] verde
    [yellow] amarillo
   *[orange] naranja
}, bocabajo, lo has visto)
or-web-token-up = { $name } ({ $class ->
    [white] blanco
    [green] verde
    [yellow] amarillo
   *[orange] naranja
})

or-players-all = Los jugadores
or-you = Tú
or-web-opponent = Adversario { $number }
or-away = ausente
or-seat-tip = { $who ->
    [you] Tú
   *[other] { $name }
}: fama { $fame } de { $goal }, { $credits } créditos
or-flipped = volteada: objetivo cumplido
or-open-sheet = Leer tu personaje y tu nave
or-cards = Cartas
or-no-words = Ahora no se dice nada de ello.

or-web-round = Ronda { $round }
or-round-short = R{ $round }
or-turn-of = { $who ->
    [you] te toca
   *[other] le toca a { $name }
}
or-steps = Los pasos del turno
or-web-step = { $step ->
    [planning] Planificación
    [action] Acción
   *[encounter] Encuentro
}
or-setting-up = Antes del primer turno
or-your-decision = Tu decisión
or-enter = – Intro
or-waiting = La mesa espera a { $names }.
or-waiting-nobody = La mesa no espera a nadie.
or-over = La partida ha terminado.
or-could-still = Aún podrías: { $things }
or-not-now = { $label }: ahora no
or-since = Desde tu último turno
or-last-turns = Los últimos turnos
or-skip = Saltar
or-speed = Velocidad del juego de los demás: ×{ $speed }
or-turn-was = Ronda { $round }, { $name }: { $told }
or-turn-title = Ronda { $round }: { $name }
or-turn-empty = No ha pasado nada.
or-verdict = { $verdict ->
    [passed] Superada
    [failed] Fallada
    [won] Combate ganado
   *[lost] Combate perdido
}
or-throw = { $what ->
    [test] Los dados de la prueba
    [attack] Los dados del ataque
    [defence] Los dados de la defensa
    [delivery] El dado de la entrega
   *[other] Los dados
}
or-web-face = { $face ->
    [blank] cara vacía
    [focus] concentración
    [hit] impacto
   *[crit] crítico
}
or-deal-gives = { $who ->
    [you] Tú das
   *[other] { $name } da
}
or-deal-debt = { $who ->
    [you] Una ficha de Deuda tuya
   *[other] Una ficha de Deuda de { $name }
}
or-deal-nothing = nada

or-tabs = Partes de la mesa
or-tab-ask = Decisión
or-tab-mine = Lo mío
or-tab-market = Mercado

or-web-market = El mercado
or-web-deck = { $deck ->
    [bounty] Presas
    [cargo] Cargamentos
    [gear] Equipo
    [job] Trabajos
    [luxury] Lujo
   *[ship] Naves
}
or-deck-left = { $count } debajo
or-deck-empty = El mazo está vacío.

or-no-character = Aún sin personaje
or-no-ship = Aún sin nave
or-web-fame = Fama
or-web-credits = Créditos
or-damage = { $kind ->
    [character] Tu personaje: daño { $damage } de { $of }
   *[ship] Tu nave: daño { $damage } de { $of }
}
or-dice = { $kind ->
    [character] Dados en combate terrestre: { $dice }
   *[ship] Dados en combate espacial: { $dice }
}
or-hyperdrive = Hiperimpulsor: { $spaces } casillas
or-web-reputation = Reputación
or-stands = { $faction ->
    [hutt] Hutts
    [syndicate] Sindicatos
    [imperial] Imperio
   *[rebel] Rebelión
}: { $standing ->
    [negative] negativa
    [positive] positiva
   *[neutral] neutral
}
or-slot-free = { $kind ->
    [crew] Tripulante: libre
    [mod] Modificación: libre
    [gear] Equipo: libre
    [job] Trabajo o presa: libre
   *[cargo] Cargamento: libre
}
or-skills-odds = Habilidades, con la probabilidad de superar la prueba
or-goals = Objetivos

or-rounds = Las rondas
or-to-round = Ir a la ronda { $round }
or-journeys = Mostrar los viajes
or-journey = { $who ->
    [you] Tu viaje
   *[other] El viaje de { $name }
}: { $places }

or-program = Lo que decía su carta
or-tick = { $tick ->
    [did] hecho
   *[late] se aplicaba una línea anterior
}
or-ai-idle = { $verb ->
    [recover_if_defeated] no estaba derrotado
    [recover_if_damaged] no tenía daño
    [move_to_goal] nada de lo que lleva lo reclama en otro lugar
    [move_to_bounty] ninguna recompensa lo lleva a otro lugar
    [deliver] no tenía nada que entregar aquí
    [buy] aquí no hay mercado, o ninguna carta que pueda usar y pagar
    [buy_or] aquí no hay mercado, o ninguna carta que pueda usar y pagar
    [sell_top] el mazo está vacío
    [discard_top] el mazo está vacío
    [fight_hostile_patrol] aquí no hay ninguna patrulla hostil
    [complete_job] no tenía ningún trabajo que hacer aquí
    [encounter_bounty] aquí no hay nadie a quien persiga
    [buy_fame] no tenía bastantes créditos
    [take_crew] aquí no hay contactos boca abajo, o no hay sitio en la tripulación
    [reveal_contact] aquí no hay contactos boca abajo
    [reveal_wanted] aquí no hay contactos boca abajo de una clase que persiga
    [gain_reputation_here] no es el planeta de una facción, o su reputación allí ya es positiva
    [gain_reputation_nearest] su reputación con esa facción ya es positiva
   *[other] nada que hacer
}
