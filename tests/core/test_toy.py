"""The toy does, one by one, everything that the four games ask of the core."""

from __future__ import annotations

from tests.toy import GAME
from tests.toy.bank import FillMarket, HelpTheLast, Pay
from tests.toy.delivery import Delivery
from tests.toy.events import AuditHeld, BankBusted, GameEnded, MailDrawn, MarketFilled, Paid, PledgesOpened
from tests.toy.flight import EndOfLeg, Turn
from tests.toy.material import LETTER, MAIL, MECHANIC, PARCEL, TAILWIND, TOOL
from tests.toy.state import Toy
from windsock.core.card import EVERYONE, Deck, Pile, face_down
from windsock.core.chance import Scripted
from windsock.core.play import settle
from windsock.core.sight import view
from windsock.core.table import Seed, Setup, Table


def new_table(seats: int = 2, **options: bool) -> tuple[Table, Toy]:
    table = Table(Setup(GAME, "field", seats, GAME.options_with(options), Seed("swift", "1")))
    assert isinstance(table.s, Toy)
    return table, table.s


def at_turn(*dice: int, hands: list[list[str]] | None = None, **options: bool) -> tuple[Table, Toy]:
    """The first seat is about to fly, and the dice will fall like this."""
    table, s = new_table(**options)
    s.agenda = [Turn(1, False), Turn(0, False)]
    GAME.arrange(
        s, {"bank": 10, "coins": [3, 3], "hands": hands or [["letter", "parcel", "parcel"], ["letter"]]}
    )
    s.chance = Scripted(list(dice))
    settle(s)
    return table, s


def told(table: Table) -> list[type]:
    return [type(event) for _, event in table.events_since(0, 0)]


# TOY-PLEDGE-01, TOY-PLEDGE-02


def test_a_secret_choice_is_hidden_until_the_last_one_is_in_and_then_opened_at_once() -> None:
    table, s = new_table(seats=3)
    assert table.asked == [0, 1, 2]
    for seat in (2, 0):
        table.play(seat, table.legal(seat)[0])
    assert table.asked == [1]
    assert view(s, 1).state.piles()[3].cards == [face_down(MAIL)]
    assert [row["has_pledged"] for row in table.view(1)["seats"]] == [True, False, True]
    assert PledgesOpened not in told(table)
    table.play(1, table.legal(1)[0])
    assert PledgesOpened in told(table)
    assert all(seen == EVERYONE for seen in s.discards[MAIL].seen)


def test_a_choice_is_final() -> None:
    table, _ = new_table()
    move = table.legal(0)[0]
    table.play(0, move)
    refusal = table.explain(0, move)
    assert refusal is not None
    assert refusal.rule == "TOY-SETUP-03"


# TOY-LOAD-01, TOY-LOAD-02


def loading() -> tuple[Table, Toy]:
    table, s = new_table(seats=3)
    for seat in (0, 1, 2):
        table.play(seat, table.legal(seat)[0])
    return table, s


def test_a_draft_goes_round_until_all_have_passed() -> None:
    table, s = loading()
    first, second, third = s.agenda[-1].waiting  # type: ignore[attr-defined]
    table.play(first, "draw")
    table.play(second, "pass")
    table.play(third, "draw")
    table.play(first, "draw")
    table.play(third, "pass")
    assert table.asked == [first]
    table.play(first, "pass")
    assert isinstance(s.agenda[-1], Turn)


def test_who_holds_five_is_out_of_the_draft_without_being_asked() -> None:
    table, s = loading()
    while not isinstance(s.agenda[-1], Turn):
        seat = table.asked[0]
        assert s.mail[seat] < 5
        table.play(seat, "draw")
    assert s.mail == [5, 5, 5]


def test_a_card_of_the_open_market_is_remembered_and_a_drawn_one_is_hidden() -> None:
    table, s = loading()
    seat = table.asked[0]
    other = (seat + 1) % 3
    card = s.market[0]
    before = view(s, other).state.piles()[seat].cards
    table.play(seat, f"take {('letter', 'parcel')[card]}")
    after = view(s, other).state.piles()[seat].cards
    assert sorted(after) == sorted([*before, card])
    while table.asked != [seat]:
        table.play(table.asked[0], "pass")
    table.play(seat, "draw")
    assert face_down(MAIL) in view(s, other).state.piles()[seat].cards
    drawn = [event for _, event in table.events_since(table.number, other)]
    assert drawn == [MailDrawn(seat, face_down(MAIL))]


# TOY-FLY-04 to -06


def test_dice_are_rolled_together_and_resolved_one_by_one_with_a_window_after_the_roll_and_each_die() -> None:
    hands = [["letter", "tailwind", "mechanic", "mechanic"], []]
    table, s = at_turn(3, 2, 2, 1, 0, hands=hands)
    table.play(0, "fly 3")
    assert (s.dice, s.endurance) == ([3, 2, 2], 4)
    table.play(0, "play tailwind 1")
    assert s.dice == [0, 2, 2]
    table.play(0, "play mechanic 2")
    assert s.dice == [0, 1, 2]
    table.play(0, "on")
    assert (s.dice, s.endurance) == ([-1, 1, 2], 4)
    table.play(0, "play mechanic 3")  # the last tool: now he is asked no more, and both dice are resolved
    assert (s.dice, s.endurance) == ([-1, -1, -1], 3)
    assert isinstance(s.agenda[-1], Delivery)


def test_a_die_that_is_resolved_cannot_be_changed_any_more() -> None:
    table, _ = at_turn(1, 1, 0, hands=[["mechanic", "tailwind"], []])
    table.play(0, "fly 2")
    table.play(0, "on")
    refusals = [table.explain(0, move) for move in ("play mechanic 1", "play mechanic 3", "play mechanic 2")]
    assert [refusal and refusal.rule for refusal in refusals] == ["TOY-FLY-05", "TOY-FLY-05", None]


def test_a_gale_takes_one_more_for_each_die() -> None:
    table, s = at_turn(1, 1, gale=True)
    table.play(0, "fly 2")
    assert s.endurance == 0


# TOY-FLY-08


def test_a_crash_drops_the_rest_of_the_flight_and_a_card_is_lost_face_down() -> None:
    table, s = at_turn(3, 2, 3)
    s.hands[0].show(EVERYONE)
    table.play(0, "fly 3")
    assert s.endurance == -1
    assert not any(isinstance(step, EndOfLeg) for step in s.agenda)
    assert (table.asked, s.dice) == ([0], [])
    table.play(0, "lose parcel")
    theirs = view(s, 1).state
    # Of two parcels that everybody had seen, one is still certainly there.
    assert theirs.piles()[0].cards == [face_down(TOOL), face_down(MAIL), 1]
    assert s.discards[MAIL].seen[-1] == 0b01
    assert table.asked == [1]


# TOY-FLY-09


def test_a_long_leg_brings_one_extra_turn_and_an_extra_turn_no_other() -> None:
    table, s = at_turn(0, 0, 0, 0, 0, 0)
    table.play(0, "fly 3")
    table.play(0, "pass")
    assert s.agenda[-1] == Turn(0, True)
    s.coins, s.bank = [3, 3], 10
    table.play(0, "fly 3")
    table.play(0, "pass")
    assert s.agenda[-1] == Turn(1, False)


# TOY-BANK-01, TOY-AUDIT-01 to -03


def about_to_bust() -> tuple[Table, Toy]:
    """Paying for a delivery busts the bank, and the new market takes more cards than the deck has."""
    table, s = at_turn(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    s.bank, s.coins = 1, [9, 6]
    s.stacks[MAIL] = Deck([LETTER], [0], 1)
    s.market = [PARCEL, PARCEL, LETTER]
    s.discards[MAIL] = Pile([LETTER], [EVERYONE])
    return table, s


def test_an_audit_inside_a_bank_bust_inside_a_delivery_all_come_to_their_end() -> None:
    table, s = about_to_bust()
    table.play(0, "fly 2")
    start = table.number
    table.play(0, "deliver parcel parcel")
    assert table.asked == [1]  # a question in the middle: the last may draw a tool
    assert s.agenda[-3:] == [Pay(0, 4), FillMarket(), HelpTheLast(1)]
    table.play(1, "pass")
    events = [type(event) for number, event in table.events_since(start, 0) if number > start]
    story = [BankBusted, MarketFilled, AuditHeld, MarketFilled, Paid]
    assert [event for event in events if event in story] == story
    assert (s.coins, s.bank) == ([8, 4], 4)
    assert (s.points, table.asked) == ([7, 0], [1])


def test_a_reshuffled_discard_is_known_to_nobody() -> None:
    table, s = about_to_bust()
    table.play(0, "fly 2")
    table.play(0, "deliver parcel parcel")
    assert s.stacks[MAIL].left > 0
    assert s.discards[MAIL].cards == []
    assert all(card < 0 for card in view(s, 0).state.decks()[MAIL].cards)


def test_an_empty_tool_deck_is_made_of_its_discard_and_both_may_be_empty() -> None:
    _, s = new_table()
    s.chance = Scripted([0])
    s.stacks[TOOL] = Deck([], [], 0)
    s.discards[TOOL] = Pile([TAILWIND, MECHANIC], [EVERYONE, EVERYONE])
    held = s.tools(0)
    for _ in range(3):
        s.draw_tool(0)
    assert s.tools(0) == held + 2


# TOY-END-01


def test_the_third_audit_ends_the_game_in_the_middle_of_a_turn() -> None:
    table, s = about_to_bust()
    s.audits = 2
    table.play(0, "fly 2")
    table.play(0, "deliver parcel parcel")
    assert table.over
    assert s.agenda == []
    assert told(table)[-1] is GameEnded
    assert s.coins == [4, 4]  # the bust came to no payment
    refusal = table.explain(1, "rest")
    assert refusal is not None
    assert refusal.rule == "TOY-END-01"
    assert table.standing.winners == (0,)
