"""Every law catches a game that breaks it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypedDict

import pytest

from tests.laws.broken import (
    PEEK,
    Alive,
    Boastful,
    Counting,
    Endless,
    Fickle,
    Forgetful,
    Lavish,
    Lawless,
    Miscounting,
    Named,
    Nosy,
    Peek,
    Remembering,
    Sharing,
    Silent,
    Stammering,
    Stingy,
    Talkative,
    Unanswerable,
    amnesia,
    asking,
    clouded,
    drifting,
    with_deal,
    with_state,
)
from tests.toy import GAME
from tests.toy.bank import Rest
from tests.toy.flight import GoOn
from tests.toy.material import FACES
from tests.toy.moves import ACTS, VOCABULARIES
from tests.toy.state import Toy
from windsock.core.game import Game
from windsock.core.notation import Act, Vocabulary
from windsock.language import LANGUAGES
from windsock.laws import hidden, laws, showing
from windsock.laws.answers import every_action_is_answered
from windsock.laws.broken import LawBroken
from windsock.laws.walk import Walk, cases, walk
from windsock.maps.chart import Chart


def judge(law: Callable[[Walk], None], game: Game) -> None:
    """A few random games of each case."""
    for case in cases(game):
        for seed in range(12):
            law(walk(case, seed))


def test_a_field_that_copy_forgets_is_noticed() -> None:
    with pytest.raises(LawBroken, match=r"copy plays on differently|does not carry delivered"):
        judge(laws.copies_stand_still, with_state(Forgetful))


def test_a_list_that_copies_share_is_noticed() -> None:
    with pytest.raises(LawBroken, match="changed"):
        judge(laws.copies_stand_still, with_state(Sharing))


def test_a_field_that_position_hides_is_noticed() -> None:
    with pytest.raises(LawBroken, match="position does not tell bank"):
        judge(laws.position_tells_everything, with_state(Silent))


def test_a_derived_field_that_nothing_works_out_again_is_noticed() -> None:
    with pytest.raises(LawBroken, match="position does not tell mail"):
        judge(laws.position_tells_everything, replace(GAME, recount=None))


def test_an_index_that_is_not_kept_up_is_noticed() -> None:
    with pytest.raises(LawBroken, match="mail is not what"):
        judge(laws.indexes_are_right, with_state(Miscounting))


def test_a_coin_too_many_is_noticed() -> None:
    def add_a_coin(s: Toy) -> None:
        s.bank += 1

    with pytest.raises(LawBroken, match="TOY-INV-01 is broken"):
        judge(laws.nothing_is_lost, with_deal(add_a_coin))


def test_a_game_that_guards_nothing_is_noticed() -> None:
    with pytest.raises(LawBroken, match="declares no invariants"):
        judge(laws.nothing_is_lost, replace(GAME, invariants=None))


def test_a_question_without_an_answer_is_noticed() -> None:
    with pytest.raises(LawBroken, match="asked and has no legal action"):
        judge(laws.play_ends, asking(Unanswerable()))


def test_a_game_without_an_end_is_noticed() -> None:
    with pytest.raises(LawBroken, match="no end after"):
        judge(laws.play_ends, asking(Endless()))


def test_an_end_without_a_name_is_noticed() -> None:
    with pytest.raises(LawBroken, match="no way to end"):
        judge(laws.play_ends, with_deal(lambda s: s.agenda.clear()))


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"wind": 3}, "view of everything has wind, which is not declared"),
        ({"bank": "5"}, "view of everything.bank is '5', not int"),
    ],
)
def test_a_view_that_is_not_as_declared_is_noticed(change: dict[str, Any], found: str) -> None:
    game = replace(GAME, describe=lambda s, seat: {**GAME.describe(s, seat), **change})
    with pytest.raises(LawBroken, match=found):
        judge(showing.views_fit, game)


def test_a_view_of_one_seat_alone_that_lacks_something_is_noticed() -> None:
    def describe(s: Toy, seat: int) -> Mapping[str, Any]:
        shown = GAME.describe(s, seat)
        return {name: shown[name] for name in shown if seat != 1 or name != "market"}

    with pytest.raises(LawBroken, match="view of 1 lacks market"):
        judge(showing.views_fit, replace(GAME, describe=describe))


def test_a_legend_and_a_foresight_that_are_not_as_declared_are_noticed() -> None:
    class Nothing(TypedDict):
        pass

    chart = Chart("", (), (), (), legend={"planes": 3})
    with pytest.raises(LawBroken, match="legend has planes, which is not declared"):
        showing.legends_fit(replace(GAME, chart=lambda field, s: chart, legend=Nothing))
    with pytest.raises(LawBroken, match="has points, which is not declared"):
        judge(showing.views_fit, replace(GAME, foresight=lambda s, seat, act: {"points": 3}, ahead=Nothing))


def test_a_memory_outside_the_state_is_noticed_in_replay() -> None:
    with pytest.raises(LawBroken, match="replay"):
        judge(laws.replay_agrees, drifting())


def test_a_memory_outside_the_state_is_noticed_in_undo() -> None:
    with pytest.raises(LawBroken, match="undo leads elsewhere"):
        judge(laws.undo_stops_at_marks, asking(Remembering()))


@pytest.mark.parametrize(("kind", "fault"), [(Named, "names the class"), (Alive, "no plain value")])
def test_a_position_with_a_class_in_it_is_noticed(kind: type[Toy], fault: str) -> None:
    with pytest.raises(LawBroken, match=fault):
        judge(laws.position_tells_everything, with_state(kind))


def test_a_legal_action_that_is_not_listed_is_noticed() -> None:
    with pytest.raises(LawBroken, match="list and judge disagree for seat 0: on"):
        judge(laws.list_and_judge_agree, asking(Stingy()))


def test_an_action_listed_twice_is_noticed() -> None:
    with pytest.raises(LawBroken, match="offered an action twice"):
        judge(laws.list_and_judge_agree, asking(Lavish()))


def test_a_refusal_by_an_undeclared_rule_is_noticed() -> None:
    with pytest.raises(LawBroken, match="TOY-NOWHERE-01 is not declared"):
        judge(laws.refusals_are_declared, asking(Lawless()))


def test_facts_that_cannot_be_sent_are_noticed() -> None:
    with pytest.raises(LawBroken, match="no plain values"):
        judge(laws.refusals_are_declared, with_on(Boastful))


def with_on(kind: type[GoOn]) -> Game:
    """The toy in which to go on is an action of this kind."""
    acts = tuple(Act(kind, "on", lambda field: [kind()]) if act.verb == "on" else act for act in ACTS)
    return replace(GAME, name=f"toy-{kind.__name__.lower()}", acts=acts)


def test_facts_that_fail_for_a_seat_are_noticed() -> None:
    with pytest.raises(LawBroken, match="seat 1 asks about “on”: the answer is KeyError"):
        judge(every_action_is_answered, with_on(Stammering))


def test_facts_under_changing_names_are_noticed() -> None:
    with pytest.raises(LawBroken, match=r"asks about “on”: its facts are"):
        judge(every_action_is_answered, with_on(Fickle))


def test_a_foresight_that_fails_at_the_deal_is_noticed() -> None:
    with pytest.raises(LawBroken, match=r"the answer is ZeroDivisionError.*after action 0"):
        judge(every_action_is_answered, replace(GAME, foresight=clouded))


def test_a_sentence_that_lacks_a_fact_is_noticed(tmp_path: Path) -> None:
    for language in LANGUAGES:
        written = (GAME.folder / "locale" / language / "rules.ftl").read_text(encoding="utf-8")
        file = tmp_path / "locale" / language / "rules.ftl"
        file.parent.mkdir(parents=True)
        text = "TOY-LOAD-01 = { $nobody } knows." if language == "it" else "TOY-LOAD-01 = Take a card."
        file.write_text(re.sub("TOY-LOAD-01 = .*", text, written), encoding="utf-8")
    with pytest.raises(LawBroken, match=r"TOY-LOAD-01 lacks .*nobody.*\(it\)"):
        judge(every_action_is_answered, replace(GAME, folder=tmp_path))


def test_a_rule_without_a_text_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(LawBroken, match="has no text"):
        laws.rules_have_words(replace(GAME, folder=tmp_path))


def test_two_words_for_one_card_are_noticed_in_the_notation() -> None:
    words: Mapping[str, Vocabulary] = {**VOCABULARIES, "card": Vocabulary(("letter", "letter", *FACES[2:]))}
    with pytest.raises(LawBroken, match="does not read as"):
        laws.notation_round_trips(replace(GAME, name="toy-words", vocabularies=lambda field: words))


def test_an_action_that_is_twice_in_the_catalogue_is_noticed() -> None:
    acts = (*ACTS[:-1], Act(Rest, "repose", lambda field: [Rest()]))
    with pytest.raises(LawBroken, match="two entries"):
        laws.notation_round_trips(replace(GAME, name="toy-twice", acts=acts))


def test_an_imagined_world_that_looks_different_is_noticed() -> None:
    with pytest.raises(LawBroken, match="sees that its imagined world"):
        judge(hidden.imagined_looks_the_same, replace(GAME, imagine=amnesia))


def test_a_judge_who_looks_at_hidden_cards_is_noticed() -> None:
    acts = (*ACTS, Act(Peek, "peek", lambda field: [PEEK]))
    with pytest.raises(LawBroken, match=r"judges|legal list"):
        judge(hidden.view_is_enough, asking(Nosy(), name="toy-nosy", acts=acts))


def test_a_judge_who_looks_at_hidden_cards_gives_a_secret_away() -> None:
    acts = (*ACTS, Act(Peek, "peek", lambda field: [PEEK]))
    with pytest.raises(LawBroken, match=r"by legal|by refusals"):
        judge(hidden.secrets_are_kept, asking(Nosy(), name="toy-nosy", acts=acts))


def test_an_event_told_to_too_many_is_noticed() -> None:
    with pytest.raises(LawBroken, match="by events"):
        judge(hidden.secrets_are_kept, with_state(Talkative))


def test_a_number_that_follows_hidden_cards_is_noticed() -> None:
    with pytest.raises(LawBroken, match=r"by view|by sight"):
        judge(hidden.secrets_are_kept, with_state(Counting))
