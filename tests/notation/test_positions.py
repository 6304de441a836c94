"""Positions: every key means something, every mistake is named, and states can be written back."""

import re

import pytest
from mypy_extensions import i64

from seasons.notation import BadPosition, read_position, write_position
from seasons.rules import PHASES, Fast, apply, decision, legal_moves, new_game, public_view, view
from seasons.rules.state import DIE_FACE, DIE_ID, DIE_TAKER
from seasons.vecs import vec

CASES = {
    "[1, 2]": "position: expected keys such as “players: 2”, not list",
    "{": "position: this is not YAML",
    "colour: red": "position: unknown key “colour”; known are boost, box, dice",
    "players: 5": "position.players: expected a number from 2 to 4, not 5",
    "players: true": "position.players: expected a number from 2 to 4, not True",
    "players: two": "position.players: expected a number from 2 to 4, not two",
    "level: beginner": "position.level: expected one of apprentice, magician, archmage, not beginner",
    "edition: third": "position.edition: expected one of revised, first, not third",
    "space: 13": "position.space: expected a number from 1 to 12, not 13",
    "turn: 3": "position.turn: expected a number from 1 to 2, not 3",
    "phase: lunch": "phase: expected one of turn, opening, dice, end of round, not lunch",
    "right: 1": "position.right: expected true or false, not 1",
    "boost: 4": "position.boost: expected a number from 0 to 3, not 4",
    "seats: [1]": "seats: expected keys and values, not [1]",
    "seats: {3: {}}": "seats: there is no seat 3 with 2 players",
    "seats: {1: {colour: red}}": "seats.1: unknown key “colour”",
    "seats: {1: {crystals: -1}}": "seats.1.crystals: expected a number from 0 to 9999, not -1",
    "seats: {1: {gauge: 16}}": "seats.1.gauge: expected a number from 0 to 15, not 16",
    "seats: {1: {reserve: fire}}": "seats.1.reserve: expected energies such as “2 fire 1 air”, not “fire”",
    "seats: {1: {reserve: 2}}": "seats.1.reserve: expected energies such as “2 fire 1 air”, not 2",
    "seats: {1: {reserve: two fire}}": "seats.1.reserve: expected a count and one of air, water, fire, earth",
    "seats: {1: {reserve: 2 ice}}": "seats.1.reserve: expected a count and one of air, water, fire, earth, not 2 ice",
    "seats: {1: {reserve: {fire: many}}}": "seats.1.reserve: expected a count",
    "seats: {1: {reserve: 8 fire}}": "seats.1.reserve: 8 energies are more than the limit of 7",
    "seats: {1: {hand: Purse of Io}}": "seats.1.hand: expected a list such as [a, b], not Purse of Io",
    "seats: {1: {hand: [Purse of Ia]}}": "seats.1.hand: there is no card “Purse of Ia”; did you mean “Purse of Io”",
    "seats: {1: {hand: [8, 8, 8]}}": "seats.1.hand: Purse of Io is there more than twice",
    "{level: magician, seats: {1: {hand: [Tree of Light]}}}": "seats.1.hand: Tree of Light is not in the box at this",
    "seats: {1: {play: [[1]]}}": "seats.1.play: expected a card name, not [1]",
    "seats: {1: {play: [{Purse of Io: 1 fire}]}}": "seats.1.play: no energies lie on Purse of Io",
    "seats: {1: {play: [{Glutton Cauldron: 7 fire}]}}": "play: a Glutton Cauldron with seven energies has already",
    "dice: {3: 1/1}": "dice: expected seats 1 to 2, “left” or “season”, not 3",
    "dice: {season: monsoon}": "dice.season: expected one of winter, spring, summer, fall, not monsoon",
    "dice: {1: 6/1}": "dice.1: expected die/face such as 2/5 (dice 1-5, faces 1-6), not 6/1",
    "dice: {1: 2}": "dice.1: expected die/face such as 2/5 (dice 1-5, faces 1-6), not 2",
    "dice: {1: 2/1, 2: 2/2}": "dice.2: die 2 already lies on the table",
    "{phase: dice, dice: {1: 2/1}}": "dice: in the phase “dice” they are still to be rolled",
    "box: {winter: [1, 2]}": "box.winter: 2 players need 3 different dice",
    "box: {winter: [1, 2, 2]}": "box.winter: 2 players need 3 different dice",
    "box: {winter: [1, 2, 6]}": "box: expected a season and dice such as “winter: [1, 2, 4]”",
    "box: {monsoon: [1, 2, 3]}": "box: expected a season and dice",
    "box: {winter: 1}": "box: expected a season and dice",
    "next: {cards: []}": "next: unknown key “cards”; known are draws, order, rolls",
    "next: {rolls: [7]}": "next.rolls: a die has faces 1 to 6, not 7",
    "next: {rolls: [one]}": "next.rolls: a die has faces 1 to 6, not one",
    "next: {draws: [Purse]}": "next.draws: there is no card “Purse”",
    "next: {draws: [8, 8, 8]}": "next.draws: 8 is in neither pile, or not so often",
    "next: {rolls: [1], order: [draw]}": "next.order: expected 1 times roll and 0 times draw, or no order",
    "next: {rolls: [1], order: [jump]}": "next.order: expected 1 times roll and 0 times draw, or no order",
    "next: {rolls: [1, 2], order: [roll]}": "next.order: expected 2 times roll and 0 times draw, or no order",
    "known: {3: []}": "known: there is no seat 3 with 2 players",
    "known: {1: [Purse]}": "known.1: there is no card “Purse”",
    "known: {1: [Purse of Io]}": "known.1: Purse of Io is not hidden in a hand, on top or in the discard pile",
    "known: {1: [Purse of Io on top]}": "known.1: Purse of Io on top is not hidden",
}


@pytest.mark.parametrize("text", CASES)
def test_every_mistake_is_named(text):
    with pytest.raises(BadPosition, match="^" + re.escape(CASES[text])):
        read_position(text)


def test_a_second_copy_without_quotes_is_an_error_and_no_comment():
    text = "seats:\n  1:\n    play: [Purse of Io] # fine\n    hand:\n    - Purse of Io #2\n"
    with pytest.raises(BadPosition, match="position, line 5: put “Purse of Io #2” in quotes"):
        read_position(text)
    with pytest.raises(BadPosition, match="position, line 2: put “Beggar’s Horn #2” in quotes"):
        read_position("# Zoë’s own\ndiscard: [Beggar’s Horn, Beggar’s Horn #2\n]")
    with pytest.raises(BadPosition, match=r"(?s)this is not YAML.*; a text with #2 needs quotes"):
        read_position("discard: [Beggar’s Horn #2]")
    read_position("# seat #2 is empty\nseats: {} # player #2 comes later")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("year: 1\nspace: 2\nyear: 2", "year"),
        ("seats: {1: {gauge: 1, gauge: 2}}", "gauge"),
        ("seats: {1: {}, 1: {}}", "1"),
    ],
)
def test_a_key_that_stands_there_twice_is_an_error(text, key):
    with pytest.raises(BadPosition, match=f"position, line 1: the key “{key}” is there more than once"):
        read_position(text)


def test_an_empty_text_is_the_default_position():
    assert read_position("")[0] == read_position("{}")[0]


def test_the_defaults():
    state, chance = read_position("{}")
    assert (state.players, state.level, state.edition, state.year, state.space, state.round) == (2, 2, 0, 1, 1, 1)
    assert (state.first, state.active, state.may_transmute, state.transmute_bonus) == (0, 0, 0, 0)
    assert list(state.gauge[:2]) == [15, 15]
    assert chance.outcomes == []
    assert decision(state).kind == "turn"
    assert write_position(state) == "players: 2\nturn: 1\nphase: turn\ndice: {1: 1/2, 2: 2/2, left: 3/2}\n"


def test_energies_can_be_a_mapping_or_have_commas():
    assert list(read_position("seats: {1: {reserve: {fire: 2, air: 1}}}")[0].reserve[:4]) == [1, 0, 2, 0]
    assert list(read_position("seats: {1: {reserve: '2 fire, 1 air, 1 fire'}}")[0].reserve[:4]) == [1, 0, 3, 0]


def test_dice_lie_in_the_order_of_their_numbers():
    state, _ = read_position("{first: 2, dice: {1: 4/1, left: 2/6}}")
    rows = [(state.dice[at + DIE_ID], state.dice[at + DIE_FACE], state.dice[at + DIE_TAKER]) for at in (0, 4, 8)]
    assert rows == [(0, 1, 1), (1, 5, -1), (3, 0, 0)]


@pytest.mark.parametrize("order", ["", ", order: [roll, draw, roll, draw]", ", order: [draw, roll, roll, draw]"])
def test_rolls_and_draws_come_each_in_their_own_order(order):
    _, chance = read_position(f"next: {{rolls: [3, 4], draws: [Purse of Io, Tree of Light]{order}}}")
    pile = vec[i64](list(range(100)))
    assert (chance.draw(0, pile, 100), chance.roll(1, 0, 0)) == (14, 2)
    assert (chance.roll(1, 1, 0), chance.draw(0, pile, 100)) == (3, 62)
    assert chance.used == len(chance.outcomes) == 4


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_leads_to_a_decision(phase):
    state, _ = read_position(f"{{phase: {phase}, seats: {{1: {{play: [Die of Malice]}}}}, next: {{rolls: [1, 2, 3]}}}}")
    expected = {"turn": "turn", "opening": "malice", "dice": "die", "end of round": "die"}
    assert decision(state).kind == expected[phase]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("phase: dice", "die"),
        ("phase: end of round", "die"),
        ("{phase: opening, dice: {1: 1/5}, seats: {1: {bonuses: 3}}}", "keep"),  # no bonus is left to draw two
    ],
)
def test_outcomes_that_nobody_scripts_come_from_a_fixed_generator(text, kind):
    state, chance = read_position(text)
    assert decision(state).kind == kind
    assert read_position(text)[0] == state
    while not state.over:
        apply(state, legal_moves(state)[0], chance)


def test_a_script_of_draws_is_not_taken_for_rolls():
    unscripted, _ = read_position("phase: end of round")
    state, chance = read_position("{phase: end of round, next: {draws: [Amulet of Air]}}")
    assert (state, chance.used) == (unscripted, 0)


def test_a_scripted_draw_must_be_possible_when_it_comes():
    text = "{phase: opening, dice: {1: 1/5}, discard: [8, 8], seats: {1: {bonuses: 3}}, next: {draws: [8]}}"
    with pytest.raises(BadPosition, match=r"next\.draws: Purse of Io is not in the draw pile when it is to be"):
        read_position(text)


def test_scripted_outcomes_come_before_the_generator():
    state, chance = read_position("{phase: end of round, next: {rolls: [6]}}")
    assert state.dice[DIE_FACE] == 5
    assert chance.used == 1


def test_what_is_known_of_two_copies_in_two_places():
    text = """
    seats: {1: {hand: [Purse of Io]}, 2: {}}
    discard: [Purse of Io]
    known: {2: [Purse of Io in discard]}
    """
    state, _ = read_position(text)
    assert view(state, 1).unseen(16) == 1
    assert view(state, 1).unseen(12) == 0
    assert read_position(write_position(state))[0] == state


EXAMPLES = [
    "{players: 4, level: magician, edition: first, year: 2, reached: 3, space: 6, round: 7, first: 3, turn: 4}",
    "{right: true, boost: 2, dice: {1: 3/4, 2: 5/6, left: 1/1}}",
    "{phase: dice, box: {winter: [2, 4, 5], fall: [1, 2, 5]}, next: {rolls: [1, 5, 6]}}",
    "{phase: opening, dice: {season: fall}, seats: {1: {play: [Die of Malice, Die of Malice (turned)]}}}",
    "{pile: [Purse of Io], top: Tree of Light, discard: [Naria the Prophetess]}",
    "{seats: {1: {hand: [8, 8], library 2: [9], library 3: [10, 10]}, 2: {bonuses: 3, reserve: 7 air, gauge: 0}}}",
    "{seats: {1: {play: [{Amulet of Water (turned): 1 fire}, {Amulet of Water: 2 air}, {Glutton Cauldron: 6 earth}]}}}",
    "{top: 8, discard: [8, 9, 9], seats: {2: {hand: [10]}}, known: {1: [8 on top, 10], 2: [9], all: [9]}}",
    "{seats: {1: {hand: [8]}, 2: {hand: [8]}}, known: {1: [8 in hand 2], 2: [8 in hand 1]}}",
]


@pytest.mark.parametrize("text", EXAMPLES)
def test_a_position_survives_being_written(text):
    state, _ = read_position(text)
    assert read_position(write_position(state))[0] == state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_real_games_survive_being_written(players):
    chance = Fast(players)
    state = new_game(players, chance, level=players - 2)
    kinds = set()
    steps = 0
    while not state.over:
        steps += 1
        kind = decision(state).kind
        slots = range(0, 4 * (players + 1), 4)
        untaken = all(state.dice[at + DIE_TAKER] < 0 for at in slots)
        writable = kind in ("turn", "malice") or (kind == "die" and untaken)
        if writable and (steps % 4 == 0 or kind not in kinds):
            kinds.add(kind)
            check_same(state, read_position(write_position(state))[0])
        moves = legal_moves(state)
        apply(state, moves[chance.below(len(moves))], chance)
    assert {"turn", "die"} <= kinds


def check_same(state, again):
    """Equal up to which of two copies is which, and to what is remembered of the draft."""
    for part in ("crystals", "gauge", "bonuses", "reserve", "size", "box", "stack"):
        assert list(getattr(again, part)) == list(getattr(state, part)), part
    assert sorted(legal_moves(again)) == sorted(legal_moves(state))
    for seat in range(state.players):
        assert list(view(again, seat).table.where) == list(view(state, seat).table.where)
    assert list(public_view(again).table.where) == list(public_view(state).table.where)


def test_a_moment_within_a_choice_cannot_be_written():
    state = new_game(2, Fast(1))
    with pytest.raises(BadPosition, match=r"\(seat 1 is asked: pick\); write a record instead"):
        write_position(state)


def test_a_half_finished_choice_of_dice_cannot_be_written():
    state, chance = read_position("{phase: dice, next: {rolls: [1, 2, 3]}}")
    apply(state, legal_moves(state)[0], chance)
    with pytest.raises(BadPosition, match=r"\(seat 2 is asked: die\); write a record instead"):
        write_position(state)


def test_a_finished_game_cannot_be_written():
    state, chance = read_position("{year: 3, space: 12, first: 2}")
    apply(state, 0, chance)
    with pytest.raises(BadPosition, match=r"\(the game is over\)"):
        write_position(state)


def test_an_impossible_state_cannot_be_written():
    state, _ = read_position("{}")
    state.reserve[0] = 9
    with pytest.raises(BadPosition, match=r"cannot be written as a position: seats\.1\.reserve: 9 energies"):
        write_position(state)
