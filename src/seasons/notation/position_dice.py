"""The parts of a position that have to do with dice and chance: the box, the dice on the table, what comes next."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from seasons.notation.errors import BadPosition
from seasons.notation.fields import check_keys, listing, low_copy, word
from seasons.notation.moves import small_number
from seasons.rules import SEASONS, Chance, Fast, State, Told
from seasons.rules import codes as c
from seasons.rules.state import DIE_FACE, DIE_ID, DIE_ROLLS, DIE_SIZE, DIE_TAKER
from seasons.vecs import vec


def read_box(state: State, data: dict[str, Any]) -> None:
    """`box:` lists the dice 1-5 of each season that are in the game; by default the lowest numbers."""
    for key, dice in data.items():
        if key not in SEASONS or not isinstance(dice, list) or not all(die in (1, 2, 3, 4, 5) for die in dice):
            raise BadPosition(f"box: expected a season and dice such as “winter: [1, 2, 4]”, not “{key}: {dice}”")
        if len(set(dice)) != state.players + 1 or len(dice) != state.players + 1:
            raise BadPosition(f"box.{key}: {state.players} players need {state.players + 1} different dice")
    for season, name in enumerate(SEASONS):
        state.box[season] = sum(1 << (die - 1) for die in data.get(name, range(1, state.players + 2)))


def lay_dice(state: State, data: dict[str, Any]) -> None:
    """The dice of the round: `seat: die/face`, and `left: die/face` for the one nobody took.

    By default every seat in turn order has taken the next free die, which shows its second face; `season:` says
    which dice they are if the Temporal Boots have moved the token since.
    """
    season = word(data, "season", SEASONS, SEASONS[state.season()], "dice")
    data = {key: value for key, value in data.items() if key != "season"}
    keys = [str((state.first + index) % state.players + 1) for index in range(state.players)] + ["left"]
    for key in data:
        if str(key) not in keys:
            raise BadPosition(f"dice: expected seats 1 to {state.players}, “left” or “season”, not {key}")
    slots: list[tuple[int, int, str]] = []
    for key, text in data.items():
        die, _, face = str(text).partition("/")
        if not (1 <= small_number(die) <= 5 and 1 <= small_number(face) <= 6):
            raise BadPosition(f"dice.{key}: expected die/face such as 2/5 (dice 1-5, faces 1-6), not {text}")
        if int(die) in [taken for taken, _, _ in slots]:
            raise BadPosition(f"dice.{key}: die {die} already lies on the table")
        slots.append((int(die), int(face), key))
    for key in keys:
        if key not in data:
            free = min(set(range(1, 6)) - {taken for taken, _, _ in slots})
            slots.append((free, 2, key))
    state.box[season] = sum(1 << (die - 1) for die, _, _ in slots)
    for slot, (die_number, face_number, key) in enumerate(sorted(slots)):
        at = slot * DIE_SIZE
        state.dice[at + DIE_ID] = season * 5 + die_number - 1
        state.dice[at + DIE_FACE] = face_number - 1
        state.dice[at + DIE_TAKER] = -1 if key == "left" else int(key) - 1
        state.dice[at + DIE_ROLLS] = 1


class Scripted(Chance):
    """What `next:` scripts, rolls and draws each in their own order; what it does not say comes from a fixed generator.

    `outcomes` are all that are scripted, and `used` counts those that were asked for.
    """

    def __init__(self, rolls: Sequence[int] = (), draws: Sequence[int] = ()) -> None:
        self.unscripted = Fast(1)
        self.rolls = Told(list(rolls), then=self.unscripted)
        self.draws = Told(list(draws), then=self.unscripted)
        self.outcomes = [*rolls, *draws]

    @property
    def used(self) -> int:
        return self.rolls.used + self.draws.used

    def draw(self, shuffle: i64, pile: vec[i64], size: i64) -> i64:
        return self.draws.draw(shuffle, pile, size)

    def roll(self, round: i64, die: i64, attempt: i64) -> i64:
        return self.rolls.roll(round, die, attempt)

    def pick(self, purpose: i64, index: i64, n: i64) -> i64:
        return self.unscripted.pick(purpose, index, n)


def read_next(state: State, data: dict[str, Any]) -> Scripted:
    """`next:` lists the coming rolls (faces 1-6) and draws (card names)."""
    check_keys(data, {"rolls", "draws", "order"}, "next")
    rolls = [read_face(face, "next.rolls") for face in listing(data.get("rolls"), "next.rolls")]
    draws: list[int] = []
    for name in listing(data.get("draws"), "next.draws"):
        low = low_copy(name, "next.draws")
        free = [card for card in (low, low + 1) if state.where[card] in (c.PILE, c.DISCARD) and card not in draws]
        if not free:
            raise BadPosition(f"next.draws: {name} is in neither pile, or not so often")
        draws.append(free[0])
    order = listing(data.get("order"), "next.order")  # files from when rolls and draws were one list have it
    if order and sorted(map(str, order)) != ["draw"] * len(draws) + ["roll"] * len(rolls):
        raise BadPosition(f"next.order: expected {len(rolls)} times roll and {len(draws)} times draw, or no order")
    return Scripted(rolls, draws)


def read_face(text: Any, where: str) -> int:
    """A die face 0-5 from its number 1-6."""
    if not isinstance(text, int) or not 1 <= text <= 6:
        raise BadPosition(f"{where}: a die has faces 1 to 6, not {text}")
    return text - 1
