"""Card 25: Potion of Knowledge."""

from helpers import Table


def test_card_25_1_it_is_sacrificed_for_five_energies_of_choice() -> None:
    table = Table("seats: {1: {play: [Potion of Knowledge], reserve: 1 fire}}")
    table.do("activate Potion of Knowledge")
    assert table.play(1) == []
    assert table.discard() == ["Potion of Knowledge"]
    table.do("take air", "take air", "take water", "take fire")
    assert table.asked() == (1, "take")
    table.do("take earth")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 2, "water": 1, "fire": 2, "earth": 1}


def test_card_25_2_all_five_are_chosen_first_then_the_excess_goes() -> None:
    table = Table("seats: {1: {play: [Potion of Knowledge], reserve: 4 fire}}")
    table.do("activate Potion of Knowledge", "take air", "take air", "take air", "take water")
    assert table.asked() == (1, "take")
    assert table.reserve(1) == {"fire": 4}  # the five arrive together
    table.do("take earth")
    assert table.asked() == (1, "excess")
    assert table.legal() == ["discard air", "discard water", "discard fire"]  # two, in ascending order
    table.do("discard air", "discard fire")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 2, "water": 1, "fire": 3, "earth": 1}
