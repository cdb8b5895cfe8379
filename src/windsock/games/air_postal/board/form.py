"""The two forms of the game: what of the initiation game (section 16) is other numbers, not other steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .numbers import COMPENSATION, CRASHES, CREW_SLOT, SYSTEM_SLOT, VIP_COMPENSATION


@dataclass(frozen=True)
class Form:
    """The normal game or the initiation game, on one board."""

    word: str
    is_initiation: bool
    slots: tuple[tuple[int, ...], ...]  # plane -> kind of slot -> how many its side shows (AP-COMP-12)
    settled_first: tuple[int, ...]  # slots whose cards leave before all others after a change of plane
    compensation: tuple[int, ...]  # load -> what is paid for a card without room
    vip_compensation: int
    crashes: Mapping[int, tuple[bool, bool]]  # type of plane -> whether it crashes over land, over sea


def forms(slots: tuple[tuple[int, ...], ...], load: tuple[int, ...]) -> tuple[Form, Form]:
    """The normal game, then the initiation game."""
    normal = Form(
        word="normal",
        is_initiation=False,
        slots=slots,
        settled_first=(SYSTEM_SLOT, CREW_SLOT),  # AP-RULING-39
        compensation=COMPENSATION,
        vip_compensation=VIP_COMPENSATION,
        crashes=CRASHES,
    )
    initiation = Form(
        word="initiation",
        is_initiation=True,
        slots=tuple((count,) * len(slots[0]) for count in load),  # AP-VAR-INIT-05: all kinds share LOAD
        settled_first=(),
        compensation=(0,) * len(COMPENSATION),  # AP-VAR-INIT-09, AP-RULING-92
        vip_compensation=0,
        crashes=dict.fromkeys(CRASHES, (False, False)),  # AP-VAR-INIT-13
    )
    return normal, initiation
