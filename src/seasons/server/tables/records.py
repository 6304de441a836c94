"""Tables as records, and records as tables to look at."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import yaml

from seasons import notation
from seasons.game import Refuse
from seasons.game.entries import Body, Header, Seat, kind_of, pack
from seasons.notation import BadRecord, Record, dump, parse, replay, verify
from seasons.notation.fields import Loader
from seasons.notation.record import played_again
from seasons.protocol.lobby import Keys
from seasons.server.kept import OWNER, SPECTATOR, Key, TableData, hash_key, new_key, new_table_id
from seasons.server.kept import Entry as StoredEntry
from seasons.server.tables.names import shortened_name
from seasons.server.tables.open_tables import OpenTables
from seasons.server.tables.table_log import TableLog
from seasons.server.tables.tell import spoken_names
from seasons.words import Words

LONGEST_RECORD = 50_000
"""Characters: a game of four has about 12,000, and one that was continued from another game twice as many."""
ENGLISH = Words("en")
"""Records are written in one language, names of cards and computer players as well."""
DEEPEST = 4
LONGEST_REASON = 300
PLACE = re.compile(r"record, line (?P<line>\d+)|entry (?P<entry>\d+)")
"""How problems begin that name a line, or a move by its number."""


def record_of(log: TableLog) -> Record:
    """The record of a finished game."""
    if log.view_only:
        raise Refuse("view-only")
    if not log.over:
        raise Refuse("not-over")
    names = [ENGLISH.say(name) or f"Player {seat + 1}" for seat, name in enumerate(spoken_names(log))]
    return notation.record_of(log.game, names, log.secret, log.nonces())


def record_text(log: TableLog) -> str:
    """The record of a finished game as text."""
    return dump(record_of(log))


def read_record(text: str) -> tuple[Record, list[StoredEntry]]:
    """A record that tells the truth, and the log of a table that was played like that. Raises BadRecord."""
    check_plain(text)
    record = parse(text)
    replay(record)
    if record.seed and (problems := verify(record)):
        raise BadRecord(problems[0])
    told = enumerate(bodies(record), start=1)
    return record, [StoredEntry(seq, kind_of(body), seat, pack(body)) for seq, (seat, body) in told]


def check_plain(text: str) -> None:
    """Refuse what a record never has, and what could take for ever to read: references, and lists in lists in lists."""
    deep = 0
    try:
        for event in yaml.parse(text, Loader=Loader):
            deep += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if isinstance(event, yaml.AliasEvent) or deep > DEEPEST:
                raise BadRecord(f"{place_at(event.start_mark)}: a record has no references and no lists in lists")
    except yaml.YAMLError as error:
        raise BadRecord(f"{place_at(getattr(error, 'problem_mark', None))}: this is not YAML: {error}") from None


def place_at(mark: Any) -> str:
    """A place that the parser of YAML has marked, if it has, as problems name it."""
    return f"record, line {mark.line + 1}" if mark else "record"


def line_of(text: str, problem: str) -> int:
    """The line of a record that a problem is about; 0 if it is about none in particular."""
    place = PLACE.match(problem)
    if place is None:
        return 0
    if place["line"]:
        return int(place["line"])
    record: Any = yaml.compose(text, Loader=Loader)
    moves = next(value for key, value in record.value if key.value == "moves")
    return int(moves.value[int(place["entry"]) - 1].start_mark.line) + 1


async def read_upload(open_tables: OpenTables, text: str) -> Keys:
    """A finished table made of a record, to look at and to continue from.

    In a thread: whatever these few characters say, it is read in a fraction of a second.
    """
    if len(text) > LONGEST_RECORD:
        raise record_too_long()
    try:
        record, entries = await asyncio.to_thread(read_record, text)
    except BadRecord as error:
        problem = str(error)
        raise Refuse("bad-record", number=line_of(text, problem), text=problem[:LONGEST_REASON]) from None
    if not record.result or not record.seed:
        raise Refuse("record-unfinished")
    head = Header(len(record.names), record.level, record.edition, record.first, start=bytes.fromhex(record.start))
    numbers = [*range(head.players), SPECTATOR, OWNER]
    keys = [new_key() for _ in numbers]
    data = TableData(
        id=new_table_id(),
        created=entries[0].at,
        header=pack(head),
        secret=bytes.fromhex(record.seed),
        rules=record.rules,
        state=None,
        over=True,
        keys=[Key(hash_key(key), seat) for seat, key in zip(numbers, keys)],
        entries=entries,
    )
    await open_tables.store.import_table(data)
    return Keys(data.id, record.commitment, keys[:-2], keys[-2], keys[-1])


def record_too_long() -> Refuse:
    """The refusal of what is too long to be a record."""
    return Refuse("record-too-long", count=LONGEST_RECORD)


def bodies(record: Record) -> Iterator[tuple[int, Body]]:
    """The entries of a log that tells the game of a record."""
    nonces = record.nonces or [""] * len(record.names)
    for seat, name in enumerate(record.names):
        yield seat, Seat(name=shortened_name(name), taken=True, nonce=nonces[seat])
    for entry in played_again(record).entries:
        yield entry.seat, entry.body
