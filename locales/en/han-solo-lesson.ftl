# The first lesson of the Han Solo Card Game.
