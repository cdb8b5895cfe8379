"""The numbers that the rulebook prints (A90-NUM). What a board may change stands in its data files."""

from __future__ import annotations

from typing import Final

LEAST_SEATS: Final = 2  # A90-NUM-08
MOST_SEATS: Final = 6  # A90-NUM-08
COMPANIES: Final = 9  # A90-DATA-01
PATTERNS: Final = 5  # A90-NUM-01
VALUES: Final = 14  # A90-NUM-01: flight cards from 1 to 14
SHARES: Final = 84  # A90-NUM-01
MARKERS: Final = 135  # A90-NUM-01
FLIGHTS: Final = 42  # A90-NUM-01
SCORE_CARDS: Final = 3  # A90-NUM-01
MOST_CIRCLES: Final = 3  # A90-NUM-01
DEALT_FLIGHTS: Final = 3  # A90-NUM-02
DEALT_SHARES: Final = 5  # A90-NUM-02
DISPLAY: Final = 5  # A90-NUM-02
FOUNDING_MARKERS: Final = 2  # A90-NUM-03: one on a circle, one on the headquarters
SABOTAGE_LEAST: Final = 5  # A90-NUM-05: the value of a circle
LATE_ROUNDS: Final = {2: 5, 3: 4, 4: 3, 5: 2, 6: 2}  # A90-NUM-08
BONUSES: Final = (0, 1, 2, 3, 4, 5)  # A90-NUM-08, by seat
