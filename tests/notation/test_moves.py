"""Moves as text: one number, one text, and helpful errors."""

import pytest

from seasons.notation import MalformedMove, card_number, move_id, move_text, read_move, read_position
from seasons.notation.moves import IDS, TEXTS, plain
from seasons.rules import ACTIONS, NAMES, REASONS, Fast, IllegalMove, apply, legal_moves, new_game, reasons

GAPS = set(range(92, 100))  # numbers between the blocks that mean nothing


def test_every_move_has_one_text_and_every_text_one_move():
    assert set(TEXTS) == set(range(ACTIONS)) - GAPS
    assert len(IDS) == len(TEXTS)
    for move, text in TEXTS.items():
        assert move_id(text) == move
        assert move_text(move) == text


@pytest.mark.parametrize("move", [-1, 95, ACTIONS])
def test_a_number_without_a_text_is_refused(move):
    with pytest.raises(MalformedMove, match=f"there is no move {move}; moves are numbered 0 to 699"):
        move_text(move)


@pytest.mark.parametrize(
    "text",
    [
        "summon yjang's forgotten vase",
        "SUMMON YJANG’S FORGOTTEN VASE",
        "  summon   Yjang`s Forgotten  Vase ",
        "súmmon Yjang’s Fôrgotten Vase",
    ],
)
def test_case_accents_apostrophes_and_spaces_are_forgiven(text):
    assert move_text(move_id(text)) == "summon Yjang’s Forgotten Vase"


def test_a_text_that_is_no_move_gets_the_nearest():
    with pytest.raises(MalformedMove, match="“sumon Purse of Yo” is no move; did you mean “summon Purse of Io”"):
        move_id("sumon Purse of Yo")
    with pytest.raises(MalformedMove, match=r"“xyzzy” is no move$"):
        move_id("xyzzy")


STATE = read_position("seats: {1: {hand: [Purse of Io, Tree of Light], reserve: 1 air 1 fire, gauge: 3}}")[0]


def test_a_legal_move_is_read():
    assert read_move(STATE, "Summon purse of io") == move_id("summon Purse of Io")


def test_an_illegal_move_names_the_reasons():
    with pytest.raises(IllegalMove, match="“summon Tree of Light” is not possible now: energy") as caught:
        read_move(STATE, "summon Tree of Light")
    assert reasons(caught.value.reasons) == ("energy",)
    assert caught.value.move == move_id("summon Tree of Light")


def test_an_illegal_move_of_another_seat_names_the_reason():
    with pytest.raises(IllegalMove, match="not-asked"):
        read_move(STATE, "end turn", 1)


def test_a_typing_error_gets_the_nearest_legal_moves():
    with pytest.raises(MalformedMove, match="“sumon purse” is no move; did you mean “summon Purse of Io”"):
        read_move(STATE, "sumon purse")
    with pytest.raises(MalformedMove, match="“q” is no move; did you mean “end turn”"):
        read_move(STATE, "q")


def test_a_card_that_is_not_there_is_the_reason():
    with pytest.raises(IllegalMove, match="is not possible now: not-there"):
        read_move(STATE, "activate Purse of Io")


def test_a_move_that_answers_another_question_gets_the_one_that_is_asked():
    state = read_position("{seats: {1: {hand: [Lewis Greyface, Temporal Boots]}}}")[0]
    apply(state, move_id("summon Temporal Boots"), Fast(1))
    with pytest.raises(IllegalMove, match=r"now; seat 1 is asked “boots” \(Temporal Boots\): back 3, .*, forward 3$"):
        read_move(state, "take air")


def test_after_the_end_nothing_is_possible():
    state = read_position("{year: 3, space: 12, turn: 1, first: 2}")[0]
    apply(state, move_id("end turn"), Fast(1))
    with pytest.raises(IllegalMove, match="“end turn” is not possible now: game-over"):
        read_move(state, "end turn")


def test_every_legal_move_of_some_games_can_be_said():
    chance = Fast(3)
    state = new_game(3, chance)
    for _ in range(400):
        if state.over:
            break
        moves = legal_moves(state)
        for move in moves:
            assert read_move(state, move_text(move)) == move
        apply(state, moves[chance.below(len(moves))], chance)


def test_reasons_have_names():
    assert reasons((1 << len(REASONS)) - 1) == REASONS
    assert reasons(0) == ()


@pytest.mark.parametrize("number", range(1, 51))
def test_a_card_by_name_or_number(number):
    assert card_number(NAMES[number]) == card_number(str(number)) == card_number(NAMES[number].upper()) == number


@pytest.mark.parametrize("text", ["0", "51", "Purs", ""])
def test_there_is_no_such_card(text):
    with pytest.raises(MalformedMove, match=f"there is no card “{text}”"):
        card_number(text)


def test_a_card_that_does_not_exist_gets_the_nearest():
    with pytest.raises(MalformedMove, match="did you mean “Purse of Io”"):
        card_number("Purse of Ia")


def test_plain_text_is_stable():
    assert all(plain(plain(text)) == plain(text) for text in TEXTS.values())
