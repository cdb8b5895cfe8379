"""Values beside the types that are declared for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from windsock.core.show import HAND, Keyed
from windsock.laws.fitting import misfits


class Part(TypedDict):
    count: int
    note: NotRequired[str]


class Whole(TypedDict):
    part: Part
    hand: Annotated[list[str] | None, HAND]
    kind: Literal["red", "blue"]
    deck: int | list[str]
    zones: list[tuple[int, list[int]]]
    by_name: Mapping[str, Part]
    keyed: dict[str, Annotated[Part, Keyed("flies_", bool)]]
    share: float
    other: Any


FINE: dict[str, Any] = {
    "part": {"count": 1},
    "hand": None,
    "kind": "red",
    "deck": 3,
    "zones": [[1, [2, 3]], (4, [])],
    "by_name": {"a": {"count": 2, "note": "b"}},
    "keyed": {"a": {"count": 2, "flies_solid": True, "flies_wavy": False}},
    "share": 1,
    "other": object(),
}


def test_what_is_of_its_type_fits() -> None:
    assert [*misfits(FINE, Whole, "view")] == []
    others = {"hand": ["a"], "kind": "blue", "deck": ["a", "b"], "share": 0.5}
    assert [*misfits({**FINE, **others}, Whole, "view")] == []


@pytest.mark.parametrize(
    ("name", "value", "found"),
    [
        ("part", {}, "view.part lacks count"),
        ("part", {"count": 1, "extra": 2}, "view.part has extra, which is not declared"),
        ("part", {"count": True}, "view.part.count is True, not int"),
        ("part", None, "view.part is None, not Part"),
        ("part", {"count": 1, "note": None}, "view.part.note is None, not str"),
        ("hand", ["a", 1], "view.hand[1] is 1, not str"),
        ("hand", "a", "view.hand is 'a', not list[str]"),
        ("kind", "green", "view.kind is 'green', not typing.Literal['red', 'blue']"),
        ("deck", 1.5, "view.deck is 1.5, not int | list[str]"),
        ("zones", [[1, [2], 3]], "view.zones[0] is [1, [2], 3], not tuple[int, list[int]]"),
        ("zones", [[1, ["a"]]], "view.zones[0][1][0] is 'a', not int"),
        ("by_name", {1: {"count": 1}}, "a key of view.by_name is 1, not str"),
        ("by_name", {"a": {"count": "1"}}, "view.by_name.a.count is '1', not int"),
        ("keyed", {"a": {"count": 1, "flies_b": 3}}, "view.keyed.a.flies_b is 3, not bool"),
        ("keyed", {"a": {"count": 1, "swims": True}}, "view.keyed.a has swims, which is not declared"),
        ("share", "1", "view.share is '1', not float"),
    ],
)
def test_what_is_not_is_named(name: str, value: Any, found: str) -> None:
    assert [*misfits({**FINE, name: value}, Whole, "view")] == [found]


def test_a_key_that_is_missing_is_named() -> None:
    assert [*misfits({key: FINE[key] for key in FINE if key != "deck"}, Whole, "view")] == ["view lacks deck"]
