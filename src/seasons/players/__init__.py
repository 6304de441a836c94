"""Computer players. They see a view of their own seat; cheating is impossible by type."""

from seasons.players.bots import (
    NAMES,
    GreedyPlayer,
    PlannerPlayer,
    Player,
    RandomPlayer,
    RolloutPlayer,
    UnknownPlayer,
    make_player,
)

__all__ = [
    "NAMES",
    "GreedyPlayer",
    "PlannerPlayer",
    "Player",
    "RandomPlayer",
    "RolloutPlayer",
    "UnknownPlayer",
    "make_player",
]
