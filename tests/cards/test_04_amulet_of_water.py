"""Card 4, Amulet of Water."""

import pytest

from helpers import Table


@pytest.mark.parametrize(
    "taken, lying",
    [
        (["air", "water", "fire", "earth"], {"air": 1, "water": 1, "fire": 1, "earth": 1}),
        (["fire", "fire", "fire", "fire"], {"fire": 4}),
        (["air", "air", "earth"], {"air": 2, "earth": 2}),  # after an earth only earths can follow
    ],
)
def test_card_4_1_four_energies_of_choice_lie_on_it(taken: list[str], lying: dict[str, int]):
    table = Table("seats: {1: {reserve: 2 water 1 fire, hand: [Amulet of Water]}}")
    table.do("summon Amulet of Water")
    assert table.asked() == (1, "store")
    assert table.legal() == ["take air", "take water", "take fire", "take earth"]
    table.do(*[f"take {energy}" for energy in taken])
    assert table.asked() == (1, "turn")
    assert table.tokens("Amulet of Water") == lying
    assert table.reserve(1) == {"fire": 1}


def test_card_4_2_they_pay_for_a_summoning():
    table = Table("seats: {1: {reserve: 1 earth, play: [{Amulet of Water: 1 earth 1 air}], hand: [Amulet of Earth]}}")
    table.do("summon Amulet of Earth")
    assert table.crystals(1) == 9
    assert table.reserve(1) == {}
    assert table.tokens("Amulet of Water") == {"air": 1}


def test_card_4_2_they_can_be_transmuted():
    table = Table("{right: true, seats: {1: {reserve: 1 earth, play: [{Amulet of Water: 1 earth 1 fire}]}}}")
    table.do("transmute fire from amulet")
    assert table.crystals(1) == 2
    table.do("transmute earth from amulet")
    assert table.crystals(1) == 5
    assert table.reserve(1) == {"earth": 1}
    assert table.tokens("Amulet of Water") == {}


def test_card_4_2_they_can_be_exchanged_and_what_comes_goes_to_the_reserve():
    table = Table("seats: {1: {play: [{Amulet of Water: 4 fire}]}}")
    table.do("bonus exchange", "pay fire from amulet", "pay fire from amulet", "take air", "take water")
    assert table.tokens("Amulet of Water") == {"fire": 2}
    assert table.reserve(1) == {"air": 1, "water": 1}


def test_card_4_2_they_can_be_put_on_the_cauldron():
    table = Table("seats: {1: {play: [{Amulet of Water: 4 fire}, Glutton Cauldron]}}")
    table.do("activate Glutton Cauldron")
    assert table.tokens("Amulet of Water") == {"fire": 3}
    assert table.tokens("Glutton Cauldron") == {"fire": 1}


def test_card_4_3_a_full_reserve_and_four_more_are_allowed():
    table = Table("seats: {1: {reserve: 2 air, play: [{Amulet of Water: 4 fire}, Potion of Knowledge]}}")
    table.do("activate Potion of Knowledge", *["take air"] * 5)
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 7}
    assert table.tokens("Amulet of Water") == {"fire": 4}


def test_card_4_3_the_reserve_alone_has_the_limit_of_seven():
    table = Table("seats: {1: {reserve: 3 water, play: [{Amulet of Water: 4 fire}, Potion of Knowledge]}}")
    table.do("activate Potion of Knowledge", *["take air"] * 5)
    assert table.asked() == (1, "excess")
    assert table.legal() == ["discard air", "discard water"]
    table.do("discard water")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 5, "water": 2}
    assert table.tokens("Amulet of Water") == {"fire": 4}


def test_card_4_4_the_air_elemental_does_not_touch_them():
    table = Table("""
        seats:
          1: {reserve: 3 air, hand: [Air Elemental]}
          2: {reserve: 2 fire, play: [{Amulet of Water: 3 earth 1 fire}]}
    """).do("summon Air Elemental")
    assert table.reserve(2) == {"air": 2}
    assert table.tokens("Amulet of Water") == {"fire": 1, "earth": 3}


def test_card_4_4_the_potion_of_life_does_not_touch_them():
    table = Table("seats: {1: {reserve: 2 earth, play: [{Amulet of Water: 4 fire}, Potion of Life]}}")
    table.do("activate Potion of Life")
    assert table.crystals(1) == 8
    assert table.reserve(1) == {}
    assert table.tokens("Amulet of Water") == {"fire": 4}


def test_card_4_4_the_potion_of_dreams_does_not_touch_them():
    table = Table("""
        seats: {1: {reserve: 2 earth, play: [{Amulet of Water: 4 fire}, Potion of Dreams], hand: [Die of Malice]}}
    """).do("activate Potion of Dreams")
    assert table.reserve(1) == {}
    assert table.tokens("Amulet of Water") == {"fire": 4}


def test_card_4_4_the_cursed_treatise_does_not_touch_them():
    table = Table("""
        seats:
          1: {reserve: 3 fire, hand: [Syllas the Faithful]}
          2: {reserve: 2 fire, play: [{Amulet of Water: 4 fire}, Cursed Treatise of Arus]}
    """).do("summon Syllas the Faithful", "sacrifice Cursed Treatise of Arus")
    assert table.reserve(2) == {}
    assert table.tokens("Amulet of Water") == {"fire": 4}


def test_card_4_4_lewis_does_not_copy_them():
    table = Table("""
        seats:
          1: {reserve: 1 air 1 fire, hand: [Lewis Greyface]}
          2: {reserve: 1 water, play: [{Amulet of Water: 4 fire}]}
    """).do("summon Lewis Greyface")
    assert table.reserve(1) == {"water": 1}
    assert table.tokens("Amulet of Water") == {"fire": 4}


def test_card_4_4_the_lantern_does_not_count_them():
    table = Table("seats: {1: {reserve: 2 air, play: [{Amulet of Water: 4 fire}, Lantern of Xidit]}}")
    assert table.scores()[0].cards == [(45, 6)]


@pytest.mark.parametrize("reserve, crystals", [("3 air", 0), ("4 air", 3)])
def test_card_4_4_the_wondrous_chest_does_not_count_them(reserve: str, crystals: int):
    table = Table(f"""
        first: 2
        seats: {{1: {{reserve: {reserve}, play: [{{Amulet of Water: 4 fire}}, Wondrous Chest]}}}}
    """).do("end turn")
    assert table.crystals(1) == crystals


def test_card_4_4_the_beggars_horn_does_not_count_them():
    table = Table("{first: 2, seats: {1: {reserve: 1 air, play: [{Amulet of Water: 4 fire}, Beggar's Horn]}}}")
    table.do("end turn")
    assert table.asked() == (1, "take")


def test_card_4_5_taken_back_it_loses_its_tokens_and_gets_four_new_ones():
    table = Table("""
        seats: {1: {reserve: 1 air 3 water, play: [{Amulet of Water: 2 fire}], hand: [Amsug Longneck]}}
    """)
    table.do("summon Amsug Longneck")
    assert table.hand(1) == ["Amulet of Water"]
    assert table.tokens("Amulet of Water") == {}
    assert table.reserve(1) == {"water": 2}
    table.do("summon Amulet of Water", "take earth")
    assert table.tokens("Amulet of Water") == {"earth": 4}


def test_card_4_5_sacrificed_it_loses_its_tokens():
    table = Table("""
        seats:
          1: {reserve: 3 fire, hand: [Syllas the Faithful]}
          2: {reserve: 1 air, play: [{Amulet of Water: 4 fire}]}
    """).do("summon Syllas the Faithful")
    assert table.discard() == ["Amulet of Water"]
    assert table.tokens("Amulet of Water") == {}
    assert table.reserve(2) == {"air": 1}


def test_card_4_6_a_second_copy_has_its_own_store():
    table = Table("""
        seats: {1: {reserve: 2 water, play: [{Amulet of Water: 3 fire}], hand: [Amulet of Water]}}
    """).do("summon Amulet of Water", *["take air"] * 4)
    assert table.tokens("Amulet of Water", 0) == {"air": 4}
    assert table.tokens("Amulet of Water", 1) == {"fire": 3}


def test_card_4_6_a_payment_may_come_from_either_store():
    position = """
        right: true
        seats: {1: {play: [{Amulet of Water: 1 earth}, {Amulet of Water: 3 earth}]}}
    """
    first = Table(position).do("transmute earth from amulet")
    assert (first.tokens("Amulet of Water", 0), first.tokens("Amulet of Water", 1)) == ({}, {"earth": 3})
    second = Table(position).do("transmute earth from amulet #2")
    assert (second.tokens("Amulet of Water", 0), second.tokens("Amulet of Water", 1)) == ({"earth": 1}, {"earth": 2})


@pytest.mark.parametrize(
    "which, left", [("Amulet of Water", [{}, {"earth": 3}]), ("Amulet of Water #2", [{"earth": 1}, {}])]
)
def test_card_4_6_when_one_leaves_the_other_keeps_its_tokens(which: str, left: list[dict[str, int]]):
    table = Table("""
        seats:
          1: {reserve: 3 fire, hand: [Syllas the Faithful]}
          2: {play: [{Amulet of Water: 1 earth}, {Amulet of Water: 3 earth}]}
    """).do("summon Syllas the Faithful", f"sacrifice {which}")
    assert [table.tokens("Amulet of Water", copy) for copy in (0, 1)] == left
