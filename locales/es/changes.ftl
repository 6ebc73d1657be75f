# What changed in the rules of a game, told to a table that goes on by them.

rules-changed = Las reglas de esta mesa cambian aquí: de la versión { $from } a la versión { $to }. Lo jugado hasta ahora queda como está, y las cartas también.

changes-none = Estas son las primeras reglas de este juego.

changes-outer-rim-2-favors = En tu turno también puedes pedir un favor o mover créditos y fichas de Deuda durante tu movimiento, antes de tirar los dados y antes de que una carta tenga en cuenta tu reputación. Abrir ese menú no cuesta nada.
changes-outer-rim-2-added-results = Un resultado añadido por una capacidad no es un dado: no se puede volver a tirar ni cuenta entre los dados tirados. Un dado anulado sigue contando.
changes-outer-rim-2-given-up = Los créditos cedidos a cambio de fama quedan cedidos, sume lo que sume después créditos a la recompensa.
changes-outer-rim-2-next-turn = Lo que dura hasta el final de tu próximo turno acaba con ese turno, aunque juegues otro a continuación.
changes-outer-rim-2-steps = Una acción que completa un paso de una ambición no cuenta también para el siguiente.
changes-outer-rim-2-idle = Las capacidades, opciones y pagos que no cambiarían nada ya no se ofrecen. Las opciones sin efecto están señaladas.
changes-outer-rim-2-lent-skill = Una habilidad prestada antes de una prueba es siempre la de esa prueba.
changes-outer-rim-2-hire = Sin espacio de tripulante no se recluta a nadie ni se paga nada.
changes-outer-rim-2-captives = Nunca se descarta una presa capturada para hacer sitio a un tripulante: su espacio está ocupado.
changes-outer-rim-2-void-cost = Una reputación que cuenta como positiva no puede gastarse como coste.
changes-outer-rim-2-refusals = Si alguien rechaza un trabajo para dos, solo queda vedado ese trabajo con esa persona, durante ese turno.
changes-outer-rim-2-purchases = Puedes renunciar a una compra antes de pagar nada, las capacidades que cambian dados sirven para su dado, y una armadura sin la que caerías derrotado no puede entregarse como parte del pago.
changes-outer-rim-2-room = Una carta que un efecto te da sin coste se puede dejar si no hay espacio libre; lo que se ha pagado se conserva. Una carta cuenta para los objetivos y la fama cuando ya tiene su espacio.
changes-outer-rim-2-in-time = Los objetivos y la victoria se comprueban antes de que juegue el siguiente, también los adversarios de IA.
changes-outer-rim-2-at-stake = Lo que está en juego en un combate, un trabajo o una entrega en curso no se puede dar ni gastar.
changes-outer-rim-2-asked-again = Un favor rechazado se puede volver a pedir hasta que se tiren los dados.
changes-outer-rim-2-reopened = Un mazo del mercado agotado se abre de nuevo cuando vuelve a él una carta.
changes-outer-rim-2-opponents = Los adversarios de IA nunca atraviesan el Núcleo con ningún efecto, no pueden proteger a su tripulación contra ti y, entre varios caminos más cortos, toman uno en el que ninguna patrulla los detenga.
changes-outer-rim-2-looks = Quien visita el mercado o abre un intercambio y se va sin hacer nada no ha gastado la acción.
changes-outer-rim-2-refill = Una compra que da la victoria termina la partida antes de que se rellene el mercado.
changes-outer-rim-2-limit = El daño baja hasta el límite cuando se pierde la armadura que lo soportaba.
changes-outer-rim-2-kept = Una carta que tu propio personaje o nave te permite tomar se conserva; otra le hace sitio.
