"""Rollouts: the planner's best candidates, tried out in many dealt worlds by playing on with the base policy."""

import time
from typing import Final

from mypy_extensions import i64

from seasons.players.core.beam import Planner
from seasons.rules.chance import Fast
from seasons.rules.engine import apply, legal, mover
from seasons.rules.resample import resample
from seasons.rules.run import S_PICK, S_SPLIT, top_step
from seasons.rules.state import State
from seasons.rules.views import View

CANDIDATES: Final = 6
BATCH: Final = 4  # worlds per candidate between two looks at the clock
LONGEST_PLAYOUT: Final = 400  # decisions


class Searcher(Planner):
    """Plans, then plays the best plans out: every candidate meets the same worlds and the same chance."""

    def __init__(self, seed: i64, width: i64) -> None:
        super().__init__(seed, width)
        self.candidates: list[int] = []
        self.sums: list[float] = []  # total margin per candidate
        self.squares: list[float] = []  # of the differences to the first candidate
        self.gains: list[float] = []  # total difference to the first candidate
        self.counts: list[int] = []
        self.simulations: i64 = 0

    def choose(self, sight: View, microseconds: i64, simulations: i64) -> i64:
        """The move for the seat of a view, within a budget of time or (if not 0) of simulations."""
        started = time.perf_counter()
        me = sight.seat
        self.simulations = 0
        world = resample(sight, self.chance)
        first = self.plan(world, me)
        step = top_step(world)
        if len(self.moves) < 2 or step == S_PICK or step == S_SPLIT:
            return first
        self.gather(first)
        limit = started + float(microseconds) * 0.000001 * 0.93
        alive = len(self.candidates)
        seed = self.chance.below(1 << 30)
        batches = 0
        longest = 0.0
        while alive > 1:
            for number in range(BATCH):
                before = time.perf_counter()
                if simulations == 0 and before + longest > limit:
                    return self.verdict(alive)
                if simulations and self.simulations >= simulations:
                    return self.verdict(alive)
                self.try_all(sight, me, seed + batches * BATCH + number, alive)
                spent = time.perf_counter() - before
                if spent > longest:
                    longest = spent
            batches += 1
            if batches == 2 or batches == 5 or batches == 11 or batches == 24:
                alive = self.halve(alive)
        return self.verdict(alive)

    def gather(self, first: i64) -> None:
        """The candidates: the planner's choice first, then the best of the others."""
        self.candidates = [int(first)]
        order: list[int] = []
        for index in range(len(self.moves)):
            if self.moves[index] != first:
                at = len(order)
                while at > 0 and self.worths[order[at - 1]] < self.worths[index]:
                    at -= 1
                order.insert(at, index)
        for index in order:
            if len(self.candidates) < CANDIDATES:
                self.candidates.append(self.moves[index])
        count = len(self.candidates)
        self.sums = [0.0] * count
        self.gains = [0.0] * count
        self.squares = [0.0] * count
        self.counts = [0] * count

    def try_all(self, sight: View, me: i64, seed: i64, alive: int) -> None:
        """Play every living candidate out in one world, with the same chance."""
        world = resample(sight, Fast(seed))
        base: float = 0.0
        for index in range(alive):
            then = world.copy()
            chance = Fast(seed + 7)
            apply(then, self.candidates[index], chance, None, me)
            self.play_on(then, world.round, chance)
            worth = self.eye.margin(then, me, False)
            self.simulations += 1
            if index == 0:
                base = worth
            self.counts[index] += 1
            self.sums[index] += worth
            self.gains[index] += worth - base
            self.squares[index] += (worth - base) * (worth - base)

    def play_on(self, s: State, began: i64, chance: Fast) -> None:
        """Everybody plays the base policy to the end of the next round, or to the end when that is near."""
        last = began + 1
        if (s.year - 1) * 12 + s.space >= 32:
            last = began + 6
        decisions = 0
        while not s.over and s.round <= last and decisions < LONGEST_PLAYOUT:
            seat = mover(s)
            count = legal(s, self.options, seat)
            move = self.options[0]
            if count > 1:
                move = self.greedy(s, seat)
            apply(s, move, chance, None, seat)
            decisions += 1

    def mean(self, index: int) -> float:
        """The mean margin of a candidate."""
        return self.sums[index] / float(self.counts[index])

    def halve(self, alive: int) -> int:
        """Keep the better half of the candidates, the planner's choice always among them."""
        keep = (alive + 1) // 2
        if keep < 2:
            return alive
        for place in range(1, keep):
            best = place
            for index in range(place + 1, alive):
                if self.mean(index) > self.mean(best):
                    best = index
            if best != place:
                self.exchange(place, best)
        return keep

    def exchange(self, one: int, two: int) -> None:
        """Let two candidates change places."""
        self.candidates[one], self.candidates[two] = self.candidates[two], self.candidates[one]
        self.sums[one], self.sums[two] = self.sums[two], self.sums[one]
        self.gains[one], self.gains[two] = self.gains[two], self.gains[one]
        self.squares[one], self.squares[two] = self.squares[two], self.squares[one]
        self.counts[one], self.counts[two] = self.counts[two], self.counts[one]

    def verdict(self, alive: int) -> i64:
        """The best candidate; another than the planner's only if it is better by more than its standard error."""
        best = 0
        top: float = 0.0
        for index in range(1, alive):
            count = float(self.counts[index])
            if count < 4.0:
                continue
            gain = self.gains[index] / count
            spread = self.squares[index] / count - gain * gain
            if gain > top and gain * gain > spread / count:
                top = gain
                best = index
        return self.candidates[best]

