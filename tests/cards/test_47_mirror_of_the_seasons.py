"""Card 47, Mirror of the Seasons."""

import pytest

from helpers import Table


def test_card_47_1_x_crystals_and_x_energies_of_one_type_become_x_of_another() -> None:
    table = Table("seats: {1: {play: [Mirror of the Seasons], reserve: 1 air 4 fire, crystals: 5}}")
    table.do("activate Mirror of the Seasons", "choose fire", "count 3", "choose air")
    assert table.crystals(1) == 2
    assert table.reserve(1) == {"air": 4, "fire": 1}
    assert table.asked() == (1, "turn")
    assert table.turned(1, "Mirror of the Seasons") == 1


def test_card_47_1_tokens_may_come_from_reserve_and_amulet_mixed() -> None:
    table = Table("""
        seats: {1: {play: [Mirror of the Seasons, Amulet of Water: 2 fire], reserve: 2 fire, crystals: 3}}
    """)
    table.do("activate Mirror of the Seasons", "count 3")  # the first can only come from the reserve
    assert table.legal() == ["pay fire", "pay fire from amulet"]
    table.do("pay fire from amulet", "choose earth")  # and so must the third
    assert table.crystals(1) == 0
    assert table.reserve(1) == {"fire": 1, "earth": 3}
    assert table.tokens("Amulet of Water") == {}


def test_card_47_2_x_is_at_least_one() -> None:
    table = Table("seats: {1: {play: [Mirror of the Seasons], reserve: 3 fire, crystals: 5}}")
    table.do("activate Mirror of the Seasons")
    assert table.legal() == ["count 1", "count 2", "count 3"]


@pytest.mark.parametrize(
    ("crystals", "reserve", "why"),
    [(0, "3 fire", ["crystals"]), (5, "0 fire", ["energy"]), (0, "0 fire", ["energy", "crystals"])],
)
def test_card_47_2_without_a_crystal_or_an_energy_it_cannot_be_activated(
    crystals: int, reserve: str, why: list[str]
) -> None:
    table = Table(f"seats: {{1: {{play: [Mirror of the Seasons], reserve: {reserve}, crystals: {crystals}}}}}")
    assert not table.can("activate Mirror of the Seasons")
    assert table.why("activate Mirror of the Seasons") == why


def test_card_47_3_x_is_at_most_the_crystals_left_after_the_fairies() -> None:
    table = Table("""
        seats:
          1: {play: [Mirror of the Seasons], reserve: 5 fire, crystals: 3}
          2: {play: [Thieving Fairies]}
    """)
    table.do("activate Mirror of the Seasons")
    assert table.crystals(1) == 2
    assert table.legal() == ["count 1", "count 2"]


def test_card_47_3_when_the_fairies_take_the_last_crystal_it_cannot_be_activated() -> None:
    table = Table("""
        seats:
          1: {play: [Mirror of the Seasons], reserve: 5 fire, crystals: 1}
          2: {play: [Thieving Fairies]}
    """)
    assert not table.can("activate Mirror of the Seasons")
    assert table.why("activate Mirror of the Seasons") == ["crystals"]


def test_card_47_3_x_is_at_most_the_tokens_of_that_type_in_reserve_and_amulet_together() -> None:
    table = Table("""
        seats:
          1:
            play: [Mirror of the Seasons, Amulet of Water: 2 fire 2 air, Glutton Cauldron: 3 fire]
            reserve: 1 fire 3 earth
            crystals: 9
    """)
    table.do("activate Mirror of the Seasons")
    assert table.legal() == ["choose air", "choose fire", "choose earth"]
    table.do("choose fire")
    assert table.legal() == ["count 1", "count 2", "count 3"]


@pytest.mark.parametrize("energy", ["air", "water", "fire", "earth"])
@pytest.mark.parametrize("x", [15, 16, 18])
def test_card_47_3_x_may_be_as_large_as_a_grimoire_and_two_amulets_allow(energy: str, x: int) -> None:
    table = Table(f"""
        seats:
          1:
            play:
              - Mirror of the Seasons
              - Bespelled Grimoire
              - Amulet of Water: 4 {energy}
              - Amulet of Water: 4 {energy}
            reserve: 10 {energy}
            crystals: 20
    """)
    table.do("activate Mirror of the Seasons", f"count {x}")
    while table.asked() == (1, "pay"):
        table.do(table.legal()[-1])  # the Amulets before the reserve, where there is a choice
    other = "water" if energy == "air" else "air"
    table.do(f"choose {other}")
    assert table.crystals(1) == 20 - x
    while table.asked() == (1, "excess"):
        table.do(table.legal()[0])
    paid = [event.energy for event in table.said("energy-paid")]
    assert paid == [["air", "water", "fire", "earth"].index(energy)] * x
    gained = [(event.energy, event.n) for event in table.said("energy-gained")]
    assert gained == [(["air", "water", "fire", "earth"].index(other), x)]


@pytest.mark.parametrize("energy", ["air", "water", "fire", "earth"])
def test_card_47_4_the_new_type_differs_from_the_old_one(energy: str) -> None:
    table = Table(f"seats: {{1: {{play: [Mirror of the Seasons], reserve: 1 {energy}, crystals: 5}}}}")
    table.do("activate Mirror of the Seasons")
    assert table.legal() == [f"choose {other}" for other in ("air", "water", "fire", "earth") if other != energy]


def test_card_47_5_the_new_tokens_go_to_the_reserve_and_excess_is_discarded() -> None:
    table = Table("""
        seats: {1: {play: [Mirror of the Seasons, Amulet of Water: 2 fire], reserve: 1 fire 6 air, crystals: 5}}
    """)
    table.do("activate Mirror of the Seasons", "choose fire", "count 2")
    table.do("pay fire from amulet", "choose earth")  # the second can only come from the Amulet too
    assert table.tokens("Amulet of Water") == {}
    assert table.asked() == (1, "excess")  # 6 air, 1 fire, 2 earth: two too many
    assert table.legal() == ["discard air", "discard fire", "discard earth"]
    table.do("discard air", "discard fire")
    assert table.reserve(1) == {"air": 5, "earth": 2}
    assert table.crystals(1) == 3


def test_card_47_6_the_choices_are_type_given_then_x_then_type_received() -> None:
    table = Table("seats: {1: {play: [Mirror of the Seasons], reserve: 2 air 2 fire, crystals: 5}}")
    asked = []
    for move in ("activate Mirror of the Seasons", "choose fire", "count 1", "choose water"):
        asked.append(table.asked())
        table.do(move)
    assert asked == [(1, "turn"), (1, "mirror-give"), (1, "mirror-count"), (1, "mirror-take")]
    assert table.reserve(1) == {"air": 2, "water": 1, "fire": 1}


def test_card_47_7_both_of_two_copies_may_be_activated() -> None:
    table = Table("""
        seats: {1: {play: [Mirror of the Seasons, Mirror of the Seasons], reserve: 3 fire, crystals: 5}}
    """)
    table.do("activate Mirror of the Seasons", "count 3", "choose air")
    table.do("activate Mirror of the Seasons", "count 2", "choose earth")
    assert table.reserve(1) == {"air": 1, "earth": 2}
    assert table.crystals(1) == 0
    assert table.turned(1, "Mirror of the Seasons") == 2
