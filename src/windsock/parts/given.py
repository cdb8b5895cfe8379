"""Reading a position that somebody has written down: what `arrange` of every game needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from windsock.core.card import Seat
from windsock.core.trouble import Trouble


def spread(things: Any, field: str) -> list[str]:
    """{red = 2} or ["red", "red"]."""
    if isinstance(things, Mapping):
        return [name for name in things for _ in range(whole(things, name, 0))]
    return names(things, field)


def names(value: Any, field: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise Trouble("scenario-kind", field=field, kind="list")
    return value


def whole(table: Mapping[str, Any], key: str, default: int) -> int:
    value = table.get(key, default)
    if type(value) is not int or value < 0:
        raise Trouble("scenario-kind", field=key, kind="whole number")
    return value


def table_of(given: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = given.get(key, {})
    if not isinstance(value, Mapping):
        raise Trouble("scenario-kind", field=key, kind="table")
    return value


def known(table: Any, keys: tuple[str, ...], where: str) -> None:
    """Refuse what is no table, or has a key that is none of these."""
    if not isinstance(table, Mapping):
        raise Trouble("scenario-kind", field=where.rstrip("."), kind="table")
    for key in table:
        if key not in keys:
            raise Trouble("scenario-word", word=f"{where}{key}", field="given")


def seat_named(seats: int, name: Any) -> Seat:
    for seat in range(seats):
        if name == f"p{seat + 1}":
            return seat
    raise Trouble("scenario-word", word=str(name), field="seat")


def one_of(words: Mapping[str, int], name: Any, field: str) -> int:
    """The value of a word, whatever its capitals."""
    value = words.get(str(name).lower())
    if value is None:
        raise Trouble("scenario-word", word=str(name), field=field)
    return value
