"""Why not: the reasons per object come from the predicates that make the legal moves."""

from hypothesis import given

from helpers import Table
from laws.games import examples, moments, seeds, setups
from seasons.notation.moves import move_id
from seasons.rules import OBJECTS, explain, legal_moves, mover, reasons

POSITION = """
right: true
seats:
  1: {crystals: 1, reserve: 1 air, gauge: 2, hand: [Purse of Io, Runic Cube of Eolis, Elemental Amulet, Temporal Boots],
      play: [Hand of Fortune, Die of Malice (turned)], bonuses: 3}
  2: {play: [Arcano Leech, Arcano Leech], hand: [Amulet of Earth], gauge: 1}
"""


def reason(table: Table, seat: int, text: str) -> tuple[list[str], int, list[int], int]:
    """The reasons of one object: names, missing energies, missing per type, missing crystals."""
    for found in explain(table.state, seat - 1):
        if found.move == move_id(text):
            return list(reasons(found.mask)), found.energies, found.short, found.crystals
    raise AssertionError(f"{text} is no object of seat {seat}")


def test_a_hand_card_tells_everything_that_is_missing():
    table = Table(POSITION)
    assert reason(table, 1, "summon Purse of Io") == (["no-room", "leech"], 0, [0, 0, 1, 0], 1)
    assert reason(table, 1, "summon Runic Cube of Eolis") == (["no-room", "crystals"], 0, [0, 0, 0, 0], 21)
    assert reason(table, 1, "summon Elemental Amulet") == (["no-room", "leech"], 0, [0, 0, 0, 0], 1)


def test_an_elemental_amulet_needs_at_least_one_energy():
    table = Table("seats: {1: {hand: [Elemental Amulet]}}")
    assert reason(table, 1, "summon Elemental Amulet") == (["energy"], 1, [0, 0, 0, 0], 0)


def test_energies_saved_by_a_hand_of_fortune_are_not_missing():
    table = Table("seats: {1: {hand: [Amulet of Air], play: [Hand of Fortune]}}")
    assert reason(table, 1, "summon Amulet of Air") == (["energy"], 1, [2, 0, 0, 0], 0)


def test_reasons_are_told_out_of_turn_too():
    table = Table(POSITION)
    assert reason(table, 2, "summon Amulet of Earth")[0] == ["not-asked", "no-room", "energy"]
    assert reason(table, 2, "end turn")[0] == ["not-asked"]
    assert reason(table, 2, "activate Arcano Leech")[0] == ["not-asked", "no-activation"]


def test_bonuses_dice_and_transmuting_have_their_reasons():
    table = Table(POSITION)
    assert reason(table, 1, "bonus gauge")[0] == ["bonuses-spent"]
    assert reason(table, 1, "draw two")[0] == ["bonuses-spent", "no-draw"]
    assert reason(table, 1, "die 1")[0] == ["other-choice", "die-taken"]
    assert reason(table, 1, "transmute air")[0] == []
    assert reason(table, 1, "transmute fire")[0] == ["energy"]
    assert reason(table, 1, "reroll")[0] == ["other-choice", "turned"]
    assert reason(table, 1, "end turn")[0] == []
    assert repr(explain(table.state, 0)[0]).startswith("<Reason hand")


def test_no_right_is_the_reason_against_transmuting():
    table = Table("seats: {1: {reserve: 1 air, play: [{Amulet of Water: 1 fire}]}}")
    assert reason(table, 1, "transmute air")[0] == ["no-right"]
    assert reason(table, 1, "transmute fire from amulet")[0] == ["no-right"]


def test_an_open_malice_window_is_the_reason_against_everything_else():
    table = Table("phase: opening\nseats: {1: {play: [Die of Malice], hand: [Temporal Boots]}}")
    assert reason(table, 1, "summon Temporal Boots")[0] == ["other-choice"]
    assert reason(table, 1, "reroll")[0] == []
    assert reason(table, 1, "end turn")[0] == ["other-choice"]
    table.do("keep die")
    assert reason(table, 1, "reroll")[0] == ["turn-opened"]


def test_the_game_being_over_is_a_reason():
    table = Table("{year: 3, space: 12, first: 2}").do("end turn")
    assert reason(table, 1, "end turn")[0] == ["game-over"]
    assert table.why("summon Purse of Io", 1) == ["not-there"]
    assert table.why("activate Purse of Io", 1) == ["not-there"]
    assert table.why("take air", 1) == ["game-over"]


@examples(30)
@given(seeds, setups)
def test_an_object_has_no_reason_against_it_exactly_when_its_move_is_legal(seed, setup):
    for state in moments(seed, setup, 9):
        seat = mover(state)
        legal = set(legal_moves(state, seat))
        for found in explain(state, seat):
            assert found.what in OBJECTS
            assert (found.mask == 0) == (found.move in legal)
