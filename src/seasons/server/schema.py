"""The messages as JSON Schema and as TypeScript, made from their types so that neither can lie.

`python -m seasons.server.schema docs/protocol.schema.json web/src/wire.ts` writes both; a test compares.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from seasons.server import wire

MESSAGES = (
    wire.FromClient,
    wire.FromServer,
    wire.NewTable,
    wire.Keys,
    wire.Change,
    wire.AtTable,
    wire.Stored,
    wire.Elsewhere,
    wire.GoOn,
    wire.Upload,
    wire.MyKey,
    wire.Mine,
)
HEAD = "// Made from src/seasons/server/wire.py by `python -m seasons.server.schema`. Do not edit.\n\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def components() -> dict[str, Any]:
    """Every message as JSON Schema, by name."""
    _, found = msgspec.json.schema_components(MESSAGES, ref_template="#/$defs/{name}")
    return dict(sorted(found.items()))


def schema() -> str:
    """The whole protocol as one JSON Schema."""
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Seasons, protocol {wire.PROTOCOL}",
        "$defs": components(),
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode() + "\n"


def typescript() -> str:
    """The same types in TypeScript."""
    parts = [HEAD + f"export const PROTOCOL = {wire.PROTOCOL};\n"]
    for name, constant in (("PHRASES", wire.PHRASES), ("BOTS", wire.BOTS)):
        parts.append(f"export const {name} = {msgspec.json.encode(constant).decode()} as const;\n")
    for name, shape in components().items():
        about = " ".join(shape.get("description", "").split())
        parts.append(f"/** {about} */\n" + declaration(name, shape))
    parts.append(f"export type FromClient = {names_in(wire.FromClient)};\n")
    parts.append(f"export type FromServer = {names_in(wire.FromServer)};\n")
    return "\n".join(parts)


def declaration(name: str, shape: dict[str, Any]) -> str:
    """One type."""
    if shape["type"] == "array":
        least = shape.get("minItems", 0)
        items = [type_of(item) + ("?" if at >= least else "") for at, item in enumerate(shape["prefixItems"])]
        return f"export type {name} = [{', '.join(items)}];\n"
    needed = shape["properties"] if always_whole(name) else shape.get("required", [])
    lines = [f"  {key}{'' if key in needed else '?'}: {type_of(value)};" for key, value in shape["properties"].items()]
    return "export interface " + name + " {\n" + "\n".join(lines) + "\n}\n"


def always_whole(name: str) -> bool:
    """Whether all fields of a message are sent: what clients send, and what says so, may leave out defaults."""
    config = getattr(wire, name).__struct_config__
    return not config.omit_defaults and not config.forbid_unknown_fields


def type_of(shape: dict[str, Any]) -> str:
    """A part of a type."""
    if "$ref" in shape:
        return str(shape["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in shape:
        return " | ".join(type_of(part) for part in shape["anyOf"])
    if "enum" in shape:
        return " | ".join(msgspec.json.encode(word).decode() for word in shape["enum"])
    if shape["type"] == "array":
        if "prefixItems" in shape:
            return f"[{', '.join(type_of(item) for item in shape['prefixItems'])}]"
        inner = type_of(shape["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if shape["type"] == "object":
        return f"Record<string, {type_of(shape['additionalProperties'])}>"
    return PLAIN[shape["type"]]


def names_in(union: Any) -> str:
    """The members of a union of messages."""
    return " | ".join(member.__name__ for member in union.__args__)


def main() -> None:
    """Write the schema and the TypeScript to the two files named."""
    Path(sys.argv[1]).write_text(schema(), "utf-8")
    Path(sys.argv[2]).write_text(typescript(), "utf-8")


if __name__ == "__main__":
    main()
