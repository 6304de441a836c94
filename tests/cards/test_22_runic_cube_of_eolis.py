"""Card 22: Runic Cube of Eolis."""

import pytest

from helpers import Table
from seasons.rules import decision


def test_card_22_1_it_is_worth_thirty_prestige_and_has_no_effect() -> None:
    table = Table(
        "seats: {1: {hand: [Runic Cube of Eolis], crystals: 21, gauge: 3, reserve: 1 fire}, 2: {crystals: 4}}"
    )
    table.do("summon Runic Cube of Eolis")
    assert table.asked() == (1, "turn")
    assert (table.crystals(1), table.gauge(1), table.reserve(1), table.crystals(2)) == (1, 3, {"fire": 1}, 4)
    assert table.why("activate Runic Cube of Eolis") == ["no-activation"]
    assert table.scores()[0].prestige == 30
    assert table.scores()[0].total == 31


@pytest.mark.parametrize(("play", "limit"), [("[]", 7), ("[Bespelled Grimoire]", 10)])
def test_card_22_2_with_the_vampiric_crown_only_as_many_as_the_limit_are_asked_for(play: str, limit: int) -> None:
    table = Table(f"""
        seats: {{1: {{play: {play}, hand: [Vampiric Crown, Runic Cube of Eolis], reserve: 1 air 1 water 3 fire}}}}
    """)
    table.do("summon Vampiric Crown", "discard Runic Cube of Eolis")
    asked = decision(table.state)
    assert asked is not None
    assert (asked.kind, asked.count) == ("take", limit)
    table.do("take earth")  # the last type: all the others are earth too
    assert table.reserve(1) == {"fire": 3, "earth": limit}
    assert table.asked() == (1, "excess")
    table.do("discard fire", "discard fire", "discard fire")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"earth": limit}
