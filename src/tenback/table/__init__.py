"""Playing together: a table's life as commands in, events out. No clock, no socket, no database."""
