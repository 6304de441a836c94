"""A game being played: refused moves change nothing, and undo goes as far as the rules of undo allow."""

import pytest

from seasons.notation import Game, replay
from seasons.notation.moves import move_id, read_move
from seasons.rules import Fast, IllegalMove, WrongSeat, decision, legal_moves, mover, owes

SEED = bytes(31) + b"\x07"


def start(players: int = 2, level: int = 0) -> Game:
    return Game.new(["Ada", "Bob", "Cleo", "Dan"][:players], level, 0, SEED, 0)


def to_first_turn(game: Game) -> Game:
    """Play on until somebody has an open turn."""
    while decision(game.state).kind != "turn":
        game.play(legal_moves(game.state)[0])
    return game


def test_a_refused_move_changes_nothing():
    game = to_first_turn(start())
    before = game.state.copy()
    count = len(game.record.entries)
    with pytest.raises(IllegalMove):
        game.play(move_id("reroll"))
    with pytest.raises(WrongSeat):
        game.play(move_id("end turn"), 1 - mover(game.state))
    assert game.state == before
    assert len(game.record.entries) == len(game.finals) == len(game.events) == count


def test_the_same_seed_gives_the_same_game():
    games = [start(3, 2), start(3, 2)]
    for game in games:
        choice = Fast(5)
        while not game.state.over:
            moves = legal_moves(game.state)
            game.play(moves[choice.below(len(moves))])
    assert games[0].record == games[1].record
    assert games[0].dealt == games[1].dealt
    assert games[0].dealt


def test_a_bonus_is_undone():
    game = to_first_turn(start())
    before = game.state.copy()
    game.play(read_move(game.state, "bonus gauge"))
    game.play(read_move(game.state, "bonus transmute"))
    assert game.why_not_undo() == []
    assert game.undo()
    assert game.state.bonuses[0] == 1
    assert game.undo()
    assert game.state == before
    assert replay(game.record) == before


def test_undo_of_a_turn_goes_back_to_its_start():
    game = to_first_turn(start())
    before = game.state.copy()
    for text in ("bonus gauge", "bonus gauge", "bonus transmute"):
        game.play(read_move(game.state, text))
    assert game.undo_turn() == 3
    assert game.state == before
    assert game.undo_turn() == 0


def test_undo_1_4_the_choice_of_a_die_and_the_end_of_a_turn_stay():
    game = to_first_turn(start())
    assert "die" in game.why_not_undo()
    assert not game.undo()
    seat = mover(game.state)
    game.play(move_id("end turn"))
    assert "turn" in game.why_not_undo()
    assert not game.undo()
    assert not game.undo(seat)


def test_undo_1_1_rolls_and_draws_stay():
    """Also UNDO-1.2."""
    seen = set()
    game = start(2, 2)
    choice = Fast(11)
    while not game.state.over:
        moves = legal_moves(game.state)
        game.play(moves[choice.below(len(moves))])
        entry = game.record.entries[-1]
        if entry.outcomes:
            assert "chance" in game.why_not_undo()
            assert not game.undo()
            seen.add(len(entry.outcomes))
    assert len(seen) > 1  # rolls of three dice, and single draws


def test_nothing_can_be_undone_at_the_start():
    game = start()
    assert not game.undo()
    assert game.why_not_undo() == []


def test_undo_never_changes_what_chance_gives():
    game = to_first_turn(start(2, 2))
    game.play(read_move(game.state, "bonus gauge"))
    twin = to_first_turn(start(2, 2))
    assert game.undo()
    for table in (game, twin):
        while table.state.round < 4 and not table.state.over:
            table.play(legal_moves(table.state)[0])
    assert game.record.entries == twin.record.entries


def test_setup_5_4_a_pick_is_changed_while_others_still_choose():
    game = start(3, 2)
    picks = [legal_moves(game.state, seat) for seat in range(3)]
    game.play(picks[0][0], 0)
    game.play(picks[1][0], 1)
    assert game.undo(0)
    assert owes(game.state, 0) and not owes(game.state, 1)
    assert [entry.seat for entry in game.record.entries] == [1]
    game.play(picks[0][1], 0)
    game.play(picks[2][0], 2)
    assert not game.undo(0)
    assert [(entry.seat, entry.move) for entry in game.record.entries] == [
        (1, picks[1][0]),
        (0, picks[0][1]),
        (2, picks[2][0]),
    ]
    assert replay(game.record) == game.state


def test_setup_5_4_the_pick_of_another_seat_is_not_touched():
    game = start(3, 2)
    game.play(legal_moves(game.state, 1)[0], 1)
    assert not game.undo(0)
    assert game.undoable(1) == 0


def test_setup_5_4_a_split_is_changed_step_by_step():
    game = start()
    before = game.state.copy()
    game.play(move_id("year 1"), 1)
    game.play(move_id("year 2"), 0)
    game.play(move_id("year 3"), 1)
    assert game.undo_turn(1) == 2
    assert [(entry.seat, entry.move) for entry in game.record.entries] == [(0, move_id("year 2"))]
    assert game.undo(0)
    assert game.state == before


def test_the_result_comes_with_the_end():
    game = start()
    while not game.state.over:
        assert game.record.result == [] and game.record.seed == ""
        game.play(legal_moves(game.state)[0])
    assert len(game.record.result) == 2
    assert min(place.rank for place in game.record.result) == 1
    assert game.record.seed == SEED.hex()
    assert not game.undo()


def test_rewinding_goes_anywhere():
    game = to_first_turn(start())
    while not game.state.over:
        game.play(legal_moves(game.state)[0])
    game.rewind(5)
    assert len(game.record.entries) == len(game.finals) == len(game.events) == 5
    assert game.record.seed == "" and game.record.result == []
    assert game.state == replay(game.record)
    with pytest.raises(ValueError, match="the game has 5 entries, so it cannot go back to 6"):
        game.rewind(6)


def test_a_state_handed_out_is_a_copy():
    game = start()
    game.state_at(0).crystals[0] = 99
    assert game.state_at(0).crystals[0] == 0


def test_events_are_kept_per_entry():
    game = to_first_turn(start())
    events = game.play(read_move(game.state, "bonus gauge"))
    assert game.events[-1] == events
    assert len(events) == 2
