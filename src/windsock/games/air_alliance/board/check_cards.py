"""What a board must hold to on its traveller cards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from windsock.boards.check import sound_id
from windsock.boards.sheets import Notes

from . import numbers
from .draft import CardDraft, Draft
from .numbers import ALL_COLOURS, COLOURS, MOST_SLOTS, PLAYER_COLOURS, SYMBOLS
from .slots import LAND, PRIORITY, SHARE, SPECIAL, airports_of

USUAL_MILES: Final = (500, 30_000, 100)  # from, to, multiples
USUAL_SYMBOLS: Final = 10
USUAL_GAP: Final = 3
CLASSES: Final = ("economy", "business", "first")
SPIES: Final = ("mi6", "kgb", "cia")  # a secret agent may be called after their service
# The trios of section 13, and who belongs to each.
TRIOS: Final = {
    "ENTHUSIAST": ("board gamer", "board gamer", "anime otaku"),
    "SCHOLAR": ("folklorist", "archaeologist", "professor"),
    "ACTOR": ("hollywood star", "kung fu star", "korean star"),
    "COCKTAIL": ("beer brewer", "bartender", "hotelier"),
    "BALL GAME": ("tennis player", "soccer player", "volleyball player"),
    "SPY": SPIES,
    "PRIMITIVE MAN": ("neanderthal", "yeti", "bigfoot"),
}


def cards(d: Draft, notes: Notes) -> None:
    """AA-DATA-11."""
    if len(d.cards) != numbers.CARDS:  # AA-DATA-11
        notes.refuse("AA-DATA-11", 0, "number", found=len(d.cards), expected=numbers.CARDS)
    ids: dict[str, int] = {}
    for card in d.cards:
        sound_id("AA-DATA-11", card.row, "card", card.id, ids, notes)
        if not card.line["traveller"].strip():
            notes.refuse("AA-DATA-11", card.row, "no-name", card=card.id)
        for end in ("from", "to"):
            if card.line[end] not in d.by_id:
                found = card.line[end]
                notes.refuse("AA-DATA-11", card.row, "airport", card=card.id, found=found)
        if card.line["from"] == card.line["to"]:
            notes.refuse("AA-DATA-11", card.row, "same", card=card.id)


def miles(d: Draft, notes: Notes) -> None:
    """AA-DATA-12."""
    least, most, step = USUAL_MILES
    for card in d.cards:
        facts = {"card": card.id, "found": card.line["miles"]}
        if card.miles is None or card.miles < 1:  # AA-DATA-12
            notes.refuse("AA-DATA-12", card.row, "number", **facts)
        elif not least <= card.miles <= most or card.miles % step:
            notes.warn("AA-DATA-12", card.row, "unusual", least=least, most=most, step=step, **facts)


def slots(d: Draft, notes: Notes) -> None:
    """AA-DATA-13, and the form of slots: AA-DATA-14, AA-DATA-15."""
    for card in d.cards:
        count = len(card.slots.texts)
        if not 1 <= count <= MOST_SLOTS:  # AA-DATA-13
            notes.refuse("AA-DATA-13", card.row, "number", card=card.id, found=count, most=MOST_SLOTS)
        for misprint in card.slots.misprints:
            notes.refuse(misprint.rule, card.row, misprint.problem, card=card.id, found=misprint.found)
    cells = [*(card.slots for card in d.cards), *(place.slots for place in d.passes)]
    if all(len(cell.texts) != MOST_SLOTS for cell in cells):
        notes.refuse("AA-DATA-13", 0, "none", expected=MOST_SLOTS)


def symbols(d: Draft, notes: Notes) -> None:
    """AA-DATA-15 and AA-DATA-16: the symbol of a card is its NPA slot."""
    totals = Counter[int]()
    for card in d.cards:
        shares = [slot for slot in card.slots.slots if slot.kind == SHARE]
        if len(shares) > 1:  # AA-DATA-15
            notes.refuse("AA-DATA-15", card.row, "several", card=card.id)
            continue
        letters = shares[0].word.removeprefix("NPA-") if shares else "-"
        if card.line["npa_symbol"] != letters:
            facts = {"card": card.id, "found": card.line["npa_symbol"], "expected": letters}
            notes.refuse("AA-DATA-15", card.row, "symbol", **facts)
        for npa in range(PLAYER_COLOURS, ALL_COLOURS):
            totals[npa] += sum(slot.colours >> npa & 1 for slot in shares)
    for npa in range(PLAYER_COLOURS, ALL_COLOURS):
        facts = {"colour": COLOURS[npa], "found": str(totals[npa])}
        if totals[npa] < SYMBOLS:  # AA-DATA-16
            notes.refuse("AA-DATA-16", 0, "few", least=SYMBOLS, **facts)
        elif totals[npa] < USUAL_SYMBOLS:
            notes.warn("AA-DATA-16", 0, "fewer", least=USUAL_SYMBOLS, **facts)
    counts = [totals[npa] for npa in range(PLAYER_COLOURS, ALL_COLOURS)]
    if max(counts) - min(counts) > USUAL_GAP:
        notes.warn("AA-DATA-16", 0, "gap", most=USUAL_GAP, found=max(counts) - min(counts))


def kinds(d: Draft, notes: Notes) -> None:
    """AA-DATA-14, AA-DATA-15 and AA-DATA-17: what must occur."""
    found = d.all_slots()
    if all(slot.airports != airports_of("A-M", "1-2-3") for slot in found if slot.kind == LAND):
        notes.refuse("AA-DATA-14", 0, "missing")  # AA-DATA-14
    for count in (1, 2):
        if all(slot.colours.bit_count() != count for slot in found if slot.kind == SHARE):
            notes.refuse("AA-DATA-15", 0, "missing", expected=count)  # AA-DATA-15
    for kind, word in ((SPECIAL, "SPECIAL"), (PRIORITY, "PRIORITY")):
        if all(slot.kind != kind for slot in found):
            notes.refuse("AA-DATA-17", 0, slot=word)  # AA-DATA-17


def trios(d: Draft, notes: Notes) -> None:
    """AA-DATA-18."""
    for card in d.cards:
        if card.trio and card.trio not in TRIOS:  # AA-DATA-18
            notes.refuse("AA-DATA-18", card.row, "unknown", card=card.id, trio=card.trio)
    for trio, members in TRIOS.items():
        found = [card for card in d.cards if card.trio == trio]
        if sorted(member(card) for card in found) != sorted(members):
            notes.refuse("AA-DATA-18", found[0].row if found else 0, "members", trio=trio)


def member(card: CardDraft) -> str:
    """What a trio calls this traveller."""
    name = card.line["traveller"].strip().lower()
    return next((spy for spy in SPIES if spy in name), name) if card.trio == "SPY" else name


def travel(d: Draft, notes: Notes) -> None:
    """AA-DATA-19."""
    for airport in d.airports:
        for end in ("from", "to"):
            if all(card.line[end] != airport.id for card in d.cards):  # AA-DATA-19
                notes.warn("AA-DATA-19", 0, end, airport=airport.id)
    cannes, tokyo = d.named("Cannes"), d.named("Tokyo")
    assert cannes is not None
    assert tokyo is not None
    if all((card.line["from"], card.line["to"]) != (cannes.id, tokyo.id) for card in d.cards):
        notes.warn("AA-DATA-19", 0, "cannes")


def classes(d: Draft, notes: Notes) -> None:
    """AA-DATA-20: from economy to first more miles and fewer slots."""
    miles: list[float] = []
    slots: list[float] = []
    for name in CLASSES:
        found = [card for card in d.cards if card.line["class"].lower() == name]
        if found:
            miles.append(sum(card.miles or 0 for card in found) / len(found))
            slots.append(sum(len(card.slots.slots) for card in found) / len(found))
    for card in d.cards:
        if card.line["class"] and card.line["class"].lower() not in CLASSES:  # AA-DATA-20
            notes.warn("AA-DATA-20", card.row, "unknown", card=card.id, found=card.line["class"])
    if any(less > more for less, more in pairwise(miles)):
        notes.warn("AA-DATA-20", 0, "miles")
    if any(less < more for less, more in pairwise(slots)):
        notes.warn("AA-DATA-20", 0, "slots")
