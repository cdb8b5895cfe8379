"""The core of Windsock. It runs games and knows none of them. Standard library only."""
