"""The computer players choose what they chose before, compiled and interpreted alike."""

import re

import pytest

from golden.bots import FILE, QUICK, SEARCHING, SETUPS, choices, title_of, written
from seasons.players import LEVEL_NAMES
from seasons.rules.decisions import DECISION_KINDS

pytestmark = pytest.mark.no_cover  # thinking takes six times as long when every line is counted


@pytest.mark.parametrize("setup", SETUPS, ids=title_of)
def test_the_choices_of_a_game_are_unchanged(setup: tuple[int, int, int]) -> None:
    for then, now in zip(written()[title_of(setup)], choices(setup), strict=True):
        assert now == then, "if the players were meant to change: python tests/golden/bots.py"


def test_every_player_is_asked_and_every_kind_of_question() -> None:
    assert list(written()) == [title_of(setup) for setup in SETUPS]
    asked = re.findall(r"question \d+, (.+): seat \d, (.+): ", FILE.read_text(encoding="utf-8"))
    assert len(asked) > 200
    assert {kind for kind, _ in asked} == {*DECISION_KINDS}
    assert {name for _, name in asked} == {*QUICK, *SEARCHING} > {*LEVEL_NAMES}
