"""The rules of the four games: pure, typed, standard library only. `games.GAMES` has them all."""
