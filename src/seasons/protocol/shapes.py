"""The table as messages show it: what lies there, what can be chosen, and why something cannot.

Things on the table have names, their **pieces**: `hand:24` a card in my hand (copies share a name), `play:46` a card in
play, `shelf:17` a card laid out to choose from, `die:2`, `seat:1`, `space:5` of the wheel, `energy:fire:0` (from the
reserve, from 1 on: stored on a card), `bonus:gauge`, `bonus` (all of them), `transmute`, `end` (of the turn), `year:2`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from seasons.text import Text

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


class Tray(Struct, omit_defaults=True):
    """Energies to be counted out. `goal` says what the counting means: what I `give` or `take`, how much of each I
    `keep`, from where I `pay` (the amounts are fixed, their sources are not), or which types I `name`. `filled` is a
    sensible answer, by cell; `least` and `most` count all cells together. Its moves are sent as a `whole` answer.
    `button` is what that is called, where it is more than a confirmation; `pair`: another tray belongs beside it, which
    its preview brings."""

    goal: Literal["give", "take", "keep", "pay", "name"]
    least: int
    most: int
    cells: list[Cell]
    filled: list[int]
    button: Text | None = None
    pair: bool = False


class Plan(Struct):
    """Cards to be laid out for the three years, `each` to a year: the answer is one of `moves` for every card, in this
    order (equal cards the earlier year first)."""

    cards: list[int]
    moves: list[int]
    each: int


class Decision(Struct, omit_defaults=True):
    """An open question. `kind` is for pictures and sound only; `form` is how it is answered: `one` option, a `tray`, or
    a `plan` (with form `one` a tray is there to be opened: transmuting). `asker` is the card that asks, `about` the one
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
