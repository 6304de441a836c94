"""UNDO: why a move cannot be taken back."""

import pytest

from helpers import Table
from seasons.notation.moves import move_id
from seasons.rules import FINALS, Fast, apply, decision, finals, legal_moves, new_game, view

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def why(mask: int) -> set[str]:
    """The names of the reasons in a mask."""
    return {name for bit, name in enumerate(FINALS) if mask >> bit & 1}


def undo(table: Table, *moves: str) -> set[str]:
    """Why the last of these moves cannot be undone."""
    return why(table.do(*moves).final)


def test_undo_1_1_not_past_a_roll() -> None:
    malice = Table("{phase: opening, seats: {1: {play: [Die of Malice, Die of Malice]}}}")
    assert undo(malice, "reroll") == {"chance"}
    assert undo(malice, "keep die") == set()
    rolled = Table("{turn: 2, first: 1}")
    assert "chance" in undo(rolled, "end turn")
    horn = Table("{turn: 2, first: 1, seats: {1: {play: [Beggar’s Horn]}, 2: {play: [Beggar’s Horn]}}}")
    horn.do("end turn", "take fire")
    assert "chance" in undo(horn, "take fire")  # the last token, and the dice of the next round roll


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("{phase: opening, dice: {1: 1/5}}", ["draw"]),
        ("{phase: opening, dice: {1: 1/5}}", ["draw two"]),
        ("{phase: opening, dice: {1: 1/5}, top: Purse of Io}", ["draw"]),
        ("seats: {1: {play: [Potion of Power]}}", ["activate Potion of Power"]),
        ("seats: {1: {reserve: 2 fire, hand: [Amulet of Fire]}}", ["summon Amulet of Fire"]),
        ("seats: {1: {reserve: 1 air 1 water 1 fire 1 earth, hand: [9]}}", ["summon Divine Chalice"]),
        ("seats: {1: {crystals: 3, hand: [12]}}", ["summon Naria the Prophetess"]),
        ("seats: {1: {reserve: 1 fire, hand: [31]}}", ["summon Elemental Amulet"]),
        ("seats: {1: {reserve: 1 air 1 water, hand: [36]}}", ["summon Vampiric Crown"]),
        ("seats: {1: {reserve: 1 air 1 water, hand: [36, 8]}}", ["summon Vampiric Crown", "draw"]),
        ("seats: {1: {crystals: 3, play: [Crystal Orb]}}", ["activate Crystal Orb", "look"]),
        ("{seats: {1: {play: [Crystal Orb]}}, top: Purse of Io}", ["activate Crystal Orb"]),
    ],
)
def test_undo_1_2_not_past_a_card_drawn_or_looked_at(position: str, moves: list[str]) -> None:
    assert "learned" in undo(Table(position), *moves)


@PLAYERS
def test_undo_1_2_not_past_a_card_that_others_draw_or_receive(players: int) -> None:
    demon = Table(f"{{players: {players}, seats: {{1: {{reserve: 1 air 1 water 1 fire 1 earth, hand: [38]}}}}}}")
    assert "learned" in undo(demon, "summon Demon of Argos")
    naria = Table(f"""
        {{players: {players}, seats: {{1: {{crystals: 3, hand: [12]}}}}, next: {{draws: {[6, 7, 8, 9][:players]}}}}}
    """)
    naria.do("summon Naria the Prophetess")
    assert "learned" in undo(naria, "keep Staff of Spring", *(["give Temporal Boots"] if players > 2 else []))


def test_undo_1_2_not_past_the_orbs_card_entering_play() -> None:
    """Everybody sees a card that came from the pile."""
    table = Table("{seats: {1: {reserve: 4 fire, play: [Crystal Orb]}}, next: {draws: [Purse of Io]}}")
    table.do("activate Crystal Orb")
    assert "learned" in undo(table, "put into play")
    assert table.play(1) == ["Purse of Io", "Crystal Orb"]


@PLAYERS
def test_undo_1_2_not_past_the_passing_of_the_packs(players: int) -> None:
    state = new_game(players, Fast(1))
    for seat in range(players):
        mask = apply(state, legal_moves(state, seat)[0], Fast(1), seat=seat)
        assert why(mask) == ({"learned", "others"} if seat == players - 1 else set())


def test_undo_1_3_not_past_a_choice_of_another_player() -> None:
    position = "seats: {{1: {{reserve: 3 fire, hand: [Syllas the Faithful]}}, 2: {{play: [{}]}}}}"
    table = Table(position.format("Purse of Io, Staff of Spring"))
    assert undo(table, "summon Syllas the Faithful") == {"others"}
    assert undo(table, "sacrifice Purse of Io") == {"others"}
    forced = Table(position.format("Purse of Io"))
    assert undo(forced, "summon Syllas the Faithful") == set()  # nobody had a choice
    excess = Table("""
        seats:
          1: {reserve: 1 air 1 water, hand: [Amsug Longneck]}
          2: {reserve: 5 fire 4 earth, play: [Bespelled Grimoire]}
    """)
    assert undo(excess, "summon Amsug Longneck") == {"others"}
    assert undo(excess, "discard fire") == set()  # the same player goes on
    assert undo(excess, "discard earth") == {"others"}


def test_undo_1_3_not_past_the_splits_of_the_others() -> None:
    state = new_game(2, Fast(1), 0)
    for seat in (0, 1):
        mask = 0
        while (now := decision(state, seat)) and now.kind == "split":
            assert mask == 0
            mask = apply(state, now.moves[0], Fast(1), seat=seat)
        assert ("others" in why(mask)) == (seat == 1)


@PLAYERS
def test_undo_1_4_not_past_the_choice_of_a_die_or_the_end_of_a_turn(players: int) -> None:
    table = Table(f"{{players: {players}, phase: dice, next: {{rolls: {[2] * (players + 1)}}}}}")
    for slot in range(players):
        assert "die" in undo(table, f"die {slot + 1}")
    for _ in range(players):
        assert "turn" in undo(table, "end turn")


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("seats: {1: {hand: [Die of Malice]}}", ["summon Die of Malice"]),
        ("seats: {1: {reserve: 2 earth, hand: [Amulet of Earth]}}", ["summon Amulet of Earth"]),
        ("seats: {1: {reserve: 1 air 1 water, hand: [36, 8]}}", ["summon Vampiric Crown", "discard Purse of Io"]),
        ("seats: {1: {hand: [16, 8], play: [44, 49]}}", ["activate Necrotic Kriss", "discard Kairn the Destroyer"]),
        ("seats: {1: {hand: [8, 6], play: [24]}}", ["activate Potion of Dreams", "put Purse of Io"]),
        ("seats: {1: {play: [37, 8, 6]}}", ["activate Dragon Skull"]),
    ],
)
def test_undo_1_5_own_cards_shown_do_not_stop_undo(position: str, moves: list[str]) -> None:
    table = Table(position)
    for move in moves:
        assert undo(table, move) == set()


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("{right: true, seats: {1: {reserve: 1 fire}}}", ["transmute fire"]),
        ("seats: {1: {gauge: 5, reserve: 2 fire}}", ["bonus gauge", "bonus exchange", "pay fire", "done", "take air"]),
        ("seats: {1: {crystals: 3, reserve: 1 fire, play: [32]}}", ["activate Tree of Light", "pay energy"]),
    ],
)
def test_undo_1_5_nor_does_anything_else_of_ones_own(position: str, moves: list[str]) -> None:
    table = Table(position)
    for move in moves:
        assert undo(table, move) == set()


@PLAYERS
def test_undo_1_6_the_boots_stop_undo_only_if_somebody_else_had_to_choose(players: int) -> None:
    position = "{{players: {}, space: 12, seats: {{1: {{hand: [7], library 2: [8]}}, 2: {{crystals: 3, {}}}}}}}"
    alone = Table(position.format(players, "play: [Figrim the Avaricious], library 2: [15]"))
    assert undo(alone, "summon Temporal Boots") == set()
    assert undo(alone, "forward 3") == set()  # the year changed, everybody got library cards, Figrim acted
    assert alone.hand(2) == ["Die of Malice"]
    others = Table(position.format(players, "play: [Hourglass of Time]"))
    assert undo(others, "summon Temporal Boots") == set()
    assert undo(others, "forward 3") == {"others"}


@PLAYERS
def test_previews_tell_before_what_cannot_be_undone(players: int) -> None:
    """On the table itself and, for whoever is to move, on their view; what chance cuts short is at least final."""
    chance = Fast(players)
    state = new_game(players, chance)
    step = 0
    while not state.over:
        step += 1
        now = decision(state)
        assert now is not None
        move = now.moves[chance.below(len(now.moves))]
        if step % 7 or now.kind in ("pick", "split"):  # a view does not tell whether others have answered
            apply(state, move, chance)
            continue
        told = finals(state)[move]
        told_by_view = finals(view(state, now.seat).table, now.seat)[move]
        mask = apply(state, move, chance)
        assert bool(told) == bool(told_by_view) == bool(mask), (now, now.card, move)
        assert told == mask or told & 1


def test_a_preview_of_a_roll_says_chance() -> None:
    table = Table("{phase: opening, seats: {1: {play: [Die of Malice]}}}")
    assert {move: why(mask) for move, mask in finals(table.state).items()} == {
        move_id("keep die"): set(),
        move_id("reroll"): {"chance"},
    }
