# La primera lección de Bounty Hunters: lo que dice el instructor.
# $seat1 es el nombre del rival.

bh-lesson-draw-target = ¡Te damos la bienvenida! Un turno tiene tres pasos, y todos los dan a la vez: robar una carta, elegir una y entregar las demás a la izquierda. Tienes un objetivo, dos cazarrecompensas y un droide. Roba una quinta carta del mazo de Objetivos.
bh-lesson-play-target = Ahora elige una de tus cinco cartas, para jugarla o venderla. Un objetivo abre una confrontación: Zeb Orrelios vale 9 puntos de prestigio y tiene dos escudos verdes, uno azul y dos naranjas. Juégalo.
bh-lesson-play-target-done = Las dos elecciones se han mostrado a la vez. Después se han entregado las manos: ahora tienes las cartas de { $seat1 }.
bh-lesson-draw-hunter = Entre tus nuevas cartas hay buenos cazarrecompensas. Roba del mazo de Cazarrecompensas.
bh-lesson-hunter = Aurra Sing ataca con dos verdes, uno azul y dos naranjas: justo los escudos de Zeb. Envíala contra él.
bh-lesson-hunter-done = ¡Capturado! Son 9 puntos, y el icono de la carta te ha dado un crédito. Un cazarrecompensas quita puntos al final, Aurra Sing cuatro: no envíes más de lo necesario.
bh-lesson-next-hunter = Nuevo turno, nueva carta: roba otro cazarrecompensas.
bh-lesson-omega = ¿Te acuerdas de Omega? La robaste y la entregaste, y aquí está otra vez. 13 puntos, pero cuatro escudos azules. Juégala.
bh-lesson-draw-market = El tercer mazo es el Mercado Jawa: droides y cajas, que se pagan con créditos. Roba de él.
bh-lesson-padme = Las cajas valen puntos, pero estas cuestan dos créditos y tienes uno. Mientras tanto, abre una segunda confrontación: juega a Padmé Amidala.
bh-lesson-more-hunters = Dos objetivos esperan cazarrecompensas. Roba uno.
bh-lesson-choose = Tú eliges a quién persigue un cazarrecompensas. Cad Bane trae un verde y dos azules por un solo punto: envíalo contra Omega.
bh-lesson-crates = { $seat1 } ha comprado dos cajas. Al final, quien tenga más cajas gana 5 puntos más. Roba del Mercado Jawa.
bh-lesson-sum = Contra Omega faltan dos azules y dos naranjas. El Mandaloriano tiene ambos: envíalo.
bh-lesson-sum-done = El ataque de todas las cartas contra un objetivo se suma, color por color. ¡Omega está capturada!
bh-lesson-fennec-draw = Ahora Padmé: dos escudos verdes, dos azules y uno naranja. Roba un cazarrecompensas.
bh-lesson-fennec = Fennec Shand se ocupa del azul y del naranja. Envíala contra Padmé.
bh-lesson-green = Solo faltan dos verdes. Roba un cazarrecompensas.
bh-lesson-greedo = ¡Greedo! Tres verdes, y lo que sobra se pierde sin más. Envíalo.
bh-lesson-greedo-done = Tu tercera captura, y un segundo crédito.
bh-lesson-ready = De momento no tienes ningún objetivo. Roba un cazarrecompensas para ir preparando la próxima confrontación.
bh-lesson-reserve = Un droide de protocolo: fuerte, dos créditos y ningún punto perdido. Pero ahora no tiene a quién atacar. Resérvalo: queda en horizontal hasta que lo pagues en un turno posterior.
bh-lesson-fourth-draw = Quien captura primero cuatro objetivos inicia el final de la partida. Roba del Mercado Jawa.
bh-lesson-fourth = Otra Padmé Amidala, con solo dos escudos verdes, uno azul y uno naranja. Juégala: tu droide espera.
bh-lesson-activate = Tras jugar o vender puedes pagar cartas que reservaste en un turno anterior. Activa el droide contra Padmé.
bh-lesson-activate-done = ¡Tu cuarta captura! Quien llega antes a cuatro recibe un crédito, y empieza el final: dos turnos completos más.
bh-lesson-last-draw = Quedan dos turnos. Roba del mazo de Objetivos.
bh-lesson-sell = Es tarde para una nueva confrontación: no se acabaría. Cualquier carta se vende por un crédito. Vende la carta de Aurra Sing.
bh-lesson-sell-done = Vuelves a tener dos créditos.
bh-lesson-last-turn = El último turno. Roba del Mercado Jawa.
bh-lesson-buy = Aquí están otra vez las cajas que entregaste. Dos créditos las pagan: 3 puntos, y tantas cajas como { $seat1 }.
bh-lesson-buy-done = Quien empata en cajas recibe los 5 puntos enteros.
bh-lesson-done = La partida ha terminado y se ha puntuado: objetivos capturados y cajas, menos lo que quitan los cazarrecompensas de los objetivos capturados. El juego completo añade contratos, que pagan ciertas capturas. ¡Ahora juega una partida tuya!
