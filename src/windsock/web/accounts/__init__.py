"""Who plays: guests, accounts, sessions, letters and bans. Only hashes of secrets are kept."""
