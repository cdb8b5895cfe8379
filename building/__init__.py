"""How a package of Windsock is made. pyproject.toml names `backend`, setup.py uses the rest."""
