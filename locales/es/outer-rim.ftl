# Outer Rim y Unfinished Business: las palabras de la mesa. El texto de las cartas se genera
# a partir de outer-rim-cards.ftl.

or-opponent = Adversario { $number }
or-credits = { $n ->
    [one] { $amount } crédito
   *[other] { $amount } créditos
}
or-fame = { $amount } de fama
or-per-cent = { $value }{"\u00A0"}%
or-faction = { $term ->
    [hutt] Hutts
    [syndicate] Sindicatos
    [imperial] Imperio
   *[rebel] Rebelión
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
    [bounty] Presas
    [cargo] Cargamentos
    [gear] Equipo
    [job] Trabajos
    [luxury] Lujo
   *[ship] Naves
}
or-kind = { $term ->
    [gear] equipo
    [mod] modificación
    [cargo] cargamento
    [job] trabajo
    [bounty] presa
   *[crew] tripulante
}
or-face = { $term ->
    [blank] cara vacía
    [focus] concentración
    [hit] impacto
   *[crit] crítico
}
or-path = { $term ->
    [start] Al inicio
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
or-title = «{ $title }»

or-nav-between = un punto de ruta entre { $one } y { $other }
or-nav-beside = un punto de ruta { $far ->
    [far] más allá,{" "}
   *[near] {""}
}en el lado { $side ->
    [spinward] anterior
   *[trailing] posterior
} de { $place }
or-nav-end = el extremo { $end ->
    [spinward] anterior
   *[trailing] posterior
} del Borde
or-far = { $distance ->
    [0] { $space } (aquí)
    [one] { $space } (a 1 casilla)
   *[other] { $space } (a { $distance } casillas)
}
or-of-faction = { $faction ->
    [hutt] de los Hutts
    [syndicate] de los Sindicatos
    [imperial] del Imperio
   *[rebel] de la Rebelión
}
or-to-patrol = la patrulla { or-of-faction }: { $at }
or-to-marked = la casilla marcada
or-to-player = cualquier casilla con otro jugador
or-to-planet = cualquier planeta

or-planet-of = planeta { or-of-faction }{ $standing ->
    [none] {""}
    [negative] {" "}(hostil)
    [positive] {" "}(amistoso)
   *[neutral] {" "}(neutral)
}
or-maelstrom-stops = aquí termina todo movimiento
or-patrol = patrulla { or-of-faction }, nivel { $level }{ $standing ->
    [none] {""}
    [negative] {" "}(te detiene y hay que combatirla)
    [waits] {" "}(no te detiene, pero si te quedas hay que combatirla)
    [positive] {" "}(te deja pasar)
   *[neutral] {" "}(te detiene)
}
or-players-here = jugadores: { $players }
or-contacts-here = contactos: { $contacts }
or-contacts-down = contactos bocabajo: { $contacts }
or-token-down = el contacto { $class } (bocabajo)
or-token-known = { $name } ({ $class }, bocabajo, lo has visto)
or-token-up = { $name } ({ $class })
or-business-here = { $kind ->
    [job] por hacer aquí: «{ $card }»
   *[cargo] por entregar aquí: «{ $card }»
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
    [one] y un punto de ruta vacío
   *[other] y { $count } puntos de ruta vacíos
}

or-odds-fight = { $arena ->
    [ground] Combate terrestre
   *[ship] Combate espacial
}: { $mine ->
    [one] { $mine } dado
   *[other] { $mine } dados
} contra { $theirs }, { $odds } de probabilidad de ganar
or-odds-test = { $skill }{"\u00A0"}×{ $count }{"\u00A0"}({ $odds })
or-reward = { $what ->
    [win] Si ganas
    [job] Recompensa
   *[eliminate] Eliminar
}: { $reward }
or-makes-room = Sin espacio libre: descartas { $how ->
    [only] { $cards } para hacer sitio.
    [all] todas estas cartas: { $cards }.
    [either] una de estas cartas: { $cards }.
    [some] { $count } de estas cartas: { $cards }.
   *[one] una de estas cartas para hacer sitio: { $cards }.
}
or-one-armor = Solo puedes llevar una armadura: descartas { $how ->
    [only] { $cards } para ponértela.
   *[other] una de estas cartas: { $cards }.
}
or-falls = Descartes la que descartes, quedas derrotado.
or-played = Es el personaje de un jugador: la ficha se retira de la partida y eliges otro encuentro.
or-no-hire = Sin espacio de tripulante libre: no puedes reclutar a nadie.
or-no-captive = Sin espacio de tripulante para una presa capturada: solo se puede eliminar.
or-spoils = Tus cartas añaden { $gain } a una victoria.
or-fame-cut = En lugar de { $printed }, ganas { $n ->
    [0] { $credits }
   *[other] { $fame } y { $credits }
}.
or-shrinks = Sus espacios se van con ella: tendrías que descartar además otra carta.
or-reward-capture = Capturar y entregar en { $space }: { $reward }
or-unbeatable = Es invencible: tu nave quedaría destruida.

or-ask-about = «{ $about }» – { $question }
or-ask-character = ¿Qué personaje eres?
or-ask-ship = ¿Con qué nave empiezas?
or-ask-start = ¿Dónde empiezas?
or-ask-opponent = { $calling ->
    [hunter] ¿Qué cazarrecompensas juega contra ti?
   *[courier] ¿Qué contrabandista o mercenario juega contra ti?
}
or-ask-ambition = ¿Qué ambición es la tuya?
or-ask-setup = Elige.
or-ask-planning = Planificación ({ $space }): ¿moverte, recuperarte o ganar créditos?
or-ask-planning-defeated = Te han derrotado: primero recupérate.
or-ask-action = Acciones ({ $space }): las que quieras, una vez cada una. ¿Qué haces?
or-ask-encounter = Encuentro ({ $space }): elige uno.
or-ask-move = Estás en { $space }. { $left ->
    [one] Te queda una casilla.
   *[other] Te quedan { $left } casillas.
} ¿Adónde vas?
or-ask-choose = Elige una opción.
or-ask-may = ¿Quieres hacerlo?
or-ask-may-pay = ¿Pagas por ello?
or-ask-pay = ¿Qué das por ello?
or-ask-pay-ability = ¿Qué das por la capacidad?
or-ask-dice = ¿Qué dado? { $left ->
    [one] { $more ->
        [yes] Puedes elegir uno más.
       *[no] Puedes elegir uno.
    }
   *[other] { $more ->
        [yes] Puedes elegir hasta { $left } más.
       *[no] Puedes elegir hasta { $left }.
    }
}
or-ask-test = ¿Qué habilidad pones a prueba?
or-ask-test-of = ¿Qué habilidad pone a prueba { $name }?
or-ask-window = { $moment ->
    [test] Vas a hacer una prueba: { $test }. ¿Usas una capacidad?
    [before] Antes de tirar los dados: ¿usas una capacidad?
    [dice] Los dados muestran { $dice }. ¿Usas una capacidad?
    [won] Has ganado. ¿Usas una capacidad?
    [lost] Has perdido. ¿Usas una capacidad?
    [near-defeat] Te van a derrotar. ¿Usas una capacidad?
    [patrol] Una patrulla te detiene aquí. ¿Usas una capacidad?
    [entered] Alguien entra en tu casilla. ¿Usas una capacidad?
    [redirect] Una patrulla va a moverse hacia ti. ¿Usas una capacidad?
    [reward] Vas a recibir una recompensa. ¿Usas una capacidad?
   *[other] ¿Usas una capacidad?
}
or-both-rolls = { $attack } ({ $hits } de daño) contra { $defence } ({ $blows } de daño)
or-ask-market = El mercado. Tienes { $credits }. { $discarded ->
    [again] Si quieres, descarta una segunda carta de ese mazo; luego compra una o vete.
    [yes] ¿Compras una carta o te vas?
   *[no] Si quieres, descarta antes una carta; luego compra una.
}
or-ask-buy = «{ $card }»: te falta pagar { $price } y tienes { $credits }. ¿Entregas cartas como parte del pago, o pagas?
or-ask-browse-kind = ¿Qué tipo de carta buscas?
or-ask-browse = ¿Cuál de ellas compras?
or-ask-fit = No te queda espacio. ¿Qué carta descartas?
or-ask-fit-armor = Solo puedes llevar una armadura. ¿Qué carta descartas?
or-ask-fit-shrunk = Ahora tienes menos espacios y ya no cabe todo. ¿Qué carta descartas?
or-ask-return = El contacto se va. ¿A cuál de los planetas más cercanos?
or-ask-deliver = ¿Qué entregas?
or-ask-partner = { $role ->
    [victim] ¿Contra quién intentas «{ $card }»?
   *[partner] ¿Con quién haces «{ $card }»?
}
or-ask-consent = { $name } te pide que participes en «{ $card }». ¿Aceptas?
or-ask-defend = { $name } va tras alguien de tu tripulación con «{ $card }». ¿Sales en su defensa?
or-ask-contact = ¿Tienes el encuentro o luchas por la presa?
or-ask-overcome = Has vencido a la presa de «{ $card }». ¿La eliminas o la capturas?
or-ask-patrol = { $toward ->
    [nobody] ¿Adónde va la patrulla
   *[other] La patrulla
} { or-of-faction }{ $toward ->
    [nobody] ?
    [you] {" "}viene hacia ti.
   *[other] {" "}va hacia { $name }.
} { $left ->
    [one] Le queda una casilla.
   *[other] Le quedan { $left } casillas.
}{ $toward ->
    [nobody] {""}
   *[other] {" "}¿Por dónde?
}
or-ask-reveal = ¿Qué contacto se pone bocarriba?
or-ask-player = ¿Qué jugador?
or-ask-faction = ¿Qué facción?
or-ask-nearest-player = Aquí elige otro jugador: el más cercano a { $whose ->
    [you] ti
   *[other] { $name }
}. Hay varios a la misma distancia. ¿Quién debe elegir? ({ $what })
or-ask-space-as-nearest = Eres quien está más cerca de { $name }, así que eliges { $for ->
    [move] adónde va { $name }
    [mark] qué casilla se marca
   *[other] una casilla
}: { $where }{ $counted ->
    [yes] {" "}(contando desde { $name })
   *[no] {""}
}. ¿Qué casilla?
or-ask-nearest-patrol = { $what } Hay varias patrullas a la misma distancia. ¿Cuál eliges?
or-ask-space = ¿Qué casilla?
or-ask-card = ¿Qué carta?
or-ask-which-contact = ¿Qué contacto?
or-ask-lend-skill = ¿Qué habilidad?
or-ask-discard = ¿Qué carta descartas?
or-ask-buy-top = ¿Compras la primera carta del mazo?

or-move = Moverte (hasta { $reach } casillas)
or-recover = { $any ->
    [no] Recuperarte (no hay daño)
   *[yes] Recuperarte ({ $character } de daño en ti, { $ship } en tu nave)
}
or-earn = Ganar 2.000 créditos
or-fly = Volar a { $space }
or-set-course = Poner rumbo a { $space }
or-market = Visitar el mercado
or-deliver = Entregar
or-discard-top = Descartar «{ $card }» (pasa debajo del mazo de { $deck })
or-buy = { $kind ->
    [ship] { $free ->
        [yes] Cambiar tu nave por «{ $card }» (sin pagar nada)
       *[no] Cambiar tu nave por «{ $card }» y pagar { $price }
    }
    [bounty] { $free ->
        [yes] Tomar la presa «{ $card }» (gratis)
       *[no] Comprar la presa «{ $card }» por { $price }
    }
   *[other] { $free ->
        [yes] Tomar «{ $card }» (gratis)
       *[no] Comprar «{ $card }» por { $price }
    }
}
or-buy-shown = { $free ->
    [yes] Tomar «{ $card }» (gratis)
   *[no] Comprar «{ $card }» por { $price }
}
or-barter = Entregar «{ $card }» ({ $worth } menos)
or-fight-patrol = Combatir a la patrulla { or-of-faction } (nivel { $level })
or-encounter-space = Encuentro: { $space }
or-cross-the-core = Encuentro: a través del Núcleo
or-contact-at = { $contact }: { $space }
or-meet = Encuentro: { $contact }
or-hunt = Cazar la presa: «{ $card }»
or-attempt = Intentar el trabajo: «{ $card }»
or-eliminate = Eliminar
or-capture = Capturar
or-use = { $source }: { $deed }
or-idle = { $label } (ahora no tendría ningún efecto)
or-option = Opción { $number }
or-die = { $face }
or-give-up = Descartar { $card }
or-give-up-captive = Descartar { $card } con la presa capturada, { $contact }
or-give-up-armor = Descartar { $card } (sin esa carta, te derrotan)
or-hand-over = Entregar «{ $card }»
or-smuggle = Pasar «{ $card }» de contrabando ({ $odds } de probabilidad)
or-yes = Sí
or-yes-do = Sí: { $deed }
or-no = No, gracias
or-no-do = No: { $deed }
or-agree = Sí, juntos
or-refuse = No
or-defend = Defender
or-not-defend = No defender
or-not-buy = Volver sin comprar
or-done = Listo
or-done-action = Pasar al encuentro
or-done-move = Parar aquí
or-done-market = Salir del mercado
or-done-pay = Pagar
or-done-browse = No comprar ninguna
or-done-deliver = No entregar nada más
or-done-window = No usar nada
or-done-dice = No más dados
or-done-drop = No descartar nada más
or-done-trade = No intercambiar más
or-done-favor = No pedírselo a nadie
or-done-deal = Dejarlo
or-done-withdraw = Retirar la oferta
or-pass-over = No esperar más a { $name }
or-group-basics = Tu turno
or-group-abilities = Capacidades
or-group-patrols = Patrullas
or-group-space = Esta casilla
or-group-contacts = Contactos
or-group-jobs = Trabajos y presas
or-group-buy = Comprar
or-group-discard = Descartar una carta del mercado
or-group-leave = Salir
or-group-course = Ir y detenerse allí
or-group-steps = Casilla a casilla

or-why-defeated = te han derrotado y debes recuperarte
or-why-no-hyperdrive = tu hiperimpulsor vale 0
or-why-once = ya lo has hecho en este paso
or-why-no-planet = solo hay mercado en los planetas
or-why-elsewhere = destino: { $place }
or-patrol-of = { or-of-faction }
or-why-hostile = { $count ->
    [one] antes hay que combatir a la patrulla { $patrols }
   *[other] antes hay que combatir a una de estas patrullas: { $patrols }
}
or-why-alone = no hay otro jugador aquí
or-why-others-defeated = todos los demás jugadores de aquí están derrotados
or-why-refused = nadie de aquí quiere participar este turno
or-why-no-contacts = solo hay contactos en los planetas
or-why-not-here = no se puede comprar en { $space }
or-why-condition = no cumples la condición
or-why-unpaid = no puedes pagarlo
or-why-nothing = ahora no tendría ningún efecto
or-why-too-dear = te faltan { $lacking }
or-why-captives = tus espacios de tripulante los ocupan presas capturadas
or-why-no-fit = { $who ->
    [you] te faltaría { $slot }
   *[other] a { $name } le faltaría { $slot }
}
or-lacking-slot = { $kind ->
    [gear] un espacio de equipo
    [mod] un espacio de modificación
    [cargo] un espacio de cargamento
    [crew] un espacio de tripulante
    [hold] un espacio de cargamento o de modificación
   *[job] un espacio de trabajo
}
or-why-two-armors = { $who ->
    [you] llevarías dos armaduras
   *[other] { $name } llevaría dos armaduras
}
or-why-same-ship = ya la pilotas
or-why-no-slot = { $kind ->
    [gear] no te queda espacio de equipo
    [mod] no te queda espacio de modificación
    [cargo] no te queda espacio de cargamento
    [crew] no te queda espacio de tripulante
   *[job] no te queda espacio de trabajo
}

or-saw-board = El Borde: { $tiles }.
or-saw-hunter = Uno de los adversarios es cazarrecompensas.
or-saw-head-start = Regla de la casa, { $level }: { $name } empieza con { $gains } más.
or-saw-ai-card = { $name } juega: { $card }.
or-saw-ai-own = { $name } juega la carta de IA de su personaje.
or-saw-ai-shuffled = Se barajan las cartas de IA de { $name }.
or-saw-ambitions = Las ambiciones entre las que elegir: { $sheets }.
or-saw-ambition = { $who ->
    [you] Tomas la ambición «{ $sheet }».
   *[other] { $name } toma la ambición «{ $sheet }».
}
or-saw-ambition-advanced = { $who ->
    [you] Avanzas en el objetivo { $goal } de tu ambición.
   *[other] { $name } avanza en el objetivo { $goal } de su ambición.
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
or-saw-stopped = { $who ->
    [you] { $by } te detiene: tu movimiento termina aquí.
   *[other] { $whom ->
        [you] Detienes a { $name }: su movimiento termina aquí.
       *[other] { $by } detiene a { $name }: su movimiento termina aquí.
    }
}
or-saw-turn = Ronda { $round }: { $who ->
    [you] te toca.
   *[other] le toca a { $name }.
}
or-saw-extra-turn = Después de este turno habrá otro.
or-saw-won = { $who ->
    [you] Ganas la partida.
   *[other] { $name } gana la partida.
}
or-saw-ended = Ha terminado la última ronda: gana quien tenga más fama.
or-saw-earned = { $who ->
    [you] Ganas { $amount }.
   *[other] { $name } gana { $amount }.
}
or-saw-paid = { $who ->
    [you] Pagas { $amount }.
   *[other] { $name } paga { $amount }.
}
or-saw-credits-lost = { $who ->
    [you] Pierdes { $amount }.
   *[other] { $name } pierde { $amount }.
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
    [syndicate] los Sindicatos
    [imperial] el Imperio
   *[rebel] la Rebelión
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
    [you] Vuelves a estar en pie.
   *[other] { $name } vuelve a estar en pie.
}
or-saw-ability = { $who ->
    [you] Usas una capacidad de «{ $source }».
   *[other] { $name } usa una capacidad de «{ $source }».
}
or-saw-lent = { $kind ->
    [thing] { $who ->
        [you] Recibes { $text }
       *[other] { $name } recibe { $text }
    } { $until ->
        [roll] para esta tirada.
        [turn] hasta el final del turno.
       *[next-turn] hasta el final del próximo turno.
    }
    [holds] { $text } ({ $until ->
        [roll] para esta tirada
        [turn] hasta el final del turno
       *[next-turn] hasta el final del próximo turno
    }).
   *[effect] { $who ->
        [you] El efecto dura
       *[other] El efecto para { $name } dura
    } { $until ->
        [roll] solo esta tirada.
        [turn] hasta el final del turno.
       *[next-turn] hasta el final del próximo turno.
    }
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
or-saw-token-put = Una ficha de Objetivo sobre «{ $card }».
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
or-saw-marked = Casilla marcada: { $space }.
or-saw-turned-up = Primera carta del mazo de { $deck }: «{ $card }».
or-saw-put-under = La primera carta del mazo de { $deck } pasa debajo del mazo.
or-saw-shown = Del mazo de { $deck }: «{ $card }».
or-saw-shuffled-in = «{ $card }» vuelve al mazo de { $deck }, que se baraja.
or-saw-deck-shuffled = Se baraja el mazo de { $deck }.
or-saw-gained = { $kind ->
    [bounty] { $who ->
        [you] Ganas la presa «{ $card }».
       *[other] { $name } gana la presa «{ $card }».
    }
   *[other] { $who ->
        [you] Ganas «{ $card }».
       *[other] { $name } gana «{ $card }».
    }
}
or-saw-discarded = { $who ->
    [you] Descartas «{ $card }».
   *[other] { $name } descarta «{ $card }».
}
or-saw-delivered = { $who ->
    [you] Entregas «{ $card }».
   *[other] { $name } entrega «{ $card }».
}
or-saw-claimed = { $who ->
    [you] Cobras la presa «{ $card }».
   *[other] { $name } cobra la presa «{ $card }».
}
or-saw-completed = { $who ->
    [you] Completas el trabajo «{ $card }».
   *[other] { $name } completa el trabajo «{ $card }».
}
or-saw-spent = { $who ->
    [you] Gastas «{ $card }».
   *[other] { $name } gasta «{ $card }».
}
or-saw-gone-removed = La carta se retira de la partida.
or-saw-gone-shuffled = La carta vuelve a su mazo, que se baraja.
or-saw-removed-own = { $who ->
    [you] Tu carta «{ $card }» se retira de la partida.
   *[other] La carta «{ $card }» de { $name } se retira de la partida.
}
or-saw-shuffled-own = { $who ->
    [you] Tu carta «{ $card }» vuelve a su mazo, que se baraja.
   *[other] La carta «{ $card }» de { $name } vuelve a su mazo, que se baraja.
}
or-saw-removed = La carta «{ $card }» se retira de la partida.
or-saw-taken = { $who ->
    [you] Recibes «{ $card }» de { $from }.
   *[other] { $name } recibe «{ $card }» de { $from }.
}
or-saw-rotated = { $who ->
    [you] Giras «{ $card }».
   *[other] { $name } gira «{ $card }».
}
or-saw-delivered-rotated = { $who ->
    [you] Entregas «{ $card }» y giras la carta.
   *[other] { $name } entrega «{ $card }» y gira la carta.
}
or-saw-completed-rotated = { $who ->
    [you] Completas «{ $card }» y giras la carta.
   *[other] { $name } completa «{ $card }» y gira la carta.
}
or-saw-left-crew = { $who ->
    [you] { $contact } deja tu tripulación.
   *[other] { $contact } deja la tripulación de { $name }.
}
or-saw-databank = { $who ->
    [you] Resuelves «{ $card }».
   *[other] { $name } resuelve «{ $card }».
}
or-saw-databank-taken = { $who ->
    [you] Tomas «{ $card }» del Banco de Datos.
   *[other] { $name } toma «{ $card }» del Banco de Datos.
}
or-saw-encounter = { $who ->
    [you] Tu encuentro: «{ $card }».
   *[other] Encuentro de { $name }: «{ $card }».
}
or-saw-patrol-moved = La patrulla { or-of-faction } va a { $space }.
or-saw-patrol-replaced = Nueva patrulla { or-of-faction } de nivel { $level }: { $space }.
or-saw-revealed = Bocarriba en { $space }: { $contact }.
or-saw-returned = De vuelta en { $space }: { $contact }.
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
    [hutt] la patrulla de los Hutts (combate { $value }).
    [syndicate] la patrulla de los Sindicatos (combate { $value }).
    [imperial] la patrulla del Imperio (combate { $value }).
    [rebel] la patrulla de la Rebelión (combate { $value }).
   *[enemy] un adversario (combate { $value }).
}
or-saw-rolled = { $who ->
    [you] Tiras
   *[other] { $name } tira
} { $n ->
    [one] el dado
   *[other] los dados
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

or-head-deals = Ofertas en curso
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
or-character = { $name }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} en combate terrestre, daño { $damage }{ $defeated ->
    [yes] , fuera de combate
   *[no] {""}
}
or-ship = { $name }: hiperimpulsor { $hyperdrive }, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} en combate espacial, daño { $damage }
or-reputation = { $faction }{"\u00A0"}{ $standing ->
    [negative] negativa
    [positive] positiva
   *[neutral] neutral
}
or-reputations = Reputación: { $each }
or-skills = Habilidades (y probabilidad de éxito): { $skills }
or-skills-none = ninguna
or-slots = Espacios ocupados: { $slots }
or-slots-of = { $kind ->
    [crew] tripulantes
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
or-ambition = Ambición: «{ $sheet }»
or-wanted-goal = { $sheet ->
    [ship] objetivo de tu nave
   *[character] objetivo personal
}
or-wanted-ambition = objetivo { $number } de tu ambición
or-ambition-goal = { $done ->
    [yes] ✓
   *[no] ○
} { $number }. { $text }{ $tokens ->
    [0] {""}
   *[other] {" "}({ $tokens })
}
or-debts = Fichas de Deuda que tienes: { $names }
or-cards-none = nada todavía
or-card = «{ $card }» ({ $kind })
or-card-cargo = «{ $card }» (cargamento) → { $place }: { $reward }
or-card-illegal = «{ $card }» (cargamento ilegal, { $odds }) → { $place }: { $reward }
or-card-job = «{ $card }» (trabajo) → { $place }: { $reward }
or-card-bounty = «{ $card }» (presa: { $contact }) → { $place }
or-card-captive = { $contact } (presa capturada) → { $place }: { $reward }
or-target-crew = tripulante de { $name }, { $place }
or-target-unknown = paradero desconocido
or-price = { $ship ->
    [yes] { $free ->
        [yes] a cambio de tu nave
       *[no] a cambio de tu nave y { $price }
    }
   *[no] { $free ->
        [yes] gratis
       *[no] { $price }
    }
}
or-market-line = { $deck }: { $card }, { $price }
or-market-line-can = { $deck }: { $card }, { $price } (puedes comprarla)
or-market-line-not = { $deck }: { $card }, { $price } ({ $why })
or-rival-at = Está en { $place }
or-rival-ai-card = Su última carta: { $own ->
    [yes] la de este personaje
   *[no] { $card }
}
or-rival-cards = Tiene: { $cards }
or-rival-ambition = Ambición: «{ $sheet }», objetivos cumplidos: { $met } de { $of }
or-round = Ronda { $round } (máximo { $of }): { $who ->
    [you] te toca
   *[other] le toca a { $name }
}
or-fame-goal = Gana quien llegue antes a { $fame } de fama
or-level = { $term ->
    [printed] según el reglamento
    [feared] adversarios temidos
   *[legendary] adversarios legendarios
}
or-house-level = Regla de la casa, { $level }: cada uno empezó con { $gains } más
or-step = { $step ->
    [planning] Paso de planificación
    [action] Paso de acción
   *[encounter] Paso de encuentro
}
or-with-expansion = Con Asuntos pendientes
or-score-gained = Fama ganada
or-score-additional = Fama adicional

or-stat-player = Jugador
or-stat-fame = Fama por ronda
or-stat-round = Ronda
or-stat-paths = De dónde salió la fama
or-stat-deeds = Lo que hizo cada cual
or-stat-credits = Créditos ganados
or-stat-moves = Casillas recorridas
or-stat-cards = Cartas ganadas
or-stat-combats-won = Ataques ganados
or-stat-combats-lost = Ataques perdidos
or-stat-tests-passed = Pruebas superadas
or-stat-tests-failed = Pruebas falladas
or-stat-defeats = Derrotas

or-trade = Intercambiar con los jugadores de aquí
or-aside = { $company ->
    [yes] Tratos y descartes: ofrecer créditos, pedir un favor{ $drop ->
        [yes] { "" }, descartar una carta
       *[no] { "" }
    }
    [no] Tratos y descartes: ofrecer créditos{ $drop ->
        [yes] { "" }, descartar una carta
       *[no] { "" }
    }
   *[alone] Descartar una carta
}
or-offer = Ofrecer créditos a alguien
or-ask-favor = Pedir un favor
or-drop = Descartar cartas
or-propose = Proponerlo
or-needed = Sin «{ $card }» quedas derrotado.
or-give-armor = Dar { $good } (sin ella quedas derrotado)
or-give = Dar { $good }
or-want = Pedir { $good }
or-call-in = Reclamar la deuda de { $name }
or-accept = Aceptar
or-debt = { $who ->
    [you] tu ficha de Deuda
   *[other] la ficha de Deuda de { $name }
}
or-nothing-more = nada más
or-favor-advice = asesoramiento ({ $skill } en la próxima prueba)
or-favor-plan = una estrategia de combate (un dado más en el próximo combate)
or-favor-vouch = un aval ante { $faction ->
    [hutt] los Hutts
    [syndicate] los Sindicatos
    [imperial] el Imperio
   *[rebel] la Rebelión
} durante este turno
or-favor-shortcut = un atajo (una casilla más este turno)
or-favor-swap = { $favor } y { $card }
or-favor-from = { $more ->
    [yes] { $name } (pide además { $price })
   *[no] { $name }, por lo que ofreces
}
or-group-deals = Tratos
or-group-cards = Tus cartas
or-group-give = Das
or-group-want = Pides
or-group-offer = La oferta
or-ask-offer-whom = ¿A quién?
or-ask-offer = Tu oferta a { $to }. Das: { $gives }. Recibes: { $wants }. ¿Sigues?
or-ask-offer-take = Oferta de { $from }. Recibes: { $gives }. Das: { $wants }. ¿Aceptas?
or-ask-which-favor = ¿Qué favor pides?
or-ask-vouch = La carta va a tener en cuenta tu reputación con { $faction ->
    [hutt] los Hutts
    [syndicate] los Sindicatos
    [imperial] el Imperio
   *[rebel] la Rebelión
}. ¿Pides un aval?
or-ask-favor-pay = Pides { $favor }. A cambio: { $pays }. ¿Algo más?
or-ask-favor-grant = { $name } pide { $favor }. A cambio: { $pays }.{ $more ->
    [yes] {" "}Además pides: { $price }.
   *[no] {""}
} ¿Se lo concedes?
or-ask-favor-accept = ¿De quién aceptas el favor?
or-ask-aside = ¿Qué quieres hacer?
or-ask-beside = Mientras la mesa espera, puedes hacer un trato.
or-ask-beside-waits = { $name } se piensa tu oferta.
or-ask-beside-rests = No hay favores mientras haya dados sobre la mesa.
or-deal-offer = Oferta de { $from } a { $to }: { $gives } por { $wants }.
or-deal-favor = { $from } pide a { $to }: { $favor }. A cambio: { $pays }.
or-ask-drop = ¿Qué cartas descartas?
or-ask-renown = { $whose ->
    [you] { $what ->
        [gain] ¿Con qué facción ganas 1 de reputación?
       *[lose] ¿Con qué facción pierdes 1 de reputación?
    }
   *[other] { $what ->
        [gain] ¿Con qué facción gana { $name } 1 de reputación?
       *[lose] ¿Con qué facción pierde { $name } 1 de reputación?
    }
}
or-saw-offer = { $who ->
    [you] Propones a { $to }: { $gives } por { $wants }.
   *[other] { $whom ->
        [you] { $name } te propone: { $gives } por { $wants }.
       *[other] { $name } propone a { $to }: { $gives } por { $wants }.
    }
}
or-saw-accepted = { $who ->
    [you] Aceptas.
   *[other] { $name } acepta.
}
or-saw-refused = { $who ->
    [you] Rechazas la oferta.
   *[other] { $name } rechaza la oferta.
}
or-saw-withdrawn = { $who ->
    [you] Retiras tu oferta.
   *[other] { $name } retira su oferta.
}
or-saw-takes-part = { $who ->
    [you] Participas en «{ $card }».
   *[other] { $name } participa en «{ $card }».
}
or-saw-no-part = { $who ->
    [you] No quieres participar en «{ $card }».
   *[other] { $name } no quiere participar en «{ $card }».
}
or-saw-debt = { $who ->
    [you] { $whose ->
        [theirs] Devuelves a { $to } su ficha de Deuda.
       *[other] Entregas { $debt } a { $to }.
    }
   *[other] { $whom ->
        [you] { $whose ->
            [own] { $name } te entrega su ficha de Deuda.
            [theirs] { $name } te devuelve tu ficha de Deuda.
           *[other] { $name } te entrega { $debt }.
        }
       *[other] { $whose ->
            [own] { $name } entrega su ficha de Deuda a { $to }.
            [theirs] { $name } devuelve a { $to } su ficha de Deuda.
           *[other] { $name } entrega { $debt } a { $to }.
        }
    }
}
or-saw-favor-asked = { $who ->
    [you] Pides { $favor }. A cambio: { $pays }.
   *[other] { $name } pide { $favor }. A cambio: { $pays }.
}
or-saw-favor-yes = { $who ->
    [you] { $more ->
        [yes] Aceptas y además pides: { $price }.
       *[no] Aceptas.
    }
   *[other] { $more ->
        [yes] { $name } acepta y además pide: { $price }.
       *[no] { $name } acepta.
    }
}
or-saw-favor-no = { $who ->
    [you] No te ofreces.
   *[other] { $name } no se ofrece.
}
or-saw-favor-granted = { $who ->
    [you] { $by } te concede { $favor }.
   *[other] { $whom ->
        [you] Concedes a { $name } { $favor }.
       *[other] { $by } concede a { $name } { $favor }.
    }
}

or-page-around = Cerca
or-page-you = Tú
or-page-market = Mercado
or-page-others = Otros
or-page-rim = Borde
or-page-read = Leer
or-page-empty = Aquí aún no hay nada.
or-odds-defended = Si { $name } lo defiende: { $line }
or-odds-paid = Si descartas { $cards }: { $line }
or-odds-open = { $line }, antes de que tus cartas cambien los dados
or-ask-buy-ship = ¿Qué nave de la reserva compras?
or-saw-flipped-back = { $who ->
    [you] Volteas tu carta de Personaje de nuevo a su anverso.
   *[other] { $name } voltea su carta de Personaje de nuevo a su anverso.
}
