"""The one game: its log folded to a state, new entries proposed, and how far somebody may go back (UNDO-1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from seasons.game.batches import Batch, play_on, replayed
from seasons.game.entries import Body, Entry, Moves, Setting, Start, Thought, Undo, stored, told, undone_in
from seasons.game.errors import Refuse
from seasons.rules import (
    FINALS,
    RULES_VERSION,
    Chance,
    Event,
    Fair,
    Recorder,
    RulesError,
    State,
    Told,
    apply,
    arrange,
    decision_id,
    from_bytes,
    new_game,
    owes,
    view,
)

UNDO = 1 << 20
"""More than any id of a decision in the rules."""


class Step(NamedTuple):
    """An entry that may be added to the log: what is written down, what happens, and the state it leads to."""

    body: Body
    events: list[Event]
    state: State


class Reach(NamedTuple):
    """How far a seat may go back: the numbers of its entries, the last one first, and why no further (of FINALS)."""

    steps: tuple[int, ...]
    blocked: tuple[str, ...]


class Game:
    """A game as its log tells it. `propose...` makes a step and changes nothing; `take` adds it, once it is kept.

    `seed` decides all dice and draws, and only who deals and rolls needs it. Seats count from 0; an entry of
    seat -1 is the table's.
    """

    def __init__(self, setting: Setting, seed: bytes = b"") -> None:
        self.setting = setting
        self.seed = seed
        self.entries: list[Entry] = []
        self.start: Start | None = None
        self.state: State | None = None
        self.batches: list[Batch] = []
        self.rated = True
        self.undone = [0] * setting.players
        self._before: list[State] = []  # the states before the last batches, those that may be taken back

    # --- the log

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and bool(self.state.over)

    def take(self, entry: Entry, step: Step | None = None, gone: bool = False) -> None:
        """Add an entry to the game. Its step, if it was proposed here, is not played again; moves that are `gone`
        further on in the log, when it is read from its beginning, are not played at all."""
        body = entry.body
        if not isinstance(body, Start | Moves | Undo):
            return
        if isinstance(body, Start):
            self.start = body
            if body.rules != RULES_VERSION:
                raise RulesError(f"the game was begun with rules {body.rules}, these are {RULES_VERSION}")
            self.state = step.state if step else self.opening(body)
        elif isinstance(body, Moves) and not gone:
            self._add(Batch(entry.seq, entry.seat, body), step.state if step else None)
        elif isinstance(body, Undo):
            self.rated = self.rated and not body.free
            for seat in range(self.setting.players):
                self.undone[seat] += body.free or seat == entry.seat
            self._take_back(body.undone)
        self.entries.append(entry)

    def _add(self, batch: Batch, after: State | None = None) -> None:
        """One more batch of moves; what cannot be undone ends the reach of all undo."""
        before = self.now
        self.state = after or replayed(before, batch)
        self.batches.append(batch)
        if batch.body.final:
            self._before.clear()
        else:
            self._before.append(before)

    def _take_back(self, undone: Sequence[int]) -> None:
        """Let batches count no more: go back before the first of them, and make those of others again."""
        final = len(self.batches) - len(self._before)
        first, self.state = self._point_before(undone)
        again = [batch for batch in self.batches[first:] if batch.seq not in undone]
        del self.batches[first:], self._before[max(0, first - final) :]
        for batch in again:
            self._add(batch)

    def _point_before(self, undone: Sequence[int]) -> tuple[int, State]:
        """A point before all these batches whose state is known: how many batches there were, and the state."""
        first = next((at for at, batch in enumerate(self.batches) if batch.seq in undone), len(self.batches))
        known = first - (len(self.batches) - len(self._before))
        if known >= 0:
            return first, self._before[known] if known < len(self._before) else self.now
        return 0, self.opening()

    # --- what the log leads to

    def opening(self, start: Start | None = None) -> State:
        """The state at the start of the game."""
        begun = start or self.start
        if begun is None:
            raise Refuse("not-started")
        if self.setting.start:
            return from_bytes(self.setting.start)
        return self._dealt(Told(list(begun.outcomes)))

    def _dealt(self, chance: Told | Recorder, events: list[Event] | None = None) -> State:
        """A new game of this setting."""
        wanted = self.setting
        return new_game(wanted.players, chance, wanted.level, wanted.edition, wanted.first, events)

    @property
    def now(self) -> State:
        """The state, once the cards are dealt."""
        if self.state is None:
            raise Refuse("not-started")
        return self.state

    def running(self) -> State:
        """The state, if the game runs."""
        if self.over:
            raise Refuse("game-over")
        return self.now

    def counted(self, seq: int) -> list[Batch]:
        """The batches that counted after entry `seq`, whatever was undone later."""
        log = [entry for entry in self.entries if entry.seq <= seq]
        gone = undone_in(log)
        return [
            Batch(entry.seq, entry.seat, entry.body)
            for entry in log
            if isinstance(entry.body, Moves) and entry.seq not in gone
        ]

    def state_at(self, seq: int) -> State | None:
        """The state after entry `seq`; None before the start."""
        if not any(isinstance(entry.body, Start) and entry.seq <= seq for entry in self.entries):
            return None
        state = self.opening()
        for batch in self.counted(seq):
            play_on(state, batch)
        return state

    def steps(self) -> Iterator[Step]:
        """The game from its deal on, step by step as it counts now."""
        if self.start is None:
            return
        state = self.opening()
        yield Step(self.start, told(self.start), state)
        for batch in self.batches:
            state = replayed(state, batch)
            yield Step(batch.body, told(batch.body), state)

    def question(self, seat: int) -> int:
        """The id of the decision that a seat must answer, or -1.

        The rules count answers, so the number comes again after an undo; what was meant for the old question must not
        answer the new one. Undos of other seats do not count: simultaneous answers are not in each other's way.
        """
        if self.state is None or not owes(self.state, seat):
            return -1
        return int(decision_id(self.state, seat)) + UNDO * self.undone[seat]

    # --- new entries

    def propose_start(self, chance: Chance | None = None) -> Step:
        """Deal the cards; what chance gives may be told."""
        if self.start is not None:
            raise Refuse("already-started")
        if self.setting.start:
            return Step(Start(()), [], from_bytes(self.setting.start))
        source = Recorder(chance or Fair(self.seed))
        events: list[Event] = []
        state = self._dealt(source, events)
        return Step(Start(tuple(source.take()), stored(events)), events, state)

    def propose(
        self,
        seat: int,
        moves: Sequence[int],
        by: Thought | None = None,
        whole: bool = False,
        chance: Chance | None = None,
    ) -> Step:
        """Make moves of one seat: all of them, or the rules' refusal of the first that is not possible.

        Several are put into the rules' order first, and a `whole` answer is filled in, by what the seat may know. What
        chance gives may be told by a source of its own.
        """
        before = self.running()
        ordered = arrange(view(before, seat), seat, list(moves), whole) if whole or len(moves) > 1 else list(moves)
        state = before.copy()
        source = Recorder(chance or Fair(self.seed))
        events: list[Event] = []
        outcomes: list[tuple[int, ...]] = []
        final = 0
        for move in ordered:
            final |= int(apply(state, move, source, events, seat))
            outcomes.append(tuple(source.take()))
        return Step(Moves(tuple(ordered), tuple(outcomes), final, stored(events), by), events, state)

    def propose_undo(self, seat: int, reach: str = "step", to: int = 0) -> Step:
        """Take back a step of a seat, all its steps (`reach` turn), or everything after entry `to` (`reach` entry).

        The last goes further than the policy allows: whether somebody may is for the table to say.
        """
        if reach == "entry":
            gone = tuple(batch.seq for batch in self.batches if batch.seq > to)
        else:
            gone = self.reach(seat).steps[: 1 if reach == "step" else None]
        if not gone:
            raise Refuse("nothing-to-undo")
        first, state = self._point_before(gone)
        state = state.copy()
        for batch in self.batches[first:]:
            if batch.seq not in gone:
                play_on(state, batch)
        return Step(Undo(gone, free=reach == "entry"), [], state)

    def reach(self, seat: int) -> Reach:
        """How far a seat may take back what it has done, and what stops it from going further (UNDO-1).

        What gave away something stays, and so does everything before it; simultaneous answers of others do not count.
        """
        open_batches = self.batches[len(self.batches) - len(self._before) :]
        steps = tuple(batch.seq for batch in reversed(open_batches) if batch.seat == seat)
        last = next((batch.body.final for batch in reversed(self.batches) if batch.body.final), 0)
        return Reach(steps, tuple(name for bit, name in enumerate(FINALS) if last >> bit & 1))

    # --- at a table that keeps no log elsewhere

    def begin(self, chance: Chance | None = None) -> Step:
        """Deal the cards and go on."""
        return self._now(-1, self.propose_start(chance))

    def play(self, seat: int, moves: Sequence[int], by: Thought | None = None, chance: Chance | None = None) -> Step:
        """Make moves and go on."""
        return self._now(seat, self.propose(seat, moves, by, chance=chance))

    def take_back(self, seat: int, reach: str = "step", to: int = 0) -> int:
        """Take back and go on; how many entries, 0 if it must all stay."""
        if not self.reach(seat).steps and reach != "entry":
            return 0
        step = self._now(seat, self.propose_undo(seat, reach, to))
        assert isinstance(step.body, Undo)
        return len(step.body.undone)

    def _now(self, seat: int, step: Step) -> Step:
        """Add a step as the next entry."""
        seq = self.entries[-1].seq + 1 if self.entries else 1
        self.take(Entry(seq, seat, 0, step.body), step)
        return step
