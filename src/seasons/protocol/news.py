"""Entries of the log as messages: what happened, as far as somebody may know it, in numbers and in words."""

from __future__ import annotations

from collections.abc import Sequence

from seasons.game.entries import Body, Moves, Phrase, Rematch, Seat, Start, Undo, kind_of, told
from seasons.game.entries import Entry as Logged
from seasons.protocol.messages import Entry, Event
from seasons.rules import EVENT_ROWS, EVERYBODY, PUBLIC, event_fields
from seasons.rules import Event as Happened
from seasons.text import Part, Text, Wording
from seasons.words.parts import who
from seasons.words.sentences import event_sentences

HANDED = tuple(number for number, row in enumerate(EVENT_ROWS) if "taker" in row)
"""Kinds of events with a seat at the receiving end."""
SPECTATOR = -1
OPEN = -2
"""The eyes that see everything, once the game is over."""


def entry_message(entry: Logged, viewer: int, names: Sequence[Wording], change: str = "") -> Entry:
    """One entry of the log as these eyes see it; `change` is the message about a change of a seat."""
    body = entry.body
    made = Entry(entry.seq, kind_of(body), entry.seat, entry.at)  # type: ignore[arg-type]  # the tags are the kinds
    if isinstance(body, Start | Moves):
        events = told(body)
        made.events = events_message(events, viewer)
        made.said = sentences(events, viewer, names)
    elif isinstance(body, Undo):
        made.undone = list(body.undone)
        made.said = [about(entry.seat, viewer, names, "log-back" if body.free else "log-undo", len(body.undone))]
    elif isinstance(body, Seat):
        made.said = [about(entry.seat, viewer, names, change, 1)] if change else []
    elif isinstance(body, Phrase):
        made.phrase = body.phrase
    elif isinstance(body, Rematch):
        made.next_table = body.table
        made.said = [Text("log-rematch")]
    return made


def concerns(body: Body, viewer: int) -> bool:
    """Whether moves are another thing to this seat than to spectators: it did something, gets or knows something."""
    if not isinstance(body, Moves):
        return True
    bit = 1 << viewer
    for kind, seat, card, _n, _energy, other, _cause, mask in body.events:
        if seat == viewer or (kind in HANDED and other == viewer) or (card and mask & bit and not mask & PUBLIC):
            return True
    return False


def events_message(events: Sequence[Happened], viewer: int) -> list[Event]:
    """Events with their fields by name, as far as these eyes may know them."""
    return [event_fields(event if viewer == OPEN else event.seen_by(viewer)) for event in events]


def sentences(events: Sequence[Happened], viewer: int, names: Sequence[Wording]) -> list[Text]:
    """Events in words; with all cards open they are told as somebody who sees everything would."""
    if viewer == OPEN:
        events = [Happened(*event.as_tuple()[:7], mask=EVERYBODY) for event in events]
    return event_sentences(events, viewer, names)


def about(seat: int, viewer: int, names: Sequence[Wording], id: str, count: int) -> Text:
    """A sentence of the log about a seat."""
    args: dict[str, Part] = {"count": count}
    args.update(who(seat, viewer, names))
    return Text(id, args)
