"""The board and the cards as files: read, checked, and made into immutable tables."""
