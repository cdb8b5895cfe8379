"""The numbers that the rulebook prints (AE-NUM). What a board may change stands in its data files."""

from __future__ import annotations

from typing import Final

LEAST_SEATS: Final = 2  # AE-NUM-01
MOST_SEATS: Final = 5  # AE-NUM-01
BANK_PER_SEAT: Final = 30  # AE-NUM-06
START_CASH: Final = 8  # AE-NUM-06
MARKET: Final = 5  # AE-NUM-08
DEAL: Final = 8  # AE-NUM-08
START_PORTFOLIO: Final = 2  # AE-NUM-08
FINAL_PILE: Final = 10  # AE-NUM-09
DIVIDEND: Final = 2  # AE-NUM-14, for each share
CASH: Final = 8  # AE-NUM-16
BUST_LIMIT: Final = 8  # AE-NUM-17
SCORINGS: Final = 3  # AE-NUM-21
ABACUS_SHARES: Final = 20  # AE-NUM-02

SHARES: Final = {  # AE-NUM-03, in list order
    "yellow": 16,
    "blue": 15,
    "violet": 14,
    "red": 13,
    "black": 11,
    "brown": 10,
    "green": 9,
    "orange": 9,
    "grey": 8,
    "white": 7,
}
OUT: Final = {  # AE-SETUP-02 to -05: airlines taken out, by number of seats
    5: (),
    4: ("yellow",),
    3: ("yellow", "violet"),
    2: ("yellow", "blue", "violet"),
}
RATES: Final = {1: 1, 3: 2}  # AE-NUM-15: shares given up -> ABACUS shares received
ABACUS_ROWS: Final = ((4, 2, 1, 0, 0), (8, 4, 2, 1, 0), (16, 8, 4, 2, 1))  # AE-NUM-19
BAN_MARKERS: Final = {5: 2, 4: 3, 3: 4, 2: 4}  # AE-NUM-23
