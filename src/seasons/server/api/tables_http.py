"""Everything that is not live, over HTTP: tables, seats, records, health. A key travels in the Authorization header."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import Parameter

from seasons.game import Refuse
from seasons.protocol import lobby as wire
from seasons.protocol.messages import Refused
from seasons.rules import owes
from seasons.server.kept import OWNER
from seasons.server.metrics import metrics_text
from seasons.server.tables.limits import Buckets
from seasons.server.tables.lobby import Lobby
from seasons.server.tables.open_tables import OpenTable
from seasons.server.tables.records import read_upload, record_text, record_too_long
from seasons.server.tables.requests import refusal
from seasons.server.tables.tell import setting, sitting

Caller = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(min_length=1, max_length=40)]


def key_of(request: Caller) -> str:
    """The key that a request carries."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise Refuse("no-key")
    return key


async def entered(request: Caller, lobby: Lobby, table: str) -> tuple[OpenTable, int]:
    """The table and the seat that the caller's key is for."""
    not_too_many(request, lobby.requests)
    return await lobby.entrance(table, key_of(request))


def not_too_many(request: Caller, buckets: Buckets) -> None:
    """Refuse an address that asks for things faster than people do."""
    if not buckets.take(request.client.host if request.client else ""):
        raise Refuse("slow-down")


@post("/api/tables")
async def create_table(request: Caller, data: wire.NewTable, lobby: Lobby) -> wire.Keys:
    """Set up a table. The answer holds the keys of all seats: send each to whoever shall sit there."""
    not_too_many(request, lobby.new_tables)
    return await lobby.create(data)


@get("/api/tables/{table:str}")
async def show_table(request: Caller, table: TableId, lobby: Lobby) -> wire.AtTable:
    """What a table was set up as, and who sits there."""
    live, _ = await entered(request, lobby, table)
    return wire.AtTable(setting(live.log), sitting(live.log, -1, live.away()), live.log.over)


@post("/api/tables/{table:str}/seats", status_code=200)
async def change_seat(request: Caller, table: TableId, data: wire.Change, lobby: Lobby) -> wire.Stored:
    """Name a seat, hand it to a bot, or take it back."""
    live, seat = await entered(request, lobby, table)
    return wire.Stored(await lobby.change(live, seat, data))


@post("/api/tables/{table:str}/start", status_code=200)
async def start_game(request: Caller, table: TableId, lobby: Lobby) -> wire.Stored:
    """Begin: whoever set the table up may."""
    live, seat = await entered(request, lobby, table)
    if seat != OWNER:
        raise Refuse("not-yours")
    return wire.Stored(await lobby.start(live))


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(request: Caller, table: TableId, lobby: Lobby) -> wire.Stored:
    """Get up; during a game a bot plays on until the seat is taken back."""
    live, seat = await entered(request, lobby, table)
    return wire.Stored(await lobby.leave(live, seat))


@post("/api/tables/{table:str}/rematch", status_code=200)
async def play_again(request: Caller, table: TableId, lobby: Lobby) -> wire.Elsewhere:
    """Another game with rotated seats, opened by the same keys."""
    live, seat = await entered(request, lobby, table)
    return wire.Elsewhere(await lobby.rematch(live, seat))


@post("/api/tables/{table:str}/continue")
async def go_on(request: Caller, table: TableId, data: wire.GoOn, lobby: Lobby) -> wire.Keys:
    """A new table against bots, from a step of this game as one seat saw it.

    There one may ask for hints and try things out: while the game runs, that takes what hints take.
    """
    not_too_many(request, lobby.new_tables)
    live, seat = await entered(request, lobby, table)
    if not live.log.over:
        if data.seat not in lobby.seats_of(live.log, seat):
            raise Refuse("not-your-seat")
        if not live.log.hints_allowed(data.seat):
            raise Refuse("no-continue")
    return await lobby.go_on_from(live, data.seat, data.seq, data.bot)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def download_record(request: Caller, table: TableId, lobby: Lobby) -> Response[str]:
    """The record of a finished game, for `seasons replay` and `seasons verify`."""
    live, _ = await entered(request, lobby, table)
    headers = {"content-disposition": f'attachment; filename="seasons-{live.log.id}.yaml"'}
    return Response(record_text(live.log), media_type="text/plain; charset=utf-8", headers=headers)


def body_too_long(_: Caller, __: RequestEntityTooLarge) -> Response[Refused]:
    """What is too long even to be read as a message is no record, either."""
    return Response(refusal("", record_too_long()), status_code=RequestEntityTooLarge.status_code)


@post("/api/records", exception_handlers={RequestEntityTooLarge: body_too_long})
async def upload_record(request: Caller, data: wire.Upload, lobby: Lobby) -> wire.Keys:
    """Put up a record to look at: a finished table, with a key for spectators."""
    not_too_many(request, lobby.new_tables)
    return await read_upload(lobby.open_tables, data.record)


@post("/api/mine", status_code=200)
async def my_tables(request: Caller, data: list[wire.MyKey], lobby: Lobby) -> list[wire.Mine]:
    """The tables that these keys open, and whether somebody waits for me there."""
    not_too_many(request, lobby.requests)
    if len(data) > wire.MOST_KEYS:
        raise Refuse("too-many-keys", count=wire.MOST_KEYS)
    found = []
    for mine in data:
        try:
            live, seat = await lobby.entrance(mine.table, mine.key)
        except Refuse:
            continue
        found.append(mine_of(live, seat, lobby.seats_of(live.log, seat)))
    return found


def mine_of(live: OpenTable, seat: int, own: list[int]) -> wire.Mine:
    """A table as the list of somebody's tables shows it."""
    log = live.log
    state = None if log.view_only else log.state
    waiting = [number for number in range(log.header.players) if owes(state, number)] if state is not None else []
    return wire.Mine(
        table=log.id,
        seat=seat,
        names=log.names,
        started=log.game.start is not None,
        over=log.over,
        waits=any(number in waiting for number in own),
        touched=touched(live),
        level=log.header.level,
        commitment=log.commitment,
        bots=[sitting.bot for sitting in log.seats],
        own=own,
        free=sum(not sitting.taken and not sitting.bot for sitting in log.seats),
        waiting=waiting,
        year=int(state.shown_year()) if state is not None else 0,
        season=int(state.season()) if state is not None else 0,
        round=int(state.round) if state is not None else 0,
    )


def touched(live: OpenTable) -> int:
    """When something happened at a table for the last time (ms)."""
    return live.log.entries[-1].at if live.log.entries else 0


@get("/api/bots")
async def list_bots() -> list[str]:
    """The levels of the computer players, the friendliest first."""
    return list(wire.BOTS)


@get("/api/health")
async def health(lobby: Lobby) -> dict[str, str]:
    """Whether the server can write to its database."""
    await lobby.check()
    return {"status": "fine", "version": lobby.version}


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(lobby: Lobby) -> Response[str]:
    """Numbers for Prometheus."""
    return Response(await metrics_text(lobby), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [
    create_table,
    show_table,
    change_seat,
    start_game,
    leave_table,
    play_again,
    go_on,
    download_record,
    upload_record,
    my_tables,
    list_bots,
    health,
    metrics,
]
