# La primera lección del juego de cartas de Han Solo: lo que dice el instructor.
# $seat1 es el nombre del rival.

# La primera ronda: un turno, y el cero.
hs-lesson-draw = ¡Te damos la bienvenida! Una mano vale la suma de sus cartas, y buscas exactamente cero. Tienes +6 y −8, es decir, −2. Roba una carta del mazo.
hs-lesson-put-down = Tras robar puedes descartar una carta, incluso la que acabas de robar. Con el −9 te irías a −11: descártalo enseguida.
hs-lesson-put-down-done = Robar no cuesta nada: lo que no ayuda se descarta.
hs-lesson-dice = { $seat1 } se ha plantado y se han tirado los dados: dos símbolos distintos, no pasa nada. Una ronda tiene tres turnos así. Roba otra vez.
hs-lesson-better = ¡Un +10! Descarta el +6: con −8 y +10 estás en +2.
hs-lesson-take = { $seat1 } acaba de descartar un −10. En vez de robar puedes tomar la carta de encima del descarte. Tómala.
hs-lesson-zero = Ahora descarta el −8: +10 y −10 suman cero.
hs-lesson-zero-done = ¡Cero! Tras la tercera tirada se muestran todas las manos, y la tuya es la mejor.
hs-lesson-pick = La mejor mano elige primero del bote. Las recompensas rojas y azules valen poco, pero cuatro del mismo color permiten capturar el Halcón Milenario, que vale 25.000 créditos. Llévate la roja.
hs-lesson-pick-done = La otra es para { $seat1 }.

# La segunda ronda: más cartas, y un cambio.
hs-lesson-again = Nueva ronda, nuevas cartas y nuevo bote. Otra vez estás en −2: roba.
hs-lesson-keep = El +3 te lleva a +1. No hace falta descartar nada: quédate con las tres. A igual puntuación gana quien tiene más cartas.
hs-lesson-shift = Dos símbolos iguales: ¡cambio! Todos han descartado su mano entera y han recibido otras tantas cartas. Ahora estás en +3. Toma el +3 de encima del descarte.
hs-lesson-shift-down = Descarta el +4: estás en +2.
hs-lesson-closer = { $seat1 } acaba de descartar un −5. Es tu ocasión: tómalo.
hs-lesson-closest = Descarta el −2: −1 es lo más cerca que puedes llegar.
hs-lesson-closest-done = Nadie tiene cero, así que gana la mano más cercana: la tuya. A igual distancia, el positivo gana al negativo.
hs-lesson-second = Eliges otra vez. Llévate la roja: es la segunda.

# La tercera ronda: el Halcón, y un empate.
hs-lesson-falcon = ¡El Halcón está en el bote! Estás en −5. Toma el −8 del descarte.
hs-lesson-falcon-down = Descarta el −9: +4 y −8 suman −4.
hs-lesson-falcon-take = A { $seat1 } no le sirve un +10. A ti sí: tómalo.
hs-lesson-falcon-two = Descarta el +4 y estás en +2.
hs-lesson-last-try = El último turno de la ronda. Roba: para el Halcón hace falta un cero.
hs-lesson-last-zero = ¡Un +8! Descarta el +10: +8 y −8 suman cero.
hs-lesson-tie = { $seat1 } también tiene +8 y −8: hay empate. Quienes empatan nombran una recompensa en secreto, todos a la vez. ¡Nombra el Halcón!
hs-lesson-tie-done = Ambas elecciones eran el Halcón, así que cada cual robó una carta y gana la más cercana a cero: el +6 de { $seat1 } contra tu +7. Tú recibes la recompensa roja, la tercera.

# La cuarta ronda: plantarse, y cuatro de un color.
hs-lesson-far = No des el Halcón por perdido. Empiezas en −14: roba.
hs-lesson-far-down = Descarta el −9: queda −6.
hs-lesson-far-draw = Sigues en −6. Roba.
hs-lesson-three = ¡Un +6! Eso es cero con tres cartas. Quédate con todas.
hs-lesson-stand = Tienes lo que querías. Plántate: no tomas carta ni descartas. Ahora solo un cambio podría hacerte daño.
hs-lesson-fourth = De nuevo la mejor mano. Llévate la recompensa roja: completa tu serie.
hs-lesson-capture = Cuatro del mismo color: puedes capturar el Halcón de { $seat1 } y conservar tus recompensas rojas. Cada serie lo permite una vez. ¡Captúralo!
hs-lesson-capture-done = ¡El Halcón es tuyo!
hs-lesson-done = Ya has hecho todo lo que se puede hacer. Cuando las 24 recompensas tienen dueño, gana quien tenga más créditos. Quedan ocho rondas, y { $seat1 } juega libremente desde ahora. ¡Suerte!
