"""What a host and a bot on stdin and stdout say to each other: one JSON object a line. docs/bots.md explains it.

A table, its decision and the news are those of seasons.protocol.messages: whoever can play over a WebSocket can play
here. Every game has a number; several may be played at once. Both sides pass over fields and messages they do not know.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import msgspec
from msgspec import Struct

from seasons import __version__
from seasons.protocol import facts
from seasons.protocol.decision import decision_message
from seasons.protocol.messages import Allowed, Entry, Setting, Sitting, Table
from seasons.protocol.news import events_message
from seasons.protocol.requests import PROTOCOL
from seasons.protocol.shapes import Points
from seasons.protocol.view import view_message
from seasons.rules import (
    DECISION_KINDS,
    EDITIONS,
    EVENT_ROWS,
    LEVELS,
    NAMES,
    RULES_VERSION,
    Event,
    State,
    View,
    from_bytes,
)
from seasons.words import Words

# --- from the host


class Greeting(Struct, tag="hello"):
    """The first message: which protocol is spoken, and by which version of the program. The answer is `ready`."""

    protocol: int = PROTOCOL
    version: str = __version__


class Card(Struct):
    """What is printed on a card. `energies` are its cost by type for 2, 3 and 4 players; `crystals` the same for each
    edition; `effects` (when it acts) and `text` are by edition, too."""

    number: int
    name: str
    kind: str
    prestige: int
    energies: list[list[int]]
    crystals: list[list[int]]
    effects: list[list[str]]
    text: list[str]


class Face(Struct):
    """A face of a die: energies by type, crystals, what it allows, and how far it moves the Season token."""

    energies: list[int]
    crystals: int
    gauge: bool
    draw: bool
    transmute: bool
    pips: int


class Rules(Struct, tag="rules"):
    """Everything that is printed, and every name, said once after the `ready`. What is a number in other messages is a
    place in these lists (a card counts from 1). `dice` are faces by die, `rates` crystals by season and energy,
    `penalties` points by bonuses used; `events` has the fields of every kind of event besides `seat` and `cause`."""

    rules: int
    energies: list[str]
    seasons: list[str]
    levels: list[str]
    editions: list[str]
    cards: list[Card]
    dice: list[list[Face]]
    rates: list[list[int]]
    penalties: list[int]
    decisions: list[str]
    events: dict[str, list[str]]


class Begin(Struct, tag="begin"):
    """A new game at a seat. Whatever a bot leaves to chance should follow from the seed, so that it can be repeated."""

    game: int
    seat: int
    seed: int
    setting: Setting


class Ask(Struct, tag="ask", omit_defaults=True):
    """A decision for the bot: what happened since its last one in this game, and the table with the decision. After
    `limit_ms` the game is lost; `think_ms` or `simulations` are a wish for how much to think. `state` is the same view
    for programs that use this package (`unpacked`)."""

    game: int
    news: list[Entry]
    table: Table
    limit_ms: int
    state: str
    think_ms: int = 0
    simulations: int = 0


class Over(Struct, tag="over", omit_defaults=True):
    """A game is over: what happened since the bot's last decision, and the final scores by seat, with ranks. Without
    scores it was broken off, because the bot at the seat `failed` did."""

    game: int
    news: list[Entry]
    scores: list[Points] = []
    failed: int = -1


class Quit(Struct, tag="quit"):
    """No more games: the program ends within two seconds, as it does at the end of its input."""


FromHost = Greeting | Rules | Begin | Ask | Over | Quit


# --- from the bot


class Ready(Struct, tag="ready", omit_defaults=True):
    """The answer to `hello`, as soon as games can begin."""

    protocol: int
    name: str = ""
    author: str = ""


class Answer(Struct, tag="play", omit_defaults=True):
    """The answer to `ask`: a move of the decision, or a batch that also answers what follows from it before anybody
    else or chance has a say; by number or by text. `whole`: it is what a tray holds, as in the `play` of a client. With
    `decision` it counts for that decision only."""

    game: int
    moves: list[int | str]
    whole: bool = False
    decision: int = -1


class Info(Struct, tag="info", omit_defaults=True):
    """Something for people to read; the host passes over it."""

    text: str
    game: int = -1


FromBot = Ready | Answer | Info


# --- making and reading them


@cache
def rules_message() -> Rules:
    """The rules as data."""
    words = Words("en")
    cards = [
        {
            **facts.card(number),
            "number": number,
            "name": NAMES[number],
            "text": [words.card_full(number, edition) for edition in range(len(EDITIONS))],
        }
        for number in range(1, len(NAMES))
    ]
    told = facts.facts() | {
        "rules": RULES_VERSION,
        "levels": LEVELS,
        "editions": EDITIONS,
        "cards": cards,
        "decisions": DECISION_KINDS,
        "events": {kind: [name for name in fields if name] for kind, *fields in EVENT_ROWS},
    }
    return msgspec.convert(told, Rules)


class Happened(NamedTuple):
    """An entry of the log of a game: the seat that has made moves, or -1 for the start, and what came of it."""

    seat: int
    events: list[Event]


def news_message(story: Sequence[Happened], since: int, viewer: int) -> list[Entry]:
    """What a seat may know of the entries from a number on. Nobody has noted when they were made."""
    return [
        Entry(seq, "start" if seat < 0 else "moves", seat, 0, events=events_message(events, viewer))
        for seq, (seat, events) in enumerate(story[since:], since + 1)
    ]


def setting_message(game: int, state: State) -> Setting:
    """What is played; nobody has promised any dice here."""
    return Setting(
        id=str(game),
        players=int(state.players),
        level=int(state.level),
        edition=int(state.edition),
        first=int(state.first),
        commitment="",
        started=True,
    )


def table_message(sight: View, setting: Setting) -> Table:
    """The table as a seat sees it, with its decision. Those who play have no names here."""
    return Table(
        seat=int(sight.seat),
        setting=setting,
        sitting=[Sitting("", taken=True)] * setting.players,
        allowed=Allowed(False, ""),
        view=view_message(sight),
        decision=decision_message(sight, int(sight.seat), [""] * setting.players),
    )


def packed(sight: View) -> str:
    """A view as a text; its seat is not in it."""
    return base64.b64encode(zlib.compress(sight.table.to_bytes())).decode("ascii")


def unpacked(state: str, seat: int) -> View:
    """The view that was packed."""
    return View(seat, from_bytes(zlib.decompress(base64.b64decode(state))))
