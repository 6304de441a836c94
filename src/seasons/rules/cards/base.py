"""What a power card can say of itself and do. A card class names its number and overrides just what it has."""

from typing import TypeAlias

from mypy_extensions import i64

from seasons.rules.codes import WHY_NO_ACTIVATION
from seasons.rules.facts import ITEM
from seasons.rules.state import State
from seasons.rules.transition import Transition
from seasons.vecs import vec

Names: TypeAlias = tuple[str, ...]
# English name, kind, prestige, energies (air water fire earth), crystals for 2, 3, 4 players
Printed: TypeAlias = tuple[str, int, int, tuple[int, int, int, int], tuple[int, int, int]]


class Card:
    """A power card without any effect. `me` is the seat that has it, `card` the physical copy.

    What it says of itself is read once, when the cards are loaded (`cards`).
    """

    number: i64 = 0
    printed: Printed = ("", ITEM, 0, (0, 0, 0, 0), (0, 0, 0))
    energy_per_opponent: i64 = -1  # of this type it costs one for every opponent, whatever is printed for two players
    first_edition_price: i64 = -1  # crystals, where the first edition asks for others
    since_revised: Names = ()  # symbols that it has not in the first edition
    chosen_cost: bool = False  # whoever summons it chooses which energies it costs; the card asks
    passive: bool = False  # it is permanent without acting at any moment (`passives`)
    standing: bool = False  # what it makes its owner choose can be answered for good
    stores: i64 = 0  # energies that fit on it
    rests: i64 = 0  # the most of them that lie there while nothing is going on
    needs_kind: i64 = -1  # its question is about a card of this kind, in hand or in play
    asks: Names = ()  # the kinds of its questions, stage by stage
    together: bool = False  # its questions are single choices of one
    round_end: i64 = 0  # as which it acts at the end of a round, from 1 on
    season_change: i64 = 0  # as which it acts when the season changes
    after_summon: i64 = 0  # as which it acts when its owner has summoned another card

    # --- when it acts

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        """The entering effect; `free` when the card was put into play without being summoned."""

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        """Why a straight card in play cannot be activated now: 0, or a mask of WHY_*."""
        return WHY_NO_ACTIVATION

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        """The activation, once the card is turned and opponents have taken what that gives them."""
        raise NotImplementedError

    def on_summon(self, run: Transition, me: i64, card: i64) -> None:
        """The owner has summoned another card."""

    def on_other_summons(self, run: Transition, me: i64, copies: i64, other: i64) -> None:
        """Another seat summons; asked once for all copies of the owner."""

    def on_other_activates(self, run: Transition, me: i64, copies: i64, other: i64) -> None:
        """Another seat activates a card; asked once for all copies of the owner."""

    def on_season(self, run: Transition, me: i64, card: i64) -> None:
        """The season changes."""

    def on_round_end(self, run: Transition, me: i64, card: i64) -> None:
        """The round ends."""

    def leaves(self, run: Transition, me: i64, card: i64, sacrificed: bool) -> None:
        """The card has left play: sacrificed, or taken back."""

    def at_end(self, state: State, me: i64) -> i64:
        """Crystals that one copy adds when the game ends."""
        return 0

    # --- questions the card asks (Transition.ask) and what it does after something else is done (Transition.then)

    def forced(self, state: State, me: i64, stage: i64) -> bool:
        """Whether a single option may be taken without asking, because everybody can see that it is the only one."""
        return True

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        """Fill `out` with the legal answers and return how many there are. None: the question lapses.

        `memo` is the number the card gave along when it asked.
        """
        raise NotImplementedError

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        """Carry out an answer. The question is off the stack; the card may ask again."""
        raise NotImplementedError

    def resume(self, run: Transition, me: i64, card: i64, stage: i64, paid: i64) -> None:
        """Go on after a payment; `paid` is what a payment of any types took, packed (`costs`)."""
        raise NotImplementedError

    # --- what it tells people

    def shows(self, me: i64, stage: i64) -> i64:
        """The place of the card that a question is about, or -1."""
        return -1

    def caution(self, state: State, me: i64) -> str:
        """What to warn of before it enters, where only chance knows what follows: one of `answer.CAUTIONS`, or none."""
        return ""

    def offered(self, state: State, me: i64, card: i64) -> bool:
        """Whether activating it now brings something and takes nothing, so that nobody should forget it."""
        return False
