"""Partners and opponents that are programs: they see what a person in their seat sees, no more."""
