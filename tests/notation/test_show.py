"""The table in plain lines."""

from seasons.notation import read_position, table_text
from seasons.rules import Fast, apply, legal_moves, new_game, public_view, view

NAMES = ["Ada", "Bob"]
STATE = read_position(
    """
year: 2
space: 8
round: 9
right: true
first: 2
turn: 1
dice: {1: 5/1, 2: 4/5, left: 1/5}
seats:
  1:
    crystals: 1
    gauge: 4
    bonuses: 2
    reserve: 2 fire 1 air
    hand: [Purse of Io]
    play: [Tree of Light (turned), {Amulet of Water (turned): 3 earth}, Bespelled Grimoire]
    library 3: [Kairn the Destroyer]
  2: {hand: [Amulet of Air, Amulet of Fire]}
top: Naria the Prophetess
discard: [Potion of Life, Potion of Power]
known: {1: [Naria the Prophetess, Amulet of Fire], all: [Potion of Life]}
"""
)[0]

SEEN_BY_ADA = """\
Year 2, summer, space 8 of 12, round 9.
Crystals per energy: 3 air, 2 water, 1 fire, 1 earth.
Dice: die 1 (draw a card, 2 pips), free; die 2 (6 crystals, 2 pips), taken by Bob; \
die 3 (2 earth, transmute, 2 pips), taken by Ada.
Draw pile: 91 cards. Discard pile: Potion of Life, 1 hidden.
On top of the draw pile: Naria the Prophetess.

Ada (seat 1, on turn, may transmute): 1 crystal, gauge 4, 2 of 3 bonuses used.
  Reserve, 3 of 10: 1 air 2 fire.
  In play, 3 of 4: Amulet of Water (turned, with 3 earth), Bespelled Grimoire, Tree of Light (turned).
  Hand: Purse of Io.
  Library of year 3: Kairn the Destroyer.

Bob (seat 2, first player): 0 crystals, gauge 15, 0 of 3 bonuses used.
  Reserve, 0 of 7: nothing.
  In play, 0 of 15: no cards.
  Hand: Amulet of Fire, 1 hidden."""


def test_what_a_player_sees():
    assert table_text(view(STATE, 0), NAMES) == SEEN_BY_ADA


def test_what_the_opponent_does_not_see():
    text = table_text(view(STATE, 1), NAMES)
    assert "Hand: 1 hidden." in text
    assert "Hand: Amulet of Air, Amulet of Fire." in text
    assert "Library of year 3: 1 hidden." in text
    assert "On top" not in text


def test_what_a_spectator_sees():
    text = table_text(public_view(STATE), NAMES)
    assert text.count("hidden") == 4
    assert "Amulet of Fire" not in text


def test_the_whole_state():
    text = table_text(STATE, NAMES)
    assert "hidden" not in text
    assert "Discard pile: Potion of Power, Potion of Life." in text


def test_the_prelude_and_the_end():
    chance = Fast(2)
    state = new_game(2, chance)
    text = table_text(view(state, 0), NAMES)
    assert "Prelude: the cards are chosen." in text
    assert "Cards to pick from: 9 hidden." in text
    assert "Dice" not in text
    drafted = drawn = False
    while not state.over:
        text = table_text(state, NAMES)
        drafted = drafted or "Cards picked: " in text
        drawn = drawn or "Cards drawn: " in text
        moves = legal_moves(state)
        apply(state, moves[chance.below(len(moves))], chance)
    assert drafted and drawn
    assert table_text(state, NAMES).startswith("The game is over.\n")


def test_plain_characters_only():
    assert not set(table_text(STATE, NAMES)) & set("|+─│┌┐└┘\t\x1b")


def test_two_energies_of_a_die_are_two_facts():
    state = read_position("dice: {1: 1/6}")[0]
    assert "die 1 (1 air, 1 water, transmute, 1 pip), taken by Ada" in table_text(state, NAMES)


def test_the_year_before_the_first_is_shown_as_the_first():
    """Also CARD-7.10."""
    assert table_text(read_position("{year: 0, space: 12}")[0], NAMES).startswith("Year 1, fall, space 12 of 12,")
