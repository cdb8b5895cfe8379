"""`windsock board check` and `windsock board draw`: boards of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from windsock.core.game import Finding, Game
from windsock.core.registry import games, load_game
from windsock.core.trouble import Trouble
from windsock.language import Speaker, default_language, speak
from windsock.maps.svg import draw

BOARD = Annotated[
    str, typer.Argument(metavar="PATH", help="The folder of a board, or a shipped board's name.")
]
GAME = Annotated[str | None, typer.Option("--game", help="The game it belongs to, if that is not clear.")]
LANGUAGE = Annotated[str | None, typer.Option(help="Your language: en, fr, it or de.")]


def register(app: typer.Typer) -> None:
    boards = typer.Typer(no_args_is_help=True, help="Check a board of your own, or draw its map.")
    boards.command("check")(check_board)
    boards.command("draw")(draw_board)
    app.add_typer(boards, name="board")


def check_board(path: BOARD, game: GAME = None, language: LANGUAGE = None) -> None:
    """Check a board against every constraint of its rule catalogue.

    Each finding names the constraint, the file and the row. A refusal ends with exit code 2; warnings do not.

    windsock board check my-board
    """
    code = language or default_language()
    speak(code)
    played = chosen(game, path)
    speaker = Speaker(code, played)
    findings = played.check(folder_of(played, path))
    console = Console(highlight=False, soft_wrap=True)
    for finding in findings:
        console.print(line(speaker, finding))
    refusals = sum(finding.is_refusal for finding in findings)
    console.print(
        speaker.say("board-checked", board=path, refusals=refusals, warnings=len(findings) - refusals)
    )
    if refusals:
        raise typer.Exit(2)


def line(speaker: Speaker, finding: Finding) -> Text:
    """Which constraint, where, and what is wrong."""
    kind = speaker.say("board-refusal" if finding.is_refusal else "board-warning")
    where = f"{finding.file}:{finding.row}" if finding.row else finding.file
    style = "bold red" if finding.is_refusal else "yellow"
    sentence = speaker.say(finding.rule, **finding.facts)
    return Text.assemble((f"{kind} {finding.rule}", style), f" {where}  {sentence}")


def draw_board(
    path: BOARD,
    output: Annotated[Path, typer.Option("-o", "--output", help="The picture to write.")] = Path("map.svg"),
    game: GAME = None,
    theme: Annotated[str, typer.Option(help="light, dark, or auto: as the viewer prefers.")] = "auto",
    force: Annotated[bool, typer.Option("--force", help="Overwrite the picture if it exists.")] = False,
) -> None:
    """Draw a board as a picture (SVG): coastlines, cities, routes with their circles, homes.

    windsock board draw europe -o map.svg
    """
    speak(default_language())
    played = chosen(game, path)
    if theme not in ("light", "dark", "auto"):
        raise Trouble("unknown-theme", theme=theme)
    if output.exists() and not force:
        raise Trouble("results-exist", file=str(output))
    picture = draw(played.chart(played.load(path), None), theme=theme)
    try:
        output.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise Trouble("results-folder", file=str(output)) from error
    Console(highlight=False, soft_wrap=True).print(str(output))


def chosen(name: str | None, path: str) -> Game:
    """The game that is named; else the one that ships this board, or that finds the least wrong with it."""
    if name is not None:
        return load_game(name)
    known = [load_game(one) for one in games()]
    for game in known:
        if path in game.boards:
            return game
    return min(known, key=lambda game: sum(finding.is_refusal for finding in game.check(Path(path))))


def folder_of(game: Game, path: str) -> Path:
    folder = game.folder / "data" / path if path in game.boards else Path(path)
    if not folder.is_dir():
        raise Trouble("unknown-board", board=path, boards=", ".join(game.boards))
    return folder
