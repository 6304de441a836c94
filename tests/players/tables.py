"""Situations for computer players: views from the middle of games."""

from seasons.arena.conform import questions
from seasons.rules import PILE, Fast, State, View, mover, view
from seasons.rules.decisions import kind_of

__all__ = ["SETUPS", "every_kind", "questions", "with_swapped_cards"]
SETUPS = [(players, level, edition) for players in (2, 3, 4) for level in (0, 1, 2) for edition in (0, 1)]


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
