"""What tests say about rows: numbers by their names, and positions to make them from."""

from collections.abc import Iterator

from seasons.encoding import Encoder, feature_names, hidden_names
from seasons.rules import Fast, State, apply, legal_moves, new_game

ENCODER = Encoder()
NAMES = {players: feature_names(players) for players in (2, 3, 4)}
HIDDEN_NAMES = {players: hidden_names(players) for players in (2, 3, 4)}
SETUPS = [(players, level, edition) for players in (2, 3, 4) for level in range(3) for edition in range(2)]


def named(state: State, seat: int) -> dict[str, int]:
    """The numbers of a row that are not zero, by their names."""
    return {NAMES[state.players][place]: n for place, n in ENCODER.row(state, seat).items()}


def hidden_named(state: State, seat: int) -> dict[str, int]:
    """The numbers of a privileged row that are not zero, by their names."""
    return {HIDDEN_NAMES[state.players][place]: n for place, n in ENCODER.hidden_row(state, seat).items()}


def of(row: dict[str, int], block: str) -> dict[str, int]:
    """The numbers of one block, by their labels."""
    return {name.removeprefix(f"{block}: "): n for name, n in row.items() if name.startswith(f"{block}: ")}


def game(seed: int, setup: tuple[int, int, int]) -> Iterator[State]:
    """Every state of a random game that asks somebody. The state is the live one."""
    chance = Fast(seed)
    state = new_game(setup[0], chance, setup[1], setup[2])
    while not state.over:
        yield state
        moves = legal_moves(state)
        apply(state, moves[chance.below(len(moves))], chance)
