"""What happens at an online table, decided without sockets, clocks or databases."""
