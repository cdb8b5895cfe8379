"""A server and a browser for each module: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import Person
from tests.browser.site import Site, build_client

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=30_000)  # the machine may have other work

# What drives Chromium takes minutes, and depends on how busy the machine is: `make test-browser` and
# `make soak` run it. What needs no browser is part of every test run.
ALWAYS = {"test_secrecy.py"}
is_whole = bool(os.environ.get("WINDSOCK_SOAK") or os.environ.get("WINDSOCK_BROWSER"))
every = {path.name for path in Path(__file__).parent.glob("test_*.py")}
collect_ignore = [] if is_whole else sorted(every - ALWAYS)


Invite = Callable[..., Person]


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
def invite(browser: Browser, site: Site) -> Iterator[Invite]:
    """Call it for as many people as there are. None of their pages may have stumbled when they leave."""
    people: list[Person] = []

    def arrive(name: str, **look: Any) -> Person:
        people.append(Person(browser, site.address, name, **look))
        return people[-1]

    yield arrive
    for person in people:
        person.leave()
    assert [trouble for person in people for trouble in person.stumbles] == []
