"""How strong the bots are and how fast the kernel is, measured the same way again and again."""
