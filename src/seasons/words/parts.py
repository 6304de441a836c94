"""The parts of speech that all sentences are made of: names, amounts, lists, dice. None of them is said here."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from seasons.rules import EDITIONS, ENERGIES, LEVELS, NAMES, SEASONS, card
from seasons.rules import face as face_of
from seasons.text import Part, Text, Wording
from seasons.words.arguments import NONE

AMULET_OF_WATER: Final = NAMES.index("Amulet of Water")
TITLES: Final[list[Wording]] = [
    NONE,
    *(Text("card-title", {"name": Text(f"card-{number}.name")}) for number in range(1, len(NAMES))),
]

# --- cards


def card_name(number: int) -> Text:
    """The title of a card."""
    return Text(f"card-{number}.name")


def card_full(number: int, edition: int = 0) -> Text:
    """What a card does, in at most 180 characters; two cards differ between the editions."""
    return Text(f"card-{number}.full", {"edition": EDITIONS[edition]})


def card_gist(number: int, edition: int = 0) -> Text:
    """What a card does, in at most 56 characters."""
    return Text(f"card-{number}.gist", {"edition": EDITIONS[edition]})


def card_cost(number: int, players: int, edition: int = 0) -> Wording:
    """The printed cost of a card."""
    printed = card(number, players, edition)
    if printed.chosen_cost:
        return Text("cost-chosen")
    parts = energy_parts(printed.energies)
    if printed.crystals:
        parts.append(crystals(printed.crystals))
    return listed(parts)


def title(number: int) -> Wording:
    """The title of a card as it stands in a sentence; "none" for no card."""
    return TITLES[number]


# --- names


def energy_name(energy: int) -> Text:
    """The name of an energy."""
    return Text("energy-" + ENERGIES[energy])


def season_name(season: int) -> Text:
    """The name of a season."""
    return Text("season-" + SEASONS[season])


def kind_name(kind: str) -> Text:
    """The name of a kind of card, one of KINDS."""
    return Text("kind-" + kind)


def level_name(level: int) -> Text:
    """The name of a level."""
    return Text("level-" + LEVELS[level])


def edition_name(edition: int) -> Text:
    """The name of an edition."""
    return Text("edition-" + EDITIONS[edition])


def zone_name(zone: str) -> Text:
    """Where a card is: one of ZONES, or “hidden”."""
    return Text("zone-" + zone.replace(" ", "-"))


def player(seat: int, names: Sequence[Wording] = ()) -> Wording:
    """The name of a seat, or its number if it has none.

    >>> player(0, ["Lea"]), player(1, ["Lea"])
    ('Lea', Text(id='player-unnamed', args={'seat': 2}))
    """
    name = names[seat] if 0 <= seat < len(names) else ""
    return name if name else Text("player-unnamed", {"seat": seat + 1})


def who(seat: int, viewer: int, names: Sequence[Wording]) -> dict[str, Part]:
    """The arguments `voice` and `player` for a seat."""
    return {"voice": "you" if seat == viewer else "other", "player": player(seat, names)}


# --- amounts and lists


def listed(parts: Sequence[Wording]) -> Wording:
    """Parts as a list with commas and an "and"; "nothing" if there are none.

    >>> listed(["Lea", "Hugo"])
    Text(id='list-two', args={'first': 'Lea', 'second': 'Hugo'})
    """
    if not parts:
        return Text("amount-nothing")
    if len(parts) == 2:
        return Text("list-two", {"first": parts[0], "second": parts[1]})
    said = parts[0]
    for index in range(1, len(parts)):
        said = Text("list-last" if index == len(parts) - 1 else "list-more", {"first": said, "second": parts[index]})
    return said


def in_a_row(parts: Sequence[Wording], id: str = "list-more") -> Wording:
    """Parts with commas and no "and"."""
    said = parts[0]
    for index in range(1, len(parts)):
        said = Text(id, {"first": said, "second": parts[index]})
    return said


def crystals(count: int) -> Text:
    """A number of crystals."""
    return Text("amount-crystals", {"count": count})


def energies(energy: int, count: int = 1, source: int = 0) -> Text:
    """A number of energies of one type, perhaps (source 1 or 2) from an Amulet of Water.

    >>> energies(2, 3)
    Text(id='amount-energy', args={'energy': 'fire', 'count': 3})
    """
    amount = Text("amount-energy", {"energy": ENERGIES[energy], "count": count})
    if not source:
        return amount
    return Text("amount-energy-stored", {"amount": amount, "card": title(AMULET_OF_WATER)})


def more(energy: int, count: int) -> Text:
    """A number of energies of one type that are missing."""
    return Text("amount-energy-more", {"energy": ENERGIES[energy], "count": count})


def energy_parts(counts: Sequence[int]) -> list[Wording]:
    """Four counts, air to earth, as parts of a list without the zeros."""
    return [energies(energy, count) for energy, count in enumerate(counts) if count]


def amounts(counts: Sequence[int]) -> Wording:
    """Four counts of energies, air to earth, as a list."""
    return listed(energy_parts(counts))


@cache
def die(die: int, face: int) -> Wording:
    """A die face: die 0-19 (season * 5 + template), face 0-5, as the rules count them."""
    shown = face_of(die, face)
    parts = energy_parts(shown.energies)
    if shown.crystals:
        parts.append(crystals(shown.crystals))
    if shown.gauge:
        parts.append(Text("face-gauge"))
    if shown.draw:
        parts.append(Text("face-draw"))
    if shown.transmute:
        parts.append(Text("face-transmute"))
    parts.append(Text("face-pips", {"count": shown.pips}))
    return in_a_row(parts)


def dice(faces: Sequence[tuple[int, int]]) -> Wording:
    """Several die faces in a row."""
    return in_a_row([die(number, face) for number, face in faces], "list-dice")
