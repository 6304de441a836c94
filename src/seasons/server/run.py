"""Starting the server: for the people at this computer, or for many."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import uvicorn

from seasons.server.app import make_app
from seasons.server.claim import Claim
from seasons.server.store import Store

LONGEST_FRAME = 65_536
SWITCH_SECONDS = 0.0005
"""How long the thread that writes may make the loop wait, which answers everybody."""


def data_folder() -> Path:
    """Where this user's games are kept."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "seasons"


def default_database() -> str:
    """The address of this user's own database; its folder is made."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


class PortTaken(OSError):
    """Somebody else listens on the port."""


def bound_socket(host: str, port: int, any_port: bool) -> socket.socket:
    """A socket for the address; if the port is in use and any will do, another one."""
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            made.close()
            raise
        if not any_port:
            made.close()
            raise PortTaken(error.errno, error.strerror) from None
        made.bind((host, 0))
    return made


def serve(
    host: str,
    port: int,
    database: str,
    ready: Callable[[str], None],
    thinkers: int = 0,
    tables_per_minute: int = 60,
    browser: bool = False,
    any_port: bool = False,
) -> None:
    """Serve until somebody stops it; `ready` is told the address once it can be reached.

    Raises PortTaken, AlreadyServed, or the StoreError of a database that cannot be used.
    """
    with Claim(database) as claim:
        asyncio.run(try_out(database))
        listening = bound_socket(host, port, any_port)
        address = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"
        config = uvicorn.Config(
            make_app(database, thinkers, tables_per_minute),
            log_level="warning",
            access_log=False,
            proxy_headers=True,
            ws_max_size=LONGEST_FRAME,
            ws_ping_interval=20.0,
            timeout_graceful_shutdown=3,
        )

        def told(where: str) -> None:
            claim.tell(where)
            ready(where)
            if browser:
                threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()

        sys.setswitchinterval(SWITCH_SECONDS)
        signal.signal(signal.SIGTERM, leave)
        with contextlib.suppress(KeyboardInterrupt, SystemExit):  # signals are raised again after an orderly end
            Announcing(config, address, told).run(sockets=[listening])


async def try_out(database: str) -> None:
    """See whether the database can be used, and bring it up to date: here an error still has its name."""
    async with Store(database):
        pass


def leave(_number: int, _frame: object) -> NoReturn:
    """End like any program, so that what the program holds is given back."""
    raise SystemExit(0)


class Announcing(uvicorn.Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, address: str, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.address = address
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self.ready(self.address)
