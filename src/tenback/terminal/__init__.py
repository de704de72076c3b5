"""Playing in the terminal: several people on one keyboard, with a curtain between their turns."""
