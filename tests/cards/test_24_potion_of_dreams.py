"""Card 24: Potion of Dreams."""

from helpers import Table


def test_card_24_1_it_and_the_reserve_go_then_a_card_from_hand_comes_into_play_for_free() -> None:
    table = Table("""
        seats: {1: {play: [Potion of Dreams], hand: [Amulet of Earth, Purse of Io], reserve: 2 fire 3 air}}
    """)
    table.do("activate Potion of Dreams")
    assert table.asked() == (1, "put")
    assert table.discard() == ["Potion of Dreams"]
    assert table.reserve(1) == {}
    table.do("put Amulet of Earth")
    assert table.play(1) == ["Amulet of Earth"]
    assert table.hand(1) == ["Purse of Io"]
    assert table.crystals(1) == 9


def test_card_24_1_no_crystals_are_paid_for_the_card() -> None:
    table = Table("seats: {1: {play: [Potion of Dreams], hand: [Runic Cube of Eolis], crystals: 7, reserve: 1 air}}")
    table.do("activate Potion of Dreams")
    assert table.play(1) == ["Runic Cube of Eolis"]
    assert table.crystals(1) == 7


def test_card_24_2_it_may_be_used_with_an_empty_reserve() -> None:
    table = Table("seats: {1: {play: [Potion of Dreams], hand: [Amulet of Earth]}}")
    table.do("activate Potion of Dreams")
    assert table.play(1) == ["Amulet of Earth"]
    assert table.crystals(1) == 9


def test_card_24_3_tokens_on_amulet_and_cauldron_stay_the_grimoires_share_goes() -> None:
    table = Table("""
        seats:
            1: {play: [Potion of Dreams, Bespelled Grimoire, {Amulet of Water: 3 fire}, {Glutton Cauldron: 4 air}],
                hand: [Purse of Io], reserve: 6 fire 4 earth}
    """)
    table.do("activate Potion of Dreams")
    assert table.reserve(1) == {}
    assert table.tokens("Amulet of Water") == {"fire": 3}
    assert table.tokens("Glutton Cauldron") == {"air": 4}


def test_card_24_4_the_place_of_the_potion_counts_as_free() -> None:
    table = Table("seats: {1: {gauge: 2, play: [Potion of Dreams, Purse of Io], hand: [Amulet of Earth]}}")
    assert "no-room" in table.why("summon Amulet of Earth")
    table.do("activate Potion of Dreams")
    assert table.play(1) == ["Amulet of Earth", "Purse of Io"]


def test_card_24_4_above_the_gauge_there_is_no_room_even_so() -> None:
    table = Table("seats: {1: {gauge: 1, play: [Potion of Dreams, Purse of Io], hand: [Amulet of Earth]}}")
    assert not table.can("activate Potion of Dreams")
    assert table.why("activate Potion of Dreams") == ["no-room"]


def test_card_24_5_it_cannot_be_activated_with_an_empty_hand() -> None:
    table = Table("seats: {1: {play: [Potion of Dreams], reserve: 3 air}}")
    assert not table.can("activate Potion of Dreams")
    assert table.why("activate Potion of Dreams") == ["empty-hand"]


def test_card_24_6_the_card_triggers_no_leech_staff_or_vase() -> None:
    table = Table("""
        seats:
            1: {crystals: 5, play: [Potion of Dreams, Staff of Spring, Yjang's Forgotten Vase], hand: [Purse of Io]}
            2: {crystals: 2, play: [Arcano Leech]}
    """)
    table.do("activate Potion of Dreams")
    assert table.asked() == (1, "turn")
    assert "Purse of Io" in table.play(1)
    assert (table.crystals(1), table.crystals(2)) == (5, 2)
    assert table.reserve(1) == {}


def test_card_24_7_it_may_bring_a_second_potion_of_dreams_which_can_be_activated_too() -> None:
    table = Table("seats: {1: {play: [Potion of Dreams], hand: [Potion of Dreams, Amulet of Earth], reserve: 2 fire}}")
    table.do("activate Potion of Dreams", "put Potion of Dreams")
    assert table.play(1) == ["Potion of Dreams"]
    assert table.turned(1, "Potion of Dreams") == 0
    table.do("activate Potion of Dreams")
    assert table.play(1) == ["Amulet of Earth"]
    assert table.discard() == ["Potion of Dreams", "Potion of Dreams"]
