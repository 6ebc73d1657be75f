# What changed in the rules of a game, told to a table that goes on by them.

rules-changed = Las reglas de esta mesa cambian aquí: de la versión { $from } a la versión { $to }. Lo jugado hasta ahora queda como está, y las cartas también.

changes-none = Estas son las primeras reglas de este juego.

changes-outer-rim-2-favors = En tu turno también puedes pedir un favor o mover créditos y fichas de Deuda durante tu movimiento, antes de tirar los dados y antes de que una carta tenga en cuenta tu reputación. Mirar no gasta nada.
changes-outer-rim-2-added-results = Un resultado añadido por una capacidad no es un dado: no se puede volver a tirar ni cuenta entre los dados tirados. Un dado anulado sigue contando.
changes-outer-rim-2-given-up = Los créditos cedidos a cambio de fama quedan cedidos, sume lo que sume después créditos a la recompensa.
changes-outer-rim-2-next-turn = Lo que dura hasta el final de tu próximo turno acaba con ese turno, aunque juegues otro a continuación.
changes-outer-rim-2-steps = Una acción que completa un paso de una ambición no cuenta también para el siguiente.
