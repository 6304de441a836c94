"""Perft: the number of ways to play on from tricky positions, to a fixed depth. Run this file to count anew."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from seasons.notation.position import build
from seasons.rules import ChanceClosed, Closed, State, apply, legal_moves

FILE = Path(__file__).parent / "positions.yaml"
COUNTS = Path(__file__).parent / "counts.yaml"
DEPTH = 4
POSITIONS: list[dict[str, Any]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))


def leaves(state: State, depth: int) -> int:
    """How many sequences of choices there are; one that ends the turn or needs chance is a leaf."""
    if depth == 0 or state.over or state.active != 0:
        return 1
    found = 0
    for move in legal_moves(state):
        then = state.copy()
        try:
            apply(then, move, Closed())
        except ChanceClosed:
            found += 1
            continue
        found += leaves(then, depth - 1)
    return found


def count(position: dict[str, Any]) -> list[int]:
    """The leaves at every depth up to DEPTH."""
    state, _ = build(position["position"])
    return [leaves(state, depth) for depth in range(1, DEPTH + 1)]


@pytest.mark.parametrize("position", POSITIONS, ids=[position["title"] for position in POSITIONS])
def test_perft(position: dict[str, Any]) -> None:
    golden = yaml.safe_load(COUNTS.read_text(encoding="utf-8"))
    assert count(position) == golden[position["title"]]


if __name__ == "__main__":
    counts = {position["title"]: count(position) for position in POSITIONS}
    COUNTS.write_text(yaml.safe_dump(counts, sort_keys=False), encoding="utf-8")
