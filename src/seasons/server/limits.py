"""How much anybody may ask for in a short time."""

from __future__ import annotations

import time


class Bucket:
    """So many at once, and so many a second in the long run.

    >>> bucket = Bucket(rate=1.0, burst=2)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is all right."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """One bucket per address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more from this address is all right."""
        if len(self.by_address) >= self.most:
            fresh = time.monotonic() - self.burst / self.rate
            self.by_address = {who: bucket for who, bucket in self.by_address.items() if bucket.at > fresh}
        return self.by_address.setdefault(address, Bucket(self.rate, self.burst)).take()
