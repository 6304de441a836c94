"""Computer players that are asked for a move or a hint, wherever they think."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, TypeVar

from seasons.game.entries import Thought
from seasons.rules import View, from_bytes, legal_moves
from seasons.server.failpoints import reach

if TYPE_CHECKING:
    from collections.abc import Callable

LOG = logging.getLogger(__name__)
Found = TypeVar("Found")
PATIENCE_SECONDS = 60.0
"""How long a table waits for a computer player, and for its turn to think."""


def choose(seat: int, table: bytes, player: str, seed: int) -> tuple[int, Thought]:
    """The move of a computer player, which is given what its seat may know."""
    from seasons.players import decide

    reach("bot-thinking")
    move, spent = decide(player, seed, View(seat, from_bytes(table)))
    return int(move), Thought(player, seed, *spent)


class Thinkers:
    """Thinks where it is asked, and everybody waits meanwhile: for tables of one program alone."""

    async def ask(self, work: Callable[..., Found], *given: object) -> Found:
        """Do some work."""
        return work(*given)

    def close(self) -> None:
        """Stop all thinking."""

    async def move(self, sight: View, player: str, seed: int) -> tuple[int, Thought]:
        """The move of a computer player; if it finds none in time, a simpler one decides, so that the table goes on."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                move, thought = await self.ask(choose, int(sight.seat), sight.table.to_bytes(), player, seed)
            if move in legal_moves(sight.table, sight.seat):
                return move, thought
            LOG.error("the computer player %s answered %s, which is no legal move; greedy played for it", player, move)
        except Exception:  # whatever goes wrong in a player must not stop the table
            LOG.exception("the computer player %s could not play; greedy played for it", player)
        from seasons.players import decide

        return decide("greedy", seed, sight)[0], Thought("greedy", seed)
