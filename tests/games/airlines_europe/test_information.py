"""Open and hidden information (section 13), as the seats are shown it and told it."""

from __future__ import annotations

import json
from random import Random

from windsock.core.chance import Swift
from windsock.core.play import settle
from windsock.games.airlines_europe.board.material import SCORING
from windsock.games.airlines_europe.board.numbers import SHARES

from .position import GAME, begun, dealt, heard, play, position, whole

HELD = {"red": 2, "blue": 1, "abacus": 2}


def test_what_others_see_of_a_player() -> None:
    """AE-INFO-01 to -06, AE-SETUP-11, AE-SETUP-14, AE-LAY-06, AE-RULING-46."""
    table = position(3, seats={"p1": {"hand": HELD, "portfolio": {"grey": 1}, "cash": 6, "points": 11}})
    for seat in (1, 2, None):
        row = table.view(seat)["seats"][0]
        assert (row["cash"], row["cards"], row["abacus"], row["portfolio"]) == (6, 5, 2, {"grey": 1})
        assert (row["points"], row["hand"]) == (None, None)
    own = table.view(0)["seats"][0]
    assert (own["points"], own["hand"]) == (11, {"blue": 1, "red": 2, "abacus": 2})


def test_awards_are_announced_but_totals_are_not() -> None:
    """AE-INFO-01, AE-RULING-46."""
    table = position(3, phase="score", seats={"p1": {"portfolio": {"red": 1}}})
    awards = heard(table, "ScoringEnded", 2)[0].facts()["awards"]
    assert awards == (3, 0, 0)
    assert table.view(2)["seats"][0]["points"] is None


def test_points_are_open_after_the_end() -> None:
    """AE-INFO-01, AE-RULING-59."""
    table = position(3, phase="end", seats={"p1": {"points": 50}})
    assert [row["points"] for row in table.view(1)["seats"]] == [50, 2, 3]
    assert table.over


def test_a_choice_of_starting_shares_is_hidden_until_all_have_chosen() -> None:
    """AE-INFO-07, AE-SETUP-26, AE-RULING-09."""
    table = dealt(3)
    first = table.legal(0)[0]
    table.play(0, first)
    assert [row["has_chosen"] for row in table.view(2)["seats"]] == [True, False, False]
    assert table.view(2)["seats"][0]["chosen"] is None
    assert all(card < 0 for card in table.sight(2).state.piles()[3].cards)
    assert sum(table.view(0)["seats"][0]["chosen"].values()) == 2
    assert table.asked == [1, 2]
    other = table.copy()
    assert other.explain(0, first) is not None
    shown = json.dumps(table.view(2)) + str(table.events_since(0, 2))
    table = dealt(3)
    table.play(0, table.legal(0)[-1])
    assert json.dumps(table.view(2)) + str(table.events_since(0, 2)) == shown


def test_numbers_of_the_piles_are_open_and_their_contents_are_not() -> None:
    """AE-INFO-08, AE-INFO-11 to -14, AE-INFO-17, AE-RULING-47."""
    table = position(3, market=["red"] * 5, removed={"blue": 4}, reserve=18, seats={"p1": {"cash": 9}})
    truth = whole(table)
    for seat in (0, 1, 2, None):
        shown = table.view(seat)
        assert shown["market"] == ["red"] * 5
        assert shown["deck"] == len(truth["deck"])
        assert (shown["bank"], shown["reserve"], shown["removed"]) == (65, 18, 6)


def test_a_share_from_the_market_is_seen_when_it_is_taken_and_not_displayed_later() -> None:
    """AE-INFO-09, AE-RULING-51."""
    table = position(3, market=["red", "grey", "grey", "blue", "blue"])
    play(table, "p1 buy grey r02", "p1 stop", "p1 take red")
    assert (
        GAME.vocabularies(table.material)["card"].words[heard(table, "ShareTaken", 2)[0].facts()["card"]]
        == "red"
    )
    assert table.view(2)["seats"][0]["hand"] is None


def test_a_share_from_the_deck_is_seen_by_its_owner_alone() -> None:
    """AE-INFO-10, AE-BUY-18."""
    table = position(3, deck_top=["red"])
    play(table, "p1 buy grey r02", "p1 stop", "p1 draw")
    card = whole(table)["seats"][0]["hand"]
    assert card == {"red": 1}
    assert heard(table, "ShareDrawn", 0)[0].facts()["card"] >= 0
    assert heard(table, "ShareDrawn", 1)[0].facts()["card"] < 0
    assert heard(table, "ShareDrawn", None)[0].facts()["card"] < 0
    assert table.sight(0).state.piles()[0].cards[0] >= 0
    assert table.sight(1).state.piles()[0].cards[0] < 0


def test_shares_given_up_from_hand_and_portfolio() -> None:
    """AE-INFO-15, AE-INFO-16, AE-ABACUS-05: face down from the hand, but for red backs."""
    table = position(3, seats={"p1": {"hand": {"red": 1, "abacus": 1}, "portfolio": {"grey": 2}}})
    play(table, "p1 exchange 3 for 2", "p1 give hand red", "p1 give hand abacus", "p1 give portfolio grey")
    words = GAME.vocabularies(table.material)["card"].words
    shown = [event.facts()["card"] for event in heard(table, "ShareGivenUp", 1)]
    assert shown[0] < 0
    assert [words[card] for card in shown[1:]] == ["abacus", "grey"]
    own = [event.facts()["card"] for event in heard(table, "ShareGivenUp", 0)]
    assert [words[card] for card in own] == ["red", "abacus", "grey"]
    seen = table.sight(1).state.piles()[-1].cards
    assert sorted(card < 0 for card in seen) == [False, False, True]


def test_the_phantom_lies_face_up() -> None:
    """AE-INFO-18."""
    table = position(2, scorings=2, phase="score", removed={"red": 4}, market=["white"] * 3, deck=["grey"])
    for seat in (0, 1, None):
        phantom = table.view(seat)["phantom"]
        assert (phantom["white"], phantom["abacus"]) == (7, 20)
        assert phantom["red"] == 13


def test_the_board_is_open() -> None:
    """AE-INFO-19, AE-INFO-21: planes, supplies, track, bonus and ban markers, placed and unplaced."""
    table = position(3, options=("flight_ban",), sold={"r02": ["grey"]}, banned={"r01": [4]})
    views = [table.view(seat) for seat in (0, 1, None)]
    for shown in views:
        assert shown["airlines"] == views[0]["airlines"]
        assert shown["routes"] == views[0]["routes"]
        assert [row["ban_markers"] for row in shown["seats"]] == [3, 4, 4]  # one of p1 lies there
    licences = views[0]["routes"]["LON-MAD"]["licences"]
    assert [licence["is_banned"] for licence in licences] == [False, True, False]
    assert views[0]["routes"]["LON-STO"]["licences"][0]["plane"] == "grey"
    assert views[0]["airlines"]["grey"] | {"row": []} == {
        "issued": 8,
        "planes": 7,
        "space": 9,
        "row": [],
        "bonus": True,
        "is_blocked": False,
    }


def test_a_pass_in_the_ban_phase_is_told_to_all() -> None:
    """AE-INFO-21."""
    table = position(3, options=("flight_ban",), phase="ban", turn="p2")
    play(table, "p2 pass")
    assert [event.facts()["seat"] for event in heard(table, "BanPassed", 2)] == [1]


def test_who_holds_the_scoring_card_is_told_to_all() -> None:
    """AE-INFO-20."""
    table = position(3, phase="scoring", turn="p3")
    for seat in (0, 1, 2, None):
        assert heard(table, "ScoringBegun", seat)[0].facts() == {"scoring": 1, "holder": 2}


def test_market_shares_removed_are_seen_on_their_way() -> None:
    """AE-INFO-22, AE-INFO-17."""
    table = position(3, market=["red", "red", "grey", "blue", "blue"], seats={"p2": {"cash": 70}})
    play(table, "p1 cash")
    removed = heard(table, "MarketRemoved", 2)[0].facts()["cards"]
    assert len(removed) == 5
    assert all(card >= 0 for card in table.sight(2).state.piles()[-1].cards)
    assert table.view(2)["removed"] == 5


def test_with_loose_cuts_nobody_can_count_to_a_scoring() -> None:
    """AE-RULING-60: wherever the cuts were made, everybody is shown the same."""
    table = begun(3, 1, "t1", "loose_cut")
    deck = table.s.decks()[0]
    first, second = [place for place in reversed(range(len(deck.cards))) if deck.cards[place] == SCORING][:2]
    shown = [json.dumps(table.view(seat)) for seat in (0, 1, 2, None)]
    for scoring, off in ((first, -1), (first, -3), (second, 2), (second, -2)):
        twin = table.copy()
        other = twin.s.decks()[0]
        other.cards = deck.cards[:]
        other.cards[scoring], other.cards[scoring + off] = deck.cards[scoring + off], SCORING
        assert [json.dumps(twin.view(seat)) for seat in (0, 1, 2, None)] == shown


def test_what_is_known_of_the_next_scoring_is_no_countdown() -> None:
    """AE-RULING-60: about a quarter, about the middle; AE-RULING-58: the third is never counted."""
    said: dict[str, list[tuple[int, str | None]]] = {}
    for option in ("loose_cut", "flight_ban"):
        table, chance = begun(3, 1, "europe", option), Random(1)
        told: list[tuple[int, str | None]] = []
        while not table.over:
            shown = table.view(0)
            assert option == "flight_ban" or shown["next_scoring"] is None
            now = (shown["scorings"], shown["scoring_about"])
            told += [now] if now not in told else []
            seat = table.asked[0]
            table.play(seat, chance.choice(table.legal(seat)))
        said[option] = told
    words = ["after-a-quarter", "in-the-middle", "at-the-end", None]
    assert said["loose_cut"] == list(enumerate(words))
    assert said["flight_ban"] == list(enumerate([None, None, *words[2:]]))


def test_how_many_shares_exist_is_printed_on_them() -> None:
    """AE-NUM-03, AE-DATA-25: in the view of everybody, as the board's files have it."""
    for seats, count in ((2, 7), (5, 10)):
        airlines = begun(seats).view(None)["airlines"]
        issued = {word: row["issued"] for word, row in airlines.items()}
        assert issued == dict(list(SHARES.items())[10 - count :])


def test_the_first_two_scorings_can_be_counted_and_the_third_cannot() -> None:
    """AE-INFO-23, AE-RULING-58, AE-INV-13."""
    table = begun(3)
    assert table.view(0)["next_scoring"] == 11
    faces = table.s.decks()[0].cards
    third = faces.index(max(faces))
    assert third <= 10
    shown = [json.dumps(table.view(seat)) for seat in (0, 1, 2, None)]
    for place in range(11):
        twin = table.copy()
        deck = twin.s.decks()[0]
        deck.cards = faces[:]
        deck.cards[third], deck.cards[place] = faces[place], faces[third]
        assert [json.dumps(twin.view(seat)) for seat in (0, 1, 2, None)] == shown


def test_hidden_faces_may_change_places_unseen() -> None:
    """AE-INV-12: every world that a seat imagines shows it the same table."""
    table = begun(4, 3)
    chance = Swift(5)
    for _ in range(60):
        seat = table.asked[0]
        moves = table.legal(seat)
        table.play(seat, moves[chance.below(len(moves))])
        if table.over:
            break
        for other in range(4):
            twin = table.copy()
            sight = table.sight(other)
            twin.s = sight.state.copy()
            GAME.imagine(twin.s, sight.unseen[:], chance)
            settle(twin.s)
            assert twin.view(other) == table.view(other)
            assert twin.legal(seat) == table.legal(seat) or other != seat
