"""The planner: a beam search over the single decisions of the own turn."""

import time
from typing import Final

from mypy_extensions import i64

from seasons.players.core.mind import WORST, Mind
from seasons.rules.engine import apply, legal
from seasons.rules.moves import END_TURN
from seasons.rules.resample import resample
from seasons.rules.stack import S_OPEN_TURN, S_PICK, S_SPLIT, top_step
from seasons.rules.state import State
from seasons.rules.steps.base import OPTIONS
from seasons.rules.views import View
from seasons.vecs import vec

LONGEST_TURN: Final = 12  # actions looked ahead in one turn


class Node:
    """A situation in the own turn, the actions that led to it, and what it may be worth, as the turn goes on."""

    def __init__(self, state: State, line: list[int], worth: float) -> None:
        self.state = state
        self.line = line
        self.worth = worth


class Planner(Mind):
    """Plans the whole turn: keeps the best situations after every action, each of them once.

    After a plan, `moves` has the first moves that were tried, `worths` the best end of the turn that each leads to,
    and `lines` the actions on the way there.
    """

    def __init__(self, seed: i64, width: i64) -> None:
        super().__init__(seed)
        self.width = width
        self.wide = vec[i64]([0] * OPTIONS)
        self.moves: list[int] = []
        self.worths: list[float] = []
        self.lines: list[list[int]] = []
        self.deadline: float = 0.0  # when a plan must be ready, by time.perf_counter; 0 is no limit
        self.tried: i64 = 0  # actions that the last plan has looked at
        self.enough: i64 = 0  # how many it may look at; 0 is no limit

    def ponder(self, sight: View, worlds: i64) -> i64:
        """The first move that is best on average over plans in so many dealt worlds."""
        moves: list[int] = []
        sums: list[float] = []
        seen: list[int] = []
        for number in range(worlds):
            first = self.plan(resample(sight, self.chance), sight.seat)
            if len(self.moves) < 2 or worlds == 1:
                return first
            for index in range(len(self.moves)):
                move = self.moves[index]
                if number == 0:
                    moves.append(move)
                    sums.append(self.worths[index])
                    seen.append(1)
                elif move in moves:
                    at = moves.index(move)
                    sums[at] += self.worths[index]
                    seen[at] += 1
        best: i64 = moves[0]
        top: float = WORST
        for index in range(len(moves)):
            worth = sums[index] / float(seen[index])
            if worth > top:
                top = worth
                best = moves[index]
        return best

    def plan(self, s: State, me: i64) -> i64:
        """The first move of the best turn found."""
        self.moves = []
        self.worths = []
        self.lines = []
        self.tried = 0
        count = legal(s, self.wide, me)
        step = top_step(s)
        if count == 1 or step == S_PICK or step == S_SPLIT:
            best = self.greedy(s, me)
            self.note([int(best)], 0.0)
            return best
        beam: list[Node] = []
        seen: set[int] = set()
        firsts = [int(self.wide[index]) for index in range(count)]
        for move in firsts:
            if self.late():
                break
            self.expand(s, me, move, [], beam, seen)
        depth = 0
        while beam and depth < LONGEST_TURN:
            beam = self.best(beam)
            following: list[Node] = []
            for node in beam:
                if top_step(node.state) != S_OPEN_TURN or node.state.active != me:
                    continue
                count = legal(node.state, self.wide, me)
                moves = [int(self.wide[index]) for index in range(count)]
                for move in moves:
                    if self.late():
                        return self.choice()
                    if move != END_TURN:
                        self.expand(node.state, me, move, node.line, following, seen)
            beam = following
            depth += 1
        return self.choice()

    def late(self) -> bool:
        """Whether the plan must be ready now; at least one move is always tried."""
        if len(self.moves) == 0:
            return False
        if self.enough > 0 and self.tried >= self.enough:
            return True
        return self.deadline > 0.0 and time.perf_counter() > self.deadline

    def expand(
        self,
        s: State,
        me: i64,
        move: i64,
        line: list[int],
        into: list[Node],
        seen: set[int],
    ) -> None:
        """Carry out a move with everything it brings along, unless the same situation was reached before."""
        self.tried += 1
        longer = line + [int(move)]
        if move == END_TURN and top_step(s) == S_OPEN_TURN:
            self.note(longer, self.eye.margin(s, me, True))
            return
        then = s.copy()
        apply(then, move, self.chance, None, me)
        self.finish_action(then, me, self.chance)
        key = hash(then.to_bytes())
        if key in seen:
            return
        seen.add(key)
        self.note(longer, self.eye.margin(then, me, True))
        into.append(Node(then, longer, self.eye.margin(then, me, False)))

    def note(self, line: list[int], worth: float) -> None:
        """Remember the best that a first move leads to."""
        for index in range(len(self.moves)):
            if self.moves[index] == line[0]:
                if worth > self.worths[index]:
                    self.worths[index] = worth
                    self.lines[index] = line
                return
        self.moves.append(line[0])
        self.worths.append(worth)
        self.lines.append(line)

    def best(self, beam: list[Node]) -> list[Node]:
        """The most promising situations."""
        kept: list[Node] = []
        for node in beam:
            at = len(kept)
            while at > 0 and kept[at - 1].worth < node.worth:
                at -= 1
            if at < self.width:
                kept.insert(at, node)
                if len(kept) > self.width:
                    kept.pop()
        return kept

    def choice(self) -> i64:
        """The first move with the best end."""
        best: i64 = self.moves[0]
        top: float = WORST
        for index in range(len(self.moves)):
            if self.worths[index] > top:
                top = self.worths[index]
                best = self.moves[index]
        return best
