"""The table as plain lines that can be read aloud: no boxes, no colours, one fact after the other."""

from collections.abc import Sequence

from seasons.notation.fields import energy_text
from seasons.rules import ENERGIES, NAMES, RATES, SEASONS, Sight, State, face_value
from seasons.rules import codes as c
from seasons.rules.facts import FACE_CRYSTALS, FACE_DRAW, FACE_GAUGE, FACE_PIPS, FACE_TRANSMUTE
from seasons.rules.state import DICE_ON_TABLE, DIE_FACE, DIE_ID, DIE_SIZE, DIE_TAKER, store_of

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
ZONES_SHOWN = (("pack", c.PACK), ("drafted", c.DRAFTED), ("drawn", c.DRAWN))


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
        return energy_text(list(counts)) or "nothing"

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
        energies = [int(face_value(die, face, energy)) for energy in range(4)]
        parts = [energy_text(energies).replace(" 1 ", ", 1 ")] if any(energies) else []
        if face_value(die, face, FACE_CRYSTALS):
            parts.append(self.crystals(int(face_value(die, face, FACE_CRYSTALS))))
        for column, word in ((FACE_GAUGE, "gauge"), (FACE_DRAW, "draw a card"), (FACE_TRANSMUTE, "transmute")):
            if face_value(die, face, column):
                parts.append(word)
        pips = int(face_value(die, face, FACE_PIPS))
        return self.listed([*parts, ONE["pips"] if pips == 1 else f"{pips} pips"])


ENGLISH = TableWords()


def table_text(sight: Sight | State, names: Sequence[str], words: TableWords = ENGLISH) -> str:
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
    if isinstance(sight, State):
        sight = Sight(-1, sight)
    blocks = [table_lines(sight, names, words)]
    blocks += [seat_lines(sight, seat, names[seat], words) for seat in range(sight.table.players)]
    return "\n\n".join("\n".join(lines) for lines in blocks)


def table_lines(sight: Sight, names: Sequence[str], words: TableWords) -> list[str]:
    """What belongs to nobody: the time, the rates, the dice, the piles."""
    table = sight.table
    season = int(table.season())
    year, space, round = int(table.shown_year()), int(table.space), int(table.round)
    lines = [words.say("time", year=year, text=words.season(season), space=space, round=round)]
    if table.over:
        lines = [words.say("over")]
    elif round == 0:
        lines.append(words.say("prelude"))
    rates = [
        words.say("rate", count=int(RATES[season * 4 + energy]), name=words.energy(energy))
        for energy in range(len(ENERGIES))
    ]
    lines.append(words.say("rates", text=words.listed(rates)))
    slots = [slot for slot in range(DICE_ON_TABLE) if table.dice[slot * DIE_SIZE + DIE_ID] >= 0]
    if slots:
        lines.append(words.say("dice", dice=words.dice([die_text(table, slot, names, words) for slot in slots])))
    pile = words.say("cards", count=int(table.size[c.PILE] + table.size[c.TOP]))
    lines.append(words.say("piles", first=pile, second=cards(sight, c.DISCARD, words)))
    top = cards_at(table, c.TOP, words)
    if top:
        lines.append(words.say("top", cards=words.listed(top)))
    return lines


def die_text(table: State, slot: int, names: Sequence[str], words: TableWords) -> str:
    """One die of the row: what it shows and who has it."""
    at = slot * DIE_SIZE
    taker = table.dice[at + DIE_TAKER]
    face = words.face(int(table.dice[at + DIE_ID]), int(table.dice[at + DIE_FACE]))
    if taker < 0:
        return words.say("die-free", number=slot + 1, text=face)
    return words.say("die-taken", number=slot + 1, text=face, player=names[taker])


def seat_lines(sight: Sight, seat: int, name: str, words: TableWords) -> list[str]:
    """What one seat has; empty libraries and piles of the prelude are left out."""
    table = sight.table
    marks = [words.say("mark-seat", seat=seat + 1)]
    if table.first == seat:
        marks.append(words.say("mark-first"))
    if table.active == seat:
        marks.append(words.say("mark-turn"))
        if table.right:
            marks.append(words.say("mark-transmute"))
    gauge = int(table.gauge[seat])
    reserve = words.energies([int(n) for n in table.reserve[seat * 4 : seat * 4 + 4]])
    in_play = [card_in_play(table, card, words) for card in range(100) if table.where[card] == c.PLAY + seat]
    played = words.listed(in_play) if in_play else words.say("cards", count=0)
    lines = [
        words.say("reserve", count=int(table.total(seat)), limit=int(table.limit(seat)), energies=reserve),
        words.say("play", count=len(in_play), limit=gauge, cards=played),
        words.say("hand", cards=cards(sight, c.HAND + seat, words)),
    ]
    for year, zone in ((2, c.LIBRARY2), (3, c.LIBRARY3)):
        if table.size[zone + seat]:
            lines.append(words.say("library", year=year, cards=cards(sight, zone + seat, words)))
    for word, zone in ZONES_SHOWN:
        if table.size[zone + seat]:
            lines.append(words.say(word, cards=cards(sight, zone + seat, words)))
    title = words.say(
        "seat",
        player=name,
        text=words.listed(marks),
        crystals=words.crystals(int(table.crystals[seat])),
        limit=gauge,
        count=int(table.bonuses[seat]),
    )
    return [title, *(f"  {line}" for line in lines)]


def card_in_play(table: State, card: int, words: TableWords) -> str:
    """A card in play, whether it is turned, and what lies on it."""
    notes = [words.say("turned")] if table.turned[card] else []
    store = store_of(card)
    tokens = [int(n) for n in table.tokens[store * 4 : store * 4 + 4]] if store >= 0 else []
    if any(tokens):
        notes.append(words.say("stored", energies=words.energies(tokens)))
    name = words.card(card // 2 + 1)
    return words.say("card", card=name, text=words.listed(notes)) if notes else name


def cards_at(table: State, place: int, words: TableWords) -> list[str]:
    """The cards at a place by name, in the order of their numbers."""
    return [words.card(card // 2 + 1) for card in range(100) if table.where[card] == place]


def cards(sight: Sight, place: int, words: TableWords) -> str:
    """The cards at a place: those that can be seen by name, the others as a number."""
    parts = cards_at(sight.table, place, words)
    hidden = int(sight.unseen(place))
    if hidden:
        parts.append(words.say("hidden", count=hidden))
    return words.listed(parts) if parts else words.say("cards", count=0)
