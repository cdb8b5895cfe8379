"""Roles: what a field of a view is for somebody who reads it, whatever its name and its shape.

A view is a `TypedDict`, and a field may carry one role: `hand: Annotated[dict[str, int] | None, HAND]`.
Whoever shows, says or encodes a table asks the role.

- `HAND`: cards or pieces that a seat holds, perhaps hidden from the others. A list of words or a tally (word
  -> how many); None or a number where the faces are not to be seen.
- `ROW`: things that lie side by side and open, in an order that matters: a market, a river. A list of words.
- `HEAP`: a pile of which only the size is open: a deck, what was removed. A number; the words themselves for
  whoever sees everything.
- `COUNT`: how much there is of one thing: cash, points, planes left. A number, or None where it is secret.
- `TRACK`: where a marker stands on a printed track, or the spaces of that track.
- `SLOTS`: places on the board that pieces cover, by the key of a route or a city.
- `RECORD`: something with fields of its own, or several of them by seat or by word: a seat, an airline.
- `PRINTED`: what stands on a component and never changes during a game: a price, a colour, a list of goals.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True)
class Role:
    """What a field is for a reader."""

    word: str


@dataclass(frozen=True)
class Keyed:
    """Further fields of a record, named by its board: `Annotated[CompanyView, Keyed("flies_", bool)]` has one
    for each pattern."""

    prefix: str
    kind: type[Any]


HAND: Final = Role("hand")
ROW: Final = Role("row")
HEAP: Final = Role("heap")
COUNT: Final = Role("count")
TRACK: Final = Role("track")
SLOTS: Final = Role("slots")
RECORD: Final = Role("record")
PRINTED: Final = Role("printed")
