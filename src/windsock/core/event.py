"""What happened, in the past tense. Who was not in its audience gets its hidden form."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from .card import Seats
from .compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A frozen record. The sentence is made later, in the reader's language."""

    def hidden(self) -> Event:
        """The form for those who did not see it. The same, unless something was secret."""
        return self

    def facts(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]


class Told:
    """An event as it was told: at which action, and who saw all of it."""

    __slots__ = ("event", "number", "seen")

    def __init__(self, number: int, event: Event, seen: Seats) -> None:
        self.number = number
        self.event = event
        self.seen = seen

    def form_for(self, seat: Seats) -> Event:
        return self.event if self.seen & seat else self.event.hidden()
