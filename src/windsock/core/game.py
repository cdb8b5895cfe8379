"""A game is one declaration. Front ends, bots and laws know games through this class alone."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .action import Action
from .card import Card, Seat
from .chance import Chance
from .chapters import events_in, rules_in, steps_in
from .event import Event
from .notation import Act, Catalogue, Vocabulary
from .play import explain, settle
from .rule import Rule
from .sight import View, fill
from .state import State
from .step import Step
from .trouble import Trouble

if TYPE_CHECKING:
    from .table import Table


CATALOGUES: dict[str, Catalogue] = {}


@dataclass(frozen=True)
class Outcome:
    """How a game ended: scores by seat, who won, and the key of the way it ended."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ending: str


@dataclass(frozen=True)
class Finding:
    """What a validator says of a board: rule, file, row (0: the whole file), and whether it refuses."""

    rule: str
    file: str
    row: int
    is_refusal: bool
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Game:
    """The contents page of a game. `deal` lays out the table; the rest says how to read it."""

    name: str
    version: str
    seats: range
    options: Mapping[str, bool]  # with their defaults: in games between programs, and in saves without them
    boards: tuple[str, ...]  # shipped boards, the usual one first
    folder: Path  # of the game: its locale files
    chapters: tuple[ModuleType, ...]  # of its rulebook, in order; rules and steps follow from them
    acts: Sequence[Act]
    load: Callable[[str], Any]  # a shipped board's name or a path -> material
    check: Callable[[Path], list[Finding]]  # all that is wrong with a board
    print_of: Callable[[Any], str]  # a short digest of material, for saves
    vocabularies: Callable[[Any], Mapping[str, Vocabulary]]
    deal: Callable[[Any, int, Mapping[str, bool], Chance, bool], State]
    outcome: Callable[[Any], Outcome]
    describe: Callable[[Any, Seat], Mapping[str, Any]]  # plain values, for a seat, SPECTATOR or EVERYTHING
    arrange: Callable[[Any, Mapping[str, Any]], None]  # the reverse: set up a position
    chart: Callable[[Any, Any], Any]  # material, state -> a map to draw
    chart_key: Callable[[Any], Any] | None = None  # states with equal keys have equal charts: not drawn again
    imagine: Callable[[Any, list[Card], Chance], None] = fill
    worth: Callable[[Any, Seat], float] | None = None  # how good a position is for a seat, for bots
    lookahead: int = 5  # decisions of one turn that they look ahead; few where `worth` foretells the rest
    plan: Callable[[Any, Seat, int], list[Action]] | None = None  # best moves, looking so many actions ahead
    foresight: Callable[[Any, Seat, Action], Mapping[str, Any]] | None = None  # what a legal move leads to
    invariants: Callable[[Any, Any], str | None] | None = None  # state, the one before -> id of a broken one
    recount: Callable[[Any], None] | None = None  # work out again what follows from the rest
    for_people: Mapping[str, bool] = field(default_factory=dict)  # defaults that differ where people play
    old_steps: Mapping[str, str] = field(default_factory=dict)  # word -> name, in digests of the first form
    layout: Any = None  # a `Layout`: all parts of the state, so that a position can be written and read
    test_boards: tuple[str, ...] = ()  # of the boards those for tests, which people are not offered
    view: type[Any] | None = None  # the TypedDict of what `describe` returns
    legend: type[Any] | None = None  # the TypedDict of what is printed: the legend of the chart
    ahead: type[Any] | None = None  # the TypedDict of what `foresight` returns, in words of the notation

    @property
    def rules(self) -> Mapping[str, Rule]:
        """The rules that the judge answers with, by id."""
        return rules_in(self.chapters)

    @property
    def steps(self) -> Mapping[str, type[Step]]:
        """The kinds of step, by word."""
        return steps_in(self.chapters)

    @property
    def events(self) -> Mapping[str, type[Event]]:
        """The kinds of event, by their keys: licence-bought."""
        return events_in(self.chapters)

    @property
    def variants(self) -> list[str]:
        """The options that are off in games between programs, and may be on; without one that is on they
        might come to no end."""
        return [name for name, is_on in self.options.items() if not is_on]

    def options_with(self, wishes: Mapping[str, Any]) -> dict[str, bool]:
        """All options with these wishes."""
        for name in wishes:
            if name not in self.options:
                raise Trouble("unknown-option", option=name, options=", ".join(self.options))
            if not isinstance(wishes[name], bool):
                raise Trouble("option-value", option=name, value=str(wishes[name]))
        return {**self.options, **wishes}

    def options_for_people(self, wishes: Mapping[str, Any]) -> dict[str, bool]:
        """The same where people play."""
        return self.options_with({**self.for_people, **wishes})

    def start(
        self, material: Any, seats: int, options: Mapping[str, bool], chance: Chance, *, listen: bool = False
    ) -> State:
        """A table laid out, with the first question asked."""
        if seats not in self.seats:
            raise Trouble("seat-count", seats=seats, least=self.seats[0], most=self.seats[-1])
        s = self.deal(material, seats, options, chance, listen)
        settle(s)
        return s

    def new(
        self,
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        board: str | None = None,
    ) -> Table:
        """A table with the cards dealt. The seed: a number, 32 hex digits, or None for a secret one."""
        if seed is None:
            seed = secrets.token_hex(16)
        value = f"{seed % (1 << 128):032x}" if isinstance(seed, int) else seed
        return open_table(self, seats, value, self.options_with(options or {}), board or self.boards[0])

    def foresee(self, s: State, seat: Seat, action: Action) -> Mapping[str, Any]:
        """What an action leads to; nothing if it is not allowed, or the game does not tell."""
        if self.foresight is None or explain(s, seat, action) is not None:
            return {}
        return self.foresight(s, seat, action)

    def catalogue(self, material: Any) -> Catalogue:
        """All actions on this board, made once."""
        key = self.name + self.print_of(material)
        if key not in CATALOGUES:
            CATALOGUES[key] = Catalogue(self.acts, material, self.vocabularies(material))
        return CATALOGUES[key]


def imagine(game: Game, view: View, chance: Chance) -> State:
    """A whole state that this seat cannot tell from the truth."""
    s = view.state.copy()
    s.chance = chance
    game.imagine(s, view.unseen[:], chance)
    return s


def open_table(game: Game, seats: int, seed: str, options: Mapping[str, bool], board: str) -> Table:
    from .table import Seed, Setup, Table

    return Table(Setup(game, board, seats, options, Seed("sealed", seed)))
