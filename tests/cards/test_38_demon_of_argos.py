"""Card 38, Demon of Argos."""

from helpers import EVENT_NAMES, Table

COST = "hand: [Demon of Argos], reserve: 1 air 1 water 1 fire 1 earth"


def test_card_38_1_every_opponent_loses_one_gauge_and_draws_a_card() -> None:
    table = Table(f"""
        players: 3
        seats: {{1: {{{COST}, gauge: 5}}, 2: {{gauge: 4, hand: [Purse of Io]}}, 3: {{gauge: 0}}}}
        next: {{draws: [Amulet of Air, Amulet of Fire]}}
    """)
    table.do("summon Demon of Argos")
    assert [table.gauge(seat) for seat in (1, 2, 3)] == [5, 3, 0]
    assert [table.hand(seat) for seat in (1, 2, 3)] == [[], ["Amulet of Air", "Purse of Io"], ["Amulet of Fire"]]


def test_card_38_2_players_come_clockwise_from_the_left_each_gauge_first() -> None:
    table = Table(f"""
        players: 3
        first: 1
        turn: 2
        seats: {{1: {{gauge: 4}}, 2: {{{COST}}}, 3: {{gauge: 4}}}}
        next: {{draws: [Amulet of Air, Amulet of Fire]}}
    """)
    table.do("summon Demon of Argos")
    assert (table.hand(3), table.hand(1)) == (["Amulet of Air"], ["Amulet of Fire"])
    told = [(EVENT_NAMES[event.kind], event.seat + 1) for event in table.events]
    told = [pair for pair in told if pair[0] in ("gauge-changed", "drew")]
    assert told == [("gauge-changed", 3), ("drew", 3), ("gauge-changed", 1), ("drew", 1)]


def test_card_38_3_the_card_drawn_is_kept() -> None:
    table = Table(f"seats: {{1: {{{COST}}}}}\nnext: {{draws: [Amulet of Air]}}")
    table.do("summon Demon of Argos")
    assert table.hand(2) == ["Amulet of Air"]
    assert table.asked() == (1, "turn")
    assert table.discard() == table.drawn(2) == []


def test_card_38_4_without_a_card_to_draw_the_gauge_is_still_lost() -> None:
    table = Table(f"""
        players: 3
        seats: {{1: {{{COST}}}, 2: {{gauge: 4}}, 3: {{gauge: 4}}}}
        pile: [Amulet of Air]
    """)
    table.do("summon Demon of Argos")
    assert (table.hand(2), table.hand(3)) == (["Amulet of Air"], [])
    assert (table.gauge(2), table.gauge(3)) == (3, 3)


def test_card_38_5_nobody_sacrifices_cards_when_above_the_gauge() -> None:
    table = Table(f"seats: {{1: {{{COST}}}, 2: {{gauge: 2, play: [Purse of Io, Amulet of Air]}}}}")
    table.do("summon Demon of Argos")
    assert table.gauge(2) == 1
    assert table.play(2) == ["Amulet of Air", "Purse of Io"]
    assert table.asked() == (1, "turn")
