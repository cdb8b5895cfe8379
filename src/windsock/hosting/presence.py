"""Which seats are connected, in this process and in others. Processes tell each other over the bus."""

from __future__ import annotations

from time import monotonic
from typing import Final

from windsock.core.card import Seat

from .bus import Bus
from .live import Live

FORGOTTEN: Final = 60.0  # seconds of silence after which a process counts as gone
SETTLING: Final = 3.0  # seconds of listening until everybody has been heard
NOBODY: Final[frozenset[Seat]] = frozenset()


class Presence:
    """The seats that are connected in other processes, by match and process."""

    def __init__(self, lives: dict[str, Live]) -> None:
        self.lives = lives
        self.bus: Bus | None = None
        self.heard: dict[str, dict[str, tuple[frozenset[Seat], float]]] = {}  # and when it was said
        self.since: float | None = None  # when listening began

    def follow(self, live: Live) -> None:
        """Follows a match that has been opened here."""
        live.report = self.tell
        live.far = self.seats(live.match.id)

    def is_away(self, live: Live, seat: Seat) -> bool:
        """Whether nobody is connected at this seat. False while that is not sure."""
        is_sure = self.bus is None or (self.since is not None and monotonic() - self.since > SETTLING)
        return is_sure and seat not in live.here

    def seats(self, match: str) -> frozenset[Seat]:
        return NOBODY.union(*[seats for seats, _ in self.heard.get(match, {}).values()])

    # From others

    def hear(self, process: str, match: str | None, seats: frozenset[Seat]) -> None:
        """Hears which seats are connected in another process. Without a match that process asks for ours."""
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
        """Notes that nothing can be heard: then nobody is surely away."""
        self.since = None

    def forget(self) -> None:
        """Forgets processes that have said nothing for long."""
        oldest = monotonic() - FORGOTTEN
        for match, said in list(self.heard.items()):
            for process in [process for process, (_, at) in said.items() if at < oldest]:
                self.hear(process, match, NOBODY)

    # To others

    def tell(self, live: Live) -> None:
        if self.bus is not None:
            self.bus.say(live.match.id, live.own)

    def tell_all(self) -> None:
        """Tells who is here, for every table where somebody is."""
        for live in self.lives.values():
            if live.own:
                self.tell(live)

    def end(self) -> None:
        """Tells that nobody is here any more."""
        for live in self.lives.values():
            if live.own and self.bus is not None:
                self.bus.say(live.match.id, NOBODY)
