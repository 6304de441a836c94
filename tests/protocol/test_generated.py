"""What is made from the types of the messages and the tables of the rules was made anew after their last change."""

from pathlib import Path

import pytest

from seasons.protocol.generate import generated

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(not (ROOT / "web").exists(), reason="the client's sources are not in this distribution")


@pytest.mark.parametrize("path", generated())
def test_a_generated_file_is_as_it_would_be_made_now(path: str) -> None:
    assert (ROOT / path).read_text("utf-8") == generated()[path], "run: make generate"
