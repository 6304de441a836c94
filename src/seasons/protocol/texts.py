"""Sentences as messages carry them: trees that the client says in its own language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from seasons.protocol.shapes import Text
from seasons.rules import FINALS, Decision, State
from seasons.words.script import Line, Script


class Written(Line):
    """An unsaid line that is a message already."""

    message: Text


class Messages(Script):
    """Says nothing itself: every sentence stays a tree, which is written as a message at once."""

    def __init__(self) -> None:
        super().__init__()
        self.titles: dict[int, str] = {}

    def text(self, id: str, **args: str | int) -> str:
        """The message with its arguments, unsaid."""
        line = Written(id, args)
        written = {name: value.message if type(value) is Written else value for name, value in args.items()}
        line.message = Text(id, written)
        return line

    def title(self, number: int) -> str:
        """The title of a card as it stands in a sentence; made once, for nothing is named as often."""
        if number not in self.titles:
            self.titles[number] = super().title(number)
        return self.titles[number]


SCRIPT = Messages()


def text(said: str) -> Text:
    """An unsaid line as a message."""
    return said.message if isinstance(said, Written) else Text("plain", {"text": said})


def prompt(asked: Decision, viewer: int, names: Sequence[str], context: State | None = None) -> Text:
    """What must be chosen, in the voice for this viewer; see `Words.prompt`."""
    if asked.kind == "excess" or not names or any(isinstance(name, Line) for name in names):
        return text(SCRIPT.prompt(asked, viewer, names, context))
    about = (asked.kind, asked.seat, asked.card, asked.shown, asked.count, asked.other)
    return usual_prompt(*about, viewer, tuple(names))


@lru_cache(maxsize=4096)
def usual_prompt(
    kind: str, seat: int, card: int, shown: int, count: int, other: int, viewer: int, names: tuple[str, ...]
) -> Text:
    """What must be chosen, where nothing else matters; the same people are asked the same again and again."""
    return text(SCRIPT.prompt(Decision(0, seat, kind, card, shown, count, other, [], -1), viewer, names))


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
