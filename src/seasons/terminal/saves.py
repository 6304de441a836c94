"""Where games are kept: one file per game in the user's data folder, written anew after every few moves."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import time
from pathlib import Path

from seasons.game import Game
from seasons.notation.errors import BadRecord
from seasons.notation.record import Record, resumed
from seasons.notation.record_text import dump, parse
from seasons.rules import RulesError
from seasons.words import Words


def data_folder() -> Path:
    """The folder for the games of this user."""
    home = Path.home()
    if os.name == "nt":
        base = os.environ.get("LOCALAPPDATA", "")
        default = home / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = os.environ.get("XDG_DATA_HOME", "")
        default = home / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME", "")
        default = home / ".local" / "share"
    return (Path(base) if os.path.isabs(base) else default) / "seasons" / "games"


def file_for(record: Record) -> Path:
    """A file name for a new game: the day, and a few letters that no other game has."""
    return data_folder() / f"{time.strftime('%Y-%m-%d')}-{record.commitment[:10]}.yaml"


def write(path: Path, record: Record) -> None:
    """Write a record with its secret seed, as a whole or not at all, for this user's eyes only."""
    text = dump(record, secret=True)
    if path.parent == data_folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".saving-", suffix=".yaml")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def read(words: Words, path: Path) -> Record:
    """The record in a file; an error names the file."""
    try:
        return parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(words.text("cli-file-no-text", path=str(path))) from None
    except RulesError as error:
        raise BadRecord(words.text("cli-file-unreadable", path=str(path), text=str(error))) from None


def load(words: Words, path: Path) -> tuple[Game, list[str]]:
    """The game in a file, to go on with, and its players; an error names the file."""
    record = read(words, path)
    try:
        return resumed(record), record.names
    except BadRecord as error:
        raise BadRecord(words.text("cli-file-unreadable", path=str(path), text=str(error))) from None


def same_game(path: Path, record: Record) -> bool:
    """Whether a file holds a record of this very game."""
    try:
        return parse(path.read_text(encoding="utf-8")).commitment == record.commitment
    except (RulesError, OSError, UnicodeDecodeError):
        return False


def unfinished() -> Path | None:
    """The file of the game that was played last and is not over."""
    found = []
    with contextlib.suppress(OSError):
        for path in data_folder().glob("[!.]*.yaml"):
            with contextlib.suppress(OSError, UnicodeDecodeError):
                if "\nsecret:" in path.read_text(encoding="utf-8"):
                    found.append((path.stat().st_mtime_ns, path))
    return max(found)[1] if found else None
