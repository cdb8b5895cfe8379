"""Set up the cards and planes of a position, for scenarios."""

from __future__ import annotations

from windsock.core.card import EVERYONE, NOBODY, Deck
from windsock.core.given import MANY, Given, Pack, one_of, within
from windsock.core.trouble import Trouble

from ..board.material import FIRST_LOAD, Board
from ..board.numbers import COPIES, EXPERTS, FIRST_EXPERT, KINDS, LOADS, TILES
from ..equipment import expert_card
from ..moves import vocabularies
from ..state import NOTHING, Postal, ones_in
from ..windsock import fill_loads, fill_objectives
from .describe import GAP


class Box:
    """Everything that lies nowhere yet."""

    def __init__(self, board: Board) -> None:
        words = vocabularies(board)
        self.words = words
        self.loads = Pack(list(board.load_counts), words["load"])
        in_play = [int(card in board.in_play) for card in range(len(board.objectives))]
        self.objectives = Pack(in_play, words["objective"])
        self.equipment = Pack([COPIES] * FIRST_EXPERT + [1] * EXPERTS, words["equipment"])
        self.planes = Pack([1] * len(board.planes), words["plane"])


def arrange_planes(s: Postal, given: Given, box: Box) -> None:
    """Planes that nobody names are new; if the new ones are named, the others are out of the game."""
    heaps = {
        key: box.planes.take(given.names(key), key)
        for key in ("second_hand", "crashed", "retired", "new_planes")
    }
    s.second_hand = heaps["second_hand"][::-1]
    s.crashed = sum(1 << plane for plane in heaps["crashed"])
    s.retired = sum(1 << plane for plane in heaps["retired"])
    s.new_planes = sum(1 << plane for plane in heaps["new_planes"])
    rest = box.planes.rest()
    for seat in range(s.seats):
        if s.plane[seat] == NOTHING:
            if not rest:
                raise Trouble("scenario-invariant", field="new_planes", rule="AP-INV-10")
            s.plane[seat] = rest.pop()
    others = sum(1 << plane for plane in rest)
    if given.has("new_planes"):
        s.retired |= others
    else:
        s.new_planes |= others
    crashes = s.crashed.bit_count() + (given.table.get("phase") == "crash")
    s.lost_pilots = given.whole("lost_pilots", crashes, least=crashes)


def lost_tiles(given: Given) -> int:
    tiles = [within(tile, "lost_tiles", TILES, 1) for tile in given.things("lost_tiles")]
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise Trouble("scenario-again", word=str(tile), field="lost_tiles")
    return sum(1 << tile - 1 for tile in tiles)


def arrange_piles(s: Postal, given: Given, box: Box) -> None:
    """Open piles, and expert cards in piles; all others of these are in the box."""
    for pile in given.unlike("unlocked", box.words["pile"]):
        s.locked &= ~(1 << pile)
    piles = given.part("piles")
    for key in piles.table:
        pile = one_of(box.words["pile"], key, "piles")
        seen = NOBODY if s.locked >> pile & 1 else EVERYONE
        for kind in box.equipment.take(piles.names(key), piles.at(key), range(FIRST_EXPERT, KINDS)):
            s.expert_piles[pile].add(expert_card(kind), seen)
    s.supply = box.equipment.left[:FIRST_EXPERT]
    for kind in box.equipment.rest(range(FIRST_EXPERT, KINDS)):
        s.boxed_experts.add(expert_card(kind), NOBODY)
    s.has_unlocked = given.flag("has_unlocked")
    last = s.board.round_limit[s.seats] if s.has_round_limit else MANY  # AP-RULING-83
    s.round = given.whole("round", max(1, len(s.unlocked_piles())), last, least=1)


def arrange_objectives(s: Postal, given: Given, box: Box) -> None:
    pack = box.objectives
    kinds = ones_in(sum(1 << card for card in s.board.in_play))
    s.objective_discard = pack.take(given.spread("objective_discard"), "objective_discard", kinds)
    s.objective_river = river_of(given, "objective_river", s.objective_spots(), pack, kinds)
    key = "objective_deck" if given.has("objective_deck") else "objective_top"
    top = pack.take(given.spread(key), key, kinds)
    rest = pack.rest()
    s.chance.shuffle(rest)
    if key == "objective_deck":
        s.boxed_objectives, rest = rest, []
    cards = rest + top[::-1]
    s.objective_deck = Deck(cards, [NOBODY] * len(cards), len(cards))
    if not given.has("objective_river"):
        fill_objectives(s)


def arrange_loads(s: Postal, given: Given, box: Box) -> None:
    pack = box.loads
    kinds = list(range(LOADS))
    s.load_discard = pack.take(given.spread("load_discard"), "load_discard")
    s.load_river = river_of(given, "load_river", s.load_spots(), pack, kinds)
    key = "load_deck" if given.has("load_deck") else "load_top"
    top = pack.take(given.spread(key), key)
    rest = pack.rest()
    s.chance.shuffle(rest)
    if key == "load_deck":
        for load in rest:
            s.boxed_loads[load] += 1
        rest = []
    cards = [FIRST_LOAD + load for load in rest + top[::-1]]
    s.load_deck = Deck(cards, [NOBODY] * len(cards), len(cards))
    if not given.has("load_river"):
        fill_loads(s)


def river_of(given: Given, key: str, size: int, pack: Pack, kinds: list[int]) -> list[int]:
    """The cards of a river from spot 1 on; a gap is a dash."""
    cards: list[int] = []
    for name in given.names(key):
        if len(cards) == size:
            raise Trouble("scenario-full", word=name, field=key, most=size)
        cards.append(NOTHING if name == GAP else pack.take([name], key, kinds)[0])
    return cards + [NOTHING] * (size - len(cards))
