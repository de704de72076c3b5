"""The commands that simulate, and those that care for a data folder; each loads what it needs."""
