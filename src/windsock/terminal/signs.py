"""Signs: a word of a game as a coloured letter. The letter alone says it all; the colour only helps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from windsock.maps.chart import Chart
from windsock.maps.palette import text_on

if TYPE_CHECKING:
    from windsock.language import Speaker

PLAIN = "bold #10171D on #C9D3D8"


class Signs:
    """The signs of a chart's pieces, and letters for the other words of the game."""

    def __init__(self, chart: Chart, speaker: Speaker) -> None:
        self.speaker = speaker
        self.order = [piece.key for piece in chart.pieces]
        self.letters = {piece.key: piece.letter for piece in chart.pieces}
        self.styles = {piece.key: f"bold {text_on(piece.colour)} on {piece.colour}" for piece in chart.pieces}

    def letter(self, word: str) -> str:
        """The letter of a word; a word without a piece takes the first one of its name that is free, and one
        with a number in its name the whole name."""
        if word not in self.letters:
            name = self.speaker.name(word)
            taken = set(self.letters.values())
            free = next((one for one in name.upper() if one.isalpha() and one not in taken), name[:1])
            self.letters[word] = name if any(one.isdigit() for one in name) else free
        return self.letters[word]

    def style(self, word: str) -> str:
        return self.styles.get(word, PLAIN)

    def chip(self, word: str, count: int = 1) -> Text:
        """A sign three columns wide, and how often it is there."""
        chip = Text.assemble((f" {self.letter(word)} ", self.style(word)))
        return chip if count == 1 else chip.append(f"×{count}", "bold")

    def named(self, word: str, count: int = 1) -> Text:
        """A sign with its name."""
        return Text.assemble(self.chip(word, count), " ", self.speaker.name(word))

    def row(self, words: Iterable[str] | Mapping[str, int]) -> Text:
        """Signs side by side."""
        if isinstance(words, Mapping):
            return Text(" ").join(self.chip(word, count) for word, count in words.items())
        return Text(" ").join(self.chip(word) for word in words)

    def has_piece(self, words: Iterable[str]) -> bool:
        """Whether there is one with a sign of its own among these."""
        return any(word in self.order for word in words)

    def columns(self, tallies: Iterable[Mapping[str, int]]) -> list[str]:
        """The words for the columns of a table: all pieces, then whatever else is counted."""
        found = list(self.order)
        for tally in tallies:
            found += [word for word in tally if word not in found]
        return found
