"""Cards of the advanced set (31 to 50) that act by lying in play, and in no other way."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card, Printed
from seasons.rules.cards.choices import familiars_in_play
from seasons.rules.codes import FIRE
from seasons.rules.facts import FAMILIAR, ITEM
from seasons.rules.state import State
from seasons.rules.transition import Transition


class ArcanoLeech(Card):
    """A crystal per summoning of an opponent, who must have it (passives.summon_fee)."""

    number: i64 = 33
    printed: Printed = ("Arcano Leech", FAMILIAR, 8, (0, 0, 0, 0), (2, 5, 8))
    passive: bool = True

    def on_other_summons(self, run: Transition, me: i64, copies: i64, other: i64) -> None:
        run.give(other, me, copies)


class TitusDeepgaze(Card):
    """A crystal from each opponent who has one; sacrificed if somebody had none."""

    number: i64 = 39
    printed: Printed = ("Titus Deepgaze", FAMILIAR, 4, (0, 0, 1, 0), (0, 0, 0))
    energy_per_opponent: i64 = FIRE
    round_end: i64 = 3

    def on_round_end(self, run: Transition, me: i64, card: i64) -> None:
        players = run.state.players
        short = False
        for step in range(1, players):
            if run.give((me + step) % players, me, 1) == 0:
                short = True
        if short:
            run.sacrifice(me, card)


class ThievingFairies(Card):
    """A crystal and one more per activation of an opponent; who has none pays none (passives.after_fairies)."""

    number: i64 = 41
    printed: Printed = ("Thieving Fairies", FAMILIAR, 6, (0, 0, 0, 0), (0, 3, 6))
    passive: bool = True

    def on_other_activates(self, run: Transition, me: i64, copies: i64, other: i64) -> None:
        for _ in range(copies):
            run.give(other, me, 1)
            run.gain(me, 1)


class LanternOfXidit(Card):
    number: i64 = 45
    printed: Printed = ("Lantern of Xidit", ITEM, 24, (0, 0, 3, 3), (0, 0, 0))

    def at_end(self, state: State, me: i64) -> i64:
        return 3 * state.total(me)


class SealedChestOfUrm(Card):
    number: i64 = 46
    printed: Printed = ("Sealed Chest of Urm", ITEM, 10, (0, 2, 0, 1), (0, 0, 0))

    def at_end(self, state: State, me: i64) -> i64:
        return 0 if familiars_in_play(state, me) else 20
