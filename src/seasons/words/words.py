"""What the game says to people."""

from collections.abc import Sequence
from typing import Final

from seasons.rules import GAUGE_LIMIT, NAMES, Decision, Event, Reason, Who, reasons, why_final
from seasons.words.interface import Interface
from seasons.words.labels import move_label
from seasons.words.prompts import prompt
from seasons.words.sentences import Teller

LEECH: Final = NAMES.index("Arcano Leech")
MALICE: Final = NAMES.index("Die of Malice")


class Words(Interface):
    """A language that the game is told in. An unknown language is English; catalogues are read at the first sentence.

    Seats are 0 to 3 as in the rules, and a viewer of -1 is a spectator. `names` are the players' names by seat; a seat
    without one is called by its number.

    >>> Words("en").card_gist(8)
    '1 more crystal per energy you transmute'
    """

    def prompt(self, asked: Decision, viewer_seat: int, names: Sequence[str] = (), context: Who | None = None) -> str:
        """What must be chosen, said to whoever must choose, or about them to others.

        With the state, or the viewer's view, it can name the limit of the reserve.

        >>> from seasons.rules import Fast, decision, new_game
        >>> asked = decision(new_game(2, Fast(1)))
        >>> Words().prompt(asked, 0, ["Lea", "Hugo"])
        'Choose a card to keep. The rest go to Hugo.'
        >>> Words().prompt(asked, 1, ["Lea", "Hugo"])
        'Lea is choosing a card to keep.'
        """
        return prompt(self, asked, viewer_seat, names, context)

    def event_sentences(self, events: Sequence[Event], viewer_seat: int, names: Sequence[str] = ()) -> list[str]:
        """The events as sentences, as far as the viewer sees them; what belongs together is one sentence.

        >>> from seasons.rules import EVERYBODY, Event, EVENT_NAMES
        >>> gained = EVENT_NAMES.index("energy-gained")
        >>> two = [Event(gained, 0, 0, n, energy, 0, 0, EVERYBODY) for n, energy in ((2, 1), (1, 2))]
        >>> Words().event_sentences(two, 1, ["Lea", "Hugo"])
        ['Lea gains 2 water and 1 fire.']
        """
        return Teller(self, events, viewer_seat, names).tell()

    def reasons(self, reason: Reason | int) -> list[str]:
        """Why something is not possible now: a reason of `explain`, or a bare mask (of an IllegalMove).

        >>> Words().reasons(4 | 64)[1]
        'Already activated this round.'
        """
        if isinstance(reason, int):
            reason = Reason("", 0, reason)
        return [self.reason(name, reason) for name in reasons(reason.mask)]

    def reason(self, name: str, reason: Reason) -> str:
        """One of the reasons."""
        if name == "energy" and any(reason.short) and sum(reason.short) == reason.energies:
            more = [self.more(energy, count) for energy, count in enumerate(reason.short) if count]
            return self.text("reason-energy.types", energies=self.listed(more))
        id = "reason-" + name
        if name == "energy":
            return self.text(id, what=reason.what, count=reason.energies)
        if name == "crystals":
            return self.text(id, count=reason.crystals)
        if name == "leech":
            return self.text(id, count=reason.crystals, card=self.title(LEECH))
        if name == "turned":
            return self.text(id, what=reason.what, card=self.title(MALICE))
        if name == "not-there":
            return self.text(id, what=reason.what)
        return self.text(id, limit=GAUGE_LIMIT) if name == "gauge-full" else self.text(id)

    def finals(self, mask: int) -> list[str]:
        """Why a step cannot be taken back: the mask that `apply` returns.

        >>> Words().finals(8)
        ['A die was taken.']
        """
        return [self.text("final-" + name) for name in why_final(mask)]

    def move_label(self, move: int, context: Who | Decision | None = None, names: Sequence[str] = ()) -> str:
        """A move as a line in a list; `button` is shorter.

        A few moves mean different things in different questions, and a die shows its face: a state or a view tells
        both, the decision the first.

        >>> Words().move_label(257)
        'Summon Purse of Io'
        """
        return move_label(self, move, context, names)

    def button(self, move: int, context: Who | Decision | None = None, names: Sequence[str] = ()) -> str:
        """A move as the label of a button: under 24 characters, unless it names a card or a player.

        >>> from seasons.rules import move_id
        >>> gauge = move_id("bonus-gauge")
        >>> Words("en").move_label(gauge), Words("en").button(gauge)
        ('Bonus: Summoning gauge +1', 'Bonus: gauge +1')
        """
        return move_label(self, move, context, names, short=True)
