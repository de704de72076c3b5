"""The chat guard of R13: which messages give a number away, in six languages."""
