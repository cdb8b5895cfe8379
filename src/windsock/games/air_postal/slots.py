"""Slots of a plane (section 4): which card uses a slot of which kind, and which cards add some."""

from __future__ import annotations

from .board.numbers import CARGO_SLOT, CREW, CREW_SLOT, FLAPS, PAX, PAX_SLOT, SLATS, SLATS_SYSTEM, SYSTEM_SLOT


def slot_of(load: int) -> int:
    """AP-PLANE-07, AP-PLANE-08."""
    return PAX_SLOT if load == PAX else CARGO_SLOT


def slot_of_equipment(kind: int) -> int:
    """AP-PLANE-09, AP-PLANE-10."""
    return CREW_SLOT if CREW >> kind & 1 else SYSTEM_SLOT


def bonus(equipment: int, slot: int) -> int:
    """What cards aboard add to the slots of a kind: FLAPS (AP-CARD-44, -44a), SLATS (AP-CARD-45)."""
    if slot in (CARGO_SLOT, PAX_SLOT):
        return equipment >> FLAPS & 1
    return (equipment >> SLATS & 1) * (SLATS_SYSTEM if slot == SYSTEM_SLOT else 1)
