"""Languages are listed once: a fifth one needs an entry and its files, and is then spoken everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from windsock.language import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
SHELF = ROOT / "src" / "windsock" / "language" / "shelf.py"
LIST = "LANGUAGES = {"
MADE = ("static", "__pycache__", "*.so", "contract")
ASKED = """
import json
import msgspec
import typer
from scripts.contract import languages
from windsock.command.main import commands
from windsock.language import Speaker
from windsock.web.games import known
from windsock.web.shapes import NewAccount

def helps(command, path=""):
    for name, one in getattr(command, "commands", {}).items():
        yield from helps(one, f"{path} {name}")
    for option in command.params:
        if option.name == "language":
            yield path, option.help

person = {"name": "Ada", "password": "12345678", "language": "eo"}
print(json.dumps({
    "said": Speaker("eo").say("guest"),
    "server": [known("eo"), msgspec.convert(person, NewAccount).language],
    "helps": dict(helps(typer.main.get_command(commands()))),
    "client": languages(),
}))
"""


def test_a_fifth_language_is_spoken_everywhere(tmp_path: Path) -> None:
    """Esperanto, which is English for now, in a copy of the package."""
    unwanted = shutil.ignore_patterns(*MADE)
    package = tmp_path / "windsock"
    shutil.copytree(ROOT / "src" / "windsock", package, ignore=unwanted)
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts", ignore=unwanted)
    text = SHELF.read_text(encoding="utf-8")
    assert text.count(LIST) == 1
    shelf = package / "language" / "shelf.py"
    shelf.write_text(text.replace(LIST, f'{LIST}"eo": "Esperanto", '), encoding="utf-8")
    shutil.copytree(package / "locale" / "en", package / "locale" / "eo")
    told = subprocess.run(
        [sys.executable, "-c", ASKED],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(told.stdout)
    assert found["said"]
    assert found["server"] == ["eo", "eo"]
    assert len(found["helps"]) >= 8
    assert all("eo" in text for text in found["helps"].values()), found["helps"]
    assert "eo: 'Esperanto'" in found["client"]


def test_no_other_source_lists_the_languages() -> None:
    files = [
        file
        for folder in ("src/windsock", "client/src", "scripts", "building")
        for kind in ("*.py", "*.ts", "*.svelte")
        for file in (ROOT / folder).rglob(kind)
        if file != SHELF and not {"static", "contract"} & set(file.parts)
    ]
    assert len(files) > 500
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            assert not all(re.search(rf"\b{code}\b", line) for code in LANGUAGES), f"{file}: {line}"
