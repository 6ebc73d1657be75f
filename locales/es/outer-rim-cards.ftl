# El texto de las cartas de Outer Rim. Los actos empiezan en minúscula y sin punto: se enlazan en frases.
# $mood: una orden (do), o después de «puedes» y «para» (to).

# Listas y frases
orc-and = { $before } y { $last }
orc-and-long = { $before }, y { $last }
orc-and-word = y
orc-or = { $before } o { $last }
orc-to = { $cost } para { $gain }
orc-may = puedes { $text }
orc-may-this = puedes hacer lo siguiente:
orc-then = Después, { $text }
orc-times = { $mood ->
    [to] hacer
   *[do] haz
} esto { $n ->
    [2] dos
   *[other] { $n }
} veces: { $text }
orc-semicolon = {"; "}
orc-or-option = {"; o "}
orc-else = si no, { $text }
orc-circumstance = { $when }, { $text }
orc-label = { $text }:
orc-if = si { $clause }
orc-again-if = {""}
orc-again-while = {""}
orc-only-if = { $text } si { $clause }

# Términos
orc-skill = { $term ->
    [influence] Influencia
    [knowledge] Conocimiento
    [piloting] Pilotaje
    [stealth] Sigilo
    [strength] Fuerza
    [tactics] Táctica
   *[tech] Tecnología
}
orc-of-skill = { $term ->
    [influence] de Influencia
    [knowledge] de Conocimiento
    [piloting] de Pilotaje
    [stealth] de Sigilo
    [strength] de Fuerza
    [tactics] de Táctica
   *[tech] de Tecnología
}
orc-faction = { $term ->
    [hutt] a los Hutts
    [syndicate] a los Sindicatos
    [imperial] al Imperio
   *[rebel] a la Rebelión
}
orc-with = con { $term ->
    [hutt] los Hutts
    [syndicate] los Sindicatos
    [imperial] el Imperio
    [rebel] la Rebelión
    [here] la facción de este planeta
    [chosen] esa facción
   *[nearest] la facción de la patrulla más cercana
}
orc-with-any = con una facción de tu elección
orc-where-standing = con la que tu reputación sea { $term ->
    [negative] negativa
    [neutral] neutral
   *[positive] positiva
}
orc-where-standing-one = donde tu reputación sea { $term ->
    [negative] negativa
    [neutral] neutral
   *[positive] positiva
}
orc-patrol = { $term ->
    [hutt] la patrulla de los Hutts
    [syndicate] la patrulla de los Sindicatos
    [imperial] la patrulla del Imperio
    [rebel] la patrulla de la Rebelión
    [here] la patrulla de la facción de este planeta
    [chosen] la patrulla de esa facción
   *[nearest] la patrulla más cercana
}
orc-face = { $term ->
    [blank] cara vacía
    [focus] concentración
    [hit] impacto
   *[crit] crítico
}
orc-face-a = { $term ->
    [blank] cara vacía
    [focus] concentración
    [hit] impacto
   *[crit] crítico
}
orc-in-combat = { $term ->
    [ground] en combate terrestre
   *[ship] en combate espacial
}
orc-deck = { $term ->
    [bounty] Presas
    [cargo] Cargamentos
    [gear] Equipo
    [job] Trabajos
    [luxury] Lujo
   *[ship] Naves
}
orc-deck-card = { $term ->
    [bounty] Presa
    [cargo] Cargamento
    [gear] Equipo
    [job] Trabajo
    [luxury] Lujo
   *[ship] Nave
}
orc-kind = { $term ->
    [gear] Equipo
    [mod] Modificación
    [cargo] Cargamento
    [job] Trabajo
    [bounty] Presa
   *[crew] Tripulante
}
orc-kind-gender = { $term ->
    [mod] f
    [bounty] f
   *[other] m
}
orc-kind-a = { $term ->
    [gear] un equipo
    [mod] una modificación
    [cargo] un cargamento
    [job] un trabajo
    [bounty] una presa
   *[crew] un tripulante
}
orc-kind-s = { $term ->
    [gear] equipos
    [mod] modificaciones
    [cargo] cargamentos
    [job] trabajos
    [bounty] presas
   *[crew] tripulantes
}
orc-class = { $term ->
    [white] contacto blanco
    [green] contacto verde
    [yellow] contacto amarillo
   *[orange] contacto naranja
}
orc-trait = { $term ->
    [illegal] ilegal
    [secret] { $gender ->
        [f] secreta
       *[m] secreto
    }
    [armor] armadura
    [weapon] arma
    [droid] droide
    [ordnance] munición
    [wookiee] wookiee
   *[imposed] { $gender ->
        [f] forzosa
       *[m] forzoso
    }
}
orc-on = { $kind ->
   *[any] en { $space }
}

# Cuánto
orc-number = { $text }
orc-credits = { $n ->
    [one] { $text } crédito
   *[other] { $text } créditos
}
orc-fame = { $text } de fama
orc-reputation = { $text } de reputación
orc-damage = { $text } de daño
orc-damage-character = { $text } de daño en tu personaje
orc-damage-ship = { $text } de daño en tu nave
orc-dice = { $n ->
    [one] { $text } dado
   *[other] { $text } dados
}
orc-spaces = { $n ->
    [one] { $text } casilla
   *[other] { $text } casillas
}
orc-counted = { $each } { $per }
orc-counted-plus = { $plus } más { $each } { $per }
orc-at-most = { $amount } ({ $most } como máximo)
orc-per-card = { $term ->
    [gear] por cada equipo que tengas
    [mod] por cada modificación que tengas
    [cargo] por cada cargamento que tengas
    [job] por cada trabajo que tengas
    [bounty] por cada presa que tengas
   *[crew] por cada tripulante que tengas
}
orc-per-skill = por cada icono de { $skill } que tengas
orc-per-fame = por cada punto de fama que tengas
orc-per-credit = por cada crédito que tengas
orc-per-damage = { $term ->
    [character] por cada daño de tu personaje
   *[ship] por cada daño de tu nave
}
orc-per-health = por cada punto de vida que te quede
orc-per-combat = { $term ->
    [ground] por cada punto de tu puntuación de combate terrestre
   *[ship] por cada punto de tu puntuación de combate espacial
}
orc-per-positive = por cada facción con la que tu reputación sea positiva
orc-per-negative = por cada facción con la que tu reputación sea negativa
orc-per-player = por cada uno de los demás jugadores de tu casilla
orc-per-token = por cada ficha de Objetivo que haya aquí
orc-per-face = por cada { $faces }
orc-per-recovered = por cada daño recuperado
orc-per-number = por cada vez

# Condiciones: la oración después de «si», o su contraria
orc-if-standing = tu reputación { $with } { $not ->
    [yes] no es { $standing ->
        [positive] positiva
        [negative] negativa
       *[neutral] neutral
    }
   *[no] es { $standing ->
        [positive] positiva
        [negative] negativa
       *[neutral] neutral
    }
}
orc-if-any-reputation = { $not ->
    [yes] no tienes ninguna reputación { $term ->
        [positive] positiva
        [negative] negativa
       *[neutral] neutral
    }
   *[no] tienes una reputación { $term ->
        [positive] positiva
        [negative] negativa
       *[neutral] neutral
    }
}
orc-if-positive-reputations = { $not ->
    [yes] tu reputación es positiva con menos de { $n } facciones
   *[no] tu reputación es positiva con al menos { $n } facciones
}
orc-if-skill = { $not ->
    [yes] no tienes { $skill }
   *[no] tienes { $skill }
}
orc-if-on = { $not ->
    [yes] no estás { $on }
   *[no] estás { $on }
}
orc-if-on-planet = { $not ->
    [yes] no estás en un planeta
   *[no] estás en un planeta
}
orc-if-on-navpoint = { $not ->
    [yes] no estás en un punto de ruta
   *[no] estás en un punto de ruta
}
orc-if-on-planet-of = { $not ->
    [yes] no estás
   *[no] estás
} en un planeta { $term ->
    [hutt] de los Hutts
    [syndicate] de los Sindicatos
    [imperial] del Imperio
   *[rebel] de la Rebelión
}
orc-if-on-faction-planet = { $not ->
    [yes] tu planeta no pertenece a ninguna facción
   *[no] estás en el planeta de una facción
}
orc-if-marked = { $not ->
    [yes] tu casilla aún no está marcada
   *[no] tu casilla está marcada
}
orc-if-patrol-here = { $not ->
    [yes] no hay ninguna patrulla en tu casilla
   *[no] hay una patrulla en tu casilla
}
orc-if-patrol-here-of = { $not ->
    [yes] no hay ninguna patrulla
   *[no] hay una patrulla
} { $term ->
    [hutt] de los Hutts
    [syndicate] de los Sindicatos
    [imperial] del Imperio
   *[rebel] de la Rebelión
} en tu casilla
orc-if-patrol-is-here = { $patrol } { $not ->
    [yes] no está en tu casilla
   *[no] está en tu casilla
}
orc-if-patrol-within = { $patrol } { $not ->
    [yes] está a más de { $spaces }
   *[no] está a { $spaces } como máximo
}
orc-if-patrol-level-min = { $patrol } { $not ->
    [yes] es de nivel inferior a { $n }
   *[no] es de nivel { $n } o superior
}
orc-if-patrol-level-max = { $patrol } { $not ->
    [yes] es de nivel superior a { $n }
   *[no] es de nivel { $n } o inferior
}
orc-if-player-here = { $not ->
    [yes] no hay otro jugador en tu casilla
   *[no] hay otro jugador en tu casilla
}
orc-if-credits = { $not ->
    [yes] tienes menos de { $amount }
   *[no] tienes al menos { $amount }
}
orc-if-fame = { $not ->
    [yes] tienes menos de { $amount }
   *[no] tienes al menos { $amount }
}
orc-if-number = { $not ->
    [yes] hay menos de { $amount }
   *[no] hay al menos { $amount }
}
orc-if-number-dice = { $not ->
    [yes] menos de { $amount } muestran { $faces }
   *[no] { $n ->
        [one] al menos { $amount } muestra { $faces }
       *[other] al menos { $amount } muestran { $faces }
    }
}
orc-if-number-recovered = { $not ->
    [yes] te has recuperado de menos de { $amount } de daño
   *[no] te has recuperado de al menos { $amount } de daño
}
orc-if-damaged = { $not ->
    [yes] { $term ->
        [character] tu personaje está ileso
       *[ship] tu nave está intacta
    }
   *[no] { $term ->
        [character] tu personaje está herido
       *[ship] tu nave está dañada
    }
}
orc-if-health-left = { $not ->
    [yes] te quedan menos de { $amount } puntos de vida
   *[no] te quedan al menos { $amount } puntos de vida
}
orc-if-has = { $not ->
    [yes] no tienes { $cards }
   *[no] tienes { $cards }
}
orc-if-crew = { $not ->
    [yes] no tienes a «{ $name }» como tripulante
   *[no] tienes a «{ $name }» como tripulante
}
orc-if-character = { $not ->
    [yes] no eres { $name }
   *[no] eres { $name }
}
orc-if-character-trait = { $not ->
    [yes] tu personaje no es
   *[no] tu personaje es
} { $term ->
    [droid] un droide
    [wookiee] un wookiee
    [illegal] ilegal
    [secret] secreto
    [armor] de armadura
    [weapon] un arma
    [ordnance] munición
   *[imposed] forzoso
}
orc-if-ship-cost = { $not ->
    [yes] tu nave cuesta menos de { $amount }
   *[no] tu nave cuesta al menos { $amount }
}
orc-if-fighting = { $not ->
    [yes] no combates contra { $term ->
        [patrol] una patrulla
        [bounty] una presa
        [player] un jugador
       *[foe] un adversario de una carta
    }
   *[no] combates contra { $term ->
        [patrol] una patrulla
        [bounty] una presa
        [player] un jugador
       *[foe] un adversario de una carta
    }
}
orc-if-opponent-dice = { $not ->
    [yes] tu adversario tira menos de { $amount }
   *[no] tu adversario tira al menos { $amount }
}
orc-if-won = { $not ->
    [yes] no ganas
   *[no] ganas
}
orc-if-attacking = { $not ->
    [yes] no eres el atacante
   *[no] eres el atacante
}
orc-if-card = { $not ->
    [yes] no es { $card }
   *[no] es { $card }
}
orc-if-card-trait = { $not ->
    [yes] no es
   *[no] es
} { $term ->
    [illegal] ilegal
    [secret] secreto
    [armor] una armadura
    [weapon] un arma
    [droid] un droide
    [ordnance] munición
    [wookiee] un wookiee
   *[imposed] forzoso
}
orc-other-player = { $other ->
    [chosen] ese jugador
    [owner] el jugador actual
   *[opposite] el otro jugador
}
orc-if-other = para { orc-other-player } esto { $not ->
    [yes] no se cumple
   *[no] se cumple
}: { $what }
orc-if-other-least = { orc-other-player } tiene { $not ->
    [yes] menos de { $what }
   *[no] al menos { $what }
}
orc-if-other-has = { orc-other-player } { $not ->
    [yes] no tiene { $what }
   *[no] tiene { $what }
}
orc-a-reputation = una reputación { $term ->
    [negative] negativa
    [neutral] neutral
   *[positive] positiva
}
orc-if-other-more-fame = { $not ->
    [yes] ese jugador no tiene más fama que tú
   *[no] ese jugador tiene más fama que tú
}
orc-if-other-at-least-fame = { $not ->
    [yes] ese jugador tiene menos fama que tú
   *[no] ese jugador tiene al menos tanta fama como tú
}
orc-if-expansion = { $not ->
    [yes] no se usa la expansión
   *[no] se usa la expansión
}

# Cartas, jugadores y casillas
orc-a-card = una carta
orc-cards = cartas
orc-adjective = {""}
orc-with-article = {""}
orc-at-least = al menos { $n } { $cards }
orc-any-cards = { $cards }
orc-that-is = { $n ->
    [one] { $term ->
        [illegal] ilegal
        [secret] de carácter secreto
        [armor] que sea una armadura
        [weapon] que sea un arma
        [droid] que sea un droide
        [ordnance] que sea munición
        [wookiee] que sea un wookiee
       *[imposed] { $gender ->
            [f] forzosa
           *[m] forzoso
        }
    }
   *[other] { $term ->
        [illegal] ilegales
        [secret] de carácter secreto
        [armor] que sean armaduras
        [weapon] que sean armas
        [droid] que sean droides
        [ordnance] que sean munición
        [wookiee] que sean wookiees
       *[imposed] { $gender ->
            [f] forzosas
           *[m] forzosos
        }
    }
}
orc-that-is-not = { $n ->
    [one] { $term ->
        [illegal] legal
        [secret] sin carácter secreto
        [armor] que no sea una armadura
        [weapon] que no sea un arma
        [droid] que no sea un droide
        [ordnance] que no sea munición
        [wookiee] que no sea un wookiee
       *[imposed] que no sea { $gender ->
            [f] forzosa
           *[m] forzoso
        }
    }
   *[other] { $term ->
        [illegal] legales
        [secret] sin carácter secreto
        [armor] que no sean armaduras
        [weapon] que no sean armas
        [droid] que no sean droides
        [ordnance] que no sean munición
        [wookiee] que no sean wookiees
       *[imposed] que no sean { $gender ->
            [f] forzosas
           *[m] forzosos
        }
    }
}
orc-cost-min = { $n ->
    [one] que cueste al menos { $price }
   *[other] que cuesten al menos { $price } cada { $gender ->
        [f] una
       *[m] uno
    }
}
orc-cost-max = { $n ->
    [one] que cueste como máximo { $price }
   *[other] que cuesten como máximo { $price } cada { $gender ->
        [f] una
       *[m] uno
    }
}
orc-cost-sum = por valor de al menos { $price } en total
orc-each-player = cada uno de los demás jugadores
orc-each-does = { $who } hace lo siguiente:
orc-each-gains = { $who } gana { $amount }
orc-each-recovers = { $who } se recupera de { $all ->
    [yes] todo el daño
   *[no] { $amount }
} { $from ->
    [character] en su personaje
    [ship] en su nave
   *[both] en su personaje y en su nave
}
orc-nearest-player = al jugador más cercano
orc-another-player = a otro jugador
orc-player-here = de tu casilla
orc-player-who = { $player } que { $who }
orc-who-stands = no esté derrotado
orc-who-more-fame = tenga más fama que tú
orc-who-at-least-fame = tenga al menos tanta fama como tú
orc-who-reputation = tenga una reputación { $term ->
    [positive] positiva
    [negative] negativa
   *[neutral] neutral
}
orc-who-has = tenga { $cards }
orc-a-faction = una facción
orc-faction-standing = con la que tu reputación sea { $term ->
    [negative] negativa
    [neutral] neutral
   *[positive] positiva
}
orc-faction-patrol-here = cuya patrulla esté en tu casilla
orc-faction-patrol-within = cuya patrulla esté a { $spaces } como máximo
orc-a-planet = un planeta
orc-a-navpoint = un punto de ruta
orc-a-space = una casilla
orc-space-within = a { $spaces } como máximo
orc-space-no-players = sin jugadores
orc-space-of = { $term ->
    [hutt] de los Hutts
    [syndicate] de los Sindicatos
    [imperial] del Imperio
   *[rebel] de la Rebelión
}
orc-space-hidden-contact = con un contacto bocabajo
orc-a-contact = { $term ->
    [down] un contacto bocabajo
    [up] un contacto bocarriba
   *[any] un contacto
}
orc-contact-here = en tu planeta
orc-choose = { $mood ->
    [to] elegir
   *[do] elige
} { $what }
orc-choose-own = { $mood ->
    [to] elegir
   *[do] elige
} entre tus cartas { $what }
orc-choose-theirs = { $mood ->
    [to] elegir
   *[do] elige
} entre las cartas { $other ->
    [chosen] de ese jugador
    [owner] del jugador actual
   *[opposite] del otro jugador
} { $what }
orc-nearest-chooses = el jugador más cercano elige { $what }
orc-browse = { $mood ->
    [to] revelar
   *[do] revela
} cartas del mazo de { $deck } hasta que { $n ->
    [one] haya 1
   *[other] haya { $n }
} { $one ->
    [yes] del tipo { $kinds }
   *[no] del tipo que elijas ({ $kinds })
}. Puedes comprar una. Baraja el resto en el mazo

# Valores modificados
orc-lend = { $mood ->
    [to] recibir
   *[do] recibe
} { $text } { $until }
orc-lend-next = { $mood ->
    [to] recibir
   *[do] recibe
} { $text } si tu próxima prueba o combate es { $term ->
    [ground] un combate terrestre
   *[ship] un combate espacial
}
orc-lend-holds = { $until }, { $text }
orc-holds = { $text }
orc-until = { $term ->
    [combat] en este combate
    [test] en esta prueba
    [next-roll] para tu próxima tirada (prueba o combate)
    [turn] hasta el final de este turno
   *[next-turn] hasta el final de tu próximo turno
}
orc-mod-hyperdrive = { $text } de hiperimpulsor
orc-mod-combat = { $n ->
    [one] { $text } dado
   *[other] { $text } dados
}{ $term ->
    [ground] {" "}en combate terrestre
    [ship] {" "}en combate espacial
   *[any] {""}
}
orc-mod-enemy-dice = { $n ->
    [one] { $text } dado
   *[other] { $text } dados
} para tu adversario { $term ->
    [ground] en combate terrestre
   *[ship] en combate espacial
}
orc-mod-toughness = { $text } { $term ->
    [character] de vida
   *[ship] de casco
}
orc-mod-skill = { $text } de { $term ->
    [influence] Influencia
    [knowledge] Conocimiento
    [piloting] Pilotaje
    [stealth] Sigilo
    [strength] Fuerza
    [tactics] Táctica
   *[tech] Tecnología
}
orc-mod-fame = { $text } de fama
orc-mod-slots = { $text } { $n ->
    [one] espacio
   *[other] espacios
} { $term ->
    [gear] de equipo
    [mod] de modificación
    [cargo] de cargamento
    [job] de trabajo
    [bounty] de presa
   *[crew] de tripulante
}
orc-mod-shield = el daño que sufres { $combat } se reduce en { $by }
orc-mod-damage-cap = sufres como máximo { $most } { $combat }
orc-mod-patrol-fame = { $text } de fama cuando una patrulla derrotada da fama
orc-mod-fame-cut = cada vez que ganas fama por otro medio que tu carta de Personaje, ganas { $fame } menos
orc-mod-fame-cut-credits = ganas { $credits } en lugar de la fama que no ganas
orc-mod-price = las cartas de { $term ->
    [bounty] Presa
    [cargo] Cargamento
    [gear] Equipo
    [job] Trabajo
    [luxury] Lujo
   *[ship] Nave
} te cuestan { $amount } { $less ->
    [yes] menos
   *[no] más
}
orc-mod-pass-maelstrom = la Vorágine no te detiene
orc-mod-pass-patrols = las patrullas no te detienen
orc-mod-ignore-patrols = no tienes que combatir contra las patrullas
orc-mod-keep-reputation = derrotar a una patrulla no te cuesta reputación
orc-mod-counts-positive = tu reputación { $with } se considera positiva
orc-mod-market-anywhere = también puedes visitar el mercado en los puntos de ruta
orc-mod-must-capture = debes capturar a la presa

# Momentos
orc-step-planning = Planificación:
orc-step-action = Acción:
orc-step-encounter = Encuentro:
orc-once-roll = { $term ->
    [combat] una vez por combate
    [test] una vez por prueba
   *[any] una vez por tirada
}
orc-once-turn = una vez por turno
orc-when-turn-began = al principio de tu turno
orc-when-before-test = antes de tirar los dados en una prueba
orc-when-before-combat = { $term ->
    [ground] antes de tirar los dados en un combate terrestre
    [ship] antes de tirar los dados en un combate espacial
   *[any] antes de tirar los dados en un combate
}
orc-when-test-dice = después de tirar los dados en una prueba
orc-when-combat-dice = { $term ->
    [ground] después de tirar los dados en un combate terrestre
    [ship] después de tirar los dados en un combate espacial
   *[any] después de tirar los dados en un combate
}
orc-when-delivery-die = después de tirar el dado de una entrega ilegal
orc-when-card-dice = después de tirar los dados por una carta
orc-when-rolled = después de tirar los dados { $rolls }
orc-when-to-roll = antes de tirar los dados { $rolls }
orc-roll-of = { $roll ->
    [test] en una prueba
    [combat] { $term ->
        [ground] en un combate terrestre
        [ship] en un combate espacial
       *[any] en un combate
    }
    [delivery] en una entrega ilegal
   *[card] por una carta
}
orc-when-combat-won = después de ganar un combate{ $how }
orc-when-combat-lost = después de perder un combate{ $how }
orc-fought = { $term ->
    [planet] { $not ->
        [yes] fuera de los planetas
       *[no] en un planeta
    }
    [navpoint] { $not ->
        [yes] fuera de los puntos de ruta
       *[no] en un punto de ruta
    }
    [attacker] { $not ->
        [yes] en defensa
       *[no] como atacante
    }
    [dice] { $not ->
        [yes] contra menos de { $amount }
       *[no] contra al menos { $amount }
    }
    [character] { $not ->
        [yes] con tu personaje ileso
       *[no] con tu personaje herido
    }
    [ship] { $not ->
        [yes] con tu nave intacta
       *[no] con tu nave dañada
    }
    [patrol] { $not ->
        [yes] no contra una patrulla
       *[no] contra una patrulla
    }
    [bounty] { $not ->
        [yes] no contra una presa
       *[no] contra una presa
    }
    [player] { $not ->
        [yes] no contra un jugador
       *[no] contra un jugador
    }
   *[foe] { $not ->
        [yes] no contra un adversario de una carta
       *[no] contra un adversario de una carta
    }
}
orc-when-patrol-beaten = después de derrotar a una patrulla
orc-when-bounty-reward = cuando ganas la recompensa de una presa
orc-when-bounty-eliminated = después de eliminar a una presa
orc-when-capture-delivered = después de entregar a una presa capturada
orc-when-cargo-reward = cuando ganas la recompensa de un cargamento
orc-when-job-reward = cuando ganas la recompensa de un trabajo
orc-when-patrol-reward = cuando ganas la recompensa de una patrulla
orc-when-gained = { $term ->
    [gear] después de ganar un equipo
    [mod] después de ganar una modificación
    [cargo] después de ganar un cargamento
    [job] después de ganar un trabajo
    [bounty] después de ganar una presa
   *[crew] después de ganar un tripulante
}
orc-when-bought = después de comprar una carta de { $term ->
    [bounty] Presa
    [cargo] Cargamento
    [gear] Equipo
    [job] Trabajo
    [luxury] Lujo
   *[ship] Nave
}
orc-when-hired = después de reclutar a un contacto
orc-when-recovered = después de recuperarte de daño
orc-when-near-defeat = cuando te vayan a derrotar
orc-when-defeated = después de que te derroten
orc-when-entered-patrol-space = cuando entras en una casilla cuya patrulla te detendría
orc-when-player-entered = cuando otro jugador entra en tu casilla
orc-when-patrol-would-move = cuando una patrulla fuera a moverse hacia ti en tu turno

# Objetivos
orc-goal = Objetivo:
orc-goal-holds = { $clause }
orc-goal-given = { $text } mientras { $clause }
orc-goal-ability = { $n ->
    [one] complétalo con la capacidad de esta hoja
   *[other] reúne { $n } fichas de Objetivo con la capacidad de esta hoja
}
orc-goal-planning = { $n ->
    [one] usa una capacidad de planificación
   *[other] usa { $n } capacidades de planificación
}
orc-goal-action = { $n ->
    [one] usa una capacidad de acción
   *[other] usa { $n } capacidades de acción
}
orc-goal-encounter = { $n ->
    [one] usa una capacidad de encuentro
   *[other] usa { $n } capacidades de encuentro
}
orc-goal-turn-began = { $n ->
    [one] empieza un turno
   *[other] empieza { $n } turnos
}
orc-goal-before-test = { $n ->
    [one] intenta una prueba
   *[other] intenta { $n } pruebas
}
orc-goal-before-combat = { $term ->
    [ground] { $n ->
        [one] libra un combate terrestre
       *[other] libra { $n } combates terrestres
    }
   *[ship] { $n ->
        [one] libra un combate espacial
       *[other] libra { $n } combates espaciales
    }
}
orc-goal-test-dice = { $n ->
    [one] tira los dados en una prueba
   *[other] tira los dados en { $n } pruebas
}
orc-goal-combat-dice = { $term ->
    [ground] { $n ->
        [one] tira los dados en un combate terrestre
       *[other] tira los dados en { $n } combates terrestres
    }
   *[ship] { $n ->
        [one] tira los dados en un combate espacial
       *[other] tira los dados en { $n } combates espaciales
    }
}
orc-goal-delivery-die = { $n ->
    [one] tira el dado de una entrega ilegal
   *[other] tira el dado de { $n } entregas ilegales
}
orc-goal-card-dice = { $n ->
    [one] tira los dados por una carta
   *[other] tira los dados { $n } veces por una carta
}
orc-goal-combat-won = { $n ->
    [one] gana un combate
   *[other] gana { $n } combates
}{ $how }
orc-goal-combat-lost = { $n ->
    [one] pierde un combate
   *[other] pierde { $n } combates
}{ $how }
orc-goal-patrol-beaten = { $n ->
    [one] derrota a una patrulla
   *[other] derrota a { $n } patrullas
}
orc-goal-bounty-reward = { $n ->
    [one] gana la recompensa de una presa
   *[other] gana las recompensas de { $n } presas
}
orc-goal-bounty-eliminated = { $n ->
    [one] elimina a una presa
   *[other] elimina a { $n } presas
}
orc-goal-capture-delivered = { $n ->
    [one] entrega a una presa capturada
   *[other] entrega a { $n } presas capturadas
}
orc-goal-cargo-reward = { $n ->
    [one] entrega un cargamento
   *[other] entrega { $n } cargamentos
}
orc-goal-job-reward = { $n ->
    [one] completa un trabajo
   *[other] completa { $n } trabajos
}
orc-goal-patrol-reward = { $n ->
    [one] gana la recompensa de una patrulla
   *[other] gana las recompensas de { $n } patrullas
}
orc-goal-gained = { $n ->
    [one] gana { $term ->
        [gear] un equipo
        [mod] una modificación
        [cargo] un cargamento
        [job] un trabajo
        [bounty] una presa
       *[crew] un tripulante
    }
   *[other] gana { $n } { $term ->
        [gear] equipos
        [mod] modificaciones
        [cargo] cargamentos
        [job] trabajos
        [bounty] presas
       *[crew] tripulantes
    }
}
orc-goal-bought = { $n ->
    [one] compra una carta
   *[other] compra { $n } cartas
} de { $term ->
    [bounty] Presa
    [cargo] Cargamento
    [gear] Equipo
    [job] Trabajo
    [luxury] Lujo
   *[ship] Nave
}
orc-goal-hired = { $n ->
    [one] recluta a un contacto
   *[other] recluta a { $n } contactos
}
orc-goal-recovered = { $n ->
    [one] recupérate de daño
   *[other] recupérate de daño { $n } veces
}
orc-goal-recovered-least = { $n ->
    [one] recupérate de al menos { $least } de una vez
   *[other] { $n } veces, recupérate de al menos { $least } de una vez
}
orc-goal-near-defeat = { $n ->
    [one] roza la derrota
   *[other] roza la derrota { $n } veces
}
orc-goal-defeated = { $n ->
    [one] que te derroten
   *[other] que te derroten { $n } veces
}
orc-goal-entered-patrol-space = { $n ->
    [one] entra en una casilla cuya patrulla te detendría
   *[other] entra en { $n } casillas cuya patrulla te detendría
}
orc-goal-player-entered = { $n ->
    [one] ve entrar a otro jugador en tu casilla
   *[other] ve entrar { $n } veces a otro jugador en tu casilla
}
orc-goal-patrol-would-move = { $n ->
    [one] atrae a una patrulla hacia ti
   *[other] atrae { $n } veces a una patrulla hacia ti
}

# Elecciones, pruebas, combates
orc-choose-one = { $mood ->
    [to] elegir una opción:
   *[do] elige una opción:
}
orc-nothing = { $mood ->
    [to] no hacer nada
   *[do] no hagas nada
}
orc-otherwise = Si no:
orc-if-done = Si lo haces:
orc-if-none = si no hay ninguno
orc-by-reputation = según tu reputación { $with }:
orc-if-positive = Positiva:
orc-if-neutral = Neutral:
orc-if-negative = Negativa:
orc-test = { $mood ->
    [to] hacer
   *[do] haz
} una prueba { $skills }
orc-other-tests = { orc-other-player } hace una prueba { $skills }
orc-pass = Éxito:
orc-crit = Éxito con un crítico:
orc-fail = Fracaso:
orc-roll = { $mood ->
    [to] tirar
   *[do] tira
} un dado
orc-roll-dice = { $mood ->
    [to] tirar
   *[do] tira
} { $dice }
orc-fight = { $mood ->
    [to] librar
   *[do] libra
} un combate { $arena ->
    [ground] terrestre
   *[ship] espacial
} contra { $dice }
orc-duel = { $mood ->
    [to] librar
   *[do] libra
} un combate { $arena ->
    [ground] terrestre{" "}
    [ship] espacial{" "}
   *[any] {""}
}contra { orc-other-player }
orc-win = Victoria:
orc-lose = Derrota:

# Actos
orc-gain = { $mood ->
    [to] ganar
   *[do] gana
} { $amount }
orc-lose-some = { $mood ->
    [to] perder
   *[do] pierde
} { $amount }
orc-take-credits = { $mood ->
    [to] quitar
   *[do] quita
} { $amount } { $other ->
    [chosen] a ese jugador
    [owner] al jugador actual
   *[opposite] al otro jugador
}
orc-give-credits = { $mood ->
    [to] dar
   *[do] da
} { $amount } { $other ->
    [chosen] a ese jugador
    [owner] al jugador actual
   *[opposite] al otro jugador
}
orc-gain-reputation = { $other ->
    [you] { $mood ->
        [to] ganar
       *[do] gana
    }
    [chosen] ese jugador gana
    [owner] el jugador actual gana
   *[opposite] el otro jugador gana
} { $amount } { $with }
orc-lose-reputation = { $other ->
    [you] { $mood ->
        [to] perder
       *[do] pierde
    }
    [chosen] ese jugador pierde
    [owner] el jugador actual pierde
   *[opposite] el otro jugador pierde
} { $amount } { $with }
orc-reward-instead = { $mood ->
    [to] ganar
   *[do] gana
} { $more } en lugar de los créditos
orc-reward-set = { $mood ->
    [to] ganar
   *[do] gana
} { $credits } en lugar de sus créditos
orc-reward-more = { $mood ->
    [to] ganar
   *[do] gana
} { $more }
orc-more-credits = { $n ->
    [one] { $text } crédito más
   *[other] { $text } créditos más
}
orc-more-fame = { $text } de fama más
orc-suffer = { $mood ->
    [to] sufrir
   *[do] sufre
} { $amount }
orc-recover = { $mood ->
    [to] recuperarte
   *[do] recupérate
} de { $all ->
    [yes] todo el daño
   *[no] { $amount }
} { $from ->
    [character] en tu personaje
    [ship] en tu nave
   *[both] en tu personaje y en tu nave
}
orc-defeat = { $mood ->
    [to] sufrir una derrota
   *[do] te derrotan
}
orc-survive = { $mood ->
    [to] recuperarte
   *[do] recupérate
} de { $amount } en lugar de quedar fuera de combate
orc-survive-whole = { $mood ->
    [to] recuperarte
   *[do] recupérate
} de todo el daño en lugar de quedar fuera de combate
orc-move-directly = { $mood ->
    [to] moverte
   *[do] muévete
} directamente { $to }
orc-fly = { $mood ->
    [to] moverte
   *[do] muévete
} hasta { $spaces }
orc-cross-the-core = { $mood ->
    [to] moverte
   *[do] muévete
} a la casilla opuesta de los Mundos del Núcleo
orc-need-not-stop = { $mood ->
    [to] seguir
   *[do] sigue
} sin detenerte allí
orc-stop-mover = { $mood ->
    [to] obligar
   *[do] obliga
} a ese jugador a detenerse allí
orc-extra-turn = { $mood ->
    [to] jugar
   *[do] juega
} otro turno después de este
orc-move-patrol = { $mood ->
    [to] mover
   *[do] mueve
} { $patrol } { $spaces } hacia ti
orc-bring-patrol = { $mood ->
    [to] mover
   *[do] mueve
} { $patrol } directamente a tu casilla
orc-send-patrol = { $mood ->
    [to] mover
   *[do] mueve
} { $patrol } { $spaces } en cualquier dirección
orc-fight-patrol = { $mood ->
    [to] combatir
   *[do] combate
} contra { $patrol }
orc-redirect-patrol = { $mood ->
    [to] moverla
   *[do] muévela
} hacia otro jugador de tu elección
orc-to-here = a tu casilla
orc-to-space = a { $space }
orc-to-chosen = hasta allí
orc-to-other = a la casilla { $other ->
    [chosen] de ese jugador
    [owner] del jugador actual
   *[opposite] del otro jugador
}
orc-to-patrol = a la casilla de { $patrol }
orc-at-here = de tu casilla
orc-at-chosen = de esa casilla
orc-at-other = de la casilla { $other ->
    [chosen] de ese jugador
    [owner] del jugador actual
   *[opposite] del otro jugador
}
orc-at-patrol = de la casilla de { $patrol }
orc-reveal-contact = { $mood ->
    [to] mostrar
   *[do] muestra
} ese contacto
orc-reveal-contacts = { $mood ->
    [to] mostrar
   *[do] muestra
} todos los contactos { $at }
orc-peek-contact = { $mood ->
    [to] mirarlo
   *[do] míralo
} en secreto
orc-encounter-contact = { $mood ->
    [to] tener
   *[do] ten
} un encuentro con ese contacto
orc-hire = { $mood ->
    [to] reclutar
   *[do] recluta
} a este contacto
orc-remove-contact = { $mood ->
    [to] retirar
   *[do] retira
} este contacto de la partida
orc-encounter-space = { $mood ->
    [to] tener
   *[do] ten
} un encuentro en tu casilla
orc-databank = { $mood ->
    [to] resolver
   *[do] resuelve
} una carta n.º { $number } del Banco de Datos
orc-stop = { $mood ->
    [to] terminar el encuentro
   *[do] el encuentro termina
}
orc-gain-top = { $mood ->
    [to] ganar
   *[do] gana
} la primera carta del mazo de { $deck }
orc-gain-named = { $mood ->
    [to] tomar
   *[do] toma
} «{ $name }» del mazo de { $deck } y { $mood ->
    [to] barajar
   *[do] baraja
} el mazo
orc-buy-top = { $mood ->
    [to] comprar
   *[do] puedes comprar
} la primera carta del mazo de { $deck } con un descuento de { $off }
orc-market = { $mood ->
    [to] visitar
   *[do] visita
} el mercado
orc-market-off = { $mood ->
    [to] visitar
   *[do] visita
} el mercado con un descuento de { $off }
orc-discard-top = { $mood ->
    [to] poner
   *[do] pon
} la primera carta del mazo de { $deck } debajo del mazo
orc-gain-card = { $mood ->
    [to] ganar
   *[do] gana
} una carta n.º { $number } del Banco de Datos
orc-gain-card-named = { $mood ->
    [to] ganar
   *[do] gana
} «{ $name }» (carta n.º { $number } del Banco de Datos)
orc-discard = { $mood ->
    [to] descartar
   *[do] descarta
} { $what }
orc-discard-own = { $mood ->
    [to] descartar
   *[do] descarta
} { $what }
orc-discard-this = { $mood ->
    [to] descartar
   *[do] descarta
} esta carta
orc-remove-this = { $mood ->
    [to] retirar
   *[do] retira
} esta carta de la partida
orc-rotate-this = { $mood ->
    [to] girar
   *[do] gira
} esta carta
orc-discard-chosen = { $mood ->
    [to] descartar
   *[do] descarta
} esa carta
orc-take-chosen = { $mood ->
    [to] tomar
   *[do] toma
} esa carta
orc-complete-job = { $mood ->
    [to] completar
   *[do] completa
} el trabajo
orc-lose-job = { $mood ->
    [to] descartar
   *[do] descarta
} el trabajo
orc-deliver-cargo = { $mood ->
    [to] entregar
   *[do] entrega
} el cargamento
orc-lose-cargo = { $mood ->
    [to] descartar
   *[do] descarta
} el cargamento
orc-advance-goal = { $mood ->
    [to] ganar
   *[do] gana
} una ficha de Objetivo
orc-complete-goal = { $mood ->
    [to] completar
   *[do] completa
} el objetivo
orc-mark-here = { $mood ->
    [to] marcar
   *[do] marca
} tu casilla
orc-mark-chosen = { $mood ->
    [to] marcar
   *[do] marca
} esa casilla
orc-mark-space = { $mood ->
    [to] marcar la casilla
   *[do] marca la casilla
} { $at }
orc-some-dice = { $use ->
    [turn] { $any ->
        [yes] { $whose ->
            [own] tantos resultados tuyos{ $showing } como quieras
           *[enemy] tantos resultados de tu adversario{ $showing } como quieras
        }
       *[no] { $n ->
            [one] { $whose ->
                [own] { $dice } de tus resultados{ $showing }
               *[enemy] { $dice } resultado de tu adversario{ $showing }
            }
           *[other] { $whose ->
                [own] hasta { $dice } de tus resultados{ $showing }
               *[enemy] hasta { $dice } resultados de tu adversario{ $showing }
            }
        }
    }
   *[reroll] { $any ->
        [yes] { $whose ->
            [own] tantos dados tuyos{ $showing } como quieras
           *[enemy] tantos dados de tu adversario{ $showing } como quieras
        }
       *[no] { $n ->
            [one] { $whose ->
                [own] { $dice } de tus dados{ $showing }
               *[enemy] { $dice } dado de tu adversario{ $showing }
            }
           *[other] { $whose ->
                [own] hasta { $dice } de tus dados{ $showing }
               *[enemy] hasta { $dice } dados de tu adversario{ $showing }
            }
        }
    }
}
orc-dice-showing = { $n ->
    [one] que muestre { $faces }
   *[other] que muestren { $faces }
}
orc-reroll = { $mood ->
    [to] volver a tirar
   *[do] vuelve a tirar
} { $dice }
orc-turn = { $mood ->
    [to] convertir
   *[do] convierte
} { $dice } en { $to ->
    [blank] cara vacía
    [focus] concentración
    [hit] impacto
   *[crit] crítico
}
orc-dice-from = de { $faces }
orc-add-result = { $mood ->
    [to] añadir
   *[do] añade
} { $amount } { $face ->
    [blank] { $n ->
        [one] cara vacía
       *[other] caras vacías
    }
    [focus] { $n ->
        [one] concentración
       *[other] concentraciones
    }
    [hit] { $n ->
        [one] impacto
       *[other] impactos
    }
   *[crit] { $n ->
        [one] crítico
       *[other] críticos
    }
} a tu tirada
orc-cancel = { $mood ->
    [to] anular
   *[do] anula
} { $amount } { $face ->
    [blank] { $n ->
        [one] cara vacía
       *[other] caras vacías
    }
    [focus] { $n ->
        [one] concentración
       *[other] concentraciones
    }
    [hit] { $n ->
        [one] impacto
       *[other] impactos
    }
   *[crit] { $n ->
        [one] crítico
       *[other] críticos
    }
} de tu adversario
orc-lend-skill = { $mood ->
    [to] usar
   *[do] usa
} { $all ->
    [yes] una habilidad de tu elección
   *[no] { $skills }
} { $roll ->
    [test] en esta prueba
   *[next-roll] en la próxima prueba
}
orc-pay = { $mood ->
    [to] pagar
   *[do] paga
} { $amount }

# Cartas
orc-free = gratis
orc-not-solo = Esta carta no se usa en las partidas en solitario con la expansión.
orc-as-crew = Como tripulante:
orc-encountered = Encuentro:
orc-rotated = Girada, { $name }:
orc-ship = Nave
orc-special = Se resuelve al momento
orc-databank-card = Banco de Datos
orc-of-deck = mazo de { $deck }
orc-number-of = n.º { $number }
orc-skills = Habilidades:
orc-fits-cargo = También cabe en un espacio de cargamento.
orc-when-this-gained = Al ganarla:
orc-buy-not-on = No se puede comprar { $spaces }.
orc-buy-if = Solo se puede comprar si { $clause }.
orc-buy-roll = Para comprarla, tira antes un dado: debe mostrar { $faces }.
orc-deliver-to = Destino:
orc-illegal = Ilegal:
orc-illegal-delivery = tira un dado al entregarlo; con { $faces } pasa, con lo demás hay problemas (carta n.º 1 del Banco de Datos)
orc-reward = Recompensa:
orc-no-reward = nada
orc-job-at = Lugar:
orc-job-for-two = Para dos: otro jugador de la casilla debe participar.
orc-job-contested = En disputa: otro jugador de la casilla se te opone.
orc-job-skills = Habilidades útiles:
orc-job-skill = { $skill }{ $mark ->
    [contested] {" "}(en disputa)
    [key] {" "}(clave)
   *[plain] {""}
}
orc-job-encounter = Trabajo:
orc-job-databank = resuelve una carta n.º { $number } del Banco de Datos
orc-target = Presa:
orc-wanted = { $name } ({ $class }), { $dice } { $combat }
orc-eliminate = Eliminar:
orc-capture = Capturar y entregar en { $space }:
orc-afterwards = Después:
orc-to-the-patrol = { $term ->
    [hutt] donde esté la patrulla de los Hutts
    [syndicate] donde esté la patrulla de los Sindicatos
    [imperial] donde esté la patrulla del Imperio
   *[rebel] donde esté la patrulla de la Rebelión
}
orc-to-the-marked = la casilla marcada
orc-to-any-player = cualquier casilla con otro jugador
orc-to-any-planet = cualquier planeta
orc-after-remove = Después, retira esta carta de la partida.
orc-after-shuffle = Después, baraja esta carta en su mazo.
orc-after-rotate = Después, gira esta carta.
orc-icons = Iconos:
orc-icon-patrol = { $term ->
    [hutt] la patrulla de los Hutts
    [syndicate] la patrulla de los Sindicatos
    [imperial] la patrulla del Imperio
   *[rebel] la patrulla de la Rebelión
} avanza { $spaces }
orc-icon-reveal = ({ $least }-{ $most } jugadores) muestra un contacto

# Hojas
orc-character = Personaje
orc-character-values = combate terrestre { $combat }, vida { $health }
orc-setup = Preparación:
orc-setup-card = { $number ->
    [90] una presa inicial (n.º 90)
    [91] un cargamento inicial (n.º 91)
    [92] un trabajo inicial (n.º 92)
   *[other] carta n.º { $number } del Banco de Datos
}
orc-setup-reputation = reputación { $standing ->
    [positive] positiva
    [negative] negativa
   *[neutral] neutral
} { $with }
orc-flipped = Reverso:
orc-flipped-named = Reverso, { $name }:
orc-starting-ship = Nave inicial
orc-ship-values = Hiperimpulsor { $hyperdrive }, combate espacial { $combat }, casco { $hull }.
orc-slots-label = Espacios:
orc-slots = { $term ->
    [cargo] cargamento
    [mod] modificación
    [either] cargamento o modificación
   *[crew] tripulantes
} { $n }
orc-ambition = Ambición
orc-mark-any = En cualquier momento:
orc-mark-step = Paso { $n }:
orc-mark-while = Debe mantenerse:
orc-mark-final = Objetivo final:
orc-patrol-level = Patrulla de nivel { $n }
orc-patrol-type = Patrulla
orc-patrol-combat = Combate espacial contra { $dice }.
orc-patrol-unbeatable = No se puede derrotar.
orc-encounter = Encuentro
orc-section = { $term ->
    [patrol] Con una patrulla
    [no-patrol] Sin patrulla
    [core-worlds] Mundos del Núcleo
    [across-the-core] A través del Núcleo
   *[navpoint] Puntos de ruta
}
orc-card-number = n.º { $number }

# Cartas de IA
orc-ai = Carta de IA
orc-ai-title = Carta de IA { $n }
orc-ai-deck = { $term ->
    [standard] mazo estándar
    [hunter] mazo de cazarrecompensas
   *[character] carta de personaje
}
orc-ai-planning = Planificación, lo primero que sea posible:
orc-ai-action = Acción, todo lo que sea posible:
orc-ai-encounter = Encuentro, lo primero que sea posible:
orc-ai-recover-if-defeated = si está derrotada, se recupera de todo el daño
orc-ai-recover-if-damaged = si tiene algún daño, se recupera de todo
orc-ai-move-to-goal = se mueve hacia el objetivo más cercano
orc-ai-move-to-bounty = se mueve hacia la presa designada
orc-ai-gain = gana { $amount }
orc-ai-deliver = entrega aquí{ $penalty ->
    [nothing] {""}
    [character] ; por un cargamento ilegal, el personaje sufre { $damage }
    [ship] ; por un cargamento ilegal, la nave sufre { $damage }
   *[reputation] ; un cargamento ilegal cuesta 1 de reputación con la facción de este planeta
}
orc-ai-buy = compra una carta de { $deck }
orc-ai-buy-or = compra una carta de { $first }; si no hay espacio libre, una de { $second }
orc-ai-sell-top = descarta la primera carta del mazo de { $deck } y gana { $amount }
orc-ai-discard-top = descarta la primera carta del mazo de { $deck }
orc-ai-shuffle-this = baraja esta carta en el mazo de IA
orc-ai-fight-patrol = combate aquí contra una patrulla de una facción con la que su reputación sea negativa
orc-ai-complete-job = completa un trabajo aquí
orc-ai-encounter-bounty = tiene un encuentro aquí con la presa designada
orc-ai-buy-fame = paga { $amount } y gana 1 de fama
orc-ai-take-crew = muestra aquí el contacto bocabajo de menor categoría y lo recluta
orc-ai-reveal-contact = muestra aquí el contacto bocabajo de menor categoría
orc-ai-reveal-wanted = muestra aquí un contacto bocabajo de la categoría de una de sus presas
orc-ai-reputation-here = gana 1 de reputación con la facción de este planeta
orc-ai-reputation-nearest = gana 1 de reputación con la facción de la patrulla más cercana
orc-ai-sell-reputation = gana { $amount } y pierde 1 de reputación con la facción de la patrulla más cercana

# Los combates según su clase, los objetivos según lo encontrado y lo que pueden hacer los demás
orc-if-combat = { $not ->
    [yes] no es { $term ->
        [ground] un combate terrestre
       *[ship] un combate espacial
    }
   *[no] es { $term ->
        [ground] un combate terrestre
       *[ship] un combate espacial
    }
}
orc-if-contact-class = { $not ->
    [yes] el contacto no es { $term ->
        [white] blanco
        [green] verde
        [yellow] amarillo
       *[orange] naranja
    }
   *[no] el contacto es { $term ->
        [white] blanco
        [green] verde
        [yellow] amarillo
       *[orange] naranja
    }
}
orc-if-lends = { $not ->
    [yes] esta carta no ha ayudado
   *[no] esta carta ha ayudado
}
orc-if-acting = { $not ->
    [yes] no es tu paso de acción
   *[no] es tu paso de acción
}
orc-if-card-token = { $with ->
    [yes] tiene una ficha de Objetivo
   *[no] no tiene ninguna ficha de Objetivo
}
orc-with-token = { $term ->
    [yes] con una ficha de Objetivo
   *[no] sin ficha de Objetivo
}
orc-when-combat-won-in = { $term ->
    [ground] después de ganar un combate terrestre
   *[ship] después de ganar un combate espacial
}
orc-when-combat-lost-in = { $term ->
    [ground] después de perder un combate terrestre
   *[ship] después de perder un combate espacial
}
orc-when-near-defeat-in = { $term ->
    [ground] cuando te vayan a derrotar en un combate terrestre
   *[ship] cuando te vayan a derrotar en un combate espacial
}
orc-when-test-passed = después de superar una prueba
orc-when-rested = después de elegir recuperarte en tu paso de planificación
orc-when-mended = cuando tu nave se recupera de daño
orc-when-encountered = al comenzar tu encuentro
orc-when-patrol-met = { $term ->
    [hutt] cuando te encuentras con la patrulla de los Hutts
    [syndicate] cuando te encuentras con la patrulla de los Sindicatos
    [imperial] cuando te encuentras con la patrulla del Imperio
   *[rebel] cuando te encuentras con la patrulla de la Rebelión
}
orc-goal-combat-won-in = { $n ->
    [one] { $term ->
        [ground] gana un combate terrestre
       *[ship] gana un combate espacial
    }
   *[other] { $term ->
        [ground] gana { $n } combates terrestres
       *[ship] gana { $n } combates espaciales
    }
}
orc-goal-combat-lost-in = { $n ->
    [one] { $term ->
        [ground] pierde un combate terrestre
       *[ship] pierde un combate espacial
    }
   *[other] { $term ->
        [ground] pierde { $n } combates terrestres
       *[ship] pierde { $n } combates espaciales
    }
}
orc-goal-test-passed = { $n ->
    [one] supera una prueba
   *[other] supera { $n } pruebas
}
orc-goal-rested = { $n ->
    [one] elige recuperarte en tu paso de planificación sin estar derrotado
   *[other] elige { $n } veces recuperarte en tu paso de planificación sin estar derrotado
}
orc-goal-rested-least = { $n ->
    [one] recupérate de al menos { $least } en tu paso de planificación sin estar derrotado
   *[other] { $n } veces, recupérate de al menos { $least } en tu paso de planificación sin estar derrotado
}
orc-goal-mended = { $n ->
    [one] recupera daño de tu nave
   *[other] recupera daño de tu nave { $n } veces
}
orc-goal-encountered = { $n ->
    [one] resuelve un encuentro
   *[other] resuelve { $n } encuentros
}
orc-goal-patrol-met = { $n ->
    [one] encuéntrate con { $term ->
        [hutt] la patrulla de los Hutts
        [syndicate] la patrulla de los Sindicatos
        [imperial] la patrulla del Imperio
       *[rebel] la patrulla de la Rebelión
    }
   *[other] encuéntrate { $n } veces con { $term ->
        [hutt] la patrulla de los Hutts
        [syndicate] la patrulla de los Sindicatos
        [imperial] la patrulla del Imperio
       *[rebel] la patrulla de la Rebelión
    }
}
orc-goal-patrol-met-level = { $n ->
    [one] encuéntrate con { $term ->
        [hutt] una patrulla de los Hutts
        [syndicate] una patrulla de los Sindicatos
        [imperial] una patrulla del Imperio
       *[rebel] una patrulla de la Rebelión
    } de nivel { $least } o superior
   *[other] encuéntrate { $n } veces con { $term ->
        [hutt] una patrulla de los Hutts
        [syndicate] una patrulla de los Sindicatos
        [imperial] una patrulla del Imperio
       *[rebel] una patrulla de la Rebelión
    } de nivel { $least } o superior
}
orc-goal-gained-beside = { $text } cuando ya tengas { $cards }
orc-they = { $other ->
    [chosen] ese jugador
    [owner] el jugador actual
    [holder] el dueño de esta carta
   *[opposite] el otro jugador
}
orc-step-encounter-others = Encuentro de otro jugador en tu casilla:
orc-duel-holder = { $mood ->
    [to] librar
   *[do] libra
} un combate { $arena ->
    [ground] terrestre{" "}
    [ship] espacial{" "}
   *[any] {""}
}contra el dueño de esta carta{ $other ->
   *[any] {""}
}
orc-buy-ship = { $mood ->
    [to] comprar
   *[do] puedes comprar
} cualquier nave de la reserva más cara que la tuya; llega con { $damage }, y su carta de mercado se retira de la partida
orc-token-on-chosen = { $mood ->
    [to] poner
   *[do] pon
} una ficha de Objetivo en esa carta
orc-flip-back = { $mood ->
    [to] voltear
   *[do] voltea
} tu carta de Personaje de nuevo a su anverso (las fichas de Objetivo permanecen en tus cartas)
