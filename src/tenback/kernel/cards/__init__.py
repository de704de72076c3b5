"""THE GAME, On Fire and EXTREME, compiled."""
