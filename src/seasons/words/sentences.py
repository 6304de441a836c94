"""Events as sentences of a log. What belongs together is told together: "gains 2 water and 1 fire"."""

from collections.abc import Sequence
from typing import Final

from seasons.rules import BONUS_NAMES, EVENT_NAMES, NAMES, SEASONS, Event
from seasons.words.arguments import NONE
from seasons.words.speech import Speech

BALANCE: Final = NAMES.index("Balance of Ishtar")
KAIRN: Final = NAMES.index("Kairn the Destroyer")
ONYS: Final = NAMES.index("Damned Soul of Onys")
ENERGY_PAID: Final = EVENT_NAMES.index("energy-paid")

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
OF_ONE_CARD: Final = ("summons", "entered", "activated", "passed-on")
LOSSES: Final = (KAIRN, ONYS)  # other cards do not take crystals away: they are paid for


class Teller:
    """Tells events one after the other; `at` is how far it is."""

    def __init__(self, speech: Speech, events: Sequence[Event], viewer: int, names: Sequence[str]) -> None:
        self.speech = speech
        self.events = [event.seen_by(viewer) for event in events]
        self.viewer = viewer
        self.names = names
        self.at = 0
        self.said: list[str] = []

    def tell(self) -> list[str]:
        """All sentences."""
        while self.at < len(self.events):
            event = self.events[self.at]
            if event.name == "summons":
                self.summons(event)
            elif event.name == "entered":
                self.entered(event)
            elif event.name == "transmuted" or self.pays_for(event, "transmuted"):
                self.transmuted(event)
            elif self.pays_for(event, "energy-stored") and event.other == 0:
                self.at += 1  # the Cauldron's energy: what is put there is told next
            elif event.name in ("crystals-gained", "energy-gained"):
                self.gains(event)
            elif event.name == "energy-paid" or is_payment(event):
                self.pays(event)
            elif event.name in OF_ENERGIES:
                self.energies(self.alike())
            elif event.name in OF_CRYSTALS:
                self.crystals(self.alike())
            elif event.name in OF_CARDS:
                self.cards(self.alike())
            elif event.name in OF_DICE:
                group = self.alike() if event.name == "rolled" else self.alone()
                self.say(event, dice=self.speech.dice([(rolled.n, rolled.energy) for rolled in group]))
            elif event.name == "scored":
                self.scored()
            else:
                self.alone()
                self.plain(event)
        return self.said

    # --- which events belong together

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

    # --- sentences

    def say(self, event: Event, attribute: str = "", /, **args: str | int) -> None:
        """Say the sentence of an event."""
        self.say_kind(event.name, event.seat, attribute, **args)

    def say_kind(self, kind: str, seat: int, attribute: str, /, **args: str | int) -> None:
        """Say the sentence of a kind of event about a seat."""
        if seat >= 0:
            args.update(self.speech.who(seat, self.viewer, self.names))
        self.said.append(self.speech.text(f"event-{kind}{attribute}", **args))

    def cause(self, event: Event) -> str:
        """The title of the card behind an event; "none" if there is none, or if it is the card the event is about."""
        return self.speech.title(event.cause) if event.cause != event.card else NONE

    def to(self, event: Event) -> dict[str, str]:
        """The arguments for the seat at the receiving end."""
        taker = self.speech.who(event.other, self.viewer, self.names)
        return {"to": taker["player"], "tovoice": taker["voice"]}

    def amounts(self, group: Sequence[Event]) -> list[str]:
        """The energies of a group as parts of a list; those from an Amulet of Water apart."""
        counts: dict[tuple[int, int], int] = {}
        for event in group:
            source = event.other if event.name == "energy-paid" else 0
            slot = (min(source, 1), event.energy)
            counts[slot] = counts.get(slot, 0) + (1 if event.name == "waived" else event.n)
        return [self.speech.energies(energy, counts[source, energy], source) for source, energy in sorted(counts)]

    def energies(self, group: list[Event]) -> None:
        """Energies come or go."""
        event = group[0]
        said = self.speech.listed(self.amounts(group))
        cause = self.cause(event)
        if event.name == "energy-lost":
            following = self.peek()
            if following and key(following) == ("energy-gained", *key(event)[1:]):
                taken = self.speech.listed(self.amounts(self.alike()))
                self.say(event, ".turned", energies=said, taken=taken, cause=cause)
                return
        self.say(event, energies=said, cause=cause, card=self.speech.title(event.card))

    def gains(self, event: Event) -> None:
        """Energies and crystals come from the same place."""
        energies, crystals = self.together(event, "energy-gained", "crystals-gained")
        self.say_amounts(energies, crystals, event, "energy-gained", "crystals-gained", "")

    def pays(self, event: Event) -> None:
        """Energies and crystals are paid for the same card; what the Balance is paid becomes crystals."""
        energies, crystals = self.together(event, "energy-paid", "crystals-lost")
        following = self.peek()
        worth = ("crystals-gained", event.seat, BALANCE)
        if event.cause == BALANCE and following and (following.name, following.seat, following.cause) == worth:
            _, gained = self.together(event, "energy-gained", "crystals-gained")
            self.say_transmuted(event, energies, gained)
            return
        self.say_amounts(energies, crystals, event, "energy-paid", "crystals-lost", ".paid")

    def say_amounts(
        self, energies: list[Event], crystals: int, event: Event, of_energies: str, of_crystals: str, attribute: str
    ) -> None:
        """Say energies, or crystals, or both in one list."""
        cause = self.speech.title(event.cause)
        parts = self.amounts(energies)
        amount = self.speech.crystals(crystals)
        if not parts:
            self.say_kind(of_crystals, event.seat, attribute, crystals=amount, cause=cause)
            return
        said = self.speech.listed([*parts, amount] if crystals else parts)
        self.say_kind(of_energies, event.seat, "", energies=said, cause=cause)

    def crystals(self, group: list[Event]) -> None:
        """Crystals are lost, or change hands."""
        event = group[0]
        args = self.to(event) if event.name == "crystals-given" else {}
        amount = self.speech.crystals(sum(one.n for one in group))
        self.say(event, crystals=amount, cause=self.cause(event), **args)

    def cards(self, group: list[Event]) -> None:
        """Cards are drawn, kept, discarded, given, sacrificed ..., seen by the reader or not."""
        event = group[0]
        args: dict[str, str | int] = {"year": event.n} if event.name == "library-taken" else {}
        if event.name == "given":
            args.update(self.to(event))
        if event.card == 0:
            self.say(event, ".hidden", count=len(group), cause=self.speech.title(event.cause), **args)
            return
        titles = [self.speech.title(one.card) for one in group]
        self.say(event, cards=self.speech.listed(titles), cause=self.cause(event), **args)

    def transmuted(self, event: Event) -> None:
        """Energies, each paid and then transmuted, become crystals."""
        paid: list[Event] = []
        worth = 0
        while True:
            now = self.peek()
            if now is None or now.seat != event.seat or now.cause != event.cause:
                break
            if now.name == "transmuted":
                if not paid or self.events[self.at - 1].name != "energy-paid":
                    paid.append(Event(ENERGY_PAID, now.seat, 0, 1, now.energy, 0, now.cause, now.mask))
                worth += now.n
            elif self.pays_for(now, "transmuted"):
                paid.append(now)
            else:
                break
            self.at += 1
        self.say_transmuted(event, paid, worth)

    def say_transmuted(self, event: Event, paid: list[Event], worth: int) -> None:
        """Say what became crystals."""
        self.say_kind(
            "transmuted",
            event.seat,
            "",
            energies=self.speech.listed(self.amounts(paid)),
            crystals=self.speech.crystals(worth),
            cause=self.speech.title(event.cause),
        )

    def summons(self, event: Event) -> None:
        """A card is summoned; what is paid for it at once belongs to the sentence."""
        self.alone()
        paid: list[Event] = []
        waived: list[Event] = []
        crystals = 0
        while (now := self.peek()) and now.seat == event.seat:
            if now.name == "energy-paid" and now.cause == event.card:
                paid.append(now)
            elif now.name == "waived":
                waived.append(now)
            elif now.name == "crystals-lost" and now.cause == event.card:
                crystals += now.n
            else:
                break
            self.at += 1
        cost = self.amounts(paid)
        if crystals:
            cost.append(self.speech.crystals(crystals))
        self.say(event, card=self.speech.title(event.card), cost=self.speech.listed(cost) if cost else NONE)
        if waived:
            self.energies(waived)

    def entered(self, event: Event) -> None:
        """A card is in play. A summoning has been told already; only cards that come for free are news."""
        self.alone()
        if event.n:
            self.say(event, card=self.speech.title(event.card), cause=self.speech.title(event.cause))

    def plain(self, event: Event) -> None:
        """Events that are sentences of their own."""
        args: dict[str, str | int] = {}
        if event.name in OF_ONE_CARD:
            args["card"] = self.speech.title(event.card)
        if event.name == "passed-on":
            args.update(self.to(event))
        elif event.name == "round-began":
            args.update(round=event.n, season=SEASONS[event.energy])
        elif event.name == "gauge-changed":
            args.update(count=abs(int(event.n)), change="up" if event.n > 0 else "down", cause=self.cause(event))
        elif event.name == "bonus-used":
            self.skip_what_a_bonus_does(event)
            args["bonus"] = self.speech.text("bonus-" + BONUS_NAMES[event.n])
        elif event.name == "token-moved":
            self.token(event)
            return
        elif event.name == "season-changed":
            args["season"] = SEASONS[event.energy]
        elif event.name == "year-changed":
            self.year(event)
            return
        elif event.name == "pile-rebuilt":
            args["count"] = event.n
        self.say(event, **args)

    def skip_what_a_bonus_does(self, event: Event) -> None:
        """The sentence about a bonus already says that the gauge goes up, or that energies may be transmuted."""
        told = {"gauge": "gauge-changed", "transmute": "right-gained"}.get(BONUS_NAMES[event.n])
        following = self.peek()
        if following and (following.name, following.seat, following.cause) == (told, event.seat, 0):
            self.at += 1

    def token(self, event: Event) -> None:
        """The Season token moves, by itself or by somebody's Boots."""
        self.say(
            event,
            ".moved" if event.cause else "",
            count=abs(int(event.n)),
            direction="forward" if event.n > 0 else "back",
            space=event.other,
            cause=self.speech.title(event.cause),
        )

    def year(self, event: Event) -> None:
        """Another year, as it is shown: before year 1 it is still year 1, after year 3 still year 3."""
        before = self.events[self.at - 2] if self.at > 1 else None
        back = before is not None and before.name == "token-moved" and before.n < 0
        if event.n < 1:
            self.say(event, ".before")
        elif event.n > 3:
            self.say(event, ".after")
        else:
            self.say(event, ".again" if back or event.n == 1 else "", year=event.n)

    def scored(self) -> None:
        """The final scores, the best first."""
        group: list[Event] = []
        while (now := self.peek()) and now.name == "scored":
            group += self.alone()
        for event in sorted(group, key=lambda event: event.other):
            self.say(event, count=event.n, rank=event.other)


def is_payment(event: Event) -> bool:
    """Whether crystals were lost as a price."""
    return event.name == "crystals-lost" and event.cause != 0 and event.cause not in LOSSES


def key(event: Event) -> tuple[str | int, ...]:
    """What must be equal for two events to share a sentence."""
    if event.name in OF_CARDS:
        return (event.name, event.seat, event.cause, int(event.card == 0), event.other, event.n)
    other = 0 if event.name == "energy-paid" else event.other
    return (event.name, event.seat, event.cause, event.card, other)
