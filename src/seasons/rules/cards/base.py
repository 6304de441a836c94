"""What a power card can do. A card class overrides just the moments it has."""

from mypy_extensions import i64

from seasons.rules.codes import WHY_NO_ACTIVATION
from seasons.rules.state import State
from seasons.rules.transition import Transition
from seasons.vecs import vec


class Card:
    """A power card without any effect. `me` is the seat that has it, `card` the physical copy."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        """The entering effect; `free` when the card was put into play without being summoned."""

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        """Why a straight card in play cannot be activated now: 0, or a mask of WHY_*."""
        return WHY_NO_ACTIVATION

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        """The activation, once the card is turned and the Fairies are paid."""
        raise NotImplementedError

    def on_summon(self, run: Transition, me: i64, card: i64) -> None:
        """The owner has summoned another card."""

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
