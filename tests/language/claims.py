"""What the sentences of refusals claim by their numbers. A refusal whose facts do not bear it out is none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Facts = Mapping[str, Any]

CLAIMS: Final[Mapping[str, Callable[[Facts], bool]]] = {
    "AE-BUY-02": lambda facts: facts["cheapest"] > facts["cash"],
    "AE-BUY-08": lambda facts: facts["cheapest"] != facts["price"],
    "AE-ABACUS-03": lambda facts: facts["held"] < facts["given"],
    "AE-RULING-32": lambda facts: facts["reserve"] < facts["received"],
    "A90-FOUND-06": lambda facts: 0 < facts["best"] < facts["lowest"],
    "A90-ROUTE-04": lambda facts: 0 < facts["best"] < facts["lowest"],
    "A90-ROUTE-08": lambda facts: facts["value"] != facts["lowest"],
    "A90-SABOTAGE-03": lambda facts: facts["value"] < 5,
    "AP-MAINT-08": lambda facts: not facts["move"].startswith("buy ") or facts["money"] < facts["price"],
}


def bears_out(rule: str, facts: Facts) -> bool:
    return rule not in CLAIMS or CLAIMS[rule](facts)
