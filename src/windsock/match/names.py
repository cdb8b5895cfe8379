"""Names that can be shown, and names that look alike: their skeletons are the same (after Unicode TR39)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator
from typing import Final

from windsock.core.player import one_line
from windsock.core.trouble import Trouble

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 2  # accents on one letter; Vietnamese needs two

# What takes no room or looks like a space, although Unicode calls it printable. (Joiners and marks of
# direction count as not printable; they go too.)
UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
ACCENTS: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")

# Letters that look like Latin ones. Capitals have a table of their own: a Greek capital nu looks like N, a
# small one like v.
CAPITALS: Final = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХҺԚԜҮЗI",
    "abezhlkmnoptyxabesljkmhopctyxhqwy3l",
)
SMALL: Final = str.maketrans(
    {
        **dict(zip("αβγικνορτυχωϲϳ", "abylkvoptuxwcj", strict=True)),
        **dict(zip("авеѕіјкмнорстухһԛԝԁүзгпьӏ", "abesljkmhopctyxhqwdy3rnbl", strict=True)),
        **dict(zip("ıłøđħŧƅɑɡɩ", "ilodhtbagl", strict=True)),
        **dict(zip("01|ǀ", "olll", strict=True)),
        "æ": "ae",
        "œ": "oe",
    }
)
PAIRS: Final = (("rn", "m"), ("vv", "w"))

# Scripts that are written beside Latin letters; all others stand alone in a name.
EASTERN: Final = frozenset({"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})


def clean(name: str) -> str:
    """A name in one line, without invisible characters and without piles of accents."""
    shown = "".join(character for character in name if character.isprintable() or character.isspace())
    text = unicodedata.normalize("NFC", one_line(UNSEEN.sub("", shown)))
    return "".join(without_towers(text)).strip()


def without_towers(text: str) -> Iterator[str]:
    marks = MOST_MARKS  # a name does not begin with an accent
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            yield character


def checked_name(name: str) -> str:
    """A name that can be shown."""
    said = clean(name)
    if not 0 < len(said) <= LONGEST_NAME:
        raise Trouble("name-length", most=LONGEST_NAME)
    return said


def accounts_of(name: str) -> list[str]:
    """The forms in which an account of this name may be stored. Names were once cleaned less thoroughly."""
    return list(dict.fromkeys((clean(name).casefold(), one_line(name).casefold())))


def account_name(name: str) -> str:
    """A name that an account can have: letters of one script, and at least something readable."""
    said = checked_name(name)
    if len(scripts(said)) > 1:
        raise Trouble("name-scripts", name=said)
    return said


def scripts(name: str) -> set[str]:
    """The scripts of a name. Those of the Far East count as Latin, since they may stand beside it."""
    found = set()
    for character in unicodedata.normalize("NFKC", name):
        if character.isalpha():
            script = unicodedata.name(character, "UNKNOWN").replace("-", " ").split()[0]
            found.add("LATIN" if script in EASTERN else script)
    return found


def skeleton(name: str) -> str:
    """A name with every look-alike letter replaced by the same one. Names with equal skeletons look alike."""
    text = unicodedata.normalize("NFKC", clean(name))
    text = ACCENTS.sub("", unicodedata.normalize("NFD", text))
    text = text.translate(CAPITALS).casefold().translate(SMALL)
    bones = "".join(character for character in text if unicodedata.category(character)[0] not in "PZ")
    for pair, single in PAIRS:
        bones = bones.replace(pair, single)
    return bones or text


def apart(name: str, others: Collection[str]) -> str:
    """The name, with a number behind it if it looks like one of the others."""
    taken = {skeleton(other) for other in others}
    number, called = 1, name
    while skeleton(called) in taken:
        number += 1
        called = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return called
