"""Digests in the journal: a later version sees by them whether its rules lead where the players were."""

from __future__ import annotations

from typing import Final

from windsock.core.table import FORM, Table

EVERY: Final = 16  # plays: a digest of each would cost up to half of what keeping the play costs


def proof(table: Table) -> str:
    """What an entry says of the table before it: the form of the digest, and the digest."""
    return f"{FORM} {table.digest()}"


def proves(table: Table, said: str) -> bool:
    """Whether a table is what an entry says it was."""
    form, _, digest = said.partition(" ")
    return form.isdecimal() and table.digest(int(form)) == digest


def proves_in_any_form(table: Table, digest: str) -> bool:
    """Snapshots do not say which form they have."""
    return any(table.digest(form) == digest for form in (FORM, 1))
