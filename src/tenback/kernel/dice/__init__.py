"""Twenty One, compiled: the game, its solved values, its players, and many games at once."""
