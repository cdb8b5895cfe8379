"""Reading and checking board files, for every game."""
