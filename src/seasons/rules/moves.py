"""The action space: every move anybody can ever make is one of these integers.

The numbering is append-only, so it can serve as the index of a policy. `notation` turns ids into text and back.
Card moves are `BASE + number - 1`; moves about cards in play have a second block for the second copy, which
is offered only where the two copies differ (CHOICE-1).
"""

from typing import Final

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
ACTIONS: Final = 700


def is_card_move(move: int) -> bool:
    """Whether the move names a card.

    >>> is_card_move(SUMMON), is_card_move(END_TURN)
    (True, False)
    """
    return PICK <= move < ACTIONS
