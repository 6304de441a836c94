"""Whatever strangers send gets a refusal of its own, and the table goes on."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import websockets

from seasons.notation import dump, new_table, record_of
from seasons.protocol.requests import CAPABILITIES, PROTOCOL
from seasons.rules import legal_moves, mover
from seasons.server.api.socket import PATIENCE
from seasons.server.tables.guest import LONGEST_MESSAGE
from seasons.server.tables.lobby import MESSAGES_A_SECOND, MESSAGES_AT_ONCE
from seasons.server.tables.names import LONGEST_TYPED
from seasons.server.tables.records import LONGEST_RECORD
from seasons.server.tables.requests import LONGEST_BATCH
from server.house import QUICK, Guest, Keys, Message, Server, catch_up, choose, play_on

pytestmark = pytest.mark.anyio

HELLO = {"type": "hello", "protocol": PROTOCOL, "table": "x", "key": "y"}
SCRIPT = "<script>alert(1)</script>"


@pytest.fixture
async def game(server: Server) -> AsyncIterator[tuple[Keys, Guest, Guest]]:
    """A game of two that has begun; after the test it must still go on."""
    keys = server.table()
    ada, bob = await keys.sit()
    await ada.until(ada.asked)
    await bob.until(bob.asked)
    yield keys, ada, bob
    again = await keys.sit()
    await catch_up(again)
    assert await play_on(again, 2) >= 2


async def refused(guest: Guest, message: Message | str | bytes) -> Message:
    """What is answered to a message that cannot be carried out."""
    await guest.send(message)
    while (answer := await guest.read())["type"] != "refused":
        assert answer["type"] == "update", answer
    return answer


@pytest.mark.parametrize(
    ("message", "id"),
    [
        ("", ""),
        ("{", ""),
        ("null", ""),
        ("[]", ""),
        ('"play"', ""),
        ("{}", ""),
        ('{"type": "play", "id": "a"}', "a"),
        ('{"type": "play", "id": "a", "decision": "0", "moves": [1]}', "a"),
        ('{"type": "play", "id": "a", "decision": 0, "moves": [1.5]}', "a"),
        ('{"type": "play", "id": "a", "decision": 1e400, "moves": [1]}', "a"),
        ('{"type": "play", "id": 7, "decision": 0, "moves": [1]}', ""),
        ('{"type": "say", "id": "", "phrase": "hello"}', ""),
        ('{"type": "say", "id": "a\\u0000b", "phrase": "hello"}', "a\0b"),
        ('{"type": "say", "id": "\\ud800", "phrase": "hello"}', ""),
        ('{"type": "take-back", "id": "a", "reach": "everything"}', "a"),
        ("[" * 5_000, ""),
        ('{"id": "a", "x": ' + "[" * 9_000, ""),
        ('{"type": "say", "id": "a", "phrase": ' + '{"a":' * 3_000, ""),
    ],
)
async def test_what_is_no_request_is_a_bad_message(game: tuple[Keys, Guest, Guest], message: str, id: str) -> None:
    answer = await refused(game[1], message)
    assert (answer["code"], answer["id"]) == ("bad-message", id)


async def test_a_request_of_an_unknown_kind_is_told_which_there_are(game: tuple[Keys, Guest, Guest]) -> None:
    answer = await refused(game[1], '{"type": "dance", "id": "a"}')
    assert (answer["code"], answer["id"]) == ("unknown-message", "a")
    assert answer["capabilities"] == game[1].welcome["capabilities"] == list(CAPABILITIES)


async def test_fields_that_nobody_knows_are_passed_over(game: tuple[Keys, Guest, Guest]) -> None:
    _, ada, _ = game
    answer = await ada.ask("play", decision=ada.decision["id"], moves=choose(ada.decision), colour="blue")
    assert answer["type"] == "done"


async def test_an_id_is_at_most_64_letters_long(game: tuple[Keys, Guest, Guest]) -> None:
    _, ada, _ = game
    assert (await ada.ask("say", id="x" * 64, phrase="hello"))["type"] == "done"
    assert (await ada.ask("say", id="x" * 65, phrase="hello"))["code"] == "bad-message"


async def test_binary_frames_are_bad_messages(game: tuple[Keys, Guest, Guest]) -> None:
    assert (await refused(game[1], b"\xff\xfe\x00"))["code"] == "bad-message"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"decision": 1, "moves": [1]}, "stale"),
        ({"decision": -1, "moves": [1]}, "stale"),
        ({"decision": 10**30, "moves": [1]}, "stale"),
        ({"decision": 0, "moves": []}, "bad-batch"),
        ({"decision": 0, "moves": [1] * (LONGEST_BATCH + 1)}, "bad-batch"),
        ({"decision": 0, "moves": [-1]}, "illegal"),
        ({"decision": 0, "moves": [-(2**63)]}, "illegal"),
        ({"decision": 0, "moves": [2**63 - 1]}, "illegal"),
        ({"decision": 0, "moves": [10**30]}, "illegal"),
        ({"decision": 0, "moves": [0]}, "illegal"),
    ],
)
async def test_moves_that_are_none_are_refused(
    game: tuple[Keys, Guest, Guest], fields: dict[str, Any], code: str
) -> None:
    _, ada, bob = game
    seq = ada.last["seq"]
    for type in ("play", "preview"):
        answer = await ada.ask(type, **fields)
        assert (answer["type"], answer["code"]) == ("refused", code)
    assert (await bob.ask("play", decision=0, moves=[1]))["code"] == "stale"
    assert (await ada.ask("look-back", seq=10**30))["type"] in ("past", "refused")
    assert ada.last["seq"] == seq


async def test_out_of_turn_moves_are_stale_and_show_the_table_again(game: tuple[Keys, Guest, Guest]) -> None:
    _, ada, bob = game
    await ada.play()
    assert ada.table["decision"] is None
    assert (await ada.ask("play", decision=0, moves=[102]))["code"] == "stale"
    assert (await ada.read())["type"] == "update"
    assert bob.asked()


async def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(game: tuple[Keys, Guest, Guest]) -> None:
    _, ada, _ = game
    assert (await refused(ada, "x" * (LONGEST_MESSAGE + 1)))["code"] == "too-long"
    await ada.send("x" * 200_000)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await asyncio.wait_for(drain(ada), 20)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009


async def drain(guest: Guest) -> None:
    """Read for ever."""
    while True:
        await guest.read()


async def test_who_floods_is_slowed_down_then_shown_out(game: tuple[Keys, Guest, Guest]) -> None:
    keys, ada, bob = game
    for number in range(int(MESSAGES_AT_ONCE) + PATIENCE + 500):
        try:
            await ada.send({"type": "say", "id": f"f{number}", "phrase": "nonsense"})
        except websockets.ConnectionClosed:
            break
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await asyncio.wait_for(drain(ada), 30)
    answers = [json.loads(frame) for frame in ada.frames]
    slowed = [answer["id"] for answer in answers if answer.get("code") == "slow-down"]
    assert len(slowed) >= PATIENCE
    assert int(slowed[0].removeprefix("f")) >= MESSAGES_AT_ONCE - 1  # the hello was one
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    await bob.play()
    await asyncio.sleep(10 / MESSAGES_A_SECOND)  # until the seat may come back, and speak as people do
    assert (await keys.join(0)).asked()


async def first_words(server: Server, *said: str) -> Message:
    """What is answered to somebody who begins like this."""
    guest = Guest(await server.connect())
    for words in said:
        await guest.send(words)
    answer = await guest.read()
    if answer["type"] == "welcome" and not answer["seats"]:  # for pages of another protocol
        answer = await guest.read()
    if answer["type"] == "gone":
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await guest.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    return answer


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ("hi there", "bad-message"),
        ("", "bad-message"),
        (json.dumps({"type": "play", "id": "a", "decision": 0, "moves": [1]}), "bad-message"),
        (json.dumps(HELLO | {"protocol": PROTOCOL + 1}), "other-protocol"),
        (json.dumps(HELLO | {"protocol": -1}), "other-protocol"),
        (json.dumps(HELLO), "no-table"),
        (json.dumps(HELLO | {"table": ""}), "no-table"),
        (json.dumps(HELLO | {"table": "a\0b"}), "no-table"),
        (json.dumps(HELLO | {"table": "../../etc"}), "no-table"),
        (json.dumps(HELLO | {"key": "é" * 300}), "no-table"),
        ('{"type": "hello", "protocol": 2, "table": "x", "key": "\\ud800"}', "bad-message"),
        (json.dumps(HELLO | {"key": "x" * LONGEST_MESSAGE}), "too-long"),
        (json.dumps(HELLO | {"extra": 1}), "no-table"),
    ],
)
async def test_who_does_not_greet_properly_is_told_why_and_shown_out(server: Server, hello: str, code: str) -> None:
    answer = await first_words(server, hello)
    assert (answer["type"], answer["code"]) == ("gone", code)


async def test_a_page_of_protocol_1_that_was_at_the_table_is_let_go_to_load_the_newer_one(server: Server) -> None:
    guest = Guest(await server.connect())
    await guest.send(json.dumps(HELLO | {"protocol": 1, "seen": 3}))
    assert (await guest.read())["type"] == "welcome"
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await guest.read()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429


async def test_a_page_of_protocol_1_is_told_of_the_newer_one_and_in_a_sentence(server: Server) -> None:
    guest = Guest(await server.connect())
    await guest.send(json.dumps(HELLO | {"protocol": 1}))
    assert ((await guest.read())["version"], guest.welcome["seats"]) == (health(server)["version"], [])
    gone = await guest.read()
    assert (gone["code"], gone["text"]) == ("other-protocol", ["refused-other-protocol", {"count": PROTOCOL}])


def health(server: Server) -> Message:
    """What the server says about itself."""
    told: Message = server.ask("GET", "/api/health").json()
    return told


async def test_a_wrong_key_opens_no_table(server: Server) -> None:
    keys, other = server.table(), server.table()
    for key in ("", "wrong", keys.seats[0][:-1], keys.seats[0] + "A", other.seats[0], other.owner, other.spectator):
        hello = HELLO | {"table": keys.table, "key": key}
        assert (await first_words(server, json.dumps(hello)))["code"] == "no-table"
        answer = keys.ask("GET", "", key)
        assert answer.status_code == (404 if key else 401)
    for what in ("/start", "/leave", "/rematch"):
        assert keys.ask("POST", what, other.owner).status_code == 404


async def test_a_second_hello_is_refused(game: tuple[Keys, Guest, Guest]) -> None:
    assert (await refused(game[1], json.dumps(HELLO)))["code"] == "hello-twice"


async def test_a_bad_nonce_or_a_long_name_does_not_take_the_seat(server: Server) -> None:
    keys = server.table()
    for more, code in (
        ({"nonce": "xyz"}, "bad-nonce"),
        ({"nonce": "ab"}, "bad-nonce"),
        ({"name": "n" * 21}, "name-too-long"),
    ):
        guest = Guest(await server.connect())
        await guest.send(HELLO | {"table": keys.table, "key": keys.seats[0]} | more)
        assert (await guest.read())["code"] == code
    assert keys.ask("GET", "", keys.owner).json()["sitting"][0].get("taken", False) is False


async def test_names_are_plain_text_without_invisible_signs(server: Server) -> None:
    keys = server.table({"name": "<b>Ada</b>"}, {}, start=False)
    shown = keys.ask("GET", "", keys.owner)
    assert shown.json()["sitting"][0]["name"] == "<b>Ada</b>"
    assert shown.headers["content-type"] == "application/json"
    keys.post("/seats", keys.seats[0], {"seat": 0, "name": "A\u202ed\0a\n\u200bL"})
    assert keys.ask("GET", "", keys.owner).json()["sitting"][0]["name"] == "A d a L"
    long = keys.ask("POST", "/seats", keys.seats[0], json={"seat": 0, "name": SCRIPT})
    assert (long.status_code, long.json()["code"]) == (400, "name-too-long")
    keys.post("/seats", keys.seats[0], {"seat": 0, "name": "Bea".rjust(LONGEST_TYPED)})
    endless = keys.ask("POST", "/seats", keys.seats[0], json={"seat": 0, "name": "Eve".rjust(LONGEST_TYPED + 1)})
    assert (endless.status_code, endless.json()["code"]) == (400, "name-too-long")


async def test_a_page_of_another_site_may_not_connect(server: Server) -> None:
    for origin in ("https://elsewhere.example", "null", server.address.replace("127.0.0.1", "localhost")):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await server.connect(origin=origin)
        assert refused.value.response.status_code == 403
    own = await server.connect(origin=server.address)
    await own.close()


async def test_spectators_can_do_nothing_but_watch(server: Server, game: tuple[Keys, Guest, Guest]) -> None:
    keys, ada, _ = game
    watcher = await keys.join(-1)
    seq = ada.last["seq"]
    assert (watcher.welcome["seats"], watcher.table["decision"], watcher.table["why"]) == ([], None, None)
    for type, fields in {
        "play": {"decision": 0, "moves": [ada.table["decision"]["options"][0]["move"]]},
        "preview": {"decision": 0, "moves": [ada.table["decision"]["options"][0]["move"]]},
        "take-back": {"reach": "entry", "seq": 0},
        "stand": {"card": 27, "energy": 0},
        "say": {"phrase": "hello"},
        "agree": {"hints": True},
    }.items():
        assert (await watcher.ask(type, **fields))["code"] == "spectator"
    assert (await watcher.ask("hint"))["code"] == "no-hints"
    assert (await watcher.ask("look-from", seat=0))["code"] == "not-your-seat"
    for what, body in (
        ("/start", None),
        ("/leave", None),
        ("/rematch", None),
        ("/seats", {"seat": 0, "bot": QUICK}),
    ):
        assert keys.ask("POST", what, keys.spectator, json=body).status_code == 403
    assert keys.ask("GET", "/record", keys.spectator).status_code == 409
    assert (await keys.join(0)).last["seq"] == seq


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"players": 1}, "bad-players"),
        ({"players": 5}, "bad-players"),
        ({"players": -(10**30)}, "bad-players"),
        ({"players": 2, "seats": [{}, {}, {}]}, "bad-players"),
        ({"first": 2}, "bad-first"),
        ({"first": -2}, "bad-first"),
        ({"seats": [{"bot": "skynet"}]}, "no-bot"),
        ({"seats": [{"bot": "os:system"}]}, "no-bot"),
        ({"seats": [{"name": SCRIPT}]}, "name-too-long"),
    ],
)
def test_tables_that_cannot_be_are_refused(server: Server, body: Any, code: str) -> None:
    answer = server.ask("POST", "/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"players": []}', b'{"more": 1}', b'"\xff"', b"[" * 9_999]
)
def test_bodies_that_cannot_be_read_are_bad_requests(server: Server, body: bytes) -> None:
    kind = {"content-type": "application/json"}
    assert server.http.post(server.address + "/api/tables", content=body, headers=kind).status_code == 400


def test_bodies_that_are_too_long_are_refused(server: Server) -> None:
    long = {"players": 2, "seats": [{"name": "x"}] * 20_000}
    assert server.ask("POST", "/api/tables", json=long).status_code == 413


@pytest.mark.parametrize(
    "record",
    [
        "",
        "hello",
        "- 1",
        "a: &a [x]\nb: *a",
        "a: &a [x, x]\nb: &b [*a, *a]\nplayers: [*b, *b]",
        "[" * 10_000,
        "players: " + "[" * 900 + "]" * 900,
        "format: 1\nformat: 1",
        "\0",
        "!!python/object/apply:os.system [ls]",
        "format: 1\nplayers: 2024-13-45",
        "format: " + "1" * 5_000,
        "format: !!bool x",
        "format: " + "1:" * 20_000 + "1",
        "\n".join(f"k{number}: 1" for number in range(4_000)),
        "format: 1\nrules: 1\nlevel: apprentice\nedition: revised\nplayers: [A, B]\nfirst: 1\ncommitment: '00'\n"
        f"setup: []\nmoves: ['1{' ' * 20_000}x{' ' * 20_000}\n\n x']",
        "format: 1\nrules: 99\nlevel: apprentice\nedition: revised\nplayers: [A, B]\nfirst: 1\ncommitment: '00'\n"
        "setup: []\nmoves: []",
    ],
)
def test_records_that_are_none_are_refused(server: Server, record: str) -> None:
    answer = server.ask("POST", "/api/records", json={"record": record})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
    assert len(answer.text) < 1_000


@pytest.mark.parametrize("length", [LONGEST_RECORD + 1, 3_000_000])
def test_what_is_too_long_for_a_record_is_refused_with_what_is_allowed(server: Server, length: int) -> None:
    answer = server.ask("POST", "/api/records", json={"record": "#" * length})
    assert (answer.status_code, answer.json()["code"]) == (413, "record-too-long")
    assert (answer.json()["code"], answer.json()["args"]) == ("record-too-long", {"count": LONGEST_RECORD})


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("format: 1", "format: [1", 2),  # not YAML: what comes next does not fit into a list
        ("rules: 1", "rules: 1\nrules: 1", 1),
        ("commitment:", "setup: *there\ncommitment:", 7),
        ("- 1 die 1", "- 1 die 9", None),
        ("- 1 die 1", "- 2 die 1", None),
        ("rank: 1", "rank: 2", 0),
        ("level: apprentice", "level: easy", 0),
    ],
)
def test_the_line_of_a_mistake_in_a_record_is_named(server: Server, old: str, new: str, line: int | None) -> None:
    record = a_record()
    where = record[: record.index(old)].count("\n") + 1 if line is None else line
    answer = server.ask("POST", "/api/records", json={"record": record.replace(old, new, 1)}).json()
    assert (answer["code"], answer["args"]["number"]) == ("bad-record", where), answer


@cache
def a_record() -> str:
    """The record of a whole game."""
    game = new_table(["Ada", "Bob"], level=0, seed=bytes(32))
    while not game.over:
        game.play(mover(game.now), legal_moves(game.now)[:1])
    return dump(record_of(game, ["Ada", "Bob"]))


def test_who_asks_for_anything_too_fast_is_slowed_down(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path, tables_per_minute=1) as server:
        keys = server.table({"name": "Ada"}, {})
        for path, body in (("/seats", {"seat": 0, "name": "Bea"}), ("", None)):
            codes = [keys.ask("POST" if body else "GET", path, keys.owner, json=body).status_code for _ in range(12)]
            assert codes[-1] == 429
        assert server.ask("POST", "/api/mine", json=[]).json()["code"] == "slow-down"
        assert server.ask("GET", "/api/health").status_code == 200


def test_who_sets_up_tables_too_fast_is_slowed_down(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path, tables_per_minute=5) as server:
        codes = [server.ask("POST", "/api/tables", json={}).status_code for _ in range(8)]
        assert codes[0] == 201
        assert codes[-1] == 429
        assert server.ask("POST", "/api/tables", json={}).json()["code"] == "slow-down"
        assert server.ask("GET", "/api/health").status_code == 200


PATHS = ("/", "/table/x", "/nothing", "/assets/nothing.js", "/api/health", "/api/nothing", "/api/tables/x", "/metrics",
         "/api/schema/openapi.json", "/api/tables", "/%2e%2e/%2e%2e/etc/passwd", "/.stamp")  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_carries_the_headers_that_keep_strangers_out(server: Server, path: str) -> None:
    for method in ("GET", "POST", "DELETE", "OPTIONS", "HEAD"):
        answer = server.ask(method, path)
        assert answer.status_code < 500 or answer.status_code == 503
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/../../server/app.py",
        "/%2e%2e/server/app.py",
        "/..%2fserver%2fapp.py",
        "/assets/../../server/app.py",
        "/assets/%2e%2e/%2e%2e/server/app.py",
        "/%2fetc/passwd",
        "//etc/passwd",
        "/assets/..%5c..%5cserver%5capp.py",
        "/%00",
        "/.stamp",
    ],
)
def test_nothing_outside_the_pages_can_be_read(server: Server, path: str) -> None:
    answer = raw_get(server, path)
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"make_app" not in body
    assert b"root:" not in body
    assert b"[project]" not in body
    assert int(head.split()[1]) in (200, 400, 404, 503)


def raw_get(server: Server, path: str) -> bytes:
    """The answer to a path that no polite client would send as it is."""
    with socket.create_connection(("127.0.0.1", server.port)) as plain:
        plain.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        answer = b""
        while part := plain.recv(65_536):
            answer += part
    return answer


def test_the_server_survives_what_is_not_even_http(server: Server) -> None:
    for rubbish in (
        b"\x16\x03\x01\x02\x00",
        b"GET\r\n\r\n",
        b"\r\n" * 100,
        b"POST /api/tables HTTP/1.1\r\ncontent-length: -5\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.port)) as plain:
            plain.sendall(rubbish)
    assert server.ask("GET", "/api/health").status_code == 200
