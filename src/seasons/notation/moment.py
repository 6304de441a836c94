"""The moment that a scenario speaks about, and how differences are put into words."""

from typing import Any

from seasons.notation.fields import card_at, listing
from seasons.rules import NAMES, Event, State


class Moment:
    """A state, the events that led to it, and why the last move was final."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.final = 0


def compare(found: list[str], where: str, expected: Any, got: Any) -> None:
    """Note a difference."""
    if expected != got:
        found.append(f"{where}: expected {shown(expected)}, got {shown(got)}")


def shown(value: Any) -> str:
    """A value in words."""
    if isinstance(value, list):
        return ", ".join(str(entry) for entry in value) or "nothing"
    return "nothing" if value in ("", None) else str(value)


def card_names(value: Any, where: str) -> list[str]:
    """Card names as they are written in the books, sorted; “(turned)” and “?” may stand there, too."""
    names = []
    for entry in listing(value, where):
        text = str(entry)
        turned = " (turned)" if text.endswith("(turned)") else ""
        names.append("?" if text == "?" else NAMES[card_at(text.removesuffix("(turned)").strip(), where)] + turned)
    return sorted(names)
