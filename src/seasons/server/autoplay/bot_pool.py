"""Computer players think in processes of their own, never where messages are answered."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING

from seasons.server.autoplay.thinkers import Found, Thinkers
from seasons.server.failpoints import reach

if TYPE_CHECKING:
    from collections.abc import Callable

ATTEMPTS = 3


def ready() -> None:
    """Load what thinking needs, so that the first move does not wait for it."""
    import seasons.players  # noqa: F401


def settle_in() -> None:
    """Begin as a process of the pool: ready, and never without a server. A server that is killed tells nobody."""
    threading.Thread(target=leave_with_parent, daemon=True).start()
    ready()


def leave_with_parent() -> None:
    """Wait until the server is gone, then go."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class BotPool(Thinkers):
    """A pool of processes. One that dies is replaced, and its question asked again."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: Executor | None = None

    def open(self) -> Executor:
        """The pool, started when it is needed first or after it broke."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=settle_in)
        return self.pool

    def warm_up(self) -> None:
        """Start the processes before the first question."""
        for _ in range(self.processes):
            self.open().submit(ready)

    def close(self) -> None:
        """Stop all thinking."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def ask(self, work: Callable[..., Found], *given: object) -> Found:
        """Let a process of the pool do some work; a process that dies over it is replaced, three times at most."""
        for attempt in range(ATTEMPTS):
            pool = self.open()
            try:
                found = asyncio.get_running_loop().run_in_executor(pool, partial(work, *given))
                reach("while-thinking")
                return await found
            except BrokenProcessPool:
                if self.pool is pool:
                    self.close()
                if attempt + 1 == ATTEMPTS:
                    raise
        raise AssertionError("the last attempt returns or raises")
