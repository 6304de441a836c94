"""Records: what was played can be written, read, replayed and verified; what was tampered with is found."""

import dataclasses
import re

import pytest

from seasons.game import Game
from seasons.notation import (
    BadRecord,
    Entry,
    Placing,
    Record,
    commitment_of,
    dump,
    new_table,
    parse,
    record_of,
    replay,
    resumed,
    verify,
)
from seasons.notation.moves import move_id
from seasons.rules import HAND, Fast, legal_moves, mover, new_game

SEED = bytes(range(32))


def play(players: int = 2, level: int = 2, edition: int = 0, first: int = -1, number: int = 1) -> Game:
    """A whole game of random moves."""
    game = new_table(names(players), level, edition, SEED, first)
    choice = Fast(number)
    while not game.over:
        moves = legal_moves(game.now)
        game.play(mover(game.now), [moves[choice.below(len(moves))]])
    return game


def names(players: int) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(players)]


def new_record(called: list[str], level: int = 2, edition: int = 0, first: int = -1) -> Record:
    """The record of a game that has just been dealt."""
    return record_of(new_table(called, level, edition, SEED, first), called)


FINISHED = play(level=0)
RECORD = record_of(FINISHED, names(2))
TEXT = dump(RECORD)


def fresh() -> Record:
    return parse(TEXT)


def index_with_outcome(record: Record, word: str = "end turn") -> int:
    """The first entry of this move that has outcomes."""
    return next(i for i, entry in enumerate(record.entries) if entry.move == move_id(word) and entry.outcomes)


# --- writing, reading, replaying


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_game_is_the_same_after_writing_reading_and_replaying(players, level):
    game = play(players, level, edition=level % 2, first=players - 2 if level else -1, number=players)
    text = dump(record_of(game, names(players)))
    record = parse(text)
    assert record == record_of(game, names(players))
    assert dump(record) == text
    assert replay(record) == game.state
    assert verify(record) == []


def test_every_moment_can_be_replayed():
    for n in range(0, len(RECORD.entries), 7):
        assert replay(RECORD, n) == FINISHED.state_at(n + 1)  # the deal is the first entry of a log
    assert FINISHED.state_at(len(RECORD.entries) + 1) == FINISHED.state


def test_the_text_has_one_line_per_move():
    record = record_of(play(number=4), names(2))
    lines = dump(record).splitlines()
    moves = lines[lines.index("moves:") + 1 : lines.index("result:")]
    assert len(moves) == len(record.entries)
    assert all(re.match(r"- '?[12] ", line) for line in moves)
    assert any(re.fullmatch(r"- \d end turn -> roll \d \| roll \d \| roll \d", line) for line in moves)
    assert any(re.fullmatch(r"- '?\d draw( two)? -> card .*", line) for line in moves)


def test_the_header_says_how_the_game_was_set_up():
    text = dump(new_record(["Ada: the first", "Zoë"], 1, 1, 1))
    assert "level: magician\nedition: first\nplayers: ['Ada: the first', Zoë]\nfirst: 2\n" in text
    assert f"commitment: {commitment_of(SEED)}\n" in text
    assert "result" not in text and "seed" not in text and "secret" not in text
    assert parse(text).names == ["Ada: the first", "Zoë"]


def test_the_seed_is_secret_until_the_end():
    record = new_record(["Ada", "Bob"])
    assert record.seed == ""
    assert SEED.hex() not in dump(record)
    assert f"secret: {SEED.hex()}" in dump(record, secret=True)
    assert RECORD.seed == SEED.hex()
    assert TEXT.rstrip().endswith(f"seed: {SEED.hex()}")
    assert "secret" not in dump(RECORD, secret=True)


def test_a_saved_game_goes_on_as_it_would_have():
    game = new_table(["Ada", "Bob"], 0, 0, SEED)
    for _ in range(30):
        game.play(mover(game.now), legal_moves(game.now)[-1:])
    again = resumed(parse(dump(record_of(game, ["Ada", "Bob"]), secret=True)))
    assert again.state == game.state
    assert again.entries == game.entries
    while not game.over:
        seat, moves = mover(game.now), legal_moves(game.now)[:1]
        assert game.play(seat, moves) == again.play(seat, moves)
    assert again.entries == game.entries


def test_a_saved_game_needs_its_seed():
    with pytest.raises(BadRecord, match="secret: expected 64 hexadecimal digits, not “”"):
        resumed(parse(dump(new_record(["Ada", "Bob"]))))


def test_a_saved_game_must_follow_from_its_seed():
    record = fresh()
    entry = record.entries[index_with_outcome(record)]
    del record.entries[record.entries.index(entry) + 1 :]
    record.result = []
    entry.outcomes[0] = (entry.outcomes[0] + 1) % 6
    with pytest.raises(BadRecord, match=rf"entry {len(record.entries)}: the outcomes are not those of the seed"):
        resumed(record)
    record = fresh()
    record.entries, record.result = [], []
    record.setup[0] = (record.setup[0] + 1) % 5
    with pytest.raises(BadRecord, match="set-up: the outcomes are not those of the seed"):
        resumed(record)


# --- tampering


def tampered(change) -> str:
    """What replaying says after a change."""
    record = fresh()
    change(record)
    with pytest.raises(BadRecord) as caught:
        replay(record)
    assert verify(record)[-1] == str(caught.value)
    return str(caught.value)


def test_another_move_is_found():
    def change(record):
        record.entries[3].move = move_id("end turn")

    assert tampered(change) == "entry 4 (seat 1, end turn): move 0 is not legal now for seat 1"


def test_a_move_that_does_not_exist_is_found():
    def change(record):
        record.entries[3].move = 95

    assert tampered(change) == "entry 4: there is no move 95; moves are numbered 0 to 699"


@pytest.mark.parametrize("seat", [1, 3, -1])
def test_another_seat_is_found(seat):
    at = index_with_outcome(fresh()) + 1  # somebody chooses a die

    def change(record):
        record.entries[at].seat = seat if seat != 1 else 1 - record.entries[at].seat

    asked = fresh().entries[at].seat + 1
    assert re.fullmatch(rf"entry {at + 1} \(seat \d, die \d\): seat {asked} is asked here", tampered(change))


def test_a_missing_outcome_is_found():
    at = index_with_outcome(fresh())

    def change(record):
        record.entries[at].outcomes.pop()

    assert re.fullmatch(
        rf"entry {at + 1} \(seat \d, end turn\): no outcome is left for the roll of die \d+ in round 2",
        tampered(change),
    )


def test_a_left_over_outcome_is_found():
    def change(record):
        record.entries[3].outcomes.append(2)

    message = "entry 4 (seat 1, year 2): 0 outcomes were expected, 1 are left over"
    assert re.sub(r"year \d", "year 2", tampered(change)) == message


def test_an_impossible_outcome_is_found():
    at = index_with_outcome(fresh())

    def change(record):
        record.entries[at].outcomes[1] = 6

    assert tampered(change).endswith("end turn): outcome 2: a die has faces 0 to 5, not 6")


def test_a_wrong_set_up_is_found():
    assert tampered(lambda record: record.setup.pop()) == "set-up: no outcome is left for the set-up (preset)"
    assert tampered(lambda record: record.setup.append(0)) == "set-up: 11 outcomes were expected, 1 are left over"


def test_a_missing_entry_is_found():
    assert "entry " in tampered(lambda record: record.entries.pop(index_with_outcome(record)))


def test_an_entry_after_the_end_is_found():
    message = tampered(lambda record: record.entries.append(Entry(0, 0)))
    assert message == f"entry {len(fresh().entries) + 1} (seat 1, end turn): the game is over"


def test_a_wrong_result_is_found():
    right = ", ".join(f"{place.score} (rank {place.rank})" for place in fresh().result)

    def change(record):
        record.result[0] = Placing(999, 1)

    assert tampered(change).startswith(f"result: expected {right}; the record says 999 (rank 1)")
    assert tampered(lambda record: record.result.clear()) == f"result: expected {right}; the record says none"
    assert tampered(lambda record: record.entries.pop()).startswith("result: expected none, the game goes on; the")


def test_other_rules_are_found():
    def change(record):
        record.rules = 99

    assert tampered(change) == "rules: the record was made by version 99; this is version 1"


def test_another_seed_is_found():
    def change(record):
        record.seed = record.secret = bytes(32).hex()

    assert tampered(change) == f"seed: its SHA-256 is not the commitment {commitment_of(SEED)}"


def test_another_commitment_is_found():
    def change(record):
        record.commitment = "0" * 64

    assert tampered(change) == f"seed: its SHA-256 is not the commitment {'0' * 64}"


@pytest.mark.parametrize("seed", ["xyz", "00", " ".join(["00"] * 32)])
def test_a_seed_that_is_none_is_found(seed):
    def change(record):
        record.seed = seed

    assert tampered(change) == f"seed: expected 64 hexadecimal digits, not “{seed}”"


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("names", ["Ada"], "players: expected 2 to 4 names, not 1"),
        ("level", 3, "level, edition: there is no level 3 or no edition 0"),
        ("edition", 2, "level, edition: there is no level 0 or no edition 2"),
        ("first", 2, "first: expected a seat from 1 to 2 or random, not 3"),
    ],
)
def test_a_wrong_header_is_found(field, value, message):
    assert tampered(lambda record: setattr(record, field, value)) == message


def test_a_possible_outcome_that_the_seed_does_not_give_is_found_by_verifying_alone():
    record = fresh()
    at = index_with_outcome(record)
    del record.entries[at + 1 :]
    record.result = []
    was = record.entries[at].outcomes[0]
    record.entries[at].outcomes[0] = (was + 1) % 6
    replay(record)
    assert verify(record) == [
        f"entry {at + 1}: roll {(was + 1) % 6 + 1}, but the seed gives roll {was + 1}",
    ]


def test_a_changed_card_and_a_changed_set_up_are_told_in_words():
    game = new_table(["Ada", "Bob"], seed=SEED)
    record = dataclasses.replace(record_of(game, ["Ada", "Bob"]), seed=SEED.hex())
    record.setup[0] = (record.setup[0] + 1) % 5
    in_game = {card for card in range(100) if game.now.where[card] >= HAND}
    record.setup[-1] = 0 if 0 not in in_game else min(set(range(100)) - in_game)
    first, second = verify(record)
    assert re.fullmatch(r"set-up: pick \d, but the seed gives pick \d", first)
    assert re.fullmatch(r"set-up: card .*, but the seed gives card .*", second)


def test_a_running_game_cannot_be_verified_yet():
    problems = verify(new_record(["Ada", "Bob"]))
    assert problems == ["seed: the game goes on, so there is no seed to check the outcomes with"]


def test_a_finished_game_without_its_seed_is_still_replayed():
    record = fresh()
    record.seed = ""
    record.result[0] = Placing(999, 1)
    missing, wrong = verify(record)
    assert missing == "seed: the game is over, but there is no seed to check the outcomes with"
    assert wrong.startswith("result: expected ")


def test_a_broken_record_is_never_written():
    record = fresh()
    record.entries[3].move = 0
    with pytest.raises(BadRecord, match="entry 4"):
        dump(record)


# --- reading text

SHORT = dump(new_record(["Ada", "Bob"], 0))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("format: 1", "format: 2", "format: expected 1, not 2"),
        ("format: 1\n", "", "record: the key “format” is missing"),
        ("moves: []\n", "", "record: the key “moves” is missing"),
        ("format: 1", "format: 1\ncolour: red", "record: unknown key “colour”"),
        ("format: 1", "format: [", "record: this is not YAML"),
        ("rules: 1", "rules: one", "rules: expected a number, not one"),
        ("rules: 1", "rules: true", "rules: expected a number, not True"),
        ("level: apprentice", "level: novice", "level: expected one of apprentice, magician, archmage, not novice"),
        ("edition: revised", "edition: third", "edition: expected one of revised, first, not third"),
        ("players: [Ada, Bob]", "players: Ada", "players: expected a list such as [a, b], not Ada"),
        ("first: random", "first: somebody", "first: expected a number, not somebody"),
        ("moves: []", "moves: []\nseed: 12", "seed: expected hexadecimal digits (in quotes), not 12"),
        ("moves: []", "moves: []\nresult: [3]", "result 1: expected keys and values, not 3"),
        ("moves: []", "moves: []\nresult: [{score: 3}]", "result.rank: expected a number, not None"),
        ("moves: []", "moves: [year 1]", "entry 1: expected a seat and a move such as “1 end turn”, not “year 1”"),
        ("moves: []", "moves: [1 yaer 1]", "entry 1: “yaer 1” is no move; did you mean “year 1”"),
        ("moves: []", "moves: [1 draw -> card Purse of Yo]", "entry 1: there is no card “Purse of Yo”; did you mean"),
        ("moves: []", "moves: [1 draw -> joker]", "entry 1: expected an outcome such as “roll 3”, “card Purse of Io”"),
        ("moves: []", "moves: [1 draw -> roll 0]", "entry 1: expected an outcome such as “roll 3”"),
        (
            "moves: []",
            "moves:\n- 1 draw -> card Purse of Io #2",
            "record, line 11: put “1 draw -> card Purse of Io #2”",
        ),
        ("moves: []", "moves: [1 draw -> roll ²]", "entry 1: expected an outcome such as “roll 3”"),
        ("moves: []", f"moves: [1 draw -> roll {'9' * 5000}]", "entry 1: expected an outcome such as “roll 3”"),
        ("rules: 1", "rules: 2024-13-45", "record: this is not YAML"),
        ("rules: 1", f"rules: {'9' * 5000}", "record: this is not YAML"),
        ("- pick", "- flip", "setup: expected an outcome such as"),
    ],
)
def test_a_text_that_is_no_record_is_refused(old, new, message):
    assert old in SHORT
    with pytest.raises(BadRecord, match="^" + re.escape(message)):
        parse(SHORT.replace(old, new, 1))


def test_a_record_with_too_few_nonces_is_refused():
    record = dataclasses.replace(parse(SHORT), nonces=["00"])
    with pytest.raises(BadRecord, match="nonces: expected one for each of 2 players, not 1"):
        replay(record)


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.where.__setitem__(50, 99),
        lambda state: setattr(state, "players", 9),
        lambda state: setattr(state, "depth", 1 << 40),
    ],
)
def test_a_start_that_no_game_reaches_is_refused(change):
    state = new_game(2, Fast(1))
    change(state)
    with pytest.raises(BadRecord):
        replay(dataclasses.replace(parse(SHORT), setup=[], start=state.to_bytes().hex()))


def test_hand_written_moves_are_forgiven_their_spelling():
    text = SHORT.replace("moves: []", "moves: ['1  DRAW->card purse of io #2 | roll 3']")
    assert parse(text).entries == [Entry(0, move_id("draw"), [15, 2])]
