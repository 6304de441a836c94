"""What `seasons hint` and “hint” at the table print."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from seasons.notation.moves import move_text
from seasons.rules import COMPILED, View, mover, view
from seasons.terminal.output import show_json
from seasons.words import Words
from seasons.words.hints import hint_sentences

WORLDS = 60 if COMPILED else 6
SIMULATIONS = 300 if COMPILED else 24


def hint_lines(words: Words, sight: View, names: Sequence[str], worlds: int = WORLDS, seed: int = 1) -> list[str]:
    """Advice for a seat, in sentences."""
    from seasons.players.hints import hint

    found = hint(sight, worlds, seed, SIMULATIONS)
    return [words.say(line) for line in hint_sentences(found, sight.table, names)]


def report_hint(words: Words, path: Path, worlds: int, seed: int, as_json: bool) -> int:
    """Advice for whoever is asked in a position."""
    from seasons.players.hints import hint
    from seasons.terminal.puzzles import read_files

    (puzzle,) = read_files(words, [path]).values()
    sight = view(puzzle.state, mover(puzzle.state))
    found = hint(sight, worlds, seed, SIMULATIONS)
    if as_json:
        data = asdict(found)
        for advice in data["best"]:
            advice["text"] = move_text(advice["move"])
        show_json(data)
        return 0
    names = [words.player(seat) for seat in range(sight.table.players)]
    for line in hint_sentences(found, sight.table, names):
        print(words.say(line))
    return 0
