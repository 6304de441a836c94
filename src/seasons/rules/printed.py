"""What is printed on a card, as a value."""

from typing import NamedTuple

from mypy_extensions import i64

from seasons.rules.cards import NAMES, SYMBOLS
from seasons.rules.codes import FIRST, REVISED
from seasons.rules.counted import CARD_NUMBERS
from seasons.rules.dice import Energies
from seasons.rules.errors import RulesError
from seasons.rules.facts import KIND, KINDS, PRESTIGE, crystal_cost, energy_cost
from seasons.rules.transition import CARDS


class CardFacts(NamedTuple):
    """What is printed on a card, for a number of players and an edition. `kind` is one of KINDS, `energies` and
    `crystals` are the cost, `effects` say when it acts (enter, activate, permanent). `chosen_cost`: the player chooses
    which energies it costs; `stores`: so many energies fit on it; `standing`: what it asks can be answered for good.
    """

    number: int
    name: str
    kind: str
    prestige: int
    energies: Energies
    crystals: int
    effects: tuple[str, ...]
    chosen_cost: bool
    stores: int
    standing: bool


def card(number: i64, players: i64 = 2, edition: i64 = REVISED) -> CardFacts:
    """What is printed on the card of a number; only costs and effects depend on the players and the edition.

    >>> purse = card(8)
    >>> purse.name, purse.kind, purse.prestige, purse.energies, purse.crystals, purse.effects
    ('Purse of Io', 'item', 6, (1, 0, 1, 0), 0, ('permanent',))
    """
    if not 0 < number <= CARD_NUMBERS:
        raise RulesError(f"there is no card {number}")
    own = CARDS[number]
    lacking = own.since_revised if edition == FIRST else ()
    return CardFacts(
        number=number,
        name=NAMES[number],
        kind=KINDS[KIND[number]],
        prestige=PRESTIGE[number],
        energies=(
            energy_cost(number, 0, players),
            energy_cost(number, 1, players),
            energy_cost(number, 2, players),
            energy_cost(number, 3, players),
        ),
        crystals=crystal_cost(number, players, edition),
        effects=tuple([symbol for symbol in SYMBOLS[number] if symbol not in lacking]),
        chosen_cost=own.chosen_cost,
        stores=own.stores,
        standing=own.standing,
    )
