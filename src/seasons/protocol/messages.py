"""Every message from a table, as types: docs/protocol.md and web/src/generated are made from them.

A client knows no rules. What it may show, what can be chosen, what a choice would do and why something cannot be done
is all in here and in `shapes`; what it may ask for is in `requests`. Seats count from 0; a spectator's is -1; a card's
number is only a key to its picture and words. Both sides pass over fields that they do not know.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Raw, Struct

from seasons.protocol.shapes import Decision, Offer, Reach, View, Waiting, Why
from seasons.text import Text

# --- what happened


Event = dict[str, int | str]
"""One thing that happened: its `kind`, the `seat`, and what belongs to that kind; a card of 0 is not for my eyes."""


class Entry(Struct, omit_defaults=True):
    """One entry of the log, as I may see it."""

    seq: int
    kind: Literal["seat", "start", "moves", "undo", "phrase", "standing", "hints", "rematch"]
    seat: int
    at: int
    said: list[Text] = []
    events: list[Event] = []
    undone: list[int] = []
    phrase: str = ""
    next_table: str = ""


# --- the table


class Sitting(Struct, omit_defaults=True):
    """Who sits where. `bot` is the level of a computer player, or empty; `away` means that nobody is connected;
    `standing` are my own standing answers, energies by card."""

    name: str
    bot: str = ""
    taken: bool = False
    away: bool = False
    hints: bool = False
    standing: dict[str, int] = {}


class Setting(Struct, omit_defaults=True):
    """What a table was set up as; the seed and everybody's part in it once the game is over."""

    id: str
    players: int
    level: int
    edition: int
    first: int
    commitment: str
    started: bool = False
    hot_seat: bool = False
    unrated: bool = False
    view_only: bool = False
    continued: str = ""
    seed: str = ""
    nonces: list[str] = []


class Allowed(Struct):
    """What may be asked for here: hints; which computer player takes over a seat that somebody leaves."""

    hints: bool
    stand_in: str


class Table(Struct, omit_defaults=True):
    """Everything as it is now, from one seat. `face_down`: seen from this seat, but only what everybody may know."""

    seat: int
    setting: Setting
    sitting: list[Sitting]
    allowed: Allowed
    face_down: bool = False
    view: View | None = None
    decision: Decision | None = None
    waiting: list[Waiting] = []
    undo: Reach | None = None
    offers: list[Offer] = []
    why: Why | None = None


# --- what is sent


class Welcome(Struct, tag="welcome"):
    """The answer to a hello: which seats this key plays (none: a spectator), whether it may set the table up, what each
    of these seats has added to the seed, the time (ms), and which requests are understood here."""

    protocol: int
    version: str
    now: int
    table: str
    seats: list[int]
    owner: bool
    nonces: list[str]
    capabilities: list[str]


class Update(Struct, tag="update"):
    """What happened since the last update, and everything as it is now. `fresh` means: forget what you had."""

    seq: int
    fresh: bool
    news: list[Entry]
    table: Table


class Frame(Struct, tag="update"):
    """An update whose parts are written already, once for all who may know the same."""

    seq: int
    fresh: bool
    news: list[Raw]
    table: Raw


class Done(Struct, tag="done"):
    """A request was carried out; its effect is entry `seq` of the log."""

    id: str
    seq: int


class Refused(Struct, tag="refused", omit_defaults=True):
    """A request was not carried out: the message `refused-CODE` with these arguments says why; `id` is empty if it was
    not readable. A request of an unknown kind is told which ones are known."""

    id: str
    code: str
    args: dict[str, str | int] = {}
    capabilities: list[str] = []


class Preview(Struct, tag="preview", omit_defaults=True):
    """What moves would do, in the order in which they would be made, as far as no chance is needed (`whole`: to their
    end); the decision that would follow as part of the same answer, what would be said, why it could not be taken back,
    whether to ask twice, and what somebody might overlook."""

    id: str
    moves: list[int]
    view: View
    whole: bool
    decision: Decision | None = None
    said: list[Text] = []
    final: list[str] = []
    ask: Literal["", "final", "sacrifice"] = ""
    cautions: list[Text] = []


class Past(Struct, tag="past"):
    """The table as it was after an entry of the log."""

    id: str
    seq: int
    view: View | None


class Advised(Struct):
    """A move that a hint proposes, with the final score and the chance of winning it leads to (in points, percent)."""

    moves: list[int]
    label: Text
    score: int
    win: int


class Advice(Struct, tag="advice"):
    """A hint: the best moves, and why in words."""

    id: str
    best: list[Advised]
    said: list[Text]


class Gone(Struct, tag="gone", omit_defaults=True):
    """The table is not there (any more), the key does not fit, or the client is of another protocol: `refused-CODE`
    with these arguments says it. The server closes the connection. (`text` says it to clients of protocol 1.)"""

    code: str
    args: dict[str, str | int] = {}
    text: Text | None = None


FromServer = Welcome | Update | Done | Refused | Preview | Past | Advice | Gone
