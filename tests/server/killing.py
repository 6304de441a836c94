"""Games at a server that is killed again and again: nothing that was acknowledged may be lost, nothing half written.

`play_through(servers, tables, kills)` is used by the tests (20 kills) and by `make soak` (200).
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import websockets

from seasons.game.entries import Moves, unpack_header
from seasons.notation import parse, verify
from seasons.server.store import Store
from seasons.server.tables.open_tables import entry_of
from seasons.server.tables.table_log import TableLog
from server.house import Guest, Keys, Message, Server, choose

LOST = (OSError, EOFError, websockets.WebSocketException)
FAIL_POINTS = ("before-commit", "after-commit", "while-thinking")
HANGING = 5.0  # seconds after which a server dies also where it did not fail: nobody may have moved


@dataclass
class Ledger:
    """What the seats have been promised: by entry number, whose id it was and which moves."""

    acknowledged: dict[int, tuple[int, str, list[int]]] = field(default_factory=dict)
    sent: set[str] = field(default_factory=set)
    receipts: int = 0
    kills: int = 0
    repeats: int = 0


@dataclass
class Player:
    """A seat that plays on whatever happens: it comes back, sends again what was not answered, keeps the receipts.

    Seat -1 watches.
    """

    keys: Keys
    servers: Sequence[Server]
    seat: int
    ledger: Ledger
    guest: Guest | None = None
    pending: Message | None = None
    seen: int = -1
    promised: int = 0

    async def step(self) -> bool:
        """Do one thing; whether the game is over."""
        if self.guest is None:
            self.guest = await self.come_back()
        guest = self.guest
        if self.pending is not None or guest.last["seq"] < self.promised:
            await guest.read()
            self.note()
        elif guest.asked() and not guest.over():
            id = f"{self.seat}-{len(self.ledger.sent)}"
            self.ledger.sent.add(id)
            self.pending = {
                "type": "play",
                "id": id,
                "decision": guest.table["decision"]["id"],
                "moves": choose(guest.decision),
            }
            await guest.send(self.pending)
        elif not guest.over():
            await guest.read()
        return self.pending is None and guest.over()

    async def come_back(self) -> Guest:
        """Connect to a server that is there, and send again what was not answered."""
        key = self.keys.seats[self.seat] if self.seat >= 0 else self.keys.spectator
        for server in sorted(self.servers, key=lambda server: not server.alive()):
            with contextlib.suppress(*LOST):
                guest = await server.join(self.keys.table, key, seen=self.seen)
                assert not guest.gone, guest.gone
                self.check_news(guest)
                if self.pending is not None:
                    self.ledger.repeats += 1
                    await guest.send(self.pending)
                return guest
        await asyncio.sleep(0.05)
        raise ConnectionError("no server is there")

    def check_news(self, guest: Guest) -> None:
        """Whoever comes back is told exactly what was missed, and then everything that happens, once and in order."""
        told = [entry["seq"] for entry in guest.news]
        assert told == list(range(max(self.seen, 0) + 1, guest.last["seq"] + 1)), (self.seen, told)

    def note(self) -> None:
        """Keep the receipt, if it has come."""
        answer = self.guest.answers.get(self.pending["id"]) if self.guest and self.pending else None
        if answer is not None and self.pending is not None:
            assert answer["type"] == "done", (answer, self.pending)
            self.ledger.acknowledged[answer["seq"]] = (self.seat, self.pending["id"], self.pending["moves"])
            self.pending, self.promised = None, answer["seq"]

    async def play(self) -> None:
        """Play to the end of the game, over as many connections as it takes."""
        over = False
        while not over:
            try:
                over = await self.step()
            except LOST:
                if self.guest is not None:
                    self.check_news(self.guest)
                    self.seen = self.guest.last["seq"]
                self.note()  # the answer may have come just before the connection broke
                self.guest = None
                await asyncio.sleep(0.01)
        assert self.guest is not None
        self.check_news(self.guest)
        await self.guest.close()


class Killer:
    """Kills the servers in turn, at random moments or at fail points, and starts them again."""

    def __init__(self, servers: Sequence[Server], ledger: Ledger, kills: int, chance: random.Random) -> None:
        self.servers = servers
        self.ledger = ledger
        self.kills = kills
        self.chance = chance
        self.points = [""] * len(servers)  # where each of them fails next
        self.enough = False

    async def work(self) -> None:
        """Kill so many times."""
        for number in range(self.kills):
            which = number % len(self.servers)
            server = self.servers[which]
            moment = time.monotonic() + (HANGING if self.points[which] else self.chance.uniform(0.0, 0.4))
            while server.alive() and time.monotonic() < moment and not self.enough:
                await asyncio.sleep(0.005)
            if self.enough:
                break
            server.kill()
            self.ledger.kills += 1
            self.points[which] = self.point(number + len(self.servers))
            await asyncio.to_thread(server.start, self.points[which])
        for server, point in zip(self.servers, self.points):
            if point:
                server.kill()
                server.start()

    def point(self, number: int) -> str:
        """Where a server fails at kill `number`: three times of four at a fail point, else anywhere."""
        if number >= self.kills or number % 4 == 0:
            return ""
        point = FAIL_POINTS[number % 4 - 1]
        return f"{point}:{self.chance.randint(1, 2 if point == 'while-thinking' else 9)}"


async def play_through(servers: Sequence[Server], tables: Sequence[Keys], kills: int, seed: int = 1) -> Ledger:
    """Play these tables to their ends, watched, while one server after the other is killed; then check every log."""
    ledgers = [Ledger() for _ in tables]
    players = [
        Player(keys, servers, seat, ledger)
        for keys, ledger in zip(tables, ledgers)
        for seat in range(-1, len(keys.seats))
        if seat not in keys.bots
    ]
    whole = Ledger()
    killer = Killer(servers, whole, kills, random.Random(seed))
    async with asyncio.TaskGroup() as group:
        killing = group.create_task(killer.work())
        await asyncio.gather(*(group.create_task(player.play()) for player in players))
        killer.enough = True
        await killing
    for keys, ledger in zip(tables, ledgers):
        await check_log(servers[0].database, keys, ledger)
        record = keys.ask("GET", "/record", keys.owner)
        assert verify(parse(record.text)) == [], keys.table
        whole.receipts += len(ledger.acknowledged)
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
    log = TableLog(keys.table, unpack_header(row.header), row.secret)
    log.read(entries.values())
    assert log.over
    assert not log.view_only
    assert row.over
