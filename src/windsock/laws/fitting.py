"""Whether values are of the type that is declared for them: views, legends, what a move leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
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

from windsock.core.show import Keyed


def misfits(value: Any, kind: Any, where: str) -> Iterator[str]:
    """All that is wrong with a value of this type; a key too many is wrong, too."""
    origin, inner = shape_of(kind)
    if kind is Any:
        return
    if origin in (Annotated, NotRequired, Required):
        further = [one for one in inner[1:] if isinstance(one, Keyed)]
        if further:
            yield from fields_wrong(value, inner[0], where, further[0])
        else:
            yield from misfits(value, inner[0], where)
    elif is_typeddict(kind):
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


def fields_wrong(value: Any, kind: Any, where: str, further: Keyed | None = None) -> Iterator[str]:
    if not isinstance(value, dict):
        yield unlike(value, kind, where)
        return
    hints, required = fields_of(kind)
    yield from (f"{where} lacks {name}" for name in required if name not in value)
    for name in value.keys() - hints.keys():
        if further is not None and name.startswith(further.prefix):
            yield from misfits(value[name], further.kind, f"{where}.{name}")
        else:
            yield f"{where} has {name}, which is not declared"
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
    return get_origin(kind), get_args(kind)


@cache
def fields_of(kind: Any) -> tuple[dict[str, Any], frozenset[str]]:
    """The fields of a TypedDict, and those that must be there. Where annotations are texts, the class itself
    does not know which may be left out."""
    hints = get_type_hints(kind, include_extras=True)
    required = {name for name in kind.__required_keys__ if get_origin(hints[name]) is not NotRequired}
    required |= {name for name, hint in hints.items() if get_origin(hint) is Required}
    return hints, frozenset(required)
