"""Notation: what is written reads again, and whatever a person types gives an action or one clear trouble."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import windsock
from tests.toy import GAME as TOY
from tests.toy.delivery import Deliver
from tests.toy.flight import PlayTool
from tests.toy.material import LETTER, MECHANIC, PARCEL
from windsock.core.action import Action
from windsock.core.notation import Vocabulary
from windsock.core.table import Table
from windsock.core.trouble import Trouble

TABLE = windsock.game("airlines-europe").new(seats=3, seed=4)
CATALOGUE = TOY.catalogue(TOY.load("field"))

typed = st.lists(
    st.one_of(
        st.sampled_from(
            [*TABLE.catalogue.acts, "for", "red", "ABACUS", "LON-PAR", "r12", "hand", "0", "3", "-1"]
        ),
        st.text(max_size=8),
        st.integers().map(str),
    ),
    max_size=6,
).map(" ".join)


def trouble_of(text: str) -> Trouble:
    with pytest.raises(Trouble) as caught:
        CATALOGUE.read(text)
    return caught.value


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play mechanic 2", PlayTool(MECHANIC, 2)),
        ("  PLAY   Mechanic 2 ", PlayTool(MECHANIC, 2)),
        ("deliver parcel letter parcel", Deliver((LETTER, PARCEL, PARCEL))),
        ("deliver", Deliver(())),
    ],
)
def test_words_and_fields_are_read_whatever_the_case_the_spaces_and_the_order(
    text: str, action: Action
) -> None:
    assert CATALOGUE.read(text) == action


def test_an_action_of_the_catalogue_is_always_the_same_object() -> None:
    assert CATALOGUE.read("rest") is CATALOGUE.read("REST")


def test_a_field_left_out_is_zero_and_is_not_written() -> None:
    named = TABLE.read("buy grey PAR-LON 3")
    plain = TABLE.read("buy grey PAR-LON")
    assert (TABLE.write(named), TABLE.write(plain)) == ("buy grey PAR-LON 3", "buy grey PAR-LON")
    assert named != plain


def test_a_route_is_read_by_its_id_and_in_either_direction() -> None:
    route = TABLE.read("buy grey PAR-LON")
    number = TABLE.material.route_ids[TABLE.material.routes.index("PAR-LON")]
    assert TABLE.read("buy grey lon-par") is route
    assert TABLE.read(f"buy grey {number}") is route


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("", "notation-empty", {}),
        ("   ", "notation-empty", {}),
        ("jump", "notation-verb", {"word": "jump"}),
        ("fly", "notation-form", {"form": "fly {length}"}),
        ("fly 1 2", "notation-form", {"form": "fly {length}"}),
        ("rest now", "notation-form", {"form": "rest"}),
        ("fly far", "notation-number", {"word": "far", "field": "length"}),
        ("fly -1", "notation-number", {"word": "-1"}),
        ("fly 1234567890", "notation-number", {"word": "1234567890"}),
        ("fly ²", "notation-number", {"word": "²"}),
        ("take parcle", "notation-word", {"word": "parcle", "near": "parcel"}),
        ("take gold", "notation-word", {"word": "gold", "near": ""}),
    ],
)
def test_what_cannot_be_read_says_where_it_went_wrong(text: str, key: str, facts: dict[str, str]) -> None:
    trouble = trouble_of(text)
    assert trouble.key == key
    assert facts.items() <= trouble.facts.items()


def test_a_form_may_hold_words_of_its_own() -> None:
    assert TABLE.write(TABLE.read("exchange 3 FOR 2")) == "exchange 3 for 2"
    with pytest.raises(Trouble) as caught:
        TABLE.read("exchange 3 with 2")
    assert caught.value.key == "notation-form"


def test_another_spelling_never_takes_the_place_of_a_word() -> None:
    vocabulary = Vocabulary(("a", "b"), {"B": 0, "first": 0})
    assert vocabulary.values == {"a": 0, "b": 1, "first": 0}


def test_a_value_outside_the_vocabulary_is_written_as_its_number() -> None:
    assert CATALOGUE.word("card", 99) == "99"
    assert CATALOGUE.word("card", -1) == "-1"


@given(typed)
@settings(max_examples=300, deadline=None)
def test_any_text_reads_or_raises_a_trouble_and_never_anything_else(text: str) -> None:
    check(TABLE, text)


@given(st.text())
@settings(max_examples=200, deadline=None)
def test_any_text_at_all_reads_or_raises_a_trouble(text: str) -> None:
    check(TABLE, text)


def check(table: Table, text: str) -> None:
    """Whatever reads can be written, reads as itself again, and the judge has an answer to it."""
    try:
        action = table.read(text)
    except Trouble:
        return
    assert table.read(table.write(action)) == action
    for seat in range(table.seats):
        rule = table.judge(seat, action)
        assert (rule is None) == (action in table.legal(seat))
        if rule is not None:
            table.illegal(rule, seat, action)
