"""Bots think in processes of their own, are replaced when they die, and do not hurry past those who watch."""

import asyncio
import itertools
import os
import signal
import sys
from pathlib import Path

import pytest

from seasons.game.entries import Header, Moves, Seat, Thought
from seasons.notation import parse
from seasons.players import Spent, decide, make_player
from seasons.rules import State, legal_moves, mover, view
from seasons.server.autoplay import thinkers as thinking
from seasons.server.autoplay.autoplay import WATCHABLE, Autoplay
from seasons.server.autoplay.bot_pool import BotPool
from seasons.server.store import Store
from seasons.server.tables.open_tables import OpenTables
from server.house import QUICK, Guest, Keys, Server, late_state, late_table, play_on, state_where, wait_for

pytestmark = pytest.mark.anyio

LATE = "arena.badbots:Late"
WEBBOT = Path(__file__).parents[2] / "examples" / "webbot.py"


def thinkers(server: Server) -> list[int]:
    """The processes in which the bots of a server think."""
    children = Path(f"/proc/{server.pid}/task").glob("*/children")
    numbers = [int(number) for listed in children for number in listed.read_text().split()]
    return [number for number in numbers if b"spawn_main" in Path(f"/proc/{number}/cmdline").read_bytes()]


def greedy_move(state: State) -> int:
    """What the greedy player answers."""
    return make_player("greedy", 5).choose(view(state, mover(state)))


async def play_a_while(guest: Guest, moves: int) -> None:
    """Answer so many decisions, or until the game is over."""
    for _ in range(moves):
        await guest.until(lambda: guest.asked() or guest.over())
        if guest.over():
            break
        await guest.play()


def moves_of(guest: Guest, seat: int) -> int:
    """How many entries of a seat are in the log."""
    return sum(1 for entry in guest.news if entry["kind"] == "moves" and entry["seat"] == seat)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the processes are found in /proc")
async def test_a_bot_process_that_is_killed_is_replaced_and_none_outlives_the_server(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path) as server:
        keys = server.table({}, {"bot": QUICK}, level="apprentice")
        ada = await keys.join(0)
        await play_a_while(ada, 2)
        before = thinkers(server)
        assert len(before) == 1
        os.kill(before[0], signal.SIGKILL)
        count = moves_of(ada, 1)
        await play_a_while(ada, 6)
        await ada.until(lambda: moves_of(ada, 1) > count)
        after = thinkers(server)
        assert set(after).isdisjoint(before)
        server.kill()
        wait_for(lambda: not any(Path(f"/proc/{number}").exists() for number in after))


async def test_for_a_player_who_finds_no_move_in_time_a_simpler_one_decides(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    state = state_where(lambda state: len(legal_moves(state)) > 6 and greedy_move(state) != legal_moves(state)[0])
    pool = BotPool(1)
    sight = view(state, mover(state))
    try:
        for name, patience in (("nobody", 60), ("arena.badbots:broken", 60), ("arena.badbots:Lost", 60), (LATE, 0.5)):
            monkeypatch.setattr(thinking, "PATIENCE_SECONDS", patience)
            caplog.clear()
            assert await pool.move(sight, name, 5) == (greedy_move(state), Thought("greedy", 5))
            assert [record.message for record in caplog.records if f"{name} " in record.message], name
    finally:
        pool.close()


async def test_every_move_of_a_bot_can_be_made_again_from_the_log(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with Server(database, tmp_path) as server:
        keys = server.table({}, {"bot": "griffin"}, {"bot": QUICK})
        await play_a_while(await keys.join(0), 12)
    chosen = []
    async with Store(database) as store:
        log = (await OpenTables(store).table(keys.table)).log
        for entry in log.entries:
            if isinstance(entry.body, Moves) and entry.body.by:
                by = entry.body.by
                before = log.state_at(entry.seq - 1)
                assert before is not None
                spent = Spent(by.simulations, by.depth, by.plan)
                assert (decide(by.player, by.seed, view(before, entry.seat), spent)[0],) == entry.body.moves
                chosen.append(by.player)
    assert set(chosen) == {"griffin", QUICK}


class WithoutLeases(Store):
    """A store whose leases nobody may ask for: each costs a commit of its own."""

    async def take_lease(self, table: str, decision: str, worker: str, seconds: float) -> bool:
        raise AssertionError("a lease was asked for")


async def test_alone_on_its_database_a_server_asks_for_no_lease(tmp_path: Path) -> None:
    async with WithoutLeases(f"sqlite:///{tmp_path / 'games.db'}") as store:
        open_tables = OpenTables(store)
        autoplay = Autoplay(open_tables, BotPool(1), alone=True)
        header = Header(2, level=0, start=late_state().to_bytes())
        keys = await open_tables.create(header, [Seat(bot=QUICK), Seat(bot=QUICK)])
        live = await open_tables.table(keys.table)
        await open_tables.do(live, -1, None, lambda log: log.begin())
        async with asyncio.timeout(60):
            while len(live.log.game.batches) < 3 and not live.log.over:
                await asyncio.sleep(0.05)
        await autoplay.close()


async def test_a_table_of_bots_begins_by_itself_and_plays_at_a_watchable_pace(server: Server) -> None:
    keys = server.table({"bot": QUICK}, {"bot": QUICK})
    watcher = await keys.join(-1)
    await watcher.until(lambda: watcher.table["view"] is not None)
    assert watcher.table["setting"]["started"] is True
    late = await late_table(server, late_state(), bots={0: QUICK, 1: QUICK}, starts_itself=False)
    late.post("/start", late.owner)
    watcher = await late.join(-1)
    await watcher.until(lambda: moves_of(watcher, 0) + moves_of(watcher, 1) >= 3 or watcher.over())
    times = [entry["at"] for entry in watcher.news if entry["kind"] == "moves"]
    assert all(later - earlier >= 700 * WATCHABLE for earlier, later in itertools.pairwise(times))


async def test_two_tables_get_their_bots_answers_in_turn(server: Server) -> None:
    tables = [server.table({}, {"bot": QUICK}, {"bot": QUICK}, level="apprentice") for _ in range(2)]
    guests = [await keys.join(0) for keys in tables]
    await asyncio.gather(*(play_a_while(guest, 12) for guest in guests))
    order = sorted((entry["at"], number) for number, guest in enumerate(guests) for entry in bot_moves(guest))
    owners = [number for _, number in order]
    both = owners[: max(index for index, _ in enumerate(owners) if len(set(owners[index:])) == 2) + 1]
    longest = max(len(run) for run in "".join(map(str, both)).replace("01", "0 1").replace("10", "1 0").split())
    assert longest <= len(both) // 2


def bot_moves(guest: Guest) -> list[dict[str, int]]:
    """The entries of the computer players."""
    return [entry for entry in guest.news if entry["kind"] == "moves" and entry["seat"] > 0]


async def test_two_web_bots_play_a_game_to_its_end(server: Server) -> None:
    keys = await late_table(server)
    links = [f"{server.address}/table/{keys.table}#{key}" for key in keys.seats]
    running = [
        await asyncio.create_subprocess_exec(sys.executable, str(WEBBOT), link, stdout=asyncio.subprocess.PIPE)
        for link in links
    ]
    printed = [(await asyncio.wait_for(bot.communicate(), 120))[0].decode() for bot in running]
    assert [bot.returncode for bot in running] == [0, 0]
    assert printed[0] == printed[1]
    assert printed[0].count("'total'") == 2


def options_of(state: State) -> list[int]:
    """What the first seat may do; nothing if it is not asked."""
    return legal_moves(state) if mover(state) == 0 else []


async def test_a_hint_is_a_legal_move_and_only_for_those_who_may_have_it(server: Server) -> None:
    nearly_over = state_where(lambda state: state.year == 3 and state.space >= 12 and len(options_of(state)) in (2, 3))
    keys = await late_table(server, nearly_over, bots={1: QUICK})
    ada = await keys.join(0)
    await ada.until(ada.asked)
    advice = await ada.ask("hint")
    assert advice["type"] == "advice", advice
    assert advice["best"][0]["moves"][0] in [option["move"] for option in ada.table["decision"]["options"]]
    people: Keys = server.table()
    guests = await people.sit()
    await guests[0].until(guests[0].asked)
    assert (await guests[0].ask("hint"))["code"] == "no-hints"


async def test_computer_players_keep_their_names_in_a_record(server: Server) -> None:
    nearly_over = state_where(lambda state: state.year == 3 and state.space >= 12, players=3)
    keys = await late_table(server, nearly_over, bots={1: QUICK, 2: QUICK}, names=["", "", ""])
    ada = await keys.join(0)
    await play_on([ada])
    text = keys.ask("GET", "/record", keys.spectator).text
    assert parse(text).names == ["Player 1", "Squirrel 2", "Squirrel 3"]
    shown = await Keys(server, server.post("/api/records", body={"record": text})).join(-1)
    assert [sitting["name"] for sitting in shown.table["sitting"]] == ["Player 1", "Squirrel 2", "Squirrel 3"]
