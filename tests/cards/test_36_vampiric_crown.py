"""Card 36, Vampiric Crown."""

import pytest

from helpers import Table

CARDS = "hand: [Vampiric Crown, Amulet of Earth, Potion of Life], reserve: 1 air 1 water"


def test_card_36_1_on_entering_its_owner_draws_or_discards_a_card() -> None:
    table = Table(f"seats: {{1: {{{CARDS}}}}}")
    table.do("summon Vampiric Crown")
    assert table.asked() == (1, "crown")
    assert table.legal() == ["draw", "discard Amulet of Earth", "discard Potion of Life"]


def test_card_36_1_a_discarded_card_leaves_the_hand() -> None:
    table = Table(f"seats: {{1: {{{CARDS}}}}}")
    table.do("summon Vampiric Crown", "discard Amulet of Earth")
    assert table.hand(1) == ["Potion of Life"]
    assert table.discard() == ["Amulet of Earth"]


@pytest.mark.parametrize(
    ("card", "prestige"), [("Titus Deepgaze", 4), ("Amulet of Earth", 6), ("Figrim the Avaricious", 7)]
)
def test_card_36_2_a_discarded_card_gives_as_many_energies_as_its_prestige(card: str, prestige: int) -> None:
    table = Table(f"seats: {{1: {{hand: [Vampiric Crown, {card}], reserve: 1 air 1 water}}}}")
    table.do("summon Vampiric Crown", f"discard {card}")
    table.do("take air", *["take fire"] * (prestige - 1))
    assert table.reserve(1) == {"air": 1, "fire": prestige - 1}
    assert table.asked() == (1, "turn")


@pytest.mark.parametrize(
    ("card", "prestige"), [("Titus Deepgaze", 4), ("Amulet of Earth", 6), ("Figrim the Avaricious", 7)]
)
def test_card_36_2_a_drawn_card_gives_as_many_energies_as_its_prestige(card: str, prestige: int) -> None:
    table = Table(f"seats: {{1: {{hand: [Vampiric Crown], reserve: 1 air 1 water}}}}\nnext: {{draws: [{card}]}}")
    table.do("summon Vampiric Crown")
    table.do("take air", *["take fire"] * (prestige - 1))
    assert table.reserve(1) == {"air": 1, "fire": prestige - 1}
    assert table.asked() == (1, "turn")


def test_card_36_2_beyond_the_limit_the_excess_is_discarded_among_all_tokens() -> None:
    table = Table("seats: {1: {hand: [Vampiric Crown, Amulet of Earth], reserve: 1 air 3 water}}")
    table.do("summon Vampiric Crown", "discard Amulet of Earth", *["take fire"] * 6)  # 2 water and 6 fire
    assert table.asked() == (1, "excess")
    assert table.do("discard water").reserve(1) == {"water": 1, "fire": 6}


@pytest.mark.parametrize("card", ["Potion of Life", "Cursed Treatise of Arus", "Damned Soul of Onys"])
@pytest.mark.parametrize("way", ["draw", "discard"])
def test_card_36_3_a_card_without_positive_prestige_gives_no_energy(card: str, way: str) -> None:
    table = Table(f"""
        seats: {{1: {{hand: [Vampiric Crown, {card}], reserve: 2 air 1 water}}}}
        next: {{draws: [{card}]}}
    """)
    table.do("summon Vampiric Crown", "draw" if way == "draw" else f"discard {card}")
    assert table.reserve(1) == {"air": 1}
    assert table.asked() == (1, "turn")


def test_card_36_4_a_drawn_card_is_shown_to_everybody() -> None:
    table = Table(f"seats: {{1: {{{CARDS}}}}}\nnext: {{draws: [Titus Deepgaze]}}")
    table.do("summon Vampiric Crown", "draw")
    (event,) = table.said("drew")
    assert [event.seen_by(seat).card for seat in (0, 1, -1)] == [39, 39, 39]


def test_card_36_4_a_discarded_card_is_shown_to_everybody() -> None:
    table = Table(f"seats: {{1: {{{CARDS}}}}}")
    table.do("summon Vampiric Crown", "discard Amulet of Earth")
    (event,) = table.said("hand-discarded")
    assert [event.seen_by(seat).card for seat in (0, 1, -1)] == [3, 3, 3]


@pytest.mark.parametrize(("card", "then"), [("Titus Deepgaze", "take"), ("Potion of Power", "turn")])
def test_card_36_5_a_card_drawn_for_it_is_kept_in_hand(card: str, then: str) -> None:
    table = Table(f"seats: {{1: {{{CARDS}}}}}\nnext: {{draws: [{card}]}}")
    table.do("summon Vampiric Crown", "draw")
    assert sorted(table.hand(1)) == sorted(["Amulet of Earth", "Potion of Life", card])
    assert table.discard() == []
    assert table.asked() == (1, then)  # no question whether to keep it


def test_card_36_6_with_an_empty_hand_the_owner_must_draw() -> None:
    table = Table("seats: {1: {hand: [Vampiric Crown], reserve: 1 air 1 water}}\nnext: {draws: [Titus Deepgaze]}")
    table.do("summon Vampiric Crown")
    assert table.hand(1) == ["Titus Deepgaze"]
    assert table.asked() == (1, "take")


def test_card_36_6_with_no_card_to_draw_the_owner_must_discard() -> None:
    table = Table(f"seats: {{1: {{{CARDS}}}}}\npile: []")
    table.do("summon Vampiric Crown")
    assert table.legal() == ["discard Amulet of Earth", "discard Potion of Life"]


def test_card_36_6_the_only_card_in_hand_is_discarded_when_none_can_be_drawn() -> None:
    table = Table("seats: {1: {hand: [Vampiric Crown, Titus Deepgaze], reserve: 1 air 1 water}}\npile: []")
    table.do("summon Vampiric Crown")
    assert table.discard() == ["Titus Deepgaze"]
    assert table.do("take earth").reserve(1) == {"earth": 4}


def test_card_36_6_a_discard_pile_is_something_to_draw_from() -> None:
    table = Table(f"seats: {{1: {{{CARDS}}}}}\npile: []\ndiscard: [Titus Deepgaze]")
    table.do("summon Vampiric Crown")
    assert table.can("draw")
    assert "Titus Deepgaze" in table.do("draw").hand(1)


def test_card_36_6_with_neither_nothing_happens() -> None:
    table = Table("seats: {1: {hand: [Vampiric Crown], reserve: 2 air 1 water}}\npile: []")
    table.do("summon Vampiric Crown")
    assert table.play(1) == ["Vampiric Crown"]
    assert (table.reserve(1), table.hand(1), table.asked()) == ({"air": 1}, [], (1, "turn"))


def test_card_36_7_drawing_or_discarding_is_decided_before_the_card_is_seen() -> None:
    table = Table(f"seats: {{1: {{{CARDS}}}}}\nnext: {{draws: [Titus Deepgaze]}}")
    table.do("summon Vampiric Crown")
    assert table.said("drew") == table.said("looked") == []
    assert table.drawn(1) == table.top() == []
    table.do("draw")
    assert table.asked() == (1, "take")
    assert not table.can("discard Amulet of Earth")
