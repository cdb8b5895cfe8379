"""What the documentation shows can be run as it stands."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest

import windsock
from windsock.core.registry import games

ROOT = Path(__file__).parent.parent
PAGES = ("README.md", "docs/python.md", "docs/positions.md")


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert blocks
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)  # noqa: S102


def test_the_positions_that_are_shown_can_be_played() -> None:
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    blocks = [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL)]
    assert sorted(block["game"] for block in blocks) == games()
    for block in blocks:
        table = windsock.lay_out(block, seed=1)
        assert table.asked
        assert table.layout()["given"] == block["given"]


def test_every_key_of_a_layout_is_documented() -> None:
    pages = [(ROOT / "docs" / page).read_text(encoding="utf-8") for page in ("positions.md", "scenarios.md")]
    quoted = " ".join(re.findall(r"`[^`]+`", " ".join(pages).replace("```", "")))
    for name in games():
        layout = windsock.game(name).layout
        for part in (*layout.parts, *layout.seat_parts):
            assert re.search(rf"\b{part.key}\b", quoted), f"{name}: {part.key}"


def test_the_first_example_of_the_package_runs() -> None:
    assert doctest.testmod(windsock).failed == 0


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")], ids=lambda page: page.name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https:") or (page.parent / target).exists(), target


def test_every_make_target_that_a_page_names_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        named = set(re.findall(r"(?:^|`)make ([a-z]+)", text, re.MULTILINE))
        assert named
        assert named <= targets, page
