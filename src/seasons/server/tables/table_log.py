"""A table in memory: the fold of its log. Nothing here waits, writes or speaks; the log decides everything."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterable, Sequence

from seasons.game import Game, Refuse, Step
from seasons.game.entries import Entry, Header, Hints, Rematch, Seat, Standing, Start, Thought, seat_change, undone_in
from seasons.notation.record import commitment_of, mixed_seed
from seasons.rules import AnyView, RulesError, State, from_bytes, public_view, view

STAND_IN = "fox"
"""The computer player that takes over the seat of somebody who leaves."""


class TableLog:
    """A table: its game, and what is around it: who sits where, the whole log, what was agreed and ordered.

    A log that these rules cannot replay leaves `view_only` true and the last stored state, if there is one.
    """

    def __init__(self, id: str, header: Header, secret: bytes) -> None:
        self.id = id
        self.header = header
        self.secret = secret
        self.game = Game(header)
        self.seats = [Seat() for _ in range(header.players)]
        self.seat_changes: dict[int, str] = {}  # by entry, what must be said about it
        self.hints = [False] * header.players
        self.standing: list[dict[int, int]] = [{} for _ in range(header.players)]
        self.entries: list[Entry] = []
        self.clients: dict[tuple[int, str], int] = {}
        self.rematch = ""
        self.view_only = False
        self.last_seen: State | None = None

    # --- reading the log

    @property
    def seq(self) -> int:
        """The number of the last entry; 0 before the first."""
        return self.entries[-1].seq if self.entries else 0

    @property
    def state(self) -> State | None:
        """The state that the log leads to; None before the start."""
        return self.last_seen or self.game.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and bool(self.state.over)

    def read(self, entries: Iterable[Entry], snapshot: bytes | None = None) -> None:
        """Go on with entries of the log; what these rules cannot replay makes the table view-only."""
        fresh = list(entries)
        gone = undone_in(fresh) if not self.entries else set()
        for entry in fresh:
            self.add(entry, gone=entry.seq in gone)
        if self.view_only and snapshot:
            with contextlib.suppress(ValueError):  # a state of other rules that these cannot even show
                self.last_seen = from_bytes(snapshot)

    def add(self, entry: Entry, step: Step | None = None, gone: bool = False) -> None:
        """Go on with one entry, and with the step it was made from if it was made here; see `Game.take`."""
        self.entries.append(entry)
        if entry.client is not None:
            self.clients[entry.seat, entry.client] = entry.seq
        body = entry.body
        if isinstance(body, Seat):
            if change := seat_change(self.seats[entry.seat], body, self.game.start is not None):
                self.seat_changes[entry.seq] = change
            self.seats[entry.seat] = body
        elif isinstance(body, Hints):
            self.hints[entry.seat] = body.agreed
        elif isinstance(body, Standing):
            self.standing[entry.seat][body.card] = body.energy
        elif isinstance(body, Rematch):
            self.rematch = body.table
        elif not self.view_only:
            try:
                self.game.take(entry, step, gone)
                if isinstance(body, Start):
                    self.game.seed = self.seed()  # only now has everybody added their part
            except (RulesError, Refuse, IndexError, ValueError, OverflowError):
                self.view_only = True  # other rules had other moves

    def state_at(self, seq: int) -> State | None:
        """The state after entry `seq`; None before the start."""
        return None if self.view_only else self.game.state_at(seq)

    # --- who may know what

    @property
    def names(self) -> list[str]:
        """The names by seat; an empty one is said as a number."""
        return [seat.name for seat in self.seats]

    @functools.cached_property
    def commitment(self) -> str:
        """The hash of the server's secret."""
        return commitment_of(self.secret)

    def sight(self, seat: int, state: State | None = None) -> AnyView:
        """What a seat (-1: a spectator) may know."""
        now = state or self.state
        assert now is not None
        return view(now, seat) if seat >= 0 else public_view(now)

    def people(self) -> list[int]:
        """The seats that are not played by bots."""
        return [seat for seat, sitting in enumerate(self.seats) if not sitting.bot]

    def hints_allowed(self, seat: int) -> bool:
        """Whether a seat may ask for hints: all others are bots, or every person has agreed."""
        people = self.people()
        return seat in people and (len(people) == 1 or all(self.hints[other] for other in people))

    # --- new entries; each must be stored before it counts

    def begin(self) -> Step:
        """Deal the cards."""
        self.check_replayable()
        waiting = sum(1 for seat in self.seats if not seat.taken and not seat.bot)
        if waiting and self.game.start is None:
            raise Refuse("seats-open", count=waiting)
        self.game.seed = self.seed()
        return self.game.propose_start()

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

    def play(self, seat: int, moves: Sequence[int], by: Thought | None = None, whole: bool = False) -> Step:
        """Make moves of one seat: all of them, or the rules' refusal of the first that is not possible."""
        self.playable()
        return self.game.propose(seat, moves, by, whole)

    def playable(self) -> State:
        """The state, if the game runs."""
        self.check_replayable()
        return self.game.running()

    def check_replayable(self) -> None:
        """Refuse to go on with a log that these rules cannot replay."""
        if self.view_only:
            raise Refuse("view-only")

    # --- undo

    def free_to_go_back(self, seat: int) -> bool:
        """Whether this seat may go back as far as it likes: all others are bots, and were never people."""
        others = [sitting for number, sitting in enumerate(self.seats) if number != seat]
        return not self.seats[seat].bot and all(other.bot and not other.taken for other in others)

    def undo(self, seat: int, reach: str, to: int) -> Step:
        """Take back a step, all since the start of the turn, or everything after entry `to` (against bots only)."""
        self.check_replayable()
        if reach == "entry" and not self.free_to_go_back(seat):
            raise Refuse("undo-people")
        return self.game.propose_undo(seat, reach, to)
