ty-ask = ¿Cuántas piedras te llevas?
ty-take = Llevarse { $stones }
ty-heaped = El montón tiene { $stones } piedras.
ty-took = { $name } se lleva { $stones }.
ty-last = La última piedra
ty-heap = El montón
ty-left = Quedan { $stones } piedras.
