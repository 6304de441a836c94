"""What is answered without asking a person or a computer player: standing answers, and the only move there is."""

from __future__ import annotations

from seasons.rules import decision, legal_moves, move_id
from seasons.server.tables.table_log import TableLog


def open_still(log: TableLog, seat: int, id: int) -> bool:
    """Whether this decision still waits for an answer that is not a person's."""
    state = log.state
    return (
        state is not None
        and not log.over
        and not log.view_only
        and log.game.question(seat) == id
        and bool(log.seats[seat].bot or standing_answer(log, seat) >= 0)
    )


def certain_answer(log: TableLog, seat: int) -> int:
    """The move that needs no thought: what a seat has ordered, or the only one that a bot can make; else -1."""
    ordered = standing_answer(log, seat)
    if ordered >= 0 or log.state is None or not log.seats[seat].bot:
        return ordered
    choices = legal_moves(log.state, seat)
    return int(choices[0]) if len(choices) == 1 else -1


def standing_answer(log: TableLog, seat: int) -> int:
    """The move a seat has ordered for the question that is open now, or -1."""
    orders = log.standing[seat]
    if log.state is None or not any(energy >= 0 for energy in orders.values()):
        return -1
    asked = decision(log.state, seat)
    energy = orders.get(asked.card, -1) if asked is not None and asked.kind == "take" else -1
    if asked is None or energy < 0:
        return -1
    ordered = move_id("take", energy=energy)
    return ordered if ordered in asked.moves else -1
