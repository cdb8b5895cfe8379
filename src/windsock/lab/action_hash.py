"""One hash over every action and score of many seeded games: equal hashes, equal rules."""

from __future__ import annotations

import hashlib
from itertools import product

from windsock.core.chance import Swift
from windsock.core.game import Game
from windsock.core.play import legal, push


def action_hash(game: Game, games: int = 800) -> str:
    """Random games on the usual board, over all numbers of seats and all options in turn."""
    material = game.load(game.boards[0])
    index = game.catalogue(material).index
    names = game.variants
    wishes = [dict(zip(names, flags)) for flags in product((False, True), repeat=len(names))]
    tables = list(product(game.seats, wishes))
    digest = hashlib.sha256()
    for number in range(games):
        seats, options = tables[number % len(tables)]
        s = game.start(material, seats, game.options_with(options), Swift(number))
        chance = Swift(-1 - number)
        actions: list[int] = []
        while s.asked:
            seat = (s.asked & -s.asked).bit_length() - 1
            moves = legal(s, seat)
            move = moves[chance.below(len(moves))]
            actions.append(index[move])
            push(s, seat, move)
        digest.update(repr((number, actions, game.outcome(s))).encode())
    return digest.hexdigest()
