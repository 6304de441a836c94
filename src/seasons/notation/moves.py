"""Moves as text: one id, one text, one decision."""

import difflib
import re
import unicodedata
from collections.abc import Iterable

from seasons.notation.errors import MalformedMove
from seasons.rules import (
    ACTIONS,
    ENERGIES,
    MOVES,
    NAMES,
    Decision,
    IllegalMove,
    Move,
    State,
    decision,
    legal_moves,
    mover,
    reasons,
    refusals,
)

SOURCES = ("", " from amulet", " from amulet #2")
VERBS = {
    "end-turn": "end turn",
    "keep-die": "keep die",
    "reroll": "reroll",
    "draw": "draw",
    "draw-two": "draw two",
    "keep": "keep",
    "discard-drawn": "discard",
    "done": "done",
    "look": "look",
    "spend-crystals": "pay crystals",
    "spend-energy": "pay energy",
    "put-back": "put back",
    "play-top": "put into play",
    "bonus-exchange": "bonus exchange",
    "bonus-transmute": "bonus transmute",
    "bonus-gauge": "bonus gauge",
    "take-die": "die",
    "choose-seat": "seat",
    "choose-year": "year",
    "count": "count",
    "take": "take",
    "drop": "discard",
    "waive": "waive",
    "type": "choose",
    "pay": "pay",
    "transmute": "transmute",
    "pick": "pick",
    "keep-card": "keep",
    "give": "give",
    "summon": "summon",
    "discard-card": "discard",
    "put": "put",
    "activate": "activate",
    "sacrifice": "sacrifice",
    "take-back": "take back",
}
"""The words of every kind of move; the token moves back or forward."""

SHOWN_MOVES = 8
"""How many legal moves an error message lists."""


def text_of(meant: Move) -> str:
    """The text of what is meant.

    >>> text_of(Move("sacrifice", card=8, copy=1))
    'sacrifice Purse of Io #2'
    """
    if meant.kind == "move-token":
        return f"back {-meant.n}" if meant.n < 0 else f"forward {meant.n}"
    verb = VERBS[meant.kind]
    if meant.card:
        return f"{verb} {NAMES[meant.card]}{' #2' if meant.copy else ''}"
    if meant.energy >= 0:
        return f"{verb} {ENERGIES[meant.energy]}{SOURCES[meant.source]}"
    if meant.kind in ("take-die", "choose-seat"):
        return f"{verb} {meant.n + 1}"
    return f"{verb} {meant.n}" if meant.n else verb


LONGEST = 200
"""Signs that no text of ours comes near, however it is spaced: putting accents in order takes for ever in long ones."""
QUOTES = dict.fromkeys(map(ord, '«»“”„"'))


def plain(text: str) -> str:
    """Text with case, accents, quotation marks, kinds of apostrophes and spacing forgiven.

    >>> plain("  Summon  YJANG'S Forgotten Vase ")
    'summon yjang’s forgotten vase'
    """
    if len(text) > LONGEST:
        return text
    text = unicodedata.normalize("NFKD", text.replace("'", "’").replace("`", "’")).translate(QUOTES)
    return " ".join("".join(c for c in text if not unicodedata.combining(c)).casefold().split())


TEXTS = {move: text_of(meant) for move, meant in MOVES.items()}
IDS = {plain(text): move for move, text in TEXTS.items()}
CARD_NUMBERS = {plain(name): number for number, name in enumerate(NAMES) if number}


def move_text(move: int) -> str:
    """The text of a move.

    >>> move_text(0)
    'end turn'
    """
    if move not in TEXTS:
        raise MalformedMove(f"there is no move {move}; moves are numbered 0 to {ACTIONS - 1}")
    return TEXTS[move]


def move_id(text: str) -> int:
    """The move that a text means, legal or not.

    >>> move_text(move_id("SUMMON purse of io"))
    'summon Purse of Io'
    """
    found = IDS.get(plain(text))
    if found is None:
        near = difflib.get_close_matches(plain(text), IDS, n=3, cutoff=0.5)
        raise MalformedMove(f"“{text}” is no move{did_you_mean(TEXTS[IDS[key]] for key in near)}")
    return found


def read_move(state: State, text: str, seat: int = -1) -> int:
    """The legal move of a seat that a text means; an error says why not, and what is asked instead.

    >>> from seasons.rules import Fast, new_game
    >>> read_move(new_game(2, Fast(1), 0), "end turn")
    Traceback (most recent call last):
    ...
    seasons.rules.errors.IllegalMove: “end turn” is not possible now; seat 1 is asked “split”: year 1, year 2, year 3
    """
    if seat < 0:
        seat = mover(state)
    legal = legal_moves(state, seat) if seat >= 0 else []
    texts = {plain(TEXTS[move]): move for move in legal}
    found = texts.get(plain(text))
    if found is not None:
        return found
    if plain(text) in IDS:
        move = IDS[plain(text)]
        mask = refusals(state, max(seat, 0), move)
        raise IllegalMove(f"“{text}” is not possible now{because(state, seat, move)}", move, mask)
    near = difflib.get_close_matches(plain(text), texts, n=3, cutoff=0.4) or list(texts)[:3]
    raise MalformedMove(f"“{text}” is no move{did_you_mean(TEXTS[texts[key]] for key in near)}")


def because(state: State, seat: int, move: int) -> str:
    """The end of an error message about a move that is not legal: the reasons, then who is asked what instead."""
    mask = refusals(state, max(seat, 0), move)  # when the game is over, that is the reason for every seat
    why = ", ".join(name for name in reasons(mask) if name != "other-choice")  # what is asked says more
    asked = decision(state, seat) or decision(state)
    return (f": {why}" if why else "") + (f"; {asked_text(asked)}" if asked else "")


def asked_text(asked: Decision) -> str:
    """Who is asked what, and the legal moves, or the first ones of many.

    >>> from seasons.rules import Fast, decision, new_game
    >>> asked_text(decision(new_game(2, Fast(1))))[:42]
    'seat 1 is asked “pick”: pick Amulet of Air'
    """
    card = f" ({NAMES[asked.card]})" if asked.card else ""
    shown = ", ".join(TEXTS[move] for move in asked.moves[:SHOWN_MOVES])
    more = len(asked.moves) - SHOWN_MOVES
    return f"seat {asked.seat + 1} is asked “{asked.kind}”{card}: {shown}{f' and {more} more' if more > 0 else ''}"


def did_you_mean(texts: Iterable[str]) -> str:
    """The end of an error message that suggests something, if there is anything to suggest."""
    listed = ", ".join(f"“{text}”" for text in texts)
    return f"; did you mean {listed}?" if listed else ""


def small_number(text: str) -> int:
    """The number that up to four digits stand for; -1 for anything else.

    >>> small_number("12"), small_number("²"), small_number("9" * 5000)
    (12, -1, -1)
    """
    return int(text) if re.fullmatch(r"[0-9]{1,4}", text) else -1


def card_number(text: str) -> int:
    """The number of a card from its English name or its number.

    >>> card_number("purse of io"), card_number("8")
    (8, 8)
    """
    if 1 <= small_number(text) < len(NAMES):
        return small_number(text)
    found = CARD_NUMBERS.get(plain(text))
    if found is None:
        near = difflib.get_close_matches(plain(text), CARD_NUMBERS, n=3, cutoff=0.4)
        raise MalformedMove(f"there is no card “{text}”{did_you_mean(NAMES[CARD_NUMBERS[key]] for key in near)}")
    return found
