"""Questions and reasons as messages carry them, where the same few come again and again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from seasons.rules import FINALS, Decision, State
from seasons.text import Text, Wording
from seasons.words import prompts


def prompt(asked: Decision, viewer: int, names: Sequence[Wording], context: State | None = None) -> Text:
    """What must be chosen, in the voice for this viewer; see `seasons.words.prompts`."""
    if asked.kind == "excess" or not names:
        return prompts.prompt(asked, viewer, names, context)
    about = (asked.kind, asked.seat, asked.card, asked.shown, asked.count, asked.other)
    return usual_prompt(*about, viewer, tuple(names))


@lru_cache(maxsize=4096)
def usual_prompt(
    kind: str, seat: int, card: int, shown: int, count: int, other: int, viewer: int, names: tuple[Wording, ...]
) -> Text:
    """What must be chosen, where nothing else matters; the same people are asked the same again and again."""
    return prompts.prompt(Decision(0, seat, kind, card, shown, count, other, [], -1), viewer, names)


def names_of(mask: int) -> list[str]:
    """Why a step could not be taken back, by name."""
    return [name for bit, name in enumerate(FINALS) if mask >> bit & 1]


@cache
def final(name: str) -> Text:
    """Why a step cannot be taken back."""
    return Text("final-" + name)
