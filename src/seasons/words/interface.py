"""Words that every front end needs, and the things on the table as a screen reader says them."""

from collections.abc import Sequence
from typing import Final

from seasons.rules import ENERGIES, SEASONS, Who, card, table
from seasons.words.speech import Speech

UI_LABELS: Final = (
    # where to go
    "home",
    "play",
    "play-computer",
    "play-friends",
    "one-device",
    "learn",
    "rules",
    "cards",
    "watch",
    "replay",
    "settings",
    "language",
    "sound",
    "speed",
    "help",
    "keys",
    "text-view",
    "log",
    # at the table
    "hint",
    "undo",
    "start-of-turn",
    "take-card",
    "summon",
    "activate",
    "transmute",
    "bonuses",
    "everything",
    "clear",
    "ready",
    "change",
    "look-at-table",
    "wait",
    "computer-plays",
    # everywhere
    "confirm",
    "cancel",
    "yes",
    "no",
    "back",
    "next",
    "previous",
    "open",
    "close",
    "save",
    "download",
    "copy-link",
    "new-game",
    "go-on",
    "start",
    "leave",
    "rematch",
    # headings
    "now",
    "season-and-dice",
    "my-board",
    "my-cards",
    "my-hand",
    "opponents",
    "name",
    "computer",
    "spectator",
)
"""Labels of buttons and headings, under 24 characters in every language."""

UI_NOTES: Final = (
    "your-turn",
    "waiting",
    "loading",
    "online",
    "connection-lost",
    "connection-back",
    "failed",
    "saved",
    "copied",
    "final",
)
"""What is said in passing."""

UI_WORDS: Final = UI_LABELS + UI_NOTES


class Interface(Speech):
    """The words of the interface and accessible names.

    >>> Interface("en").ui("undo")
    'Undo'
    """

    def ui(self, key: str) -> str:
        """A word of the interface, one of UI_WORDS."""
        if key not in UI_WORDS:
            raise ValueError(f"there is no word {key}")
        return self.text("ui-" + key)

    def waiting_for(self, seats: Sequence[int], names: Sequence[str] = ()) -> str:
        """Whom the others wait for.

        >>> Interface().waiting_for([0, 1], ["Lea", "Hugo"])
        'Waiting for Lea and Hugo.'
        """
        return self.text("ui-waiting-for", players=self.listed([self.player(seat, names) for seat in seats]))

    # --- accessible names

    def token(self, energy: int) -> str:
        """One energy.

        >>> Interface().token(2)
        'fire energy'
        """
        return self.text("a11y-token", energy=ENERGIES[energy])

    def wheel(self, who: Who) -> str:
        """The season wheel: when it is, where the token stands, and what an energy brings.

        >>> from seasons.rules import Fast, new_game
        >>> Interface().wheel(new_game(2, Fast(1)))
        'Season wheel: prelude, the first round has not begun.'
        """
        seen = table(who)
        if seen.round == 0:
            return self.text("a11y-wheel.prelude")
        rates = [
            self.text("a11y-rate", name=self.energy(energy), count=count) for energy, count in enumerate(seen.rates)
        ]
        return self.text(
            "a11y-wheel",
            year=seen.year,
            season=SEASONS[seen.season],
            space=seen.space,
            round=seen.round,
            text=self.in_a_row(rates),
        )

    def reserve_text(self, counts: Sequence[int], limit: int) -> str:
        """A reserve, by its four counts from air to earth.

        >>> Interface().reserve_text([0, 2, 1, 0], 7)
        'Reserve, 3 of 7: 2 water and 1 fire'
        """
        return self.text("a11y-reserve", count=sum(counts), limit=limit, energies=self.amounts(counts))

    def gauge_text(self, gauge: int, in_play: int) -> str:
        """A Summoning gauge and how many cards it still allows.

        >>> Interface().gauge_text(7, 6)
        'Summoning gauge 7: 6 cards in play, 1 free place'
        """
        return self.text("a11y-gauge", limit=gauge, count=in_play, free=max(gauge - in_play, 0))

    def card_tile(self, number: int, turned: bool = False, tokens: Sequence[int] = ()) -> str:
        """A card in play, whether it is turned, and the energies on it (four counts, or none).

        >>> Interface().card_tile(4, turned=True, tokens=[0, 0, 2, 1])
        'Amulet of Water, magic item, 6 prestige points, turned, with 2 fire and 1 earth on it'
        """
        parts = [self.card_name(number), self.kind(card(number).kind), self.prestige(number)]
        if turned:
            parts.append(self.text("a11y-turned"))
        if any(tokens):
            parts.append(self.text("a11y-on-card", energies=self.amounts(tokens)))
        return self.in_a_row(parts)

    def card_choice(self, number: int, players: int = 2, edition: int = 0) -> str:
        """A card that can be got or summoned: what it costs, what it is worth, what it does.

        >>> Interface().card_choice(8)
        'Purse of Io, magic item, cost: 1 air and 1 fire, 6 prestige points: 1 more crystal per energy you transmute'
        """
        cost = self.text("a11y-cost", cost=self.card_cost(number, players, edition))
        parts = [self.card_name(number), self.kind(card(number).kind), cost, self.prestige(number)]
        return self.text("a11y-choice", card=self.in_a_row(parts), text=self.card_gist(number, edition))

    def prestige(self, number: int) -> str:
        """What a card is worth at the end of the game."""
        return self.text("a11y-prestige", count=card(number).prestige)

    def panel(self, who: Who, seat: int, viewer: int, names: Sequence[str] = ()) -> str:
        """Everything public about a player, in one breath."""
        seen = table(who).seats[seat]
        return self.text(
            "a11y-panel",
            **self.who(seat, viewer, names),
            crystals=self.crystals(seen.crystals),
            energies=self.reserve_text(seen.reserve, seen.limit),
            text=self.gauge_text(seen.gauge, len(seen.play)),
            cards=self.text("a11y-hand", count=len(seen.hand.known) + seen.hand.hidden),
            bonus=self.text("a11y-bonuses", count=seen.bonuses),
        )

    def position(self, index: int, count: int) -> str:
        """The place of something in a list, counted from 1.

        >>> Interface().position(2, 5)
        '2 of 5'
        """
        return self.text("a11y-position", count=index, limit=count)

    def more_events(self, count: int) -> str:
        """How many sentences of the log were left out.

        >>> Interface().more_events(3)
        '3 more events in the log.'
        """
        return self.text("a11y-more-events", count=count)

    def in_a_row(self, parts: Sequence[str]) -> str:
        """Parts with commas and no "and"."""
        said = parts[0]
        for part in parts[1:]:
            said = self.text("list-more", first=said, second=part)
        return said
