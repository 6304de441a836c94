"""The golden games are played again, move for move, compiled and interpreted alike."""

import pytest

from golden.play import FOLDER, SETUPS, name_of, transcript


@pytest.mark.parametrize("setup", SETUPS, ids=[name_of(*setup) for setup in SETUPS])
def test_golden_game_is_unchanged(setup: tuple[int, int, int]) -> None:
    expected = (FOLDER / name_of(*setup)).read_text(encoding="utf-8").splitlines()
    for number, (then, now) in enumerate(zip(expected, transcript(*setup).splitlines(), strict=True), 1):
        assert now == then, f"line {number}; if the rules were meant to change: python tests/golden/play.py"
