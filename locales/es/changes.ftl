# What changed in the rules of a game, told to a table that goes on by them.

rules-changed = Las reglas de esta mesa cambian aquí: de la versión { $from } a la versión { $to }. Lo jugado hasta ahora queda como está.

changes-outer-rim-2-favors = En tu turno también puedes pedir un favor o mover créditos y fichas de deuda durante tu movimiento y antes de tirar los dados; mirar no gasta nada.
