"""Card 42, Cursed Treatise of Arus."""

import pytest

from helpers import Table

SYLLAS = "1: {hand: [Syllas the Faithful], reserve: 3 fire}"


def test_card_42_1_two_energies_ten_crystals_and_gauge_plus_one() -> None:
    table = Table("seats: {1: {hand: [Cursed Treatise of Arus], gauge: 5, reserve: 1 water, crystals: 1}}")
    table.do("summon Cursed Treatise of Arus")
    assert table.legal() == ["take air", "take water", "take fire", "take earth"]
    table.do("take fire", "take earth")
    assert table.reserve(1) == {"fire": 1, "earth": 1}
    assert (table.crystals(1), table.gauge(1)) == (11, 6)
    assert table.asked() == (1, "turn")


def test_card_42_2_sacrificed_it_takes_the_whole_reserve_along() -> None:
    table = Table(f"""
        seats:
          {SYLLAS}
          2: {{play: [Cursed Treatise of Arus], reserve: 1 air 2 water 1 fire 3 earth, crystals: 4}}
    """)
    table.do("summon Syllas the Faithful")
    assert table.discard() == ["Cursed Treatise of Arus"]
    assert (table.reserve(2), table.crystals(2)) == ({}, 4)


def test_card_42_2_the_share_of_the_grimoire_is_lost_too() -> None:
    table = Table(f"""
        seats:
          {SYLLAS}
          2: {{play: [Bespelled Grimoire, Cursed Treatise of Arus], reserve: 5 air 5 earth}}
    """)
    table.do("summon Syllas the Faithful", "sacrifice Cursed Treatise of Arus")
    assert table.play(2) == ["Bespelled Grimoire"]
    assert table.reserve(2) == {}


def test_card_42_3_tokens_on_amulet_of_water_and_cauldron_stay() -> None:
    table = Table(f"""
        seats:
          {SYLLAS}
          2:
            play: [Amulet of Water: 4 fire, Glutton Cauldron: 3 earth, Cursed Treatise of Arus]
            reserve: 2 air
    """)
    table.do("summon Syllas the Faithful", "sacrifice Cursed Treatise of Arus")
    assert table.reserve(2) == {}
    assert table.tokens("Amulet of Water") == {"fire": 4}
    assert table.tokens("Glutton Cauldron") == {"earth": 3}


def test_card_42_4_taken_back_it_costs_no_energies() -> None:
    table = Table("""
        seats: {1: {hand: [Amsug Longneck], play: [Cursed Treatise of Arus], reserve: 2 air 2 water 1 fire}}
    """)
    table.do("summon Amsug Longneck")
    assert table.hand(1) == ["Cursed Treatise of Arus"]
    assert table.reserve(1) == {"air": 1, "water": 1, "fire": 1}


@pytest.mark.parametrize(("card", "reserve"), [("Syllas the Faithful", "3 fire"), ("Amsug Longneck", "1 air 1 water")])
def test_card_42_5_the_gauge_stays_when_it_leaves_play(card: str, reserve: str) -> None:
    table = Table(f"""
        seats:
          1: {{hand: [{card}], reserve: {reserve}}}
          2: {{play: [Cursed Treatise of Arus], gauge: 6}}
    """)
    table.do(f"summon {card}")
    assert table.play(2) == []
    assert table.gauge(2) == 6


def test_card_42_6_it_is_worth_minus_ten_prestige() -> None:
    table = Table("seats: {1: {play: [Cursed Treatise of Arus], crystals: 3}}")
    assert table.scores()[0].prestige == -10
    assert table.scores()[0].total == -7


def test_card_42_7_two_copies_sacrificed_together_empty_the_reserve_once() -> None:
    table = Table("""
        seats:
          1:
            play: [Dragon Skull, Runic Cube of Eolis, Cursed Treatise of Arus, Cursed Treatise of Arus]
            reserve: 2 air 3 fire
    """)
    table.do("activate Dragon Skull", "sacrifice Runic Cube of Eolis", "sacrifice Cursed Treatise of Arus")
    assert table.play(1) == ["Dragon Skull"]
    assert (table.reserve(1), table.crystals(1)) == ({}, 15)
    assert sorted((event.energy, event.n) for event in table.said("energy-lost")) == [(0, 2), (2, 3)]
    assert table.asked() == (1, "turn")
