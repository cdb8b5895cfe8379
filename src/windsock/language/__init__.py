"""Everything a player reads, in the reader's language. The sentences stand in Project Fluent files.

Generic ones are in `windsock/locale/<language>/`, those of a game in its own folder `locale/<language>/`.
Importing this package lends a voice to `str(trouble)`. The keys that a game's files have:

    licence-bought      a line of the log, for the event LicenceBought; its part `each` is said of every seat
    step-turn           what the step Turn asks
    move-buy            what a move with this verb does, for menus
    AE-BUY-06           why this rule forbids a move
    ending-..., title, option-..., board-...
    name-grey           what a word of the notation is called; parts are further forms of it: `share` is used
                        as $card-share, `counted` in lists; `effect` and `history` end what is printed
    printed-planes      what is printed on a thing of this heading of the chart's legend, if it has one
    foreseen            what a move leads to, with the facts of `foresight`; without it: lists
    screen-help-table   how to read map and table in the terminal

To a text fact `near` there is always `near-given`, yes or no; to a list `shares` its length, `shares-count`.
"""

from __future__ import annotations

from .shelf import LANGUAGES
from .speaker import Speaker, speaker_for
from .voice import default_language, speak

__all__ = ["LANGUAGES", "Speaker", "default_language", "speak", "speaker_for"]

speak("en")
