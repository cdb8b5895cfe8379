"""What at least two games share at the table: networks, displays, hands, the phantom."""
