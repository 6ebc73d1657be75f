game-toy = Heap of Stones
game-toy-pitch = Whoever takes the last stone wins.
