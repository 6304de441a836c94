"""One player cannot make the server slow for all others, whatever they send over however many connections."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from seasons.game import Refuse, Step
from seasons.game import batches as folding
from seasons.game.entries import Entry, Header, Phrase, Seat, kind_of, pack
from seasons.protocol.messages import Update
from seasons.protocol.requests import PROTOCOL
from seasons.rules import legal_moves
from seasons.server.store import Entry as StoredEntry
from seasons.server.store import Key, Store, TableData, hash_key, new_key, new_table_id
from seasons.server.tables.lobby import MESSAGES_AT_ONCE, SEATS_AN_ADDRESS
from seasons.server.tables.open_tables import ASIDES_AT_ONCE, LONGEST_LOG, OpenTables, given_body
from seasons.server.tables.table_log import TableLog
from seasons.server.tables.tell import Teller
from server.house import QUICK, Guest, Keys, Server

pytestmark = pytest.mark.anyio
HEADER = Header(players=2, level=0, edition=0, first=0)
RENAMES, TAKEN_BACK = 300, 20
SOCKETS = 4


class Counted(list[Entry]):
    """A log that counts how often somebody looks at an entry."""

    looked = 0

    def __iter__(self) -> Iterator[Entry]:
        for entry in super().__iter__():
            self.looked += 1
            yield entry

    def __getitem__(self, which: Any) -> Any:
        found = super().__getitem__(which)
        self.looked += len(found) if isinstance(which, slice) else 1
        return found


def test_whoever_comes_in_after_many_renames_has_every_entry_looked_at_once() -> None:
    log = TableLog("t", HEADER, bytes(32))
    log.read(Entry(seq, 0, 0, Seat(name=f"Ada {seq}", taken=True)) for seq in range(1, RENAMES + 1))
    log.entries = entries = Counted(log.entries)
    told = msgspec.json.decode(Teller(log).update((0, False), -1, (False, True)), type=Update)
    assert [len(told.news), told.news[0].said[0].id, told.news[1].said] == [RENAMES, "log-sits", []]
    assert entries.looked < RENAMES + 20


async def test_of_a_log_full_of_what_was_taken_back_only_what_counts_is_played_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Store(sqlite_url) as store:
        open_tables = OpenTables(store)
        live = await open_tables.table((await open_tables.create(HEADER, [Seat(taken=True), Seat(bot=QUICK)])).table)

        def play(log: TableLog) -> Step:
            assert log.state is not None
            return log.play(0, legal_moves(log.state, 0)[:1])

        await open_tables.do(live, 0, None, TableLog.begin)
        for _ in range(TAKEN_BACK):
            await open_tables.do(live, 0, None, play)
            await open_tables.do(live, 0, None, lambda log: log.undo(0, "entry", 0))
        await open_tables.do(live, 0, None, play)
        applied, really = [], folding.apply

        def apply(*given: Any) -> int:
            applied.append(given[1])
            return int(really(*given))

        monkeypatch.setattr(folding, "apply", apply)
        again = await OpenTables(store).table(live.log.id)
        assert (again.log.seq, len(applied)) == (live.log.seq, 1)
        assert again.log.state == live.log.state
        assert again.log.game.question(0) == live.log.game.question(0)


async def test_names_and_phrases_come_slowly_when_there_are_many_and_moves_as_ever(server: Server) -> None:
    keys = server.table()
    ada, bob = await keys.sit()
    await ada.until(ada.asked)
    await bob.until(bob.asked)
    asides = int(ASIDES_AT_ONCE)
    names = [rename(keys, f"Ada {number}") for number in range(asides // 2)]
    said = [await ada.ask("say", phrase="hello") for _ in range(asides)]
    assert set(names) == {200}
    assert said[0]["type"] == "done"
    assert said[-1].get("code") == "slow-down"
    assert 429 in [rename(keys, "Eve") for _ in range(asides)]
    await ada.play()
    await bob.play()
    other = server.table()
    assert rename(other, "Cid") == 200


def rename(keys: Keys, name: str) -> int:
    """Give the first seat a name; the status of the answer."""
    return keys.ask("POST", "/seats", keys.seats[0], json={"seat": 0, "name": name}).status_code


async def long_table(database: str, entries: int) -> tuple[str, str]:
    """A table where people have talked a lot before the game, and the key of its first seat."""
    bodies = [Seat(taken=True), *[Phrase("hello")] * (entries - 1)]
    log = [StoredEntry(seq, kind_of(body), 0, pack(body)) for seq, body in enumerate(bodies, start=1)]
    id, key = new_table_id(), new_key()
    data = TableData(id, 0, pack(HEADER), bytes(32), 1, None, False, [Key(hash_key(key), 0)], log)
    async with Store(database) as store:
        await store.import_table(data)
    return id, key


async def test_in_a_log_that_is_full_there_is_room_for_the_game_only(sqlite_url: str) -> None:
    id, _ = await long_table(sqlite_url, LONGEST_LOG - 1)
    async with Store(sqlite_url) as store:
        open_tables = OpenTables(store)
        live = await open_tables.table(id)
        last = Seat(name="Bob", taken=True)
        assert await open_tables.do(live, 1, None, lambda log: given_body(last, log)) == LONGEST_LOG
        for body in (Phrase("hello"), Seat(name="Eve", taken=True)):
            with pytest.raises(Refuse, match="only-moves"):
                await open_tables.do(live, 1, None, lambda log: given_body(body, log))  # noqa: B023
        await open_tables.do(live, 0, None, TableLog.begin)
        assert live.log.state is not None
        move = legal_moves(live.log.state, 0)[0]
        assert await open_tables.do(live, 0, None, lambda log: log.play(0, [move])) == LONGEST_LOG + 2


async def test_whoever_has_a_long_log_told_again_and_again_is_slowed_down(server: Server) -> None:
    id, key = await long_table(server.database, LONGEST_LOG)
    ada = await server.join(id, key)
    for number in range(SOCKETS):
        await ada.send({"type": "look-from", "id": f"again-{number}", "seat": 0})
    while len(ada.answers) < SOCKETS:
        await ada.read()
    assert "slow-down" in [answer.get("code") for answer in ada.answers.values()]
    closed = [await closed_with(server, id, key) for _ in range(SOCKETS)]
    assert 4429 in closed


async def closed_with(server: Server, id: str, key: str) -> int:
    """With which code somebody is shown out who says hello; 0 if they are let in."""
    guest = Guest(await server.connect())
    await guest.send({"type": "hello", "protocol": PROTOCOL, "table": id, "key": key})
    try:
        await guest.read()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else -1
    return 0


async def test_all_connections_of_a_seat_share_one_limit(server: Server) -> None:
    keys = server.table()
    sockets = [await keys.join(0) for _ in range(SOCKETS)]
    many = int(MESSAGES_AT_ONCE) - 20
    assert "slow-down" in await shouted(sockets, many)
    other_seat = [await keys.join(1)]
    assert await shouted(other_seat, many) == {"bad-phrase"}


async def test_all_connections_from_an_address_share_a_larger_one(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path, tables_per_minute=60) as server:
        tables = [server.table() for _ in range(4 * SEATS_AN_ADDRESS)]
        sockets = [await keys.join(seat) for keys in tables for seat in (0, 1)]
        assert "slow-down" in await shouted(sockets, int(MESSAGES_AT_ONCE) - 20)


async def shouted(sockets: list[Guest], each: int) -> set[str]:
    """The codes that many messages at once are refused with."""

    async def shout(guest: Guest) -> set[str]:
        for number in range(each):
            await guest.send(json.dumps({"type": "say", "id": f"s{number}", "phrase": "nonsense"}))
        while f"s{each - 1}" not in guest.answers:
            await guest.read()
        return {answer["code"] for answer in guest.answers.values()}

    return set().union(*await asyncio.gather(*map(shout, sockets)))
