"""Numbers about a running server, as Prometheus reads them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seasons.server.tables.lobby import Lobby

STARTED = time.time()


async def metrics_text(lobby: Lobby) -> str:
    """All numbers, one a line."""
    open_tables = lobby.open_tables
    counts = await open_tables.store.counts()
    connections = sum(len(live.listeners) for live in open_tables.tables.values())
    rows = [
        ("seasons_tables_stored", "gauge", "Tables in the database", counts.tables),
        ("seasons_tables_open", "gauge", "Tables in the database that are not finished", counts.open),
        ("seasons_entries_stored", "gauge", "Entries of all logs", counts.entries),
        ("seasons_tables_in_memory", "gauge", "Tables that this process holds", len(open_tables.tables)),
        ("seasons_connections", "gauge", "Live connections", connections),
        ("seasons_entries_added_total", "counter", "Entries this process has added", open_tables.added),
        ("seasons_uptime_seconds", "gauge", "Seconds since the start", round(time.time() - STARTED)),
    ]
    lines = []
    for name, kind, about, value in rows:
        lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value}"]
    return "\n".join(lines) + "\n"
