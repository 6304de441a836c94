"""What games have covered: a count for every card, decision, event and reason, and the rows that cannot happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from seasons.rules import (
    DECISION_KINDS,
    EVENT_NAMES,
    NAMES,
    REASONS,
    Event,
    State,
    card,
    explain,
    reasons,
    refusals,
)

CARD_COLUMNS = ("entered", "left", "activated", "free", "twice")
"""Entered play, left play, was activated, was put into play for free, lay in play twice with one owner."""

Row = tuple[str, str]
"""A column of the card table with a card's number, or "decision", "event" or "reason" with its name."""


def can_be_activated(number: int) -> bool:
    """Whether a card has an activation at all."""
    return "activate" in card(number).effects


def impossible_rows() -> dict[Row, str]:
    """The rows that stay at zero by the rules, with the reason."""
    return {
        ("activated", str(n)): f"{NAMES[n]} has no activation" for n in range(1, len(NAMES)) if not can_be_activated(n)
    }


def all_rows() -> list[Row]:
    """Every row, possible or not."""
    rows = [(column, str(number)) for number in range(1, len(NAMES)) for column in CARD_COLUMNS]
    rows += [("decision", kind) for kind in DECISION_KINDS]
    rows += [("event", name) for name in EVENT_NAMES]
    return rows + [("reason", name) for name in REASONS]


class Coverage:
    """Counts rows while games are played."""

    def __init__(self) -> None:
        self.counts: Counter[Row] = Counter()

    def note_decision(self, kind: str) -> None:
        """A decision of this kind was open."""
        self.counts["decision", kind] += 1

    def note_events(self, state: State, events: Iterable[Event]) -> None:
        """These events have led to this state."""
        counts = self.counts
        for event in events:
            counts["event", event.name] += 1
            if event.name == "entered":
                counts["entered", str(event.card)] += 1
                if event.n:
                    counts["free", str(event.card)] += 1
                self.note_twins(state, event.seat, event.card)
            elif event.name == "activated":
                counts["activated", str(event.card)] += 1
            elif event.name in ("sacrificed", "taken-back"):
                counts["left", str(event.card)] += 1
            elif event.name == "passed-on":
                counts["left", str(event.card)] += 1
                self.note_twins(state, event.other, event.card)

    def note_twins(self, state: State, seat: int, number: int) -> None:
        """A card has come to a seat: perhaps both copies lie there now."""
        if state.copies(seat, number) == 2:
            self.counts["twice", str(number)] += 1

    def note_reasons(self, state: State, seat: int, move: int) -> None:
        """All reasons against all objects of a seat, and those against one more move."""
        masks = int(refusals(state, seat, move))
        for reason in explain(state, seat):
            masks |= int(reason.mask)
        for name in reasons(masks):
            self.counts["reason", name] += 1


def empty_rows(counts: Counter[Row]) -> list[Row]:
    """The rows that could have happened and did not."""
    impossible = impossible_rows()
    return [row for row in all_rows() if not counts[row] and row not in impossible]
