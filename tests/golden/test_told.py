"""What seats and spectators are told is what they were told before, byte by byte."""

from golden.told import PLACE, lines


def test_every_byte_told_in_six_games_is_as_before() -> None:
    assert lines() == PLACE.read_text("utf-8").split("\n")[:-1], "look at it, then: python tests/golden/told.py"
