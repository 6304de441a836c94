"""What the log of a table holds: one struct per kind of entry, and the setting that never changes.

Servers hold the logs of hundreds of tables. So entries are made of structs and tuples that Python's garbage collector
need not look at: nothing in them can refer back to itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, json

from seasons.rules import ARCHMAGE, REVISED, RULES_VERSION, Event


class Setting(Struct):
    """Which game is played. `first` is -1 if chance chooses who begins; `start` is a state (for “continue from here”),
    otherwise the cards are dealt anew."""

    players: int
    level: int = ARCHMAGE
    edition: int = REVISED
    first: int = -1
    start: bytes = b""


class Header(Setting, kw_only=True):
    """How a table was set up. A table that `starts_itself` does so when the last person sits down."""

    hot_seat: bool = False
    starts_itself: bool = False
    continued: str = ""


class Seat(Struct, tag="seat", gc=False):
    """The whole seat as it is from now on: somebody sat down, got a name, handed it to a bot or took it back."""

    name: str = ""
    bot: str = ""
    taken: bool = False
    nonce: str = ""


class Start(Struct, tag="start", gc=False):
    """The game begins: what chance gave for the set-up, and what happened."""

    outcomes: tuple[int, ...]
    events: tuple[tuple[int, ...], ...] = ()
    rules: int = RULES_VERSION


class Thought(Struct, gc=False, omit_defaults=True):
    """Which computer player chose, and all that makes it choose so again: its seed, and how much it has searched
    (games played on, rounds looked ahead, actions planned with)."""

    player: str
    seed: int
    simulations: int = 0
    depth: int = 0
    plan: int = 0


class Moves(Struct, tag="moves", gc=False, omit_defaults=True):
    """A batch of moves of one seat, what chance gave during each, why it cannot be undone, what happened, and which
    computer player chose them (nobody: a person)."""

    moves: tuple[int, ...]
    outcomes: tuple[tuple[int, ...], ...]
    final: int
    events: tuple[tuple[int, ...], ...] = ()
    by: Thought | None = None


class Undo(Struct, tag="undo", gc=False):
    """These entries count no more. `free` marks going back further than the policy allows (bots only)."""

    undone: tuple[int, ...]
    free: bool = False


class Phrase(Struct, tag="phrase", gc=False):
    """A preset phrase."""

    phrase: str


class Standing(Struct, tag="standing", gc=False):
    """A card's question is always answered with this energy from now on (-1: it is asked again)."""

    card: int
    energy: int


class Hints(Struct, tag="hints", gc=False):
    """Whether this seat agrees to hints."""

    agreed: bool


class Rematch(Struct, tag="rematch", gc=False):
    """The table goes on at another one."""

    table: str


Body = Seat | Start | Moves | Undo | Phrase | Standing | Hints | Rematch

_body = json.Decoder(Body)
_header = json.Decoder(Header)


class Entry(Struct, gc=False):
    """An entry of the log: its number at the table, whose it is (-1: the table's), when (ms), what, and the id that
    its sender gave it."""

    seq: int
    seat: int
    at: int
    body: Body
    client: str | None = None


def stored(events: Iterable[Event]) -> tuple[tuple[int, ...], ...]:
    """Events as they are stored."""
    return tuple(event.as_tuple() for event in events)


def told(body: Start | Moves) -> list[Event]:
    """Events as they happened."""
    return [Event(*numbers) for numbers in body.events]


def undone_in(entries: Iterable[Entry]) -> set[int]:
    """The numbers of the entries that a part of a log takes back."""
    return {seq for entry in entries if isinstance(entry.body, Undo) for seq in entry.body.undone}


def seat_change(before: Seat, now: Seat, begun: bool) -> str:
    """The message about a change of a seat, or nothing: names, and bots at a table being set up, need no words."""
    if now.bot != before.bot:
        return ("log-bot" if now.bot else "log-sits") if begun else ""
    if now.taken != before.taken:
        return "log-sits" if now.taken else "log-left"
    return ""


def pack(value: Body | Header) -> bytes:
    """As it is stored."""
    return json.encode(value)


def unpack(raw: bytes) -> Body:
    """What `pack` stored."""
    body: Body = _body.decode(raw)
    return body


def unpack_header(raw: bytes) -> Header:
    """The header that `pack` stored."""
    return _header.decode(raw)


def kind_of(body: Body) -> str:
    """The name of a kind of entry."""
    return str(body.__struct_config__.tag)
