"""The parts of speech that all sentences are made of: names, amounts, lists, dice."""

from collections.abc import Sequence
from typing import Final

from seasons.rules import EDITIONS, ENERGIES, LEVELS, NAMES, SEASONS, card
from seasons.rules import face as face_of
from seasons.words.arguments import NONE
from seasons.words.catalogue import format_message, nearest_language

AMULET_OF_WATER: Final = NAMES.index("Amulet of Water")


class Speech:
    """A language and the small things it can say. An unknown language is English.

    >>> Speech("en").amounts([0, 2, 1, 0])
    '2 water and 1 fire'
    """

    def __init__(self, lang: str = "en") -> None:
        self.lang = nearest_language(lang)

    def text(self, id: str, **args: str | int) -> str:
        """A message of the catalogue; its arguments are those of `seasons.words.arguments`.

        >>> Speech().text("reason-energy", what="hand", count=2)
        'Needs 2 more energies.'
        """
        return format_message(self.lang, id, args)

    # --- cards

    def card_name(self, number: int) -> str:
        """The title of a card.

        >>> Speech().card_name(8)
        'Purse of Io'
        """
        return self.text(f"card-{number}.name")

    def card_full(self, number: int, edition: int = 0) -> str:
        """What a card does, in at most 180 characters; two cards differ between the editions."""
        return self.text(f"card-{number}.full", edition=EDITIONS[edition])

    def card_gist(self, number: int, edition: int = 0) -> str:
        """What a card does, in at most 56 characters."""
        return self.text(f"card-{number}.gist", edition=EDITIONS[edition])

    def card_cost(self, number: int, players: int, edition: int = 0) -> str:
        """The printed cost of a card.

        >>> Speech().card_cost(20, players=2)
        '1 air, 1 fire, 1 earth, and 3 crystals'
        """
        printed = card(number, players, edition)
        if printed.chosen_cost:
            return self.text("cost-chosen")
        parts = self.energy_parts(printed.energies)
        if printed.crystals:
            parts.append(self.crystals(printed.crystals))
        return self.listed(parts)

    def title(self, number: int) -> str:
        """The title of a card as it stands in a sentence; "none" for no card."""
        return self.text("card-title", name=self.card_name(number)) if number else NONE

    # --- names

    def energy(self, energy: int) -> str:
        """The name of an energy."""
        return self.text("energy-" + ENERGIES[energy])

    def season(self, season: int) -> str:
        """The name of a season."""
        return self.text("season-" + SEASONS[season])

    def kind(self, kind: str) -> str:
        """The name of a kind of card, one of KINDS."""
        return self.text("kind-" + kind)

    def level(self, level: int) -> str:
        """The name of a level."""
        return self.text("level-" + LEVELS[level])

    def edition(self, edition: int) -> str:
        """The name of an edition."""
        return self.text("edition-" + EDITIONS[edition])

    def zone(self, zone: str) -> str:
        """Where a card is: one of ZONES, or “hidden”.

        >>> Speech().zone("library 2")
        'library of year 2'
        """
        return self.text("zone-" + zone.replace(" ", "-"))

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of a seat, or its number if it has none."""
        named = 0 <= seat < len(names) and names[seat]
        return names[seat] if named else self.text("player-unnamed", seat=seat + 1)

    def who(self, seat: int, viewer: int, names: Sequence[str]) -> dict[str, str]:
        """The arguments `voice` and `player` for a seat."""
        return {"voice": "you" if seat == viewer else "other", "player": self.player(seat, names)}

    # --- amounts and lists

    def listed(self, parts: Sequence[str]) -> str:
        """Parts as a list with commas and an "and"; "nothing" if there are none.

        >>> Speech().listed(["1 air", "2 water", "1 fire"])
        '1 air, 2 water, and 1 fire'
        """
        if not parts:
            return self.text("amount-nothing")
        if len(parts) == 2:
            return self.text("list-two", first=parts[0], second=parts[1])
        said = parts[0]
        for index, part in enumerate(parts[1:], 2):
            said = self.text("list-last" if index == len(parts) else "list-more", first=said, second=part)
        return said

    def crystals(self, count: int) -> str:
        """A number of crystals."""
        return self.text("amount-crystals", count=count)

    def energies(self, energy: int, count: int = 1, source: int = 0) -> str:
        """A number of energies of one type, perhaps (source 1 or 2) from an Amulet of Water.

        >>> Speech().energies(2, 1, source=1)
        '1 fire (Amulet of Water)'
        """
        amount = self.text("amount-energy", energy=ENERGIES[energy], count=count)
        if not source:
            return amount
        return self.text("amount-energy-stored", amount=amount, card=self.title(AMULET_OF_WATER))

    def more(self, energy: int, count: int) -> str:
        """A number of energies of one type that are missing.

        >>> Speech().more(2, 1)
        '1 more fire'
        """
        return self.text("amount-energy-more", energy=ENERGIES[energy], count=count)

    def energy_parts(self, counts: Sequence[int]) -> list[str]:
        """Four counts, air to earth, as parts of a list without the zeros."""
        return [self.energies(energy, count) for energy, count in enumerate(counts) if count]

    def amounts(self, counts: Sequence[int]) -> str:
        """Four counts of energies, air to earth, as a list."""
        return self.listed(self.energy_parts(counts))

    def die(self, die: int, face: int) -> str:
        """A die face: die 0-19 (season * 5 + template), face 0-5, as the rules count them.

        >>> Speech().die(0, 1)
        '2 water, gauge, 2 pips'
        """
        shown = face_of(die, face)
        parts = self.energy_parts(shown.energies)
        if shown.crystals:
            parts.append(self.crystals(shown.crystals))
        if shown.gauge:
            parts.append(self.text("face-gauge"))
        if shown.draw:
            parts.append(self.text("face-draw"))
        if shown.transmute:
            parts.append(self.text("face-transmute"))
        said = parts[0]
        for part in [*parts[1:], self.text("face-pips", count=shown.pips)]:
            said = self.text("list-more", first=said, second=part)
        return said

    def dice(self, faces: Sequence[tuple[int, int]]) -> str:
        """Several die faces in a row."""
        said = self.die(*faces[0])
        for die, face in faces[1:]:
            said = self.text("list-dice", first=said, second=self.die(die, face))
        return said
