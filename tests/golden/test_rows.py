"""The encoder makes the rows that it made before, compiled and interpreted alike: weights depend on it."""

import pytest

from encoding.rows import SETUPS
from golden.rows import ROWS, WHOLE, digests, title_of, whole_rows, written
from seasons.encoding import ENCODER_VERSION

pytestmark = pytest.mark.no_cover
ANEW = "if rows were meant to change, raise ENCODER_VERSION and: PYTHONPATH=src:tests python tests/golden/rows.py"


@pytest.mark.parametrize("setup", SETUPS, ids=title_of)
def test_the_rows_of_a_setup_are_unchanged(setup: tuple[int, int, int]) -> None:
    assert digests(setup) == " ".join(written()[title_of(setup)]).split(), ANEW


def test_the_rows_that_are_written_out_are_unchanged() -> None:
    for then, now in zip(written()["whole rows"], whole_rows(), strict=True):
        assert now == then, ANEW


def test_there_are_two_thousand_of_them_for_this_version() -> None:
    assert f"encoder version {ENCODER_VERSION}" in written()
    assert len(SETUPS) * ROWS >= 2000 and len(whole_rows()) == len(WHOLE)
