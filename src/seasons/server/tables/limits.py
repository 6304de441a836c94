"""How much anybody may ask for in a short time."""

from __future__ import annotations

import time


class Bucket:
    """So many at once, and so many a second in the long run.

    >>> bucket = Bucket(rate=1.0, burst=2)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]

    What costs more than is left is done and owed.

    >>> bucket = Bucket(rate=1.0, burst=2)
    >>> bucket.take(50), bucket.take()
    (True, False)
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is all right."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket for everybody, by address or by seat; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.by_name: dict[str, Bucket] = {}

    def take(self, name: str, cost: float = 1.0) -> bool:
        """Whether one more of theirs is all right."""
        if len(self.by_name) >= self.most:
            fresh = time.monotonic() - self.burst / self.rate
            self.by_name = {who: bucket for who, bucket in self.by_name.items() if bucket.at > fresh}
        return self.by_name.setdefault(name, Bucket(self.rate, self.burst)).take(cost)
