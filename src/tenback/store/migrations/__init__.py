"""How a database of each version becomes one of the next."""
