game-toy = Tas de pierres
game-toy-pitch = Qui prend la dernière pierre gagne.
