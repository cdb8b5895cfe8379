"""How a database comes to the shape of `windsock.hosting.tables`, step by step."""
