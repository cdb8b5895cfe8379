"""The seal: one set of examples for Python and for the browser (client/tests/seal.test.ts)."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from windsock.core.seal import Proof, is_number, read_proof, seal_of, seed_of, verdict
from windsock.core.trouble import Trouble

VECTORS = Path(__file__).parent.parent.parent / "client" / "tests" / "fixtures" / "seal.json"
SECRET = "00112233445566778899aabbccddeeff"
ANN, BEN, OTHER = "a" * 32, "0123456789abcdef" * 2, "b" * 32


def told(**changed: Any) -> dict[str, Any]:
    """What an honest server tells at the end of a game of Ann, a bot and Ben; or a dishonest one."""
    nonces = [ANN, None, BEN]
    return {
        "seal": seal_of(SECRET),
        "is_known": False,
        "secret": SECRET,
        "nonces": nonces,
        "seed": seed_of(SECRET, nonces),
        **changed,
    }


def kept(seal: str = seal_of(SECRET), is_known: bool = False, **nonces: str) -> dict[str, Any]:
    own = {name.removeprefix("p"): nonce for name, nonce in nonces.items()}
    return {"seal": seal, "isKnown": is_known, "isEarly": True, "nonces": own}


ALONE = {"secret": None, "nonces": None}
OLD = {**ALONE, "seal": seal_of(SECRET), "seed": SECRET}
SWAPPED = {"nonces": [OTHER, None, BEN], "seed": seed_of(SECRET, [OTHER, None, BEN])}
CASES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("fair", kept(p0=ANN), told()),
    ("fair", kept(p0=ANN, p2=BEN), told()),
    ("no-nonce", kept(), told()),
    ("seed-alone", kept(), told(**OLD)),
    ("known", kept(is_known=True), told(**OLD, is_known=True)),
    ("known", kept(seal="0" * 64, is_known=True), told(**ALONE, is_known=True, seed="7")),
    # The secret was another one when the seal was shown, or the seal is made to fit it now.
    ("wrong-seal", kept(seal=seal_of(OTHER), p0=ANN), told()),
    ("wrong-seal", kept(p0=ANN), told(secret=OTHER, seed=seed_of(OTHER, [ANN, None, BEN]))),
    ("wrong-seal", kept(), told(secret=OTHER, seal=seal_of(OTHER), seed=seed_of(OTHER, [ANN, None, BEN]))),
    ("wrong-seal", kept(), told(secret=SECRET.upper())),
    ("wrong-seal", kept(), told(secret="nothing")),
    ("wrong-seal", kept(), told(**{**OLD, "seed": OTHER})),
    ("wrong-seal", kept(), told(**ALONE, is_known=True)),  # it was not, when we looked
    ("wrong-seal", kept(p0=ANN), told(**OLD)),  # who gave a nonce is owed a secret
    ("wrong-seal", kept(p0=ANN), told(**ALONE, is_known=True)),
    ("wrong-nonce", kept(p0=ANN), told(**SWAPPED)),
    ("wrong-nonce", kept(p1=ANN), told()),
    ("wrong-nonce", kept(p0=ANN), told(nonces=None)),
    ("wrong-nonce", kept(p0=ANN), told(nonces=[])),
    ("wrong-nonce", kept(p0=ANN), told(nonces=[None, None, BEN], seed=seed_of(SECRET, [None, None, BEN]))),
    ("wrong-seed", kept(p0=ANN), told(seed=OTHER)),
    ("wrong-seed", kept(), told(seed=None)),
    ("wrong-seed", kept(), told(nonces=["-", f"{ANN} {BEN}"])),
]
TEXTS = ["", "abc", "a" * 55, "b" * 56, "c" * 63, "d" * 64, "e" * 119, "f" * 120, "g" * 1000]


def vectors() -> dict[str, Any]:
    """What the browser's tests read."""
    return {
        "hashes": {text: hashlib.sha256(text.encode()).hexdigest() for text in TEXTS},
        "cases": [{"verdict": found, "kept": keeping, "told": telling} for found, keeping, telling in CASES],
    }


@pytest.mark.parametrize(("found", "keeping", "telling"), CASES)
def test_who_kept_the_seal_can_judge(found: str, keeping: dict[str, Any], telling: dict[str, Any]) -> None:
    own = {int(seat): nonce for seat, nonce in keeping["nonces"].items()}
    assert verdict(keeping["seal"], own, keeping["isKnown"], telling["seed"], telling) == found


def test_the_browser_is_tested_with_the_same_examples() -> None:
    """Made anew by `python -m tests.core.test_seal`."""
    assert json.loads(VECTORS.read_text(encoding="utf-8")) == vectors()


def test_the_words_of_the_documentation_are_what_is_hashed() -> None:
    text = f"windsock deal {SECRET} {ANN} - {BEN}"
    assert seed_of(SECRET, [ANN, None, BEN]) == hashlib.sha256(text.encode()).hexdigest()[:32]
    assert seal_of(SECRET) == hashlib.sha256(b"windsock seal " + bytes.fromhex(SECRET)).hexdigest()
    assert Proof(SECRET, [ANN]).seed == seed_of(SECRET, [ANN]) != seed_of(SECRET, [ANN, None])


@pytest.mark.parametrize(
    "text", [None, 7, "", "a" * 31, "a" * 33, "A" * 32, "a" * 31 + "\n", "g" * 32, "é" * 32]
)
def test_a_number_has_one_form(text: object) -> None:
    assert not is_number(text)


@pytest.mark.parametrize(
    ("head", "field"),
    [
        ({"secret": [SECRET]}, "nonces"),
        ({"nonces": ["-", "-"]}, "secret"),
        ({"secret": [SECRET, "x"], "nonces": ["-", "-"]}, "secret"),
        ({"secret": [SECRET], "nonces": ["-"]}, "nonces"),
        ({"secret": [SECRET], "nonces": ["-", "short"]}, "nonces"),
    ],
)
def test_half_a_proof_is_none(head: dict[str, list[str]], field: str) -> None:
    with pytest.raises(Trouble) as raised:
        read_proof(head, 2)
    assert (raised.value.key, raised.value.facts) == ("save-head", {"field": field})


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")
