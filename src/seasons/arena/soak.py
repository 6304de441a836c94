"""Many random games with every law checked after every move: does anything break, and is everything reached?"""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context

from seasons.arena.coverage import Coverage, Row
from seasons.arena.rare import RARE, rare_game
from seasons.rules import (
    ACTIONS,
    EDITIONS,
    END_TURN,
    LEVELS,
    Closed,
    Event,
    Fast,
    IllegalMove,
    RulesError,
    State,
    WrongSeat,
    apply,
    broken_laws,
    from_bytes,
    kind_of,
    legal_moves,
    mover,
    new_game,
    public_view,
    resample,
    score_laws,
    view,
)

LONGEST = 20_000
"""A game with more moves than this does not end. Random games have a few hundred."""
SAMPLE = 16
"""How many moves apart the costly laws are checked, on average."""
BATCH = 25


class BrokenLaw(Exception):
    """A law does not hold; the text says which, and in which game."""


@dataclass
class Soak:
    """What a soak has found."""

    games: int = 0
    moves: int = 0
    random: Counter[Row] = field(default_factory=Counter)
    seeded: Counter[Row] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def add(self, other: Soak) -> None:
        """Add what another soak has found."""
        self.games += other.games
        self.moves += other.moves
        self.random.update(other.random)
        self.seeded.update(other.seeded)
        self.broken += other.broken

    def both(self) -> Counter[Row]:
        """The counts of random and seeded games together."""
        return self.random + self.seeded


def play_checked(state: State, chance: Fast, coverage: Coverage, first_moves: tuple[int, ...] = ()) -> int:
    """Play a game at random to its end, first these moves; how many it were. Raises BrokenLaw."""
    played = 0
    move = -1
    while True:
        broken = broken_laws(state)
        if broken:
            raise BrokenLaw(f"after {played} moves, the last one {move}: {'; '.join(broken[:3])}")
        if state.over:
            break
        if played >= LONGEST:
            raise BrokenLaw(f"the game has not ended after {played} moves")
        seat = mover(state)
        coverage.note_decision(kind_of(state))
        if played == 0 or chance.below(SAMPLE) == 0:
            check_costly(state, seat, chance, coverage)
        moves = legal_moves(state, seat)
        move = first_moves[played] if played < len(first_moves) else moves[chance.below(len(moves))]
        events: list[Event] = []
        try:
            apply(state, move, chance, events, seat)
        except (RulesError, AssertionError) as error:
            raise BrokenLaw(f"after {played} moves, move {move} of seat {seat + 1} raises: {error}") from error
        coverage.note_events(state, events)
        played += 1
    coverage.note_reasons(state, 0, END_TURN)
    broken = score_laws(state)
    if broken:
        raise BrokenLaw(f"at the end: {'; '.join(broken)}")
    return played


def check_costly(state: State, seat: int, chance: Fast, coverage: Coverage) -> None:
    """The laws that are checked now and then. Raises BrokenLaw."""
    before = state.to_bytes()
    moves = legal_moves(state, seat)
    refused = chance.below(ACTIONS)
    for other in range(state.players):
        coverage.note_reasons(state, other, refused)
    if refused not in moves:
        check_refused(state, refused, seat, IllegalMove)
    outsiders = [other for other in range(state.players) if not legal_moves(state, other)]
    if outsiders:
        check_refused(state, moves[0], outsiders[chance.below(len(outsiders))], WrongSeat)
    if from_bytes(before) != state:
        raise BrokenLaw("the state read back from its bytes is another one")
    if chance.below(4) == 0:
        check_views(state, seat, chance)
    if state.to_bytes() != before:
        raise BrokenLaw("looking at a state has changed it")


def check_refused(state: State, move: int, seat: int, expected: type[RulesError]) -> None:
    """A move that is not legal is refused, and changes nothing."""
    before = state.to_bytes()
    try:
        apply(state, move, Closed(), None, seat)
    except expected:
        if state.to_bytes() != before:
            raise BrokenLaw(f"the refused move {move} of seat {seat + 1} changed the state") from None
        return
    raise BrokenLaw(f"move {move} of seat {seat + 1} is not legal and was accepted")


def check_views(state: State, seat: int, chance: Fast) -> None:
    """A view asks the same, and a state dealt from it looks the same and breaks no law."""
    viewer = chance.below(state.players)
    seen = view(state, viewer)
    dealt = resample(seen, chance)
    if view(dealt, viewer) != seen:
        raise BrokenLaw(f"a state dealt from the view of seat {viewer + 1} looks different to it")
    broken = broken_laws(dealt)
    if broken:
        raise BrokenLaw(f"a state dealt from the view of seat {viewer + 1}: {'; '.join(broken[:3])}")
    own = view(state, seat)
    offered, legal = legal_moves(own.table, seat), legal_moves(state, seat)
    if offered != legal:
        raise BrokenLaw(f"the view of seat {seat + 1} offers the moves {offered}, the state {legal} ({kind_of(state)})")
    public = public_view(state)
    if public_view(resample(public, chance)) != public:
        raise BrokenLaw("a state dealt from the public view looks different to the public")


def kind_of_game(index: int) -> tuple[int, int, int]:
    """Players, level and edition of a game: all of them in turn."""
    return 2 + index % 3, index // 3 % len(LEVELS), index // 9 % len(EDITIONS)


def play_batch(first: int, last: int, seed: int) -> Soak:
    """Play the games numbered `first` to `last` - 1; the numbers below zero are the positions for rare things."""
    found = Soak()
    for index in range(first, last):
        chance = Fast(seed * 1_000_003 + index)
        coverage = Coverage()
        players, level, edition = kind_of_game(index)
        if index < 0:
            name = f"position {RARE[-index - 1].name}"
        else:
            name = f"game {index} ({players} players, {LEVELS[level]}, {EDITIONS[edition]})"
        try:
            if index < 0:
                state, moves = rare_game(RARE[-index - 1])
                found.moves += play_checked(state, chance, coverage, moves)
            else:
                log: list[Event] = []
                state = new_game(players, chance, level, edition, log=log)
                coverage.note_events(state, log)
                found.moves += play_checked(state, chance, coverage)
        except (BrokenLaw, RulesError, AssertionError) as error:
            found.broken.append(f"{name}, seed {seed}: {error}")
        (found.seeded if index < 0 else found.random).update(coverage.counts)
        found.games += 1
    return found


def batches(games: int) -> Iterator[tuple[int, int]]:
    """The ranges of game numbers to play: the positions first."""
    for first in range(-len(RARE), games, BATCH):
        yield first, min(first + BATCH, games)


def end_quietly_on_interrupt() -> None:
    """Ctrl-C reaches all processes of a terminal; only the first one answers it, the others just end."""
    signal.signal(signal.SIGINT, lambda number, frame: os._exit(130))


def soak(games: int, jobs: int, seed: int, progress: Callable[[int], None] = lambda games: None) -> Soak:
    """Play so many random games and all positions for rare things; `progress` hears of games as they are done."""
    found = Soak()
    if jobs <= 1:
        for first, last in batches(games):
            part = play_batch(first, last, seed)
            found.add(part)
            progress(part.games)
        return found
    todo = batches(games)
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_quietly_on_interrupt)
    running: set[Future[Soak]] = set()
    try:
        while True:
            while len(running) < 3 * jobs and (batch := next(todo, None)) is not None:
                running.add(pool.submit(play_batch, *batch, seed))
            if not running:
                return found
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                part = future.result()
                found.add(part)
                progress(part.games)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
