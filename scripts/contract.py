"""Writes the types of what Python says and hears as TypeScript, into client/src/contract.

There is one file for the protocol and one a game. `make client` runs this. A file that would say the same is
left alone, so that nothing is built anew for nothing.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from windsock.core.registry import games, load_game
from windsock.frames.schema import Schema, shown_schema
from windsock.language import LANGUAGES
from windsock.web.contract import protocol

FOLDER = Path(__file__).parent.parent / "client" / "src" / "contract"
HEAD = "// Made by scripts/contract.py from the types in Python: edit those, then `make client`.\n"
WIDEST = 110
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> dict[str, str]:
    """The text of each file, by its name. A game that declares nothing has none."""
    schemas = {"protocol": protocol()} | {name: shown_schema(load_game(name)) for name in games()}
    texts = {f"{name}.ts": text_of(schema) for name, schema in schemas.items() if schema["$defs"]}
    return {**texts, "languages.ts": languages()}


def languages() -> str:
    """What we speak, each language by its own name."""
    names = ", ".join(f"{code}: {literal(name)}" for code, name in LANGUAGES.items())
    return f"{HEAD}\nexport const LANGUAGES = {{ {names} }} as const;\n"


def text_of(schema: Schema) -> str:
    parts = (declared(name, part) for name, part in schema["$defs"].items())
    return "\n".join([HEAD, *parts])


def declared(name: str, part: Schema) -> str:
    """One type with what is said about it."""
    about = "".join(comment(part["description"])) if "description" in part else ""
    if "properties" not in part:
        return f"{about}export type {name} = {kind_of(part)};\n"
    required = part.get("required", ())
    fields = [
        line
        for field, kind in part["properties"].items()
        for line in field_of(field, kind, is_optional=field not in required)
    ]
    for pattern, kind in part.get("patternProperties", {}).items():
        fields.append(f"  [name: `{pattern[1:]}${{string}}`]: {kind_of(kind)};\n")
    return f"{about}export interface {name} {{\n{''.join(fields)}}}\n"


def field_of(name: str, kind: Schema, *, is_optional: bool) -> Iterator[str]:
    line = f"  {name}{'?' if is_optional else ''}: {kind_of(kind)};"
    about = kind.get("description")
    if about and len(line) + len(about) + 4 > WIDEST:
        yield f"  /** {about} */\n{line}\n"
    else:
        yield f"{line} // {about}\n" if about else f"{line}\n"


def comment(text: str) -> Iterator[str]:
    lines = [
        line for paragraph in text.split("\n\n") for line in ("", *textwrap.wrap(paragraph, WIDEST - 3))
    ][1:]
    if len(lines) == 1:
        yield f"/** {lines[0]} */\n"
        return
    yield "/**\n"
    yield from (f" * {line}".rstrip() + "\n" for line in lines)
    yield " */\n"


def kind_of(kind: Schema) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2]
        case {"anyOf": kinds}:
            return " | ".join(dict.fromkeys(map(kind_of, kinds)))
        case {"enum": values}:
            return " | ".join(map(literal, values))
        case {"const": value}:
            return literal(value)
        case {"type": [*kinds]}:
            return " | ".join(dict.fromkeys(SIMPLE[one] for one in kinds))
        case {"type": "array", "prefixItems": kinds}:
            return f"[{', '.join(map(kind_of, kinds))}]"
        case {"type": "array", "items": inner}:
            return f"({text})[]" if " | " in (text := kind_of(inner)) else f"{text}[]"
        case {"type": "object"}:
            return f"Record<string, {kind_of(kind.get('additionalProperties', {}))}>"
        case {"type": str(simple)}:
            return SIMPLE[simple]
        case _:
            return "any"


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def main() -> None:
    made = files()
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.iterdir():
        if file.name not in made:
            file.unlink()
    for name, text in made.items():
        file = FOLDER / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
