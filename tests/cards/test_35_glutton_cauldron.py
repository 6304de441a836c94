"""Card 35, Glutton Cauldron."""

import pytest

from helpers import Table


@pytest.mark.parametrize("energy", ["air", "water", "fire", "earth"])
def test_card_35_1_activation_puts_one_energy_of_any_type_on_it(energy: str) -> None:
    table = Table("seats: {1: {play: [Glutton Cauldron], reserve: 2 air 2 water 1 fire 1 earth}}")
    before = table.reserve(1)
    table.do("activate Glutton Cauldron")
    assert table.legal() == ["pay air", "pay water", "pay fire", "pay earth"]
    table.do(f"pay {energy}")
    assert table.tokens("Glutton Cauldron") == {energy: 1}
    left = {kind: n - (kind == energy) for kind, n in before.items()}
    assert table.reserve(1) == {kind: n for kind, n in left.items() if n}
    assert table.turned(1, "Glutton Cauldron") == 1
    assert table.why("activate Glutton Cauldron") == ["turned"]


def test_card_35_1_without_an_energy_it_cannot_be_activated() -> None:
    table = Table("seats: {1: {play: [Glutton Cauldron: 3 fire], crystals: 9}}")
    assert not table.can("activate Glutton Cauldron")
    assert table.why("activate Glutton Cauldron") == ["energy"]


def test_card_35_2_the_seventh_token_brings_all_seven_back_and_fifteen_crystals() -> None:
    table = Table("seats: {1: {play: [Glutton Cauldron: 1 water 2 fire 3 earth], reserve: 1 air, crystals: 2}}")
    table.do("activate Glutton Cauldron")
    assert table.reserve(1) == {"air": 1, "water": 1, "fire": 2, "earth": 3}
    assert table.crystals(1) == 17
    assert table.play(1) == []
    assert table.discard() == ["Glutton Cauldron"]
    assert table.tokens("Glutton Cauldron") == {}
    assert table.asked() == (1, "turn")


def test_card_35_2_the_sixth_token_does_nothing_yet() -> None:
    table = Table("seats: {1: {play: [Glutton Cauldron: 5 fire], reserve: 1 air}}")
    table.do("activate Glutton Cauldron")
    assert table.tokens("Glutton Cauldron") == {"air": 1, "fire": 5}
    assert (table.crystals(1), table.reserve(1), table.play(1)) == (0, {}, ["Glutton Cauldron"])


def test_card_35_3_the_excess_is_discarded_at_once_among_old_and_returned_tokens() -> None:
    table = Table("seats: {1: {play: [Glutton Cauldron: 6 water], reserve: 5 air}}")
    table.do("activate Glutton Cauldron")  # 4 air stay, 1 air and 6 water come back: 11
    assert table.asked() == (1, "excess")
    assert table.legal() == ["discard air", "discard water"]
    table.do("discard air", "discard air", "discard water")  # the fourth can only be water
    assert table.reserve(1) == {"air": 3, "water": 4}
    assert table.crystals(1) == 15
    assert table.asked() == (1, "turn")


def test_card_35_3_with_a_grimoire_ten_may_stay() -> None:
    table = Table("seats: {1: {play: [Bespelled Grimoire, Glutton Cauldron: 6 water], reserve: 5 air}}")
    table.do("activate Glutton Cauldron", "discard water")
    assert table.reserve(1) == {"air": 5, "water": 5}
    assert table.asked() == (1, "turn")


def test_card_35_4_the_seventh_token_is_one_activation_for_the_fairies() -> None:
    table = Table("""
        seats:
          1: {play: [Glutton Cauldron: 6 fire], reserve: 1 fire, crystals: 5}
          2: {play: [Thieving Fairies]}
    """)
    table.do("activate Glutton Cauldron")
    assert table.crystals(1) == 5 - 1 + 15
    assert table.crystals(2) == 2
    assert len(table.said("activated")) == 1


def test_card_35_5_the_purse_of_io_adds_nothing() -> None:
    table = Table("seats: {1: {play: [Purse of Io, Purse of Io, Glutton Cauldron: 6 fire], reserve: 1 fire}}")
    table.do("activate Glutton Cauldron")
    assert table.crystals(1) == 15


def test_card_35_6_sacrificed_early_its_tokens_are_lost_and_no_crystals_gained() -> None:
    table = Table("""
        seats:
          1: {hand: [Syllas the Faithful], reserve: 3 fire}
          2: {play: [Glutton Cauldron: 6 earth], reserve: 1 air, crystals: 4}
    """)
    table.do("summon Syllas the Faithful")
    assert table.discard() == ["Glutton Cauldron"]
    assert table.tokens("Glutton Cauldron") == {}
    assert (table.reserve(2), table.crystals(2)) == ({"air": 1}, 4)


def test_card_35_6_taken_back_it_returns_without_its_tokens() -> None:
    table = Table("""
        seats: {1: {hand: [Amsug Longneck], play: [Glutton Cauldron: 6 earth], reserve: 1 air 1 water, crystals: 4}}
    """)
    table.do("summon Amsug Longneck")
    assert table.hand(1) == ["Glutton Cauldron"]
    assert (table.reserve(1), table.crystals(1)) == ({}, 4)
    table.do("summon Glutton Cauldron")
    assert table.tokens("Glutton Cauldron") == {}


@pytest.mark.parametrize(("reserve", "crystals"), [("3 air", 0), ("4 air", 3)])
def test_card_35_7_its_tokens_do_not_count_for_the_wondrous_chest(reserve: str, crystals: int) -> None:
    table = Table(f"""
        first: 1
        turn: 2
        seats: {{1: {{play: [Wondrous Chest, Glutton Cauldron: 6 fire], reserve: {reserve}}}}}
    """)
    assert table.do("end turn").crystals(1) == crystals


def test_card_35_7_its_tokens_do_not_count_for_the_beggars_horn() -> None:
    table = Table("""
        first: 1
        turn: 2
        seats: {1: {play: [Beggar's Horn, Glutton Cauldron: 6 fire], reserve: 1 air}}
    """)
    table.do("end turn")
    assert table.asked() == (1, "take")
    table.do("take earth")
    assert table.reserve(1) == {"air": 1, "earth": 1}
    assert table.tokens("Glutton Cauldron") == {"fire": 6}


def test_card_35_7_its_tokens_do_not_become_air() -> None:
    table = Table("""
        seats:
          1: {hand: [Air Elemental], reserve: 3 air}
          2: {play: [Glutton Cauldron: 2 fire 1 water], reserve: 1 earth}
    """)
    table.do("summon Air Elemental")
    assert table.tokens("Glutton Cauldron") == {"water": 1, "fire": 2}
    assert table.reserve(2) == {"air": 1}


def test_card_35_7_its_tokens_give_nothing_for_the_lantern() -> None:
    table = Table("seats: {1: {play: [Lantern of Xidit, Glutton Cauldron: 6 fire], reserve: 2 air}}")
    assert table.scores()[0].cards == [(45, 6)]


def test_card_35_7_its_tokens_are_not_copied_by_lewis() -> None:
    table = Table("""
        seats:
          1: {hand: [Lewis Greyface], reserve: 1 air 1 fire}
          2: {play: [Glutton Cauldron: 3 earth], reserve: 2 water}
    """)
    table.do("summon Lewis Greyface")
    assert table.reserve(1) == {"water": 2}


def test_card_35_7_its_tokens_stay_when_dreams_empties_the_reserve() -> None:
    table = Table("""
        seats:
          1:
            hand: [Purse of Io, Runic Cube of Eolis]
            play: [Potion of Dreams, Glutton Cauldron: 4 fire]
            reserve: 3 air
    """)
    table.do("activate Potion of Dreams", "put Runic Cube of Eolis")
    assert table.play(1) == ["Runic Cube of Eolis", "Glutton Cauldron"]
    assert table.reserve(1) == {}
    assert table.tokens("Glutton Cauldron") == {"fire": 4}


def test_card_35_7_its_tokens_are_not_used_by_the_potion_of_life() -> None:
    table = Table("seats: {1: {play: [Potion of Life, Glutton Cauldron: 4 fire], reserve: 2 air}}")
    table.do("activate Potion of Life")
    assert table.crystals(1) == 8
    assert table.tokens("Glutton Cauldron") == {"fire": 4}


def test_card_35_7_its_tokens_stay_when_the_treatise_is_sacrificed() -> None:
    table = Table("""
        seats:
          1: {hand: [Syllas the Faithful], reserve: 3 fire}
          2: {play: [Cursed Treatise of Arus, Glutton Cauldron: 4 fire], reserve: 2 air}
    """)
    table.do("summon Syllas the Faithful", "sacrifice Cursed Treatise of Arus")
    assert table.reserve(2) == {}
    assert table.tokens("Glutton Cauldron") == {"fire": 4}


def test_card_35_8_two_copies_hold_two_separate_stores() -> None:
    table = Table("""
        seats: {1: {play: [Glutton Cauldron: 5 fire, Glutton Cauldron: 3 earth], reserve: 2 water}}
    """)
    assert table.can("activate Glutton Cauldron") and table.can("activate Glutton Cauldron #2")
    table.do("activate Glutton Cauldron")  # either of them; the other is the only straight one afterwards
    table.do("activate Glutton Cauldron")
    assert table.tokens("Glutton Cauldron", 0) == {"water": 1, "fire": 5}
    assert table.tokens("Glutton Cauldron", 1) == {"water": 1, "earth": 3}
    assert table.turned(1, "Glutton Cauldron") == 2
    assert table.crystals(1) == 0


def test_card_35_8_a_full_copy_leaves_the_store_of_the_other_alone() -> None:
    table = Table("""
        seats: {1: {play: [Glutton Cauldron: 6 fire, Glutton Cauldron (turned): 4 earth], reserve: 1 water}}
    """)
    table.do("activate Glutton Cauldron")
    assert table.reserve(1) == {"water": 1, "fire": 6}
    assert table.crystals(1) == 15
    assert table.play(1) == ["Glutton Cauldron"]
    assert table.tokens("Glutton Cauldron", 0) == {}
    assert table.tokens("Glutton Cauldron", 1) == {"earth": 4}


def test_card_35_9_it_costs_nothing_to_summon() -> None:
    table = Table("seats: {1: {hand: [Glutton Cauldron], reserve: 1 air, crystals: 1}}")
    table.do("summon Glutton Cauldron")
    assert (table.reserve(1), table.crystals(1), table.play(1)) == ({"air": 1}, 1, ["Glutton Cauldron"])
    assert Table("seats: {1: {hand: [Glutton Cauldron]}}").can("summon Glutton Cauldron")
