"""Situations for computer players: views from the middle of games."""

from collections.abc import Iterator

from seasons.rules import PILE, Fast, State, View, apply, legal_moves, mover, new_game, view
from seasons.rules.decisions import kind_of

SETUPS = [(players, level, edition) for players in (2, 3, 4) for level in (0, 1, 2) for edition in (0, 1)]


def questions(seed: int, setup: tuple[int, int, int]) -> Iterator[State]:
    """Every state of a random game in which somebody has a choice. The state is the live one."""
    chance = Fast(seed)
    state = new_game(setup[0], chance, setup[1], setup[2])
    while not state.over:
        moves = legal_moves(state)
        if len(moves) > 1:
            yield state
        apply(state, moves[chance.below(len(moves))], chance)


def every_kind(games: int) -> dict[str, View]:
    """For every kind of decision that so many random games reach, the view of who has to decide."""
    found: dict[str, View] = {}
    for seed in range(games):
        for state in questions(seed, SETUPS[seed % len(SETUPS)]):
            kind = kind_of(state)
            if kind not in found:
                found[kind] = view(state, mover(state))
    return found


def with_swapped_cards(state: State, seat: int, chance: Fast) -> State:
    """A world that a seat cannot tell from this one: two cards that it knows nothing about have changed places."""
    unknown = [card for card in range(100) if state.where[card] >= PILE and not state.known[card] >> seat & 1]
    unknown = [c for c in unknown if not (state.memory[c] | state.memory[c ^ 1]) >> (10 * seat) & 1023]
    one = unknown[chance.below(len(unknown))]
    others = [card for card in unknown if state.where[card] != state.where[one] and card // 2 != one // 2]
    other = others[chance.below(len(others))] if others else one
    swapped = state.copy()
    for numbers in (swapped.where, swapped.known, swapped.turned, swapped.memory):
        numbers[one], numbers[other] = numbers[other], numbers[one]
    return swapped
