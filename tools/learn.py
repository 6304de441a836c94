"""Fit the numbers of `seasons.players.core.learned` to self-play.

Run it with the compiled package and numpy, for example six rounds of 2,000 games:

    .venv/bin/pip install numpy
    .venv/bin/python tools/learn.py --rounds 6 --games 2000 --seed 1 --write src/seasons/players/core/learned.py

Every round plays games between two greedy players who hold the numbers of the round before, with some random picks and
splits so that unusual cards are seen. It notes what lies on the table at the end of turns and after dice, and fits by
ridge regression what was not foreseen of the final margin. An eighth of the games tells how well the fit does on games
it has not seen. The rows about bonuses are not fitted: whoever always spends bonuses cannot learn their price.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from seasons.players.core.experience import L_BONUS, L_DIE, L_SIZE
from seasons.players.core.mind import Mind
from seasons.players.core.tables import BEST_YEAR, PRIOR2
from seasons.rules import Fast, State, apply, legal_moves, mover, new_game, resample, scores, view
from seasons.rules.codes import HAND, LIBRARY2, LIBRARY3
from seasons.rules.moves import END_TURN, PICK
from seasons.rules.stack import S_DIE, S_OPEN_TURN, S_PICK, S_SPLIT, top_step
from seasons.rules.state import number_of
from seasons.vecs import vec

CARDS = 51  # numbers 1 to 50, and nothing at 0
DRAFT_SIZE = 4 * CARDS  # drafted at all; put into year 1, 2, 3
YEARS = (HAND, LIBRARY2, LIBRARY3)
STRENGTHS = (0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 1e6)  # the last one changes nothing
DRAFT_STRENGTHS = (20.0, 40.0, 80.0, 160.0, 400.0, 1000.0, 1e9)
CLIP = 120.0  # points: a rout says little about single cards
Numbers = Any  # an array


@dataclass
class Sums:
    """What a regression needs of its rows: their products with each other and with what is to be explained."""

    rows: int = 0
    own: Numbers = field(default_factory=lambda: np.zeros((L_SIZE, L_SIZE)))
    cross: Numbers = field(default_factory=lambda: np.zeros(L_SIZE))
    square: float = 0.0

    def add(self, noted: Numbers, missed: Numbers) -> None:
        """Add the positions of a game, and how far the estimates were off."""
        self.rows += len(missed)
        self.own += noted.T @ noted
        self.cross += noted.T @ missed
        self.square += float(missed @ missed)

    def error(self, change: Numbers) -> float:
        """The root mean square of what is still missed after a change of the numbers."""
        left = self.square - 2 * change @ self.cross + change @ self.own @ change
        return float((left / max(self.rows, 1)) ** 0.5)


@dataclass
class Experience:
    """What some games have shown; the second half of `halves` is kept aside for judging."""

    halves: tuple[Sums, Sums] = field(default_factory=lambda: (Sums(), Sums()))
    drafts: list[Numbers] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    points: float = 0.0


class Lesson:
    """One game between two players who hold the same numbers."""

    def __init__(self, seed: int, table: Numbers, draft: Numbers) -> None:
        self.chance = Fast(seed)
        self.dealing = Fast(seed + 1)
        self.whim = random.Random(seed)
        self.minds = [Mind(seed + seat) for seat in range(2)]
        for mind in self.minds:
            mind.eye.table = vec[float]([float(number) for number in table])
            mind.draft = vec[float]([float(number) for number in draft])
        self.odd_picks = self.whim.random() < 0.6
        self.odd_split = self.whim.random() < 0.5
        self.tastes = [[self.whim.gauss(0, 9) for _ in range(CARDS)] for _ in range(2)]
        self.noted: list[Numbers] = []
        self.seats: list[int] = []
        self.estimates: list[float] = []
        self.drafted = np.zeros(DRAFT_SIZE)

    def play(self) -> State:
        """Play the game to its end."""
        state = new_game(2, self.chance, 2)
        while not state.over:
            seat, step = mover(state), top_step(state)
            move = self.choose(state, seat, step)
            if step == S_OPEN_TURN and move == END_TURN and self.whim.random() < 0.6:
                self.note(state, seat)
            apply(state, move, self.chance, None, seat)
            if step == S_DIE and self.whim.random() < 0.3:
                self.note(state, seat)
            if step == S_SPLIT and top_step(state) != S_SPLIT:
                self.look_at_sets(state)
        return state

    def choose(self, state: State, seat: int, step: int) -> int:
        """A move: mostly the best one known."""
        moves = legal_moves(state, seat)
        mind = self.minds[seat]
        if len(moves) == 1:
            return moves[0]
        if step == S_PICK and self.odd_picks:
            taste = self.tastes[seat]
            return max(moves, key=lambda one: mind.pick_worth(state, seat, one - PICK + 1) + taste[one - PICK + 1])
        if step == S_SPLIT and self.odd_split:
            return self.whim.choice(moves)
        hidden = step not in (S_PICK, S_SPLIT)
        return int(mind.greedy(resample(view(state, seat), self.dealing) if hidden else state, seat))

    def note(self, state: State, seat: int) -> None:
        """Remember a position: what counts in it, and the margin that is expected."""
        eye = self.minds[0].eye
        eye.noting, eye.noted = True, vec[float]([0.0] * L_SIZE)
        self.estimates.append(eye.margin(state, seat, True))
        eye.noting = False
        self.noted.append(np.array([eye.noted[index] for index in range(L_SIZE)]))
        self.seats.append(seat)

    def look_at_sets(self, state: State) -> None:
        """Remember the sets of cards, and the years they were put into, as the first seat's against the second's."""
        for card in range(100):
            for seat, sign in ((0, 1.0), (1, -1.0)):
                if state.where[card] - seat in YEARS:
                    year = YEARS.index(state.where[card] - seat)
                    self.drafted[number_of(card)] += sign
                    self.drafted[CARDS * (year + 1) + number_of(card)] += sign


def gather(games: int, seed: int, table: Numbers, draft: Numbers) -> Experience:
    """Play games and remember them."""
    seen = Experience()
    for number in range(games):
        lesson = Lesson(seed + 10 * number, table, draft)
        totals = [score.total for score in scores(lesson.play())]
        margins = np.array([totals[seat] - totals[1 - seat] for seat in lesson.seats], float)
        seen.halves[number % 8 == 0].add(np.array(lesson.noted), margins - np.array(lesson.estimates))
        seen.drafts.append(lesson.drafted)
        seen.margins.append(float(totals[0] - totals[1]))
        seen.points += sum(totals) / 2 / games
    return seen


def fit_table(seen: Experience, table: Numbers) -> Numbers:
    """Better numbers for positions, as strongly held back as does best on the games kept aside."""
    learning, judging = seen.halves
    held = np.ones(L_SIZE)
    held[L_BONUS:L_DIE] = 1e9

    def solved(strength: float, *parts: Sums) -> Numbers:
        rows = sum(part.rows for part in parts)
        own = sum(part.own for part in parts) + np.diag(held * strength * rows / 2000)
        return np.linalg.solve(own, sum(part.cross for part in parts))

    best = min(STRENGTHS, key=lambda strength: judging.error(solved(strength, learning)))
    before, after = judging.error(np.zeros(L_SIZE)), judging.error(solved(best, learning))
    rows = f"{learning.rows} + {judging.rows}"
    print(f"  positions: {rows}, error {before:.2f} -> {after:.2f} points (strength {best:g})")
    return table + solved(best, learning, judging)


def fit_draft(seen: Experience, draft: Numbers) -> Numbers:
    """Better numbers for drafting and splitting."""
    rows = np.array(seen.drafts)
    missed = np.clip(seen.margins, -CLIP, CLIP) - rows @ (formula_for_sets() + draft)
    aside = np.arange(len(rows)) % 5 == 0

    def solved(strength: float, chosen: Numbers) -> Numbers:
        held = np.array([strength] * CARDS + [3 * strength] * 3 * CARDS)
        return np.linalg.solve(rows[chosen].T @ rows[chosen] + np.diag(held), rows[chosen].T @ missed[chosen])

    def error(change: Numbers) -> float:
        return float(np.mean((missed[aside] - rows[aside] @ change) ** 2) ** 0.5)

    best = min(DRAFT_STRENGTHS, key=lambda strength: error(solved(strength, ~aside)))
    after = error(solved(best, ~aside))
    print(f"  drafts: {len(rows)}, error {error(np.zeros(DRAFT_SIZE)):.2f} -> {after:.2f} points (strength {best:g})")
    return draft + solved(best, np.ones(len(rows), bool))


def formula_for_sets() -> Numbers:
    """What the formulas of the prelude say about cards and years."""
    known = np.zeros(DRAFT_SIZE)
    for card in range(CARDS):
        known[card] = PRIOR2[card]
        for year in range(3):
            known[CARDS * (year + 1) + card] = -2.0 * (0.1 * BEST_YEAR[card] - 1 - year) ** 2
    return known


def written(table: Numbers, draft: Numbers, before: str) -> str:
    """The module with other numbers; its words stay."""
    head = before[: before.index("_LEARNED = [")]
    parts = (
        rows_of("_LEARNED", table, 2), "LEARNED: Final = vec[float](_LEARNED)", "",
        rows_of("_DRAFT", draft, 1), "DRAFT: Final = vec[float](_DRAFT)", "",
    )  # fmt: skip
    return head + "\n".join(parts)


def rows_of(name: str, numbers: Numbers, digits: int) -> str:
    """A list of numbers in rows as long as a line may be."""
    lines = [f"{name} = [", "   "]
    for number in numbers:
        text = f" {round(float(number), digits) + 0.0},"
        if len(lines[-1]) + len(text) > 119:
            lines.append("   ")
        lines[-1] += text
    return "\n".join([*lines, "]  # fmt: skip"])


def main() -> None:
    """Learn as asked on the command line."""
    parser = argparse.ArgumentParser(description="Fit the learned numbers of the computer players to self-play.")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=2000, help="games per round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from-nothing", action="store_true", help="begin with the formulas alone")
    parser.add_argument("--write", type=Path, required=True, help="the module to write the numbers into")
    given = parser.parse_args()
    mind = Mind(1)
    table = np.array([mind.eye.table[index] for index in range(L_SIZE)])
    draft = np.array([mind.draft[index] for index in range(DRAFT_SIZE)])
    if given.from_nothing:
        keep = slice(L_BONUS, L_DIE)
        bonuses = table[keep].copy()
        table, draft = np.zeros(L_SIZE), np.zeros(DRAFT_SIZE)
        table[keep] = bonuses
    for number in range(given.rounds):
        seen = gather(given.games, given.seed + 1_000_000 * number, table, draft)
        print(f"round {number + 1}: {given.games} games, {seen.points:.1f} points on average", flush=True)
        table, draft = fit_table(seen, table), fit_draft(seen, draft)
    given.write.write_text(written(table, draft, given.write.read_text()))


if __name__ == "__main__":
    main()
