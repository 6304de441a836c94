"""The power cards: one class each, which says when it acts, what it asks and what is printed on it.

Every module in this folder and in the folders of the sets is read. All tables about cards are derived from the
classes, here and nowhere else; so a new card is a new class, and nothing must be told about it.
"""

from importlib import import_module
from pkgutil import walk_packages
from typing import Final

from mypy_extensions import i64

from seasons.rules.cards.base import Card
from seasons.rules.codes import FIRST
from seasons.rules.counted import CARD_NUMBERS
from seasons.rules.facts import CHOSEN_COST, note, note_price
from seasons.rules.transition import CARDS
from seasons.vecs import vec


def _classes() -> list[type[Card]]:
    """All classes of cards that have a number."""
    found: list[type[Card]] = []
    for module in walk_packages(__path__, f"{__name__}."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, type) and issubclass(value, Card) and value is not Card and value not in found:
                found.append(value)
    return found


def _load() -> None:
    """Fill CARDS by number, and the printed numbers with what the classes say."""
    by_number = {int(card.number): card for card in [kind() for kind in _classes()]}
    if sorted(by_number) != list(range(1, CARD_NUMBERS + 1)):
        raise AssertionError(
            f"the classes of cards are not those that were counted: make generate; {sorted(by_number)}"
        )
    CARDS.append(Card())  # number 0 does not exist
    for number in range(1, CARD_NUMBERS + 1):
        card = by_number[number]
        CARDS.append(card)
        _, kind, prestige, energies, crystals = card.printed
        note(number, kind, prestige, list(energies), list(crystals), card.energy_per_opponent)
        CHOSEN_COST[number] = 1 if card.chosen_cost else 0
        for players in range(2, 5):
            if card.first_edition_price >= 0:
                note_price(number, players, FIRST, card.first_edition_price)


def _acts(card: Card, moment: str) -> bool:
    """Whether a card does anything at a moment: its class has the method."""
    return getattr(type(card), moment) is not getattr(Card, moment)


def _in_order(moment: str, order: str) -> vec[i64]:
    """The numbers of the cards that act at a moment, in the order that they say."""
    acting = [card for card in CARDS if _acts(card, moment)]
    places = [int(getattr(card, order)) for card in acting]
    if sorted(places) != list(range(1, len(acting) + 1)):
        raise AssertionError(f"cards that have {moment} must say {order}, each another one from 1 on: {places}")
    numbers = [int(card.number) for _, card in sorted(zip(places, acting, strict=True), key=lambda pair: pair[0])]
    return vec[i64](numbers)


def _symbols(card: Card) -> tuple[str, ...]:
    """The symbols on a card: when it acts."""
    moments = ("on_summon", "on_other_summons", "on_other_activates", "on_season", "on_round_end", "at_end")
    found: list[str] = [symbol for symbol in ("enter", "activate") if _acts(card, symbol)]
    if card.passive or any([_acts(card, moment) for moment in moments]):
        found.append("permanent")
    return tuple(found)


_load()

NAMES: Final = tuple([card.printed[0] for card in CARDS])
"""The English names, by number; number 0 does not exist."""
SYMBOLS: Final = tuple([_symbols(card) for card in CARDS])
"""When each card acts, by number: on entering play (enter), when activated (activate), permanently (permanent)."""

ROUND_END: Final = _in_order("on_round_end", "round_end")
SEASON_CHANGE: Final = _in_order("on_season", "season_change")
AFTER_SUMMON: Final = _in_order("on_summon", "after_summon")
_OTHERS_SUMMON = [int(card.number) for card in CARDS if _acts(card, "on_other_summons")]
_OTHERS_ACTIVATE = [int(card.number) for card in CARDS if _acts(card, "on_other_activates")]
_AT_END = [int(card.number) for card in CARDS if _acts(card, "at_end")]
OTHERS_SUMMON: Final = vec[i64](_OTHERS_SUMMON)
OTHERS_ACTIVATE: Final = vec[i64](_OTHERS_ACTIVATE)
AT_END: Final = vec[i64](_AT_END)
