"""A game record: who played, what chance gave, every move, and how it ended. Replaying needs nothing else."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from mypy_extensions import i64

from seasons.game import Game, Refuse, Setting
from seasons.notation.errors import BadRecord
from seasons.notation.moves import move_text
from seasons.rules import (
    EDITIONS,
    LEVELS,
    NAMES,
    RULES_VERSION,
    Chance,
    Event,
    Fair,
    RulesError,
    State,
    Told,
    apply,
    broken_laws,
    card_id,
    from_bytes,
    new_game,
    number_of,
    owes,
    scores,
)
from seasons.vecs import vec

FORMAT_VERSION = 1


class Placing(NamedTuple):
    """How a seat ended: points, and rank (1 is the winner; equal ranks are shared)."""

    score: int
    rank: int


@dataclass
class Entry:
    """One move and what chance gave during it, as the numbers that `seasons.rules.Told` takes."""

    seat: int
    move: int
    outcomes: list[int] = field(default_factory=list)


@dataclass
class Record:
    """A game from its first shuffle on. Seats count from 0; `first` is -1 if chance chose who begins.

    `commitment` is published at the start and proves at the end, by `seed`, that nobody chose the dice. While the
    game runs `seed` is empty, and `secret` holds it for those who run the table. At a table of several people each
    adds a nonce after the commitment, so that not even the host could choose (see `dice_seed`). `start` is the state
    of a game that was not dealt but continued from another one, as hexadecimal digits.
    """

    names: list[str]
    level: int
    edition: int
    first: int
    commitment: str
    setup: list[int] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    seed: str = ""
    result: list[Placing] = field(default_factory=list)
    rules: int = RULES_VERSION
    secret: str = ""
    nonces: list[str] = field(default_factory=list)
    start: str = ""


def commitment_of(seed: bytes) -> str:
    """What is published before the game: the SHA-256 of the seed.

    >>> commitment_of(bytes(32))[:8]
    '66687aad'
    """
    return hashlib.sha256(seed).hexdigest()


def mixed_seed(secret: bytes, nonces: Sequence[str]) -> bytes:
    """The seed that a host's secret and everybody's nonces make together.

    >>> mixed_seed(bytes(32), ["00", ""]) == mixed_seed(bytes(32), ["", "00"])
    False
    """
    return hashlib.sha256(secret + "|".join(nonces).encode()).digest()


def dice_seed(record: Record) -> bytes:
    """The seed that all outcomes follow from."""
    seed = seed_bytes(record.seed)
    return mixed_seed(seed, record.nonces) if record.nonces else seed


def new_table(names: Sequence[str], level: int = 2, edition: int = 0, seed: bytes = b"", first: int = -1) -> Game:
    """A game that has just been dealt. The seed decides every draw and roll; take 32 bytes from `secrets`."""
    game = Game(Setting(len(names), level, edition, first), seed)
    game.begin()
    return game


def record_of(game: Game, names: Sequence[str], secret: bytes = b"", nonces: Sequence[str] = ()) -> Record:
    """The record of a game. Its seed is the secret that was committed to, or follows from that and everybody's nonces;
    the secret is open once the game is over."""
    if game.start is None:
        raise Refuse("not-started")
    committed = secret or game.seed
    record = Record(
        names=list(names),
        level=game.setting.level,
        edition=game.setting.edition,
        first=game.setting.first,
        commitment=commitment_of(committed),
        setup=list(game.start.outcomes),
        entries=[
            Entry(batch.seat, move, list(outcomes))
            for batch in game.batches
            for move, outcomes in zip(batch.body.moves, batch.body.outcomes)
        ],
        secret=committed.hex(),
        nonces=list(nonces) if any(nonces) else [],
        start=game.setting.start.hex(),
    )
    if game.over:
        record.result, record.seed = result_of(game.now), record.secret
    return record


def resumed(record: Record) -> Game:
    """Go on with a saved game: the record must hold its seed, and everything in it must follow from that."""
    if record.nonces or record.start:
        raise BadRecord("nonces, start: this game was played at a table server; it can be replayed, not resumed")
    seed = seed_bytes(record.secret or record.seed, "secret")
    replay(record)
    game = new_table(record.names, record.level, record.edition, seed, record.first)
    if record_of(game, record.names).setup != record.setup:
        raise BadRecord("set-up: the outcomes are not those of the seed")
    for index, entry in enumerate(record.entries):
        game.play(entry.seat, [entry.move])
        if game.batches[-1].body.outcomes != (tuple(entry.outcomes),):
            raise BadRecord(f"entry {index + 1}: the outcomes are not those of the seed")
    return game


def played_again(record: Record, to: int | None = None) -> Game:
    """The game of a record that is true (see `replay`), after `to` entries, with everything that happened in it."""
    start = bytes.fromhex(record.start)
    game = Game(Setting(len(record.names), record.level, record.edition, record.first, start))
    game.begin(Told(record.setup))
    for entry in record.entries[:to]:
        game.play(entry.seat, [entry.move], chance=Told(entry.outcomes))
    return game


def result_of(state: State) -> list[Placing]:
    """The placings of a finished game, seat by seat."""
    return [Placing(int(score.total), int(score.rank)) for score in scores(state)]


class Listener(Chance):
    """Tells the outcomes of a record, notes their kinds, and compares them with a second source if there is one."""

    def __init__(self, check: Chance | None = None) -> None:
        self.told = Told([])
        self.check = check
        self.kinds: list[str] = []
        self.wrong: list[str] = []

    def tell(self, outcomes: list[int]) -> None:
        """Go on with these outcomes."""
        self.told = Told(outcomes)
        self.kinds = []
        self.wrong = []

    def left_over(self) -> int:
        """How many outcomes nobody asked for."""
        return len(self.told.outcomes) - self.told.used

    def note(self, kind: str, value: int, right: int) -> int:
        """Keep the kind; keep what differs."""
        self.kinds.append(kind)
        if value != right:
            self.wrong.append(f"{outcome_text(kind, value)}, but the seed gives {outcome_text(kind, right)}")
        return value

    def draw(self, shuffle: i64, pile: vec[i64], size: i64) -> i64:
        card = self.told.draw(shuffle, pile, size)
        return self.note("card", card, self.check.draw(shuffle, pile, size) if self.check else card)

    def roll(self, round: i64, die: i64, attempt: i64) -> i64:
        face = self.told.roll(round, die, attempt)
        return self.note("roll", face, self.check.roll(round, die, attempt) if self.check else face)

    def pick(self, purpose: i64, index: i64, n: i64) -> i64:
        value = self.told.pick(purpose, index, n)
        return self.note("pick", value, self.check.pick(purpose, index, n) if self.check else value)


def outcome_text(kind: str, value: int) -> str:
    """An outcome of chance as text: a card (“#2” is its second copy), a face 1-6, or a number of the set-up from 1.

    >>> outcome_text("card", 15), outcome_text("roll", 0)
    ('card Purse of Io #2', 'roll 1')
    """
    if kind == "card":
        number = number_of(value)
        return f"card {NAMES[number]}{' #2' if value == card_id(number, 1) else ''}"
    return f"{kind} {value + 1}"


def check_header(record: Record) -> None:
    """Refuse a record that these rules cannot replay, or whose seed is not the one committed to."""
    if record.rules != RULES_VERSION:
        raise BadRecord(f"rules: the record was made by version {record.rules}; this is version {RULES_VERSION}")
    if not 2 <= len(record.names) <= 4:
        raise BadRecord(f"players: expected 2 to 4 names, not {len(record.names)}")
    if not 0 <= record.level < len(LEVELS) or not 0 <= record.edition < len(EDITIONS):
        raise BadRecord(f"level, edition: there is no level {record.level} or no edition {record.edition}")
    if not -1 <= record.first < len(record.names):
        raise BadRecord(f"first: expected a seat from 1 to {len(record.names)} or random, not {record.first + 1}")
    if record.nonces and len(record.nonces) != len(record.names):
        raise BadRecord(f"nonces: expected one for each of {len(record.names)} players, not {len(record.nonces)}")
    for key, seed in (("seed", record.seed), ("secret", record.secret)):
        if seed and commitment_of(seed_bytes(seed, key)) != record.commitment:
            raise BadRecord(f"{key}: its SHA-256 is not the commitment {record.commitment}")


def seed_bytes(text: str, where: str = "seed") -> bytes:
    """The 32 bytes that 64 hexadecimal digits stand for."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32 or len(text) != 64:
        raise BadRecord(f"{where}: expected 64 hexadecimal digits, not “{text}”")
    return seed


def fold(record: Record, chance: Listener, to: int | None = None) -> Iterator[State]:
    """The state after the set-up and after every entry, always the same object; an error names the entry."""
    check_header(record)
    entries = record.entries if to is None else record.entries[:to]
    where = "set-up"
    chance.tell(record.setup)
    try:
        state = opening(record, chance)
        check_spent(chance, where)
        yield state
        for index, entry in enumerate(entries):
            where = f"entry {index + 1}"
            where = f"entry {index + 1} (seat {entry.seat + 1}, {move_text(entry.move)})"
            if not 0 <= entry.seat < state.players or not owes(state, entry.seat):
                asked = [str(seat + 1) for seat in range(state.players) if owes(state, seat)]
                raise BadRecord(
                    f"{where}: seat {' or '.join(asked)} is asked here" if asked else f"{where}: the game is over"
                )
            chance.tell(entry.outcomes)
            apply(state, entry.move, chance, None, entry.seat)
            check_spent(chance, where)
            yield state
    except BadRecord:
        raise
    except (RulesError, IndexError, ValueError, OverflowError) as error:  # a start that no game leads to ends anywhere
        raise BadRecord(f"{where}: {error}") from None


def opening(record: Record, chance: Chance, log: list[Event] | None = None) -> State:
    """The state at the start: newly dealt, or continued from another game."""
    if not record.start:
        return new_game(len(record.names), chance, record.level, record.edition, record.first, log)
    try:
        state = from_bytes(bytes.fromhex(record.start))
    except ValueError:
        raise BadRecord("start: these digits are not a state of a game") from None
    if state.players != len(record.names) or broken_laws(state):
        raise BadRecord("start: this is not a state that a game of these players can reach")
    return state


def check_spent(chance: Listener, where: str) -> None:
    """Refuse outcomes that nobody asked for."""
    if chance.left_over():
        raise BadRecord(f"{where}: {chance.told.used} outcomes were expected, {chance.left_over()} are left over")


def replay(record: Record, to: int | None = None) -> State:
    """The state after `to` entries, by default after all; then the result must be the true one, too.

    >>> game = new_table(["Ada", "Bob"], seed=bytes(32))
    >>> replay(record_of(game, ["Ada", "Bob"])) == game.state
    True
    """
    states = fold(record, Listener(), to)
    last = next(states)
    for state in states:
        last = state
    if to is None:
        check_result(record, last)
    return last


def check_result(record: Record, state: State) -> None:
    """Refuse a result that is not the one of the moves."""
    true = result_of(state) if state.over else []
    if record.result != true:
        expected = ", ".join(f"{place.score} (rank {place.rank})" for place in true) or "none, the game goes on"
        found = ", ".join(f"{place.score} (rank {place.rank})" for place in record.result) or "none"
        raise BadRecord(f"result: expected {expected}; the record says {found}")


def verify(record: Record) -> list[str]:
    """What is wrong with a record: every outcome is computed anew from the seed. An empty list means all is well.

    >>> verify(record_of(new_table(["Ada", "Bob"], seed=bytes(32)), ["Ada", "Bob"]))
    ['seed: the game goes on, so there is no seed to check the outcomes with']
    """
    problems = []
    if not record.seed:
        state = "is over, but" if record.result else "goes on, so"
        problems.append(f"seed: the game {state} there is no seed to check the outcomes with")
    try:
        chance = Listener(Fair(dice_seed(record)) if record.seed else None)
        for index, _ in enumerate(fold(record, chance)):
            where = f"entry {index}" if index else "set-up"
            problems += [f"{where}: {wrong}" for wrong in chance.wrong]
        replay(record)
    except BadRecord as error:
        problems.append(str(error))
    return problems
