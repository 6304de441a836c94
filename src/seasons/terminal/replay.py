"""What `seasons replay` prints: the log of a saved game, and the table at a moment."""

from __future__ import annotations

from pathlib import Path

from seasons.game.entries import Moves, Start, told
from seasons.notation.errors import BadRecord
from seasons.notation.record import played_again, replay
from seasons.notation.show import table_text
from seasons.rules import EVERYBODY, Event, view
from seasons.terminal import saves
from seasons.terminal.phrases import Phrases, shown_names
from seasons.words import Words


def show_replay(words: Words, path: Path, to: int | None, seat: int | None) -> int:
    """Print the log and the table after `to` moves (by default all), as a seat sees them or openly."""
    record = saves.read(words, path)
    players = len(record.names)
    if seat is not None and seat > players:
        raise BadRecord(words.text("cli-no-seat", count=players, seat=seat))
    if to is not None and to > len(record.entries):
        raise BadRecord(words.text("cli-no-move", count=len(record.entries), number=to))
    try:
        replay(record, to)
    except BadRecord as error:
        raise BadRecord(words.text("cli-file-unreadable", path=str(path), text=str(error))) from None
    names = shown_names(words, record.names)
    game = played_again(record, to)
    state = game.now
    events = [event for entry in game.entries if isinstance(entry.body, Start | Moves) for event in told(entry.body)]
    if seat is None:
        said = words.event_sentences([opened(event) for event in events], -1, names)
    else:
        said = words.event_sentences(events, seat - 1, names)
    print("\n".join(said))
    print()
    print(table_text(state if seat is None else view(state, seat - 1), names, Phrases(words)))
    return 0


def opened(event: Event) -> Event:
    """The event with nothing hidden from anybody."""
    return Event(event.kind, event.seat, event.card, event.n, event.energy, event.other, event.cause, EVERYBODY)
