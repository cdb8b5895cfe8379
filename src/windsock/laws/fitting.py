"""Whether values are of the type that is declared for them: views, legends, what a move leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def misfits(value: Any, kind: Any, where: str) -> Iterator[str]:
    """All that is wrong with a value of this type; a key too many is wrong, too."""
    origin, inner = shape_of(kind)
    if kind is Any:
        return
    if is_typeddict(kind):
        yield from fields_wrong(value, kind, where)
    elif origin in (Union, UnionType):
        found = [[*misfits(value, one, where)] for one in inner]
        if all(found):
            own = [wrong[0] for wrong, one in zip(found, inner) if one is not NoneType]
            yield own[0] if len(own) == 1 and value is not None else unlike(value, kind, where)
    elif origin is Literal:
        if not any(value == one and type(value) is type(one) for one in inner):
            yield unlike(value, kind, where)
    elif origin in (dict, Mapping):
        if not isinstance(value, dict):
            yield unlike(value, kind, where)
            return
        for key, one in value.items():
            yield from misfits(key, inner[0], f"a key of {where}")
            yield from misfits(one, inner[1], f"{where}.{key}")
    elif origin in (list, tuple, Sequence):
        yield from places_wrong(value, kind, where)
    elif type(value) is not kind and not (kind is float and type(value) is int):
        yield unlike(value, kind, where)


def fields_wrong(value: Any, kind: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield unlike(value, kind, where)
        return
    hints, required = fields_of(kind)
    yield from (f"{where} lacks {name}" for name in required if name not in value)
    yield from (f"{where} has {name}, which is not declared" for name in value if name not in hints)
    for name, hint in hints.items():
        if name in value:
            yield from misfits(value[name], hint, f"{where}.{name}")


def places_wrong(value: Any, kind: Any, where: str) -> Iterator[str]:
    """A list of any length, or a tuple, which is a list in JSON, of these kinds."""
    origin, inner = shape_of(kind)
    is_open = origin is not tuple or inner[1:] == (...,)
    if not isinstance(value, list | tuple) or not (is_open or len(value) == len(inner)):
        yield unlike(value, kind, where)
        return
    for place, one in enumerate(value):
        yield from misfits(one, inner[0] if is_open else inner[place], f"{where}[{place}]")


def unlike(value: Any, kind: Any, where: str) -> str:
    name = kind.__name__ if isinstance(kind, type) and not get_args(kind) else str(kind)
    return f"{where} is {value!r:.60}, not {name}"


@cache
def shape_of(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    kind = NoneType if kind is None else kind
    return get_origin(kind), get_args(kind)


@cache
def fields_of(kind: Any) -> tuple[dict[str, Any], frozenset[str]]:
    """The fields of a TypedDict, and those that must be there. Where annotations are texts, the class itself
    does not know which may be left out."""
    marks = {name: get_origin(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
    required = {name for name in kind.__required_keys__ if marks[name] is not NotRequired}
    required |= {name for name, mark in marks.items() if mark is Required}
    return get_type_hints(kind), frozenset(required)
