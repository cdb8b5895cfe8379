"""The contract between Python and TypeScript."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, NotRequired, TypedDict

import pytest

from scripts import contract
from tests.web.visitor import Visitor
from windsock.core.registry import load_game
from windsock.core.show import HAND, Keyed
from windsock.frames.schema import classes_in, schema_of, shown_schema
from windsock.web.contract import protocol


class Base(TypedDict):
    """What all have."""

    number: int  # how many there are


class Example(Base):
    """A table.

    Seen from one seat.
    """

    hand: Annotated[dict[str, int] | None, HAND]
    deck: int | list[str]
    kind: NotRequired[str]  # AE-INFO-13
    zones: list[tuple[int, int, list[int]]]
    planes: dict[str, Annotated[Base, Keyed("flies_", bool)]]


def test_the_types_of_the_client_are_those_of_today() -> None:
    written = {file.name: file.read_text(encoding="utf-8") for file in contract.FOLDER.iterdir()}
    assert written == contract.files(), "run `make client`"


def test_a_type_becomes_an_interface_with_what_is_said_about_it() -> None:
    schema = schema_of("example", {"Example": Example}, {})
    assert schema["$defs"]["Example"]["properties"]["hand"]["x-role"] == "hand"
    assert contract.text_of(schema).removeprefix(contract.HEAD + "\n") == (
        "/**\n"
        " * A table.\n"
        " *\n"
        " * Seen from one seat.\n"
        " */\n"
        "export interface Example {\n"
        "  number: number; // how many there are\n"
        "  hand: Record<string, number> | null;\n"
        "  deck: number | string[];\n"
        "  kind?: string;\n"
        "  zones: [number, number, number[]][];\n"
        "  planes: Record<string, Base>;\n"
        "}\n"
        "\n"
        "/** What all have. */\n"
        "export interface Base {\n"
        "  number: number; // how many there are\n"
        "  [name: `flies_${string}`]: boolean;\n"
        "}\n"
    )


def test_two_classes_of_one_name_are_refused() -> None:
    def elsewhere() -> object:
        class Example(TypedDict):
            number: int

        return Example

    with pytest.raises(TypeError, match="two classes are called Example"):
        classes_in([Example, elsewhere()])


def test_the_server_tells_its_contract(visitor: Callable[[], Visitor]) -> None:
    told = visitor().told("/schema")
    assert told == protocol()
    assert told["$defs"]["Frame"]["properties"]["moves"]["items"] == {"$ref": "#/$defs/Move"}
    shown = visitor().told("/games/airlines-europe/schema")
    assert shown == shown_schema(load_game("airlines-europe"))
