"""Card 46, Sealed Chest of Urm."""

from helpers import Table


def test_card_46_1_without_a_familiar_in_play_twenty_crystals_at_the_end() -> None:
    table = Table("""
        year: 3
        space: 12
        first: 1
        turn: 2
        seats: {1: {play: [Sealed Chest of Urm, Amulet of Air], crystals: 4}, 2: {play: [Lewis Greyface], crystals: 9}}
    """)
    table.do("end turn")
    assert table.asked() == (0, "over")
    score = table.scores()[0]
    assert score.cards == [(46, 20)]
    assert score.total == 4 + 10 + 6 + 20


def test_card_46_1_with_a_familiar_in_play_nothing() -> None:
    table = Table("seats: {1: {play: [Sealed Chest of Urm, Titus Deepgaze], crystals: 4}}")
    assert table.scores()[0].total == 4 + 10 + 4


def test_card_46_2_familiars_in_hand_do_not_matter() -> None:
    table = Table("seats: {1: {play: [Sealed Chest of Urm], hand: [Titus Deepgaze]}}")
    score = table.scores()[0]
    assert score.cards == [(46, 20)]
    assert score.total == 10 + 20 - 5


def test_card_46_3_a_received_onys_spoils_it() -> None:
    table = Table("""
        seats: {1: {play: [Damned Soul of Onys], reserve: 1 water}, 2: {play: [Sealed Chest of Urm]}}
    """)
    assert table.scores()[1].total == 10 + 20
    table.do("activate Damned Soul of Onys")
    assert table.scores()[1].total == 10 - 5


def test_card_46_4_two_copies_give_forty() -> None:
    table = Table("seats: {1: {play: [Sealed Chest of Urm, Sealed Chest of Urm]}}")
    assert table.scores()[0].total == 2 * 10 + 40
