"""Games of the soak that once broke a law."""

import pytest

from seasons.arena.soak import play_batch


@pytest.mark.parametrize("game", [791, 8989, 17062, 76076])
def test_a_seat_that_owes_its_kriss_a_familiar_is_always_dealt_one(game: int) -> None:
    assert play_batch(game, game + 1, seed=2026).broken == []
