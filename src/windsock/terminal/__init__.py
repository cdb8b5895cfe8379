"""The terminal table: full screen, and in plain lines for pipes and screen readers. It knows no game."""
