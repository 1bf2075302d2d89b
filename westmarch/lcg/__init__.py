"""The Lord of the Rings: The Card Game, core set: players together against the game."""
