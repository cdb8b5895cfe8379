"""What a seat can do. The action is its own judge: `refuse` names the first rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from .card import Seat
from .compiled import mypyc_attr
from .rule import Rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A frozen record that exists once, in the catalogue. State parameters are `Any` here only."""

    @staticmethod
    def candidates(s: Any, seat: Seat) -> Sequence[Action]:
        """Actions that might be legal. Too many is fine, too few never."""
        raise NotImplementedError  # pragma: no cover

    def refuse(self, s: Any, seat: Seat) -> Rule | None:
        """The first rule that forbids this action here, or None."""
        return None

    def perform(self, s: Any, seat: Seat) -> None:
        """Moves the pieces. An action never says whose turn comes next."""
        raise NotImplementedError  # pragma: no cover

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        """Facts for the sentence of a refusal: the fields, and numbers, words or tuples that a game adds."""
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]
