"""Card 41, Thieving Fairies."""

import pytest

from helpers import EVENT_NAMES, Table


def test_card_41_1_the_activator_gives_a_crystal_and_one_more_comes_from_the_stock() -> None:
    table = Table("""
        players: 3
        seats: {1: {play: [Potion of Power], crystals: 5}, 2: {crystals: 5}, 3: {play: [Thieving Fairies], crystals: 5}}
    """)
    table.do("activate Potion of Power")
    assert [table.crystals(seat) for seat in (1, 2, 3)] == [4, 5, 7]


def test_card_41_1_entering_and_permanent_effects_are_no_activations() -> None:
    table = Table("""
        seats: {1: {hand: [Amulet of Earth], play: [Staff of Spring], reserve: 2 earth}, 2: {play: [Thieving Fairies]}}
    """)
    table.do("summon Amulet of Earth")
    assert (table.crystals(1), table.crystals(2)) == (12, 0)


def test_card_41_2_an_activator_without_crystals_gives_nothing_and_may_activate() -> None:
    table = Table("seats: {1: {play: [Potion of Life], reserve: 1 air}, 2: {play: [Thieving Fairies], crystals: 5}}")
    assert table.can("activate Potion of Life")
    table.do("activate Potion of Life")
    assert (table.crystals(1), table.crystals(2)) == (4, 6)
    assert table.said("crystals-given") == []


@pytest.mark.parametrize(
    ("card", "owner"),
    [
        ("Balance of Ishtar", 12),
        ("Kairn the Destroyer", 8),  # 10 + 2 - 4
        ("Potion of Power", 12),
        ("Potion of Dreams", 12),
        ("Potion of Knowledge", 12),
        ("Potion of Life", 12),
        ("Tree of Light", 12),
        ("Crystal Orb", 12),
        ("Glutton Cauldron", 12),
        ("Dragon Skull", 12),
        ("Idol of the Familiar", 12),
        ("Necrotic Kriss", 12),
        ("Mirror of the Seasons", 12),
        ("Damned Soul of Onys", 12),
    ],
)
def test_card_41_3_every_activation_counts(card: str, owner: int) -> None:
    table = Table(f"""
        seats:
          1:
            hand: [Lewis Greyface]
            play: [{card}, Runic Cube of Eolis, Runic Cube of Eolis]
            crystals: 5
            reserve: 3 water
          2: {{play: [Thieving Fairies], crystals: 10}}
    """)
    table.do(f"activate {card}")
    assert table.crystals(2) == owner
    kinds = [EVENT_NAMES[event.kind] for event in table.events]
    assert kinds[:3] == ["activated", "crystals-given", "crystals-gained"]


def test_card_41_3_the_look_of_the_orb_counts_once() -> None:
    table = Table("seats: {1: {play: [Crystal Orb], crystals: 5}, 2: {play: [Thieving Fairies]}}")
    table.do("activate Crystal Orb", "look")
    assert (table.crystals(1), table.crystals(2)) == (4, 2)


def test_card_41_3_the_die_of_malice_counts() -> None:
    table = Table("""
        phase: opening
        dice: {1: 1/2}
        seats: {1: {play: [Die of Malice], crystals: 5}, 2: {play: [Thieving Fairies]}}
        next: {rolls: [2]}
    """)
    table.do("reroll")
    assert (table.crystals(1), table.crystals(2)) == (5 - 1 + 2, 2)


def test_card_41_4_the_sacrifice_of_the_cauldron_is_no_activation_of_its_own() -> None:
    table = Table("""
        seats: {1: {play: [Glutton Cauldron: 6 fire], reserve: 1 fire, crystals: 3}, 2: {play: [Thieving Fairies]}}
    """)
    table.do("activate Glutton Cauldron")
    assert table.discard() == ["Glutton Cauldron"]
    assert (table.crystals(1), table.crystals(2)) == (3 - 1 + 15, 2)


@pytest.mark.parametrize(("players", "cost"), [(2, 0), (3, 3), (4, 6)])
def test_card_41_5_it_costs_nothing_three_or_six_crystals(players: int, cost: int) -> None:
    table = Table(f"players: {players}\nseats: {{1: {{hand: [Thieving Fairies], crystals: {cost}, reserve: 1 air}}}}")
    table.do("summon Thieving Fairies")
    assert (table.crystals(1), table.reserve(1)) == (0, {"air": 1})
    if cost:
        short = Table(f"players: {players}\nseats: {{1: {{hand: [Thieving Fairies], crystals: {cost - 1}}}}}")
        assert not short.can("summon Thieving Fairies")
        assert short.why("summon Thieving Fairies") == ["crystals"]


@pytest.mark.parametrize(("crystals", "left", "gained"), [(3, 1, 4), (1, 0, 3), (0, 0, 2)])
def test_card_41_6_two_copies_act_one_after_the_other(crystals: int, left: int, gained: int) -> None:
    table = Table(f"""
        seats:
          1: {{play: [Potion of Power], crystals: {crystals}}}
          2: {{play: [Thieving Fairies, Thieving Fairies]}}
    """)
    table.do("activate Potion of Power")
    assert (table.crystals(1), table.crystals(2)) == (left, gained)


def test_card_41_6_copies_of_two_owners_act_from_the_activators_left() -> None:
    table = Table("""
        players: 3
        first: 1
        turn: 2
        seats:
          1: {play: [Thieving Fairies]}
          2: {play: [Potion of Power], crystals: 1}
          3: {play: [Thieving Fairies]}
    """)
    table.do("activate Potion of Power")
    assert [table.crystals(seat) for seat in (1, 2, 3)] == [1, 0, 2]


def test_card_41_7_own_activations_give_nothing() -> None:
    table = Table("seats: {1: {play: [Potion of Power, Thieving Fairies], crystals: 3}, 2: {crystals: 3}}")
    table.do("activate Potion of Power")
    assert (table.crystals(1), table.crystals(2)) == (3, 3)
