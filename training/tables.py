"""The games that are learned from: at home, in the process that learns, or played by a crew of other processes."""

from __future__ import annotations

import multiprocessing
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Protocol

import numpy as np
import torch
from mypy_extensions import i64
from numpy.typing import NDArray
from torch import Tensor

from seasons.encoding import HIDDEN_MOST, MOST, Many, hidden_width, width
from seasons.rules import ACTIONS
from seasons.vecs import vec
from training.config import Config
from training.network import Seen

TOLD = ("seats", "done", "gains", "ranks", "finals")  # what is read after every step, besides the rows
STOP = -1


class AnyView(NamedTuple):
    """What the choosers of some tables see: the rows, what is hidden from them, and the mask of their moves."""

    view: Seen
    hidden: Seen
    mask: Tensor


class Group(Protocol):
    """Tables that step together. `told` has the arrays of TOLD, as they are after the last step."""

    players: NDArray[np.int64]

    def told(self, name: str) -> NDArray[Any]:
        """One of the arrays, a row a table."""
        ...

    def observe(self) -> AnyView:
        """What everybody sees now."""
        ...

    def begin(self, moves: NDArray[np.int64]) -> None:
        """Start making these moves."""
        ...

    def wait(self) -> None:
        """Wait until they are made."""
        ...

    def close(self) -> None:
        """Give everything back."""
        ...


def setups_of(config: Config) -> list[tuple[int, int, int]]:
    """The setups of a config."""
    return [(players, level, edition) for players, level, edition in config.setups]


def most_players(config: Config) -> int:
    """The players of the largest game."""
    return max(setup[0] for setup in config.setups)


def players_of(config: Config) -> NDArray[np.int64]:
    """How many play at each of the tables of one process."""
    return np.array([config.setups[at % len(config.setups)][0] for at in range(config.tables)])


def shapes(config: Config) -> dict[str, tuple[tuple[int, ...], str]]:
    """The buffers of one process: shape and type."""
    n, players = config.tables, most_players(config)
    return {
        "rows": ((n, int(width(players))), "u1"),
        "hidden": ((n, int(hidden_width(players))), "u1"),
        "seats": ((n,), "u1"),
        "done": ((n,), "u1"),
        "gains": ((n, 4), "i2"),
        "ranks": ((n, 4), "u1"),
        "finals": ((n, 4), "i2"),
    }


class Home:
    """Games in this process, seen as sparse rows. The arrays are the games' own buffers: a step changes them."""

    def __init__(self, config: Config, seed: int) -> None:
        n = config.tables
        self.games = Many(n, seed, setups_of(config), dense=True, sparse=True, privileged=True)
        self.buffers = {
            name: np.frombuffer(getattr(self.games, name), kind).reshape(shape)
            for name, (shape, kind) in shapes(config).items()
        }
        self.counts = np.frombuffer(self.games.counts, "i8")
        self.index = np.frombuffer(self.games.index, "i2").reshape(n, MOST)
        self.value = np.frombuffer(self.games.value, "u1").reshape(n, MOST)
        self.hidden_counts = np.frombuffer(self.games.hidden_counts, "i8")
        self.hidden_index = np.frombuffer(self.games.hidden_index, "i2").reshape(n, HIDDEN_MOST)
        self.players = players_of(config)

    def told(self, name: str) -> NDArray[Any]:
        """One of the arrays, a row a table."""
        return self.buffers[name]

    def observe(self) -> AnyView:
        """What everybody sees now."""
        rows, hidden = self.buffers["rows"], self.buffers["hidden"]
        beyond = np.arange(self.counts.max()) >= self.counts[:, None]
        index = self.index[:, : beyond.shape[1]]
        value = np.where(beyond, 0, self.value[:, : beyond.shape[1]])
        beyond = np.arange(max(self.hidden_counts.max(), 1)) >= self.hidden_counts[:, None]
        places = np.where(beyond, 0, self.hidden_index[:, : beyond.shape[1]])
        numbers = np.where(beyond, 0, np.take_along_axis(hidden, places.astype(np.int64), 1))
        return AnyView(
            Seen(torch.from_numpy(index.copy()), torch.from_numpy(value)),
            Seen(torch.from_numpy(places + np.int16(rows.shape[1])), torch.from_numpy(numbers)),
            torch.from_numpy(rows[:, :ACTIONS] != 0),
        )

    def begin(self, moves: NDArray[np.int64]) -> None:
        """Make these moves."""
        self.games.step(vec[i64](moves.tolist()))

    def wait(self) -> None:
        """They are made already."""

    def close(self) -> None:
        """Nothing is to be given back."""


def arrays(config: Config, memory: dict[str, SharedMemory]) -> dict[str, NDArray[Any]]:
    """Shared memory as arrays."""
    return {
        name: np.frombuffer(memory[name].buf, kind, count=int(np.prod(shape))).reshape(shape)
        for name, (shape, kind) in {**shapes(config), "moves": ((config.tables,), "i8")}.items()
    }


def work(config: Config, seed: int, names: dict[str, str], go: Any, ready: Any) -> None:
    """A process that plays: waits for moves, makes them, shows what came of it."""
    games = Many(config.tables, seed, setups_of(config), dense=True, privileged=True)
    own = {
        name: np.frombuffer(getattr(games, name), kind).reshape(shape) for name, (shape, kind) in shapes(config).items()
    }
    memory = {name: SharedMemory(place) for name, place in names.items()}
    shared = arrays(config, memory)
    while True:
        for name, array in own.items():
            np.copyto(shared[name], array)
        ready.release()
        go.acquire()
        if shared["moves"][0] == STOP:
            shared.clear()
            return
        games.step(vec[i64](shared["moves"].tolist()))


class Crew:
    """Processes that play, together one group: their dense rows go to the device in one piece."""

    def __init__(self, config: Config, seeds: list[int], device: torch.device) -> None:
        self.device = device
        self.players = np.concatenate([players_of(config)] * len(seeds))
        context = multiprocessing.get_context("spawn")
        self.memory: list[dict[str, SharedMemory]] = []
        self.shared: list[dict[str, NDArray[Any]]] = []
        self.signals = [(context.Semaphore(0), context.Semaphore(0)) for _ in seeds]
        self.processes = []
        for seed, (go, ready) in zip(seeds, self.signals):
            sizes = {name: int(np.prod(shape)) * int(kind[1]) for name, (shape, kind) in shapes(config).items()}
            sizes["moves"] = 8 * config.tables
            memory = {name: SharedMemory(create=True, size=size) for name, size in sizes.items()}
            names = {name: one.name for name, one in memory.items()}
            self.memory.append(memory)
            self.shared.append(arrays(config, memory))
            self.processes.append(context.Process(target=work, args=(config, seed, names, go, ready), daemon=True))
            self.processes[-1].start()
        self.wait()

    def told(self, name: str) -> NDArray[Any]:
        """One of the arrays, a row a table."""
        return np.concatenate([shared[name] for shared in self.shared])

    def observe(self) -> AnyView:
        """What everybody sees now, on the device."""
        rows = torch.cat([torch.from_numpy(shared["rows"]).to(self.device) for shared in self.shared])
        hidden = torch.cat([torch.from_numpy(shared["hidden"]).to(self.device) for shared in self.shared])
        return AnyView(Seen(None, rows), Seen(None, hidden), rows[:, :ACTIONS] != 0)

    def begin(self, moves: NDArray[np.int64]) -> None:
        """Start making these moves."""
        for shared, part, (go, _) in zip(self.shared, np.split(moves, len(self.shared)), self.signals):
            shared["moves"][:] = part
            go.release()

    def wait(self) -> None:
        """Wait until all processes are ready."""
        for _, ready in self.signals:
            ready.acquire()

    def close(self) -> None:
        """End the processes and give their memory back."""
        for at, (go, _) in enumerate(self.signals):
            self.shared[at]["moves"][:] = STOP
            go.release()
        for process in self.processes:
            process.join()
        self.shared.clear()  # memory that arrays still look into cannot be closed
        for memory in self.memory:
            for one in memory.values():
                one.close()
                one.unlink()


def groups_of(config: Config, seed: int, device: torch.device) -> list[Group]:
    """All groups of a config; with several, one plays while another one's moves are chosen."""
    if not config.workers:
        return [Home(config, seed)]
    crews: list[Group] = []
    for number in range(config.groups):
        seeds = [seed + worker for worker in range(number, config.workers, config.groups)]
        crews.append(Crew(config, seeds, device))
    return crews
