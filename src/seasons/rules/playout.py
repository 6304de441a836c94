"""Random legal play, for simulation and measuring."""

from mypy_extensions import i64

from seasons.rules.chance import Fast
from seasons.rules.engine import apply, legal
from seasons.rules.state import State
from seasons.rules.steps.base import OPTIONS
from seasons.vecs import vec


class Playout:
    """Plays games at random and counts: all decisions, and those with two or more options."""

    def __init__(self, seed: i64) -> None:
        self.chance = Fast(seed)
        self.decisions: i64 = 0
        self.choices: i64 = 0
        self.options = vec[i64]([0] * OPTIONS)

    def as_tuple(self) -> tuple[Fast, int, int]:
        """How far it has come."""
        return (self.chance, self.decisions, self.choices)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Playout) and self.as_tuple() == other.as_tuple()

    def __hash__(self) -> int:
        return hash(self.as_tuple())

    def __repr__(self) -> str:
        return f"<Playout of {self.decisions} decisions>"

    def __reduce__(self) -> tuple[object, ...]:
        return (playout_after, self.as_tuple())

    def step(self, state: State) -> i64:
        """Make one random move and return it."""
        count = legal(state, self.options)
        self.decisions += 1
        move = self.options[0]
        if count > 1:
            self.choices += 1
            move = self.options[self.chance.below(count)]
        apply(state, move, self.chance)
        return move

    def finish(self, state: State) -> None:
        """Play a game to its end."""
        while not state.over:
            self.step(state)


def playout_after(chance: Fast, decisions: i64, choices: i64) -> Playout:
    """A playout that has come so far."""
    playout = Playout(0)
    playout.chance = chance
    playout.decisions = decisions
    playout.choices = choices
    return playout
