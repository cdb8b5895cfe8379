"""`python -m windsock` is `windsock`."""

from windsock.command.main import main

if __name__ == "__main__":  # and not in each process that simulates
    main()
