"""What is put into the storage comes out again, the same from SQLite and from PostgreSQL."""

import asyncio

import msgspec
import pytest

from seasons.server.store import (
    OWNER,
    SPECTATOR,
    BadTable,
    Conflict,
    Counts,
    Entry,
    Key,
    KeyTaken,
    Repeated,
    Store,
    TableData,
    TableExists,
    UnknownTable,
    hash_key,
    new_key,
    new_table_id,
)

pytestmark = pytest.mark.anyio
FAR_FUTURE = 2**60


def moves(seq: int, client: str | None = None, seat: int = 0) -> Entry:
    return Entry(seq, "moves", seat, b"body %d" % seq, client)


async def test_a_new_table_has_an_id_a_secret_and_an_empty_log(store: Store) -> None:
    made = await store.create_table(b"header", 7)
    assert (made.header, made.rules, made.state, made.over, made.last) == (b"header", 7, None, False, 0)
    assert len(made.id) >= 10
    assert len(made.secret) == 32
    assert made.created == made.touched > 1_700_000_000_000
    assert await store.table(made.id) == made
    assert await store.entries(made.id) == []


async def test_two_tables_share_neither_id_nor_secret(store: Store) -> None:
    one, other = await store.create_table(b"", 1), await store.create_table(b"", 1)
    assert one.id != other.id
    assert one.secret != other.secret


async def test_id_and_secret_may_be_given_once(store: Store) -> None:
    made = await store.create_table(b"", 1, secret=b"s" * 32, table="chosen-name")
    assert (made.id, made.secret) == ("chosen-name", b"s" * 32)
    with pytest.raises(TableExists, match="chosen-name"):
        await store.create_table(b"", 1, table="chosen-name")


async def test_unknown_tables_are_none_or_refused(store: Store) -> None:
    assert await store.table("nowhere") is None
    assert await store.entries("nowhere") == []
    with pytest.raises(UnknownTable, match="nowhere"):
        await store.append("nowhere", moves(1))
    with pytest.raises(UnknownTable):
        await store.add_key("nowhere", Key(b"k" * 32, 0))
    with pytest.raises(UnknownTable):
        await store.take_lease("nowhere", "d", "w", 1)
    with pytest.raises(UnknownTable):
        await store.export_table("nowhere")


async def test_keys_open_their_own_seat_of_their_own_table(store: Store) -> None:
    seats = {seat: new_key() for seat in (0, 3, SPECTATOR, OWNER)}
    made = await store.create_table(b"", 1, [Key(hash_key(key), seat) for seat, key in seats.items()])
    other = await store.create_table(b"", 1)
    for seat, key in seats.items():
        assert await store.key(made.id, hash_key(key)) == seat
        assert await store.key(other.id, hash_key(key)) is None
    assert await store.key(made.id, hash_key(new_key())) is None
    later = hash_key(new_key())
    await store.add_key(made.id, Key(later, 1))
    assert await store.key(made.id, later) == 1
    with pytest.raises(KeyTaken):
        await store.add_key(made.id, Key(later, 2))


async def test_the_keys_of_a_table_open_the_rematch_with_rotated_seats(store: Store) -> None:
    first = await store.create_table(b"", 1, [Key(b"a" * 32, 0), Key(b"b" * 32, 1), Key(b"o" * 32, OWNER)])
    second = await store.create_table(b"", 1)
    await store.share_keys(first.id, second.id, {0: 1, 1: 0})
    assert [await store.key(second.id, letter * 32) for letter in (b"a", b"b", b"o")] == [1, 0, OWNER]
    assert [await store.key(first.id, letter * 32) for letter in (b"a", b"b", b"o")] == [0, 1, OWNER]
    with pytest.raises(UnknownTable):
        await store.share_keys(first.id, "nowhere", {})


async def test_my_tables_are_those_my_keys_open_the_last_touched_first(store: Store) -> None:
    mine = [hash_key(new_key()) for _ in range(3)]
    old = await store.create_table(b"old", 1, [Key(mine[0], 2)])
    new = await store.create_table(b"new", 2, [Key(mine[1], SPECTATOR)])
    await store.create_table(b"theirs", 1, [Key(hash_key(new_key()), 0)])
    await asyncio.sleep(0.005)  # the clock counts milliseconds
    await store.append(old.id, moves(1), over=True)
    found = await store.tables_of(mine)
    assert [(table.table, table.seat, table.header, table.rules, table.over, table.last) for table in found] == [
        (old.id, 2, b"old", 1, True, 1),
        (new.id, SPECTATOR, b"new", 2, False, 0),
    ]
    assert await store.tables_of([]) == []


async def test_entries_come_back_whole_and_in_order(store: Store) -> None:
    made = await store.create_table(b"", 1)
    written = [
        Entry(1, "seat", -1, b"", None, 5),
        Entry(2, "moves", 3, bytes(range(256)), "a-1", 2**41),
        Entry(3, "undo", 0, b"x" * 100_000, "é 🎲", 6),
    ]
    for entry in written:
        await store.append(made.id, entry)
    assert await store.entries(made.id) == written
    assert await store.entries(made.id, after=2) == written[2:]
    assert await store.entries(made.id, after=3) == []


async def test_an_entry_moves_the_table_on(store: Store) -> None:
    made = await store.create_table(b"", 1)
    await asyncio.sleep(0.005)
    await store.append(made.id, moves(1), b"after one", False)
    then = await store.table(made.id)
    assert then is not None
    assert (then.last, then.state, then.over) == (1, b"after one", False)
    assert then.touched > made.touched


async def test_saying_nothing_about_state_and_end_leaves_them(store: Store) -> None:
    made = await store.create_table(b"", 1)
    await store.append(made.id, moves(1), b"the end", True)
    await store.append(made.id, moves(2))
    then = await store.table(made.id)
    assert then is not None
    assert (then.last, then.state, then.over) == (2, b"the end", True)


@pytest.mark.parametrize("seq", [-1, 0, 1, 3, 99])
async def test_only_the_next_number_is_taken(store: Store, seq: int) -> None:
    made = await store.create_table(b"", 1)
    await store.append(made.id, moves(1))
    with pytest.raises(Conflict) as caught:
        await store.append(made.id, moves(seq), b"lost", True)
    assert caught.value.last == 1
    then = await store.table(made.id)
    assert then is not None
    assert (then.last, then.state, then.over) == (1, None, False)
    assert [entry.seq for entry in await store.entries(made.id)] == [1]


async def test_a_repeated_message_counts_once_whatever_number_it_asks_for(store: Store) -> None:
    made = await store.create_table(b"", 1)
    await store.append(made.id, moves(1, "first"))
    await store.append(made.id, moves(2, "second"))
    for seq in (1, 2, 3):
        with pytest.raises(Repeated) as caught:
            await store.append(made.id, moves(seq, "first"))
        assert caught.value.seq == 1
    then = await store.table(made.id)
    assert then is not None
    assert then.last == 2


async def test_client_ids_belong_to_a_seat_and_to_a_table(store: Store) -> None:
    made, other = await store.create_table(b"", 1), await store.create_table(b"", 1)
    await store.append(made.id, moves(1, "same", seat=0))
    await store.append(made.id, moves(2, "same", seat=1))
    await store.append(made.id, moves(3, None))
    await store.append(made.id, moves(4, None))
    await store.append(other.id, moves(1, "same", seat=0))
    assert len(await store.entries(made.id)) == 4


async def test_a_lease_is_held_by_one_worker(store: Store) -> None:
    made = await store.create_table(b"", 1)
    assert await store.take_lease(made.id, "seat 1", "ann", 60)
    assert not await store.take_lease(made.id, "seat 1", "ben", 60)
    assert await store.take_lease(made.id, "seat 1", "ann", 60)
    assert await store.take_lease(made.id, "seat 2", "ben", 60)
    assert not await store.release_lease(made.id, "seat 1", "ben")
    assert await store.release_lease(made.id, "seat 1", "ann")
    assert not await store.release_lease(made.id, "seat 1", "ann")
    assert await store.take_lease(made.id, "seat 1", "ben", 60)


async def test_a_lease_that_ran_out_goes_to_whoever_asks(store: Store) -> None:
    made = await store.create_table(b"", 1)
    assert await store.take_lease(made.id, "d", "ann", 0)
    assert await store.renew_lease(made.id, "d", "ann", 0)
    assert await store.take_lease(made.id, "d", "ben", 60)
    assert not await store.renew_lease(made.id, "d", "ann", 60)
    assert not await store.take_lease(made.id, "d", "ann", 60)
    assert await store.renew_lease(made.id, "d", "ben", 60)


async def test_a_free_lease_goes_to_exactly_one_of_many(store: Store) -> None:
    made = await store.create_table(b"", 1)
    taken = await asyncio.gather(*(store.take_lease(made.id, "d", f"worker {n}", 60) for n in range(20)))
    assert taken.count(True) == 1


async def test_old_tables_go_with_all_that_is_theirs(store: Store) -> None:
    over = await store.create_table(b"", 1, [Key(b"k" * 32, 0)])
    await store.append(over.id, moves(1), b"state", True)
    left = await store.create_table(b"", 1)
    assert await store.take_lease(left.id, "d", "ann", 60)
    assert await store.delete_old(finished_before=0, abandoned_before=0) == 0
    assert await store.delete_old(finished_before=FAR_FUTURE, abandoned_before=0) == 1
    assert await store.table(over.id) is None
    assert await store.entries(over.id) == []
    assert await store.tables_of([b"k" * 32]) == []
    assert await store.table(left.id) is not None
    assert await store.delete_old(finished_before=0, abandoned_before=FAR_FUTURE) == 1
    assert await store.counts() == Counts(0, 0, 0)


async def test_any_number_of_old_tables_goes_at_once(store: Store) -> None:
    await asyncio.gather(*(store.create_table(b"", 1) for _ in range(250)))
    assert await store.delete_old(FAR_FUTURE, FAR_FUTURE) == 250


async def test_counts_say_how_much_is_stored(store: Store) -> None:
    assert await store.counts() == Counts(tables=0, open=0, entries=0)
    one, other = await store.create_table(b"", 1), await store.create_table(b"", 1)
    await store.append(one.id, moves(1))
    await store.append(other.id, moves(1))
    await store.append(other.id, moves(2), over=True)
    assert await store.counts() == Counts(tables=2, open=1, entries=3)
    await store.ping()


async def test_an_exported_table_is_the_same_after_json_and_import(store: Store) -> None:
    made = await store.create_table(b"header", 9, [Key(b"k" * 32, 1), Key(b"o" * 32, OWNER)])
    await store.append(made.id, moves(1, "one"), b"s1")
    await store.append(made.id, moves(2, "two", seat=1), b"s2", True)
    data = await store.export_table(made.id)
    text = msgspec.json.encode(data)
    with pytest.raises(TableExists, match=made.id):
        await store.import_table(data)
    await store.delete_old(FAR_FUTURE, FAR_FUTURE)
    await store.import_table(msgspec.json.decode(text, type=TableData))
    assert await store.export_table(made.id) == data
    assert await store.key(made.id, b"k" * 32) == 1
    then = await store.table(made.id)
    assert then is not None
    assert (then.secret, then.last, then.state, then.over) == (made.secret, 2, b"s2", True)
    with pytest.raises(Repeated):
        await store.append(made.id, moves(3, "two", seat=1))


async def test_an_import_that_cannot_be_right_leaves_nothing(store: Store) -> None:
    data = TableData(new_table_id(), 1, b"", b"", 1, None, False, [Key(b"k" * 32, 0)], [moves(1), moves(3)])
    with pytest.raises(BadTable, match="not complete"):
        await store.import_table(data)
    with pytest.raises(BadTable, match="format 2"):
        await store.import_table(msgspec.structs.replace(data, entries=[], format=2))
    with pytest.raises(TableExists):
        await store.import_table(msgspec.structs.replace(data, entries=[moves(1, "x"), moves(2, "x")]))
    assert await store.counts() == Counts(0, 0, 0)
