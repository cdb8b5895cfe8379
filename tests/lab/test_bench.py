"""The benchmark measures what it says, and its bars are those of the project."""

from __future__ import annotations

import pytest

from windsock.core.registry import load_game
from windsock.lab.bench import Report, bench, is_compiled, sample

GAME = load_game("airlines-europe")


def test_a_short_run_has_all_figures_and_ratios() -> None:
    seen: list[str] = []
    other = load_game("airlines-1990")
    report = bench(GAME, seconds=0.3, hashed=2, watch=seen.append, others=[other])
    assert report.build == ("compiled" if is_compiled() else "interpreted")
    for name in ("bare", "public", "catanatron", "airlines-1990"):
        assert report.figures[f"{name} decisions"] > 0
    assert report.figures["copy cost"] > 0
    assert report.figures["imagine cost"] > 0
    assert report.figures["airlines-1990 describe cost"] > 0
    assert set(report.ratios) == {"bare", "public", "copy", "legal", "describe", "airlines-1990"}
    assert len(report.verdicts()) == 6
    assert len(seen) == 4
    assert len(report.action_hash) == 64


def test_positions_are_main_turns() -> None:
    positions = sample(GAME)
    assert len(positions) >= 60
    for s in positions:
        assert [type(step).__name__ for step in s.agenda] == ["Turn"]


@pytest.mark.parametrize(
    ("build", "ratios", "passed"),
    [
        (
            "interpreted",
            {"bare": 6.0, "public": 3.9, "copy": 0.1, "legal": 1.1, "describe": 1.5, "air-alliance": 1.0},
            [True, False, True, False, True, True],
        ),
        (
            "compiled",
            {"bare": 19.9, "public": 10.0, "copy": 0.11, "legal": 1.0, "describe": 1.6, "air-alliance": 3.9},
            [False, True, False, True, False, False],
        ),
    ],
)
def test_the_bars(build: str, ratios: dict[str, float], passed: list[bool]) -> None:
    report = Report(build, "3", "machine", ratios=ratios)
    assert [verdict for _, _, verdict in report.verdicts()] == passed


def test_without_the_yardstick_only_our_own_ratio_is_judged() -> None:
    report = Report("compiled", "3", "machine", ratios={"legal": 0.2})
    assert [bar.ratio for bar, _, _ in report.verdicts()] == ["legal"]
