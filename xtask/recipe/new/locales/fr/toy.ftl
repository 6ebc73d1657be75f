ty-ask = Combien de pierres prenez-vous ?
ty-take = En prendre { $stones }
ty-heaped = Le tas compte { $stones } pierres.
ty-took = { $name } en prend { $stones }.
ty-last = La dernière pierre
ty-heap = Le tas
ty-left = Il reste { $stones } pierres.
