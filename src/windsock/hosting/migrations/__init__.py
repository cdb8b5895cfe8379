"""Brings a database to the shape of `windsock.hosting.tables`, step by step."""
