"""What is said, beside its schema: everything that is not declared is refused."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from jsonschema_rs import Draft202012Validator

from windsock.core.registry import load_game
from windsock.frames.schema import shown_schema
from windsock.web.contract import protocol


def closed(part: Any) -> Any:
    """A schema that allows no key beside those that it names."""
    if isinstance(part, list):
        return [closed(one) for one in part]
    if not isinstance(part, dict):
        return part
    found = {name: closed(one) for name, one in part.items()}
    if isinstance(part.get("properties"), dict) and part.get("type") == "object":
        found["additionalProperties"] = False
    return found


@cache
def validator(name: str) -> Draft202012Validator:
    """Of a type of the protocol."""
    return Draft202012Validator({"$defs": closed(protocol()["$defs"]), "$ref": f"#/$defs/{name}"})


@cache
def shown_validator(game: str, name: str) -> Draft202012Validator | None:
    """Of the view, the legend or the foresight of a game; None if it does not declare that."""
    schema = shown_schema(load_game(game))
    if name not in schema["properties"]:
        return None
    return Draft202012Validator({"$defs": closed(schema["$defs"]), **schema["properties"][name]})


def check(name: str, said: Any) -> Any:
    """Whether what is said is of a type of the protocol. It comes back as a program reads it."""
    read = msgspec.json.decode(said if isinstance(said, bytes) else msgspec.json.encode(said))
    validator(name).validate(read)
    return read


def check_shown(game: str, name: str, shown: Any) -> None:
    found = shown_validator(game, name)
    if found is not None:
        found.validate(msgspec.to_builtins(shown))
