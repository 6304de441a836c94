"""Starting the server: for the people at this computer, or for many."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from seasons.server.app import make_app

LOCAL = "127.0.0.1"


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


def bound_socket(host: str, port: int, any_port: bool) -> socket.socket:
    """A socket for the address; if the port is in use and any will do, another one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError:
        if not any_port:
            made.close()
            raise
        made.bind((host, 0))
    return made


def serve(host: str, port: int, database: str, processes: int, browser: bool, any_port: bool = False) -> str:
    """Serve until somebody stops it; where it was to be found."""
    listening = bound_socket(host, port, any_port)
    address = f"http://{host if ':' not in host else f'[{host}]'}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        make_app(database or default_database(), processes),
        log_level="warning",
        access_log=False,
        proxy_headers=True,
        ws_max_size=65_536,
        ws_ping_interval=20.0,
        timeout_graceful_shutdown=3,
    )
    server = Announcing(config, address, browser)
    server.run(sockets=[listening])
    return address


class Announcing(uvicorn.Server):
    """Says where it is once it can be reached, and opens the browser if wanted."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        print(self.address, flush=True)
        if self.browser:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()
