"""The messages as JSON Schema and as TypeScript, made from their types so that neither can lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from seasons.protocol import lobby, messages, requests, shapes
from seasons.rules import DECISION_KINDS, EVENT_ROWS, MOVE_KINDS

SHAPES = (
    requests.FromClient,
    messages.FromServer,
    lobby.NewTable,
    lobby.Keys,
    lobby.Change,
    lobby.AtTable,
    lobby.Stored,
    lobby.Elsewhere,
    lobby.GoOn,
    lobby.Upload,
    lobby.MyKey,
    lobby.Mine,
)
CONSTANTS = {"PHRASES": requests.PHRASES, "BOTS": lobby.BOTS, "CAPABILITIES": requests.CAPABILITIES}
KINDS = {"DecisionKind": DECISION_KINDS, "MoveKind": MOVE_KINDS}
TYPED = {("Entry", "events"): "GameEvent[]", ("Decision", "kind"): "DecisionKind"}
"""Fields whose values the schema does not name."""
HEAD = "// Made from src/seasons/protocol by `make generate`. Do not edit.\n\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def components(shapes: Sequence[Any] = SHAPES) -> dict[str, Any]:
    """Every message as JSON Schema, by name."""
    _, found = msgspec.json.schema_components(shapes, ref_template="#/$defs/{name}")
    return dict(sorted(found.items()))


def schema(about: str = "", shapes: Sequence[Any] = SHAPES) -> str:
    """The whole protocol, or what it is between a host and a bot, as one JSON Schema."""
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Seasons, protocol {requests.PROTOCOL}{about}",
        "$defs": components(shapes),
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode() + "\n"


def typescript() -> str:
    """The same types in TypeScript, and every kind of event."""
    parts = [HEAD + f"export const PROTOCOL = {requests.PROTOCOL};\n"]
    for name, constant in CONSTANTS.items():
        parts.append(f"export const {name} = {msgspec.json.encode(constant).decode()} as const;\n")
    for name, kinds in KINDS.items():
        parts.append(f"export type {name} = {' | '.join(repr(kind) for kind in kinds)};\n")
    parts.append(events())
    for name, shape in components().items():
        about = " ".join(shape.get("description", "").split())
        parts.append(f"/** {about} */\n" + declaration(name, shape))
    parts.append(f"export type FromClient = {names_in(requests.FromClient)};\n")
    parts.append(f"export type FromServer = {names_in(messages.FromServer)};\n")
    return "\n".join(parts)


def events() -> str:
    """Every kind of event with its fields; `cause` is the card that made it happen, if one did."""
    rows = []
    for kind, *fields in EVENT_ROWS:
        named = "".join(f" {name}: number;" for name in fields if name)
        rows.append(f"  | {{ kind: '{kind}'; seat: number;{named} cause?: number }}")
    about = "/** One thing that happened. A card of 0 is not for my eyes. */\n"
    return about + "export type GameEvent =\n" + "\n".join(rows) + ";\n"


def declaration(name: str, shape: dict[str, Any]) -> str:
    """One type."""
    if shape["type"] == "array":
        least = shape.get("minItems", 0)
        items = [type_of(item) + ("?" if at >= least else "") for at, item in enumerate(shape["prefixItems"])]
        return f"export type {name} = [{', '.join(items)}];\n"
    needed = shape["properties"] if always_whole(name) else shape.get("required", [])
    lines = [
        f"  {key}{'' if key in needed else '?'}: {TYPED.get((name, key)) or type_of(value)};"
        for key, value in shape["properties"].items()
    ]
    return "export interface " + name + " {\n" + "\n".join(lines) + "\n}\n"


def always_whole(name: str) -> bool:
    """Whether all fields of a message are sent: what clients send, and what says so, may leave out defaults."""
    kind = next(getattr(module, name) for module in (shapes, messages, requests, lobby) if hasattr(module, name))
    sent = kind in requests.FromClient.__args__
    return not sent and not kind.__struct_config__.omit_defaults and not kind.__struct_config__.forbid_unknown_fields


def type_of(shape: dict[str, Any]) -> str:
    """A part of a type."""
    if "$ref" in shape:
        return str(shape["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in shape:
        kinds = [type_of(part) for part in shape["anyOf"]]
        return " | ".join(kind for kind in kinds if kind != "null") + (" | null" if "null" in kinds else "")
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
