"""Card 37, Dragon Skull."""

from helpers import Table


def test_card_37_1_three_cards_sacrificed_give_fifteen_crystals() -> None:
    table = Table("""
        seats: {1: {play: [Amulet of Air, Amulet of Fire, Amulet of Earth, Staff of Spring, Dragon Skull], crystals: 1}}
    """)
    table.do(
        "activate Dragon Skull", "sacrifice Amulet of Air", "sacrifice Amulet of Earth", "sacrifice Staff of Spring"
    )
    assert table.crystals(1) == 16
    assert table.discard() == ["Amulet of Air", "Amulet of Earth", "Staff of Spring"]
    assert table.play(1) == ["Amulet of Fire", "Dragon Skull"]
    assert table.turned(1, "Dragon Skull") == 1


def test_card_37_1_with_fewer_than_three_cards_in_play_it_cannot_be_activated() -> None:
    table = Table("seats: {1: {play: [Amulet of Air, Dragon Skull], hand: [Amulet of Fire, Amulet of Earth]}}")
    assert not table.can("activate Dragon Skull")
    assert table.why("activate Dragon Skull") == ["few-cards"]


def test_card_37_1_only_own_cards_can_be_sacrificed() -> None:
    table = Table("seats: {1: {play: [Amulet of Air, Dragon Skull]}, 2: {play: [Amulet of Fire, Amulet of Earth]}}")
    assert table.why("activate Dragon Skull") == ["few-cards"]


def test_card_37_2_the_skull_itself_may_be_one_of_the_three() -> None:
    table = Table("seats: {1: {play: [Amulet of Air, Amulet of Fire, Amulet of Earth, Dragon Skull]}}")
    table.do("activate Dragon Skull", "sacrifice Amulet of Air", "sacrifice Amulet of Fire", "sacrifice Dragon Skull")
    assert table.crystals(1) == 15
    assert table.play(1) == ["Amulet of Earth"]
    assert table.discard() == ["Amulet of Air", "Amulet of Fire", "Dragon Skull"]


def test_card_37_2_with_exactly_three_cards_the_skull_goes_too() -> None:
    table = Table("seats: {1: {play: [Amulet of Air, Amulet of Fire, Dragon Skull]}}")
    table.do("activate Dragon Skull")
    assert table.crystals(1) == 15
    assert table.play(1) == []


def test_card_37_3_turned_cards_may_be_sacrificed() -> None:
    table = Table("""
        seats: {1: {play: [Kairn the Destroyer (turned), Tree of Light (turned), Amulet of Air, Dragon Skull]}}
    """)
    table.do(
        "activate Dragon Skull", "sacrifice Amulet of Air", "sacrifice Kairn the Destroyer", "sacrifice Tree of Light"
    )
    assert table.crystals(1) == 15
    assert table.play(1) == ["Dragon Skull"]


def test_card_37_4_a_treatise_empties_the_reserve_before_the_excess_of_a_grimoire() -> None:
    table = Table("""
        seats:
          1: {play: [Amulet of Air, Bespelled Grimoire, Dragon Skull, Cursed Treatise of Arus], reserve: 5 air 5 fire}
    """)
    table.do("activate Dragon Skull", "sacrifice Amulet of Air", "sacrifice Bespelled Grimoire")
    table.do("sacrifice Cursed Treatise of Arus")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {}
    assert table.said("energy-discarded") == []


def test_card_37_4_without_a_treatise_the_excess_of_the_grimoire_is_discarded() -> None:
    table = Table("""
        seats: {1: {play: [Amulet of Air, Bespelled Grimoire, Tree of Light, Dragon Skull], reserve: 5 air 5 fire}}
    """)
    table.do("activate Dragon Skull", "sacrifice Amulet of Air", "sacrifice Bespelled Grimoire")
    table.do("sacrifice Tree of Light")
    assert table.asked() == (1, "excess")
    table.do("discard air", "discard fire")  # the third can only be fire
    assert table.reserve(1) == {"air": 4, "fire": 3}
    assert table.crystals(1) == 15


def test_card_37_5_the_purse_of_io_adds_nothing() -> None:
    table = Table("""
        seats: {1: {play: [Amulet of Air, Amulet of Fire, Amulet of Earth, Purse of Io, Purse of Io, Dragon Skull]}}
    """)
    table.do(
        "activate Dragon Skull", "sacrifice Amulet of Air", "sacrifice Amulet of Fire", "sacrifice Amulet of Earth"
    )
    assert table.crystals(1) == 15


def test_card_37_6_one_skull_may_sacrifice_the_other() -> None:
    table = Table("seats: {1: {play: [Amulet of Air, Amulet of Earth, Purse of Io, Dragon Skull, Dragon Skull]}}")
    table.do("activate Dragon Skull", "sacrifice Amulet of Air", "sacrifice Amulet of Earth", "sacrifice Dragon Skull")
    assert table.crystals(1) == 15
    assert table.play(1) == ["Purse of Io", "Dragon Skull"]
    assert table.turned(1, "Dragon Skull") == 1  # the straight one is gone


def test_card_37_6_a_skull_may_sacrifice_itself_and_keep_the_other_or_both_may_go() -> None:
    table = Table("seats: {1: {play: [Amulet of Air, Amulet of Earth, Purse of Io, Dragon Skull, Dragon Skull]}}")
    table.do(
        "activate Dragon Skull", "sacrifice Amulet of Air", "sacrifice Amulet of Earth", "sacrifice Dragon Skull #2"
    )
    assert table.turned(1, "Dragon Skull") == 0  # the used one sacrificed itself, the other is straight
    assert table.why("activate Dragon Skull") == ["few-cards"]
    table = Table("seats: {1: {play: [Amulet of Air, Runic Cube of Eolis, Dragon Skull, Dragon Skull]}}")
    table.do("activate Dragon Skull", "sacrifice Amulet of Air", "sacrifice Dragon Skull")
    assert table.play(1) == ["Runic Cube of Eolis"]
    assert table.crystals(1) == 15
