"""The action space: every move anybody can ever make is one of these integers.

The numbering is append-only, so it can serve as the index of a policy. `move` says what an id means and `move_id` finds
it; `notation` turns ids into text and back. A block has fifty moves, one a card; moves about cards in play have a block
more for the second copy, which is offered only where the two copies differ (CHOICE-1). The blocks of the next fifty
cards follow in the same order, SET_MOVES later: `card_move`, `card_named` and `copy_named` alone know that.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from seasons.rules.counted import ACTIONS, CARD_NUMBERS
from seasons.rules.errors import RulesError

END_TURN: Final = 0
KEEP_DIE: Final = 1
REROLL: Final = 2
DRAW: Final = 3
DRAW_TWO: Final = 4
KEEP: Final = 5
DISCARD_DRAWN: Final = 6
DONE: Final = 7
LOOK: Final = 8
SPEND_CRYSTALS: Final = 9
SPEND_ENERGY: Final = 10
PUT_BACK: Final = 11
PLAY_TOP: Final = 12
BONUS_EXCHANGE: Final = 13
BONUS_TRANSMUTE: Final = 14
BONUS_GAUGE: Final = 15
TAKE_DIE: Final = 16  # 5 dice
CHOOSE_SEAT: Final = 21  # 4 seats
CHOOSE_YEAR: Final = 25  # 3 years
MOVE_TOKEN: Final = 28  # back 3, 2, 1, forward 1, 2, 3
COUNT: Final = 34  # 1 to 18
TAKE: Final = 52  # 4 energies, as all blocks up to TYPE
DROP: Final = 56
WAIVE: Final = 60
TYPE: Final = 64
PAY: Final = 68  # 4 energies x 3 sources: reserve, Amulet of Water, second Amulet of Water
TRANSMUTE: Final = 80  # likewise

PICK: Final = 100  # 50 cards, as all blocks below
KEEP_CARD: Final = 150
GIVE: Final = 200
SUMMON: Final = 250
DISCARD_CARD: Final = 300
PUT: Final = 350
ACTIVATE: Final = 400  # 2 x 50 cards, as all blocks below
SACRIFICE: Final = 500
TAKE_BACK: Final = 600
FIRST_MOVES: Final = 700  # ... of the first fifty cards

SET: Final = 50  # cards in a block
SET_MOVES: Final = 600  # moves about the cards of fifty numbers

# One row per kind of move: where its ids begin, its name, and what tells the moves of a kind apart.
MOVE_ROWS: Final[tuple[tuple[int, str, str], ...]] = (
    (END_TURN, "end-turn", ""),
    (KEEP_DIE, "keep-die", ""),
    (REROLL, "reroll", ""),
    (DRAW, "draw", ""),
    (DRAW_TWO, "draw-two", ""),
    (KEEP, "keep", ""),
    (DISCARD_DRAWN, "discard-drawn", ""),
    (DONE, "done", ""),
    (LOOK, "look", ""),
    (SPEND_CRYSTALS, "spend-crystals", ""),
    (SPEND_ENERGY, "spend-energy", ""),
    (PUT_BACK, "put-back", ""),
    (PLAY_TOP, "play-top", ""),
    (BONUS_EXCHANGE, "bonus-exchange", ""),
    (BONUS_TRANSMUTE, "bonus-transmute", ""),
    (BONUS_GAUGE, "bonus-gauge", ""),
    (TAKE_DIE, "take-die", "slot"),
    (CHOOSE_SEAT, "choose-seat", "seat"),
    (CHOOSE_YEAR, "choose-year", "year"),
    (MOVE_TOKEN, "move-token", "spaces"),
    (COUNT, "count", "count"),
    (TAKE, "take", "energy"),
    (DROP, "drop", "energy"),
    (WAIVE, "waive", "energy"),
    (TYPE, "type", "energy"),
    (PAY, "pay", "source"),
    (TRANSMUTE, "transmute", "source"),
    (PICK, "pick", "card"),
    (KEEP_CARD, "keep-card", "card"),
    (GIVE, "give", "card"),
    (SUMMON, "summon", "card"),
    (DISCARD_CARD, "discard-card", "card"),
    (PUT, "put", "card"),
    (ACTIVATE, "activate", "copy"),
    (SACRIFICE, "sacrifice", "copy"),
    (TAKE_BACK, "take-back", "copy"),
)
MOVE_KINDS: Final = tuple(row[1] for row in MOVE_ROWS)
NUMBERED: Final[dict[str, tuple[int, ...]]] = {  # what `n` can be
    "slot": tuple(range(5)),
    "seat": tuple(range(4)),
    "year": (1, 2, 3),
    "spaces": (-3, -2, -1, 1, 2, 3),
    "count": tuple(range(1, 19)),
}


class Move(NamedTuple):
    """What a move means. `kind` is one of MOVE_KINDS; `card` a card number (0: none) and `copy` which of two copies in
    play; `energy` a type (-1: none) and `source` where it comes from (0 the reserve, 1 and 2 the Amulets of Water); `n`
    the place of a die in its row, a seat, a year, the spaces that the token moves, or a count."""

    kind: str
    card: int = 0
    copy: int = 0
    energy: int = -1
    source: int = 0
    n: int = 0


def moves_of(base: int, kind: str, about: str) -> dict[int, Move]:
    """The moves of a kind, by their ids."""
    if about == "card" or about == "copy":
        copies = range(1 if about == "card" else 2)
        return {
            card_move(base, number, copy): Move(kind, card=number, copy=copy)
            for copy in copies
            for number in range(1, CARD_NUMBERS + 1)
        }
    meant = [Move(kind)]
    if about == "energy":
        meant = [Move(kind, energy=energy) for energy in range(4)]
    elif about == "source":
        meant = [Move(kind, energy=energy, source=source) for energy in range(4) for source in range(3)]
    elif about:
        meant = [Move(kind, n=n) for n in NUMBERED[about]]
    return dict(enumerate(meant, base))


def card_move(block: i64, number: i64, copy: i64 = 0) -> i64:
    """The move about a card, from where the moves of its kind begin.

    >>> card_move(SUMMON, 8), card_move(SACRIFICE, 8, 1), card_move(PICK, 51)
    (257, 557, 700)
    """
    index = number - 1
    if index < SET:
        return block + index + copy * SET
    return block + index % SET + copy * SET + index // SET * SET_MOVES


def _all_moves() -> dict[int, Move]:
    found: dict[int, Move] = {}
    for base, kind, about in MOVE_ROWS:
        found.update(moves_of(base, kind, about))
    return found


MOVES: Final = _all_moves()
"""What every move means, by its id."""
MOVE_IDS: Final = {meant: id for id, meant in MOVES.items()}


def move(id: int) -> Move:
    """What the move of an id means.

    >>> move(257)
    Move(kind='summon', card=8, copy=0, energy=-1, source=0, n=0)
    """
    found = MOVES.get(id)
    if found is None:
        raise RulesError(f"there is no move {id}")
    return found


def move_id(kind: str, card: int = 0, copy: int = 0, energy: int = -1, source: int = 0, n: int = 0) -> int:
    """The id of the move that means this.

    >>> move_id("summon", card=8), move_id("pay", energy=2), move_id(*move(599)) == 599
    (257, 74, True)
    """
    meant = Move(kind, card, copy, energy, source, n)
    found = MOVE_IDS.get(meant)
    if found is None:
        raise RulesError(f"there is no such move: {meant}")
    return found


def card_named(move: i64, block: i64) -> i64:
    """The number of the card that a move names, from where the moves of its kind begin.

    >>> card_named(507, SACRIFICE), card_named(557, SACRIFICE), copy_named(557, SACRIFICE), card_named(700, PICK)
    (8, 8, 1, 51)
    """
    at = move - block
    return at % SET + 1 + at // SET_MOVES * SET


def copy_named(move: i64, block: i64) -> i64:
    """Which of two copies in play a move names, 0 or 1."""
    return (move - block) % SET_MOVES // SET


def like_first(move: i64) -> i64:
    """The move of the same kind about a card of the first fifty: by this a kind is known.

    >>> like_first(257), like_first(857), like_first(END_TURN)
    (257, 257, 0)
    """
    return move if move < FIRST_MOVES else (move - PICK) % SET_MOVES + PICK


def exists(move: i64) -> bool:
    """Whether there can be such a move: it is no number between or behind the blocks of cards.

    >>> exists(599), exists(-1), exists(ACTIONS)
    (True, False, False)
    """
    if move < FIRST_MOVES:
        return move >= 0
    return move < ACTIONS and card_named(move, PICK) <= CARD_NUMBERS


def is_card_move(move: int) -> bool:
    """Whether the move names a card.

    >>> is_card_move(SUMMON), is_card_move(END_TURN)
    (True, False)
    """
    return PICK <= move < ACTIONS
