"""The pages of the browser client, as they were built into the package."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).parents[2] / "static"
FOREVER = "public, max-age=31536000, immutable"
CLIENT_PATHS = ("table", "rules", "cards", "settings", "credits", "replay", "watch", "friends", "gallery")
MISSING = "The pages were not built. Install the package with “pip install .”, or run “npm run build” in web/.\n"


@cache
def stamp() -> str:
    """What the client was built from, or nothing if it was not built."""
    path = STATIC / ".stamp"
    return path.read_text()[:16] if path.exists() else ""


def page(status: int = 200) -> Response[bytes]:
    """The one page of the client, which finds its own way."""
    index = STATIC / "index.html"
    if not index.exists():
        return Response(MISSING.encode(), status_code=503, media_type="text/plain; charset=utf-8")
    return Response(
        index.read_bytes(),
        status_code=status,
        media_type="text/html; charset=utf-8",
        headers={"cache-control": "no-cache"},
    )


@get("/", include_in_schema=False)
async def home() -> Response[bytes]:
    """The first page."""
    return page()


@get("/{path:path}", include_in_schema=False)
async def file(path: Path) -> Response[bytes]:
    """A file of the client, or the page itself for the addresses that the client knows."""
    parts = [part for part in path.parts if part != "/"]
    if parts and parts[0] == "api":
        raise NotFoundException(f"there is nothing at {path}")
    if "\0" in str(path):
        raise NotFoundException("there is nothing at this address")
    wanted = STATIC.joinpath(*parts).resolve()
    if wanted.is_file() and wanted.is_relative_to(STATIC.resolve()) and not wanted.name.startswith("."):
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        kind += "; charset=utf-8" if kind.startswith("text/") or kind.endswith("javascript") else ""
        headers = {"cache-control": FOREVER if parts[0] == "assets" else "no-cache"}
        return Response(wanted.read_bytes(), media_type=kind, headers=headers)
    return page(200 if parts and parts[0] in CLIENT_PATHS else 404)


PAGES = [home, file]
