"""axe-core finds nothing to complain about: every page, light and dark, laptop and phone."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.pages import Places, shown
from tests.browser.person import LAPTOP, PHONE, Person
from tests.browser.site import CLIENT, Site

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations.flatMap(
    ({id, nodes}) => nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`)
)"""


@pytest.fixture(scope="module")
def places(browser: Browser, site: Site) -> Iterator[Places]:
    person = Person(browser, site.address, "Ann", bypass_csp=True)
    places = Places(person)
    places.prepare()
    yield places
    person.leave()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_no_violation(places: Places, theme: str, size: dict[str, int]) -> None:
    page = places.person.open_page()
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    settings = json.dumps(json.dumps({"language": "en", "theme": theme}))
    page.add_init_script(f"localStorage['windsock-settings'] = {settings}")
    found = []
    for name in shown(places, page):
        page.add_script_tag(content=AXE.read_text(encoding="utf-8"))
        found += [f"{name}: {violation}" for violation in page.evaluate(RUN)]
    page.close()
    assert found == []
