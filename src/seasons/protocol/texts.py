"""Sentences as messages carry them: trees that the client says in its own language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from seasons.protocol.shapes import Text
from seasons.rules import FINALS
from seasons.words.script import Line, Script

SCRIPT = Script()
"""Says nothing itself: every sentence stays a tree."""


def text(said: str) -> Text:
    """An unsaid line as a message."""
    if not isinstance(said, Line):
        return Text("plain", {"text": said})
    return Text(said.id, {name: text(value) if isinstance(value, Line) else value for name, value in said.args.items()})


def texts(said: Sequence[str]) -> list[Text]:
    """Unsaid lines as messages."""
    return [text(line) for line in said]


def names_of(mask: int) -> list[str]:
    """Why a step could not be taken back, by name."""
    return [name for bit, name in enumerate(FINALS) if mask >> bit & 1]


@cache
def final(name: str) -> Text:
    """Why a step cannot be taken back, in words."""
    return text(SCRIPT.text("final-" + name))
