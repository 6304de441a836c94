"""Every message between a client and a table, as types: docs/protocol.md and web/src/generated are made from them.

A client knows no rules. What it may show, what can be chosen, what a choice would do and why something cannot be done
is all in here. Seats count from 0; a spectator's seat is -1; a card's number is only a key to its picture and words.

Things on the table have names, their **pieces**: `hand:24` a card in my hand (copies share a name), `play:46` a card in
play, `shelf:17` a card laid out to choose from, `die:2`, `seat:1`, `space:5` of the wheel, `energy:fire:0` (from the
reserve, from 1 on: stored on a card), `bonus:gauge`, `bonus` (all of them), `transmute`, `end` (of the turn), `year:2`.
Both sides pass over fields that they do not know.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Raw, Struct, UnsetType

PROTOCOL = 2
"""The version of the protocol. Later versions of the program add to it; the number changes only if nothing else helps."""


class Text(Struct, array_like=True, gc=False):
    """A message of the catalogues and its arguments; the client says it in its language."""

    id: str
    args: dict[str, str | int | Text] = {}


# --- the table as one seat, or a spectator, sees it


class Pile(Struct, omit_defaults=True):
    """Cards at one place: those I may know, and how many others."""

    cards: list[int] = []
    hidden: int = 0


class InPlay(Struct, omit_defaults=True):
    """A card in play, turned if it was activated; `stored` are the energies on it, if it can hold any."""

    piece: str
    card: int
    turned: bool = False
    stored: list[int] = []


class Die(Struct):
    """A die on the table: which of the 20, its face 0-5, and the seat that took it (-1: nobody yet)."""

    piece: str
    die: int
    face: int
    taker: int


class Landing(Struct):
    """Where the Season token would go if this die were the one left over."""

    die: str
    space: int
    season: int
    year: int
    over: bool


class Passed(Struct):
    """A card I passed on in the draft: in which pack and at which pick, and who may hold it now."""

    card: int
    pack: int
    pick: int
    holders: list[int]


class Draft(Struct):
    """The draft as I see it: the pack each of my picks came from, the one in my hands last (packs are called by the
    seat that opened them), and to whom the rest goes on."""

    packs: list[int]
    to: int


class Points(Struct):
    """A final score, part by part. `cards` are pairs of card and points."""

    crystals: int
    prestige: int
    cards: list[tuple[int, int]]
    hand: int
    bonus: int
    total: int
    rank: int


class Side(Struct, omit_defaults=True):
    """One seat's side of the table. What is empty is left out; `picked` is my own pick in the draft, not yet shown;
    `years` are my cards laid out for the three years."""

    crystals: int
    reserve: list[int]
    limit: int
    gauge: int
    prestige: int
    play: list[InPlay]
    hand: Pile
    asked: bool
    bonuses: int = 0
    penalty: int = 0
    next_penalty: int = 0
    library2: Pile | None = None
    library3: Pile | None = None
    pack: Pile | None = None
    drafted: Pile | None = None
    years: list[list[int]] | None = None
    drawn: Pile | None = None
    picked: int = 0


class View(Struct, omit_defaults=True):
    """The whole table as I may see it. `order` is the order of play in this round; `gains` is what one energy of each
    type would bring me if I transmuted it."""

    players: int
    level: int
    edition: int
    year: int
    space: int
    season: int
    round: int
    active: int
    order: list[int]
    may_transmute: bool
    dice: list[Die]
    landings: list[Landing]
    rates: list[int]
    next_rates: list[int]
    gains: list[int]
    pile: int
    discard: Pile
    seats: list[Side]
    transmute_bonus: int = 0
    over: bool = False
    top: int = 0
    passed: list[Passed] | None = None
    draft: Draft | None = None
    scores: list[Points] | None = None


# --- what can be chosen


class Option(Struct, omit_defaults=True):
    """A legal move. `text` is the notation's, `button` the shorter label where there is one, `pieces` the things on the
    table that stand for it (any of them; none: a button). `ask` is why to ask twice before it is made: it is `final`,
    a `sacrifice`, or has a `price`. `then` is what follows: nothing more (`done`), a question that belongs to the same
    answer (`asks`: its preview tells), or `chance`. `final` are the reasons why it could not be taken back."""

    move: int
    text: str
    label: Text
    button: Text | None = None
    pieces: list[str] = []
    ask: Literal["", "final", "sacrifice", "price"] = ""
    then: Literal["done", "asks", "chance"] = "done"
    final: list[str] = []


class Cell(Struct, omit_defaults=True):
    """A kind of energy to count in a tray: the piece, the move that counts one, how many at most, and how many there
    are. Where something is kept, `move` takes one more than there are, and `drop` gives one away."""

    piece: str
    energy: int
    move: int
    most: int
    have: int = 0
    drop: int = -1


class Tray(Struct):
    """Energies to be counted out. `goal` says what the counting means: what I `give` or `take`, how much of each I
    `keep`, from where I `pay` (the amounts are fixed, their sources are not), or which types I `name`. `filled` is a
    sensible answer, by cell; `least` and `most` count all cells together. Its moves are sent as a `whole` answer."""

    goal: Literal["give", "take", "keep", "pay", "name"]
    least: int
    most: int
    cells: list[Cell]
    filled: list[int]


class Plan(Struct):
    """Cards to be laid out for the three years, `each` to a year: the answer is one of `moves` for every card, in this
    order (equal cards the earlier year first)."""

    cards: list[int]
    moves: list[int]
    each: int


class Decision(Struct, omit_defaults=True):
    """An open question. `kind` is for pictures and sound only; `form` is how it is answered: `one` option, a `tray`, or
    a `plan` (with form `one` a tray is there to be opened: transmuting). `asker` is the card that asks, `about` the card
    to decide about, `other` another seat it concerns. `forced`: there is nothing to choose. `standing`: the asker's
    question can be answered once and for all (`stand`). `suggested` is a batch that answers it sensibly."""

    id: int
    seat: int
    kind: str
    form: Literal["one", "tray", "plan"]
    prompt: Text
    options: list[Option]
    count: int = 1
    asker: int = 0
    about: int = 0
    other: int = -1
    tray: Tray | None = None
    plan: Plan | None = None
    suggested: list[int] = []
    forced: bool = False
    standing: bool = False


class Why(Struct, omit_defaults=True):
    """Why things of mine cannot be used now: reasons against all of them, and those that a piece has besides. What can
    be used is not in `pieces`."""

    all: list[Text] = []
    pieces: dict[str, list[Text]] = {}


class Offer(Struct):
    """Something that costs nothing and is still open before the turn ends."""

    text: Text
    moves: list[int]


class Reach(Struct, omit_defaults=True):
    """How far undo reaches: one step, to the start of the turn, anywhere (games against bots only); and why not."""

    step: bool = False
    turn: bool = False
    anywhere: bool = False
    why: list[Text] = []


class Waiting(Struct):
    """Somebody who must answer, and what; `public` if what everybody sees is enough to answer it."""

    seat: int
    prompt: Text
    public: bool


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


# --- from the table


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
    """A request was not carried out: the message `refused-CODE` with these arguments says why; `id` is empty if it could
    not be read. A request of an unknown kind is told which ones are known."""

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
    """The table is not there (any more), the key does not fit, or the client is of another protocol: `refused-CODE` with
    these arguments says it. The server closes the connection. (`text` says it to clients of protocol 1.)"""

    code: str
    args: dict[str, str | int] = {}
    text: Text | None = None


FromServer = Welcome | Update | Done | Refused | Preview | Past | Advice | Gone


# --- to the table


class Hello(Struct, tag="hello"):
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


class Play(Struct, tag="play"):
    """Moves that answer a decision and those that follow from it: all are made, or none. `id` makes it repeatable.

    `whole`: the moves are an answer as a tray holds it. What leaves no choice is filled in, what the rules answer
    themselves is left out, and what must be closed is closed.
    """

    id: str
    decision: int
    moves: list[int]
    whole: bool = False


class TryOut(Struct, tag="preview"):
    """What would these moves do? See `play`."""

    id: str
    decision: int
    moves: list[int]
    whole: bool = False


class TakeBack(Struct, tag="take-back"):
    """Undo one step, everything since the start of the turn, or (against bots only) all after entry `seq`."""

    id: str
    reach: Literal["step", "turn", "entry"]
    seq: int = 0


class LookBack(Struct, tag="look-back"):
    """My view as it was after an entry of the log."""

    id: str
    seq: int


class LookFrom(Struct, tag="look-from"):
    """Look from another seat: one that this key plays (one device), or any once the game is over (-1 as a spectator,
    -2 with all cards open). With `face_down` a seat of this key is told only what everybody may know, and asked only
    what everybody sees: for the time between two players of one device. The answer is a fresh update."""

    id: str
    seat: int
    face_down: bool = False


class Stand(Struct, tag="stand"):
    """Answer a card's question always with this energy (-1: ask me)."""

    id: str
    card: int
    energy: int


class AskHint(Struct, tag="hint"):
    """What would a good player do?"""

    id: str


class Agree(Struct, tag="agree"):
    """Whether I agree to hints at a table of several people."""

    id: str
    hints: bool


class Say(Struct, tag="say"):
    """One of the preset phrases, to everybody."""

    id: str
    phrase: str


Entered = Play | TakeBack | Stand | Agree | Say
"""Requests that become entries of the log."""

Request = Entered | TryOut | LookBack | LookFrom | AskHint
FromClient = Hello | Request

CAPABILITIES = tuple(sorted(str(kind.__struct_config__.tag) for kind in Request.__args__))  # type: ignore[attr-defined]
"""The requests that are understood here."""

PHRASES = ("hello", "good-luck", "thinking", "nice", "oops", "well-played", "thanks", "hurry", "bye")
