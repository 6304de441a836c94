"""The parts of a position that have to do with dice and chance: the box, the dice on the table, what comes next."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from seasons.notation.errors import BadPosition
from seasons.notation.fields import card_at, check_keys, listing
from seasons.notation.moves import small_number
from seasons.rules import NAMES, SEASONS, BadOutcome, Chance, DieSetup, Fast, Setup, Told, drawable, number_of
from seasons.vecs import vec


def read_box(players: int, data: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
    """`box:` lists the dice 1-5 of each season that are in the game; by default the lowest numbers."""
    for key, dice in data.items():
        if key not in SEASONS or not isinstance(dice, list) or not all(die in (1, 2, 3, 4, 5) for die in dice):
            raise BadPosition(f"box: expected a season and dice such as “winter: [1, 2, 4]”, not “{key}: {dice}”")
        if len(set(dice)) != players + 1 or len(dice) != players + 1:
            raise BadPosition(f"box.{key}: {players} players need {players + 1} different dice")
    return tuple(tuple(die - 1 for die in data.get(name, ())) for name in SEASONS)


def read_dice(players: int, data: dict[str, Any]) -> tuple[DieSetup, ...]:
    """The dice of the round: `seat: die/face`, and `left: die/face` for the one nobody took.

    By default every seat in turn order has taken the next free die, which shows its second face; `season:` says
    which dice they are if the Temporal Boots have moved the token since.
    """
    found: list[DieSetup] = []
    for key, text in data.items():
        if key == "season":
            continue
        if key not in ("left", *(str(seat + 1) for seat in range(players))):
            raise BadPosition(f"dice: expected seats 1 to {players}, “left” or “season”, not {key}")
        die, _, face = str(text).partition("/")
        if not (1 <= small_number(die) <= 5 and 1 <= small_number(face) <= 6):
            raise BadPosition(f"dice.{key}: expected die/face such as 2/5 (dice 1-5, faces 1-6), not {text}")
        if int(die) - 1 in [other.die for other in found]:
            raise BadPosition(f"dice.{key}: die {die} already lies on the table")
        found.append(DieSetup(int(die) - 1, int(face) - 1, -1 if key == "left" else int(key) - 1))
    return tuple(found)


class Scripted(Chance):
    """What `next:` scripts, rolls and draws each in their own order; what it does not say comes from a fixed generator.

    Draws are numbers of cards. `outcomes` are all that are scripted, and `used` counts those that were asked for.
    """

    def __init__(self, rolls: Sequence[int] = (), draws: Sequence[int] = ()) -> None:
        self.unscripted = Fast(1)
        self.rolls = Told(list(rolls), then=self.unscripted)
        self.draws = list(draws)
        self.drawn = 0
        self.outcomes = [*rolls, *draws]

    @property
    def used(self) -> int:
        return self.rolls.used + self.drawn

    def draw(self, shuffle: i64, pile: vec[i64], size: i64) -> i64:
        if self.drawn == len(self.draws):
            return self.unscripted.draw(shuffle, pile, size)
        number = self.draws[self.drawn]
        self.drawn += 1
        for index in range(size):
            if number_of(pile[index]) == number:
                return pile[index]
        raise BadOutcome(f"next.draws: {NAMES[number]} is not in the draw pile when it is to be drawn")

    def roll(self, round: i64, die: i64, attempt: i64) -> i64:
        return self.rolls.roll(round, die, attempt)

    def pick(self, purpose: i64, index: i64, n: i64) -> i64:
        return self.unscripted.pick(purpose, index, n)


def read_next(setup: Setup, data: dict[str, Any]) -> Scripted:
    """`next:` lists the coming rolls (faces 1-6) and draws (card names)."""
    check_keys(data, {"rolls", "draws", "order"}, "next")
    rolls = [read_face(face, "next.rolls") for face in listing(data.get("rolls"), "next.rolls")]
    draws: list[int] = []
    names = listing(data.get("draws"), "next.draws")
    possible = list(drawable(setup)) if names else []
    for name in names:
        draws.append(card_at(name, "next.draws"))
        if draws.count(draws[-1]) > possible.count(draws[-1]):
            raise BadPosition(f"next.draws: {name} is in neither pile, or not so often")
    order = listing(data.get("order"), "next.order")  # files from when rolls and draws were one list have it
    if order and sorted(map(str, order)) != ["draw"] * len(draws) + ["roll"] * len(rolls):
        raise BadPosition(f"next.order: expected {len(rolls)} times roll and {len(draws)} times draw, or no order")
    return Scripted(rolls, draws)


def read_face(text: Any, where: str) -> int:
    """A die face 0-5 from its number 1-6."""
    if not isinstance(text, int) or not 1 <= text <= 6:
        raise BadPosition(f"{where}: a die has faces 1 to 6, not {text}")
    return text - 1
