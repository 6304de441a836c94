"""Card 27: Hourglass of Time."""

import pytest

from helpers import Table


def end_of_round(space: int, left: str) -> Table:
    """Seat 1 owns the Hourglass; the last turn of the round is about to end."""
    return Table(f"""
        {{first: 1, turn: 2, space: {space}, dice: {{1: 1/2, 2: 2/2, left: {left}}},
          seats: {{1: {{play: [Hourglass of Time]}}}}}}
    """)


@pytest.mark.parametrize("space", [3, 6, 9, 12])
def test_card_27_1_a_change_of_season_gives_one_energy_of_choice(space: int) -> None:
    table = end_of_round(space, "3/1").do("end turn")
    assert table.asked() == (1, "take")
    assert table.legal() == ["take air", "take water", "take fire", "take earth"]
    table.do("take fire")
    assert table.asked() == (2, "die")
    assert table.reserve(1) == {"fire": 1}


def test_card_27_1_a_move_inside_the_season_gives_nothing() -> None:
    table = end_of_round(1, "3/5").do("end turn")  # two spaces, to the last of winter
    assert table.state.space == 3
    assert table.asked() == (2, "die")
    assert table.reserve(1) == {}


@pytest.mark.parametrize(("space", "move"), [(3, "forward 1"), (4, "back 1"), (1, "back 3"), (5, "forward 3")])
def test_card_27_2_a_change_by_the_boots_gives_it_at_once(space: int, move: str) -> None:
    table = Table(f"{{space: {space}, seats: {{1: {{play: [Hourglass of Time], hand: [Temporal Boots]}}}}}}")
    table.do("summon Temporal Boots", move)
    assert table.asked() == (1, "take")
    table.do("take earth")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"earth": 1}


def test_card_27_2_an_opponent_gets_it_at_once_too_and_only_once() -> None:
    table = Table("""
        {first: 1, turn: 2, space: 3, dice: {1: 1/2, 2: 2/2, left: 3/1},
         seats: {1: {play: [Hourglass of Time]}, 2: {hand: [Temporal Boots]}}}
    """)
    table.do("summon Temporal Boots", "forward 1")
    assert table.asked() == (1, "take")
    table.do("take earth")
    assert table.asked() == (2, "turn")
    table.do("end turn")  # from space 4 to 5: no change
    assert table.asked() == (2, "die")
    assert table.reserve(1) == {"earth": 1}


def test_card_27_3_two_copies_give_two_separate_gains() -> None:
    table = Table("""
        space: 3
        seats: {1: {play: [Hourglass of Time, Hourglass of Time], hand: [Temporal Boots], reserve: 7 fire}}
    """)
    table.do("summon Temporal Boots", "forward 1", "take earth")
    assert table.asked() == (1, "excess")  # before the second energy
    table.do("discard fire")
    assert table.asked() == (1, "take")
    table.do("take air")
    assert table.asked() == (1, "excess")
    table.do("discard fire")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 1, "fire": 5, "earth": 1}
