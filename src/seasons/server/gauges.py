"""What a machine and its processes tell of themselves, and what rows of numbers come to."""

import os
from itertools import pairwise
from pathlib import Path


def part(times: list[float], share: float) -> float:
    """The time within which this share of all was done.

    >>> part([3.0, 1.0, 2.0, 4.0], 0.5)
    3.0
    """
    ordered = sorted(times) or [0.0]
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)


def slope(points: list[tuple[float, float]]) -> float:
    """How fast the second number grows with the first, by least squares.

    >>> slope([(0.0, 1.0), (1.0, 3.0), (2.0, 5.0)])
    2.0
    """
    if len(points) < 2:
        return 0.0
    x = sum(at for at, _ in points) / len(points)
    y = sum(value for _, value in points) / len(points)
    spread = sum((at - x) ** 2 for at, _ in points)
    return sum((at - x) * (value - y) for at, value in points) / spread if spread else 0.0


def memory_of(pid: int) -> float:
    """The memory of a process in MB, or 0 where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    rows = status.read_text().splitlines() if pid and status.exists() else []
    return next((int(row.split()[1]) / 1024 for row in rows if row.startswith("VmRSS:")), 0.0)


def time_of(pid: int) -> float:
    """The seconds of processor time that a process has used itself, or 0 where the system does not tell."""
    counts = Path(f"/proc/{pid}/stat")
    row = counts.read_text().rpartition(")")[2].split() if pid and counts.exists() else []
    return (int(row[11]) + int(row[12])) / os.sysconf("SC_CLK_TCK") if row else 0.0


def processor_time() -> tuple[int, int]:
    """What the host has taken of this machine's processors so far, and all time there was, where the system tells."""
    counts = Path("/proc/stat")
    row = [int(count) for count in counts.read_text().split("\n", 1)[0].split()[1:9]] if counts.exists() else []
    return (row[7], sum(row)) if len(row) == 8 else (0, 0)


def stolen(counts: list[tuple[int, int]]) -> list[float]:
    """The share of the processors that was taken between each two counts.

    >>> stolen([(0, 0), (1, 200), (21, 400)])
    [0.005, 0.1]
    """
    return [(now[0] - then[0]) / max(1, now[1] - then[1]) for then, now in pairwise(counts)]
