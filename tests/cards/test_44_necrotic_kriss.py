"""Card 44, Necrotic Kriss."""

from helpers import Table


def test_card_44_1_a_familiar_is_given_up_for_four_energies_of_choice() -> None:
    table = Table("seats: {1: {play: [Necrotic Kriss, Titus Deepgaze]}}")
    table.do("activate Necrotic Kriss")  # there is only one familiar, and no hand
    assert table.legal() == ["take air", "take water", "take fire", "take earth"]
    table.do("take air", "take water", "take fire", "take fire")
    assert table.reserve(1) == {"air": 1, "water": 1, "fire": 2}
    assert table.asked() == (1, "turn")
    assert table.turned(1, "Necrotic Kriss") == 1


def test_card_44_1_only_familiars_of_hand_and_play_are_offered() -> None:
    table = Table("""
        seats:
          1: {play: [Necrotic Kriss, Titus Deepgaze, Amulet of Air], hand: [Kairn the Destroyer, Purse of Io]}
          2: {play: [Arcano Leech], hand: [Lewis Greyface]}
    """)
    table.do("activate Necrotic Kriss")
    assert table.asked() == (1, "kriss")
    assert table.legal() == ["discard Kairn the Destroyer", "sacrifice Titus Deepgaze"]


def test_card_44_2_a_familiar_from_hand_is_discarded_and_shown() -> None:
    table = Table("seats: {1: {play: [Necrotic Kriss], hand: [Kairn the Destroyer, Purse of Io]}}")
    table.do("activate Necrotic Kriss", "discard Kairn the Destroyer")
    assert table.hand(1) == ["Purse of Io"]
    assert table.discard() == ["Kairn the Destroyer"]
    (event,) = table.said("hand-discarded")
    assert [event.seen_by(seat).card for seat in (0, 1, -1)] == [16, 16, 16]
    assert table.do("take earth").reserve(1) == {"earth": 4}


def test_card_44_3_a_familiar_in_play_is_sacrificed_also_onys() -> None:
    table = Table("seats: {1: {play: [Necrotic Kriss, Titus Deepgaze, Damned Soul of Onys]}}")
    table.do("activate Necrotic Kriss")
    assert table.legal() == ["sacrifice Titus Deepgaze", "sacrifice Damned Soul of Onys"]
    table.do("sacrifice Damned Soul of Onys", "take earth")
    assert table.play(1) == ["Titus Deepgaze", "Necrotic Kriss"]
    assert table.discard() == ["Damned Soul of Onys"]
    assert table.reserve(1) == {"earth": 4}


def test_card_44_4_without_a_familiar_it_cannot_be_activated() -> None:
    table = Table("""
        seats: {1: {play: [Necrotic Kriss, Amulet of Air], hand: [Purse of Io]}, 2: {play: [Titus Deepgaze]}}
    """)
    assert not table.can("activate Necrotic Kriss")
    assert table.why("activate Necrotic Kriss") == ["no-familiar"]


def test_card_44_5_both_of_two_copies_may_be_activated() -> None:
    table = Table("seats: {1: {play: [Necrotic Kriss, Necrotic Kriss, Titus Deepgaze, Lewis Greyface]}}")
    table.do("activate Necrotic Kriss", "sacrifice Titus Deepgaze", "take earth")
    table.do("activate Necrotic Kriss", "take fire", "take fire", "take earth")  # Lewis is the only one left
    assert table.asked() == (1, "excess")  # 4 and 4: one too many
    assert table.do("discard fire").reserve(1) == {"fire": 1, "earth": 6}
    assert table.play(1) == ["Necrotic Kriss", "Necrotic Kriss"]
    assert sorted(table.discard()) == ["Lewis Greyface", "Titus Deepgaze"]
