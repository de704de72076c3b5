"""Many games, counted: what is played is a task, and what comes of it adds."""
