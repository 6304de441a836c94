"""Count the classes of the cards and write src/seasons/rules/counted.py. `make generate` runs this before all else.

The classes are read, not imported: without the right numbers nothing of the rules could be imported.
"""

import re
from pathlib import Path

RULES = Path(__file__).parents[1] / "src" / "seasons" / "rules"
FILE = RULES / "counted.py"
COPIES = 2
IN_A_SET = 50  # cards in the blocks of moves, as `moves` has them
BEFORE_CARDS, SET_MOVES = 100, 600
TEXT = '''"""How many cards there are: `make generate` counts the classes in `cards` and writes this file.

These are plain numbers, so that compiled loops over all cards are as quick as they can be.
"""

from typing import Final

CARD_NUMBERS: Final = {numbers}  # different cards
CARDS_IN_BOX: Final = {cards}  # two copies of each
ACTIONS: Final = {actions}  # ids of moves; those of every further fifty cards lie behind (`moves`)
BASIC_CARDS: Final = {basic}  # of them are in the basic set: all that is in the game below the level archmage
'''


def numbers_in(folder: Path) -> list[int]:
    """The numbers that the classes of a folder name."""
    texts = [file.read_text("utf-8") for file in sorted(folder.rglob("*.py"))]
    return [int(number) for text in texts for number in re.findall(r"^    number: i64 = (\d+)$", text, re.MULTILINE)]


def text(rules: Path = RULES) -> str:
    """What the file must hold."""
    everything = [number for number in numbers_in(rules / "cards") if number]
    basic = [number for number in everything if number in numbers_in(rules / "cards" / "basic")]
    if sorted(everything) != list(range(1, len(everything) + 1)) or sorted(basic) != list(range(1, len(basic) + 1)):
        raise SystemExit(
            f"cards must be numbered from 1 on, the basic set first; these are there: {sorted(everything)}"
        )
    actions = BEFORE_CARDS + SET_MOVES * -(-len(everything) // IN_A_SET)
    return TEXT.format(
        numbers=len(everything), cards=COPIES * len(everything), basic=COPIES * len(basic), actions=actions
    )


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
