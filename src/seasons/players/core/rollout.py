"""Rollouts: the planner's best candidates, tried out in many dealt worlds by playing on with the base policy."""

import time
from typing import Final

from mypy_extensions import i64

from seasons.players.core.beam import Planner
from seasons.players.core.mind import WORST
from seasons.rules.chance import Fast
from seasons.rules.engine import apply, legal, mover
from seasons.rules.resample import resample
from seasons.rules.stack import S_PICK, S_SPLIT, top_step
from seasons.rules.state import State
from seasons.rules.views import View

LONGEST_PLAYOUT: Final = 400  # decisions
LAST_ROUNDS: Final = 9  # more than there are when the end of the game is near
# From so many microseconds at a table of two, or so many simulations, on: two or three rounds are played on after this
# one. A look that ends with this round is cheap, but after some forty simulations more of them find nothing new.
LONG_THOUGHT: Final = 40_000
LONGER_THOUGHT: Final = 200_000
MANY_WORLDS: Final = 200
MORE_WORLDS: Final = 1_000


def rounds_ahead(microseconds: i64, simulations: i64, players: i64) -> i64:
    """How many rounds after this one a budget is enough for; a round of more players takes longer."""
    if simulations >= MORE_WORLDS or 2 * microseconds >= LONGER_THOUGHT * players:
        return 3
    if simulations >= MANY_WORLDS or 2 * microseconds >= LONG_THOUGHT * players:
        return 2
    return 0


class Searcher(Planner):
    """Plans, then plays the best plans out: every candidate meets the same worlds and the same chance.

    After `choose` these lists tell, candidate by candidate (the planner's choice first), what was found out:
    `candidates` the moves, `counts` in how many worlds each was tried, `sums` the total of its margins in points,
    `gains` and `squares` the total of the differences to the first candidate and of their squares. Methods on top:
    `mean`, `gain` and `error` (the standard error of the gain). `simulations` counts all games played on.
    """

    def __init__(self, seed: i64, width: i64) -> None:
        super().__init__(seed, width)
        self.candidates: list[int] = []
        self.priors: list[float] = []  # what the plan thinks of each candidate, against the first
        self.plans: list[list[int]] = []
        self.sums: list[float] = []
        self.squares: list[float] = []
        self.gains: list[float] = []
        self.counts: list[int] = []
        self.simulations: i64 = 0
        self.longest: float = 0.0  # seconds that one of them has taken
        self.most: i64 = 6  # candidates
        self.ahead: i64 = 0  # rounds played on after this one; each of them is judged at its end
        self.near: i64 = 32  # the month from which on everything is played to the end
        self.trust: float = 6.0  # standard deviation of what a plan is wrong by
        self.range: float = 25.0  # how much worse a candidate's plan may look

    def choose(self, sight: View, microseconds: i64, simulations: i64) -> i64:
        """The move for the seat of a view, within a budget of time or (if not 0) of simulations."""
        budget = float(microseconds) * 0.000001
        started = time.perf_counter()
        self.enough = 0
        self.deadline = 0.0 if simulations else started + 0.4 * budget
        limit = 0.0 if simulations else started + 0.98 * budget
        ahead = rounds_ahead(0 if simulations else microseconds, simulations, sight.table.players)
        return self.search(sight, limit, simulations, ahead)

    def choose_again(self, sight: View, simulations: i64, ahead: i64, tried: i64) -> i64:
        """The move of a search that has played so many games on, looked so far ahead and planned so much: with the
        seed of that search its very move, however long it takes here."""
        self.enough = tried
        self.deadline = 0.0
        return self.search(sight, 0.0, simulations if simulations else -1, ahead)

    def search(self, sight: View, limit: float, simulations: i64, ahead: i64) -> i64:
        """Plan, then try the plans out until the time or (if not 0) the number of simulations is reached."""
        me = sight.seat
        self.simulations = 0
        self.ahead = ahead
        world = resample(sight, self.chance)
        first = self.plan(world, me)
        step = top_step(world)
        self.gather(first)
        if len(self.candidates) < 2 or step == S_PICK or step == S_SPLIT:
            return first
        self.longest = 0.0
        alive = len(self.candidates)
        seed = self.chance.below(1 << 30)
        worlds = 0
        while self.try_all(sight, me, seed + worlds, alive, limit, simulations):
            worlds += 1
            if worlds == 6 or worlds == 14 or worlds == 30 or worlds == 70:
                alive = self.halve(alive)
            if worlds >= 8 and self.clear(alive):
                break
        return self.verdict(alive)

    def gather(self, first: i64) -> None:
        """The candidates: the planner's choice first, then the best of the others."""
        order: list[int] = []
        for index in range(len(self.moves)):
            at = len(order)
            while at > 0 and self.worths[order[at - 1]] < self.worths[index]:
                at -= 1
            order.insert(at, index)
        for place in range(len(order)):
            if self.moves[order[place]] == first:
                order.insert(0, order.pop(place))
                break
        self.candidates = []
        self.priors = []
        self.plans = []
        base = self.worths[order[0]]
        for index in order:
            if len(self.candidates) < self.most and base - self.worths[index] < self.range:
                self.candidates.append(self.moves[index])
                self.priors.append(self.worths[index] - base)
                self.plans.append(self.lines[index])
        count = len(self.candidates)
        self.sums = [0.0] * count
        self.gains = [0.0] * count
        self.squares = [0.0] * count
        self.counts = [0] * count

    def try_all(
        self,
        sight: View,
        me: i64,
        seed: i64,
        alive: int,
        limit: float,
        simulations: i64,
    ) -> bool:
        """Play every living candidate out in one world, with the same chance; False when the budget is spent."""
        before = time.perf_counter()
        world = resample(sight, Fast(seed))
        base: float = 0.0
        for index in range(alive):
            if simulations:
                if self.simulations >= simulations:
                    return False
            elif before + self.longest > limit:
                return False
            then = world.copy()
            chance = Fast(seed + 7)
            self.follow(then, me, self.plans[index], chance)
            worth = self.play_on(then, me, world.round, chance)
            self.simulations += 1
            after = time.perf_counter()
            if after - before > self.longest:
                self.longest = after - before
            before = after
            if index == 0:
                base = worth
            self.counts[index] += 1
            self.sums[index] += worth
            self.gains[index] += worth - base
            self.squares[index] += (worth - base) * (worth - base)
        return True

    def follow(self, s: State, me: i64, line: list[int], chance: Fast) -> None:
        """Carry out a plan, as far as it is possible in this world."""
        for index in range(len(line)):
            move = line[index]
            if index > 0:
                count = legal(s, self.options, me)
                possible = False
                for at in range(count):
                    if self.options[at] == move:
                        possible = True
                        break
                if not possible:
                    return
            apply(s, move, chance, None, me)
            self.finish_action(s, me, chance)

    def play_on(self, s: State, me: i64, began: i64, chance: Fast) -> float:
        """Play to the end of a round to come; the margin there, on average over the ends of all rounds on the way.

        When the end of the game is near, everything is played to the end, and only that counts.
        """
        if (s.year - 1) * 12 + s.space >= self.near:
            self.play_through(s, began + LAST_ROUNDS, chance)
            return self.eye.margin(s, me, False)
        total: float = 0.0
        for ahead in range(self.ahead + 1):
            self.play_through(s, began + ahead, chance)
            total += self.eye.margin(s, me, False)
        return total / float(self.ahead + 1)

    def play_through(self, s: State, last: i64, chance: Fast) -> None:
        """Everybody plays the base policy to the end of a round, or of the game."""
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
        return self.sums[index] / float(self.counts[index]) if self.counts[index] else 0.0

    def gain(self, index: int) -> float:
        """The mean difference of a candidate to the first one, world by world."""
        return self.gains[index] / float(self.counts[index]) if self.counts[index] else 0.0

    def error(self, index: int) -> float:
        """The standard error of the gain."""
        count = float(self.counts[index])
        if count < 2.0:
            return 1000.0
        mean = self.gains[index] / count
        spread: float = (self.squares[index] / count - mean * mean) * count / (count - 1.0)
        return (spread / count) ** 0.5 if spread > 0.0 else 0.0

    def belief(self, index: int) -> float:
        """The expected gain of a candidate: what the plan thought and what the worlds said, each as sure as it is."""
        if self.counts[index] < 2:
            return self.priors[index]
        error = self.error(index)
        doubt = error * error + 1.0 / float(self.counts[index])
        trust = self.trust * self.trust
        return (self.priors[index] * doubt + self.gain(index) * trust) / (doubt + trust)

    def halve(self, alive: int) -> int:
        """Keep the better half of the candidates, the planner's choice always among them."""
        keep = (alive + 1) // 2
        if keep < 2:
            return alive
        for place in range(1, keep):
            best = place
            for index in range(place + 1, alive):
                if self.belief(index) > self.belief(best):
                    best = index
            if best != place:
                self.exchange(place, best)
        return keep

    def exchange(self, one: int, two: int) -> None:
        """Let two candidates change places."""
        self.candidates[one], self.candidates[two] = (
            self.candidates[two],
            self.candidates[one],
        )
        self.priors[one], self.priors[two] = self.priors[two], self.priors[one]
        self.plans[one], self.plans[two] = self.plans[two], self.plans[one]
        self.sums[one], self.sums[two] = self.sums[two], self.sums[one]
        self.gains[one], self.gains[two] = self.gains[two], self.gains[one]
        self.squares[one], self.squares[two] = self.squares[two], self.squares[one]
        self.counts[one], self.counts[two] = self.counts[two], self.counts[one]

    def clear(self, alive: int) -> bool:
        """Whether it is clear by now that no other candidate is better than the first."""
        for index in range(1, alive):
            if self.gain(index) + 3.5 * self.error(index) > 0.0 - 0.5:
                return False
        return True

    def verdict(self, alive: int) -> i64:
        """The candidate that is expected to be best."""
        best = 0
        top: float = WORST
        for index in range(alive):
            belief = self.belief(index) if index else 0.0
            if belief > top:
                top = belief
                best = index
        return self.candidates[best]
