"""`windsock board check` and `windsock board draw`: boards of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from windsock.core.game import Finding, Game
from windsock.core.reading import is_folder
from windsock.core.registry import games, load_game
from windsock.core.trouble import Trouble
from windsock.language import Speaker, default_language, speak
from windsock.maps.svg import draw

from .language import Language

PICTURE = ".svg"
LONGEST = 10_000  # characters of a header that are looked at

BOARD = Annotated[
    str, typer.Argument(metavar="PATH", help="The folder of a board, or a shipped board's name.")
]
GAME = Annotated[str | None, typer.Option("--game", help="The game it belongs to, if that is not clear.")]


def register(app: typer.Typer) -> None:
    boards = typer.Typer(no_args_is_help=True, help="Check a board of your own, or draw its map.")
    boards.command("check")(check_board)
    boards.command("draw")(draw_board)
    app.add_typer(boards, name="board")


def check_board(path: BOARD, game: GAME = None, language: Language = None) -> None:
    """Check a board against every constraint of its rule catalogue.

    Each finding names the constraint, the file and the row. A refusal ends with exit code 2; warnings do not.

    windsock board check my-board
    """
    code = language or default_language()
    speak(code)
    played = chosen(game, path)
    speaker = Speaker(code, played)
    findings = played.check(folder_of(played, path))
    refusals = sum(finding.is_refusal for finding in findings)
    if not refusals:
        played.load(path)  # a set may be valid and have no board of this name
    console = Console(highlight=False, soft_wrap=True)
    if game is None and path not in played.boards:
        console.print(speaker.say("board-judged", title=speaker.say("title")))
    for finding in findings:
        console.print(line(speaker, finding))
    console.print(
        speaker.say("board-checked", board=path, refusals=refusals, warnings=len(findings) - refusals)
    )
    if refusals:
        raise typer.Exit(2)


def line(speaker: Speaker, finding: Finding) -> Text:
    """One line: which constraint, where, and what is wrong."""
    kind = speaker.say("board-refusal" if finding.is_refusal else "board-warning")
    where = f"{finding.file}:{finding.row}" if finding.row else finding.file
    style = "bold red" if finding.is_refusal else "yellow"
    sentence = speaker.say(finding.rule, **finding.facts)
    return Text.assemble((f"{kind} {finding.rule}", style), f" {where}  {sentence}")


def draw_board(
    path: BOARD,
    output: Annotated[Path, typer.Option("-o", "--output", help="The picture to write (.svg).")] = Path(
        "map.svg"
    ),
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
    if output.suffix.lower() != PICTURE:
        raise Trouble("board-picture", file=str(output))
    if output.is_dir():
        raise Trouble("results-folder", file=str(output))
    if output.exists() and not force:
        raise Trouble("results-exist", file=str(output))
    picture = draw(played.chart(played.load(path), None), theme=theme)
    try:
        output.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise Trouble("results-folder", file=str(output)) from error
    Console(highlight=False, soft_wrap=True).print(str(output))


def chosen(name: str | None, path: str) -> Game:
    """The named game, or the one that ships this board or has these sheets."""
    if name is not None:
        return load_game(name)
    known = [load_game(one) for one in games()]
    own = [game for game in known if path in game.boards]
    if not own:
        folder = folder_at(path)
        fits = {game.name: likeness(game, folder) for game in known}
        own = [game for game in known if fits[game.name] == max(fits.values()) > 0]
    if not own and is_folder(Path(path)):
        raise Trouble("board-strange", board=path)
    if not own:
        boards = dict.fromkeys(board for game in known for board in game.boards)
        raise Trouble("unknown-board", board=path, boards=", ".join(boards))
    if len(own) > 1:
        raise Trouble("board-which", board=path, games=", ".join(game.name for game in own))
    return own[0]


def likeness(game: Game, folder: Path) -> float:
    """How much these files look like a board of this game: by the names of sheets and of columns."""
    return max((alike(board, folder) for board in (game.folder / "data").glob("*/")), default=0)


def alike(shipped: Path, folder: Path) -> float:
    """A sheet of the same name counts one, and its share of known columns up to one more."""
    found = 0.0
    for sheet in shipped.glob("*.csv"):
        if (folder / sheet.name).is_file():
            columns = heads(sheet)
            found += 1 + len(columns & heads(folder / sheet.name)) / len(columns)
    return found


def heads(sheet: Path) -> set[str]:
    """The columns that a sheet names, valid or not."""
    with sheet.open(encoding="utf-8-sig", errors="replace") as lines:
        return set(lines.readline(LONGEST).strip().split(","))


def folder_at(path: str) -> Path:
    """The folder that a path names. For `set/board` it is the folder of the set."""
    folder = Path(path)
    return folder if is_folder(folder) else folder.parent


def folder_of(game: Game, path: str) -> Path:
    if path in game.boards:
        return Path(getattr(game.load(path), "folder", game.folder))
    if not likeness(game, folder_at(path)) and not is_folder(Path(path)):
        raise Trouble("unknown-board", board=path, boards=", ".join(game.boards))
    return folder_at(path)
