"""Random games for the laws: any moment of any game, from a seed."""

from collections.abc import Iterator

from hypothesis import settings
from hypothesis import strategies as st

from seasons.rules import COMPILED, Fast, State, apply, legal_moves, mover, new_game

seeds = st.integers(0, 2**31)
setups = st.tuples(st.integers(2, 4), st.integers(0, 2), st.integers(0, 1))  # players, level, edition


def examples(count: int) -> settings:
    """So many examples, a tenth of them when the rules run interpreted: the laws are the same, the clock is not."""
    return settings(max_examples=count if COMPILED else max(4, count // 10), deadline=None)


def worlds(count: int) -> int:
    """So many dealt worlds, a sixteenth of them when the rules run interpreted."""
    return count if COMPILED else count // 16


def near(found: int, tries: int, chance: float) -> bool:
    """Whether a count is within five standard deviations of what is expected."""
    return abs(found / tries - chance) < 5 * (chance * (1 - chance) / tries) ** 0.5


def walk(seed: int, setup: tuple[int, int, int]) -> Iterator[State]:
    """A random game, state by state. The state is the live one: copy it to keep it."""
    chance = Fast(seed)
    state = new_game(setup[0], chance, setup[1], setup[2])
    while True:
        yield state
        if state.over:
            return
        moves = legal_moves(state)
        apply(state, moves[chance.below(len(moves))], chance)


def moments(seed: int, setup: tuple[int, int, int], every: int) -> Iterator[State]:
    """Copies of every n-th state of a random game that is not over."""
    for step, state in enumerate(walk(seed, setup)):
        if step % every == seed % every and not state.over:
            yield state.copy()


def asked(state: State) -> int:
    """The seat that is asked; a game that is not over always asks somebody."""
    seat = mover(state)
    assert seat >= 0
    return seat
