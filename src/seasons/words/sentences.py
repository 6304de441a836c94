"""Events as sentences of a log. What belongs together is told together: "gains 2 water and 1 fire"."""

from collections.abc import Sequence
from typing import Final

from seasons.rules import BONUS_NAMES, EVENT_NAMES, NAMES, SEASONS, Event
from seasons.text import Part, Text, Wording
from seasons.words.arguments import NONE
from seasons.words.grouping import OF_CARDS, OF_CRYSTALS, OF_DICE, OF_ENERGIES, Events, is_payment, key
from seasons.words.parts import crystals, dice, energies, listed, title, who

BALANCE: Final = NAMES.index("Balance of Ishtar")
ENERGY_PAID: Final = EVENT_NAMES.index("energy-paid")
OF_ONE_CARD: Final = ("summons", "entered", "activated", "passed-on")


def event_sentences(events: Sequence[Event], viewer: int, names: Sequence[Wording] = ()) -> list[Text]:
    """The events as sentences, as far as the viewer sees them; what belongs together is one sentence."""
    return Teller(events, viewer, names).tell()


class Teller(Events):
    """Tells events one after the other."""

    def __init__(self, events: Sequence[Event], viewer: int, names: Sequence[Wording]) -> None:
        super().__init__(events, viewer)
        self.viewer = viewer
        self.names = names
        self.said: list[Text] = []

    def tell(self) -> list[Text]:
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
                self.say(event, {"dice": dice([(rolled.n, rolled.energy) for rolled in group])})
            elif event.name == "scored":
                self.scored()
            else:
                self.alone()
                self.plain(event)
        return self.said

    # --- sentences

    def say(self, event: Event, args: dict[str, Part], attribute: str = "") -> None:
        """Tell the sentence of an event."""
        self.say_kind(event.name + attribute, event.seat, args)

    def say_kind(self, kind: str, seat: int, args: dict[str, Part]) -> None:
        """Tell the sentence of a kind of event about a seat."""
        if seat >= 0:
            args.update(who(seat, self.viewer, self.names))
        self.said.append(Text("event-" + kind, args))

    def cause(self, event: Event) -> Wording:
        """The title of the card behind an event; "none" if there is none, or if it is the card the event is about."""
        return title(event.cause) if event.cause != event.card else NONE

    def to(self, event: Event) -> dict[str, Part]:
        """The arguments for the seat at the receiving end."""
        taker = who(event.other, self.viewer, self.names)
        return {"to": taker["player"], "tovoice": taker["voice"]}

    def amounts(self, group: Sequence[Event]) -> list[Wording]:
        """The energies of a group as parts of a list; those from an Amulet of Water apart."""
        counts: dict[tuple[int, int], int] = {}
        for event in group:
            source = event.other if event.name == "energy-paid" else 0
            slot = (min(source, 1), event.energy)
            counts[slot] = counts.get(slot, 0) + (1 if event.name == "waived" else event.n)
        return [energies(energy, counts[source, energy], source) for source, energy in sorted(counts)]

    def energies(self, group: list[Event]) -> None:
        """Energies come or go."""
        event = group[0]
        said = listed(self.amounts(group))
        cause = self.cause(event)
        if event.name == "energy-lost":
            following = self.peek()
            if following and key(following) == ("energy-gained", *key(event)[1:]):
                taken = listed(self.amounts(self.alike()))
                self.say(event, {"energies": said, "taken": taken, "cause": cause}, ".turned")
                return
        self.say(event, {"energies": said, "cause": cause, "card": title(event.card)})

    def gains(self, event: Event) -> None:
        """Energies and crystals come from the same place."""
        gained, count = self.together(event, "energy-gained", "crystals-gained")
        self.say_amounts(gained, count, event, "energy-gained", "crystals-gained")

    def pays(self, event: Event) -> None:
        """Energies and crystals are paid for the same card; what the Balance is paid becomes crystals."""
        paid, count = self.together(event, "energy-paid", "crystals-lost")
        following = self.peek()
        worth = ("crystals-gained", event.seat, BALANCE)
        if event.cause == BALANCE and following and (following.name, following.seat, following.cause) == worth:
            _, gained = self.together(event, "energy-gained", "crystals-gained")
            self.say_transmuted(event, paid, gained)
            return
        self.say_amounts(paid, count, event, "energy-paid", "crystals-lost.paid")

    def say_amounts(self, group: list[Event], count: int, event: Event, of_energies: str, of_crystals: str) -> None:
        """Tell of energies, or of crystals, or of both in one list."""
        parts = self.amounts(group)
        if not parts:
            self.say_kind(of_crystals, event.seat, {"crystals": crystals(count), "cause": title(event.cause)})
            return
        if count:
            parts.append(crystals(count))
        self.say_kind(of_energies, event.seat, {"energies": listed(parts), "cause": title(event.cause)})

    def crystals(self, group: list[Event]) -> None:
        """Crystals are lost, or change hands."""
        event = group[0]
        amount = crystals(sum([one.n for one in group]))
        args: dict[str, Part] = {"crystals": amount, "cause": self.cause(event)}
        if event.name == "crystals-given":
            args.update(self.to(event))
        self.say(event, args)

    def cards(self, group: list[Event]) -> None:
        """Cards are drawn, kept, discarded, given, sacrificed ..., seen by the reader or not."""
        event = group[0]
        hidden = event.card == 0
        cause = title(event.cause) if hidden else self.cause(event)
        args: dict[str, Part] = {"count": len(group), "cause": cause}
        if not hidden:
            args = {"cards": listed([title(one.card) for one in group]), "cause": cause}
        if event.name == "library-taken":
            args["year"] = event.n
        elif event.name == "given":
            args.update(self.to(event))
        self.say(event, args, ".hidden" if hidden else "")

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
        """Tell what became crystals."""
        said = listed(self.amounts(paid))
        args: dict[str, Part] = {"energies": said, "crystals": crystals(worth), "cause": title(event.cause)}
        self.say_kind("transmuted", event.seat, args)

    def summons(self, event: Event) -> None:
        """A card is summoned; what is paid for it at once belongs to the sentence."""
        self.alone()
        paid: list[Event] = []
        waived: list[Event] = []
        price = 0
        while (now := self.peek()) and now.seat == event.seat:
            if now.name == "energy-paid" and now.cause == event.card:
                paid.append(now)
            elif now.name == "waived":
                waived.append(now)
            elif now.name == "crystals-lost" and now.cause == event.card:
                price += now.n
            else:
                break
            self.at += 1
        cost = self.amounts(paid)
        if price:
            cost.append(crystals(price))
        self.say(event, {"card": title(event.card), "cost": listed(cost) if cost else NONE})
        if waived:
            self.energies(waived)

    def entered(self, event: Event) -> None:
        """A card is in play. A summoning has been told already; only cards that come for free are news."""
        self.alone()
        if event.n:
            self.say(event, {"card": title(event.card), "cause": title(event.cause)})

    def plain(self, event: Event) -> None:
        """Events that are sentences of their own."""
        args: dict[str, Part] = {}
        if event.name in OF_ONE_CARD:
            args["card"] = title(event.card)
        if event.name == "passed-on":
            args.update(self.to(event))
        elif event.name == "round-began":
            args["round"] = event.n
            args["season"] = SEASONS[event.energy]
        elif event.name == "gauge-changed":
            args["count"] = abs(int(event.n))
            args["change"] = "up" if event.n > 0 else "down"
            args["cause"] = self.cause(event)
        elif event.name == "bonus-used":
            self.skip_what_a_bonus_does(event)
            args["bonus"] = Text("bonus-" + BONUS_NAMES[event.n])
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
        self.say(event, args)

    def skip_what_a_bonus_does(self, event: Event) -> None:
        """The sentence about a bonus already says that the gauge goes up, or that energies may be transmuted."""
        told = {"gauge": "gauge-changed", "transmute": "right-gained"}.get(BONUS_NAMES[event.n])
        following = self.peek()
        if following and (following.name, following.seat, following.cause) == (told, event.seat, 0):
            self.at += 1

    def token(self, event: Event) -> None:
        """The Season token moves, by itself or by somebody's Boots."""
        args: dict[str, Part] = {
            "count": abs(int(event.n)),
            "direction": "forward" if event.n > 0 else "back",
            "space": event.other,
            "cause": title(event.cause),
        }
        self.say(event, args, ".moved" if event.cause else "")

    def year(self, event: Event) -> None:
        """Another year, as it is shown: before year 1 it is still year 1, after year 3 still year 3."""
        before = self.events[self.at - 2] if self.at > 1 else None
        back = before is not None and before.name == "token-moved" and before.n < 0
        if event.n < 1:
            self.say(event, {}, ".before")
        elif event.n > 3:
            self.say(event, {}, ".after")
        else:
            self.say(event, {"year": event.n}, ".again" if back or event.n == 1 else "")

    def scored(self) -> None:
        """The final scores, the best first."""
        group: list[Event] = []
        while (now := self.peek()) and now.name == "scored":
            group += self.alone()
        for event in sorted(group, key=lambda event: event.other):
            self.say(event, {"count": event.n, "rank": event.other})
