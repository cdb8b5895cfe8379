"""One person against bots, on a laptop: a whole game, whatever happens to the line in between."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.person import BOT, ME
from tests.browser.site import Site


def test_a_whole_game_against_bots(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    match = ann.open_table([ME, BOT, BOT, BOT, BOT])
    import time
    t=time.time()
    n=ann.play_on()
    print(n, time.time()-t)
    ann.finish()
