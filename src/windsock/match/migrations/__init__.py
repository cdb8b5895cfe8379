"""How a database comes to the shape of `windsock.match.tables`, step by step."""
