"""Positions that a person can write by hand (YAML), and the states they mean. docs/notation.md explains every key."""

from typing import Any

import yaml

from seasons.notation.errors import BadPosition
from seasons.notation.moves import card_number
from seasons.rules import EDITIONS, ENERGIES, EVERYBODY, LEVELS, NAMES, RulesError, State, Told
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
from seasons.rules.state import DIE_FACE, DIE_ID, DIE_ROLLS, DIE_SIZE, DIE_TAKER, blank, store_of

PHASES = ("turn", "opening", "dice", "end of round")
GENERAL = {
    "players", "level", "edition", "year", "reached", "space", "round", "first", "turn", "phase", "right", "boost",
    "dice", "seats", "pile", "top", "discard", "next", "known",
}  # fmt: skip
SEAT_KEYS = {"crystals", "gauge", "reserve", "bonuses", "hand", "play", "library 2", "library 3"}


def load(text: str, what: str = "position") -> dict[str, Any]:
    """The mapping that a YAML text holds."""
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise BadPosition(f"{what}: this is not YAML: {error}") from None
    if not isinstance(data, dict):
        raise BadPosition(f"{what}: expected keys such as “players: 2”, not {type(data).__name__}")
    return {str(key): value for key, value in data.items()}


def read_position(text: str) -> tuple[State, Told]:
    """The state that a text describes, and the source of chance that its `next:` scripts.

    >>> state, chance = read_position("seats: {1: {crystals: 5, hand: [Purse of Io], reserve: 1 air 1 fire}}")
    >>> state.crystals[0], state.players
    (5, 2)
    """
    return build(load(text))


def build(data: dict[str, Any]) -> tuple[State, Told]:
    """The state that a mapping describes, and the scripted chance."""
    check_keys(data, GENERAL, "position")
    players = number(data, "players", 2, 2, 4)
    level = word(data, "level", LEVELS, "archmage")
    state = blank(players, level, word(data, "edition", EDITIONS, "revised"))
    state.year = number(data, "year", 1, 0, 4)
    state.reached = number(data, "reached", max(1, min(3, state.year)), 1, 3)
    state.space = number(data, "space", 1, 1, 12)
    state.round = number(data, "round", 1, 0, 99)
    turn = number(data, "turn", 1, 1, players) - 1
    state.first = number(data, "first", turn + 1, 1, players) - 1
    for season in range(4):
        state.box[season] = (1 << (players + 1)) - 1
    cards = Cards(state, 100 if level == c.ARCHMAGE else 60)
    seats = mapping(data.get("seats"), "seats")
    for key in seats:
        if str(key) not in {str(seat + 1) for seat in range(players)}:
            raise BadPosition(f"seats: there is no seat {key} with {players} players")
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
    chance = Told(read_next(state, mapping(data.get("next"), "next")))
    try:
        start(state, data, turn, chance)
    except RulesError as error:
        raise BadPosition(f"position: {error}") from None
    check(state)
    return state, chance


class Cards:
    """Gives out the physical cards of the box by name."""

    def __init__(self, state: State, in_box: int) -> None:
        self.state = state
        self.in_box = in_box

    def put(self, name: str, place: int, where: str, known: int) -> int:
        """Lay a card somewhere; the card."""
        try:
            low = card_number(str(name)) * 2 - 2
        except RulesError as error:
            raise BadPosition(f"{where}: {error}") from None
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
    """`known:` maps a seat to the hidden cards it knows of besides its own: in other hands, discarded, or on top."""
    for key, names in mapping(data.get("known"), "known").items():
        seat = seat_number(state, key, "known")
        for name in listing(names, f"known.{key}"):
            low = card_number(str(name)) * 2 - 2
            for card in (low, low + 1):
                place = state.where[card]
                if place >= c.TOP and not state.known[card] >> seat & 1:
                    state.known[card] |= 1 << seat
                    break
            else:
                raise BadPosition(f"known.{key}: {name} is not hidden in a hand, on top or in the discard pile")


def read_next(state: State, data: dict[str, Any]) -> list[int]:
    """`next:` lists the coming rolls (faces 1-6) and draws (card names), in the order in which they are asked for."""
    outcomes: list[int] = []
    check_keys(data, {"rolls", "draws", "order"}, "next")
    rolls = [read_face(face, "next.rolls") for face in listing(data.get("rolls"), "next.rolls")]
    draws = [str(name) for name in listing(data.get("draws"), "next.draws")]
    taken: set[int] = set()
    ids = []
    for name in draws:
        low = card_number(name) * 2 - 2
        free = [card for card in (low, low + 1) if state.where[card] in (c.PILE, c.DISCARD) and card not in taken]
        if not free:
            raise BadPosition(f"next.draws: {name} is in neither pile")
        taken.add(free[0])
        ids.append(free[0])
    for which in listing(data.get("order"), "next.order") or ["roll"] * len(rolls) + ["draw"] * len(ids):
        source = rolls if which == "roll" else ids
        if not source:
            raise BadPosition(f"next.order: no {which} is left")
        outcomes.append(source.pop(0))
    return outcomes


def read_face(text: Any, where: str) -> int:
    """A die face 0-5 from its number 1-6."""
    if not isinstance(text, int) or not 1 <= text <= 6:
        raise BadPosition(f"{where}: a die has faces 1 to 6, not {text}")
    return text - 1


def start(state: State, data: dict[str, Any], turn: int, chance: Told) -> None:
    """Lay the dice out and put the pending work of the phase on the stack."""
    phase = str(data.get("phase", "turn"))
    if phase not in PHASES:
        raise BadPosition(f"phase: expected one of {', '.join(PHASES)}, not {phase}")
    run = Run(state, chance, None)
    if phase == "dice":
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
            state.right = int(bool(data.get("right", False)))
            state.boost = number(data, "boost", 0, 0, c.BONUS_LIMIT)
            run.push(S_MAIN, turn, NO_CARD)
    settle(run)


def lay_dice(state: State, data: dict[str, Any]) -> None:
    """The dice of the round: `seat: die/face`, and `left: die/face` for the one nobody took.

    By default every seat in turn order has taken the next free die, which shows its second face.
    """
    season = state.season()
    keys = [str((state.first + index) % state.players + 1) for index in range(state.players)] + ["left"]
    for key in data:
        if str(key) not in keys:
            raise BadPosition(f"dice: expected seats 1 to {state.players} or “left”, not {key}")
    slots: list[tuple[int, int, str]] = []
    for key, text in data.items():
        die, _, face = str(text).partition("/")
        if not (die.isdigit() and face.isdigit() and 1 <= int(die) <= 5 and 1 <= int(face) <= 6):
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


# --- small readers


def mapping(data: Any, where: str) -> dict[str, Any]:
    """A mapping, or nothing."""
    if data is None:
        return {}
    if not isinstance(data, dict):
        raise BadPosition(f"{where}: expected keys and values, not {data}")
    return {str(key): value for key, value in data.items()}


def listing(data: Any, where: str) -> list[Any]:
    """A list, or nothing."""
    if data is None:
        return []
    if not isinstance(data, list):
        raise BadPosition(f"{where}: expected a list such as [a, b], not {data}")
    return data


def number(data: dict[str, Any], key: str, default: int, low: int, high: int, where: str = "position") -> int:
    """A whole number within limits."""
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f"{where}.{key}: expected a number from {low} to {high}, not {value}")
    return value


def word(data: dict[str, Any], key: str, words: tuple[str, ...], default: str) -> int:
    """The index of one of several words."""
    value = str(data.get(key, default)).lower()
    if value not in words:
        raise BadPosition(f"position.{key}: expected one of {', '.join(words)}, not {value}")
    return words.index(value)


def energies(data: Any, where: str) -> list[int]:
    """Energies as “2 fire 1 air” or as a mapping."""
    counts = [0, 0, 0, 0]
    if data is None:
        return counts
    pairs = [(str(key), value) for key, value in data.items()] if isinstance(data, dict) else []
    if isinstance(data, str):
        words = data.replace(",", " ").split()
        if len(words) % 2:
            raise BadPosition(f"{where}: expected energies such as “2 fire 1 air”, not “{data}”")
        pairs = [(words[i + 1], int(words[i]) if words[i].isdigit() else -1) for i in range(0, len(words), 2)]
    elif not isinstance(data, dict):
        raise BadPosition(f"{where}: expected energies such as “2 fire 1 air”, not {data}")
    for name, count in pairs:
        if name not in ENERGIES or not isinstance(count, int) or count < 0:
            raise BadPosition(f"{where}: expected a count and one of {', '.join(ENERGIES)}, not {count} {name}")
        counts[ENERGIES.index(name)] += count
    return counts


def seat_number(state: State, key: str, where: str) -> int:
    """A seat 0-3 from its number 1-4."""
    if key not in {str(seat + 1) for seat in range(state.players)}:
        raise BadPosition(f"{where}: there is no seat {key} with {state.players} players")
    return int(key) - 1


def check_keys(data: dict[str, Any], allowed: set[str], where: str) -> None:
    """Refuse keys that nobody reads."""
    for key in data:
        if key not in allowed:
            raise BadPosition(f"{where}: unknown key “{key}”; known are {', '.join(sorted(allowed))}")
