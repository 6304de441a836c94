"""Train by self-play: `python -m training.train training/configs/NAME.toml --out FOLDER`.

A run can be stopped and called again at any time: it goes on from its last checkpoint, with the same plan. `--seconds`
is how long this piece may take. Beside the checkpoint lie curve.csv, matches.csv and curve.svg.
"""

from __future__ import annotations

import argparse
import copy
import random
import time
from pathlib import Path

import torch

from training import checkpoint, curve
from training.config import Config, read
from training.evaluate import Result, evaluate
from training.learner import Learner
from training.network import Network, critic_network, policy_network
from training.selfplay import SelfPlay, Window
from training.tables import groups_of, most_players

MATCHES = ("seconds", "decisions", "opponent", "games", "share", "error", "points", "theirs")
SAVE_EVERY = 60.0  # seconds
EVALUATION = 1_000_000  # seeds from here on are for matches, those below for learning


class Run:
    """A run under way."""

    def __init__(self, config: Config, out: Path) -> None:
        self.config = config
        self.out = out
        self.device = torch.device(config.device)
        torch.manual_seed(config.seed)
        players = most_players(config)
        self.policy = policy_network(players, config.hidden, config.blocks).to(self.device)
        self.critic = critic_network(players, config.critic_hidden, config.critic_blocks).to(self.device)
        self.learner = Learner(config, self.policy, self.critic)
        self.seconds = 0.0  # of training, in all pieces
        self.decisions = 0
        self.games = 0
        self.pool: list[dict[str, torch.Tensor]] = []
        self.pooled = 0  # decisions when the last snapshot was taken
        self.evaluated = 0
        self.chance = random.Random(config.seed)
        if self.file.exists():
            self.resume(checkpoint.whole(checkpoint.load(self.file)))

    @property
    def file(self) -> Path:
        """The checkpoint."""
        return self.out / "state.pt"

    def resume(self, state: checkpoint.State) -> None:
        """Go on from a checkpoint."""
        self.policy.load_state_dict(state["policy"])
        self.critic.load_state_dict(state["critic"])
        self.learner.optimiser.load_state_dict(state["optimiser"])
        self.learner.updates = state["updates"]
        self.seconds, self.decisions, self.games = state["seconds"], state["decisions"], state["games"]
        self.pool, self.pooled, self.evaluated = state["pool"], state["pooled"], state["evaluated"]
        print(f"going on after {self.seconds:.0f} s, {self.decisions / 1e6:.2f} million decisions", flush=True)

    def state(self) -> checkpoint.State:
        """Everything that is needed to go on."""
        return {
            "policy": self.policy.state_dict(),
            "critic": self.critic.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "updates": self.learner.updates,
            "seconds": self.seconds,
            "decisions": self.decisions,
            "games": self.games,
            "pool": self.pool,
            "pooled": self.pooled,
            "evaluated": self.evaluated,
            "config": self.config.as_dict(),
        }

    def train(self, seconds: float) -> None:
        """Train for so long, or until the plan is done."""
        config = self.config
        groups = groups_of(config, config.seed + self.learner.updates, self.device)
        play = SelfPlay(config, groups, self.policy, self.critic)
        until = self.seconds + seconds
        saved = self.seconds
        while self.seconds < until and self.decisions < config.decisions:
            start = time.perf_counter()
            play.rival = self.rival()
            window = play.window(config.steps)
            lesson = self.learner.learn(window, min(1.0, self.decisions / config.decisions))
            taken = time.perf_counter() - start
            self.seconds += taken
            self.decisions += window.decisions
            self.games += len(window.winners)
            self.note(window, vars(lesson), taken)
            if self.seconds - saved >= SAVE_EVERY:
                saved = self.seconds
                checkpoint.save(self.file, self.state())
            if self.decisions - self.evaluated >= config.evaluate_every:
                self.compare()
        for group in groups:
            group.close()
        checkpoint.save(self.file, self.state())

    def rival(self) -> Network | None:
        """An earlier self from the pool, or None while there is none; now and then today's joins it."""
        config = self.config
        if self.decisions - self.pooled >= config.pool_every and config.pool_share > 0:
            self.pooled = self.decisions
            self.pool.append(checkpoint.halved({name: one.cpu() for name, one in self.policy.state_dict().items()}))
            if len(self.pool) > config.pool_size:
                self.pool.pop(self.chance.randrange(len(self.pool) - 1))
        if not self.pool:
            return None
        network = copy.deepcopy(self.policy)
        network.load_state_dict(self.chance.choice(self.pool))
        return network

    def note(self, window: Window, lesson: dict[str, float], taken: float) -> None:
        """Add a line to the curve."""
        row: dict[str, float | str] = {
            "seconds": round(self.seconds, 1),
            "updates": self.learner.updates,
            "decisions": self.decisions,
            "games": self.games,
            "points": sum(window.points) / len(window.points) if window.points else "",
            "winner": sum(window.winners) / len(window.winners) if window.winners else "",
            "decisions_per_s": round(window.decisions / taken),
            **lesson,
        }
        curve.append(self.out / "curve.csv", curve.COLUMNS, row)
        if self.learner.updates % 10 == 0:
            print(", ".join(f"{name} {n:.4g}" for name, n in row.items() if isinstance(n, float | int)), flush=True)

    def compare(self) -> list[Result]:
        """Play against all opponents of the config."""
        self.evaluated = self.decisions
        results = []
        setup = self.config.setups[0]
        for opponent in self.config.opponents:
            games = self.config.evaluate_games
            seed = EVALUATION + self.learner.updates
            result = evaluate(self.policy, opponent, games, (setup[0], setup[1], setup[2]), seed)
            row = {"seconds": round(self.seconds, 1), "decisions": self.decisions, **result._asdict()}
            curve.append(self.out / "matches.csv", MATCHES, row)
            print(f"after {self.seconds:.0f} s: {result}", flush=True)
            results.append(result)
        (self.out / "curve.svg").write_text(
            curve.picture(self.out / "curve.csv", "points", "Points a seat in self-play"), "utf-8"
        )
        return results


def main() -> None:
    """Train a piece of a run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run")
    parser.add_argument("--seconds", type=float, default=1e9, help="how long this piece may take")
    parser.add_argument("--small", type=Path, help="write a checkpoint here that is small enough for git")
    args = parser.parse_args()
    config = read(args.config)
    torch.set_num_threads(config.threads)
    args.out.mkdir(parents=True, exist_ok=True)
    run = Run(config, args.out)
    run.train(args.seconds)
    if args.small:
        checkpoint.save(args.small, checkpoint.small(run.state()))
    if run.decisions >= config.decisions:
        missed = [one for one in run.compare() if one.share <= config.goals.get(one.opponent, -1.0)]
        if missed:
            raise SystemExit("The run has not reached its goal: " + "; ".join(str(one) for one in missed))


if __name__ == "__main__":
    main()
