"""Plays finished games again, and judges saves. Another process does this work, once for all who ask."""

from __future__ import annotations

import asyncio
from typing import Final

from windsock.core.table import Table
from windsock.match.agreement import Agreement
from windsock.match.match import Match
from windsock.match.slices import Slices

from .errands import Errands, Proof, judge_save, play_again
from .kept import Kept
from .tasks import Tasks

MOST: Final = 16_000_000  # bytes


class Proofs:
    """The proofs of one house."""

    def __init__(self, errands: Errands, slices: Slices, tasks: Tasks) -> None:
        self.errands = errands
        self.slices = slices
        self.tasks = tasks
        self.known: Kept[Proof] = Kept(MOST)
        self.under_way: dict[str, asyncio.Task[Proof]] = {}

    async def of(self, match: Match, by: str) -> Proof:
        """The proof of a finished match. It never changes, so the match is played again only once."""
        match.check_stage("over")
        known = self.known.find(match.id)
        if known is not None:
            return known
        if match.id not in self.under_way:
            self.under_way[match.id] = self.tasks.begin(self.prove(match, by))
        return await asyncio.shield(self.under_way[match.id])

    async def prove(self, match: Match, by: str) -> Proof:
        try:
            words = (match.agreement.written(), match.nonces, match.lines[:], match.players())
            proof = await self.errands.run(by, play_again, *words)
            self.known.keep(match.id, proof, len(proof.text))
            return proof
        finally:
            del self.under_way[match.id]

    async def read_save(self, text: str, by: str) -> tuple[Agreement, Table]:
        """The agreement of a save, judged by the rules, and the table that it leads to."""
        written, indexes = await self.errands.run(by, judge_save, text)
        agreement = Agreement.read(written)
        return agreement, await self.slices.run(agreement.beginning(indexes))
