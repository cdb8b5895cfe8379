"""Who looks at a table, here and from other processes. They tell each other process, match and seats."""

from __future__ import annotations

from time import monotonic
from typing import Final

from windsock.core.card import Seat

from .bus import Bus
from .live import Live

FORGOTTEN: Final = 60.0  # seconds after which a process that says nothing is gone
SETTLING: Final = 3.0  # seconds of listening until we have heard of everybody
NOBODY: Final[frozenset[Seat]] = frozenset()


class Presence:
    """Which seats somebody looks from elsewhere, by match and process, as the others say."""

    def __init__(self, lives: dict[str, Live]) -> None:
        self.lives = lives
        self.bus: Bus | None = None
        self.heard: dict[str, dict[str, tuple[frozenset[Seat], float]]] = {}  # and when it was said
        self.since: float | None = None  # when we began to listen

    def follow(self, live: Live) -> None:
        """A match has been opened here."""
        live.report = self.tell
        live.far = self.seats(live.match.id)

    def is_away(self, live: Live, seat: Seat) -> bool:
        """Whether nobody looks from this seat, as far as we can be sure."""
        is_sure = self.bus is None or (self.since is not None and monotonic() - self.since > SETTLING)
        return is_sure and seat not in live.here

    def seats(self, match: str) -> frozenset[Seat]:
        return NOBODY.union(*[seats for seats, _ in self.heard.get(match, {}).values()])

    # From others

    def hear(self, process: str, match: str | None, seats: frozenset[Seat]) -> None:
        """Another process says who looks at a match there; without a match: it asks us the same."""
        if match is None:
            self.tell_all()
            return
        said = self.heard.setdefault(match, {})
        if seats:
            said[process] = (seats, monotonic())
        else:
            said.pop(process, None)
            if not said:
                del self.heard[match]
        if match in self.lives:
            self.lives[match].look_far(self.seats(match))

    def lose(self) -> None:
        """We hear nothing: nobody is sure to be away."""
        self.since = None

    def forget(self) -> None:
        """Processes that have said nothing for long are gone."""
        oldest = monotonic() - FORGOTTEN
        for match, said in list(self.heard.items()):
            for process in [process for process, (_, at) in said.items() if at < oldest]:
                self.hear(process, match, NOBODY)

    # To others

    def tell(self, live: Live) -> None:
        if self.bus is not None:
            self.bus.say(live.match.id, live.own)

    def tell_all(self) -> None:
        """Who is here, at every table where somebody is."""
        for live in self.lives.values():
            if live.own:
                self.tell(live)

    def end(self) -> None:
        """Nobody is here any more."""
        for live in self.lives.values():
            if live.own and self.bus is not None:
                self.bus.say(live.match.id, NOBODY)
