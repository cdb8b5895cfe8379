"""Puts the pieces of a frame back on the printed board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from windsock.maps.chart import Chart, Slot


def laid_out(printed: Chart, on_map: Mapping[str, Any] | None) -> Chart:
    """The reverse of `public.on_map`: the chart of the position that was shown."""
    if on_map is None:
        return printed
    places, slots = on_map["places"], on_map["slots"]
    return replace(
        printed,
        places=tuple(
            replace(place, slots=covered(place.slots, places[place.key])) if place.key in places else place
            for place in printed.places
        ),
        links=tuple(replace(link, slots=covered(link.slots, slots[link.key])) for link in printed.links),
        bonuses=tuple(
            replace(bonus, is_taken=is_taken)
            for bonus, is_taken in zip(printed.bonuses, on_map["taken"], strict=True)
        ),
    )


def covered(slots: Sequence[Slot], said: Sequence[Mapping[str, Any]]) -> tuple[Slot, ...]:
    return tuple(
        replace(slot, piece=one["piece"], is_closed=one["is_closed"])
        for slot, one in zip(slots, said, strict=True)
    )
