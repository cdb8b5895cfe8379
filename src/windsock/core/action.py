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
        """Forms that might be legal: too many is fine, too few never."""
        raise NotImplementedError  # pragma: no cover

    def refuse(self, s: Any, seat: Seat) -> Rule | None:
        """The first rule that forbids this action here, or None."""
        return None

    def perform(self, s: Any, seat: Seat) -> None:
        """Move the pieces. Whose turn comes next is not for an action to say."""
        raise NotImplementedError  # pragma: no cover

    def facts(self, s: Any, seat: Seat) -> dict[str, Any]:
        """What a refusal needs to be told well: the fields, and what a game adds: numbers, words, tuples."""
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]
