"""The seal of a deal. The server binds itself to a secret before any player gives a number of their own:

    seal = SHA-256 of "windsock seal " and the 16 bytes of the secret
    seed = the first 32 hex digits of the SHA-256 of "windsock deal SECRET NONCE NONCE ..."

Secret and nonces stand there as 32 lower-case hex digits each, in the order of the seats; a seat that gave no
nonce has "-". So nobody alone picks the seed, and who kept the seal and their own nonce can prove it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .trouble import Trouble

NONE: Final = "-"
NUMBER: Final = re.compile("[0-9a-f]{32}")


def is_number(text: object) -> bool:
    """Whether a text has the form of a secret, a nonce or a seed."""
    return isinstance(text, str) and NUMBER.fullmatch(text) is not None


def seal_of(secret: str) -> str:
    """The hash that is published before play. It proves the secret without telling it."""
    return hashlib.sha256(b"windsock seal " + bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, nonces: Sequence[str | None]) -> str:
    """The seed that follows from the secret and the nonces of all seats."""
    text = " ".join(["windsock deal", secret, *[nonce or NONE for nonce in nonces]])
    return hashlib.sha256(text.encode()).hexdigest()[:32]


@dataclass(frozen=True)
class Proof:
    """What the seed of a finished game was made of."""

    secret: str
    nonces: Sequence[str | None]

    @property
    def seal(self) -> str:
        return seal_of(self.secret)

    @property
    def seed(self) -> str:
        return seed_of(self.secret, self.nonces)


def read_proof(head: Mapping[str, Sequence[str]], seats: int) -> Proof | None:
    """Reads a proof from the head of a save, which has both lines or none."""
    if "secret" not in head and "nonces" not in head:
        return None
    secret, words = " ".join(head.get("secret", ())), head.get("nonces", ())
    if not is_number(secret):
        raise Trouble("save-head", field="secret")
    if len(words) != seats or not all(word == NONE or is_number(word) for word in words):
        raise Trouble("save-head", field="nonces")
    return Proof(secret, [None if word == NONE else word for word in words])


def write_nonces(nonces: Sequence[str | None]) -> str:
    return " ".join(nonce or NONE for nonce in nonces)


def verdict(seal: str, own: Mapping[int, str], is_known: bool, seed: object, deal: Mapping[str, Any]) -> str:
    """What can be said of a finished game by whoever kept the seal of before the deal and their own nonces.

    `seed` and `deal` are what the server tells at the end; it may tell anything. In order are `fair`,
    `no-nonce` (as far as can be seen by who gave none), `seed-alone` (the server picked the seed alone,
    before play) and `known`; `wrong-seal`, `wrong-nonce` and `wrong-seed` are not.
    """
    secret, nonces = deal.get("secret"), deal.get("nonces")
    if secret is None and not own:
        if is_known:
            return "known"
        return "seed-alone" if is_number(seed) and seal_of(str(seed)) == seal else "wrong-seal"
    if not is_number(secret) or seal_of(str(secret)) != seal:
        return "wrong-seal"
    used = list(nonces) if isinstance(nonces, list | tuple) else []
    if any(seat >= len(used) or used[seat] != nonce for seat, nonce in own.items()):
        return "wrong-nonce"
    if not all(nonce is None or is_number(nonce) for nonce in used) or seed_of(str(secret), used) != seed:
        return "wrong-seed"
    return "fair" if own else "no-nonce"
