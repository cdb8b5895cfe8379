"""A server and a browser for each module: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import Person
from tests.browser.site import ROOT, Site, build_client

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=30_000)  # the machine may have other work

# One whole game of each way to play is part of every test run. `make test-browser` and `make soak` play the
# others too, look at every page and listen to every byte. Only `make bench` judges by the clock on the wall.
ALWAYS = {"alone", "course", "hot_seat", "keyboard", "phone", "secrecy", "surfaces", "together"}
IS_WHOLE = bool(os.environ.get("WINDSOCK_SOAK") or os.environ.get("WINDSOCK_BROWSER"))
every = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")}
played = {"speed"} if os.environ.get("WINDSOCK_BENCH") else (every if IS_WHOLE else ALWAYS) - {"speed"}
collect_ignore = [f"test_{name}.py" for name in sorted(every - played)]


def tables(first: tuple[str, str], *others: tuple[str, str]) -> list[tuple[str, str]]:
    """Game and board of a test: the first always, the others where all is played."""
    return [first, *others] if IS_WHOLE else [first]


Invite = Callable[..., Person]
PICTURES = ROOT / "build" / "failed"  # the pages of a test that failed, as they were
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def client() -> None:
    build_client()


@pytest.fixture(scope="module")
def site(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site")).start()
    yield site
    site.stop()


# For a module only: while Playwright runs, no other test of this process could have an event loop.
@pytest.fixture(scope="module")
def browser(client: None) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def invite(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Call it for as many people as there are. None of their pages may have stumbled when they leave."""
    people: list[Person] = []

    def arrive(name: str, **look: Any) -> Person:
        people.append(Person(browser, site.address, name, **look))
        return people[-1]

    yield arrive
    for number, person in enumerate(people):
        if request.node.stash[FAILED]:
            person.page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png", full_page=True)
        person.leave()
    assert [trouble for person in people for trouble in person.stumbles] == []
