"""What tables and players leave behind: stored before anybody is told, in SQLite or PostgreSQL."""
