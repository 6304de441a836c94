"""Card 12, Naria the Prophetess."""

import pytest

from helpers import Table
from seasons.rules import HAND, NAMES, view

SUMMON = "summon Naria the Prophetess"
CARDS = ["Amulet of Earth", "Purse of Io", "Kairn the Destroyer", "Potion of Life"]
NARIA = "{crystals: 3, hand: [Naria the Prophetess]}"


def naria(players: int, turn: int = 1) -> Table:
    """The seat whose turn it is can summon Naria, who draws the first cards above."""
    return Table(f"""
        players: {players}
        first: 1
        turn: {turn}
        seats: {{{turn}: {NARIA}}}
        next: {{draws: [{", ".join(CARDS[:players])}]}}
    """)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_card_12_1_a_card_is_drawn_for_every_player(players: int):
    table = naria(players).do(SUMMON)
    assert table.drawn(1) == CARDS[:players]
    assert table.crystals(1) == 0


def test_card_12_2_one_is_kept_and_each_opponent_gets_one():
    table = naria(3).do(SUMMON, "keep Purse of Io", "give Kairn the Destroyer")
    assert table.asked() == (1, "turn")
    assert table.hand(1) == ["Purse of Io"]
    assert table.hand(2) == ["Kairn the Destroyer"]
    assert table.hand(3) == ["Amulet of Earth"]
    assert table.discard() == []


def known_in_hand(table: Table, viewer: int, seat: int) -> list[str]:
    """The cards that one seat knows in the hand of another."""
    where = view(table.state, viewer - 1).table.where
    return [NAMES[card // 2 + 1] for card in range(100) if where[card] == HAND + seat - 1]


def test_card_12_3_only_the_summoner_sees_all():
    table = naria(3).do(SUMMON)
    assert [event.seen_by(0).card for event in table.said("drew")] == [3, 8, 16]
    assert [event.seen_by(1).card for event in table.said("drew")] == [0, 0, 0]
    table.do("keep Purse of Io", "give Kairn the Destroyer")
    assert [known_in_hand(table, 1, seat) for seat in (1, 2, 3)] == [
        ["Purse of Io"], ["Kairn the Destroyer"], ["Amulet of Earth"],
    ]  # fmt: skip


def test_card_12_3_each_opponent_sees_the_card_received():
    table = naria(3).do(SUMMON, "keep Purse of Io", "give Kairn the Destroyer")
    assert [known_in_hand(table, 2, seat) for seat in (1, 2, 3)] == [[], ["Kairn the Destroyer"], []]
    assert [known_in_hand(table, 3, seat) for seat in (1, 2, 3)] == [[], [], ["Amulet of Earth"]]
    assert [event.seen_by(1).card for event in table.said("given")] == [16, 0]
    assert [event.seen_by(2).card for event in table.said("given")] == [0, 3]


def test_card_12_4_the_own_card_first_then_one_for_each_opponent_clockwise():
    table = naria(4, turn=3).do(SUMMON)
    assert table.asked() == (3, "keep-one")
    table.do("keep Potion of Life")
    assert table.asked() == (3, "give")
    assert table.legal() == ["give Amulet of Earth", "give Purse of Io", "give Kairn the Destroyer"]
    table.do("give Kairn the Destroyer")
    assert table.hand(4) == ["Kairn the Destroyer"]
    table.do("give Purse of Io")
    assert table.hand(1) == ["Purse of Io"]
    assert table.hand(2) == ["Amulet of Earth"]
    assert table.hand(3) == ["Potion of Life"]


def test_card_12_5_nobody_may_refuse_a_card():
    table = naria(2).do(SUMMON)
    assert table.legal() == ["keep Amulet of Earth", "keep Purse of Io"]
    table.do("keep Purse of Io")
    assert table.hand(2) == ["Amulet of Earth"]
    assert table.asked() == (1, "turn")  # seat 2 was asked nothing


@pytest.mark.parametrize(
    "pile, moves, hands",
    [
        (
            "[Purse of Io, Kairn the Destroyer]",
            ["keep Kairn the Destroyer"],
            [["Purse of Io"], ["Kairn the Destroyer"], []],
        ),
        ("[Purse of Io]", [], [[], ["Purse of Io"], []]),
        ("[]", [], [[], [], []]),
    ],
)
def test_card_12_6_with_too_few_cards_the_summoner_is_served_first(pile: str, moves: list[str], hands: list[list[str]]):
    table = Table(f"{{players: 3, first: 1, turn: 2, pile: {pile}, seats: {{2: {NARIA}}}}}").do(SUMMON, *moves)
    assert table.asked() == (2, "turn")
    assert [table.hand(seat) for seat in (3, 2, 1)] == hands
