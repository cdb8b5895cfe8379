"""What a field is for somebody who reads it, whatever its name: roles of views, types of what is told.

A view is a `TypedDict`, and a field may carry one role: `hand: Annotated[dict[str, int] | None, HAND]`.
Whoever shows, says or encodes a table asks the role.

- `HAND`: cards or pieces that a seat holds, perhaps hidden from the others. A list of words or a tally (word
  -> how many); None or a number where the faces are not to be seen.
- `ROW`: things that lie side by side and open, in an order that matters: a market, a river. A list of words.
- `HEAP`: a pile of which only the size matters: a deck, what was removed. A number, or things to count; the
  words themselves for whoever sees everything.
- `COUNT`: how much there is of one thing: cash, points, planes left. A number, or None where it is secret.
- `TRACK`: where a marker stands on a printed track, or the spaces of that track.
- `SLOTS`: places on the board that pieces cover, by the key of a route or a city.
- `RECORD`: something with fields of its own, or several of them by seat or by word: a seat, an airline.
- `PRINTED`: what stands on a component and never changes during a game: a price, a colour, a list of goals.

Three marks say more where that is needed. Fields of events carry them too: `Annotated[int, Of("route")]`.

- `Of`: what the words or numbers in a field are: `Of(SEAT)`, or a sort of things. Where that is a field of
  the notation, the numbers are read with its words, and the words can be picked for it.
- `By`: what a list stands in the order of, or what the keys of a table are: `By(SEAT)`, `By("airline")`.
- `At`: what the notation calls the place itself, `hand` in `give hand red`.

A field without role and without mark is for programs and pictures: nobody reads it aloud. One that is true or
false needs none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, get_args, get_type_hints, is_typeddict


@dataclass(frozen=True)
class Role:
    """What a field is for a reader."""

    word: str


@dataclass(frozen=True)
class Of:
    """What the words or numbers in a field are."""

    word: str


@dataclass(frozen=True)
class By:
    """What a list stands in the order of, or what the keys of a table are."""

    word: str


@dataclass(frozen=True)
class At:
    """What the notation calls the place that a field shows."""

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

# Words for `Of` and `By` that no game has to explain.
SEAT: Final = "seat"  # the number of a seat, or its word: p1; behind the last one whoever the game makes up
ENDING: Final = "ending"  # the key of a way to end
POINTS: Final = "points"  # that a scoring brings
SCORING: Final = "scoring"  # which scoring it is: the first, the second

Ending = Annotated[str, Of(ENDING)]
Points = Annotated[int, Of(POINTS)]
Scoring = Annotated[int, Of(SCORING)]

ANY: Final = "*"  # at the end of a name: all fields that begin so


@dataclass(frozen=True)
class Field:
    """All that is declared of a field."""

    role: str = ""
    of: str = ""
    by: str = ""
    at: str = ""
    is_flag: bool = False  # it is true or false
    fields: Mapping[str, Field] | None = None  # of the record in it, or of each of the records

    @property
    def is_told(self) -> bool:
        """Whether it is for readers."""
        return self.is_flag or bool(self.role or self.of or self.by)


UNKNOWN: Final = Field()
READ: Final[dict[Any, Mapping[str, Field]]] = {None: {}}


def fields_of(kind: Any) -> Mapping[str, Field]:
    """The fields of a view or of an event, with those of all records inside; None has none."""
    if kind not in READ:
        hints = get_type_hints(kind, include_extras=True)
        READ[kind] = {name: field_of(hint) for name, hint in hints.items()}
    return READ[kind]


def field_of(hint: Any) -> Field:
    """What the annotation of a field declares, wherever in it the marks stand."""
    marks = [*marks_in(hint)]
    records = [*records_in(hint)]
    inner = {name: field for record in records for name, field in fields_of(record).items()}
    inner |= {one.prefix + ANY: field_of(one.kind) for one in marks if isinstance(one, Keyed)}
    return Field(
        role=first(marks, Role),
        of=first(marks, Of),
        by=first(marks, By),
        at=first(marks, At),
        is_flag=hint is bool,
        fields=inner if records else None,
    )


def first(marks: list[Any], kind: Any) -> str:
    return next((mark.word for mark in marks if isinstance(mark, kind)), "")


def marks_in(hint: Any) -> Iterator[Any]:
    """What an annotation carries beside its types, from the outside in; not what is inside its records."""
    yield from getattr(hint, "__metadata__", ())
    for inner in get_args(hint):
        yield from marks_in(inner)


def records_in(hint: Any) -> Iterator[Any]:
    """The records that a field is made of."""
    if is_typeddict(hint):
        yield hint
    for inner in get_args(hint):
        yield from records_in(inner)


def known(fields: Mapping[str, Field] | None, name: str) -> Field:
    """What is declared of the field with this name."""
    if fields is None:
        return UNKNOWN
    return fields.get(name) or next(
        (field for key, field in fields.items() if key.endswith(ANY) and name.startswith(key[:-1])), UNKNOWN
    )
