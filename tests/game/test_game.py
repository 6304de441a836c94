"""The one game: refused moves change nothing, its log tells it whole, and undo goes as far as UNDO-1 allows."""

import pytest

from seasons.game import Entry, Game, Moves, Refuse, Setting, Start, Undo
from seasons.game.entries import Thought, pack, unpack
from seasons.notation import record_of, replay
from seasons.notation.moves import move_id, read_move
from seasons.rules import Fast, IllegalMove, WrongSeat, decision, legal_moves, mover, owes

SEED = bytes(31) + b"\x07"
NAMES = ["Ada", "Bob", "Cleo", "Dan"]


def start(players: int = 2, level: int = 0) -> Game:
    game = Game(Setting(players, level, first=0), SEED)
    game.begin()
    return game


def play(game: Game, move: int, seat: int = -1) -> Moves:
    """Make one move, by default of whoever is asked first."""
    body = game.play(mover(game.now) if seat < 0 else seat, [move]).body
    assert isinstance(body, Moves)
    return body


def to_first_turn(game: Game) -> Game:
    """Play on until somebody has an open turn."""
    while decision(game.now).kind != "turn":
        play(game, legal_moves(game.now)[0])
    return game


def at_random(game: Game, seed: int) -> Game:
    """Play to the end, and now and then take a step back."""
    choice = Fast(seed)
    while not game.over:
        moves = legal_moves(game.now)
        seat = mover(game.now)
        play(game, moves[choice.below(len(moves))])
        if choice.below(3) == 0:
            game.take_back(seat, "step" if choice.below(2) else "turn")
    return game


def made(game: Game) -> list[tuple[int, int]]:
    return [(batch.seat, move) for batch in game.batches for move in batch.body.moves]


def test_a_refused_move_changes_nothing():
    game = to_first_turn(start())
    before, count = game.now.copy(), len(game.entries)
    with pytest.raises(IllegalMove):
        play(game, move_id("reroll"))
    with pytest.raises(WrongSeat):
        play(game, move_id("end turn"), 1 - mover(game.now))
    assert game.state == before
    assert len(game.entries) == count


def test_a_batch_is_made_as_a_whole_or_not_at_all():
    game = to_first_turn(start())
    before = game.now.copy()
    with pytest.raises(IllegalMove):
        game.play(mover(game.now), [move_id("bonus gauge"), move_id("reroll")])
    assert game.state == before


def test_a_proposal_changes_nothing_until_it_is_taken():
    game = to_first_turn(start())
    before, count = game.now.copy(), len(game.entries)
    step = game.propose(mover(game.now), [move_id("bonus gauge")])
    assert game.state == before and len(game.entries) == count
    game.take(Entry(count + 1, mover(game.now), 0, step.body), step)
    assert game.now is step.state  # played once


def test_nothing_is_played_before_the_deal_or_after_the_end():
    game = Game(Setting(2), SEED)
    with pytest.raises(Refuse, match="not-started"):
        game.propose(0, [0])
    game.begin()
    with pytest.raises(Refuse, match="already-started"):
        game.begin()
    at_random(game, 3)
    with pytest.raises(Refuse, match="game-over"):
        game.propose(0, [0])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", [0, 2])
def test_one_log_tells_one_game_as_it_is_stored(players: int, level: int):
    """What another process reads from the log is what this one has in memory, at every entry."""
    game = at_random(start(players, level), players)
    log = [Entry(entry.seq, entry.seat, entry.at, unpack(pack(entry.body))) for entry in game.entries]
    again = Game(Setting(players, level, first=0))
    for entry in log:
        again.take(entry)
        assert again.state == game.state_at(entry.seq)
    assert again.state == game.state
    assert made(again) == made(game)
    assert [again.question(seat) for seat in range(players)] == [game.question(seat) for seat in range(players)]
    assert any(isinstance(entry.body, Undo) for entry in log)


def test_one_seed_makes_one_log():
    games = [at_random(start(3, 2), 5) for _ in range(2)]
    assert games[0].entries == games[1].entries


def test_the_steps_lead_from_the_deal_to_the_end():
    game = at_random(start(2, 2), 4)
    steps = list(game.steps())
    assert isinstance(steps[0].body, Start) and steps[0].events
    assert len(steps) == len(game.batches) + 1
    assert steps[-1].state == game.state


def test_what_a_computer_player_needs_to_choose_so_again_is_kept():
    game = to_first_turn(start())
    by = Thought("griffin", 7, simulations=400, depth=3)
    game.play(mover(game.now), [move_id("end turn")], by)
    body = unpack(pack(game.batches[-1].body))
    assert isinstance(body, Moves) and body.by == by


def test_a_bonus_is_undone():
    game = to_first_turn(start())
    before = game.now.copy()
    play(game, read_move(game.now, "bonus gauge"))
    play(game, read_move(game.now, "bonus transmute"))
    assert len(game.reach(0).steps) == 2
    assert game.take_back(0)
    assert game.now.bonuses[0] == 1
    assert game.take_back(0)
    assert game.state == before
    assert replay(record_of(game, NAMES[:2])) == before


def test_undo_of_a_turn_goes_back_to_its_start():
    game = to_first_turn(start())
    before = game.now.copy()
    for text in ("bonus gauge", "bonus gauge", "bonus transmute"):
        play(game, read_move(game.now, text))
    assert game.take_back(0, "turn") == 3
    assert game.state == before
    assert game.take_back(0, "turn") == 0


def test_undo_1_4_the_choice_of_a_die_and_the_end_of_a_turn_stay():
    game = to_first_turn(start())
    assert "die" in game.reach(0).blocked
    assert not game.take_back(0)
    seat = mover(game.now)
    play(game, move_id("end turn"))
    assert "turn" in game.reach(seat).blocked
    assert not game.take_back(seat)
    with pytest.raises(Refuse, match="nothing-to-undo"):
        game.propose_undo(seat)


def test_undo_1_1_rolls_and_draws_stay():
    """Also UNDO-1.2."""
    seen = set()
    game = start(2, 2)
    choice = Fast(11)
    while not game.over:
        moves = legal_moves(game.now)
        seat = mover(game.now)
        body = play(game, moves[choice.below(len(moves))])
        if body.outcomes[0]:
            assert "chance" in game.reach(seat).blocked
            assert not game.take_back(seat)
            seen.add(len(body.outcomes[0]))
    assert len(seen) > 1  # rolls of three dice, and single draws


def test_what_stops_undo_is_said_also_when_steps_can_be_undone():
    game = to_first_turn(start())
    play(game, read_move(game.now, "bonus gauge"))
    assert len(game.reach(0).steps) == 1 and "die" in game.reach(0).blocked


def test_nothing_can_be_undone_at_the_start():
    assert start().reach(0) == ((), ())


def test_undo_never_changes_what_chance_gives():
    game, twin = to_first_turn(start(2, 2)), to_first_turn(start(2, 2))
    play(game, read_move(game.now, "bonus gauge"))
    assert game.take_back(0)
    for table in (game, twin):
        while table.now.round < 4 and not table.over:
            play(table, legal_moves(table.now)[0])
    assert [batch.body for batch in game.batches] == [batch.body for batch in twin.batches]


def test_setup_5_4_a_pick_is_changed_while_others_still_choose():
    game = start(3, 2)
    picks = [legal_moves(game.now, seat) for seat in range(3)]
    play(game, picks[0][0], 0)
    play(game, picks[1][0], 1)
    assert game.take_back(0)
    assert owes(game.now, 0) and not owes(game.now, 1)
    assert made(game) == [(1, picks[1][0])]
    play(game, picks[0][1], 0)
    play(game, picks[2][0], 2)
    assert not game.take_back(0)
    assert made(game) == [(1, picks[1][0]), (0, picks[0][1]), (2, picks[2][0])]
    assert replay(record_of(game, NAMES[:3])) == game.state


def test_setup_5_4_the_pick_of_another_seat_is_not_touched():
    game = start(3, 2)
    play(game, legal_moves(game.now, 1)[0], 1)
    assert not game.take_back(0)
    assert len(game.reach(1).steps) == 1


def test_setup_5_4_a_split_is_changed_step_by_step():
    game = start()
    before = game.now.copy()
    play(game, move_id("year 1"), 1)
    play(game, move_id("year 2"), 0)
    play(game, move_id("year 3"), 1)
    assert game.take_back(1, "turn") == 2
    assert made(game) == [(0, move_id("year 2"))]
    assert game.take_back(0)
    assert game.state == before


def test_a_question_that_comes_again_after_an_undo_has_another_number():
    game = to_first_turn(start())
    asked = game.question(0)
    play(game, read_move(game.now, "bonus gauge"))
    game.take_back(0)
    assert game.question(0) != asked


def test_going_back_anywhere_ends_the_rating():
    game = at_random(start(), 6)
    assert game.rated
    kept = made(game)[:20]
    game.take_back(0, "entry", to=game.batches[19].seq)
    assert not game.rated and not game.over
    assert made(game) == kept and replay(record_of(game, NAMES[:2])) == game.state
    at_random(game, 7)
    assert replay(record_of(game, NAMES[:2])) == game.state


def test_the_result_comes_with_the_end():
    game = start()
    while not game.over:
        record = record_of(game, NAMES[:2])
        assert record.result == [] and record.seed == "" and record.secret == SEED.hex()
        play(game, legal_moves(game.now)[0])
    record = record_of(game, NAMES[:2])
    assert min(place.rank for place in record.result) == 1
    assert record.seed == SEED.hex()
    assert not game.take_back(0) and not game.take_back(1)


def test_a_state_handed_out_is_a_copy():
    game = start()
    game.state_at(1).crystals[0] = 99
    assert game.state_at(1).crystals[0] == 0
