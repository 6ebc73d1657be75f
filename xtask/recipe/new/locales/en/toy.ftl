ty-ask = How many stones do you take?
ty-take = Take { $stones }
ty-heaped = The heap has { $stones } stones.
ty-took = { $name } took { $stones }.
ty-last = The last stone
ty-heap = The heap
ty-left = { $stones } stones are left.
