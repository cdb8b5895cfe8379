"""axe-core finds nothing to complain about: every page, light and dark, laptop and phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.pages import EUROPE, OF_1990, Places, shown
from tests.browser.person import LAPTOP, PHONE, Person
from tests.browser.site import CLIENT, Site

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async rules => (await axe.run(document, {resultTypes: ['violations'], ...rules})).violations.flatMap(
    ({id, nodes}) => nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`)
)"""
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
RULES: dict[str, dict[str, list[str]]] = {"light": {}, "dark": COLOURS}  # in the dark all else is the same
SETTLED = "Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0)))"  # colours fade over


@pytest.fixture(scope="module", params=[EUROPE, OF_1990])
def places(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Places]:
    person = Person(browser, site.address, "Ann", bypass_csp=True, confirm="always")
    places = Places(person, request.param)
    places.prepare()
    yield places
    person.leave()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_no_violation(places: Places, size: ViewportSize) -> None:
    page = places.person.open_page()
    page.set_viewport_size(size)
    found = []
    for name in shown(places, page):
        page.add_script_tag(content=AXE.read_text(encoding="utf-8"))
        for theme, rules in RULES.items():
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.locator(f'html[data-theme="{theme}"]').wait_for()
            page.evaluate(SETTLED)
            found += [f"{name}, {theme}: {violation}" for violation in page.evaluate(RUN, rules)]
    page.close()
    assert found == []
