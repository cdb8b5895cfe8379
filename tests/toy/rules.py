"""The rules that the judge answers with."""

from __future__ import annotations

from windsock.core.rule import Rule

SETUP_03 = Rule("TOY-SETUP-03")
PLEDGE_01 = Rule("TOY-PLEDGE-01")
LOAD_01 = Rule("TOY-LOAD-01")
LOAD_03 = Rule("TOY-LOAD-03")
FLY_01 = Rule("TOY-FLY-01")
FLY_02 = Rule("TOY-FLY-02")
FLY_05 = Rule("TOY-FLY-05")
FLY_06 = Rule("TOY-FLY-06")
FLY_07 = Rule("TOY-FLY-07")
FLY_08 = Rule("TOY-FLY-08")
AUDIT_03 = Rule("TOY-AUDIT-03")
END_01 = Rule("TOY-END-01")
