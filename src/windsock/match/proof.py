"""Digests in the journal. A later version uses them to check that its rules lead where the players were."""

from __future__ import annotations

from typing import Final

from windsock.core.table import FORM, Table

EVERY: Final = 16  # plays: a digest of each would cost up to half as much as storing the play


def proof(table: Table) -> str:
    """The form of the digest and the digest of a table, for the entry that follows."""
    return f"{FORM} {table.digest()}"


def proves(table: Table, said: str) -> bool:
    """Whether a table has the digest that an entry noted."""
    form, _, digest = said.partition(" ")
    return form.isdecimal() and table.digest(int(form)) == digest


def proves_in_any_form(table: Table, digest: str) -> bool:
    """The same for a snapshot, which does not say which form it has."""
    return any(table.digest(form) == digest for form in (FORM, 1))
