"""How many cards there are: `make generate` counts the classes in `cards` and writes this file.

These are plain numbers, so that compiled loops over all cards are as quick as they can be.
"""

from typing import Final

CARD_NUMBERS: Final = 50  # different cards
CARDS_IN_BOX: Final = 100  # two copies of each
ACTIONS: Final = 700  # ids of moves; those of every further fifty cards lie behind (`moves`)
BASIC_CARDS: Final = 60  # of them are in the basic set: all that is in the game below the level archmage
