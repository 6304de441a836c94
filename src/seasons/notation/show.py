"""The table as plain lines that can be read aloud: no boxes, no colours, one fact after the other."""

from collections.abc import Sequence

from seasons.notation.fields import energy_text
from seasons.notation.position_text import names_at
from seasons.rules import ENERGIES, NAMES, RATES, SEASONS, Sight, State, face_value
from seasons.rules import codes as c
from seasons.rules.facts import FACE_CRYSTALS, FACE_DRAW, FACE_GAUGE, FACE_PIPS, FACE_TRANSMUTE
from seasons.rules.state import DICE_ON_TABLE, DIE_FACE, DIE_ID, DIE_SIZE, DIE_TAKER, store_of

WORDS = {
    "time": "Year {year}, {season}, space {space} of 12, round {round}.",
    "prelude": "Prelude: the cards are chosen.",
    "over": "The game is over.",
    "rates": "Crystals per energy: {rates}.",
    "dice": "Dice: {dice}.",
    "die": "die {number} ({face}), {taker}",
    "free": "free",
    "taken": "taken by {name}",
    "crystals": "{n} crystals",
    "crystals 1": "1 crystal",
    "gauge": "gauge",
    "draw": "draw a card",
    "transmute": "transmute",
    "pips": "{n} pips",
    "pips 1": "1 pip",
    "cards": "{n} cards",
    "cards 1": "1 card",
    "piles": "Draw pile: {pile}. Discard pile: {discard}.",
    "top": "On top of the draw pile: {card}.",
    "seat": "{name} (seat {seat}{marks}): {crystals}, gauge {gauge}, {bonuses} of 3 bonuses used.",
    "first": ", first player",
    "turn": ", on turn",
    "reserve": "  Reserve, {n} of {limit}: {energies}.",
    "play": "  In play, {n} of {gauge}: {cards}.",
    "turned": "turned",
    "on it": "with {energies}",
    "hand": "  Hand: {cards}.",
    "library": "  Library of year {year}: {cards}.",
    "pack": "  Cards to pick from: {cards}.",
    "drafted": "  Cards picked: {cards}.",
    "drawn": "  Cards drawn: {cards}.",
    "hidden": "{n} hidden",
    "no cards": "no cards",
    "nothing": "nothing",
    "more": "may transmute",
}
ZONES_SHOWN = (("pack", c.PACK), ("drafted", c.DRAFTED), ("drawn", c.DRAWN))


def table_text(sight: Sight | State, names: Sequence[str]) -> str:
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
    blocks = [table_lines(sight, names)]
    blocks += [seat_lines(sight, seat, names[seat]) for seat in range(sight.table.players)]
    return "\n\n".join("\n".join(lines) for lines in blocks)


def table_lines(sight: Sight, names: Sequence[str]) -> list[str]:
    """What belongs to nobody: the time, the rates, the dice, the piles."""
    table = sight.table
    season = table.season()
    year = max(1, table.year)  # the year before the first is shown as the first (CARD-7.10)
    lines = [WORDS["time"].format(year=year, season=SEASONS[season], space=table.space, round=table.round)]
    if table.over:
        lines = [WORDS["over"]]
    elif table.round == 0:
        lines.append(WORDS["prelude"])
    rates = [f"{RATES[season * 4 + energy]} {name}" for energy, name in enumerate(ENERGIES)]
    lines.append(WORDS["rates"].format(rates=", ".join(rates)))
    dice = [die_text(table, slot, names) for slot in range(DICE_ON_TABLE) if table.dice[slot * DIE_SIZE + DIE_ID] >= 0]
    if dice:
        lines.append(WORDS["dice"].format(dice="; ".join(dice)))
    pile = counted("cards", table.size[c.PILE] + table.size[c.TOP])
    lines.append(WORDS["piles"].format(pile=pile, discard=cards(sight, c.DISCARD)))
    if names_at(table, c.TOP):
        lines.append(WORDS["top"].format(card=", ".join(names_at(table, c.TOP))))
    return lines


def counted(key: str, n: int) -> str:
    """A number of things in words: one crystal, two crystals."""
    return WORDS[f"{key} 1"] if n == 1 else WORDS[key].format(n=n)


def die_text(table: State, slot: int, names: Sequence[str]) -> str:
    """One die of the row: what it shows and who has it."""
    at = slot * DIE_SIZE
    taker = table.dice[at + DIE_TAKER]
    face = face_text(int(table.dice[at + DIE_ID]), int(table.dice[at + DIE_FACE]))
    owner = WORDS["free"] if taker < 0 else WORDS["taken"].format(name=names[taker])
    return WORDS["die"].format(number=slot + 1, face=face, taker=owner)


def face_text(die: int, face: int) -> str:
    """What a face of a die shows.

    >>> face_text(0, 2)
    '2 water, 3 crystals, 1 pip'
    """
    parts = [energy_text([int(face_value(die, face, energy)) for energy in range(4)]).replace(" 1 ", ", 1 ")]
    if face_value(die, face, FACE_CRYSTALS):
        parts.append(counted("crystals", face_value(die, face, FACE_CRYSTALS)))
    for column, word in ((FACE_GAUGE, "gauge"), (FACE_DRAW, "draw"), (FACE_TRANSMUTE, "transmute")):
        if face_value(die, face, column):
            parts.append(WORDS[word])
    parts.append(counted("pips", face_value(die, face, FACE_PIPS)))
    return ", ".join(part for part in parts if part)


def seat_lines(sight: Sight, seat: int, name: str) -> list[str]:
    """What one seat has; empty libraries and piles of the prelude are left out."""
    table = sight.table
    marks = WORDS["first"] if table.first == seat else ""
    marks += WORDS["turn"] if table.active == seat else ""
    marks += f", {WORDS['more']}" if table.active == seat and table.right else ""
    gauge = table.gauge[seat]
    reserve = energy_text([int(n) for n in table.reserve[seat * 4 : seat * 4 + 4]])
    in_play = [card_in_play(table, card) for card in range(100) if table.where[card] == c.PLAY + seat]
    lines = [
        WORDS["seat"].format(
            name=name,
            seat=seat + 1,
            marks=marks,
            crystals=counted("crystals", table.crystals[seat]),
            gauge=gauge,
            bonuses=table.bonuses[seat],
        ),
        WORDS["reserve"].format(n=table.total(seat), limit=table.limit(seat), energies=reserve or WORDS["nothing"]),
        WORDS["play"].format(n=len(in_play), gauge=gauge, cards=", ".join(in_play) or WORDS["no cards"]),
        WORDS["hand"].format(cards=cards(sight, c.HAND + seat)),
    ]
    for year, zone in ((2, c.LIBRARY2), (3, c.LIBRARY3)):
        if table.size[zone + seat]:
            lines.append(WORDS["library"].format(year=year, cards=cards(sight, zone + seat)))
    for word, zone in ZONES_SHOWN:
        if table.size[zone + seat]:
            lines.append(WORDS[word].format(cards=cards(sight, zone + seat)))
    return lines


def card_in_play(table: State, card: int) -> str:
    """A card in play, whether it is turned, and what lies on it."""
    notes = [WORDS["turned"]] if table.turned[card] else []
    store = store_of(card)
    tokens = energy_text([int(n) for n in table.tokens[store * 4 : store * 4 + 4]]) if store >= 0 else ""
    if tokens:
        notes.append(WORDS["on it"].format(energies=tokens))
    return NAMES[card // 2 + 1] + (f" ({', '.join(notes)})" if notes else "")


def cards(sight: Sight, place: int) -> str:
    """The cards at a place: those that can be seen by name, the others as a number."""
    parts = names_at(sight.table, place)
    hidden = sight.unseen(place)
    if hidden:
        parts.append(WORDS["hidden"].format(n=hidden))
    return ", ".join(parts) or WORDS["no cards"]
