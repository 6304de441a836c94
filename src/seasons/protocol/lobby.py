"""What is said over HTTP around a table: setting it up, sitting down, one's own tables, records."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from seasons.players import LEVEL_NAMES
from seasons.protocol.messages import Setting, Sitting

BOTS = LEVEL_NAMES
"""The levels of the computer players, the friendliest first."""
MOST_KEYS = 100


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: a person's name, or a bot's level."""

    name: str = ""
    bot: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up. Seat 0 is the maker's; `first` -1 lets chance decide who begins."""

    players: int = 2
    level: Literal["apprentice", "magician", "archmage"] = "magician"
    edition: Literal["revised", "first"] = "revised"
    first: int = -1
    hot_seat: bool = False
    start: bool = False
    seats: list[NewSeat] = field(default_factory=list)


class Keys(Struct):
    """The keys of a new table: one a seat, one for spectators, one for who made it. Only their hashes are kept."""

    table: str
    commitment: str
    seats: list[str]
    spectator: str
    owner: str


class Change(Struct, forbid_unknown_fields=True):
    """A change of a seat before or during the game: a name, a bot's level, or a person again (bot "")."""

    seat: int
    name: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET


class AtTable(Struct):
    """What a table was set up as, who sits there, and whether the game is over."""

    setting: Setting
    sitting: list[Sitting]
    over: bool


class Stored(Struct):
    """The change is entry `seq` of the table's log."""

    seq: int


class Elsewhere(Struct):
    """The game goes on at another table."""

    table: str


class GoOn(Struct, forbid_unknown_fields=True):
    """From which step, and as which seat; the other seats are played by bots of this level."""

    seq: int
    seat: int
    bot: str


class Upload(Struct, forbid_unknown_fields=True):
    """A record as text."""

    record: str


class MyKey(Struct, forbid_unknown_fields=True):
    """A key somebody has for a table."""

    table: str
    key: str


class Mine(Struct):
    """A table that a key opens: who plays (`bots` are levels by seat, or empty; `own` the seats of this key), how many
    seats are still `free`, whether it began or ended, when it was touched last (ms), and the hash of its secret. While
    a game runs: whether I must answer now, which seats must (`waiting`), and where it is (`round` 0 is the prelude)."""

    table: str
    seat: int
    names: list[str]
    started: bool
    over: bool
    waits: bool
    touched: int
    level: int
    commitment: str
    bots: list[str]
    own: list[int]
    free: int
    waiting: list[int]
    year: int
    season: int
    round: int
