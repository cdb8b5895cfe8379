"""The core of Windsock: it carries games and knows none of them. Standard library only."""
