# Outer Rim y Unfinished Business: las palabras de la mesa. El texto de las cartas se genera
# a partir de outer-rim-cards.ftl.

or-opponent = Rival { $number }
or-credits = { $n ->
    [one] { $amount } crédito
   *[other] { $amount } créditos
}
or-fame = { $amount } de fama
or-per-cent = { $value }{"\u00A0"}%
or-faction = { $term ->
    [hutt] Hutts
    [syndicate] Sindicato
    [imperial] Imperio
   *[rebel] Rebeldes
}
or-skill = { $term ->
    [influence] Influencia
    [knowledge] Conocimiento
    [piloting] Pilotaje
    [stealth] Sigilo
    [strength] Fuerza
    [tactics] Táctica
   *[tech] Tecnología
}
or-class = { $term ->
    [white] blanco
    [green] verde
    [yellow] amarillo
   *[orange] naranja
}
or-deck = { $term ->
    [bounty] presas
    [cargo] cargamentos
    [gear] equipo y modificaciones
    [job] trabajos
    [luxury] lujo
   *[ship] naves
}
or-kind = { $term ->
    [gear] equipo
    [mod] modificación
    [cargo] cargamento
    [job] trabajo
    [bounty] presa
   *[crew] tripulación
}
or-face = { $term ->
    [blank] vacío
    [focus] concentración
    [hit] impacto
   *[crit] crítico
}
or-path = { $term ->
    [bounties] Presas
    [cargo] Cargamentos
    [jobs] Trabajos
    [patrols] Patrullas
    [luxury] Lujo
    [goals] Objetivos
   *[else] Otros
}
or-no-dice = ningún dado
or-nothing = nada
or-and-more = y algo más
or-from-you = ti

or-nav-between = un punto de navegación entre { $one } y { $other }
or-nav-beside = un punto de navegación { $side ->
    [spinward] { $far ->
        [far] mucho antes de
       *[near] antes de
    }
   *[trailing] { $far ->
        [far] mucho después de
       *[near] después de
    }
} { $place }
or-nav-end = un extremo del Borde, el { $end ->
    [spinward] anterior
   *[trailing] posterior
}
or-far = { $distance ->
    [0] { $space } (aquí)
    [one] { $space } (a 1 casilla)
   *[other] { $space } (a { $distance } casillas)
}
or-to-patrol = la patrulla { $faction ->
    [hutt] hutt
    [syndicate] del Sindicato
    [imperial] imperial
   *[rebel] rebelde
}: { $at }
or-to-marked = la casilla marcada
or-to-player = cualquier casilla con otro jugador
or-to-planet = cualquier planeta

or-planet-of = planeta { $faction ->
    [hutt] hutt
    [syndicate] del Sindicato
    [imperial] imperial
   *[rebel] rebelde
}{ $standing ->
    [none] {""}
    [negative] {" "}(te buscan)
    [positive] {" "}(te aprecian)
   *[neutral] {" "}(neutral contigo)
}
or-maelstrom-stops = aquí acaba todo movimiento
or-patrol = patrulla { $faction ->
    [hutt] hutt
    [syndicate] del Sindicato
    [imperial] imperial
   *[rebel] rebelde
}, nivel { $level }{ $standing ->
    [none] {""}
    [negative] {" "}(te detiene y hay que combatirla)
    [positive] {" "}(te deja pasar)
   *[neutral] {" "}(te detiene)
}
or-players-here = está allí: { $players }
or-contacts-here = contactos: { $contacts }
or-contacts-down = contactos bocabajo: { $contacts }
or-token-down = el contacto { $class }, bocabajo
or-token-known = { $name } ({ $class }, bocabajo, lo has visto)
or-token-up = { $name } ({ $class })
or-business-here = { $kind ->
    [job] por hacer aquí: { $card }
   *[cargo] por entregar aquí: { $card }
}
or-space = { $distance ->
    [0] { $space }: { $contents }
   *[other] { $distance } → { $space }: { $contents }
}
or-space-empty = { $distance ->
    [0] { $space }
   *[other] { $distance } → { $space }
}
or-plain-spaces = { $count ->
    [one] y un punto de navegación vacío
   *[other] y { $count } puntos de navegación vacíos
}

or-odds-fight = { $arena ->
    [ground] Combate terrestre
   *[ship] Combate espacial
}: { $mine } dados contra { $theirs }, { $odds } de ganar
or-odds-test = { $skill } { $count } ({ $odds })
or-reward = { $what ->
    [win] Si ganas
    [job] Premio
   *[eliminate] Eliminar
}: { $reward }
or-reward-capture = Capturar y llevar a { $space }: { $reward }
or-unbeatable = Es invencible: tu nave quedaría destruida.

or-ask-about = «{ $about }» – { $question }
or-ask-character = ¿Qué personaje eres?
or-ask-ship = ¿Con qué nave empiezas?
or-ask-start = ¿Dónde empiezas?
or-ask-opponent = ¿Quién juega contra ti?
or-ask-ambition = ¿Qué ambición es la tuya?
or-ask-setup = Elige.
or-ask-planning = Planificación ({ $space }): ¿moverte, recuperarte o ganar dinero?
or-ask-planning-defeated = Te han derrotado: primero recupérate.
or-ask-action = Acciones ({ $space }): las que quieras, cada una una vez. ¿Qué sigue?
or-ask-encounter = Encuentro ({ $space }): ¿con quién o con qué?
or-ask-move = Estás en { $space }. { $left ->
    [one] Te queda un paso.
   *[other] Te quedan { $left } pasos.
} ¿Adónde?
or-ask-choose = Elige una opción.
or-ask-may = ¿Lo haces?
or-ask-may-pay = ¿Pagas por ello?
or-ask-pay = ¿Qué das por ello?
or-ask-pay-ability = ¿Qué das por la capacidad?
or-ask-dice = ¿Qué dado? { $left ->
    [one] Puedes elegir uno más.
   *[other] Puedes elegir hasta { $left }.
}
or-ask-test = ¿Qué habilidad pones a prueba?
or-ask-window = { $moment ->
    [before] Antes de los dados: ¿usas una capacidad?
    [dice] Los dados muestran { $dice }. ¿Usas una capacidad?
    [won] Has ganado. ¿Usas una capacidad?
    [lost] Has perdido. ¿Usas una capacidad?
    [near-defeat] Estás a punto de caer. ¿Usas una capacidad?
    [patrol] Una patrulla te detiene aquí. ¿Usas una capacidad?
    [entered] Alguien entra en tu casilla. ¿Usas una capacidad?
    [redirect] Una patrulla va a moverse hacia ti. ¿Usas una capacidad?
    [reward] Te espera un premio. ¿Usas una capacidad?
   *[other] ¿Usas una capacidad?
}
or-both-rolls = { $attack } ({ $hits } de daño) contra { $defence } ({ $blows } de daño)
or-ask-market = El mercado. Tienes { $credits }. { $discarded ->
    [yes] ¿Compras una carta o te vas?
   *[no] Si quieres, cambia antes una carta de encima; luego compra una.
}
or-ask-buy = { $card }: faltan { $price } por pagar y tienes { $credits }. ¿Das cartas a cuenta o pagas?
or-ask-browse-kind = ¿Qué clase de carta buscas?
or-ask-browse = ¿Cuál de ellas compras?
or-ask-fit = No cabe todo. ¿Qué descartas?
or-ask-return = El contacto se va. ¿A cuál de los planetas más cercanos?
or-ask-deliver = ¿Qué entregas?
or-ask-partner = ¿Con quién, para «{ $card }»?
or-ask-consent = { $name } te pide que participes en «{ $card }». ¿Aceptas?
or-ask-defend = { $name } persigue a tu tripulación con «{ $card }». ¿La defiendes?
or-ask-contact = ¿Hablar o luchar por la presa?
or-ask-overcome = El objetivo de «{ $card }» está vencido. ¿Eliminar o capturar?
or-ask-patrol = ¿Adónde va la patrulla { $faction ->
    [hutt] hutt
    [syndicate] del Sindicato
    [imperial] imperial
   *[rebel] rebelde
}? { $left ->
    [one] Queda un paso.
   *[other] Quedan { $left } pasos.
}
or-ask-reveal = ¿Qué contacto se pone bocarriba?
or-ask-player = ¿Qué jugador?
or-ask-faction = ¿Qué facción?
or-ask-nearest-player = Aquí elige otro jugador: el más cercano a { $whose ->
    [you] ti
   *[other] { $name }
}. Hay varios a la misma distancia. ¿Quién debe elegir? ({ $what })
or-ask-space-as-nearest = Eres quien está más cerca de { $name }, así que eliges tú. { $what } ¿Qué casilla?
or-ask-nearest-patrol = { $what } Hay varias patrullas a la misma distancia. ¿A cuál se refiere?
or-ask-space = ¿Qué casilla?
or-ask-card = ¿Qué carta?
or-ask-which-contact = ¿Qué contacto?
or-ask-lend-skill = ¿Qué habilidad?
or-ask-discard = ¿Qué carta descartas?
or-ask-buy-top = ¿Compras la carta de encima?

or-move = Moverte (hasta { $reach } casillas)
or-recover = { $any ->
    [no] Recuperarte (no hay daño)
   *[yes] Recuperarte ({ $character } de daño en ti, { $ship } en tu nave)
}
or-earn = Ganar 2{"\u00A0"}000 créditos
or-fly = Volar a { $space }
or-set-course = Poner rumbo a { $space }
or-market = Ir al mercado
or-deliver = Entregar
or-discard-top = Poner «{ $card }» bajo su mazo ({ $deck })
or-buy = Comprar «{ $card }» por { $price }
or-buy-shown = Comprar «{ $card }» por { $price }
or-barter = Dar «{ $card }» ({ $worth } menos)
or-fight-patrol = Combatir a la patrulla { $faction ->
    [hutt] hutt
    [syndicate] del Sindicato
    [imperial] imperial
   *[rebel] rebelde
} (nivel { $level })
or-encounter-space = Encuentro: { $space }
or-cross-the-core = Encuentro: cruzar el Núcleo
or-contact-at = { $contact }, { $space }
or-meet = Hablar con: { $contact }
or-hunt = Luchar por la presa: { $card }
or-attempt = Intentar el trabajo: { $card }
or-eliminate = Eliminar
or-capture = Capturar
or-use = { $source }: { $deed }
or-option = Opción { $number }
or-die = { $face }
or-give-up = Descartar { $card }
or-hand-over = Entregar { $card }
or-smuggle = Pasar { $card } de contrabando ({ $odds } de lograrlo)
or-yes = Sí
or-yes-do = Sí: { $deed }
or-no = No, gracias
or-no-do = No: { $deed }
or-agree = Sí, juntos
or-refuse = No
or-defend = Defenderla
or-not-defend = Dejarlo pasar
or-done = Basta
or-done-action = No más acciones: al encuentro
or-done-move = Parar aquí
or-done-market = Salir del mercado
or-done-pay = Pagar
or-done-browse = No comprar ninguna
or-done-deliver = No entregar nada más
or-done-window = No usar nada
or-done-dice = No más dados
or-done-drop = No descartar nada más
or-done-trade = No comerciar más
or-done-favor = No pedírselo a nadie
or-done-deal = Dejarlo
or-group-basics = Tu turno
or-group-abilities = Capacidades
or-group-patrols = Patrullas
or-group-space = Esta casilla
or-group-contacts = Contactos
or-group-jobs = Trabajos y presas
or-group-buy = Comprar
or-group-discard = Cambiar una carta de encima
or-group-leave = Salir
or-group-course = Ir y detenerse allí
or-group-steps = Paso a paso

or-why-defeated = te han derrotado y debes recuperarte
or-why-no-hyperdrive = tu hiperimpulsor vale 0
or-why-once = una vez por paso de acción, y ya está hecho
or-why-no-planet = solo hay mercado en los planetas
or-why-elsewhere = destino: { $place }
or-why-hostile = antes hay que combatir a la patrulla { $faction ->
    [hutt] hutt
    [syndicate] del Sindicato
    [imperial] imperial
   *[rebel] rebelde
}
or-why-no-contacts = los contactos viven en planetas
or-why-not-here = no se puede comprar en { $space }
or-why-condition = no se cumple lo que pide
or-does-nothing = Ahora no tendría ningún efecto.
or-why-unpaid = no puedes pagarlo
or-why-nothing = ahora no tendría ningún efecto
or-why-too-dear = te faltan { $lacking }
or-why-same-ship = ya la pilotas
or-why-no-slot = { $kind ->
    [gear] no tienes hueco de equipo
    [mod] no tienes hueco de modificación
    [cargo] no tienes hueco de cargamento
    [crew] no tienes hueco de tripulación
   *[job] no tienes hueco de trabajo
}

or-saw-board = El Borde: { $tiles }.
or-saw-hunter = Uno de los adversarios es cazarrecompensas.
or-saw-ai-card = { $name } juega: { $card }.
or-saw-ai-own = { $name } juega la carta de IA de su personaje.
or-saw-ai-shuffled = Se barajan las cartas de { $name }.
or-saw-ambitions = Las ambiciones entre las que elegir: { $sheets }.
or-saw-ambition = { $who ->
    [you] Tomas la ambición { $sheet }.
   *[other] { $name } toma la ambición { $sheet }.
}
or-saw-ambition-advanced = { $who ->
    [you] Te acercas al objetivo { $goal } de tu ambición.
   *[other] { $name } se acerca al objetivo { $goal } de su ambición.
}
or-saw-ambition-met = { $who ->
    [you] Cumples el objetivo { $goal } de tu ambición.
   *[other] { $name } cumple el objetivo { $goal } de su ambición.
}
or-saw-ambition-lost = { $who ->
    [you] El objetivo { $goal } de tu ambición ya no se cumple.
   *[other] El objetivo { $goal } de la ambición de { $name } ya no se cumple.
}
or-saw-first = { $who ->
    [you] Juegas en primer lugar.
   *[other] { $name } juega en primer lugar.
}
or-saw-character = { $who ->
    [you] Eres { $character }.
   *[other] { $name } es { $character }.
}
or-saw-opponent = Juega contra { $who ->
    [you] ti
   *[other] { $name }
}: { $character }.
or-saw-ship = { $who ->
    [you] Pilotas: { $ship }.
   *[other] { $name } pilota: { $ship }.
}
or-saw-moved = { $who ->
    [you] Vas a { $space }.
   *[other] { $name } va a { $space }.
}
or-saw-turn = Ronda { $round }: { $who ->
    [you] te toca.
   *[other] le toca a { $name }.
}
or-saw-extra-turn = Otro turno sigue a este.
or-saw-won = { $who ->
    [you] Ganas la partida.
   *[other] { $name } gana la partida.
}
or-saw-ended = Ha acabado la última ronda: gana quien tiene más fama.
or-saw-earned = { $who ->
    [you] Ganas { $amount }.
   *[other] { $name } gana { $amount }.
}
or-saw-paid = { $who ->
    [you] Pagas { $amount }.
   *[other] { $name } paga { $amount }.
}
or-saw-fame = { $who ->
    [you] Ganas { $amount } de fama.
   *[other] { $name } gana { $amount } de fama.
}
or-saw-fame-lost = { $who ->
    [you] Pierdes { $amount } de fama.
   *[other] { $name } pierde { $amount } de fama.
}
or-saw-reputation = { $who ->
    [you] Tu reputación
   *[other] La reputación de { $name }
} con { $faction ->
    [hutt] los Hutts
    [syndicate] el Sindicato
    [imperial] el Imperio
   *[rebel] los Rebeldes
} es ahora { $standing ->
    [negative] negativa
    [positive] positiva
   *[neutral] neutral
}.
or-saw-damaged = { $who ->
    [you] { $body ->
        [ship] Tu nave sufre
       *[character] Sufres
    }
   *[other] { $body ->
        [ship] La nave de { $name } sufre
       *[character] { $name } sufre
    }
} { $damage } de daño.
or-saw-recovered = { $who ->
    [you] { $body ->
        [ship] Tu nave se recupera de
       *[character] Te recuperas de
    }
   *[other] { $body ->
        [ship] La nave de { $name } se recupera de
       *[character] { $name } se recupera de
    }
} { $damage } de daño.
or-saw-defeated = { $who ->
    [you] Te derrotan.
   *[other] Derrotan a { $name }.
}
or-saw-stood-up = { $who ->
    [you] Vuelves a levantarte.
   *[other] { $name } vuelve a levantarse.
}
or-saw-ability = { $who ->
    [you] Usas { $source }.
   *[other] { $name } usa { $source }.
}
or-saw-lent = { $who ->
    [you] Tienes esa ayuda
   *[other] { $name } tiene esa ayuda
} { $until ->
    [roll] para esta tirada.
    [turn] hasta el final del turno.
   *[next-turn] hasta el final del próximo turno.
}
or-saw-goal-advanced = Una ficha de Objetivo para { $who ->
    [you] tu { $sheet ->
        [ship] nave
       *[character] personaje
    }.
   *[other] { $sheet ->
        [ship] la nave
       *[character] el personaje
    } de { $name }.
}
or-saw-token-put = Una ficha de Objetivo sobre { $card }.
or-saw-flipped = { $who ->
    [you] Cumples el objetivo de tu { $sheet ->
        [ship] nave
       *[character] personaje
    }.
   *[other] { $name } cumple el objetivo de su { $sheet ->
        [ship] nave
       *[character] personaje
    }.
}
or-saw-marked = Espacio marcado: { $space }.
or-saw-turned-up = Encima del mazo ({ $deck }): { $card }.
or-saw-put-under = La carta de encima pasa bajo su mazo ({ $deck }).
or-saw-shown = Del mazo ({ $deck }): { $card }.
or-saw-shuffled-in = { $card } vuelve barajada a su mazo ({ $deck }).
or-saw-deck-shuffled = Se baraja el mazo ({ $deck }).
or-saw-gained = { $who ->
    [you] Consigues «{ $card }».
   *[other] { $name } consigue «{ $card }».
}
or-saw-discarded = { $who ->
    [you] Descartas «{ $card }».
   *[other] { $name } descarta «{ $card }».
}
or-saw-removed-own = «{ $card }» { $who ->
    [you] (tuya)
   *[other] (de { $name })
} sale de la partida.
or-saw-shuffled-own = «{ $card }» { $who ->
    [you] (tuya)
   *[other] (de { $name })
} vuelve barajada a su mazo.
or-saw-removed = «{ $card }» sale de la partida.
or-saw-taken = { $who ->
    [you] Le quitas «{ $card }» a { $from }.
   *[other] { $name } le quita «{ $card }» a { $from }.
}
or-saw-rotated = { $who ->
    [you] Giras «{ $card }».
   *[other] { $name } gira «{ $card }».
}
or-saw-databank = { $who ->
    [you] Resuelves «{ $card }».
   *[other] { $name } resuelve «{ $card }».
}
or-saw-encounter = { $who ->
    [you] Tu encuentro: «{ $card }».
   *[other] Encuentro de { $name }: «{ $card }».
}
or-saw-patrol-moved = La patrulla { $faction ->
    [hutt] hutt
    [syndicate] del Sindicato
    [imperial] imperial
   *[rebel] rebelde
} va a { $space }.
or-saw-patrol-replaced = Nueva patrulla { $faction ->
    [hutt] hutt
    [syndicate] del Sindicato
    [imperial] imperial
   *[rebel] rebelde
} de nivel { $level }: { $space }.
or-saw-revealed = Bocarriba en { $space }: { $contact }.
or-saw-returned = { $contact } está ahora en { $space }.
or-saw-left = Un contacto se va de { $space }.
or-saw-captured = { $who ->
    [you] Capturas a { $contact }.
   *[other] { $name } captura a { $contact }.
}
or-saw-peeked = { $name } mira un contacto en { $space }.
or-saw-peeked-you = Miras un contacto en { $space }: { $contact }.
or-saw-test = { $who ->
    [you] Haces una prueba de habilidad: { $skill }.
   *[other] { $name } hace una prueba de habilidad: { $skill }.
}
or-saw-combat = { $arena ->
    [ground] Combate terrestre
   *[ship] Combate espacial
}: { $who ->
    [you] tú
   *[other] { $name }
} contra { $foe ->
    [you] ti.
    [player] { $person }.
    [target] { $person } (combate { $value }).
    [hutt] la patrulla hutt (combate { $value }).
    [syndicate] la patrulla del Sindicato (combate { $value }).
    [imperial] la patrulla imperial (combate { $value }).
    [rebel] la patrulla rebelde (combate { $value }).
   *[enemy] un enemigo (combate { $value }).
}
or-saw-rolled = { $who ->
    [you] Tiras los dados
   *[other] { $name } tira los dados
} { $what ->
    [test] para la prueba
    [delivery] para la entrega
    [purchase] para la compra
   *[card] por la carta
}: { $dice }.
or-saw-rolled-attack = El ataque tira: { $dice }.
or-saw-rolled-defence = La defensa tira: { $dice }.
or-saw-set-attack = El ataque muestra ahora: { $dice }.
or-saw-set-defence = La defensa muestra ahora: { $dice }.
or-saw-dice-set = { $who ->
    [you] Tus dados muestran ahora
   *[other] Los dados de { $name } muestran ahora
} { $dice }.
or-saw-passed = { $who ->
    [you] Superas la prueba.
   *[other] { $name } supera la prueba.
}
or-saw-failed = { $who ->
    [you] Fallas la prueba.
   *[other] { $name } falla la prueba.
}
or-saw-fight-won = { $who ->
    [you] Ganas el combate.
   *[other] { $name } gana el combate.
}
or-saw-fight-lost = { $who ->
    [you] Pierdes el combate.
   *[other] { $name } pierde el combate.
}

or-head-here = Dónde estás
or-head-reach = A tu alcance ({ $reach ->
    [one] una casilla
   *[other] { $reach } casillas
})
or-head-you = Tú
or-head-cards = Lo que llevas
or-head-market = El mercado
or-head-rim = El Borde
or-head-table = La mesa
or-fame-credits = Fama { $fame } de { $goal } · { $credits }
or-character = { $name }: { $dice } dados en tierra, daño { $damage }{ $defeated ->
    [yes] , derrota
   *[no] {""}
}
or-ship = { $name }: hiperimpulsor { $hyperdrive }, { $dice } dados en el espacio, daño { $damage }
or-reputation = { $faction } { $standing ->
    [negative] −
    [positive] +
   *[neutral] ○
}
or-skills = Habilidades (y probabilidades): { $skills }
or-skills-none = ninguna
or-slots = Huecos ocupados: { $slots }
or-slots-of = { $kind ->
    [crew] tripulación
    [cargo] cargamento
    [mod] modificaciones
    [gear] equipo
   *[job] trabajos y presas
} { $used }/{ $of }
or-goal = { $sheet ->
    [ship] Objetivo de tu nave
   *[character] Objetivo personal
}: { $text }{ $times ->
    [one] {""}
   *[other] {" "}({ $tokens } de { $times })
}
or-ambition = Ambición: { $sheet }
or-ambition-goal = { $done ->
    [yes] ✓
   *[no] ○
} { $text }{ $tokens ->
    [0] {""}
   *[other] {" "}({ $tokens })
}
or-debts = Fichas de deuda que tienes: { $names }
or-cards-none = nada todavía
or-card = { $card } ({ $kind })
or-card-cargo = { $card } (cargamento) → { $place }: { $reward }
or-card-illegal = { $card } (cargamento ilegal, { $odds }) → { $place }: { $reward }
or-card-job = { $card } (trabajo) → { $place }: { $reward }
or-card-bounty = { $card } (presa: { $contact }) → { $place }
or-card-captive = { $contact } (captura) → { $place }: { $reward }
or-target-crew = en la tripulación de { $name }, { $place }
or-target-unknown = paradero desconocido
or-market-line = { $deck }: { $card }, { $price }
or-market-line-can = { $deck }: { $card }, { $price } ✓
or-market-line-not = { $deck }: { $card }, { $price } ({ $why })
or-rival-at = Está en { $place }
or-rival-ai-card = Su última carta: { $own ->
    [yes] la de este personaje
   *[no] { $card }
}
or-rival-cards = Tiene: { $cards }
or-round = Ronda { $round } de { $of } como máximo, le toca a { $name }
or-fame-goal = Gana quien llegue antes a { $fame } de fama
or-step = { $step ->
    [planning] Paso de planificación
    [action] Paso de acción
   *[encounter] Paso de encuentro
}
or-with-expansion = Con Unfinished Business
or-score-gained = Fama ganada
or-score-additional = Fama adicional

or-stat-player = Jugador
or-stat-fame = Fama por ronda
or-stat-round = Ronda
or-stat-paths = De dónde salió la fama
or-stat-deeds = Lo que hizo cada uno
or-stat-credits = Créditos ganados
or-stat-moves = Espacios recorridos
or-stat-cards = Cartas conseguidas
or-stat-combats-won = Ataques ganados
or-stat-combats-lost = Ataques perdidos
or-stat-tests-passed = Pruebas superadas
or-stat-tests-failed = Pruebas falladas
or-stat-defeats = Derrotas

or-trade = Comerciar con los jugadores de aquí
or-aside = { $company ->
    [yes] Aparte: ofrecer créditos, pedir un favor, descartar una carta
    [no] Aparte: ofrecer créditos, descartar una carta
   *[alone] Descartar una carta
}
or-offer = Ofrecer créditos a alguien
or-ask-favor = Pedir un favor
or-drop = Descartar cartas
or-propose = Proponerlo
or-give = Dar { $good }
or-want = Pedir { $good }
or-call-in = Reclamar la deuda de { $name }
or-accept = Aceptar
or-debt = { $who ->
    [you] tu ficha de deuda
   *[other] la ficha de deuda de { $name }
}
or-nothing-more = nada más
or-favor-advice = un consejo ({ $skill } en la próxima prueba)
or-favor-plan = un plan de batalla (un dado más en el próximo combate)
or-favor-vouch = una recomendación ante { $faction ->
    [hutt] los Hutts
    [syndicate] el Sindicato
    [imperial] el Imperio
   *[rebel] los Rebeldes
} durante este turno
or-favor-shortcut = un atajo (una casilla más este turno)
or-favor-swap = { $favor } y { $card }
or-favor-from = { $name } ({ $price })
or-group-deals = Tratos
or-group-give = Das
or-group-want = Pides
or-group-offer = La oferta
or-ask-offer-whom = ¿Con quién?
or-ask-offer = Tu oferta a { $to }. Das: { $gives }. Recibes: { $wants }. ¿Sigues?
or-ask-offer-take = Oferta de { $from }. Recibes: { $gives }. Das: { $wants }. ¿Aceptas?
or-ask-which-favor = ¿Qué favor pides?
or-ask-favor-pay = Pides { $favor }. A cambio: { $pays }. ¿Algo más?
or-ask-favor-grant = { $name } pide { $favor }. A cambio: { $pays }. Pides además: { $price }. ¿Se lo concedes?
or-ask-favor-accept = ¿Quién te hace el favor?
or-ask-aside = Aparte: ¿qué haces?
or-ask-drop = ¿Qué cartas descartas?
or-ask-renown = ¿Qué facción toma nota?
or-saw-offer = { $who ->
    [you] Propones a { $to }: { $gives } por { $wants }.
   *[other] { $name } propone a { $to }: { $gives } por { $wants }.
}
or-saw-accepted = { $who ->
    [you] Aceptas.
   *[other] { $name } acepta.
}
or-saw-refused = { $who ->
    [you] Rechazas.
   *[other] { $name } rechaza.
}
or-saw-debt = { $who ->
    [you] Entregas { $debt } a { $to }.
   *[other] { $name } entrega { $debt } a { $to }.
}
or-saw-favor-asked = { $who ->
    [you] Pides { $favor }. A cambio: { $pays }.
   *[other] { $name } pide { $favor }. A cambio: { $pays }.
}
or-saw-favor-yes = { $who ->
    [you] Aceptas. Además: { $price }.
   *[other] { $name } acepta. Además: { $price }.
}
or-saw-favor-no = { $who ->
    [you] No lo harías.
   *[other] { $name } no lo haría.
}
or-saw-favor-granted = { $who ->
    [you] Recibes { $favor } de { $by }.
   *[other] { $name } recibe { $favor } de { $by }.
}

or-page-around = Cerca
or-page-you = Tú
or-page-market = Mercado
or-page-others = Otros
or-page-rim = Borde
or-page-read = Leer
or-page-empty = Aquí aún no hay nada.
