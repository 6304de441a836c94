"""Two thousand rows of the encoder, a digest each, and a few of them in full. Run this file to write them anew."""

import zlib
from collections.abc import Iterator
from pathlib import Path

from encoding.rows import SETUPS, hidden_named, named
from seasons.encoding import ENCODER_VERSION, Encoder
from seasons.rules import EDITIONS, LEVELS, Fast, State, apply, legal_moves, mover, new_game
from seasons.rules.decisions import kind_of

FILE = Path(__file__).parent / "rows.txt"
ROWS = 112  # of each setup
EVERY = 3  # decision gives a row
WHOLE = ("pick", "split", "die", "turn", "take")  # of these kinds the first row is written out, in one setup
IN_A_LINE = 12


def positions(setup: tuple[int, int, int]) -> Iterator[tuple[State, int]]:
    """Moments of random games, and the seats that look: whoever is asked, or somebody else."""
    chance = Fast(1 + SETUPS.index(setup))
    found = 0
    while True:
        state = new_game(setup[0], chance, setup[1], setup[2])
        number = 0
        while not state.over:
            number += 1
            if number % EVERY == 0:
                yield state, (mover(state) + (number // EVERY % 4 == 0)) % state.players
                found += 1
                if found == ROWS:
                    return
            moves = legal_moves(state)
            apply(state, moves[chance.below(len(moves))], chance)


def digest(encoder: Encoder, state: State, seat: int) -> str:
    """A row and its privileged row in eight digits: places and numbers, in their order."""
    count = encoder.encode(state, seat)
    both = [*encoder.index[:count], *encoder.value[:count]]
    count = encoder.encode_hidden(state, seat)
    both += [*encoder.index[:count], *encoder.value[:count]]
    return f"{zlib.crc32(' '.join(str(n) for n in both).encode()):08x}"


def digests(setup: tuple[int, int, int]) -> list[str]:
    """The digests of a setup."""
    encoder = Encoder()
    return [digest(encoder, state, seat) for state, seat in positions(setup)]


def whole_rows() -> list[str]:
    """Some rows, number by number."""
    left = [*WHOLE]
    lines = []
    for state, seat in positions((4, 2, 0)):
        kind = kind_of(state)
        if kind in left and seat == mover(state):
            left.remove(kind)
            row = {**named(state, seat), **hidden_named(state, seat)}
            lines.append(f"{kind}, seat {seat + 1}: " + ", ".join(f"{name} = {n}" for name, n in row.items()))
    return lines


def title_of(setup: tuple[int, int, int]) -> str:
    """The line above the digests of a setup."""
    players, level, edition = setup
    return f"{players} players, {LEVELS[level]}, {EDITIONS[edition]} edition"


def text() -> str:
    """The whole file."""
    sections = [f"encoder version {ENCODER_VERSION}"]
    for setup in SETUPS:
        found = digests(setup)
        lines = [" ".join(found[at : at + IN_A_LINE]) for at in range(0, len(found), IN_A_LINE)]
        sections.append("\n".join([title_of(setup), *lines]))
    sections.append("\n".join(["whole rows", *whole_rows()]))
    return "\n\n".join(sections) + "\n"


def written() -> dict[str, list[str]]:
    """The sections of the file, by their titles."""
    sections = [section.splitlines() for section in FILE.read_text(encoding="utf-8").split("\n\n")]
    return {title: lines for title, *lines in sections}


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
