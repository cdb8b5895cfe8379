"""The games that can be played, with their words, rules and boards: the same for everybody, and cached."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from windsock.core.game import Game
from windsock.core.registry import bots, games, load_game
from windsock.core.trouble import Trouble
from windsock.frames.schema import shown_schema
from windsock.language import LANGUAGES, Speaker
from windsock.language.shelf import GENERIC
from windsock.maps.placing import placing
from windsock.match.agreement import check_board
from windsock.rulebook import Rulebook

from .contract import protocol
from .shapes import BoardInfo, GameInfo, RuleInfo

NOT_FOR_BROWSERS = ("board.ftl", "boards.ftl", "terminal.ftl", "commands.ftl", "owner.ftl")
FOR_A_WHILE = CacheControlHeader(max_age=300)


@cache
def info(name: str) -> GameInfo:
    game = load_game(name)
    options = game.options_for_people({})
    boards, tests = list(game.boards), list(game.test_boards)
    return GameInfo(game.name, game.version, list(game.seats), options, boards, tests, bots())


@get("/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """The games that are installed."""
    return everything()


@get("/words/{language:str}", media_type=MediaType.TEXT, cache_control=FOR_A_WHILE, sync_to_thread=False)
def words(language: FromPath[str]) -> str:
    """The sentences of the product, as Fluent."""
    return fluent(GENERIC, language)


@get(
    "/games/{game:str}/words/{language:str}",
    media_type=MediaType.TEXT,
    cache_control=FOR_A_WHILE,
    sync_to_thread=False,
)
def game_words(game: FromPath[str], language: FromPath[str]) -> str:
    """The sentences of a game, as Fluent."""
    return fluent(load_game(game).folder / "locale", language)


@get("/games/{game:str}/rules/{language:str}", cache_control=FOR_A_WHILE, sync_to_thread=False)
def rules(game: FromPath[str], language: FromPath[str]) -> list[RuleInfo]:
    """The rules of a game, in the order of its catalogue."""
    return rule_texts(load_game(game).name, known(language))


@get("/games/{game:str}/boards/{board:str}", cache_control=FOR_A_WHILE)
async def board(game: FromPath[str], board: FromPath[str]) -> BoardInfo:
    """A board as it is printed: places, links with slots, pieces, the words of its notation, its placing."""
    return await asyncio.to_thread(printed, load_game(game).name, board)  # the first time it is slow


@get("/schema", cache_control=FOR_A_WHILE, sync_to_thread=False)
def schema() -> dict[str, Any]:
    """What the server sends and receives, as JSON schema: frames, commands, answers."""
    return protocol()


@get("/games/{game:str}/schema", cache_control=FOR_A_WHILE, sync_to_thread=False)
def game_schema(game: FromPath[str]) -> dict[str, Any]:
    """What a game shows: `view` of a frame, `legend` of a board, `ahead` of an answer."""
    return schema_of_game(load_game(game).name)


@cache
def everything() -> list[GameInfo]:
    """What is installed stays as it is while the server runs."""
    return [info(name) for name in games()]


@cache
def schema_of_game(game: str) -> dict[str, Any]:
    return shown_schema(load_game(game))


@cache
def fluent(folder: Path, language: str) -> str:
    """All files of one language that a browser needs."""
    files = sorted((folder / known(language)).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.name not in NOT_FOR_BROWSERS)


@cache
def rule_texts(game: str, language: str) -> list[RuleInfo]:
    return [RuleInfo(rule.id, rule.section, rule.text) for rule in Rulebook(game, language).rules.values()]


@cache
def printed(name: str, board: str) -> BoardInfo:
    game = load_game(name)
    material = game.load(shipped(game, board))
    words = {field: list(vocabulary.words) for field, vocabulary in game.vocabularies(material).items()}
    chart = game.chart(material, None).bare()
    speakers = [Speaker(code, game, material) for code in LANGUAGES]
    names = {place.key: [speaker.name(place.key) for speaker in speakers] for place in chart.places}
    return BoardInfo(**vars(chart), words=words, placing=placing(chart, names))


def shipped(game: Game, board: str | None) -> str:
    """A board that ships with the game. Refuses a path: it would be read on the server."""
    board = board or game.boards[0]
    check_board(game, board)
    return board


def known(language: str) -> str:
    if language not in LANGUAGES:
        raise Trouble("unknown-language", language=language, languages=", ".join(LANGUAGES))
    return language


ROUTES = Router(
    "/api", route_handlers=[list_games, words, game_words, rules, board, schema, game_schema], tags=["games"]
)
