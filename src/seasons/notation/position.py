"""Positions that a person can write by hand (YAML), and the states they mean. docs/notation.md explains every key."""

from typing import Any

from seasons.notation.errors import BadPosition
from seasons.notation.fields import (
    check_keys,
    energies,
    flag,
    listing,
    load,
    low_copy,
    mapping,
    number,
    seat_number,
    word,
)
from seasons.notation.position_dice import Scripted, lay_dice, read_box, read_next
from seasons.rules import EDITIONS, EVERYBODY, LEVELS, NAMES, RulesError, State
from seasons.rules import codes as c
from seasons.rules.engine import settle
from seasons.rules.run import (
    NO_CARD,
    S_MAIN,
    S_ROUND,
    S_ROUND_END,
    S_TURN,
    Run,
)
from seasons.rules.state import blank, store_of

PHASES = ("turn", "opening", "dice", "end of round")
GENERAL = {
    "players", "level", "edition", "year", "reached", "space", "round", "first", "turn", "phase", "right", "boost",
    "dice", "box", "seats", "pile", "top", "discard", "next", "known",
}  # fmt: skip
SEAT_KEYS = {"crystals", "gauge", "reserve", "bonuses", "hand", "play", "library 2", "library 3"}


def read_position(text: str) -> tuple[State, Scripted]:
    """The state that a text describes, and its source of chance: what `next:` scripts, then a fixed generator.

    >>> state, chance = read_position("seats: {1: {crystals: 5, hand: [Purse of Io], reserve: 1 air 1 fire}}")
    >>> state.crystals[0], state.players
    (5, 2)
    """
    return build(load(text))


def build(data: dict[str, Any]) -> tuple[State, Scripted]:
    """The state that a mapping describes, and its source of chance."""
    check_keys(data, GENERAL, "position")
    players = number(data, "players", 2, 2, 4)
    level = word(data, "level", LEVELS, "archmage")
    state = blank(players, level, word(data, "edition", EDITIONS, "revised"))
    state.year = number(data, "year", 1, 0, 4)
    state.reached = number(data, "reached", max(1, min(3, state.year)), 1, 3)
    state.space = number(data, "space", 1, 1, 12)
    state.round = number(data, "round", 1, 1, 99)
    turn = number(data, "turn", 1, 1, players) - 1
    state.first = number(data, "first", turn + 1, 1, players) - 1
    read_box(state, mapping(data.get("box"), "box"))
    cards = Cards(state, 100 if level == c.ARCHMAGE else 60)
    seats = mapping(data.get("seats"), "seats")
    for key in seats:
        seat_number(state, key, "seats")
    for seat in range(players):
        read_seat(state, cards, seat, mapping(seats.get(str(seat + 1)), f"seats.{seat + 1}"))
    for name in listing(data.get("discard"), "discard"):
        cards.put(name, c.DISCARD, "discard", 0)
    if data.get("top") is not None:
        cards.put(str(data["top"]), c.TOP, "top", 0)
    read_known(state, data)
    if "pile" in data:
        for name in listing(data["pile"], "pile"):
            cards.put(name, c.PILE, "pile", 0)
    else:
        cards.rest_to_pile()
    check(state)
    chance = read_next(state, mapping(data.get("next"), "next"))
    try:
        start(state, data, turn, chance)
    except BadPosition:
        raise
    except RulesError as error:
        raise BadPosition(f"position: {error}") from None
    return state, chance


class Cards:
    """Gives out the physical cards of the box by name."""

    def __init__(self, state: State, in_box: int) -> None:
        self.state = state
        self.in_box = in_box

    def put(self, name: str, place: int, where: str, known: int) -> int:
        """Lay a card somewhere; the card."""
        low = low_copy(name, where)
        for card in (low, low + 1):
            if card < self.in_box and self.state.where[card] == c.BOX:
                self.state.where[card] = place
                self.state.size[c.BOX] -= 1
                self.state.size[place] += 1
                self.state.known[card] = known
                return card
        copies = "is not in the box at this level" if low >= self.in_box else "is there more than twice"
        raise BadPosition(f"{where}: {NAMES[low // 2 + 1]} {copies}")

    def rest_to_pile(self) -> None:
        """Everything not named lies in the draw pile."""
        for card in range(self.in_box):
            if self.state.where[card] == c.BOX:
                self.put(str(card // 2 + 1), c.PILE, "pile", 0)


def read_seat(state: State, cards: Cards, seat: int, data: dict[str, Any]) -> None:
    """What one seat has."""
    where = f"seats.{seat + 1}"
    check_keys(data, SEAT_KEYS, where)
    state.crystals[seat] = number(data, "crystals", 0, 0, 9999, where)
    state.gauge[seat] = number(data, "gauge", c.GAUGE_LIMIT, 0, c.GAUGE_LIMIT, where)
    state.bonuses[seat] = number(data, "bonuses", 0, 0, c.BONUS_LIMIT, where)
    for energy, count in enumerate(energies(data.get("reserve"), f"{where}.reserve")):
        state.reserve[seat * 4 + energy] = count
    for key, zone in (("hand", c.HAND), ("library 2", c.LIBRARY2), ("library 3", c.LIBRARY3)):
        for name in listing(data.get(key), f"{where}.{key}"):
            cards.put(str(name), zone + seat, f"{where}.{key}", 1 << seat)
    for entry in listing(data.get("play"), f"{where}.play"):
        put_in_play(state, cards, seat, entry, f"{where}.play")


def put_in_play(state: State, cards: Cards, seat: int, entry: Any, where: str) -> None:
    """A card in play: its name, “(turned)” behind it if so, and a mapping to the energies on it."""
    name, tokens = next(iter(entry.items())) if isinstance(entry, dict) and len(entry) == 1 else (entry, None)
    if not isinstance(name, str | int):
        raise BadPosition(f"{where}: expected a card name, not {entry}")
    text = str(name)
    turned = text.endswith("(turned)")
    card = cards.put(text.removesuffix("(turned)").strip(), c.PLAY + seat, where, EVERYBODY)
    state.turned[card] = int(turned)
    if tokens is not None:
        store = store_of(card)
        if store < 0:
            raise BadPosition(f"{where}: no energies lie on {NAMES[card // 2 + 1]}")
        for energy, count in enumerate(energies(tokens, where)):
            state.tokens[store * 4 + energy] = count


def read_known(state: State, data: dict[str, Any]) -> None:
    """`known:` maps a seat (or `all`) to hidden cards it knows of besides its own: in hands, discarded, or on top.

    “in hand 2”, “in discard” or “on top” behind a name says which copy is meant.
    """
    known = mapping(data.get("known"), "known")
    for key, names in sorted(known.items(), key=lambda item: item[0] != "all"):  # what all know comes first
        mask = EVERYBODY if key == "all" else 1 << seat_number(state, key, "known")
        for name in listing(names, f"known.{key}"):
            text, place = split_place(str(name))
            low = low_copy(text, f"known.{key}")
            for card in (low, low + 1):
                hidden = c.TOP <= state.where[card] < c.PLAY and place in (-1, state.where[card])
                if hidden and state.known[card] & mask != mask:
                    state.known[card] |= mask
                    break
            else:
                raise BadPosition(f"known.{key}: {name} is not hidden in a hand, on top or in the discard pile")


def split_place(text: str) -> tuple[str, int]:
    """A card name and the place behind it, or -1.

    >>> split_place("Purse of Io in hand 2")
    ('Purse of Io', 17)
    """
    for words, place in {
        " in discard": c.DISCARD,
        " on top": c.TOP,
        **{f" in hand {seat + 1}": c.HAND + seat for seat in range(4)},
    }.items():
        if text.endswith(words):
            return text.removesuffix(words), place
    return text, -1


def start(state: State, data: dict[str, Any], turn: int, chance: Scripted) -> None:
    """Lay the dice out and put the pending work of the phase on the stack."""
    phase = str(data.get("phase", "turn"))
    if phase not in PHASES:
        raise BadPosition(f"phase: expected one of {', '.join(PHASES)}, not {phase}")
    run = Run(state, chance, None)
    if phase == "dice":
        if "dice" in data:
            raise BadPosition("dice: in the phase “dice” they are still to be rolled; script them with next.rolls")
        state.round -= 1
        run.push(S_ROUND, state.first, NO_CARD)
        settle(run)
        return
    lay_dice(state, mapping(data.get("dice"), "dice"))
    run.push(S_ROUND_END, state.first, NO_CARD)
    if phase != "end of round":
        played = (turn - state.first) % state.players
        for index in range(state.players - 1, played, -1):
            run.push(S_TURN, (state.first + index) % state.players, NO_CARD)
        if phase == "opening":
            run.push(S_TURN, turn, NO_CARD)
        else:
            state.active = turn
            state.right = flag(data, "right")
            state.boost = number(data, "boost", 0, 0, c.BONUS_LIMIT)
            run.push(S_MAIN, turn, NO_CARD)
    settle(run)


def check(state: State) -> None:
    """Refuse what cannot be, even in a position that could never be reached."""
    for seat in range(state.players):
        if state.total(seat) > state.limit(seat):
            raise BadPosition(
                f"seats.{seat + 1}.reserve: {state.total(seat)} energies are more than the limit of {state.limit(seat)}"
            )
    for store in (2, 3):
        if sum(state.tokens[store * 4 + energy] for energy in range(4)) >= c.CAULDRON_FULL:
            raise BadPosition("play: a Glutton Cauldron with seven energies has already been sacrificed")
