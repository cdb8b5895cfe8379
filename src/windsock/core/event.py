"""What happened, in the past tense. Who was not in its audience gets its hidden form."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from .card import Seats
from .compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A record that nobody changes. The sentence is made later, in the reader's language.

    Events are plain dataclasses with a hash: a frozen one costs four times as much to make.
    """

    def hidden(self) -> Event:
        """The form for those who did not see it. The same, unless something was secret."""
        return self

    def facts(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]


Told = tuple[int, Event, Seats]  # at which action, what, and who saw all of it


def form_for(told: Told, seat: Seats) -> Event:
    """What this seat is told of it."""
    _, event, seen = told
    return event if seen & seat else event.hidden()
