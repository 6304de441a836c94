"""Computer players. They see a view of their own seat; cheating is impossible by type."""

from seasons.players.bots import (
    LEVEL_NAMES,
    NAMES,
    BadNumber,
    GreedyPlayer,
    PlannerPlayer,
    Player,
    RandomPlayer,
    RolloutPlayer,
    Spent,
    UnknownPlayer,
    decide,
    make_player,
)

__all__ = [
    "LEVEL_NAMES",
    "NAMES",
    "BadNumber",
    "GreedyPlayer",
    "PlannerPlayer",
    "Player",
    "RandomPlayer",
    "RolloutPlayer",
    "Spent",
    "UnknownPlayer",
    "decide",
    "make_player",
]
