"""PILE: drawing when cards run out."""

import pytest

from helpers import Table
from seasons.rules import DISCARD, HIDDEN, PILE, view

FIRE = "1: {reserve: 2 fire, hand: [Amulet of Fire]}"


def test_pile_1_1_an_empty_pile_is_rebuilt_when_a_card_is_needed_not_earlier() -> None:
    table = Table("""
        {dice: {1: 1/5, 2: 2/4}, phase: opening, pile: [Purse of Io], discard: [Die of Malice, Staff of Spring]}
    """)
    table.do("draw", "keep")
    assert (table.hand(1), table.pile()) == (["Purse of Io"], [])
    table.do("end turn")
    assert table.asked() == (2, "draw")
    assert table.said("pile-rebuilt") == []
    assert len(table.discard()) == 2
    table.do("draw", "keep")
    assert [event.n for event in table.said("pile-rebuilt")] == [2]
    assert table.discard() == []
    assert sorted(table.hand(2) + table.pile()) == ["Die of Malice", "Staff of Spring"]
    assert len(table.hand(2)) == 1


def test_pile_1_2_this_may_happen_in_the_middle_of_a_draw() -> None:
    table = Table(f"{{seats: {{{FIRE}}}, pile: [8], discard: [15, 6, 22, 33]}}").do("summon Amulet of Fire")
    assert len(table.said("pile-rebuilt")) == 1
    assert len(table.drawn(1)) == 4
    assert "Purse of Io" in table.drawn(1)
    assert len(table.pile()) == 1


def test_pile_1_3_cards_drawn_and_not_decided_are_not_shuffled_in() -> None:
    table = Table(f"{{seats: {{{FIRE}}}, pile: [8], discard: [15]}}").do("summon Amulet of Fire")
    assert [event.n for event in table.said("pile-rebuilt")] == [1]
    assert table.drawn(1) == ["Purse of Io", "Die of Malice"]
    assert (table.pile(), table.discard()) == ([], [])


def test_pile_1_4_a_card_sacrificed_as_a_cost_can_be_drawn_by_the_effect() -> None:
    table = Table("{seats: {1: {gauge: 5, play: [Potion of Power]}}, pile: []}").do("activate Potion of Power")
    assert table.hand(1) == ["Potion of Power"]
    assert table.gauge(1) == 7


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("Amulet of Fire", "reserve: 2 fire"),
        ("Divine Chalice", "reserve: 1 air 1 water 1 fire 1 earth"),
        ("Naria the Prophetess", "crystals: 3"),
        ("Demon of Argos", "reserve: 1 air 1 water 1 fire 1 earth"),
        ("Vampiric Crown", "reserve: 1 air 1 water"),
        ("Elemental Amulet", "reserve: 1 fire"),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pile_2_1_without_cards_none_is_drawn_and_that_is_no_error(players: int, card: str, cost: str) -> None:
    table = Table(f"{{players: {players}, seats: {{1: {{{cost}, hand: [{card}]}}}}, pile: []}}").do(f"summon {card}")
    assert table.asked() == (1, "turn")
    assert table.play(1) == [card]
    assert table.said("drew") == []


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_pile_2_1_fewer_cards_are_drawn_when_there_are_fewer(cards: int) -> None:
    table = Table(f"{{seats: {{{FIRE}}}, pile: {[6, 8, 15][:cards]}}}").do("summon Amulet of Fire")
    if cards > 1:
        table.do("keep Staff of Spring")
    assert len(table.said("drew")) == cards
    assert table.hand(1) == ["Staff of Spring"]
    assert len(table.discard()) == cards - 1


def test_pile_2_2_a_draw_face_without_a_card_lapses() -> None:
    table = Table("{phase: opening, dice: {1: 1/5}, pile: []}")
    assert table.asked() == (1, "turn")
    assert (table.hand(1), table.bonuses(1)) == ([], 0)


def test_pile_2_3_the_draw_bonus_keeps_a_single_card() -> None:
    table = Table("{phase: opening, dice: {1: 1/5}, pile: [Purse of Io]}").do("draw two")
    assert table.asked() == (1, "turn")
    assert (table.hand(1), table.bonuses(1), table.discard()) == (["Purse of Io"], 1, [])


def test_pile_2_4_the_rest_of_the_effect_still_happens() -> None:
    amulet = Table("{seats: {1: {gauge: 5, reserve: 1 fire 1 earth 1 air, hand: [31]}}, pile: []}")
    amulet.do("summon Elemental Amulet", "choose air", "choose fire", "choose earth")
    assert (amulet.hand(1), amulet.gauge(1), amulet.crystals(1)) == ([], 6, 5)
    demon = Table("""
        {players: 3, pile: [Purse of Io], seats: {1: {reserve: 1 air 1 water 1 fire 1 earth, hand: [38]},
         2: {gauge: 5}, 3: {gauge: 5}}}
    """)
    demon.do("summon Demon of Argos")
    assert (demon.hand(2), demon.gauge(2)) == (["Purse of Io"], 4)
    assert (demon.hand(3), demon.gauge(3)) == ([], 4)


def test_pile_3_the_discard_pile_is_face_down() -> None:
    table = Table("{seats: {1: {play: [Crystal Orb, Idol of the Familiar]}}, discard: [8, 15], pile: [6, 22, 33]}")
    for seat in (0, 1):
        seen = view(table.state, seat)
        assert seen.table.size[DISCARD] == 2
        assert seen.unseen(DISCARD) == 2
        assert seen.unseen(PILE) == 3
        assert [seen.table.where[card] for card in (14, 15, 28, 29)].count(HIDDEN) == 2
