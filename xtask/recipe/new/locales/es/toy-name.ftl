game-toy = Montón de piedras
game-toy-pitch = Gana quien se lleva la última piedra.
