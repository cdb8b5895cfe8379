"""What covers the circles of a board, in the words of a layout: { LON-PAR = ["grey", "-"] }."""

from __future__ import annotations

from typing import Any

from windsock.core.given import Given, one_of
from windsock.core.kinds import Kind, Row, Word, Words
from windsock.core.trouble import Trouble


class Covers(Kind):
    """By route, a word of the vocabulary `cover` for each of its circles, in the order of the board."""

    def empty(self) -> Any:
        return {}

    def write(self, value: Any, words: Words) -> Any:
        first = words.s.board.first_circle
        covers = list(value)
        rows = {
            key: [Word("cover").write(cover, words) for cover in covers[first[route] : first[route + 1]]]
            for route, key in enumerate(words.of("route").words)
        }
        return {key: row for key, row in rows.items() if any(word != "-" for word in row)}

    def read(self, value: Any, place: str, words: Words) -> Any:
        first = words.s.board.first_circle
        told = Given(value, place)
        circles = bytearray(first[-1])
        for key in told.table:
            route = one_of(words.of("route"), key, place)
            row = Row(Word("cover")).read(told.table[key], told.at(key), words)
            size = first[route + 1] - first[route]
            if len(row) != size:
                raise Trouble(
                    "scenario-number", word=str(len(row)), field=told.at(key), least=size, most=size
                )
            for circle, cover in enumerate(row, first[route]):
                circles[circle] = cover
        return circles
