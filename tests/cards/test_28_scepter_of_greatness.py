"""Card 28: Scepter of Greatness."""

import pytest

from helpers import Table

COST = "1 air 1 water 1 fire 1 earth"


@pytest.mark.parametrize(
    ("play", "crystals"),
    [("[Purse of Io]", 3), ("[Purse of Io, Potion of Life, Amulet of Earth (turned)]", 9)],
)
def test_card_28_1_three_crystals_for_each_other_item(play: str, crystals: int) -> None:
    table = Table(f"""
        seats:
            1: {{play: {play}, hand: [Scepter of Greatness, Amulet of Fire], reserve: {COST}}}
            2: {{play: [Amulet of Air]}}
    """)
    assert table.do("summon Scepter of Greatness").crystals(1) == crystals


@pytest.mark.parametrize(("play", "crystals"), [("[]", 0), ("[Figrim the Avaricious, Kairn the Destroyer]", 0)])
def test_card_28_2_familiars_and_the_scepter_itself_do_not_count(play: str, crystals: int) -> None:
    table = Table(f"seats: {{1: {{play: {play}, hand: [Scepter of Greatness], reserve: {COST}}}}}")
    assert table.do("summon Scepter of Greatness").crystals(1) == crystals


def test_card_28_3_the_second_copy_counts_the_first() -> None:
    table = Table(f"seats: {{1: {{play: [Scepter of Greatness], hand: [Scepter of Greatness], reserve: {COST}}}}}")
    assert table.do("summon Scepter of Greatness").crystals(1) == 3


def test_card_28_4_put_into_play_by_the_chalice_it_counts_the_chalice() -> None:
    table = Table(f"""
        seats: {{1: {{hand: [Divine Chalice], reserve: {COST}}}}}
        next: {{draws: [Scepter of Greatness, Purse of Io, Amulet of Air, Amulet of Fire]}}
    """)
    table.do("summon Divine Chalice", "put Scepter of Greatness")
    assert table.crystals(1) == 3


def test_card_28_4_put_into_play_by_the_orb_it_counts_the_orb() -> None:
    table = Table("""
        seats: {1: {play: [Crystal Orb], reserve: 4 fire}}
        next: {draws: [Scepter of Greatness]}
    """)
    table.do("activate Crystal Orb", "put into play")
    assert table.play(1) == ["Scepter of Greatness", "Crystal Orb"]
    assert table.crystals(1) == 3


def test_card_28_5_put_into_play_by_the_potion_of_dreams_it_does_not_count_the_potion() -> None:
    table = Table("seats: {1: {play: [Potion of Dreams, Purse of Io], hand: [Scepter of Greatness]}}")
    assert table.do("activate Potion of Dreams").crystals(1) == 3
