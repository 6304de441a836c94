"""Computer players at the table: their names in saved games, and how they take their turns."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

from seasons.rules import View, legal_moves

if TYPE_CHECKING:
    from seasons.players import Player

LEVELS = ("squirrel", "hare", "fox", "owl", "griffin")
KINDS = ("random", "greedy", "planner", "rollout", *LEVELS)
BOT = re.compile(rf"({'|'.join(kind.capitalize() for kind in KINDS)})(:\d+(?:\.\d+)?(?:sims)?)?( \d)?")
"""How a record names computer players, so that a saved game knows who they are in every language."""
LONG_S = 1.0
"""After so many seconds people are told that somebody is thinking."""


def bot_of(name: str) -> str:
    """The computer player that a name in a record stands for; nothing for a person.

    >>> bot_of("Rollout:250 2"), bot_of("Ada")
    ('rollout:250', '')
    """
    found = BOT.fullmatch(name)
    return found[1].casefold() + (found[2] or "") if found else ""


def record_name(kind: str, seat: int) -> str:
    """How a record names a computer player at a seat; nothing if there is no such player.

    >>> record_name("rollout:250", 1), record_name("Ada", 1)
    ('Rollout:250 2', '')
    """
    name = f"{kind.capitalize()} {seat + 1}"
    if not BOT.fullmatch(name):
        return ""
    from seasons.players import UnknownPlayer, make_player

    try:
        make_player(kind.casefold())
    except (UnknownPlayer, ValueError, OverflowError):
        return ""
    return name


class Bot:
    """A computer player at the table. It is given a view of its seat, and nothing else."""

    def __init__(self, name: str, seed: int) -> None:
        from seasons.players import RolloutPlayer, make_player
        from seasons.players.levels import LevelPlayer

        self.seed = seed
        self.player: Player = make_player(name, seed)
        self.longest = 0.0  # seconds for a decision, as far as is known
        if isinstance(self.player, RolloutPlayer) and not self.player.simulations:
            self.longest = self.player.microseconds / 1e6
        if isinstance(self.player, LevelPlayer):
            self.longest = self.player.level.milliseconds / 1e3

    def choose(self, sight: View) -> tuple[int, str]:
        """Its move, and why it could not find one by itself: then it is replaced by chance from now on."""
        from seasons.players import RandomPlayer

        moves = legal_moves(sight.table, sight.seat)
        if len(moves) == 1:
            return moves[0], ""
        began = time.monotonic()
        try:
            move = self.player.choose(sight)
            why = "" if move in moves else f"{move}"
        except Exception as error:
            move, why = -1, f"{type(error).__name__}: {error}"
        self.longest = max(self.longest, time.monotonic() - began)
        if why:
            self.player = RandomPlayer(self.seed)
            return self.player.choose(sight), why
        return move, ""
