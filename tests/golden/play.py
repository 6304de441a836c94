"""One fixed game per player count, level and edition, as readable text. Run this file to write them anew."""

from pathlib import Path

from seasons.notation.moves import move_text
from seasons.rules import EDITIONS, LEVELS, Event, Fair, Fast, apply, legal_moves, mover, new_game, scores

FOLDER = Path(__file__).parent
SETUPS = [(players, level, edition) for players in (2, 3, 4) for level in range(3) for edition in range(2)]


def name_of(players: int, level: int, edition: int) -> str:
    """The file name of a golden game."""
    return f"{players}-{LEVELS[level]}-{EDITIONS[edition]}.txt"


def transcript(players: int, level: int, edition: int) -> str:
    """The whole game: every move, what everybody had afterwards, the events as numbers, and the scores."""
    chance = Fair(bytes([players, level, edition]) + bytes(29))
    taste = Fast(players * 100 + level * 10 + edition)
    state = new_game(players, chance, level, edition)
    lines = []
    while not state.over:
        seat = mover(state)
        moves = legal_moves(state)
        move = moves[taste.below(len(moves))]
        log: list[Event] = []
        final = apply(state, move, chance, log)
        wealth = " ".join(f"{state.crystals[s]}/{state.total(s)}/{state.gauge[s]}" for s in range(players))
        kinds = ",".join(str(event.kind) for event in log)
        lines.append(
            f"{seat + 1} {move_text(move)} [{len(moves)}] {wealth} y{state.year} s{state.space} f{final} e{kinds}"
        )
    for score in scores(state):
        cards = " ".join(f"{number}:{n}" for number, n in score.cards)
        lines.append(
            f"seat {score.seat + 1}: {score.total} = {score.crystals} + {score.prestige} + [{cards}]"
            f" {score.hand} {score.bonus}, rank {score.rank}"
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for setup in SETUPS:
        (FOLDER / name_of(*setup)).write_text(transcript(*setup), encoding="utf-8")
