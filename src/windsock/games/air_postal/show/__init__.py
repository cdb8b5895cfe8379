"""How the table is shown in plain values, told, and set up again."""
