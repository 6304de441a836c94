"""Card 10, Syllas the Faithful."""

from helpers import Table

SUMMON = "summon Syllas the Faithful"
SYLLAS = "{reserve: 3 fire, hand: [Syllas the Faithful]}"


def test_card_10_1_each_opponent_sacrifices_one_card():
    table = Table(f"""
        players: 4
        seats: {{1: {SYLLAS}, 2: {{play: [Purse of Io]}}, 3: {{play: [Staff of Spring, Figrim the Avaricious]}},
                4: {{play: [Kairn the Destroyer]}}}}
    """).do(SUMMON)
    assert table.asked() == (3, "sacrifice")
    table.do("sacrifice Figrim the Avaricious")
    assert table.asked() == (1, "turn")
    assert [table.play(seat) for seat in (1, 2, 3, 4)] == [["Syllas the Faithful"], [], ["Staff of Spring"], []]
    assert table.discard() == ["Purse of Io", "Figrim the Avaricious", "Kairn the Destroyer"]


def test_card_10_2_the_opponent_chooses_which():
    table = Table(f"seats: {{1: {SYLLAS}, 2: {{play: [Purse of Io, Die of Malice (turned), Kairn the Destroyer]}}}}")
    table.do(SUMMON)
    assert table.asked() == (2, "sacrifice")
    assert table.legal() == ["sacrifice Purse of Io", "sacrifice Die of Malice", "sacrifice Kairn the Destroyer"]
    table.do("sacrifice Kairn the Destroyer")
    assert table.play(2) == ["Purse of Io", "Die of Malice"]


def test_card_10_2_a_turned_card_may_be_chosen():
    table = Table(f"seats: {{1: {SYLLAS}, 2: {{play: [Kairn the Destroyer, Kairn the Destroyer (turned)]}}}}")
    table.do(SUMMON)
    assert table.legal() == ["sacrifice Kairn the Destroyer", "sacrifice Kairn the Destroyer #2"]
    table.do("sacrifice Kairn the Destroyer #2")
    assert table.play(2) == ["Kairn the Destroyer"]
    assert table.turned(2, "Kairn the Destroyer") == 0


def test_card_10_3_the_opponents_choose_clockwise_from_the_summoners_left():
    two = "{play: [Purse of Io, Staff of Spring]}"
    other = "{play: [Amulet of Air, Potion of Life]}"
    table = Table(f"{{players: 3, first: 1, turn: 2, seats: {{1: {two}, 2: {SYLLAS}, 3: {other}}}}}").do(SUMMON)
    assert table.asked() == (3, "sacrifice")
    table.do("sacrifice Amulet of Air")
    assert table.discard() == ["Amulet of Air"]
    assert table.asked() == (1, "sacrifice")
    table.do("sacrifice Purse of Io")
    assert table.asked() == (2, "turn")


def test_card_10_3_the_excess_of_a_grimoire_goes_before_the_next_player_chooses():
    table = Table(f"""
        players: 3
        seats: {{1: {SYLLAS}, 2: {{reserve: 5 air 4 fire, play: [Bespelled Grimoire, Purse of Io]}},
                3: {{play: [Staff of Spring, Amulet of Air]}}}}
    """).do(SUMMON, "sacrifice Bespelled Grimoire")
    assert table.asked() == (2, "excess")
    table.do("discard air", "discard fire")
    assert table.reserve(2) == {"air": 4, "fire": 3}
    assert table.asked() == (3, "sacrifice")


def test_card_10_3_a_treatise_empties_the_reserve_before_the_next_player_chooses():
    table = Table(f"""
        players: 3
        seats: {{1: {SYLLAS}, 2: {{reserve: 5 air, play: [Cursed Treatise of Arus]}},
                3: {{play: [Staff of Spring, Amulet of Air]}}}}
    """).do(SUMMON)
    assert table.asked() == (3, "sacrifice")
    assert table.reserve(2) == {}


def test_card_10_4_an_opponent_without_cards_in_play_is_skipped():
    table = Table(f"""
        players: 3
        seats: {{1: {SYLLAS}, 2: {{hand: [Purse of Io]}}, 3: {{play: [Staff of Spring, Amulet of Air]}}}}
    """).do(SUMMON)
    assert table.asked() == (3, "sacrifice")
    table.do("sacrifice Amulet of Air")
    assert table.asked() == (1, "turn")
    assert table.hand(2) == ["Purse of Io"]


def test_card_10_5_the_summoner_sacrifices_nothing():
    table = Table("""
        seats:
          1: {reserve: 3 fire, play: [Purse of Io, Staff of Spring], hand: [Syllas the Faithful]}
          2: {play: [Amulet of Air]}
    """).do(SUMMON)
    assert table.asked() == (1, "turn")
    assert table.play(1) == ["Staff of Spring", "Purse of Io", "Syllas the Faithful"]
    assert table.discard() == ["Amulet of Air"]
