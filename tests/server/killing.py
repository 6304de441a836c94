"""Games at a server that is killed again and again: nothing that was acknowledged may be lost, nothing half written.

`play_through(server, keys, kills)` is used by the tests (20 kills) and by `make soak` (200).
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections.abc import Sequence
from dataclasses import dataclass, field
from os import kill as send_signal

import websockets

from seasons.notation import parse, verify
from seasons.server.entries import Moves
from seasons.server.hall import entry_of
from seasons.server.match import Match
from seasons.server.store import Store
from server.house import Guest, Keys, Message, Server, choose

LOST = (OSError, EOFError, websockets.WebSocketException)
FAIL_POINTS = ("before-commit", "after-commit")


@dataclass
class Ledger:
    """What the seats have been promised: by entry number, whose id it was and which moves."""

    acknowledged: dict[int, tuple[int, str, list[int]]] = field(default_factory=dict)
    sent: set[str] = field(default_factory=set)
    kills: int = 0
    repeats: int = 0


@dataclass
class Player:
    """A seat that plays on whatever happens: it comes back, sends again what was not answered, and keeps the receipts."""

    keys: Keys
    servers: Sequence[Server]
    seat: int
    ledger: Ledger
    guest: Guest | None = None
    pending: Message | None = None
    seen: int = -1

    async def step(self) -> bool:
        """Do one thing; whether the game is over."""
        if self.guest is None:
            self.guest = await self.come_back()
        guest = self.guest
        if self.pending is None and guest.asked() and not guest.over():
            id = f"{self.seat}-{len(self.ledger.sent)}"
            self.ledger.sent.add(id)
            self.pending = {
                "type": "play",
                "id": id,
                "decision": guest.last["asked"]["id"],
                "moves": choose(guest.last),
            }
            await self.send()
        elif self.pending is not None:
            await guest.read()
            self.note()
        elif not guest.over():
            await guest.read()
        return self.pending is None and guest.over()

    async def come_back(self) -> Guest:
        """Connect to a server that is there, and send again what was not answered."""
        for server in sorted(self.servers, key=lambda server: not server.alive()):
            with contextlib.suppress(*LOST):
                guest = await server.join(self.keys.table, self.keys.seats[self.seat], seen=self.seen)
                assert not guest.gone, guest.gone
                self.check_news(guest)
                if self.pending is not None:
                    self.ledger.repeats += 1
                    await guest.send(self.pending)
                return guest
        await asyncio.sleep(0.05)
        raise ConnectionError("no server is there")

    def check_news(self, guest: Guest) -> None:
        """Whoever comes back is told exactly what was missed."""
        if self.seen >= 0:
            told = [entry["seq"] for entry in guest.last["news"]]
            assert not guest.last["fresh"]
            assert told == list(range(self.seen + 1, guest.last["seq"] + 1)), (self.seen, told)

    async def send(self) -> None:
        """Send the move that is not answered yet."""
        assert self.guest is not None
        assert self.pending is not None
        await self.guest.send(self.pending)

    def note(self) -> None:
        """Keep the receipt, if it has come."""
        assert self.guest is not None
        assert self.pending is not None
        answer = self.guest.answers.get(self.pending["id"])
        if answer is not None:
            assert answer["type"] == "done", (answer, self.pending)
            self.ledger.acknowledged[answer["seq"]] = (self.seat, self.pending["id"], self.pending["moves"])
            self.pending = None

    async def play(self) -> None:
        """Play to the end of the game, over as many connections as it takes."""
        over = False
        while not over:
            try:
                over = await self.step()
            except LOST:
                if self.guest is not None:
                    self.seen = self.guest.last.get("seq", self.seen)
                    self.note_late(self.guest)
                self.guest = None
                await asyncio.sleep(0.01)
        assert self.guest is not None
        await self.guest.close()

    def note_late(self, guest: Guest) -> None:
        """An answer may have come just before the connection broke."""
        if self.pending is not None and self.pending["id"] in guest.answers:
            self.note()


class Killer:
    """Kills a server at random moments or at fail points, and starts it again."""

    def __init__(self, server: Server, ledger: Ledger, kills: int, chance: random.Random) -> None:
        self.server = server
        self.ledger = ledger
        self.kills = kills
        self.chance = chance

    async def work(self) -> None:
        """Kill so many times."""
        for number in range(self.kills):
            point = self.point(number)
            if point:
                while self.server.alive():
                    await asyncio.sleep(0.01)
            else:
                await asyncio.sleep(self.chance.uniform(0.0, 0.4))
                send_signal(self.server.pid, signal.SIGKILL)
            await asyncio.to_thread(self.server.wait)
            self.ledger.kills += 1
            await asyncio.to_thread(self.server.start, self.point(number + 1))

    def point(self, number: int) -> str:
        """Where the server fails before kill `number`: two of three times at a fail point, otherwise wherever it is."""
        if number == 0 or number >= self.kills or number % 3 == 0:
            return ""
        return f"{FAIL_POINTS[number % 2]}:{self.chance.randint(1, 9)}"


async def play_through(servers: Sequence[Server], tables: Sequence[Keys], kills: int, seed: int = 1) -> Ledger:
    """Play these tables to their ends while the first server is killed so often; then check every log."""
    ledgers = [Ledger() for _ in tables]
    players = [
        Player(keys, servers, seat, ledger)
        for keys, ledger in zip(tables, ledgers)
        for seat in range(len(keys.seats))
        if not keys.bots.get(seat)
    ]
    whole = Ledger()
    killer = asyncio.create_task(Killer(servers[0], whole, kills, random.Random(seed)).work())
    playing = asyncio.gather(*(player.play() for player in players))
    while not playing.done():
        await asyncio.wait({killer, playing}, timeout=0.2, return_when=asyncio.FIRST_EXCEPTION)
        if killer.done():
            killer.result()
    await playing
    if not killer.done():
        killer.cancel()
        await asyncio.gather(killer, return_exceptions=True)
        if not servers[0].alive():
            servers[0].start()
    for keys, ledger in zip(tables, ledgers):
        await check_log(servers[0].database, keys, ledger)
        record = keys.ask("GET", "/record", keys.owner)
        assert verify(parse(record.text)) == [], keys.table
        whole.acknowledged |= {
            len(whole.acknowledged) + n: receipt for n, receipt in enumerate(ledger.acknowledged.values())
        }
        whole.repeats += ledger.repeats
    return whole


async def check_log(database: str, keys: Keys, ledger: Ledger) -> None:
    """Every acknowledged entry is in the log as it was sent, once; the log has no gap and folds to a finished game."""
    async with Store(database) as store:
        stored = await store.entries(keys.table)
        row = await store.table(keys.table)
    assert row is not None
    assert [entry.seq for entry in stored] == list(range(1, row.last + 1))
    ids = [(entry.seat, entry.client) for entry in stored if entry.client]
    assert len(ids) == len(set(ids))
    entries = {entry.seq: entry for entry in map(entry_of, stored)}
    for seq, (seat, client, moves) in ledger.acknowledged.items():
        entry = entries[seq]
        assert isinstance(entry.body, Moves)
        assert (entry.seat, entry.client, sorted(entry.body.moves)) == (seat, client, sorted(moves))
    by_people = {entry.client for entry in stored if entry.client}
    assert by_people == {client for _, client, _ in ledger.acknowledged.values()}
    match = Match(keys.table, keys.header(row.header), row.secret)
    match.read(entries.values())
    assert match.over
    assert not match.view_only
    assert row.over
