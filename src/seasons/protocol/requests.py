"""Every message to a table, as types; the answers are in `messages`."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

PROTOCOL = 2
"""The version of the protocol. What comes later is added to it; the number changes only if nothing else helps."""


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

CAPABILITIES = tuple(sorted(str(kind.__struct_config__.tag) for kind in Request.__args__))
"""The requests that are understood here."""

LONGEST_BATCH = 60
"""How many moves one answer may have."""

PHRASES = ("hello", "good-luck", "thinking", "nice", "oops", "well-played", "thanks", "hurry", "bye")
