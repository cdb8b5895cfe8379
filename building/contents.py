"""What a package holds beside the sources: the rule catalogues and the built browser client."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).parent.parent
RULES = HERE / "rules"
CLIENT = HERE / "client"
PAGE = HERE / "src/windsock/web/static/index.html"
QUIET = ("--no-fund", "--no-audit", "--no-update-notifier", "--loglevel=error")


class WithRules(build_py):
    """Copies `rules` into the package. In the checkout it is found where it stands, without a link."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.copytree(RULES, Path(self.build_lib, "windsock", "rules"), dirs_exist_ok=True)


class WholeSource(sdist):
    """A source package, whoever asks for it: `python -m build`, or setup.py itself."""

    def run(self) -> None:
        check_contents(may_lack_client=False)
        super().run()


def check_contents(*, may_lack_client: bool) -> None:
    """Stops where the rules are missing, or the client; one that may be missing is only spoken of."""
    if missing := missing_rules():
        sys.exit(f"windsock: no package without the rules: {', '.join(missing)} not found")
    if trouble := client_trouble():
        if not may_lack_client:
            sys.exit(f"windsock: no source package without the browser client: {trouble}")
        say(f"no browser client in this build ({trouble}); all else works, `windsock serve` says more")


def say(sentence: str) -> None:
    print(f"windsock: {sentence}", flush=True)


def missing_rules() -> list[str]:
    """The catalogues that are not there, of the games that we declare: ours, and each translation."""
    declared = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    languages = sorted(folder.name for folder in (HERE / "src/windsock/locale").iterdir() if folder.is_dir())
    folders = ["", *(f"{language}/" for language in languages if language != "en")]
    names = [f"{folder}{game}.md" for folder in folders for game in declared["windsock.games"]]
    return [f"rules/{name}" for name in names if not (RULES / name).is_file()]


def client_trouble() -> str | None:
    """Make the client if it is missing or older than its sources. Why it is not there then, or None."""
    if is_built():
        return None
    if not (CLIENT / "package.json").is_file():
        return "neither the built client nor its sources are here"
    npm = shutil.which("npm")
    if npm is None:
        return "it is built with Node.js, and npm was not found"
    for words in (("install", "--no-save"), ("run", "build")):
        done = subprocess.run(
            [npm, *words, *QUIET], cwd=CLIENT, capture_output=True, text=True, encoding="utf-8", check=False
        )
        if done.returncode:
            print(done.stdout, done.stderr, sep="\n", flush=True)
            return f"`npm {' '.join(words)}` failed in the folder `client`"
    return None


def is_built() -> bool:
    """Whether the built client is there, with all that its page names, and newer than each of its sources (a
    source package has none)."""
    if not PAGE.is_file():
        return False
    named = re.findall(r'(?:src|href)="/([^"]+)"', PAGE.read_text(encoding="utf-8"))
    if not all((PAGE.parent / name).is_file() for name in named):
        return False
    sources = (
        file
        for part in CLIENT.glob("*")
        if part.name not in ("node_modules", "tests")
        for file in (part, *part.rglob("*"))
    )
    return max((file.stat().st_mtime for file in sources), default=0.0) <= PAGE.stat().st_mtime
