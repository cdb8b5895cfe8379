"""An account from its first day to its last, by its pages and letters alone; axe-core looks at each page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.person import LAPTOP, PHONE
from tests.browser.test_access import AXE, RULES, RUN, SETTLED
from tests.web.conftest import serving
from tests.web.mail import Sink, sink, text_of
from windsock.web.settings import Settings

HORSE, STAPLE = "correct horse", "battery staple"


class Reader:
    """Somebody with a browser and a postbox."""

    def __init__(self, page: Page, post: Sink) -> None:
        self.page = page
        self.post = post
        self.found: list[str] = []

    def card(self, title: str) -> Locator:
        return self.page.get_by_role("form", name=title)

    def look(self, name: str) -> None:
        """What axe has to say about this page, light and dark."""
        page = self.page
        page.add_script_tag(content=AXE.read_text(encoding="utf-8"))
        for theme, rules in RULES.items():
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.locator(f'html[data-theme="{theme}"]').wait_for()
            page.evaluate(SETTLED)
            self.found += [f"{name}, {theme}: {one}" for one in page.evaluate(RUN, rules)]

    def open_letter(self, count: int, page: str) -> None:
        """Follow the link in the newest of so many letters."""
        link = re.search(rf"http\S+/{page}#\S+", text_of(self.post.wait(count)[-1]))
        assert link is not None
        self.page.goto("/")
        self.page.goto(link[0])
        expect(self.page).to_have_url(re.compile(rf"/{page}$"))  # the secret is gone from the address


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def reader(
    request: pytest.FixtureRequest, client: None, browser: Browser, tmp_path: Path
) -> Iterator[Reader]:
    size: ViewportSize = request.param
    with sink() as post:
        settings = Settings(f"sqlite:///{tmp_path}/windsock.db", mail=post.mail, is_limited=False)
        with serving(settings) as running:
            context = browser.new_context(
                base_url=running.settings.address, viewport=size, locale="en", bypass_csp=True
            )
            yield Reader(context.new_page(), post)
            context.close()


def test_the_life_of_an_account(reader: Reader) -> None:
    page = reader.page
    page.goto("/account")
    form = reader.card("Make an account")
    form.get_by_label("Name").fill("Ann")
    form.get_by_label("E-mail").fill("ann@example.org")
    form.get_by_label("Password").fill(HORSE)
    reader.look("guest")
    form.get_by_role("button").press("Enter")
    expect(page.get_by_role("status").first).to_contain_text("ann@example.org")
    expect(page.get_by_text("not confirmed", exact=True)).to_be_visible()
    reader.look("not confirmed")

    reader.open_letter(1, "confirm")
    reader.look("confirm")
    page.get_by_role("button", name="Yes, confirm it").click()
    expect(page.get_by_text("Thank you, Ann")).to_be_visible()
    page.get_by_role("link", name="To my account").click()
    notices = page.get_by_label("Write to me")
    expect(notices).to_be_checked()
    notices.uncheck()
    expect(page.get_by_text("You will not be written to.")).to_be_visible()

    form = reader.card("Password")
    form.get_by_label("Your password now").fill("wrong horse")
    form.get_by_label("The new password").fill(STAPLE)
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).to_have_text("That is not your password.")
    expect(form.get_by_label("The new password")).to_have_value(STAPLE)  # nothing typed is lost
    reader.look("trouble")
    form.get_by_label("Your password now").fill(HORSE)
    form.get_by_role("button").click()
    expect(form.get_by_role("status")).to_have_text("Your password is changed.")

    with page.expect_download() as download:
        reader.card("Your data").get_by_role("button").click()
    assert download.value.suggested_filename == "windsock.zip"
    reader.card("All devices").get_by_role("button").click()
    expect(page.get_by_text("You are logged out on all devices.")).to_be_visible()

    page.get_by_role("link", name="I have lost my password").click()
    page.get_by_label("Name of the account").fill("ann@example.org")
    page.get_by_role("button", name="Send me a letter").click()
    expect(page.get_by_role("status")).to_contain_text("a letter is on its way")
    reader.look("recover")
    reader.open_letter(2, "recover")
    page.get_by_label("The new password").fill(HORSE)
    reader.look("new password")
    page.get_by_role("button", name="Take this password").click()
    expect(page.get_by_text("Welcome back, Ann.")).to_be_visible()

    page.goto("/unsubscribe#nothing")
    page.get_by_role("button", name="Stop them").click()
    expect(page.get_by_role("alert")).to_contain_text("opens nothing any more")
    reader.look("unsubscribe")
    page.goto("/account")
    form = reader.card("Delete the account")
    expect(form).to_contain_text("the table’s bot plays on for you")
    form.get_by_label("Password").fill(HORSE)
    form.get_by_role("button").click()
    expect(page.get_by_text("Your account is deleted.")).to_be_visible()
    expect(reader.card("Make an account")).to_be_visible()
    assert reader.found == []
