"""Many games at once, for learning, searching and research: one call makes a move in each of them.

Everything that comes out lies in flat buffers that numpy and others read in place, without copying:

>>> games = Many(8, 1)
>>> memoryview(games.rows).shape, games.width
((18456,), 2307)
"""

from mypy_extensions import i16, i64, u8

from seasons.encoding.encoder import Encoder
from seasons.encoding.layout import HIDDEN_MOST, MOST, hidden_width, width
from seasons.rules.chance import MASK, Fast
from seasons.rules.codes import ARCHMAGE, PLAY
from seasons.rules.engine import apply, legal, mover, new_game
from seasons.rules.errors import IllegalMove
from seasons.rules.resample import resample
from seasons.rules.scoring import total_score
from seasons.rules.state import State
from seasons.rules.views import View
from seasons.vecs import vec


def mixed(seed: i64, index: i64) -> i64:
    """A seed for the game of an index, unlike those of all others."""
    x: i64 = ((seed & MASK) ^ ((index + 1) * 0x9E3779B1)) & MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
    return x ^ (x >> 16)


def bytes_of(n: i64, wanted: bool = True) -> vec[u8]:
    """A buffer of so many zeros from 0 to 255, or an empty one."""
    size: i64 = n if wanted else 0
    return vec[u8]([u8(0)] * size)


def shorts_of(n: i64, wanted: bool = True) -> vec[i16]:
    """A buffer of so many zeros that may become negative, or an empty one."""
    size: i64 = n if wanted else 0
    return vec[i16]([i16(0)] * size)


class Tables:
    """Tables side by side, each waiting for a real choice. Row i of every buffer belongs to table i.

    `rows` (if dense) are n x width numbers: a row each, its first 700 the mask of the legal moves. `index` and (if
    sparse) `value` are n x MOST: the places and the numbers that are not zero, the first `counts[i]` of each; the
    first `choices[i]` places are the legal moves. `hidden` (if privileged) are n x hidden_width numbers.
    `seats` says who chooses, `points` (n x 4) what everybody would score now, `gains` (n x 4) how that has changed
    since the choice before, `done` whether the game ended with it; `finals` and `ranks` (n x 4) then tell how.
    """

    def __init__(self, n: i64, players: i64, dense: bool, sparse: bool, privileged: bool) -> None:
        self.n = n
        self.dense = dense
        self.sparse = sparse
        self.privileged = privileged
        self.width = width(players)
        self.hidden_width = hidden_width(players)
        self.encoder = Encoder()
        self.states: list[State] = []
        self.chances: list[Fast] = []
        self.rows = bytes_of(n * self.width, dense)
        self.index = shorts_of(n * MOST)
        self.value = bytes_of(n * MOST, sparse)
        self.counts = vec[i64]([0] * n)
        self.choices = vec[i64]([0] * n)
        self.hidden = bytes_of(n * self.hidden_width, privileged)
        self.hidden_index = shorts_of(n * HIDDEN_MOST, privileged)
        self.hidden_counts = vec[i64]([0] * n)
        self.seats = bytes_of(n)
        self.done = bytes_of(n)
        self.points = shorts_of(n * 4)
        self.gains = shorts_of(n * 4)
        self.finals = shorts_of(n * 4)
        self.ranks = bytes_of(n * 4)

    def check(self, moves: vec[i64]) -> None:
        """Raise before anything has changed if a move is not legal at its table; finished tables take any."""
        if len(moves) != len(self.states):
            raise ValueError(f"{len(self.states)} moves are needed, not {len(moves)}")
        for at in range(len(self.states)):
            move = moves[at]
            legal_here = self.choices[at] == 0
            for index in range(at * MOST, at * MOST + self.choices[at]):
                if i64(self.index[index]) == move:
                    legal_here = True
                    break
            if not legal_here:
                raise IllegalMove(f"move {move} is not legal at table {at}", move, 0)

    def ask(self, at: i64) -> None:
        """Make the moves of a table that leave no choice, then show the choice, if there is one."""
        s = self.states[at]
        encoder = self.encoder
        choices: i64 = 0
        seat: i64 = 0
        while not s.over:
            seat = mover(s)
            choices = legal(s, encoder.options, seat)
            if choices > 1:
                break
            apply(s, encoder.options[0], self.chances[at], None, seat)
        if s.over:
            self.finish(at)
            return
        self.seats[at] = u8(seat)
        self.choices[at] = choices
        encoder.write(s, seat, choices)
        self.deliver(at)
        now = encoder.sheet.points
        for index in range(4):
            there = at * 4 + index
            self.gains[there] = self.gains[there] + i16(now[index]) - self.points[there]
            self.points[there] = i16(now[index])
        if self.privileged:
            encoder.write_hidden(s, seat)
            self.deliver_hidden(at)

    def finish(self, at: i64) -> None:
        """Tell how a game has ended, and leave its row empty."""
        s = self.states[at]
        self.done[at] = 1
        for seat in range(s.players):
            there = at * 4 + seat
            final = i16(total_score(s, seat))
            self.gains[there] = self.gains[there] + final - self.points[there]
            self.points[there] = final
            self.finals[there] = final
        for seat in range(4):
            rank: i64 = 1 if seat < s.players else 0
            for other in range(s.players):
                gap = i64(self.finals[at * 4 + other]) - i64(self.finals[at * 4 + seat])
                if rank and (gap > 0 or (gap == 0 and s.size[PLAY + other] > s.size[PLAY + seat])):
                    rank += 1
            self.ranks[at * 4 + seat] = u8(rank)
        self.choices[at] = 0
        self.encoder.sheet.count = 0
        self.deliver(at)
        if self.privileged:
            self.deliver_hidden(at)

    def deliver(self, at: i64) -> None:
        """Copy the sheet into the buffers of a table; only what the last row has left is cleared."""
        notes = self.encoder.sheet.notes
        count = self.encoder.sheet.count
        index = self.index
        start = at * MOST
        if self.dense:
            spread(self.rows, at * self.width, index, start, self.counts[at], notes, count)
        if self.sparse:
            value = self.value
            for k in range(count):
                index[start + k] = i16(notes[k] >> 8)
                value[start + k] = u8(notes[k] & 255)
        self.counts[at] = count

    def deliver_hidden(self, at: i64) -> None:
        """Copy the sheet into the privileged buffer of a table."""
        notes = self.encoder.sheet.notes
        count = self.encoder.sheet.count
        row = at * self.hidden_width
        spread(self.hidden, row, self.hidden_index, at * HIDDEN_MOST, self.hidden_counts[at], notes, count)
        self.hidden_counts[at] = count

    def random_moves(self, chance: Fast) -> vec[i64]:
        """Any legal move for every table, for trying out and measuring."""
        moves = vec[i64]([0] * len(self.states))
        for at in range(len(self.states)):
            if self.choices[at]:
                moves[at] = i64(self.index[at * MOST + chance.below(self.choices[at])])
        return moves


def spread(rows: vec[u8], row: i64, index: vec[i16], start: i64, old: i64, notes: vec[i64], count: i64) -> None:
    """Write notes into a row, clearing first what the old ones have left there; `index` remembers their places."""
    for k in range(start, start + old):
        rows[row + i64(index[k])] = 0
    for k in range(count):
        note = notes[k]
        rows[row + (note >> 8)] = u8(note & 255)
        index[start + k] = i16(note >> 8)


class Many(Tables):
    """n games. A finished game is followed by a new one at the same table, with the same number of players and rules.

    `setups` are (players, level, edition), dealt out to the tables in turn.

    >>> from seasons.rules import Fast
    >>> games, chance = Many(4, 7, [(2, 2, 0), (3, 1, 1)]), Fast(1)
    >>> for _ in range(100):
    ...     games.step(games.random_moves(chance))
    >>> min(games.choices) >= 2
    True
    """

    def __init__(
        self,
        n: i64,
        seed: i64,
        setups: list[tuple[int, int, int]] | None = None,
        dense: bool = True,
        sparse: bool = False,
        privileged: bool = False,
    ) -> None:
        self.setups = setups if setups else [(2, ARCHMAGE, 0)]
        super().__init__(n, max([setup[0] for setup in self.setups]), dense, sparse, privileged)
        for at in range(n):
            self.chances.append(Fast(mixed(seed, at)))
            self.states.append(self.begin(at))
            self.ask(at)
            for index in range(at * 4, at * 4 + 4):
                self.gains[index] = 0

    def begin(self, at: i64) -> State:
        """A new game for a table."""
        players, level, edition = self.setups[at % len(self.setups)]
        return new_game(players, self.chances[at], level, edition)

    def step(self, moves: vec[i64]) -> None:
        """Make a move at every table. If one of them is not legal, it is said and nothing has changed."""
        self.check(moves)
        for at in range(self.n):
            for index in range(at * 4, at * 4 + 4):
                self.gains[index] = 0
            self.done[at] = 0
            apply(self.states[at], moves[at], self.chances[at], None, i64(self.seats[at]))
            self.ask(at)
            if self.done[at]:
                self.again(at)

    def again(self, at: i64) -> None:
        """Begin a new game; what the buffers tell of the old one stays until the next step."""
        self.states[at] = self.begin(at)
        kept = self.gains[at * 4 : at * 4 + 4]
        for index in range(4):
            self.points[at * 4 + index] = 0
        self.ask(at)
        for index in range(4):
            self.gains[at * 4 + index] = kept[index]


class Worlds(Tables):
    """Continuations of one view: worlds dealt anew behind it, and in each of them one game for every first move.

    Table w * len(moves) + m is world w after move m. All games of a world have the same cards and the same luck.
    """

    def __init__(
        self, n: i64, players: i64, dense: bool = True, sparse: bool = False, privileged: bool = False
    ) -> None:
        super().__init__(n, players, dense, sparse, privileged)

    def load(self, sight: View, worlds: i64, moves: list[int], seed: i64) -> i64:
        """Set up the tables of a view, in place of all that were there; how many there are."""
        if worlds * len(moves) > self.n or width(sight.table.players) > self.width:
            raise ValueError(f"there is room for {self.n} tables of rows {self.width} long")
        self.states = []
        self.chances = []
        for world in range(worlds):
            dealt = resample(sight, Fast(mixed(seed, 2 * world)))
            for move in moves:
                at = len(self.states)
                self.states.append(dealt.copy())
                self.chances.append(Fast(mixed(seed, 2 * world + 1)))
                self.done[at] = 0
                for seat in range(4):
                    self.points[at * 4 + seat] = i16(total_score(dealt, seat) if seat < dealt.players else 0)
                    self.gains[at * 4 + seat] = 0
                apply(self.states[at], move, self.chances[at], None, sight.seat)
                self.ask(at)
        return len(self.states)

    def step(self, moves: vec[i64]) -> None:
        """Make a move at every table whose game is not over."""
        self.check(moves)
        for at in range(len(self.states)):
            for index in range(at * 4, at * 4 + 4):
                self.gains[index] = 0
            if not self.done[at]:
                apply(self.states[at], moves[at], self.chances[at], None, i64(self.seats[at]))
                self.ask(at)
