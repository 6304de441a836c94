"""What tests say about a game: a position in, moves as text, numbers out."""

from seasons.notation.moves import card_number, move_id, move_text, read_move
from seasons.notation.position import read_position
from seasons.rules import (
    DISCARD,
    DRAWN,
    ENERGIES,
    EVENT_NAMES,
    HAND,
    NAMES,
    PILE,
    PLAY,
    TOP,
    Event,
    IllegalMove,
    Score,
    State,
    apply,
    decision,
    legal_moves,
    mover,
    reasons,
    refusals,
    scores,
)
from seasons.text import Part, Text


class Table:
    """A game set up from a position text. Seats are 1 to 4, cards are English names, energies are words.

    >>> table = Table("seats: {1: {hand: [Amulet of Earth], reserve: 2 earth}}")
    >>> table.do("summon Amulet of Earth").crystals(1)
    9
    """

    def __init__(self, position: str) -> None:
        self.state: State
        self.state, self.chance = read_position(position)
        self.events: list[Event] = []
        self.final = 0  # the mask of the last move

    def do(self, *texts: str) -> "Table":
        """Make moves, in order, each by whoever is asked; the table, for chaining."""
        for text in texts:
            self.final = apply(self.state, read_move(self.state, text), self.chance, self.events)
        return self

    def legal(self) -> list[str]:
        """The legal moves as text."""
        return [move_text(move) for move in legal_moves(self.state)]

    def can(self, text: str) -> bool:
        """Whether a move is legal now."""
        return move_id(text) in legal_moves(self.state)

    def why(self, text: str, seat: int = 0) -> list[str]:
        """The names of the reasons why a move is not legal now."""
        return list(reasons(refusals(self.state, (seat - 1) if seat else mover(self.state), move_id(text))))

    def asked(self) -> tuple[int, str]:
        """Who is asked what: seat and kind of decision; (0, 'over') at the end."""
        now = decision(self.state)
        return (now.seat + 1, now.kind) if now else (0, "over")

    def crystals(self, seat: int) -> int:
        return self.state.crystals[seat - 1]

    def gauge(self, seat: int) -> int:
        return self.state.gauge[seat - 1]

    def bonuses(self, seat: int) -> int:
        return self.state.bonuses[seat - 1]

    def reserve(self, seat: int) -> dict[str, int]:
        """The energies of a reserve, without zeros."""
        numbers = [self.state.reserve[(seat - 1) * 4 + energy] for energy in range(4)]
        return {name: n for name, n in zip(ENERGIES, numbers) if n}

    def tokens(self, name: str, copy: int = 0) -> dict[str, int]:
        """The energies on an Amulet of Water or a Glutton Cauldron (physical copy 0 or 1), without zeros."""
        store = {4: 0, 35: 2}[card_number(name)] + copy
        return {
            kind: self.state.tokens[store * 4 + i]
            for i, kind in enumerate(ENERGIES)
            if self.state.tokens[store * 4 + i]
        }

    def at(self, place: int) -> list[str]:
        return [NAMES[card // 2 + 1] for card in range(100) if self.state.where[card] == place]

    def hand(self, seat: int) -> list[str]:
        return self.at(HAND + seat - 1)

    def play(self, seat: int) -> list[str]:
        return self.at(PLAY + seat - 1)

    def drawn(self, seat: int) -> list[str]:
        return self.at(DRAWN + seat - 1)

    def discard(self) -> list[str]:
        return self.at(DISCARD)

    def pile(self) -> list[str]:
        return self.at(PILE)

    def top(self) -> list[str]:
        return self.at(TOP)

    def turned(self, seat: int, name: str) -> int:
        """How many copies of a card a seat has turned in play."""
        low = card_number(name) * 2 - 2
        return sum(
            1 for card in (low, low + 1) if self.state.where[card] == PLAY + seat - 1 and self.state.turned[card]
        )

    def said(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.events if EVENT_NAMES[event.kind] == kind]

    def scores(self) -> list[Score]:
        return scores(self.state)


def ids_in(said: Part) -> set[str]:
    """The messages that a text is made of."""
    return {said.id}.union(*map(ids_in, said.args.values())) if isinstance(said, Text) else set()


__all__ = ["IllegalMove", "Table", "ids_in"]
