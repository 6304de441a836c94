"""Cards of the basic set (1 to 30) that act by lying in play, and in no other way."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card, Printed
from seasons.rules.codes import PLAY
from seasons.rules.facts import FAMILIAR, ITEM
from seasons.rules.state import State
from seasons.rules.transition import Transition


class StaffOfSpring(Card):
    number: i64 = 6
    printed: Printed = ("Staff of Spring", ITEM, 9, (0, 0, 0, 3), (0, 0, 0))
    after_summon: i64 = 2

    def on_summon(self, run: Transition, me: i64, card: i64) -> None:
        run.gain(me, 3)


class PurseOfIo(Card):
    """One more crystal per transmuted energy: passives.extra_crystals counts the copies."""

    number: i64 = 8
    printed: Printed = ("Purse of Io", ITEM, 6, (1, 0, 1, 0), (0, 0, 0))
    passive: bool = True


class FigrimTheAvaricious(Card):
    number: i64 = 11
    printed: Printed = ("Figrim the Avaricious", FAMILIAR, 7, (0, 0, 0, 0), (3, 6, 9))
    season_change: i64 = 1

    def on_season(self, run: Transition, me: i64, card: i64) -> None:
        players = run.state.players
        for step in range(1, players):
            run.give((me + step) % players, me, 1)


class WondrousChest(Card):
    number: i64 = 13
    printed: Printed = ("Wondrous Chest", ITEM, 4, (0, 1, 1, 0), (0, 0, 0))
    round_end: i64 = 4

    def on_round_end(self, run: Transition, me: i64, card: i64) -> None:
        if run.state.total(me) >= 4:
            run.gain(me, 3)


class BeggarsHorn(Card):
    number: i64 = 14
    printed: Printed = ("Beggar’s Horn", ITEM, 8, (1, 0, 0, 1), (0, 0, 0))
    round_end: i64 = 2  # ROUND-4: Onys, Horn, Titus, Chest
    standing: bool = True

    def on_round_end(self, run: Transition, me: i64, card: i64) -> None:
        if run.state.total(me) <= 1:
            run.take(me, 1, card)


class RagfieldsHelm(Card):
    """Twenty crystals for strictly the most cards in play."""

    number: i64 = 19
    printed: Printed = ("Ragfield’s Helm", ITEM, 10, (3, 0, 0, 0), (0, 0, 0))

    def at_end(self, state: State, me: i64) -> i64:
        for seat in range(state.players):
            if seat != me and state.size[PLAY + seat] >= state.size[PLAY + me]:
                return 0
        return 20


class HandOfFortune(Card):
    """Saves one energy per summoning: passives.energies_saved counts the copies."""

    number: i64 = 20
    printed: Printed = ("Hand of Fortune", ITEM, 9, (1, 0, 1, 1), (3, 3, 3))
    passive: bool = True


class RunicCubeOfEolis(Card):
    """Thirty prestige and nothing else."""

    number: i64 = 22
    printed: Printed = ("Runic Cube of Eolis", ITEM, 30, (0, 0, 0, 0), (20, 20, 20))


class HourglassOfTime(Card):
    number: i64 = 27
    printed: Printed = ("Hourglass of Time", ITEM, 6, (1, 1, 1, 1), (0, 0, 0))
    season_change: i64 = 2
    standing: bool = True

    def on_season(self, run: Transition, me: i64, card: i64) -> None:
        run.take(me, 1, card)


class YjangsForgottenVase(Card):
    number: i64 = 30
    printed: Printed = ("Yjang’s Forgotten Vase", ITEM, 6, (0, 1, 1, 1), (0, 0, 0))
    after_summon: i64 = 1

    def on_summon(self, run: Transition, me: i64, card: i64) -> None:
        run.take(me, 1, card)
