"""Card 21: Lewis Greyface."""

from helpers import Table


def test_card_21_1_the_owner_gains_exactly_the_energies_of_the_chosen_opponent() -> None:
    table = Table("""
        players: 3
        seats:
            1: {hand: [Lewis Greyface], reserve: 1 air 1 fire}
            2: {reserve: 1 water}
            3: {reserve: 1 fire 2 earth}
    """)
    table.do("summon Lewis Greyface")
    assert table.asked() == (1, "opponent")
    assert table.legal() == ["seat 2", "seat 3"]
    table.do("seat 3")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"fire": 1, "earth": 2}


def test_card_21_1_the_energies_join_those_of_the_owner() -> None:
    table = Table("""
        seats:
            1: {hand: [Lewis Greyface], reserve: 2 air 1 fire}
            2: {reserve: 1 air 1 earth}
    """)
    table.do("summon Lewis Greyface")
    assert table.reserve(1) == {"air": 2, "earth": 1}


def test_card_21_2_the_opponent_keeps_theirs() -> None:
    table = Table("""
        players: 3
        seats:
            1: {hand: [Lewis Greyface], reserve: 1 air 1 fire}
            2: {reserve: 1 water}
            3: {reserve: 1 fire 2 earth}
    """)
    table.do("summon Lewis Greyface", "seat 3")
    assert table.reserve(2) == {"water": 1}
    assert table.reserve(3) == {"fire": 1, "earth": 2}


def test_card_21_3_the_grimoires_share_is_copied_tokens_on_cards_are_not() -> None:
    table = Table("""
        seats:
            1: {hand: [Lewis Greyface], play: [Bespelled Grimoire], reserve: 1 air 1 fire}
            2: {play: [Bespelled Grimoire, {Amulet of Water: 4 air}, {Glutton Cauldron: 5 water}], reserve: 9 earth}
    """)
    table.do("summon Lewis Greyface")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"earth": 9}


def test_card_21_4_the_owner_discards_the_excess_afterwards_among_all_tokens() -> None:
    table = Table("""
        seats:
            1: {hand: [Lewis Greyface], reserve: 1 air 1 fire 5 earth}
            2: {reserve: 4 water}
    """)
    table.do("summon Lewis Greyface")
    assert table.reserve(1) == {"water": 4, "earth": 5}
    assert table.asked() == (1, "excess")
    assert table.legal() == ["discard water", "discard earth"]
    table.do("discard water", "discard earth")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"water": 3, "earth": 4}


def test_card_21_4_the_reserve_is_copied_as_it_is_at_that_moment() -> None:
    table = Table("""
        seats:
            1: {hand: [Air Elemental, Lewis Greyface], reserve: 4 air 1 fire}
            2: {reserve: 3 earth}
    """)
    table.do("summon Air Elemental", "summon Lewis Greyface")
    assert table.reserve(1) == {"air": 3}


def test_card_21_5_an_opponent_must_be_chosen_even_if_all_reserves_are_empty() -> None:
    table = Table("{players: 3, seats: {1: {hand: [Lewis Greyface], reserve: 1 air 1 fire}}}")
    table.do("summon Lewis Greyface")
    assert table.asked() == (1, "opponent")
    assert table.legal() == ["seat 2", "seat 3"]
    table.do("seat 2")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {}
