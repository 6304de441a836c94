"""News inside a process: which table's log has grown, told to everybody who listens."""

import asyncio
from types import TracebackType
from typing import NamedTuple, Self


class Notice(NamedTuple):
    """The log of a table reaches at least to entry `seq`. The same may be told more than once."""

    table: str
    seq: int


class Listener:
    """An endless iterator of notices. What is not fetched in time is summed up per table, never lost."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.pending: dict[str, int] = {}
        self.news = asyncio.Event()
        self.closed = False

    def tell(self, notice: Notice) -> None:
        """Keep a notice until it is fetched."""
        self.pending[notice.table] = max(notice.seq, self.pending.get(notice.table, 0))
        self.news.set()

    def close(self) -> None:
        """Listen no longer; the iteration ends."""
        self.closed = True
        self.news.set()
        self.hub.listeners.discard(self)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Notice:
        while not self.pending:
            if self.closed:
                raise StopAsyncIteration
            self.news.clear()
            await self.news.wait()
        table = next(iter(self.pending))
        return Notice(table, self.pending.pop(table))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self.close()


class Hub:
    """All listeners of one process."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def listen(self) -> Listener:
        """A listener that hears everything from now on."""
        listener = Listener(self)
        self.listeners.add(listener)
        return listener

    def tell(self, notice: Notice) -> None:
        """Tell every listener."""
        for listener in self.listeners:
            listener.tell(notice)

    def close(self) -> None:
        """Send all listeners home."""
        for listener in list(self.listeners):
            listener.close()
