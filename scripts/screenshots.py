"""Pictures of every page at three sizes in light and dark, into build/screenshots. From the source folder:

python -m scripts.screenshots [--readme] [page ...]
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.pages import EUROPE, OF_1990, PAGES, Places, pages_of, table
from tests.browser.person import LAPTOP, PHONE, TABLET, Person
from tests.browser.site import ROOT, Site, build_client

FOLDER = ROOT / "build" / "screenshots"
README = ROOT / "docs" / "images" / "table.png"
SIZES = {"laptop": LAPTOP, "tablet": TABLET, "phone": PHONE}
THEMES = ("light", "dark")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", choices=[[], *PAGES], help="only these pages")
    parser.add_argument("--readme", action="store_true", help="the picture of the README instead")
    chosen = parser.parse_args()
    build_client()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            for game in [EUROPE] if chosen.readme else [EUROPE, OF_1990]:
                person = Person(browser, site.address, "Ann", confirm="always")
                places = Places(person, game)
                places.prepare()
                if chosen.readme:
                    picture_for_readme(places)
                else:
                    pictures(places, [one for one in pages_of(game) if one in (chosen.pages or PAGES)])
        finally:
            browser.close()
            site.stop()


def pictures(places: Places, names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        for size, viewport in SIZES.items():
            page = places.person.open_page()
            page.set_viewport_size(viewport)
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            for name in names:
                PAGES[name](page, places)
                page.wait_for_timeout(400)
                page.screenshot(path=FOLDER / f"{places.game}-{name}-{size}-{theme}.png")
            page.close()


def picture_for_readme(places: Places) -> None:
    """The table in the middle of a game."""
    person = places.person
    person.page.goto(f"/table/{places.running}")
    person.play_on(25)
    person.wait()
    page = person.open_page()
    page.set_viewport_size({"width": 1440, "height": 900})
    table(page, places)
    page.wait_for_timeout(600)
    README.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=README)


if __name__ == "__main__":
    main()
