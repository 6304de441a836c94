"""Card 14, Beggar's Horn. Seat 1 has the last turn of the round."""

import pytest

from helpers import Table


@pytest.mark.parametrize("reserve, after", [("0 air", {"fire": 1}), ("1 air", {"air": 1, "fire": 1})])
def test_card_14_1_with_one_energy_or_none_one_of_choice_is_gained(reserve: str, after: dict[str, int]):
    table = Table(f"{{first: 2, seats: {{1: {{reserve: {reserve}, play: [Beggar's Horn]}}}}}}").do("end turn")
    assert table.asked() == (1, "take")
    assert table.legal() == ["take air", "take water", "take fire", "take earth"]
    table.do("take fire")
    assert table.asked() == (1, "die")
    assert table.reserve(1) == after


def test_card_14_1_with_two_energies_nothing():
    table = Table("{first: 2, seats: {1: {reserve: 1 air 1 fire, play: [Beggar's Horn]}}}").do("end turn")
    assert table.asked() == (1, "die")
    assert table.reserve(1) == {"air": 1, "fire": 1}


def test_card_14_1_at_the_end_of_the_round_not_of_the_turn():
    table = Table("{first: 1, seats: {1: {play: [Beggar's Horn]}}}").do("end turn")
    assert table.asked() == (2, "turn")
    assert table.do("end turn").asked() == (1, "take")


@pytest.mark.parametrize("card", ["Amulet of Water: 4 fire", "Glutton Cauldron: 6 fire"])
def test_card_14_2_tokens_on_amulet_and_cauldron_do_not_count(card: str):
    table = Table(f"{{first: 2, seats: {{1: {{reserve: 1 air, play: [{{{card}}}, Beggar's Horn]}}}}}}").do("end turn")
    assert table.asked() == (1, "take")
    assert table.do("take earth").reserve(1) == {"air": 1, "earth": 1}


def test_card_14_3_from_no_energy_both_copies_act():
    table = Table("{first: 2, seats: {1: {play: [Beggar's Horn, Beggar's Horn]}}}").do("end turn", "take fire")
    assert table.asked() == (1, "take")
    table.do("take air")
    assert table.asked() == (1, "die")
    assert table.reserve(1) == {"air": 1, "fire": 1}


def test_card_14_3_from_one_energy_only_the_first_copy_acts():
    table = Table("{first: 2, seats: {1: {reserve: 1 air, play: [Beggar's Horn, Beggar's Horn]}}}")
    table.do("end turn", "take fire")
    assert table.asked() == (1, "die")
    assert table.reserve(1) == {"air": 1, "fire": 1}
