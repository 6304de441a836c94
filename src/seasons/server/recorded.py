"""Recorded games: tables whose every die and card is known in advance, and the moves that were made there."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable

from seasons.game.entries import Header, Seat
from seasons.players import make_player
from seasons.protocol.lobby import Keys
from seasons.rules import Fair, apply, legal_moves, mover, new_game, view
from seasons.server.store import SPECTATOR, Store
from seasons.server.tables.open_tables import OpenTables
from seasons.server.tables.table_log import TableLog

PLAYER = "greedy"
HEADER = Header(players=2, level=2, edition=0, first=0)


class Recorded:
    """A table that waits for its first move, the keys to it, and what each seat did when the game was recorded."""

    def __init__(self, keys: Keys, moves: list[deque[int]]) -> None:
        self.keys = keys
        self.moves = moves
        self.length = sum(map(len, moves))


async def recorded_games(database: str, count: int, tell: Callable[[int], None]) -> list[Recorded]:
    """Set up tables in a database, and play the games that will be played there; each is told of."""
    games = []
    async with Store(database) as store:
        open_tables = OpenTables(store)
        for number in range(count):
            seats = [
                Seat(f"Seat {seat + 1}", taken=True, nonce=secrets.token_hex(16)) for seat in range(HEADER.players)
            ]
            keys = await open_tables.create(HEADER, seats)
            live = open_tables.tables.pop(keys.table)
            await open_tables.do(live, SPECTATOR, None, TableLog.begin)
            games.append(Recorded(keys, played(live.log.seed(), number)))
            tell(1)
    return games


def played(seed: bytes, number: int) -> list[deque[int]]:
    """The moves of a game between two computer players, seat by seat."""
    chance = Fair(seed)
    state = new_game(HEADER.players, chance, HEADER.level, HEADER.edition, HEADER.first)
    players = [make_player(PLAYER, 2 * number + seat + 1) for seat in range(HEADER.players)]
    moves: list[deque[int]] = [deque() for _ in players]
    while not state.over:
        seat = int(mover(state))
        possible = legal_moves(state, seat)
        move = int(players[seat].choose(view(state, seat)) if len(possible) > 1 else possible[0])
        apply(state, move, chance, None, seat)
        moves[seat].append(move)
    return moves
