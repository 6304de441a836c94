"""Batches of moves that count, made again with the outcomes that were written down."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from seasons.game.entries import Moves, Start
from seasons.rules import Event, State, Told, apply


class Batch(Struct, gc=False):
    """The moves of one entry that still counts."""

    seq: int
    seat: int
    body: Moves


def play_on(state: State, batch: Batch) -> None:
    """Make the moves of a batch with the outcomes that were written down."""
    for move, outcomes in zip(batch.body.moves, batch.body.outcomes):
        apply(state, move, Told(list(outcomes)), None, batch.seat)


def replayed(state: State, batch: Batch) -> State:
    """The state after a batch; the one before it stays."""
    after = state.copy()
    play_on(after, batch)
    return after


def stored(events: Iterable[Event]) -> tuple[tuple[int, ...], ...]:
    """Events as they are stored."""
    return tuple(event.as_tuple() for event in events)


def told(body: Start | Moves) -> list[Event]:
    """Events as they happened."""
    return [Event(*numbers) for numbers in body.events]
