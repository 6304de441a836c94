"""A process that has loaded the server and forks one for every line it reads: quick restarts.

Each line is JSON: database, port, tables_per_minute, fail (SEASONS_FAIL), said (file for what it prints), ready (file
for its process id and address, made once it can be reached).
"""

import asyncio
import contextlib
import json
import os
import signal
import sys
import tempfile
from pathlib import Path

LIBRARIES = (
    "alembic.command alembic.migration alembic.operations anyio._backends._asyncio httptools "
    "multiprocessing.popen_spawn_posix seasons.players seasons.server.store.postgres seasons.words.words "
    "sqlalchemy.dialects.postgresql.asyncpg uvicorn.lifespan.on uvicorn.loops.uvloop "
    "uvicorn.protocols.http.httptools_impl uvicorn.protocols.websockets.auto"
)


def serve(wanted: dict[str, object]) -> None:
    """Be a server, as if it had been started from nothing."""
    from seasons.server import failpoints, run

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ["SEASONS_FAIL"] = str(wanted["fail"])  # for its computer players, which read it anew
    failpoints._left.update(failpoints.read_points(str(wanted["fail"])))
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    said = os.open(str(wanted["said"]), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(said, 1)
    os.dup2(said, 2)

    def ready(address: str) -> None:
        path = Path(str(wanted["ready"]))
        path.with_suffix(".part").write_text(f"{os.getpid()} {address}")
        path.with_suffix(".part").rename(path)

    port, tables = int(str(wanted["port"])), int(str(wanted["tables_per_minute"]))
    run.serve("127.0.0.1", port, str(wanted["database"]), ready, 1, tables)


def rehearse() -> None:
    """Do once what every server does at its start, so that everything it needs is loaded."""
    from seasons.server import app, run

    for library in LIBRARIES.split():
        __import__(library)
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/rehearsal.db"
        app.make_app(address)
        asyncio.run(run.try_out(address))


def main() -> None:
    """Fork until nobody wants servers any more."""
    rehearse()
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
