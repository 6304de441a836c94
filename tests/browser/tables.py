"""Tables that begin where a test needs them, put beside a running server."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from seasons.notation import read_position
from seasons.rules import State
from server.house import QUICK, Keys, Server, late_table


def table_from(server: Server, start: State | str, **header: Any) -> Keys:
    """A table that begins in a state or position, with quick computer players on all seats but the first."""
    state = read_position(start)[0] if isinstance(start, str) else start
    bots = {seat: QUICK for seat in range(1, state.players)}
    given = {"bots": bots, "names": ["Ada", "Lea", "Hugo", "Magdalena"][: state.players]} | header
    # A thread of its own, since Playwright's loop runs in this one.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(late_table(server, state, **given))).result()


def link(keys: Keys, seat: int = 0) -> str:
    """The path of a seat's link (-1: a spectator's, -2: the owner's)."""
    key = keys.seats[seat] if seat >= 0 else keys.spectator if seat == -1 else keys.owner
    return f"/table/{keys.table}#{key}"
