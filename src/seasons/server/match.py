"""A table in memory: the fold of its log. Nothing here waits, writes or speaks; the log decides everything."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterable, Sequence, Set

from msgspec import Struct

from seasons.notation.record import commitment_of, mixed_seed
from seasons.rules import (
    FINALS,
    RULES_VERSION,
    Event,
    Fair,
    Recorder,
    RulesError,
    Sight,
    State,
    Told,
    apply,
    decision_id,
    from_bytes,
    new_game,
    owes,
    public_view,
    view,
)
from seasons.server.entries import (
    Body,
    Entry,
    Header,
    Hints,
    Moves,
    Rematch,
    Seat,
    Standing,
    Start,
    Undo,
    seat_change,
)

UNDO = 1 << 20
"""More than any id of a decision in the rules."""


class Refuse(ValueError):
    """A request that cannot be carried out: a code, and the arguments of its message `refused-CODE`."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.args_of = args


class Batch(Struct, gc=False):
    """The moves of one entry that still counts. Those that the log takes back further on need not be made."""

    seq: int
    seat: int
    moves: tuple[int, ...]
    outcomes: tuple[tuple[int, ...], ...]
    final: int
    made: bool = True


class Match:
    """A table: who sits where, the log so far, and the state it leads to (None before the start).

    A log that these rules cannot replay leaves `view_only` true and the last stored state, if there is one.
    """

    def __init__(self, id: str, header: Header, secret: bytes) -> None:
        self.id = id
        self.header = header
        self.secret = secret
        self.seats = [Seat() for _ in range(header.players)]
        self.seat_changes: dict[int, str] = {}  # by entry, what must be said about it
        self.hints = [False] * header.players
        self.standing: list[dict[int, int]] = [{} for _ in range(header.players)]
        self.entries: list[Entry] = []
        self.clients: dict[tuple[int, str], int] = {}
        self.batches: list[Batch] = []
        self.start: Start | None = None
        self.state: State | None = None
        self.undone = [0] * header.players
        self.rated = True
        self.rematch = ""
        self.view_only = False

    # --- reading the log

    @property
    def seq(self) -> int:
        """The number of the last entry; 0 before the first."""
        return self.entries[-1].seq if self.entries else 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and bool(self.state.over)

    def read(self, entries: Iterable[Entry], snapshot: bytes | None = None) -> None:
        """Go on with entries of the log; what these rules cannot replay makes the table view-only."""
        fresh = list(entries)
        gone = {seq for entry in fresh if isinstance(entry.body, Undo) for seq in entry.body.undone}
        for entry in fresh:
            self.entries.append(entry)
            if entry.client is not None:
                self.clients[entry.seat, entry.client] = entry.seq
            try:
                self.take(entry, gone)
            except (RulesError, IndexError, ValueError, OverflowError):
                self.view_only = True  # other rules had other moves
        if self.view_only and snapshot:
            with contextlib.suppress(ValueError):  # a state of other rules that these cannot even show
                self.state = from_bytes(snapshot)

    def take(self, entry: Entry, gone: Set[int]) -> None:
        """Let one entry have its effect; of moves that are `gone` further on in what is being read, none is made."""
        body = entry.body
        if isinstance(body, Seat):
            if change := seat_change(self.seats[entry.seat], body, self.start is not None):
                self.seat_changes[entry.seq] = change
            self.seats[entry.seat] = body
        elif isinstance(body, Start):
            self.start = body
            if body.rules != RULES_VERSION:
                raise RulesError(f"the game was begun with rules {body.rules}, these are {RULES_VERSION}")
            self.state = self.opening()
        elif isinstance(body, Moves):
            made = entry.seq not in gone
            if made:
                self.state = self.after(entry.seat, body)
            self.batches.append(Batch(entry.seq, entry.seat, body.moves, body.outcomes, body.final, made))
        elif isinstance(body, Undo):
            self.rated = self.rated and not body.free
            for seat in range(self.header.players):
                self.undone[seat] += body.free or seat == entry.seat
            was, self.batches = self.batches, self.without(body)
            if not self.view_only and any(batch.made and batch.seq in body.undone for batch in was):
                self.state = self.fold(batch for batch in self.batches if batch.made)
        elif isinstance(body, Hints):
            self.hints[entry.seat] = body.agreed
        elif isinstance(body, Standing):
            self.standing[entry.seat][body.card] = body.energy
        elif isinstance(body, Rematch):
            self.rematch = body.table

    def after(self, seat: int, body: Moves) -> State:
        """The state after one more batch of moves."""
        if self.state is None or self.view_only:
            raise RulesError("moves before the start")
        state = self.state.copy()
        for move, outcomes in zip(body.moves, body.outcomes):
            apply(state, move, Told(list(outcomes)), None, seat)
        return state

    def without(self, undo: Undo) -> list[Batch]:
        """The batches that still count after an undo."""
        return [batch for batch in self.batches if batch.seq not in undo.undone]

    def result(self, seat: int, body: Body) -> State | None:
        """The state that an entry leads to; None for entries that change nothing on the table."""
        if isinstance(body, Start):
            return self.opening(body)
        if isinstance(body, Moves):
            return self.after(seat, body)
        return self.fold(self.without(body)) if isinstance(body, Undo) else None

    def opening(self, start: Start | None = None) -> State:
        """The state at the start of the game."""
        if self.header.start:
            return from_bytes(self.header.start)
        begun = start or self.start
        assert begun is not None
        head = self.header
        return new_game(head.players, Told(list(begun.outcomes)), head.level, head.edition, head.first)

    def fold(self, batches: Iterable[Batch]) -> State:
        """The state that these batches lead to."""
        state = self.opening()
        for batch in batches:
            for move, outcomes in zip(batch.moves, batch.outcomes):
                apply(state, move, Told(list(outcomes)), None, batch.seat)
        return state

    def counted(self, seq: int) -> list[Batch]:
        """The batches that counted after entry `seq`, whatever was undone later."""
        gone: set[int] = set()
        for entry in self.entries:
            if entry.seq <= seq and isinstance(entry.body, Undo):
                gone.update(entry.body.undone)
        return [
            Batch(entry.seq, entry.seat, entry.body.moves, entry.body.outcomes, entry.body.final)
            for entry in self.entries
            if entry.seq <= seq and entry.seq not in gone and isinstance(entry.body, Moves)
        ]

    def state_at(self, seq: int) -> State | None:
        """The state after entry `seq`; None before the start."""
        begun = next((entry.seq for entry in self.entries if isinstance(entry.body, Start)), None)
        if begun is None or seq < begun or self.view_only:
            return None
        return self.fold(self.counted(seq))

    # --- who may know what

    @property
    def names(self) -> list[str]:
        """The names by seat; an empty one is said as a number."""
        return [seat.name for seat in self.seats]

    @functools.cached_property
    def commitment(self) -> str:
        """The hash of the server's secret."""
        return commitment_of(self.secret)

    def sight(self, seat: int, state: State | None = None) -> Sight:
        """What a seat (-1: a spectator) may know."""
        now = state or self.state
        assert now is not None
        return view(now, seat) if seat >= 0 else public_view(now)

    def question(self, seat: int) -> int:
        """The id of the decision that a seat must answer, or -1.

        The rules count answers, so the number comes again after an undo; what was meant for the old question must not
        answer the new one. Undos of other seats do not count: simultaneous answers are not in each other's way.
        """
        if self.state is None or not owes(self.state, seat):
            return -1
        return int(decision_id(self.state, seat)) + UNDO * self.undone[seat]

    def people(self) -> list[int]:
        """The seats that are not played by bots."""
        return [seat for seat, sitting in enumerate(self.seats) if not sitting.bot]

    # --- new entries; each returns a body that must be stored before it counts

    def begin(self) -> Body:
        """Deal the cards."""
        if self.view_only:
            raise Refuse("view-only")
        if self.start is not None:
            raise Refuse("already-started")
        waiting = sum(1 for seat in self.seats if not seat.taken and not seat.bot)
        if waiting:
            raise Refuse("seats-open", count=waiting)
        if self.header.start:
            return Start(())
        source = Recorder(Fair(self.seed()))
        dealt: list[Event] = []
        head = self.header
        new_game(head.players, source, head.level, head.edition, head.first, dealt)
        return Start(tuple(source.take()), stored(dealt))

    def seed(self) -> bytes:
        """The seed of all dice and cards."""
        nonces = self.nonces()
        return mixed_seed(self.secret, nonces) if any(nonces) else self.secret

    def nonces(self) -> list[str]:
        """Everybody's part of the seed (bots have none), as it was when the game began."""
        given = [""] * len(self.seats)
        for entry in self.entries:
            if isinstance(entry.body, Start):
                break
            if isinstance(entry.body, Seat):
                given[entry.seat] = entry.body.nonce
        return given

    def play(self, seat: int, moves: Sequence[int]) -> Moves:
        """Make moves of one seat: all of them, or the rules' refusal of the first that is not possible."""
        state = self.playable().copy()
        source = Recorder(Fair(self.seed()))
        events: list[Event] = []
        outcomes: list[tuple[int, ...]] = []
        final = 0
        for move in moves:
            final |= int(apply(state, move, source, events, seat))
            outcomes.append(tuple(source.take()))
        return Moves(tuple(moves), tuple(outcomes), final, stored(events))

    def playable(self) -> State:
        """The state, if the game runs."""
        if self.view_only:
            raise Refuse("view-only")
        if self.state is None:
            raise Refuse("not-started")
        if self.over:
            raise Refuse("game-over")
        return self.state

    # --- undo

    def undoable(self, seat: int) -> list[int]:
        """The entries of a seat that may be taken back, the last one first (UNDO-1)."""
        found: list[int] = []
        for batch in reversed(self.batches):
            if batch.final:
                break
            if batch.seat == seat:
                found.append(batch.seq)
        return found

    def why_not_undo(self) -> list[str]:
        """Why no more can be taken back than that, by names of FINALS."""
        last = next((batch.final for batch in reversed(self.batches) if batch.final), 0)
        return [name for bit, name in enumerate(FINALS) if last >> bit & 1]

    def free_to_go_back(self, seat: int) -> bool:
        """Whether this seat may go back as far as it likes: all others are bots, and were never people."""
        others = [sitting for number, sitting in enumerate(self.seats) if number != seat]
        return not self.seats[seat].bot and all(other.bot and not other.taken for other in others)

    def undo(self, seat: int, reach: str, to: int) -> Undo:
        """Take back a step, all since the start of the turn, or everything after entry `to` (against bots only)."""
        if not self.over:
            self.playable()
        if reach == "entry":
            if not self.free_to_go_back(seat):
                raise Refuse("undo-people")
            gone = [batch.seq for batch in self.batches if batch.seq > to]
            if not gone:
                raise Refuse("nothing-to-undo")
            return Undo(tuple(gone), free=True)
        steps = self.undoable(seat)
        if not steps:
            raise Refuse("nothing-to-undo")
        return Undo(tuple(steps[:1] if reach == "step" else steps))


def stored(events: Iterable[Event]) -> tuple[tuple[int, ...], ...]:
    """Events as they are stored."""
    return tuple(event.as_tuple() for event in events)
