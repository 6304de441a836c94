"""Card 30: Yjang's Forgotten Vase."""

from helpers import Table


def test_card_30_1_each_summoning_gives_one_energy_of_choice() -> None:
    table = Table("""
        seats: {1: {play: [Yjang's Forgotten Vase], hand: [Glutton Cauldron, Die of Malice]}}
    """)
    table.do("summon Glutton Cauldron")
    assert table.asked() == (1, "take")
    assert table.legal() == ["take air", "take water", "take fire", "take earth"]
    table.do("take fire")
    assert table.asked() == (1, "turn")
    table.do("summon Die of Malice", "take air")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 1, "fire": 1}


def test_card_30_1_summonings_of_opponents_give_nothing() -> None:
    table = Table("seats: {1: {hand: [Glutton Cauldron]}, 2: {play: [Yjang's Forgotten Vase]}}")
    table.do("summon Glutton Cauldron")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {}
    assert table.reserve(2) == {}


def test_card_30_2_the_energy_comes_before_the_entering_effect() -> None:
    table = Table("seats: {1: {play: [Yjang's Forgotten Vase], hand: [Amulet of Earth], reserve: 2 earth}}")
    table.do("summon Amulet of Earth")
    assert table.asked() == (1, "take")
    assert table.play(1) == ["Amulet of Earth", "Yjang’s Forgotten Vase"]
    assert table.crystals(1) == 0
    table.do("take air")
    assert table.crystals(1) == 9


def test_card_30_2_its_excess_is_discarded_before_the_entering_effect() -> None:
    table = Table("""
        seats: {1: {play: [Yjang's Forgotten Vase], hand: [Naria the Prophetess], reserve: 7 earth, crystals: 3}}
    """)
    table.do("summon Naria the Prophetess", "take air")
    assert table.asked() == (1, "excess")
    assert table.drawn(1) == []
    table.do("discard air")
    assert table.asked() == (1, "keep-one")


def test_card_30_3_two_copies_are_two_gains_each_with_its_own_excess() -> None:
    table = Table("""
        seats:
            1: {play: [Yjang's Forgotten Vase, Yjang's Forgotten Vase], hand: [Glutton Cauldron], reserve: 7 fire}
    """)
    table.do("summon Glutton Cauldron", "take earth")
    assert table.asked() == (1, "excess")  # before the second energy
    table.do("discard fire")
    assert table.asked() == (1, "take")
    table.do("take air")
    assert table.asked() == (1, "excess")
    table.do("discard fire")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 1, "fire": 5, "earth": 1}


def test_card_30_4_its_own_summoning_gives_nothing() -> None:
    table = Table("seats: {1: {hand: [Yjang's Forgotten Vase], reserve: 1 water 1 fire 1 earth}}")
    table.do("summon Yjang's Forgotten Vase")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {}


def test_card_30_4_the_second_copy_triggers_only_the_first() -> None:
    table = Table("""
        seats:
            1: {play: [Yjang's Forgotten Vase], hand: [Yjang's Forgotten Vase], reserve: 1 water 1 fire 1 earth}
    """)
    table.do("summon Yjang's Forgotten Vase", "take air")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 1}


def test_card_30_4_a_card_of_the_potion_of_dreams_gives_nothing() -> None:
    table = Table("seats: {1: {play: [Yjang's Forgotten Vase, Potion of Dreams], hand: [Purse of Io]}}")
    table.do("activate Potion of Dreams")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {}


def test_card_30_4_a_card_of_the_chalice_gives_nothing_the_chalice_itself_does() -> None:
    table = Table("""
        seats: {1: {play: [Yjang's Forgotten Vase], hand: [Divine Chalice], reserve: 1 air 1 water 1 fire 1 earth}}
        next: {draws: [Purse of Io, Amulet of Air, Amulet of Fire, Amulet of Water]}
    """)
    table.do("summon Divine Chalice", "take fire", "put Purse of Io")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"fire": 1}


def test_card_30_4_a_card_of_the_orb_gives_nothing() -> None:
    table = Table("""
        seats: {1: {play: [Yjang's Forgotten Vase, Crystal Orb], reserve: 4 fire}}
        next: {draws: [Purse of Io]}
    """)
    table.do("activate Crystal Orb", "put into play")
    assert "Purse of Io" in table.play(1)
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {}
