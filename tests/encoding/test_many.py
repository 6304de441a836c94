"""Many games at once are the same games as one by one, and nothing is copied on the way out."""

import pytest

from encoding.rows import SETUPS
from seasons.encoding import MOST, Encoder, Many, Worlds, hidden_width, width
from seasons.encoding.many import mixed
from seasons.rules import (
    COMPILED,
    Fast,
    IllegalMove,
    State,
    apply,
    legal_moves,
    mover,
    new_game,
    resample,
    scores,
    view,
)
from seasons.rules.laws import broken_laws

STEPS = 400 if COMPILED else 60


def part(numbers: object, at: int, size: int) -> list[int]:
    """The numbers of one table in a buffer."""
    return list(numbers[at * size : (at + 1) * size])


def to_a_choice(state: State, chance: Fast) -> None:
    """Make the moves that leave no choice."""
    while not state.over and len(legal_moves(state)) == 1:
        apply(state, legal_moves(state)[0], chance)


def test_many_games_are_the_games_that_one_would_play_by_hand() -> None:
    setups = [(2, 2, 0), (3, 1, 1), (4, 0, 0)]
    games, taste, encoder = Many(6, 11, setups, privileged=True), Fast(3), Encoder()
    chances = [Fast(mixed(11, at)) for at in range(6)]
    states = [new_game(setups[at % 3][0], chances[at], *setups[at % 3][1:]) for at in range(6)]
    for at in range(6):
        to_a_choice(states[at], chances[at])
    for _ in range(STEPS):
        moves = games.random_moves(taste)
        games.step(moves)
        for at, state in enumerate(states):
            apply(state, moves[at], chances[at])
            to_a_choice(state, chances[at])
            assert games.done[at] == state.over
            if state.over:
                assert part(games.finals, at, 4)[: state.players] == [score.total for score in scores(state)]
                assert part(games.ranks, at, 4)[: state.players] == [score.rank for score in scores(state)]
                states[at] = state = new_game(state.players, chances[at], state.level, state.edition)
            assert games.states[at] == state and games.seats[at] == mover(state)
            seat = mover(state)
            row = part(games.rows, at, games.width)
            assert row[: width(state.players)] == list(encoder.dense(state, seat))
            assert not any(row[width(state.players) :])
            hidden = part(games.hidden, at, games.hidden_width)
            assert hidden[: hidden_width(state.players)] == list(encoder.dense_hidden(state, seat))
            assert games.choices[at] == len(legal_moves(state)) >= 2
            assert part(games.points, at, 4)[: state.players] == [score.total for score in scores(state)]


def test_the_gains_of_a_game_add_up_to_its_final_points() -> None:
    games, taste = Many(4, 5, [(2, 2, 0), (3, 2, 0)]), Fast(8)
    sums = [[0] * 4 for _ in range(4)]
    ended = 0
    for _ in range(STEPS * 2):
        games.step(games.random_moves(taste))
        for at in range(4):
            sums[at] = [total + gain for total, gain in zip(sums[at], part(games.gains, at, 4))]
            if games.done[at]:
                players = games.states[at].players
                assert sums[at][:players] == part(games.finals, at, 4)[:players]
                sums[at] = [0] * 4
                ended += 1
    assert ended or not COMPILED


def test_every_setup_can_be_played_side_by_side() -> None:
    games, taste = Many(len(SETUPS), 2, SETUPS, dense=False, sparse=True), Fast(1)
    for _ in range(STEPS // 4):
        games.step(games.random_moves(taste))
        assert min(games.choices) >= 2
    for at, state in enumerate(games.states):
        assert (state.players, state.level, state.edition) == SETUPS[at]
        assert broken_laws(state) == []


def test_sparse_rows_hold_the_same_numbers_as_dense_ones() -> None:
    games, taste = Many(5, 9, dense=True, sparse=True), Fast(2)
    for _ in range(STEPS // 4):
        games.step(games.random_moves(taste))
        for at in range(5):
            count = games.counts[at]
            places, numbers = part(games.index, at, MOST)[:count], part(games.value, at, MOST)[:count]
            row = part(games.rows, at, games.width)
            assert dict(zip(places, numbers)) == {place: n for place, n in enumerate(row) if n}


def test_whoever_reads_the_buffers_sees_every_step_without_copying() -> None:
    games, taste = Many(3, 4), Fast(6)
    rows, seats = memoryview(games.rows), memoryview(games.seats)
    assert rows.format == "B" and rows.nbytes == 3 * width(2)
    for _ in range(20):
        before = bytes(rows)
        games.step(games.random_moves(taste))
        assert bytes(rows) != before and bytes(rows) == bytes(memoryview(games.rows))
        assert list(seats) == list(games.seats)


def test_numpy_reads_the_buffers_in_place() -> None:
    numpy = pytest.importorskip("numpy")
    games, taste = Many(4, 4), Fast(6)
    rows = numpy.frombuffer(games.rows, "u1").reshape(4, games.width)
    points = numpy.frombuffer(games.points, "i2").reshape(4, 4)
    for _ in range(50):
        games.step(games.random_moves(taste))
        assert rows[:, :700].sum(1).tolist() == list(games.choices)
        assert points.ravel().tolist() == list(games.points)
    assert rows.base is not None and not rows.flags.owndata


def test_a_move_that_is_not_legal_changes_nothing_at_any_table() -> None:
    games = Many(3, 1)
    before, rows = [state.copy() for state in games.states], bytes(memoryview(games.rows))
    moves = games.random_moves(Fast(1))
    moves[2] = 699
    with pytest.raises(IllegalMove, match="move 699 is not legal at table 2"):
        games.step(moves)
    assert games.states == before and bytes(memoryview(games.rows)) == rows
    with pytest.raises(ValueError, match="3 moves are needed, not 2"):
        games.step(moves[:2])


def test_the_same_seed_plays_the_same_games() -> None:
    one, two, other = Many(4, 21), Many(4, 21), Many(4, 22)
    for number in range(30):
        for games in (one, two, other):
            games.step(games.random_moves(Fast(number)))
    assert one.states == two.states != other.states


# --- worlds behind a view


def middle(seed: int, players: int = 2) -> State:
    """A game that has come into its second year, with a real choice."""
    chance = Fast(seed)
    state = new_game(players, chance)
    while state.year < 2 or len(legal_moves(state)) < 3:
        moves = legal_moves(state)
        apply(state, moves[chance.below(len(moves))], chance)
    return state


def test_worlds_are_dealt_behind_the_view_and_share_their_luck() -> None:
    state = middle(3, 4)
    sight, moves = view(state, mover(state)), legal_moves(state)[:3]
    worlds = Worlds(12, 4, privileged=True)
    assert worlds.load(sight, 4, moves, 77) == 12
    rows = bytes(memoryview(worlds.hidden))
    assert len({rows[at * worlds.hidden_width : (at + 1) * worlds.hidden_width] for at in range(12)}) > 3
    for world in range(4):
        dealt = resample(sight, Fast(mixed(77, 2 * world)))
        assert view(dealt, sight.seat) == sight
        for index, move in enumerate(moves):
            mine, luck = dealt.copy(), Fast(mixed(77, 2 * world + 1))
            apply(mine, move, luck)
            to_a_choice(mine, luck)
            assert worlds.states[world * 3 + index] == mine
            assert worlds.seats[world * 3 + index] == mover(mine)


def test_worlds_play_on_until_all_are_over_and_then_stay() -> None:
    state = middle(8, 3)
    worlds, taste = Worlds(6, 3), Fast(2)
    worlds.load(view(state, mover(state)), 3, legal_moves(state)[:2], 5)
    start = [part(worlds.points, at, 4) for at in range(6)]
    for _ in range(2000):
        if all(worlds.done):
            break
        worlds.step(worlds.random_moves(taste))
    assert all(worlds.done) and not any(worlds.choices) and not any(worlds.rows)
    for at in range(6):
        assert part(worlds.finals, at, 4)[:3] == [score.total for score in scores(worlds.states[at])]
    finals = list(worlds.finals)
    worlds.step(worlds.random_moves(taste))
    assert list(worlds.finals) == finals and start != finals


def test_worlds_are_loaded_anew_and_never_beyond_their_room() -> None:
    state = middle(4)
    worlds = Worlds(4, 2)
    sight, moves = view(state, mover(state)), legal_moves(state)
    assert worlds.load(sight, 4, moves[:1], 1) == 4
    first = bytes(memoryview(worlds.rows))
    assert worlds.load(sight, 2, moves[:2], 1) == 4
    assert worlds.load(sight, 4, moves[:1], 1) == 4
    assert bytes(memoryview(worlds.rows)) == first
    with pytest.raises(ValueError, match="there is room for 4 tables"):
        worlds.load(sight, 3, moves[:2], 1)
    with pytest.raises(ValueError, match="there is room for 4 tables"):
        worlds.load(view(middle(1, 3), mover(middle(1, 3))), 1, moves[:1], 1)
