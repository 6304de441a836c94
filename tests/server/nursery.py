"""A process that has loaded the libraries and the rules, and forks a server for every line it reads: quick restarts.

Each line is JSON: database, port, tables_per_minute, fail (SEASONS_FAIL), said (file for what it prints), ready (file
for its process id and address, made once it can be reached).
"""

import contextlib
import json
import os
import signal
import sys
from pathlib import Path

LIBRARIES = (
    "aiosqlite alembic.command alembic.migration alembic.operations asyncpg fluent.runtime httptools litestar "
    "litestar.config.compression litestar.openapi litestar.openapi.plugins msgspec multiprocessing.popen_spawn_posix "
    "seasons.notation seasons.players seasons.rules seasons.words.script "
    "sqlalchemy.dialects.postgresql.asyncpg sqlalchemy.dialects.sqlite.aiosqlite sqlalchemy.ext.asyncio uvicorn "
    "uvicorn.protocols.http.httptools_impl uvicorn.protocols.websockets.auto uvloop websockets yaml"
)


def serve(wanted: dict[str, object]) -> None:
    """Be a server, as if it had been started from nothing."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ["SEASONS_FAIL"] = str(wanted["fail"])
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    said = os.open(str(wanted["said"]), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(said, 1)
    os.dup2(said, 2)
    from seasons.server.run import serve as run

    def ready(address: str) -> None:
        path = Path(str(wanted["ready"]))
        path.with_suffix(".part").write_text(f"{os.getpid()} {address}")
        path.with_suffix(".part").rename(path)

    run("127.0.0.1", int(str(wanted["port"])), str(wanted["database"]), ready, 1, int(str(wanted["tables_per_minute"])))


def main() -> None:
    """Fork until nobody wants servers any more."""
    for library in LIBRARIES.split():
        __import__(library)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    born = []
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(json.loads(line))
            os._exit(0)
        born.append(child)
    for child in born:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
