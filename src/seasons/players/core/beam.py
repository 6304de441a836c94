"""The planner: a beam search over the single decisions of the own turn."""

from typing import Final

from mypy_extensions import i64

from seasons.players.core.mind import WORST, Mind
from seasons.rules.engine import apply, legal
from seasons.rules.moves import END_TURN
from seasons.rules.run import S_MAIN, S_PICK, S_SPLIT, top_step
from seasons.rules.state import State
from seasons.rules.steps.base import OPTIONS
from seasons.vecs import vec

LONGEST_TURN: Final = 12  # actions looked ahead in one turn


class Node:
    """A situation in the own turn, the first move that led to it, and what it is worth if the turn ended there."""

    def __init__(self, state: State, first: i64, worth: float) -> None:
        self.state = state
        self.first = first
        self.worth = worth


class Planner(Mind):
    """Plans the whole turn: keeps the best situations after every action, each of them once."""

    def __init__(self, seed: i64, width: i64) -> None:
        super().__init__(seed)
        self.width = width
        self.wide = vec[i64]([0] * OPTIONS)
        self.moves: list[int] = []  # the first moves of the last plan
        self.worths: list[float] = []  # and the best end of turn each of them leads to

    def note(self, move: i64, worth: float) -> None:
        """Remember the best worth that a first move leads to."""
        for index in range(len(self.moves)):
            if self.moves[index] == move:
                if worth > self.worths[index]:
                    self.worths[index] = worth
                return
        self.moves.append(move)
        self.worths.append(worth)

    def plan(self, s: State, me: i64) -> i64:
        """The first move of the best turn found; `moves` and `worths` keep what the others lead to."""
        self.moves = []
        self.worths = []
        count = legal(s, self.wide, me)
        step = top_step(s)
        if count == 1 or step == S_PICK or step == S_SPLIT:
            best = self.greedy(s, me)
            self.note(best, 0.0)
            return best
        beam: list[Node] = []
        seen: set[int] = set()
        for index in range(count):
            self.expand(s, me, self.wide[index], self.wide[index], beam, seen)
        depth = 0
        while beam and depth < LONGEST_TURN:
            beam = self.best(beam)
            following: list[Node] = []
            for node in beam:
                if top_step(node.state) != S_MAIN or node.state.active != me:
                    continue
                count = legal(node.state, self.wide, me)
                moves = [int(self.wide[index]) for index in range(count)]
                for move in moves:
                    if move != END_TURN:
                        self.expand(node.state, me, move, node.first, following, seen)
            beam = following
            depth += 1
        return self.choice()

    def expand(self, s: State, me: i64, move: i64, first: i64, into: list[Node], seen: set[int]) -> None:
        """Carry out a move with everything it brings along, unless the same situation was reached before."""
        if move == END_TURN and top_step(s) == S_MAIN:
            self.note(first, self.eye.margin(s, me, True))
            return
        then = s.copy()
        apply(then, move, self.chance, None, me)
        self.finish_action(then, me)
        key = hash(then.to_bytes())
        if key in seen:
            return
        seen.add(key)
        worth = self.eye.margin(then, me, True)
        self.note(first, worth)
        into.append(Node(then, first, worth))

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
