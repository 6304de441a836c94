"""A server with other pages than the installed ones: `newer.py PAGES PORT DATABASE READY`."""

import sys
from pathlib import Path

from seasons.server import run
from seasons.server.api import pages


def main() -> None:
    """Serve until stopped; the file READY is made once it can be reached."""
    folder, port, database, ready = sys.argv[1:]
    pages.STATIC = Path(folder)
    run.serve("127.0.0.1", int(port), database, lambda address: Path(ready).write_text(address), 1)


if __name__ == "__main__":
    main()
