"""Every rule that a random game can reach fires in random games, and the shipped counts say how often."""

from __future__ import annotations

import ast
from collections import Counter

import pytest

from windsock.core.registry import games, load_game
from windsock.coverage.counted import COUNTS, with_counters
from windsock.coverage.firing import batches, play_batch
from windsock.coverage.report import report

ROUNDS = 30  # of one game for each number of seats, option and board; most often three or four are enough


@pytest.mark.parametrize("game", games())
def test_every_rule_in_reach_fires(game: str) -> None:
    coverage = report(game)
    wanted = {rule for rule, row in coverage.rows.items() if row.must_fire}
    plan = list(batches(load_game(game), ROUNDS))
    fired: Counter[str] = Counter()
    for number in range(ROUNDS):
        for batch in plan:
            if batch.first_seed <= number < batch.first_seed + batch.games:
                fired.update(play_batch(game, batch.one(number)))
        if all(fired[rule] for rule in wanted):
            break
    assert {rule for rule in wanted if not fired[rule]} == set()


# Games for each number of seats, plain and with each option; the long counts of the others are to come.
COUNTED = {"airlines-europe": 1000, "airlines-1990": 25, "air-alliance": 100, "air-postal": 4}


@pytest.mark.parametrize("game", games())
def test_the_shipped_counts_are_complete(game: str) -> None:
    """`make firing` renews them."""
    coverage = report(game)
    declaration = load_game(game)
    assert coverage.games >= COUNTED[game] * len(declaration.seats) * (1 + len(declaration.variants))
    assert coverage.never_fired == []


SOURCE = '''"""A chapter."""

from __future__ import annotations

LIMIT = 8  # XX-NUM-01


class Buy:
    """Buy something (XX-BUY-01)."""

    def refuse(self, cash, price):
        """The judge (XX-BUY-02)."""
        if cash < price:  # XX-BUY-03
            return POOR
        # XX-BUY-04
        for _ in range(price):  # XX-BUY-05
            cash -= 1
        return RICH if cash > LIMIT else "XX-BUY-08"

    def perform(self, cash):
        return cash
'''
NAMES = {"POOR": "XX-BUY-06", "RICH": "XX-BUY-07"}
RULES = ["XX-NUM-01", *(f"XX-BUY-{number:02}" for number in range(1, 9))]


def test_where_a_citation_counts() -> None:
    """The branch of an `if`, each turn of a loop, the deed of a class, a rule that is answered."""
    text = with_counters(SOURCE, "scratch", NAMES, RULES)
    lines = [line.strip() for line in text.splitlines()]

    def after(number: int) -> str:
        return lines[lines.index(f"_COUNTS[{number}] += 1") + 1]

    ast.parse(text)
    assert f"from scratch.{COUNTS} import COUNTS as _COUNTS" in lines
    assert "_COUNTS[0] += 1" not in lines
    assert after(1) == "return cash"
    assert after(2) == "if cash < price:"
    assert after(3) == "return _count(6, POOR)"
    assert after(4) == "for _ in range(price):"
    assert after(5) == "cash -= 1"
    assert "return _count(7, RICH) if cash > LIMIT else _count(8, 'XX-BUY-08')" in lines
