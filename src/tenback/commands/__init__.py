"""The commands that simulate, serve tables and care for their data; each loads what it needs."""
