"""Card 48, Pendant of Ragnor."""

from helpers import Table

COST = "reserve: 1 air 1 water 1 fire"


def test_card_48_1_an_energy_of_choice_for_each_other_item_in_play() -> None:
    table = Table(f"""
        seats:
          1: {{hand: [Pendant of Ragnor], play: [Purse of Io, Purse of Io, Tree of Light (turned)], {COST}}}
          2: {{play: [Amulet of Air, Amulet of Fire]}}
    """)
    table.do("summon Pendant of Ragnor")
    assert table.legal() == ["take air", "take water", "take fire", "take earth"]
    table.do("take air", "take fire", "take earth")
    assert table.reserve(1) == {"air": 1, "fire": 1, "earth": 1}
    assert table.asked() == (1, "turn")


def test_card_48_2_without_other_items_it_gives_nothing() -> None:
    table = Table(f"seats: {{1: {{hand: [Pendant of Ragnor, Purse of Io], {COST}}}}}")
    table.do("summon Pendant of Ragnor")
    assert (table.reserve(1), table.asked()) == ({}, (1, "turn"))


def test_card_48_3_familiars_and_the_pendant_itself_do_not_count() -> None:
    table = Table(f"""
        seats: {{1: {{hand: [Pendant of Ragnor], play: [Titus Deepgaze, Lewis Greyface, Purse of Io], {COST}}}}}
    """)
    table.do("summon Pendant of Ragnor", "take fire")
    assert (table.reserve(1), table.asked()) == ({"fire": 1}, (1, "turn"))


def test_card_48_3_the_second_copy_counts_the_first() -> None:
    table = Table(f"seats: {{1: {{hand: [Pendant of Ragnor], play: [Pendant of Ragnor], {COST}}}}}")
    table.do("summon Pendant of Ragnor", "take fire")
    assert (table.reserve(1), table.asked()) == ({"fire": 1}, (1, "turn"))


def test_card_48_4_put_into_play_by_the_chalice_it_counts_the_chalice() -> None:
    table = Table(f"""
        seats: {{1: {{hand: [Divine Chalice], {COST} 1 earth}}}}
        next: {{draws: [Pendant of Ragnor, Amulet of Air, Amulet of Fire, Amulet of Earth]}}
    """)
    table.do("summon Divine Chalice", "put Pendant of Ragnor", "take fire")
    assert (table.reserve(1), table.asked()) == ({"fire": 1}, (1, "turn"))


def test_card_48_4_put_into_play_by_the_orb_it_counts_the_orb() -> None:
    table = Table("top: Pendant of Ragnor\nseats: {1: {play: [Crystal Orb], reserve: 4 air, crystals: 3}}")
    table.do("activate Crystal Orb", "look", "put into play", "take fire")
    assert table.play(1) == ["Crystal Orb", "Pendant of Ragnor"]
    assert (table.reserve(1), table.asked()) == ({"fire": 1}, (1, "turn"))


def test_card_48_5_put_into_play_by_the_potion_of_dreams_it_does_not_count_the_potion() -> None:
    table = Table("seats: {1: {hand: [Pendant of Ragnor, Titus Deepgaze], play: [Potion of Dreams, Purse of Io]}}")
    table.do("activate Potion of Dreams", "put Pendant of Ragnor", "take fire")
    assert table.play(1) == ["Purse of Io", "Pendant of Ragnor"]
    assert (table.reserve(1), table.asked()) == ({"fire": 1}, (1, "turn"))
