"""What a run needs to go on: networks, optimiser, earlier selves and how far it is; whole, or small enough for git."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from seasons.encoding import ENCODER_VERSION
from seasons.rules import RULES_VERSION

State = dict[str, Any]


def save(path: Path, state: State) -> None:
    """Write a checkpoint, all at once: a run that is killed leaves the last one whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    torch.save({**state, "encoder": ENCODER_VERSION, "rules": RULES_VERSION}, beside)
    os.replace(beside, path)


def load(path: Path) -> State:
    """Read a checkpoint; one of another encoder or other rules is refused."""
    state: State = torch.load(path, map_location="cpu", weights_only=True)
    for name, version in (("encoder", ENCODER_VERSION), ("rules", RULES_VERSION)):
        if state[name] != version:
            raise SystemExit(f"{path} was learned with version {state[name]} of the {name}; this is version {version}.")
    return state


def halved(weights: dict[str, Tensor]) -> dict[str, Tensor]:
    """Weights in half precision."""
    return {name: tensor.half() if tensor.is_floating_point() else tensor for name, tensor in weights.items()}


def small(state: State) -> State:
    """A checkpoint for git: weights in half precision, the optimiser's moments in eight bits, no earlier selves."""
    optimiser = state["optimiser"]
    moments = {
        number: {
            "step": one["step"],
            "exp_avg": in_bytes(one["exp_avg"]),
            "exp_avg_sq": in_bytes(one["exp_avg_sq"].sqrt()),
        }
        for number, one in optimiser["state"].items()
    }
    return {
        **state,
        "policy": halved(state["policy"]),
        "critic": halved(state["critic"]),
        "optimiser": {"param_groups": optimiser["param_groups"], "state": moments},
        "pool": [],
        "small": True,
    }


def whole(state: State) -> State:
    """A small checkpoint as one to go on from."""
    if not state.get("small"):
        return state
    optimiser = state["optimiser"]
    moments = {
        number: {
            "step": one["step"],
            "exp_avg": from_bytes(one["exp_avg"]),
            "exp_avg_sq": from_bytes(one["exp_avg_sq"]).square(),
        }
        for number, one in optimiser["state"].items()
    }
    return {
        **state,
        "policy": {name: tensor.float() for name, tensor in state["policy"].items()},
        "critic": {name: tensor.float() for name, tensor in state["critic"].items()},
        "optimiser": {"param_groups": optimiser["param_groups"], "state": moments},
        "small": False,
    }


def in_bytes(numbers: Tensor) -> tuple[Tensor, Tensor]:
    """Numbers as whole ones from -127 to 127, and what one of them is worth in each row."""
    rows = numbers.reshape(numbers.shape[0], -1).float()
    unit = rows.abs().amax(1, keepdim=True).clamp(min=1e-30) / 127
    return (rows / unit).round().to(torch.int8).reshape(numbers.shape), unit


def from_bytes(packed: tuple[Tensor, Tensor]) -> Tensor:
    """The numbers that were packed."""
    numbers, unit = packed
    return (numbers.reshape(numbers.shape[0], -1).float() * unit).reshape(numbers.shape)
