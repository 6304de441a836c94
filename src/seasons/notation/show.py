"""The table as plain lines that can be read aloud: no boxes, no colours, one fact after the other."""

from collections.abc import Sequence

from seasons.notation.fields import energy_text
from seasons.rules import ENERGIES, NAMES, SEASONS, Die, InPlay, Pile, Seat, Table, Who, table
from seasons.rules import face as face_of

WORDS = {
    "time": "Year {year}, {text}, space {space} of 12, round {round}.",
    "prelude": "Prelude: the cards are chosen.",
    "over": "The game is over.",
    "rates": "Crystals per energy: {text}.",
    "rate": "{count} {name}",
    "dice": "Dice: {dice}.",
    "die-free": "die {number} ({text}), free",
    "die-taken": "die {number} ({text}), taken by {player}",
    "cards": "{count} cards",
    "piles": "Draw pile: {first}. Discard pile: {second}.",
    "top": "On top of the draw pile: {cards}.",
    "seat": "{player} ({text}): {crystals}, gauge {limit}, {count} of 3 bonuses used.",
    "mark-seat": "seat {seat}",
    "mark-first": "first player",
    "mark-turn": "on turn",
    "mark-transmute": "may transmute",
    "reserve": "Reserve, {count} of {limit}: {energies}.",
    "play": "In play, {count} of {limit}: {cards}.",
    "hand": "Hand: {cards}.",
    "library": "Library of year {year}: {cards}.",
    "pack": "Cards to pick from: {cards}.",
    "drafted": "Cards picked: {cards}.",
    "drawn": "Cards drawn: {cards}.",
    "hidden": "{count} hidden",
    "card": "{card} ({text})",
    "turned": "turned",
    "stored": "with {energies}",
}
ONE = {"cards": "1 card", "crystals": "1 crystal", "pips": "1 pip"}


class TableWords:
    """The words the table is told in: English. Whoever speaks other languages gives table_text other words."""

    def say(self, key: str, **values: str | int) -> str:
        """A phrase of WORDS with its values."""
        if key == "cards" and values["count"] in (0, 1):
            return ONE[key] if values["count"] else "no cards"
        return WORDS[key].format(**values)

    def listed(self, parts: Sequence[str]) -> str:
        """Parts one after the other."""
        return ", ".join(parts)

    def dice(self, parts: Sequence[str]) -> str:
        """Dice one after the other; each is told with commas."""
        return "; ".join(parts)

    def season(self, season: int) -> str:
        """The name of a season."""
        return SEASONS[season]

    def energy(self, energy: int) -> str:
        """The name of an energy."""
        return ENERGIES[energy]

    def energies(self, counts: Sequence[int]) -> str:
        """Four counts of energies, air to earth."""
        return energy_text(counts) or "nothing"

    def crystals(self, count: int) -> str:
        """A number of crystals."""
        return ONE["crystals"] if count == 1 else f"{count} crystals"

    def card(self, number: int) -> str:
        """The name of a card."""
        return NAMES[number]

    def face(self, die: int, face: int) -> str:
        """What a face of a die shows.

        >>> TableWords().face(0, 2)
        '2 water, 3 crystals, 1 pip'
        """
        shown = face_of(die, face)
        parts = [energy_text(shown.energies).replace(" 1 ", ", 1 ")] if any(shown.energies) else []
        if shown.crystals:
            parts.append(self.crystals(shown.crystals))
        for there, word in ((shown.gauge, "gauge"), (shown.draw, "draw a card"), (shown.transmute, "transmute")):
            if there:
                parts.append(word)
        return self.listed([*parts, ONE["pips"] if shown.pips == 1 else f"{shown.pips} pips"])


ENGLISH = TableWords()


def table_text(who: Who, names: Sequence[str], words: TableWords = ENGLISH) -> str:
    """The table as a view (or a whole state) shows it, in lines.

    >>> from seasons.notation.position import read_position
    >>> from seasons.rules import view
    >>> state, _ = read_position("seats: {1: {crystals: 7, reserve: 2 fire}, 2: {hand: [Purse of Io], gauge: 3}}")
    >>> print(table_text(view(state, 0), ["Ada", "Bob"]))
    Year 1, winter, space 1 of 12, round 1.
    Crystals per energy: 1 air, 1 water, 2 fire, 3 earth.
    Dice: die 1 (2 water, gauge, 2 pips), taken by Ada; die 2 (2 water, 1 crystal, 2 pips), taken by Bob; \
die 3 (1 air, gauge, transmute, 2 pips), free.
    Draw pile: 99 cards. Discard pile: no cards.
    <BLANKLINE>
    Ada (seat 1, first player, on turn): 7 crystals, gauge 15, 0 of 3 bonuses used.
      Reserve, 2 of 7: 2 fire.
      In play, 0 of 15: no cards.
      Hand: no cards.
    <BLANKLINE>
    Bob (seat 2): 0 crystals, gauge 3, 0 of 3 bonuses used.
      Reserve, 0 of 7: nothing.
      In play, 0 of 3: no cards.
      Hand: 1 hidden.
    """
    seen = table(who)
    blocks = [table_lines(seen, names, words)]
    blocks += [seat_lines(seen, seat, names[seat], words) for seat in range(seen.players)]
    return "\n\n".join("\n".join(lines) for lines in blocks)


def table_lines(seen: Table, names: Sequence[str], words: TableWords) -> list[str]:
    """What belongs to nobody: the time, the rates, the dice, the piles."""
    season = words.season(seen.season)
    lines = [words.say("time", year=seen.year, text=season, space=seen.space, round=seen.round)]
    if seen.over:
        lines = [words.say("over")]
    elif seen.round == 0:
        lines.append(words.say("prelude"))
    rates = [words.say("rate", count=seen.rates[energy], name=words.energy(energy)) for energy in range(len(ENERGIES))]
    lines.append(words.say("rates", text=words.listed(rates)))
    if seen.dice:
        lines.append(words.say("dice", dice=words.dice([die_text(die, names, words) for die in seen.dice])))
    pile = words.say("cards", count=seen.pile)
    lines.append(words.say("piles", first=pile, second=cards(seen.discard, words)))
    if seen.top:
        lines.append(words.say("top", cards=words.card(seen.top)))
    return lines


def die_text(die: Die, names: Sequence[str], words: TableWords) -> str:
    """One die of the row: what it shows and who has it."""
    face = words.face(die.die, die.side)
    if die.taker < 0:
        return words.say("die-free", number=die.slot + 1, text=face)
    return words.say("die-taken", number=die.slot + 1, text=face, player=names[die.taker])


def seat_lines(seen: Table, number: int, name: str, words: TableWords) -> list[str]:
    """What one seat has; empty libraries and piles of the prelude are left out."""
    seat = seen.seats[number]
    title = words.say(
        "seat",
        player=name,
        text=words.listed(marks(seen, number, words)),
        crystals=words.crystals(seat.crystals),
        limit=seat.gauge,
        count=seat.bonuses,
    )
    return [title, *(f"  {line}" for line in what_a_seat_has(seat, words))]


def marks(seen: Table, number: int, words: TableWords) -> list[str]:
    """Which seat it is, and whether it is the first one or on turn."""
    found = [words.say("mark-seat", seat=number + 1)]
    if seen.first == number:
        found.append(words.say("mark-first"))
    if seen.active == number:
        found.append(words.say("mark-turn"))
        if seen.may_transmute:
            found.append(words.say("mark-transmute"))
    return found


def what_a_seat_has(seat: Seat, words: TableWords) -> list[str]:
    """Energies and cards of a seat."""
    in_play = [card_in_play(card, words) for card in seat.play]
    played = words.listed(in_play) if in_play else words.say("cards", count=0)
    lines = [
        words.say("reserve", count=sum(seat.reserve), limit=seat.limit, energies=words.energies(seat.reserve)),
        words.say("play", count=len(seat.play), limit=seat.gauge, cards=played),
        words.say("hand", cards=cards(seat.hand, words)),
    ]
    for year, library in ((2, seat.library2), (3, seat.library3)):
        if library.known or library.hidden:
            lines.append(words.say("library", year=year, cards=cards(library, words)))
    for word, pile in (("pack", seat.pack), ("drafted", seat.drafted), ("drawn", seat.drawn)):
        if pile.known or pile.hidden:
            lines.append(words.say(word, cards=cards(pile, words)))
    return lines


def card_in_play(card: InPlay, words: TableWords) -> str:
    """A card in play, whether it is turned, and what lies on it."""
    notes = [words.say("turned")] if card.turned else []
    if card.stored and any(card.stored):
        notes.append(words.say("stored", energies=words.energies(card.stored)))
    name = words.card(card.card)
    return words.say("card", card=name, text=words.listed(notes)) if notes else name


def cards(pile: Pile, words: TableWords) -> str:
    """The cards at a place: those that can be seen by name, the others as a number."""
    parts = [words.card(number) for number in pile.known]
    if pile.hidden:
        parts.append(words.say("hidden", count=pile.hidden))
    return words.listed(parts) if parts else words.say("cards", count=0)
