"""Names, lists, troubles, and the language that is spoken."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import windsock
from tests.language.messages import GAME
from windsock.core import record
from windsock.core.trouble import Trouble
from windsock.language import Speaker, default_language, shelf, speak, speaker_for, voice


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    speak("en")


def test_names_in_four_languages() -> None:
    said = {
        code: [Speaker(code, GAME).name(word) for word in ("LON", "grey", "portfolio")]
        for code in shelf.LANGUAGES
    }
    assert said == {
        "en": ["London", "Grey", "portfolio"],
        "fr": ["Londres", "Gris", "portefeuille"],
        "it": ["Londra", "Grigio", "portafoglio"],
        "de": ["London", "Grau", "Portfolio"],
    }


def test_a_route_is_called_by_its_cities() -> None:
    speaker = Speaker("it", GAME)
    assert speaker.name("LON-PAR") == "Londra–Parigi"
    assert speaker.name("LON-XYZ") == "LON-XYZ"
    assert speaker.name("zeppelin") == "zeppelin"


def test_a_board_is_believed_about_its_own_names(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(GAME.folder / "data" / "t1", folder)
    cities = folder / "cities.csv"
    cities.write_text(
        cities.read_text(encoding="utf-8").replace("RTOWN,Rtown", "RTOWN,Robertstown"), encoding="utf-8"
    )
    routes = folder / "routes.csv"
    for file in (cities, routes, folder / "airlines.csv"):
        file.write_text(file.read_text(encoding="utf-8").replace("KTOWN", "PAR"), encoding="utf-8")
    speaker = Speaker("fr", GAME, GAME.load(str(folder)))
    assert speaker.name("LON") == "Londres"
    assert speaker.name("RTOWN-LON") == "Robertstown–Londres"
    assert speaker.name("PAR") == "Ktown", "this board has another place under the id that is Paris on ours"


def test_seats_have_names_or_numbers() -> None:
    table = GAME.new(seats=3, seed=1)
    speaker = speaker_for(table, "de", ["Anna"])
    assert [speaker.seat(seat) for seat in range(3)] == ["Anna", "Spieler 2", "Spieler 3"]
    assert Speaker("fr").seat(1) == "Joueur 2"


def test_lists_and_counts() -> None:
    speaker = Speaker("en", GAME)
    assert speaker.series([]) == ""
    assert speaker.series(["Anna"]) == "Anna"
    assert speaker.series(["Anna", "Ben", "Carla"]) == "Anna, Ben and Carla"
    assert speaker.tally(["red", "red", "blue", "abacus", "comet"]) == "2 red, 1 blue, 1 ABACUS and 1 comet"


def test_numbers_are_plain() -> None:
    assert (
        Speaker("de").say("save-truncated", line=12345)
        == "Der Spielstand bricht in Zeile 12345 ab; das Ende fehlt."
    )


def test_what_a_language_lacks_is_said_in_english_and_then_by_its_key(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.ftl").write_text("greeting = Hello { $name }\n", encoding="utf-8")
    foreign = shelf.Shelf("fr", [tmp_path])
    assert foreign.format("greeting", {"name": "Anna"}) == "Hello Anna"
    assert foreign.format("farewell", {}) is None
    assert foreign.variables("greeting") == {"name"}
    assert Speaker("fr").say("farewell") == "farewell"


def test_waiting_and_the_end() -> None:
    table = GAME.new(seats=3, seed=1)
    table.play(1, table.legal(1)[0])
    speaker = speaker_for(table, "en", ["Anna", "Ben", "Carla"])
    assert speaker.prompt(table.s, 1) == "Waiting for Anna and Carla."
    table.s.asked = 0
    assert speaker.prompt(table.s, 1) == "The game is over."
    assert speaker.ending("third-scoring") == "The game ends after the third scoring."


def test_a_trouble_is_an_english_sentence() -> None:
    with pytest.raises(Trouble, match=r"There is no game “monopoly”; installed are: .*airlines-europe"):
        windsock.game("monopoly")


def test_a_refused_board_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(GAME.folder / "data" / "t1", folder)
    (folder / "track.csv").unlink()
    with pytest.raises(Trouble) as refused:
        GAME.load(str(folder))
    assert "(AE-DATA-18). The file track.csv is missing." in str(refused.value)
    assert "Il manque" not in str(refused.value)
    assert "Le fichier track.csv manque." in Speaker("fr", GAME).trouble(refused.value)


def test_a_trouble_tells_what_caused_it() -> None:
    table = GAME.new(seats=2, seed=1)
    text = record.write(table).replace("---\nunfinished 0", "p1 buy gry LON-PAR\n---\nunfinished 1")
    with pytest.raises(Trouble) as broken:
        record.read(text)
    assert str(broken.value).startswith("Line 8 of the save cannot be understood: “p1 buy gry LON-PAR”.")
    assert "grey" in str(broken.value)
    told = Speaker("de", GAME).trouble(broken.value)
    assert told.endswith("„gry“ ist unbekannt (Fluggesellschaft); vielleicht „grey“?")


def test_a_rule_broken_in_a_save_is_cited() -> None:
    table = GAME.new(seats=2, seed=1)
    text = record.write(table).replace("---\nunfinished 0", "p1 cash\n---\nunfinished 1")
    with pytest.raises(Trouble) as broken:
        record.read(text)
    told = (
        "Line 8 of the save, “p1 cash”, breaks the rule AE-SETUP-25. "
        "First everybody chooses two shares of different airlines for the portfolio."
    )
    assert str(broken.value) == told
    assert Speaker("en", GAME).trouble(broken.value) == told


def test_a_speaker_without_a_game_names_at_least_the_rule() -> None:
    with pytest.raises(Trouble) as illegal:
        GAME.new(seats=2, seed=1).play(0, "cash")
    assert str(illegal.value) == "First everybody chooses two shares of different airlines for the portfolio."
    assert Speaker("fr", GAME).trouble(illegal.value).startswith("D'abord, chacun choisit deux actions")
    assert Speaker("fr").trouble(illegal.value) == "AE-SETUP-25"


@pytest.mark.usefixtures("english_again")
def test_another_language_can_be_spoken() -> None:
    speak("it")
    assert str(Trouble("undo-mark")).startswith("Questa mossa non si può ritirare")
    with pytest.raises(Trouble, match="klingon"):
        speak("klingon")


def test_a_trouble_that_nobody_knows_tells_its_facts() -> None:
    assert str(Trouble("strange-trouble", place=3)) == "strange-trouble place=3"


def test_the_bare_core_still_says_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voice, "KNOWING", {})
    shelf.bundle.cache_clear()
    shelf.sources.cache_clear()
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    assert str(Trouble("unknown-seat", seat=7, seats=3)) == "unknown-seat seat=7 seats=3"


@pytest.mark.parametrize(
    ("setting", "code"),
    [
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de"}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de_AT"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(
    setting: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    assert default_language() == code
