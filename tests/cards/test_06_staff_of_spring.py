"""Card 6, Staff of Spring."""

from helpers import Table


def test_card_6_1_three_crystals_for_every_summoning():
    table = Table("seats: {1: {play: [Staff of Spring], hand: [Die of Malice, Glutton Cauldron]}}")
    assert table.do("summon Die of Malice").crystals(1) == 3
    assert table.do("summon Glutton Cauldron").crystals(1) == 6


def test_card_6_2_the_crystals_come_before_the_entering_effect():
    table = Table("seats: {1: {play: [Staff of Spring], hand: [Temporal Boots]}}").do("summon Temporal Boots")
    assert table.asked() == (1, "boots")
    assert table.crystals(1) == 3


def test_card_6_2_the_crystals_count_when_sid_compares():
    table = Table("""
        seats:
          1: {crystals: 4, reserve: 1 earth, play: [Staff of Spring], hand: [Sid Nightshade]}
          2: {crystals: 6}
    """).do("summon Sid Nightshade")
    assert table.crystals(1) == 12
    assert table.crystals(2) == 1


def test_card_6_2_the_crystals_come_too_late_to_pay_for_the_card():
    table = Table("seats: {1: {crystals: 2, play: [Staff of Spring], hand: [Naria the Prophetess]}}")
    assert not table.can("summon Naria the Prophetess")
    assert table.why("summon Naria the Prophetess") == ["crystals"]


def test_card_6_3_its_own_summoning_gives_nothing():
    table = Table("seats: {1: {reserve: 3 earth, hand: [Staff of Spring]}}").do("summon Staff of Spring")
    assert table.play(1) == ["Staff of Spring"]
    assert table.crystals(1) == 0


def test_card_6_3_the_second_copy_is_paid_by_the_first_only():
    table = Table("seats: {1: {reserve: 3 earth, play: [Staff of Spring], hand: [Staff of Spring]}}")
    assert table.do("summon Staff of Spring").crystals(1) == 3


def test_card_6_4_a_card_of_the_potion_of_dreams_gives_nothing():
    table = Table("seats: {1: {play: [Staff of Spring, Potion of Dreams], hand: [Die of Malice]}}")
    table.do("activate Potion of Dreams")
    assert table.play(1) == ["Staff of Spring", "Die of Malice"]
    assert table.crystals(1) == 0


def test_card_6_4_a_card_of_the_divine_chalice_gives_nothing():
    table = Table("""
        seats: {1: {reserve: 1 air 1 water 1 fire 1 earth, play: [Staff of Spring], hand: [Divine Chalice]}}
        next: {draws: [Die of Malice, Amulet of Air, Amulet of Earth, Amulet of Fire]}
    """).do("summon Divine Chalice")
    assert table.crystals(1) == 3
    table.do("put Die of Malice")
    assert table.crystals(1) == 3


def test_card_6_4_a_card_of_the_crystal_orb_gives_nothing():
    table = Table("{top: Die of Malice, seats: {1: {reserve: 4 fire, play: [Staff of Spring, Crystal Orb]}}}")
    table.do("activate Crystal Orb", "put into play")
    assert table.play(1) == ["Staff of Spring", "Die of Malice", "Crystal Orb"]
    assert table.crystals(1) == 0


def test_card_6_5_a_received_onys_gives_nothing():
    table = Table("""
        turn: 2
        seats: {1: {play: [Staff of Spring]}, 2: {reserve: 1 water, play: [Damned Soul of Onys]}}
    """).do("activate Damned Soul of Onys")
    assert table.play(1) == ["Staff of Spring", "Damned Soul of Onys"]
    assert table.crystals(1) == 0


def test_card_6_6_two_copies_give_six():
    table = Table("seats: {1: {play: [Staff of Spring, Staff of Spring], hand: [Die of Malice]}}")
    assert table.do("summon Die of Malice").crystals(1) == 6


def test_card_6_7_the_summonings_of_opponents_give_nothing():
    table = Table("seats: {1: {hand: [Die of Malice]}, 2: {play: [Staff of Spring]}}").do("summon Die of Malice")
    assert table.play(1) == ["Die of Malice"]
    assert table.crystals(1) == 0
    assert table.crystals(2) == 0
