"""Makes a JSON schema of the types that the server and other programs exchange.

Fields keep the order of their class. The docstring of a class and the comment behind a field are copied,
except comments that cite a rule. The role of a field is copied as `x-role`.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import (
    Any,
    Final,
    NotRequired,
    Required,
    TypedDict,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import Struct, UnsetType

from windsock.core.game import Game
from windsock.core.show import Keyed, Role

Schema = dict[str, Any]

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
REF: Final = "#/$defs/{name}"
FIELD: Final = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)
BASES: Final = re.compile(r"(?<=[(, ])(\w+)(?=[,)])")
RULE: Final = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d")


class Shown(TypedDict):
    """What the view of every game begins with."""

    game: str
    board: str
    options: dict[str, bool]
    seat: int | None  # who looks; null: a spectator


def schema_of(title: str, said: Mapping[str, Any], heard: Mapping[str, Any]) -> Schema:
    """The schema of the types that the server sends and receives, and of all that they are made of.

    A class keeps its name. A field with a default is always present in what the server sends; in what it
    receives the field may be missing.
    """
    parts: dict[str, Schema] = {}
    for kinds, is_said in ((said, True), (heard, False)):
        roots, found = msgspec.json.schema_components(list(kinds.values()), ref_template=REF)
        classes = classes_in(kinds.values())
        for name, part in found.items():
            parts.setdefault(name, finished(classes[name], part, is_said=is_said))
        for name, further in keyed_in(classes.values()):
            kind = msgspec.json.schema(further.kind)
            parts[name].setdefault("patternProperties", {})[f"^{further.prefix}"] = kind
        for name, root in zip(kinds, roots):
            parts.setdefault(name, {"title": name, **root})
    return {"$schema": DRAFT, "title": title, "$defs": parts}


def shown_schema(game: Game) -> Schema:
    """What a game declares of what it shows: `view`, `legend`, and `ahead`, what a move leads to."""
    declared = {"view": game.view, "legend": game.legend, "ahead": game.ahead}
    kinds = {name: kind for name, kind in declared.items() if kind is not None}
    schema = schema_of(game.name, {kind.__name__: kind for kind in kinds.values()}, {})
    if game.view is not None:
        always = schema_of("", {"Shown": Shown}, {})["$defs"]["Shown"]
        view = schema["$defs"][game.view.__name__]
        view["properties"] = always["properties"] | view["properties"]
        view["required"] = [*always["required"], *view["required"]]
    roots = {name: {"$ref": REF.format(name=kind.__name__)} for name, kind in kinds.items()}
    return {**schema, "properties": roots}


def finished(kind: Any, part: Schema, *, is_said: bool) -> Schema:
    """The schema of one class, with all that is known of its fields."""
    hints = get_type_hints(kind, include_extras=True)
    comments = comments_of(kind)
    properties, required = part["properties"], {*part["required"]}
    order = [*(name for name in properties if name not in hints), *hints]  # the tag stands first
    if is_said and not is_typeddict(kind):
        required |= {name for name in order if UnsetType not in get_args(hints.get(name))}
    fields: dict[str, Schema] = {}
    for name in order:
        field = fields[name] = dict(properties[name])
        if name in required:
            field.pop("default", None)
        if name in comments:
            field["description"] = comments[name]
        for role in metadata(hints.get(name)):
            if isinstance(role, Role):
                field["x-role"] = role.word
    if "description" in part:
        part["description"] = inspect.cleandoc(part["description"])
    return {**part, "properties": fields, "required": [name for name in order if name in required]}


def classes_in(kinds: Iterable[Any]) -> dict[str, Any]:
    """The classes with fields that these types are made of, by name. Two classes of one name are an error."""
    found: dict[str, Any] = {}
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        waiting += get_args(kind)
        if has_fields(kind) and found.get(kind.__name__) is not kind:
            if kind.__name__ in found:
                raise TypeError(f"two classes are called {kind.__name__}")
            found[kind.__name__] = kind
            waiting += get_type_hints(kind, include_extras=True).values()
    return found


def keyed_in(classes: Iterable[Any]) -> Iterator[tuple[str, Keyed]]:
    """The classes that allow further fields, by name."""
    waiting = [hint for kind in classes for hint in get_type_hints(kind, include_extras=True).values()]
    while waiting:
        hint = waiting.pop()
        waiting += get_args(hint)
        yield from ((hint.__origin__.__name__, one) for one in metadata(hint) if isinstance(one, Keyed))


def has_fields(kind: Any) -> bool:
    is_struct = isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct
    return is_struct or "__annotations__" in getattr(kind, "__dict__", ())


def comments_of(kind: Any) -> dict[str, str]:
    """The comment behind each field of a class, and behind those of its bases."""
    source = source_of(kind)
    found: dict[str, str] = {}
    for base in BASES.findall(source.partition(":")[0]):  # a TypedDict does not know its bases
        inherited = getattr(sys.modules[kind.__module__], base, None)
        found |= comments_of(inherited) if has_fields(inherited) else {}
    told = FIELD.findall(source)
    return found | {name: comment for name, comment in told if not RULE.search(comment)}


def source_of(kind: Any) -> str:
    """The source of a class. One that was made by a call, because of a field such as `from`, has none."""
    try:
        return inspect.getsource(kind)
    except OSError:
        return ""


def metadata(hint: Any) -> Iterator[Any]:
    """What an annotation carries beside its type, also inside `NotRequired`."""
    yield from getattr(hint, "__metadata__", ())
    if get_origin(hint) in (NotRequired, Required):
        yield from metadata(get_args(hint)[0])
