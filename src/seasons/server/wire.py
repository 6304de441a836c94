"""Every message between a client and the server, as types: docs/protocol.md and web/src/wire.ts are made from them.

A client knows no rules. What it may show, what can be chosen, what a choice would do and why something cannot be done
is all in here. Seats count from 0; a spectator's seat is -1; cards are numbers 1-50.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from seasons.players import LEVEL_NAMES

PROTOCOL = 1
"""The version of the protocol. It changes when an old client could not go on."""


class Text(Struct, array_like=True, gc=False):
    """A message of the catalogues and its arguments; the client says it in its language."""

    id: str
    args: dict[str, str | int | Text] = {}


# --- the table as one seat, or a spectator, sees it


class Lying(Struct):
    """A card in play. `key` names it while the view lasts; `tokens` are the energies on it, if it can hold any."""

    key: int
    card: int
    turned: bool = False
    tokens: list[int] = []


class Rolled(Struct):
    """A die on the table: which of the 20, its face 0-5, and the seat that took it (-1: nobody yet)."""

    die: int
    face: int
    taker: int


class Ghost(Struct):
    """Where the Season token would go if this die were the one left over."""

    slot: int
    space: int
    season: int
    year: int
    over: bool


class Seen(Struct):
    """A card I passed on in the draft: in which pack and at which pick, and who may hold it now."""

    card: int
    pack: int
    pick: int
    holders: list[int]


class Points(Struct):
    """A final score, part by part. `cards` are pairs of card and points."""

    crystals: int
    prestige: int
    cards: list[tuple[int, int]]
    hand: int
    bonus: int
    total: int
    rank: int


class Place(Struct):
    """What is visible of one seat's side of the table. Lists of cards are empty where they are not for my eyes."""

    crystals: int
    reserve: list[int]
    limit: int
    gauge: int
    bonuses: int
    penalty: int
    next_penalty: int
    prestige: int
    play: list[Lying]
    hand_size: int
    hand: list[int]
    libraries: list[int]
    library2: list[int]
    library3: list[int]
    pack: list[int]
    drafted: list[int]
    years: list[list[int]]
    drawn: list[int]
    picked: int
    asked: bool


class View(Struct):
    """The whole table as I may see it. `gains` is what one energy of each type would bring me if I transmuted it."""

    players: int
    level: int
    edition: int
    year: int
    space: int
    season: int
    round: int
    first: int
    active: int
    right: bool
    boost: int
    over: bool
    order: list[int]
    dice: list[Rolled]
    ghosts: list[Ghost]
    rates: list[int]
    next_rates: list[int]
    gains: list[int]
    pile: int
    top: int
    discard: list[int]
    places: list[Place]
    seen: list[Seen]
    scores: list[Points]


# --- what can be chosen


class Option(Struct, omit_defaults=True):
    """A legal move. `kind` says what it does; `card`, `key` (of a card in play), `energy`, `source` (0 the reserve,
    1 and 2 Amulets of Water) and `n` (a die, seat, year, count or number of spaces) say with what. `final` are the
    reasons why it could not be taken back."""

    move: int
    kind: str
    label: Text
    button: Text
    card: int = 0
    key: int = -1
    energy: int = -1
    source: int = 0
    n: int = 0
    final: list[str] = []


class Asked(Struct):
    """An open decision. `least` and `most` single moves answer it; `stock[source][energy]` is how much there is to
    choose from; `suggested` is a batch that answers it sensibly; `cards` lie on the shelf to choose from."""

    id: int
    seat: int
    kind: str
    prompt: Text
    options: list[Option]
    card: int
    shown: int
    count: int
    other: int
    least: int
    most: int
    stock: list[list[int]]
    suggested: list[int]
    cards: list[int]


class Refusal(Struct, omit_defaults=True):
    """Why something of mine cannot be used now."""

    what: str
    move: int
    reasons: list[Text]
    card: int = 0
    key: int = -1


class Free(Struct, omit_defaults=True):
    """Something that costs nothing and is still open before the turn ends."""

    text: Text
    moves: list[int]


class Reach(Struct):
    """How far undo reaches: one step, to the start of the turn, anywhere (games against bots only); and why not."""

    step: bool
    turn: bool
    anywhere: bool
    why: list[Text]


class Waiting(Struct):
    """Somebody who must answer, and what; `public` if what everybody sees is enough to answer it."""

    seat: int
    prompt: Text
    public: bool


# --- what happened


class News(Struct):
    """One entry of the log, as I may see it. Events are [kind, seat, card, n, energy, other, cause]."""

    seq: int
    kind: Literal["seat", "start", "moves", "undo", "phrase", "standing", "hints", "rematch"]
    seat: int
    at: int
    said: list[Text] = []
    events: list[list[int]] = []
    undone: list[int] = []
    phrase: str = ""
    rematch: str = ""


class Sitting(Struct):
    """Who sits where. `bot` is the level of a computer player, or empty; `away` means that nobody is connected."""

    name: str
    bot: str
    taken: bool
    away: bool
    hints: bool
    standing: dict[str, int]


class Setting(Struct):
    """What a table was set up as."""

    id: str
    players: int
    level: int
    edition: int
    first: int
    hot_seat: bool
    commitment: str
    started: bool
    rated: bool
    view_only: bool
    continued: str
    seed: str
    nonces: list[str]


# --- from the server


class Welcome(Struct, tag="welcome"):
    """The answer to a hello: which seats this key plays (none: a spectator), whether it may set the table up, and what
    each of these seats has added to the seed."""

    protocol: int
    version: str
    table: str
    seats: list[int]
    owner: bool
    nonces: list[str]


class Update(Struct, tag="update"):
    """What happened since the last update, and everything as it is now. `fresh` means: forget what you had.
    `face_down` means: seen from this seat, but only what everybody may know."""

    seq: int
    seat: int
    face_down: bool
    fresh: bool
    news: list[News]
    setting: Setting
    sitting: list[Sitting]
    view: View | None
    asked: Asked | None
    refusals: list[Refusal]
    free: list[Free]
    undo: Reach
    waiting: list[Waiting]


class Done(Struct, tag="done"):
    """A request was carried out; its effect is entry `seq` of the log."""

    id: str
    seq: int


class Refused(Struct, tag="refused"):
    """A request was not carried out, and why; `id` is empty if it could not be read."""

    id: str
    code: str
    text: Text


class Foreseen(Struct, tag="foreseen"):
    """What moves would do as far as no chance is needed, and the decision that would follow."""

    id: str
    moves: list[int]
    view: View
    asked: Asked | None
    said: list[Text]
    final: list[str]
    why_final: list[Text]
    cut: bool
    overflow: int
    warnings: list[Text]


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


class Gone(Struct, tag="gone"):
    """The table is not there (any more), or the key does not fit; the server closes the connection."""

    code: str
    text: Text


FromServer = Welcome | Update | Done | Refused | Foreseen | Past | Advice | Gone


# --- from the client


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which table, with which key, and the last entry of the log already seen (-1: none).

    `seat` is the seat to look from, for keys that hold several (one device); `face_down` hides for such keys what only
    one of their seats may know. Whoever sits down for the first time gives a `name` and a `nonce`, their part of the
    seed (16 random bytes as hexadecimal digits).
    """

    protocol: int
    table: str
    key: str
    seen: int = -1
    seat: int | UnsetType = UNSET
    face_down: bool = False
    nonce: str = ""
    name: str = ""


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """Moves that answer a decision and those that follow from it: all are made, or none. `id` makes it repeatable."""

    id: str
    decision: int
    moves: list[int]


class Foresee(Struct, tag="foresee", forbid_unknown_fields=True):
    """What would these moves do?"""

    id: str
    decision: int
    moves: list[int]


class TakeBack(Struct, tag="take-back", forbid_unknown_fields=True):
    """Undo one step, everything since the start of the turn, or (against bots only) all after entry `seq`."""

    id: str
    reach: Literal["step", "turn", "entry"]
    seq: int = 0


class LookBack(Struct, tag="look-back", forbid_unknown_fields=True):
    """My view as it was after an entry of the log."""

    id: str
    seq: int


class LookFrom(Struct, tag="look-from", forbid_unknown_fields=True):
    """Look from another seat: one that this key plays (one device), or any once the game is over (-1 as a spectator,
    -2 with all cards open). With `face_down` a seat of this key is told only what everybody may know, and asked only
    what everybody sees: for the time between two players of one device. The answer is a fresh update."""

    id: str
    seat: int
    face_down: bool = False


class Stand(Struct, tag="stand", forbid_unknown_fields=True):
    """Answer a card's question always with this energy (-1: ask me)."""

    id: str
    card: int
    energy: int


class Ask(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a good player do?"""

    id: str


class Agree(Struct, tag="agree", forbid_unknown_fields=True):
    """Whether I agree to hints at a table of several people."""

    id: str
    hints: bool


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """One of the preset phrases, to everybody."""

    id: str
    phrase: str


Entered = Play | TakeBack | Stand | Agree | Say
"""Requests that become entries of the log."""

FromClient = Hello | Entered | Foresee | LookBack | LookFrom | Ask

BOTS = LEVEL_NAMES
"""The levels of the computer players, the friendliest first."""

PHRASES = ("hello", "good-luck", "thinking", "nice", "oops", "well-played", "thanks", "hurry", "bye")


# --- over HTTP


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


MOST_KEYS = 100
