"""Where a test may have the process killed, to see what is left: SEASONS_FAIL="before-commit:3,bot-thinking:1"."""

import os
import signal


def read_points(text: str) -> dict[str, int]:
    """The named points and at which visit each of them kills."""
    points = {}
    for part in filter(None, text.split(",")):
        name, _, times = part.partition(":")
        if not name or not times.isdecimal() or int(times) < 1:
            raise ValueError(f"SEASONS_FAIL: {part!r} is not a point and a number from 1, as in before-commit:3")
        points[name] = int(times)
    return points


_left = read_points(os.environ.get("SEASONS_FAIL", ""))


def reach(point: str) -> None:
    """Die here without a word if SEASONS_FAIL says so; otherwise do nothing."""
    if point in _left:
        _left[point] -= 1
        if _left[point] == 0:
            os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
