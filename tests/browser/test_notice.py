"""Whoever looks elsewhere is told by the browser that it is their turn, and nothing that is secret."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.person import ME, OPEN, Person
from tests.browser.site import Site

# The browser would show it on the desktop, where no test can look.
RECORD = """() => {
    const real = Notification;
    window.notices = [];
    window.Notification = class {
        static get permission() { return real.permission; }
        static requestPermission() { return real.requestPermission(); }
        constructor(title, options) { window.notices.push({title, ...options}); }
        close() {}
    };
}"""
LOOK = """state => {
    Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => state});
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_a_notice_of_the_turn_tells_no_secret(invite: Invite, site: Site) -> None:
    ann, ben = invite("Ann"), invite("Ben", seed=2)
    ben.context.grant_permissions(["notifications"], origin=site.address)
    ben.context.add_init_script(f"({RECORD})()")
    match = ann.open_table([ME, OPEN], board="t1")
    ben.sit(match, 1)
    for person in (ann, ben):
        person.wait()
        person.play()
    ben.press(ben.page.get_by_test_id("wish-notices"))

    assert come_round(ann, ben) == []  # Ben looks at the table
    ben.page.evaluate(LOOK, "hidden")
    turn = {"title": "Airlines Europe", "body": "Your turn", "tag": match}
    assert come_round(ann, ben) == [turn]
    ben.page.wait_for_function("document.title.startsWith('● Your turn')")  # the tab calls too
    assert come_round(ann, ben) == [turn, turn]  # once a turn
    ben.page.evaluate(LOOK, "visible")
    assert come_round(ann, ben) == [turn, turn]


def come_round(ann: Person, ben: Person) -> list[dict[str, str]]:
    """Ben plays until it is Ann's turn, Ann until it is Ben's; all notices so far."""
    for mover, other in ((ben, ann), (ann, ben)):
        while not other.state()["is_asked"]:
            if mover.state()["is_asked"]:
                mover.play()
            other.page.wait_for_timeout(20)
    shown: list[dict[str, str]] = ben.page.evaluate("window.notices")
    return shown
