"""Rules, troubles and events: small records that carry keys and facts, never sentences."""

from __future__ import annotations

from tests.toy.events import MailDrawn, Paid
from windsock.core.card import EVERYONE, face_down
from windsock.core.event import form_for
from windsock.core.rule import Rule
from windsock.core.trouble import Illegal, Trouble, say_plainly


def test_a_rule_is_known_by_its_id() -> None:
    assert repr(Rule("TOY-FLY-01")) == "TOY-FLY-01"


def test_a_trouble_carries_a_key_and_facts_and_speaks_when_asked() -> None:
    trouble = Trouble("seat-count", seats=9, least=2, most=5)
    assert (trouble.key, trouble.facts) == ("seat-count", {"seats": 9, "least": 2, "most": 5})
    assert str(trouble)


def test_without_a_voice_a_trouble_says_its_key_and_facts() -> None:
    assert say_plainly("seat-count", {"seats": 9}) == "seat-count seats=9"


def test_an_illegal_move_is_a_trouble_with_a_rule() -> None:
    rule = Rule("TOY-FLY-02")
    illegal = Illegal(rule, {"move": "fly 3"})
    assert isinstance(illegal, Trouble)
    assert (illegal.rule, illegal.key, illegal.facts) == (rule, "TOY-FLY-02", {"move": "fly 3"})


def test_an_event_is_told_whole_to_its_audience_and_hidden_to_the_rest() -> None:
    told = (4, MailDrawn(1, 0), 0b010)
    assert form_for(told, 0b010) == MailDrawn(1, 0)
    assert form_for(told, 0b001) == MailDrawn(1, face_down(0))


def test_an_event_without_a_secret_is_the_same_for_all() -> None:
    assert form_for((4, Paid(1, 3), 0b010), 0b001) == Paid(1, 3)
    assert form_for((4, Paid(1, 3), EVERYONE), 1 << 60) == Paid(1, 3)


def test_facts_of_an_event_are_its_fields() -> None:
    assert Paid(1, 3).facts() == {"seat": 1, "amount": 3}
