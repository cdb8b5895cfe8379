"""The numbers that the rulebook prints (AA-NUM). What a board may change stands in its data files."""

from __future__ import annotations

from typing import Final

LEAST_SEATS: Final = 2  # AA-NUM-01
MOST_SEATS: Final = 4  # AA-NUM-01
ZONES: Final = "AEUM"  # AA-NUM-03
NUMBERS: Final = 6  # AA-NUM-03: airports of a zone
AIRPORTS: Final = len(ZONES) * NUMBERS
CARDS: Final = 60  # AA-NUM-02
PLANES: Final = 5  # AA-NUM-02: of each colour
PLACED: Final = {2: 4, 3: 4, 4: 3}  # AA-NUM-04, by players
ROW: Final = 6  # AA-NUM-04
SYMBOLS: Final = 3  # AA-NUM-05: for an alliance
ALLIANCE_ZONES: Final = 2  # AA-NUM-05
ZONE_SPACES: Final = 4  # AA-NUM-05
MARKERS: Final = 3  # AA-NUM-06
PLACES: Final = 3  # AA-NUM-07: of a pass
MOST_SLOTS: Final = 3  # AA-NUM-06
EXTRA_TURN: Final = 3  # AA-NUM-07: cards won for it
TRIO_BONUS: Final = 30_000  # AA-NUM-08

# Colours, by their place in this list (AA-COMP-06): players first, then neutral airlines.
COLOURS: Final = ("red", "yellow", "blue", "green", "black", "violet", "white")
ALL_COLOURS: Final = 7
PLAYER_COLOURS: Final = 4
PLAYERS: Final = (1 << PLAYER_COLOURS) - 1  # one bit each
NPAS: Final = (1 << ALL_COLOURS) - 1 - PLAYERS

# Shapes of airports, by their place in this list; the rank of each position; how many there are.
SHAPES: Final = ("Y", "inverted Y", "V")
Y: Final = 0
INVERTED: Final = 1
V: Final = 2
RANKS: Final = ((1, 1, 2), (1, 2, 3), (1, 1, 0))
CAPACITY: Final = (3, 3, 2)
POSITIONS: Final = 3  # that a list of planes has for each airport
