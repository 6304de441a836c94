"""Card 43, Idol of the Familiar."""

import pytest

from helpers import Table

COST = "hand: [Idol of the Familiar], reserve: 1 air 1 water 1 fire 1 earth"


def test_card_43_1_on_entering_ten_crystals() -> None:
    table = Table(f"seats: {{1: {{{COST}, crystals: 2}}}}")
    table.do("summon Idol of the Familiar")
    assert (table.crystals(1), table.reserve(1)) == (12, {})


def test_card_43_2_in_the_first_edition_entering_gives_nothing() -> None:
    table = Table(f"edition: first\nseats: {{1: {{{COST}, play: [Titus Deepgaze], crystals: 2}}}}")
    table.do("summon Idol of the Familiar")
    assert table.crystals(1) == 2
    assert table.do("activate Idol of the Familiar").crystals(1) == 3


@pytest.mark.parametrize(("familiars", "crystals"), [(1, 1), (3, 3)])
def test_card_43_3_activation_gives_a_crystal_for_each_own_familiar_in_play(familiars: int, crystals: int) -> None:
    own = ", ".join(["Titus Deepgaze", "Titus Deepgaze", "Kairn the Destroyer"][:familiars])
    table = Table(f"""
        seats:
          1: {{play: [Idol of the Familiar, Amulet of Air, {own}], hand: [Lewis Greyface]}}
          2: {{play: [Arcano Leech]}}
    """)
    assert table.do("activate Idol of the Familiar").crystals(1) == crystals
    assert table.why("activate Idol of the Familiar") == ["turned"]


def test_card_43_4_a_received_onys_counts_as_a_familiar() -> None:
    table = Table("""
        first: 2
        turn: 2
        dice: {1: 1/2}
        seats: {1: {play: [Idol of the Familiar]}, 2: {play: [Damned Soul of Onys], reserve: 1 water}}
    """)
    table.do("activate Damned Soul of Onys", "end turn")
    assert (table.asked(), table.crystals(1)) == ((1, "turn"), 0)
    assert table.do("activate Idol of the Familiar").crystals(1) == 1


def test_card_43_5_it_may_be_activated_without_familiars_for_nothing() -> None:
    table = Table("seats: {1: {play: [Idol of the Familiar, Amulet of Air], crystals: 4}}")
    assert table.can("activate Idol of the Familiar")
    table.do("activate Idol of the Familiar")
    assert table.crystals(1) == 4
    assert table.turned(1, "Idol of the Familiar") == 1


def test_card_43_6_both_of_two_copies_may_be_activated() -> None:
    table = Table("seats: {1: {play: [Idol of the Familiar, Idol of the Familiar, Titus Deepgaze, Lewis Greyface]}}")
    assert table.do("activate Idol of the Familiar", "activate Idol of the Familiar").crystals(1) == 4
    assert table.turned(1, "Idol of the Familiar") == 2
