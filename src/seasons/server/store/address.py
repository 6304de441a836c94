"""Addresses of databases: sqlite:///path and postgresql://user@host/name."""

from pathlib import Path
from urllib.parse import unquote

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from seasons.server.kept.errors import BadAddress

KNOWN = "write sqlite:///path/to/file or postgresql://user:password@host:port/name"
OPTIONS = {"host": "host", "port": "port", "sslmode": "ssl", "ssl": "ssl"}


def read_address(text: str) -> URL:
    """The address with the driver that the storage uses. Raises BadAddress.

    >>> read_address("postgres://ann@example.org/games").drivername
    'postgresql+asyncpg'
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise BadAddress(text.rpartition("@")[2], KNOWN) from error
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        return sqlite_address(url)
    if kind in ("postgresql", "postgres"):
        return postgres_address(url)
    raise BadAddress(shown(url), KNOWN)


def sqlite_address(url: URL) -> URL:
    """The address of a file, which need not exist yet; its folder must."""
    if not url.database or url.database == ":memory:" or url.host:
        raise BadAddress(shown(url), "name a file, with three slashes before a path: sqlite:///games.db")
    if url.query:
        raise BadAddress(shown(url), "a SQLite file takes no options")
    path = Path(url.database).absolute()
    if not path.parent.is_dir():
        raise BadAddress(shown(url), f"there is no folder {path.parent}; make it first")
    if path.is_dir():
        raise BadAddress(shown(url), "this is a folder; name a file in it")
    return URL.create("sqlite+aiosqlite", database=str(path))


def postgres_address(url: URL) -> URL:
    """The address of a PostgreSQL database; `host` and `port` may stand in the query (sockets), and `sslmode`."""
    options = {}
    for name, value in url.query.items():
        if name not in OPTIONS:
            raise BadAddress(shown(url), f"the option {name} is not known; known are host, port and sslmode")
        options[OPTIONS[name]] = value
    return url.set(drivername="postgresql+asyncpg", query=options)


def shown(url: URL) -> str:
    """The address as people may see it: without the password, the driver, and the signs of URLs."""
    return unquote(url.set(drivername=url.drivername.partition("+")[0]).render_as_string(hide_password=True))
