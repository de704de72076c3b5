"""Tenback: THE GAME, On Fire, EXTREME and Twenty One, played, recorded and studied."""
