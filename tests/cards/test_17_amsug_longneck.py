"""Card 17, Amsug Longneck."""

from helpers import Table
from seasons.rules import HAND, NAMES, view

SUMMON = "summon Amsug Longneck"
AMSUG = "reserve: 1 air 1 water, hand: [Amsug Longneck]"


def test_card_17_1_every_player_takes_one_item_back():
    table = Table(f"""
        players: 3
        seats: {{1: {{{AMSUG}, play: [Purse of Io]}}, 2: {{play: [Staff of Spring]}},
                3: {{play: [Amulet of Air, Potion of Life]}}}}
    """).do(SUMMON)
    assert table.asked() == (3, "take-back")
    table.do("take back Potion of Life")
    assert table.asked() == (1, "turn")
    assert [table.hand(seat) for seat in (1, 2, 3)] == [["Purse of Io"], ["Staff of Spring"], ["Potion of Life"]]
    assert [table.play(seat) for seat in (1, 2, 3)] == [["Amsug Longneck"], [], ["Amulet of Air"]]
    assert table.discard() == []


def test_card_17_1_a_turned_item_may_be_taken_back():
    table = Table(f"seats: {{1: {{{AMSUG}}}, 2: {{play: [Purse of Io, Balance of Ishtar (turned)]}}}}").do(SUMMON)
    assert table.legal() == ["take back Balance of Ishtar", "take back Purse of Io"]


def test_card_17_2_a_player_without_an_item_is_skipped():
    table = Table(f"""
        players: 3
        seats: {{1: {{{AMSUG}}}, 2: {{}}, 3: {{play: [Amulet of Air]}}}}
    """).do(SUMMON)
    assert table.asked() == (1, "turn")
    assert [table.hand(seat) for seat in (1, 2, 3)] == [[], [], ["Amulet of Air"]]


THREE = f"""
    players: 3
    first: 1
    turn: 2
    seats:
      1: {{play: [Amulet of Air, Amulet of Earth]}}
      2: {{{AMSUG}, play: [Purse of Io, Potion of Life]}}
      3: {{play: [Staff of Spring, Wondrous Chest]}}
"""


def test_card_17_3_clockwise_from_the_left_the_summoner_last():
    table = Table(THREE).do(SUMMON)
    assert table.asked() == (3, "take-back")
    table.do("take back Staff of Spring")
    assert table.asked() == (1, "take-back")
    table.do("take back Amulet of Earth")
    assert table.asked() == (2, "take-back")
    table.do("take back Purse of Io")
    assert table.asked() == (2, "turn")


def test_card_17_3_each_choice_is_known_to_those_after():
    table = Table(THREE).do(SUMMON, "take back Staff of Spring")
    assert table.asked() == (1, "take-back")
    where = view(table.state, 0).table.where
    assert [NAMES[card // 2 + 1] for card in range(100) if where[card] == HAND + 2] == ["Staff of Spring"]
    assert [event.seen_by(0).card for event in table.said("taken-back")] == [6]


def test_card_17_4_the_excess_of_a_grimoire_is_discarded_at_once():
    table = Table(f"""
        players: 3
        seats: {{1: {{{AMSUG}}}, 2: {{reserve: 5 air 4 fire, play: [Bespelled Grimoire]}},
                3: {{play: [Staff of Spring, Amulet of Air]}}}}
    """).do(SUMMON)
    assert table.hand(2) == ["Bespelled Grimoire"]
    assert table.asked() == (2, "excess")  # before seat 3 chooses
    table.do("discard air", "discard fire")
    assert table.reserve(2) == {"air": 4, "fire": 3}
    assert table.asked() == (3, "take-back")


def test_card_17_5_a_treatise_taken_back_costs_no_energies():
    table = Table(f"seats: {{1: {{{AMSUG}}}, 2: {{reserve: 5 air, play: [Cursed Treatise of Arus]}}}}").do(SUMMON)
    assert table.hand(2) == ["Cursed Treatise of Arus"]
    assert table.reserve(2) == {"air": 5}


def test_card_17_6_tokens_on_an_amulet_of_water_are_lost():
    table = Table(f"seats: {{1: {{{AMSUG}}}, 2: {{reserve: 1 air, play: [{{Amulet of Water: 4 fire}}]}}}}").do(SUMMON)
    assert table.hand(2) == ["Amulet of Water"]
    assert table.tokens("Amulet of Water") == {}
    assert table.reserve(2) == {"air": 1}


def test_card_17_6_tokens_on_a_cauldron_are_lost():
    table = Table(f"seats: {{1: {{{AMSUG}}}, 2: {{reserve: 1 air, play: [{{Glutton Cauldron: 6 fire}}]}}}}").do(SUMMON)
    assert table.hand(2) == ["Glutton Cauldron"]
    assert table.tokens("Glutton Cauldron") == {}
    assert table.reserve(2) == {"air": 1}
    assert table.crystals(2) == 0


def test_card_17_7_familiars_cannot_be_taken_back():
    table = Table(f"""
        seats: {{1: {{{AMSUG}}}, 2: {{play: [Purse of Io, Kairn the Destroyer, Wondrous Chest]}}}}
    """).do(SUMMON)
    assert table.legal() == ["take back Purse of Io", "take back Wondrous Chest"]


def test_card_17_7_a_player_with_familiars_only_takes_nothing_back():
    table = Table(f"seats: {{1: {{{AMSUG}}}, 2: {{play: [Kairn the Destroyer, Sid Nightshade]}}}}").do(SUMMON)
    assert table.asked() == (1, "turn")
    assert table.play(1) == ["Amsug Longneck"]  # not even Amsug
    assert table.play(2) == ["Kairn the Destroyer", "Sid Nightshade"]
    assert table.hand(2) == []
