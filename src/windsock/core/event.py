"""What happened, in the past tense. A seat that did not see all of it gets its hidden form."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from typing import Any

from .card import Seats
from .compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A record that nobody changes. The sentence is made later, in the reader's language.

    Events are plain dataclasses with a hash: a frozen one costs four times as much to make. Their fields say
    by their types what they are (`windsock.core.show`): a seat, a route, so many points of each seat.
    """

    def hidden(self) -> Event:
        """The form for those who did not see all of it. The same event, unless something was secret."""
        return self

    def facts(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]


@cache
def kebab(name: str) -> str:
    """The key of an event or a step: LicenceBought -> licence-bought."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


Told = tuple[int, Event, Seats]  # at which action, what, and who saw all of it


def form_for(told: Told, seat: Seats) -> Event:
    """The form of an event that this seat is told."""
    _, event, seen = told
    return event if seen & seat else event.hidden()
