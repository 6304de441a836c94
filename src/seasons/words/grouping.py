"""Which events belong together: what comes, or goes, at once for one seat and one cause is one sentence."""

from collections.abc import Sequence
from typing import Final

from seasons.rules import NAMES, Event

KAIRN: Final = NAMES.index("Kairn the Destroyer")
ONYS: Final = NAMES.index("Damned Soul of Onys")

# Events of these kinds that follow one another for the same seat, cause, card and taker are one sentence.
OF_ENERGIES: Final = (
    "energy-gained",
    "energy-discarded",
    "energy-lost",
    "energy-stored",
    "store-lost",
    "waived",
)
OF_CRYSTALS: Final = ("crystals-lost", "crystals-given")
OF_CARDS: Final = (
    "dealt",
    "picked",
    "drew",
    "kept",
    "draw-discarded",
    "given",
    "looked",
    "top-discarded",
    "sacrificed",
    "taken-back",
    "hand-discarded",
    "library-taken",
)
OF_DICE: Final = ("rolled", "die-taken", "rerolled")
LOSSES: Final = (KAIRN, ONYS)  # other cards do not take crystals away: they are paid for


class Events:
    """Events one after the other, as far as a viewer sees them; `at` is how far it is."""

    def __init__(self, events: Sequence[Event], viewer: int) -> None:
        self.events = [event.seen_by(viewer) for event in events]
        self.at = 0

    def alone(self) -> list[Event]:
        """The next event."""
        self.at += 1
        return self.events[self.at - 1 : self.at]

    def alike(self) -> list[Event]:
        """The next event and those after it that belong into the same sentence."""
        group = self.alone()
        while self.at < len(self.events) and key(self.events[self.at]) == key(group[0]):
            group += self.alone()
        return group

    def together(self, event: Event, of_energies: str, of_crystals: str) -> tuple[list[Event], int]:
        """The energies and the crystals that come, or go, at once for one seat and one cause."""
        energies: list[Event] = []
        crystals = 0
        while (now := self.peek()) and (now.seat, now.cause) == (event.seat, event.cause):
            if now.name == of_energies and not self.pays_for(now, "transmuted"):
                energies.append(now)
            elif now.name == of_crystals and (now.name == "crystals-gained" or is_payment(now)):
                crystals += now.n
            else:
                break
            self.at += 1
        return energies, crystals

    def peek(self) -> Event | None:
        """The next event, if there is one."""
        return self.events[self.at] if self.at < len(self.events) else None

    def pays_for(self, event: Event, kind: str) -> bool:
        """Whether this is the payment of one energy that the next event, of this kind, tells about."""
        if event.name != "energy-paid" or self.at + 1 >= len(self.events):
            return False
        following = self.events[self.at + 1]
        return following.name == kind and following.seat == event.seat and following.energy == event.energy


def is_payment(event: Event) -> bool:
    """Whether crystals were lost as a price."""
    return event.name == "crystals-lost" and event.cause != 0 and event.cause not in LOSSES


def key(event: Event) -> tuple[str | int, ...]:
    """What must be equal for two events to share a sentence."""
    if event.name in OF_CARDS:
        return (event.name, event.seat, event.cause, int(event.card == 0), event.other, event.n)
    other = 0 if event.name == "energy-paid" else event.other
    return (event.name, event.seat, event.cause, event.card, other)
