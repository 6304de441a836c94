"""The commands about the table server: what they are called with. seasons.cli makes commands of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from seasons.terminal.language import spoken

PORT = 8014
Database = Annotated[str | None, typer.Option(help="cli-option-database", metavar="address")]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]


def play() -> int:
    """Open the table in the browser, on this computer."""
    from seasons.terminal.hosting import open_table

    return open_table(spoken(), "127.0.0.1", PORT, None, 0, 60, browser=True, any_port=True)


def serve(
    host: Annotated[str, typer.Option(help="cli-option-host", metavar="address")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="cli-option-port")] = PORT,
    database: Database = None,
    thinkers: Annotated[int, typer.Option(min=0, max=256, help="cli-option-thinkers")] = 0,
    tables_per_minute: Annotated[int, typer.Option(min=1, max=1_000_000, help="cli-option-new-tables")] = 60,
) -> int:
    """Serve tables for browsers: to a group, or to many."""
    from seasons.terminal.hosting import open_table

    return open_table(spoken(), host, port, database, thinkers, tables_per_minute)


def verify(
    record: Annotated[Path, typer.Argument(help="cli-option-record")],
    nonce: Annotated[str | None, typer.Option(help="cli-option-nonce")] = None,
) -> int:
    """Prove that the dice and cards of a finished game follow from its seed."""
    from seasons.terminal.hosting import report_proof

    return report_proof(spoken(), record, nonce)


def export(
    table: Annotated[str, typer.Argument(help="cli-option-table", metavar="name")],
    file: Annotated[Path, typer.Argument(help="cli-option-export")],
    database: Database = None,
) -> int:
    """Write a table of the server into a file."""
    from seasons.terminal.hosting import write_table

    return write_table(spoken(), table, file, database)


def bring_in(
    file: Annotated[Path, typer.Argument(help="cli-option-import")],
    database: Database = None,
) -> int:
    """Bring a table from a file into the server's database."""
    from seasons.terminal.hosting import read_table

    return read_table(spoken(), file, database)


bring_in.__name__ = "import"  # no function can be called that


def tidy(
    finished: Annotated[int, typer.Option(min=1, max=36_500, help="cli-option-finished")] = 90,
    abandoned: Annotated[int, typer.Option(min=1, max=36_500, help="cli-option-abandoned")] = 30,
    database: Database = None,
) -> int:
    """Delete finished and abandoned games that nobody has touched for a while."""
    from seasons.terminal.hosting import delete_old

    return delete_old(spoken(), finished, abandoned, database)


def load(
    tables: Annotated[int, typer.Option(min=1, max=100_000, help="cli-option-load-tables")] = 400,
    seconds: Annotated[float, typer.Option(min=1, max=86_400, help="cli-option-load-seconds", metavar="number")] = 60.0,
    rate: Annotated[float, typer.Option(min=0.1, max=100_000, help="cli-option-rate", metavar="number")] = 200.0,
    watch_every: Annotated[int, typer.Option(min=0, max=100_000, help="cli-option-watch-every")] = 2,
    preview_every: Annotated[int, typer.Option(min=0, max=100_000, help="cli-option-preview-every")] = 5,
    database: Database = None,
    json: Json = False,
) -> int:
    """Measure how many moves a server can take, and how fast everybody hears of them."""
    from seasons.server.readings import Wanted
    from seasons.terminal.hosting import report_load

    return report_load(spoken(), Wanted(tables, seconds, rate, watch_every, preview_every), database, json)


SERVER_COMMANDS: dict[str, Callable[..., int]] = {
    "cli-command-play": play,
    "cli-command-serve": serve,
    "cli-command-verify": verify,
    "cli-command-export": export,
    "cli-command-import": bring_in,
    "cli-command-tidy": tidy,
    "cli-command-load": load,
}
"""The commands by the message that says what they do."""
