"""Matches for tests: people at a table, a clock that is set by hand, moves made at random."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from windsock.core.card import Seat
from windsock.core.chance import Swift
from windsock.core.seal import seal_of
from windsock.hosting.errands import play_again
from windsock.match.agreement import Agreement
from windsock.match.match import Match

GAME = "airlines-europe"


class Time:
    """A clock that only tests move."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


def agreed(seats: int = 3, seed: int = 7, game: str = GAME, **keeping: Any) -> Agreement:
    return Agreement.agree(game, seats, seed=f"{seed:032x}", **keeping)


def open_match(seats: int = 3, seed: int = 7, time: Time | None = None, **keeping: Any) -> Match:
    """A match where nobody sits yet."""
    time = time or Time()
    return Match("m", agreed(seats, seed, **keeping), time(), time)


def seated(match: Match, bots: tuple[Seat, ...] = ()) -> Match:
    """People (and bots) sit down, and it starts."""
    for seat in range(match.agreement.seats):
        if seat in bots:
            match.apply(match.propose_sit(seat, "bot", f"Bot {seat}", "random"))
        else:
            match.apply(match.propose_sit(seat, "person", f"Player {seat}"))
    settle(match)
    return match


def running(seats: int = 3, seed: int = 7, bots: tuple[Seat, ...] = (), **keeping: Any) -> Match:
    return seated(open_match(seats, seed, **keeping), bots)


def sealed(seats: int = 3, seed: int = 7, game: str = GAME, time: Time | None = None) -> Match:
    """The same with a secret of the server and a nonce of each seat."""
    secret = f"{seed:032x}"
    agreement = replace(agreed(seats, game=game), seed="", secret=secret, noted_seal=seal_of(secret))
    time = time or Time()
    match = Match("m", agreement, time(), time)
    for seat in range(seats):
        match.apply(match.propose_sit(seat, "person", f"Player {seat}"))
        match.apply(match.propose_nonce(seat, f"{seat + 1:032x}"))
    settle(match)
    return match


def settle(match: Match) -> None:
    """What the house does: record what is due."""
    while (entry := match.due()) is not None:
        match.apply(entry)


def play(match: Match, seat: Seat, move: str | None = None) -> str:
    """A move of a seat: this one, or its first."""
    move = move or match.table.write(match.table.legal(seat)[0])
    bot = match.chairs[seat].played_by
    match.apply(match.propose_play(seat, move, match.table.number, bot))
    return move


def wander(match: Match, moves: int, seed: int = 1) -> Match:
    """So many moves at random, or to the end."""
    chance = Swift(seed)
    for _ in range(moves):
        if match.stage == "over":
            break
        seat = match.asked[0]
        legal = match.table.legal(seat)
        play(match, seat, match.table.write(legal[chance.below(len(legal))]))
    return match


def buying(match: Match) -> Seat:
    """Play on until a seat may buy; that seat."""
    while True:
        seat = match.asked[0]
        if any(match.table.write(action).startswith("buy") for action in match.table.legal(seat)):
            return seat
        play(match, seat)


def buy(match: Match, seat: Seat) -> str:
    """The cheapest licence."""
    moves = [match.table.write(action) for action in match.table.legal(seat)]
    return play(match, seat, next(move for move in moves if move.startswith("buy")))


def refold(match: Match) -> Match:
    """Another process reads the same journal."""
    twin = Match(match.id, match.agreement, match.created, match.now)
    twin.fold(match.entries)
    return twin


def verified(match: Match) -> dict[str, Any]:
    """What a match says of its deal once it was played again."""
    lines = (match.lines, match.players())
    return match.verify(play_again(match.agreement.written(), match.nonces, *lines).digest)


async def sooner(is_so: Callable[[], object]) -> None:
    """Wait until something is so, not for long."""
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.01)
