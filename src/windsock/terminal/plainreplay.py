"""The replay in lines."""

from __future__ import annotations

from typing import TextIO

from windsock.core.trouble import Trouble

from .history import History, seat_named
from .reading import read_map, read_view
from .words import Words


class PlainReplay:
    """Step through a game by typing; an empty line goes on by one move."""

    def __init__(self, history: History, words: Words, input: TextIO, output: TextIO) -> None:
        self.history, self.words = history, words
        self.input, self.output = input, output

    def say(self, *lines: str) -> None:
        for line in lines:
            self.output.write(f"{line}\n")
        self.output.flush()

    def run(self) -> None:
        self.say(self.words.title(self.history.shown()), self.words.say("replay-keys"))
        self.show_moment()
        while line := self.input.readline():
            try:
                if not self.obey(line.strip()):
                    return
            except Trouble as trouble:
                self.say(self.words.speaker.trouble(trouble))

    def obey(self, line: str) -> bool:
        """What a line asks for. False: to leave."""
        history = self.history
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in ("quit", "q"):
            return False
        if word in ("view", "map", "log"):
            self.tell(word, rest)
            return True
        if word in ("", "n", "next"):
            history.go(history.number + 1)
        elif word in ("b", "back"):
            history.go(history.number - 1)
        elif word.isdecimal():
            history.go(int(word[:6]))
        else:
            history.look_as(seat_named(word, history.table))
        self.show_moment()
        return True

    def tell(self, word: str, about: str) -> None:
        history, words = self.history, self.words
        if word == "view":
            self.say(*read_view(history.shown(), words, history.names, history.chart(words)))
        elif word == "map":
            self.say(*read_map(history.chart(words), words, about))
        else:
            self.say(*(f"{told['number']} {words.event(told)}" for told in history.log()))

    def show_moment(self) -> None:
        """Where we are, and what happened with the last move."""
        self.say(self.history.heading(self.words))
        for told in self.history.log():
            if told["number"] == self.history.number:
                self.say(self.words.event(told))
