"""What the game says to people, in one language."""

from collections.abc import Sequence

from seasons.rules import Decision, Event, Reason, Who
from seasons.text import Part, Wording
from seasons.words import labels, parts, prompts, reasons, sentences
from seasons.words.catalogue import format_message, nearest_language


class Words:
    """A language that the game is told in. An unknown language is English; catalogues are read at the first sentence.

    Everything is made as a `Text` and said at last; the methods below say what is needed most. Seats are 0 to 3 as in
    the rules, and a viewer of -1 is a spectator. `names` are the players' names by seat; a seat without one is called
    by its number.

    >>> Words("en").card_gist(8)
    '1 more crystal per energy you transmute'
    """

    def __init__(self, lang: str = "en") -> None:
        self.lang = nearest_language(lang)

    def say(self, said: Wording) -> str:
        """Say a message; names stay as they are.

        >>> from seasons.text import Text
        >>> Words("de").say(Text("free-summon", {"card": parts.title(8)}))
        '„Geldbeutel von Io“ kostet dich nichts.'
        """
        return said if isinstance(said, str) else format_message(self.lang, said.id, said.args)

    def text(self, id: str, **args: Part) -> str:
        """A message of the catalogue; its arguments are those of `seasons.words.arguments`, or messages again.

        >>> Words().text("reason-energy", what="hand", count=2)
        'Needs 2 more energies.'
        """
        return format_message(self.lang, id, args)

    # --- cards

    def card_name(self, number: int) -> str:
        """The title of a card."""
        return self.say(parts.card_name(number))

    def card_full(self, number: int, edition: int = 0) -> str:
        """What a card does, in at most 180 characters; two cards differ between the editions."""
        return self.say(parts.card_full(number, edition))

    def card_gist(self, number: int, edition: int = 0) -> str:
        """What a card does, in at most 56 characters."""
        return self.say(parts.card_gist(number, edition))

    def card_cost(self, number: int, players: int, edition: int = 0) -> str:
        """The printed cost of a card.

        >>> Words().card_cost(20, players=2)
        '1 air, 1 fire, 1 earth, and 3 crystals'
        """
        return self.say(parts.card_cost(number, players, edition))

    def title(self, number: int) -> str:
        """The title of a card as it stands in a sentence; "none" for no card."""
        return self.say(parts.title(number))

    # --- names

    def energy(self, energy: int) -> str:
        """The name of an energy."""
        return self.say(parts.energy_name(energy))

    def season(self, season: int) -> str:
        """The name of a season."""
        return self.say(parts.season_name(season))

    def kind(self, kind: str) -> str:
        """The name of a kind of card, one of KINDS."""
        return self.say(parts.kind_name(kind))

    def level(self, level: int) -> str:
        """The name of a level."""
        return self.say(parts.level_name(level))

    def edition(self, edition: int) -> str:
        """The name of an edition."""
        return self.say(parts.edition_name(edition))

    def zone(self, zone: str) -> str:
        """Where a card is: one of ZONES, or “hidden”.

        >>> Words().zone("library 2")
        'library of year 2'
        """
        return self.say(parts.zone_name(zone))

    def player(self, seat: int, names: Sequence[Wording] = ()) -> str:
        """The name of a seat, or its number if it has none."""
        return self.say(parts.player(seat, names))

    # --- amounts and lists

    def listed(self, told: Sequence[Wording]) -> str:
        """Parts as a list with commas and an "and"; "nothing" if there are none.

        >>> Words().listed(["1 air", "2 water", "1 fire"])
        '1 air, 2 water, and 1 fire'
        """
        return self.say(parts.listed(told))

    def crystals(self, count: int) -> str:
        """A number of crystals."""
        return self.say(parts.crystals(count))

    def energies(self, energy: int, count: int = 1, source: int = 0) -> str:
        """A number of energies of one type, perhaps (source 1 or 2) from an Amulet of Water.

        >>> Words().energies(2, 1, source=1)
        '1 fire (Amulet of Water)'
        """
        return self.say(parts.energies(energy, count, source))

    def amounts(self, counts: Sequence[int]) -> str:
        """Four counts of energies, air to earth, as a list.

        >>> Words().amounts([0, 2, 1, 0])
        '2 water and 1 fire'
        """
        return self.say(parts.amounts(counts))

    def die(self, die: int, face: int) -> str:
        """A die face: die 0-19 (season * 5 + template), face 0-5, as the rules count them.

        >>> Words().die(0, 1)
        '2 water, gauge, 2 pips'
        """
        return self.say(parts.die(die, face))

    def dice(self, faces: Sequence[tuple[int, int]]) -> str:
        """Several die faces in a row."""
        return self.say(parts.dice(faces))

    # --- the game

    def prompt(self, asked: Decision, viewer: int, names: Sequence[Wording] = (), context: Who | None = None) -> str:
        """What must be chosen, said to whoever must choose, or about them to others.

        With the state, or the viewer's view, it can name the limit of the reserve.

        >>> from seasons.rules import Fast, decision, new_game
        >>> asked = decision(new_game(2, Fast(1)))
        >>> Words().prompt(asked, 0, ["Lea", "Hugo"])
        'Choose a card to keep. The rest go to Hugo.'
        >>> Words().prompt(asked, 1, ["Lea", "Hugo"])
        'Lea is choosing a card to keep.'
        """
        return self.say(prompts.prompt(asked, viewer, names, context))

    def event_sentences(self, events: Sequence[Event], viewer: int, names: Sequence[Wording] = ()) -> list[str]:
        """The events as sentences, as far as the viewer sees them; what belongs together is one sentence.

        >>> from seasons.rules import EVERYBODY, Event, EVENT_NAMES
        >>> gained = EVENT_NAMES.index("energy-gained")
        >>> two = [Event(gained, 0, 0, n, energy, 0, 0, EVERYBODY) for n, energy in ((2, 1), (1, 2))]
        >>> Words().event_sentences(two, 1, ["Lea", "Hugo"])
        ['Lea gains 2 water and 1 fire.']
        """
        return [self.say(one) for one in sentences.event_sentences(events, viewer, names)]

    def reasons(self, reason: Reason | int) -> list[str]:
        """Why something is not possible now: a reason of `explain`, or a bare mask (of an IllegalMove).

        >>> Words().reasons(4 | 64)[1]
        'Already activated this round.'
        """
        return [self.say(one) for one in reasons.reasons(reason)]

    def finals(self, mask: int) -> list[str]:
        """Why a step cannot be taken back: the mask that `apply` returns.

        >>> Words().finals(8)
        ['A die was taken.']
        """
        return [self.say(one) for one in reasons.finals(mask)]

    def move_label(self, move: int, context: Who | Decision | None = None, names: Sequence[Wording] = ()) -> str:
        """A move as a line in a list; `button` is shorter.

        >>> Words().move_label(257)
        'Summon Purse of Io'
        """
        return self.say(labels.move_label(move, context, names))

    def button(self, move: int, context: Who | Decision | None = None, names: Sequence[Wording] = ()) -> str:
        """A move as the label of a button: under 24 characters, unless it names a card or a player.

        >>> from seasons.rules import move_id
        >>> gauge = move_id("bonus-gauge")
        >>> Words("en").move_label(gauge), Words("en").button(gauge)
        ('Bonus: Summoning gauge +1', 'Bonus: gauge +1')
        """
        return self.say(labels.move_label(move, context, names, short=True))
