"""A run as it is planned: every number that shapes it, read from a TOML file."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Config:
    """A planned run, counted in decisions, not in time: the same plan gives the same run on a slow or busy machine.

    Whatever falls or rises does so over the whole plan.
    """

    decisions: int  # the whole plan, however many pieces it is trained in
    setups: list[list[int]] = field(default_factory=lambda: [[2, 2, 0]])  # players, level, edition: dealt to the tables
    seed: int = 1
    device: str = "cpu"
    threads: int = 1  # of PyTorch, on a CPU

    # the networks
    hidden: int = 768
    blocks: int = 2
    critic_hidden: int = 768
    critic_blocks: int = 2

    # playing
    workers: int = 0  # processes that play; 0 plays in the process that learns
    groups: int = 2  # of them: one plays while the moves of another are chosen
    tables: int = 768  # in each of them
    steps: int = 64  # decisions at every table between two updates
    pool_share: float = 0.2  # of the tables, at which one seat learns and the others are an earlier self
    pool_every: int = 30_000_000  # decisions between two snapshots for the pool
    pool_size: int = 12

    # learning
    epochs: int = 2
    minibatch: int = 16384
    rate: float = 4e-4
    rate_end: float = 0.03  # share of the rate at the end of the plan
    warm: int = 20  # updates until the rate is reached
    critic_first: int = 0  # updates in which only the critic learns: when it is new and the policy is not
    clip: float = 0.2
    entropy: float = 0.012
    entropy_end: float = 0.003
    trace: float = 0.95  # lambda of the advantages
    points_unit: float = 50.0  # points that count as one
    win: float = 0.5  # what a win counts, and a loss costs
    critic_weight: float = 0.5
    view_weight: float = 0.1  # of the policy's own judgement, from the view alone

    # looking at it
    evaluate_every: int = 60_000_000  # decisions
    evaluate_games: int = 200
    opponents: list[str] = field(default_factory=lambda: ["random", "greedy", "planner"])
    goals: dict[str, float] = field(default_factory=dict)  # the share of wins that the run must reach, by opponent

    def as_dict(self) -> dict[str, Any]:
        """All numbers, for the checkpoint."""
        return asdict(self)


def read(path: Path) -> Config:
    """The config of a file; an unknown name is an error."""
    found = tomllib.loads(path.read_text("utf-8"))
    unknown = set(found) - {one.name for one in fields(Config)}
    if unknown:
        raise SystemExit(f"{path}: there is no {', '.join(sorted(unknown))}")
    return Config(**found)
