"""The arguments of all messages in one table: an argument has one name, one type and one meaning everywhere."""

from typing import Final

from seasons.rules import EDITIONS, ENERGIES, OBJECTS, SEASONS

NONE: Final = "none"
"""What stands in for a card or a list that is not there, so that a message can choose other words."""

ARGUMENTS: Final[dict[str, type[int] | type[str]]] = {
    # who
    "voice": str,
    "player": str,
    "tovoice": str,
    "to": str,
    "players": str,
    "seat": int,
    # which card, or cards; titles are already dressed
    "name": str,
    "number": int,
    "edition": str,
    "card": str,
    "cards": str,
    "cause": str,
    # how many, and of what
    "count": int,
    "limit": int,
    "free": int,
    "energy": str,
    "amount": str,
    "energies": str,
    "taken": str,
    "crystals": str,
    "cost": str,
    "dice": str,
    "bonus": str,
    # where and when
    "season": str,
    "year": int,
    "round": int,
    "space": int,
    "direction": str,
    "change": str,
    "rank": int,
    # lists
    "first": str,
    "second": str,
    # why
    "what": str,
    # the command line
    "text": str,
    "path": str,
    "option": str,
    "value": str,
}

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "voice": ("you", "other"),
    "tovoice": ("you", "other"),
    "edition": EDITIONS,
    "energy": ENERGIES,
    "season": SEASONS,
    "direction": ("forward", "back"),
    "change": ("up", "down"),
    "what": OBJECTS,
}
"""Arguments that are one of a few words, never shown, only chosen by."""
