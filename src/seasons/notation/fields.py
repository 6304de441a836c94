"""Small readers for YAML written by hand: each complains by the place where the value stands."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import yaml

from seasons.notation.errors import BadPosition
from seasons.notation.moves import card_number, small_number
from seasons.rules import ENERGIES, Energies, RulesError

FASTEST: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the same language, ten times faster with libyaml


class Loader(FASTEST):  # type: ignore[misc]  # which of the two it is, mypy cannot know
    """YAML without numbers to the base of sixty, which nobody means by “1:30”, and which take for ever when long."""


def read_number(loader: Any, node: Any) -> Any:
    """A number, or the text if it has a colon."""
    text = loader.construct_scalar(node)
    whole = node.tag.endswith("int")
    return text if ":" in text else loader.construct_yaml_int(node) if whole else loader.construct_yaml_float(node)


Loader.add_constructor("tag:yaml.org,2002:int", read_number)
Loader.add_constructor("tag:yaml.org,2002:float", read_number)


def load(text: str, what: str = "position") -> dict[str, Any]:
    """The mapping that a YAML text holds.

    >>> load("players: 2")
    {'players': 2}
    """
    try:
        loader = Loader(text)
        node = loader.get_single_node()
        if node is not None:
            check_node(node, text, what)
        data = loader.construct_document(node) if node is not None else {}
    except RulesError:
        raise
    except (yaml.YAMLError, ValueError, LookupError, AttributeError) as error:  # the others: “!!bool x”, no such day
        hint = "; a text with #2 needs quotes" if " #2" in text else ""
        raise BadPosition(f"{what}: this is not YAML: {error}{hint}") from None
    if not isinstance(data, dict):
        raise BadPosition(f"{what}: expected keys such as “players: 2”, not {type(data).__name__}")
    return {str(key): value for key, value in data.items()}


def check_node(node: yaml.Node, text: str, what: str) -> None:
    """Refuse what YAML would silently take for something else: keys that stand there twice, and a “#2” outside quotes,
    which would be a comment and mean the first copy."""
    where = f"{what}, line {node.start_mark.line + 1}"
    if isinstance(node, yaml.ScalarNode):
        if not node.style and re.match(r"[ \t]+#2", text[node.end_mark.index : node.end_mark.index + 20]):
            raise BadPosition(f"{where}: put “{node.value} #2” in quotes; YAML takes # for a comment")
    elif isinstance(node, yaml.SequenceNode):
        for part in node.value:
            check_node(part, text, what)
    else:
        keys = Counter(key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode))
        twice = [key for key, count in keys.items() if count > 1]
        if twice:
            raise BadPosition(f"{where}: the key “{twice[0]}” is there more than once")
        for key, value in node.value:
            check_node(key, text, what)
            check_node(value, text, what)


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


def word(data: dict[str, Any], key: str, words: tuple[str, ...], default: str, where: str = "position") -> int:
    """The index of one of several words."""
    value = str(data.get(key, default)).lower()
    if value not in words:
        raise BadPosition(f"{where}.{key}: expected one of {', '.join(words)}, not {value}")
    return words.index(value)


def energies(data: Any, where: str) -> Energies:
    """Energies as “2 fire 1 air” or as a mapping; the counts of air, water, fire and earth.

    >>> energies("2 fire 1 air", "reserve")
    (1, 0, 2, 0)
    """
    counts = [0, 0, 0, 0]
    if data is None:
        return (0, 0, 0, 0)
    pairs = [(str(key), value) for key, value in data.items()] if isinstance(data, dict) else []
    if isinstance(data, str):
        words = data.replace(",", " ").split()
        if len(words) % 2:
            raise BadPosition(f"{where}: expected energies such as “2 fire 1 air”, not “{data}”")
        pairs = [(words[i + 1], small_number(words[i])) for i in range(0, len(words), 2)]
    elif not isinstance(data, dict):
        raise BadPosition(f"{where}: expected energies such as “2 fire 1 air”, not {data}")
    for name, count in pairs:
        if name not in ENERGIES or not isinstance(count, int) or count < 0:
            raise BadPosition(f"{where}: expected a count and one of {', '.join(ENERGIES)}, not {count} {name}")
        counts[ENERGIES.index(name)] += count
    air, water, fire, earth = counts
    return (air, water, fire, earth)


def energy_text(counts: Sequence[int]) -> str:
    """The text of energies, without zeros.

    >>> energy_text((1, 0, 2, 0))
    '1 air 2 fire'
    """
    return " ".join(f"{count} {name}" for count, name in zip(counts, ENERGIES) if count)


def seat_number(players: int, key: str, where: str) -> int:
    """A seat 0-3 from its number 1-4."""
    if key not in {str(seat + 1) for seat in range(players)}:
        raise BadPosition(f"{where}: there is no seat {key} with {players} players")
    return int(key) - 1


def check_keys(data: dict[str, Any], allowed: set[str], where: str) -> None:
    """Refuse keys that nobody reads."""
    for key in data:
        if key not in allowed:
            raise BadPosition(f"{where}: unknown key “{key}”; known are {', '.join(sorted(allowed))}")


def card_at(name: Any, where: str) -> int:
    """The number of a card by its name or number."""
    try:
        return card_number(str(name))
    except RulesError as error:
        raise BadPosition(f"{where}: {error}") from None


def flag(data: dict[str, Any], key: str) -> bool:
    """Yes or no, by default no."""
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise BadPosition(f"position.{key}: expected true or false, not {value}")
    return value
