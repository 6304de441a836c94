"""ROUND: dice, turns, and the end of a round."""

import pytest

from helpers import Table
from seasons.rules import EVENT_NAMES, SEASONS, Chance, Event

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def kinds(events: list[Event]) -> list[str]:
    return [EVENT_NAMES[event.kind] for event in events]


class Watch(Chance):
    """Notes, at every roll, how many cards are turned."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turned: list[int] = []

    def roll(self, round: int, die: int, attempt: int) -> int:
        self.turned.append(sum(self.table.state.turned))
        return 1


def test_round_1_1_turned_cards_are_straightened_before_the_roll() -> None:
    table = Table("""
        {turn: 2, first: 1, seats: {1: {play: [Idol of the Familiar (turned)]}, 2: {play: [Tree of Light (turned)]}}}
    """)
    assert table.turned(1, "Idol of the Familiar") == table.turned(2, "Tree of Light") == 1
    table.chance = watch = Watch(table)
    table.do("end turn")
    assert watch.turned == [0, 0, 0]
    assert table.turned(1, "Idol of the Familiar") == table.turned(2, "Tree of Light") == 0


@PLAYERS
@pytest.mark.parametrize("space", [1, 3, 4, 9, 11])
def test_round_1_2_the_first_player_rolls_the_dice_of_the_season_of_the_token(players: int, space: int) -> None:
    table = Table(f"{{players: {players}, turn: {players}, first: 1, space: {space}, dice: {{left: 1/3}}}}")
    table.do("end turn")  # the token moves one space
    season = SEASONS.index({2: "winter", 4: "spring", 5: "spring", 10: "fall", 12: "fall"}[space + 1])
    rolled = table.said("rolled")
    assert len(rolled) == players + 1
    assert {event.seat + 1 for event in rolled} == {2}
    assert {event.n // 5 for event in rolled} == {season}
    assert len({event.n for event in rolled}) == players + 1


def test_round_1_3_the_dice_stay_when_the_token_moves_to_another_season() -> None:
    table = Table("{space: 3, dice: {2: 1/3}, seats: {1: {hand: [Temporal Boots]}}}")
    table.do("summon Temporal Boots", "forward 1", "end turn")
    assert SEASONS[table.state.season()] == "spring"
    assert table.reserve(2) == {"water": 2}  # the main energy of winter; that of spring is earth
    assert table.crystals(2) == 3


@PLAYERS
@pytest.mark.parametrize("first", [1, 2])
def test_round_2_1_dice_are_taken_clockwise_from_the_first_player(players: int, first: int) -> None:
    rolls = [2] * (players + 1)
    table = Table(f"{{players: {players}, phase: dice, turn: {first}, next: {{rolls: {rolls}}}}}")
    asked = []
    for slot in range(players):
        asked.append(table.asked())
        table.do(f"die {slot + 1}")
    assert asked == [((first - 1 + index) % players + 1, "die") for index in range(players)]
    assert [event.seat + 1 for event in table.said("die-taken")] == [seat for seat, _ in asked]
    assert table.asked()[1] == "turn"


@PLAYERS
def test_round_2_2_one_die_is_left_over(players: int) -> None:
    rolls = [2] * (players + 1)
    table = Table(f"{{players: {players}, phase: dice, next: {{rolls: {rolls}}}}}")
    for taken in range(players):
        assert len(table.legal()) == players + 1 - taken  # the last player has a choice of two
        table.do(table.legal()[-1])
    takers = [table.state.dice[slot * 4 + 2] for slot in range(players + 1)]
    assert sorted(takers) == list(range(-1, players))
    assert takers[0] == -1
    refused = Table("{phase: dice, next: {rolls: [2, 2, 2]}}").do("die 2")
    assert refused.why("die 2") == ["die-taken"]


@PLAYERS
@pytest.mark.parametrize("first", [1, 2])
def test_round_3_turns_follow_clockwise_when_all_dice_are_chosen(players: int, first: int) -> None:
    rolls = [2] * (players + 1)
    table = Table(f"{{players: {players}, phase: dice, turn: {first}, next: {{rolls: {rolls}}}}}")
    for slot in range(players):
        assert table.said("turn-began") == []
        table.do(f"die {slot + 1}")
    for index in range(players):
        assert table.asked() == ((first - 1 + index) % players + 1, "turn")
        table.do("end turn")
    assert [event.seat for event in table.said("turn-began")] == [(first - 1 + i) % players for i in range(players)]
    assert table.asked()[1] == "die"


def test_round_4_1_the_end_of_a_round_has_a_fixed_order() -> None:
    table = Table("""
        {turn: 2, first: 1, space: 12, year: 1, seats: {
          1: {crystals: 1, reserve: 4 fire, play: [Wondrous Chest], library 2: [Purse of Io]},
          2: {crystals: 0, play: [Figrim the Avaricious]}}}
    """)
    table.do("end turn")
    after = kinds(table.events)
    order = [
        "turn-ended",
        "crystals-gained",  # Chest
        "token-moved",
        "year-changed",
        "library-taken",
        "season-changed",
        "crystals-given",  # Figrim
        "round-began",
    ]
    assert [kind for kind in after if kind in order] == order
    assert table.state.first == 1


@PLAYERS
@pytest.mark.parametrize("first", [1, 2])
def test_round_4_2_end_of_round_effects_follow_the_turn_order(players: int, first: int) -> None:
    last = (first - 2) % players + 1
    chest = "{crystals: 9, reserve: 4 fire, play: [Wondrous Chest]}"
    table = Table(f"""
        players: {players}
        first: {first}
        turn: {last}
        seats:
          1: {{crystals: 9, play: [Titus Deepgaze]}}
          2: {{crystals: 9, play: [Titus Deepgaze]}}
          {f"{players}: {chest}" if players > 2 else ""}
    """)
    table.do("end turn")
    owners = []
    for event in table.events:
        owner = event.other if EVENT_NAMES[event.kind] == "crystals-given" else event.seat
        if event.cause in (39, 13) and owner + 1 not in owners:
            owners.append(owner + 1)
    acting = [1, 2] if players == 2 else [1, 2, players]
    assert owners == sorted(acting, key=lambda seat: (seat - first) % players)


def test_round_4_2_the_order_decides_who_can_pay() -> None:
    position = "{{first: {}, turn: {}, seats: {{1: {{play: [Titus Deepgaze]}}, 2: {{crystals: 1, play: [39]}}}}}}"
    one = Table(position.format(1, 2)).do("end turn")
    assert (one.crystals(1), one.crystals(2)) == (0, 1)
    assert (one.play(1), one.play(2)) == (["Titus Deepgaze"], ["Titus Deepgaze"])
    two = Table(position.format(2, 1)).do("end turn")
    assert (two.crystals(1), two.crystals(2)) == (1, 0)
    assert (two.play(1), two.play(2)) == (["Titus Deepgaze"], [])


def test_round_4_3_the_cards_of_one_player_act_in_a_fixed_order() -> None:
    table = Table("""
        turn: 2
        first: 1
        seats:
          1:
            crystals: 20
            play:
              - Wondrous Chest
              - Titus Deepgaze
              - Titus Deepgaze
              - Beggar’s Horn
              - Beggar’s Horn
              - Damned Soul of Onys
              - Damned Soul of Onys
          2: {crystals: 5}
    """)
    table.do("end turn", "take fire", "take fire")
    acted = [(event.cause, EVENT_NAMES[event.kind]) for event in table.events if event.cause in (50, 14, 39, 13)]
    assert acted == [
        (50, "crystals-lost"),
        (50, "crystals-lost"),
        (14, "energy-gained"),
        (14, "energy-gained"),
        (39, "crystals-given"),
        (39, "crystals-given"),
    ]
    assert table.crystals(1) == 20 - 6 + 2
    rich = Table("""
        turn: 2
        first: 1
        seats:
          1: {crystals: 20, reserve: 4 fire, play: [Wondrous Chest, Wondrous Chest, Titus Deepgaze, Beggar’s Horn]}
          2: {crystals: 5}
    """)
    rich.do("end turn")
    assert rich.asked()[1] == "die"  # no question about the order
    assert [event.cause for event in rich.events if event.cause in (14, 39, 13)] == [39, 13, 13]
    assert rich.crystals(1) == 20 + 1 + 6


@pytest.mark.parametrize(("left", "pips"), [("1/1", 3), ("1/2", 2), ("1/3", 1), ("4/3", 3), ("5/4", 1)])
def test_round_4_4_the_token_moves_by_the_pips_of_the_die_left_over(left: str, pips: int) -> None:
    table = Table(f"{{turn: 2, first: 1, space: 5, dice: {{1: 2/3, 2: 3/3, left: {left}}}}}")
    assert table.do("end turn").state.space == 5 + pips


@pytest.mark.parametrize(("space", "left", "then", "year"), [(12, "1/3", 1, 2), (10, "1/1", 1, 2), (12, "1/1", 3, 2)])
def test_round_4_5_passing_space_12_makes_the_year_go_up(space: int, left: str, then: int, year: int) -> None:
    table = Table(f"{{turn: 2, first: 1, year: 1, space: {space}, dice: {{left: {left}}}}}")
    table.do("end turn")
    assert (table.state.space, table.state.year) == (then, year)
    short = Table("{turn: 2, first: 1, year: 1, space: 9, dice: {left: 1/1}}").do("end turn")
    assert (short.state.space, short.state.year) == (12, 1)


@PLAYERS
@pytest.mark.parametrize("year", [2, 3])
def test_round_4_6_library_cards_join_the_hand_when_their_year_begins(players: int, year: int) -> None:
    seats = ", ".join(
        f"{seat}: {{hand: [{seat}], library 2: [{seat + 10}], library 3: [{seat + 20}]}}"
        for seat in range(1, players + 1)
    )
    table = Table(f"{{players: {players}, turn: {players}, first: 1, year: {year - 1}, space: 12, seats: {{{seats}}}}}")
    table.do("end turn")
    for seat in range(1, players + 1):
        own = Table(f"seats: {{1: {{hand: [{seat}, {seat + 10 * (year - 1)}]}}}}").hand(1)
        assert table.hand(seat) == own
        assert table.state.size[24 + seat - 1] == (0 if year == 2 else 1)
        assert table.state.size[28 + seat - 1] == (1 if year == 2 else 0)


def test_round_4_6_a_year_entered_again_gives_no_cards() -> None:
    table = Table("{turn: 2, first: 1, year: 1, reached: 2, space: 12, seats: {1: {library 2: [Purse of Io]}}}")
    table.do("end turn")
    assert table.state.year == 2
    assert table.hand(1) == []


@PLAYERS
@pytest.mark.parametrize("first", [1, 2])
def test_round_4_7_a_change_of_season_acts_once_in_turn_order(players: int, first: int) -> None:
    last = (first - 2) % players + 1
    table = Table(f"""
        players: {players}
        first: {first}
        turn: {last}
        space: 3
        dice: {{left: 1/1}}
        seats: {{1: {{play: [Hourglass of Time]}}, {players}: {{play: [Hourglass of Time]}}}}
    """)
    table.do("end turn")
    order = sorted([1, players], key=lambda seat: (seat - first) % players)
    for seat in order:
        assert table.asked() == (seat, "take")
        table.do("take fire")
    assert table.asked()[1] == "die"
    assert table.reserve(1) == table.reserve(players) == {"fire": 1}
    same = Table("{turn: 2, first: 1, space: 1, dice: {left: 1/2}, seats: {1: {play: [Hourglass of Time]}}}")
    same.do("end turn")
    assert same.state.space == 3
    assert same.asked()[1] == "die"


@PLAYERS
@pytest.mark.parametrize(("space", "over"), [(12, True), (10, True), (9, False)])
def test_round_4_8_the_game_ends_after_year_3(players: int, space: int, over: bool) -> None:
    table = Table(f"{{players: {players}, turn: {players}, first: 1, year: 3, space: {space}, dice: {{left: 1/1}}}}")
    table.do("end turn")
    assert bool(table.state.over) == over
    assert (table.asked() == (0, "over")) == over
    assert len(table.said("game-ended")) == over
    earlier = Table(f"{{players: {players}, turn: {players}, first: 1, year: 2, space: 12}}").do("end turn")
    assert not earlier.state.over


@PLAYERS
@pytest.mark.parametrize("first", [1, 2])
def test_round_4_9_the_next_round_begins_to_the_left(players: int, first: int) -> None:
    table = Table(f"{{players: {players}, first: {first}, turn: {(first - 2) % players + 1}, round: 4}}")
    table.do("end turn")
    assert table.state.first + 1 == first % players + 1
    assert table.asked() == (first % players + 1, "die")
    assert table.state.round == 5


def test_round_4_10_the_last_crossing_is_a_change_of_season() -> None:
    table = Table("""
        turn: 2
        first: 1
        year: 3
        space: 12
        seats:
          1: {crystals: 7, reserve: 1 fire, play: [Hourglass of Time, Lantern of Xidit]}
          2: {crystals: 0, play: [Figrim the Avaricious]}
    """)
    table.do("end turn", "take air")
    assert table.state.over
    assert (table.crystals(1), table.crystals(2)) == (6, 1)
    assert table.scores()[0].cards == [(45, 6)]
    assert [score.total for score in table.scores()] == [6 + 6 + 6 + 24, 1 + 7]
