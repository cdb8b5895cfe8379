"""The rules that the judge answers with, by the ids of the catalogue."""

from __future__ import annotations

from typing import Final

from windsock.core.rule import Rule

SETUP_25: Final = Rule("AE-SETUP-25")
RULING_09: Final = Rule("AE-RULING-09")
TURN_01: Final = Rule("AE-TURN-01")
TURN_02: Final = Rule("AE-TURN-02")
TURN_07: Final = Rule("AE-TURN-07")
BUY_02: Final = Rule("AE-BUY-02")
BUY_06: Final = Rule("AE-BUY-06")
BUY_08: Final = Rule("AE-BUY-08")
BUY_09: Final = Rule("AE-BUY-09")
BUY_10: Final = Rule("AE-BUY-10")
BUY_11: Final = Rule("AE-BUY-11")
BUY_12: Final = Rule("AE-BUY-12")
BUY_14: Final = Rule("AE-BUY-14")
BUY_15: Final = Rule("AE-BUY-15")
HAUL_02: Final = Rule("AE-HAUL-02")
RULING_16: Final = Rule("AE-RULING-16")
RULING_20: Final = Rule("AE-RULING-20")
LAY_02: Final = Rule("AE-LAY-02")
LAY_05: Final = Rule("AE-LAY-05")
RULING_54: Final = Rule("AE-RULING-54")
ABACUS_01: Final = Rule("AE-ABACUS-01")
ABACUS_03: Final = Rule("AE-ABACUS-03")
ABACUS_04: Final = Rule("AE-ABACUS-04")
ABACUS_08: Final = Rule("AE-ABACUS-08")
RULING_32: Final = Rule("AE-RULING-32")
EMPTY_01: Final = Rule("AE-EMPTY-01")
EMPTY_02: Final = Rule("AE-EMPTY-02")
RULING_29: Final = Rule("AE-RULING-29")
END_01: Final = Rule("AE-END-01")
BAN_04: Final = Rule("AE-BAN-04")
BAN_06: Final = Rule("AE-BAN-06")
BAN_07: Final = Rule("AE-BAN-07")
BAN_11: Final = Rule("AE-BAN-11")
