"""The same game twice, with two cards swapped that a seat does not know: every byte it is sent is the same, too."""

import hashlib
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from seasons.game.entries import Header, Seat, Start, pack, unpack_header
from seasons.protocol.requests import PROTOCOL
from seasons.rules import HAND, LIBRARY2, LIBRARY3, PACK, PILE, RULES_VERSION, State, move, number_of, public_view, view
from seasons.server.store import OWNER, SPECTATOR, Entry, Key, Store, hash_key
from seasons.server.tables.open_tables import entry_of
from seasons.server.tables.table_log import TableLog
from server.house import QUICK, Guest, Keys, Message, Server, catch_up, play_on, state_where

pytestmark = pytest.mark.anyio

SECRET = b"the same dice at both tables...."
TIMES = re.compile(r'"(at|now)":\d+')
AWAY = re.compile(r',"away":true')
EYES = {0: 0, SPECTATOR: SPECTATOR, OWNER: SPECTATOR}
"""Whose bytes are compared, and who may know as much: seat 1's, a spectator's, and those of a device for all people
that lies face down before seat 2."""
FACE_DOWN = {"seat": 1, "face_down": True}


def after_rounds(rounds: int, players: int, seed: int) -> State:
    """A state so many rounds into a game."""
    return state_where(lambda state: state.round >= rounds or bool(state.over), players, seed=seed)


def swapped(state: State, one: int, other: int) -> State:
    """The same state with two cards in each other's place."""
    made = state.copy()
    for numbers in (made.where, made.known, made.turned, made.memory):
        numbers[one], numbers[other] = numbers[other], numbers[one]
    return made


def unknown_cards(state: State, place: int) -> list[int]:
    """Cards at a place that neither the first seat nor a spectator knows."""
    masks = [view(state, 0).table, public_view(state).table]
    return [card for card in range(100) if state.where[card] == place and all(mask.where[card] < 0 for mask in masks)]


def pairs(state: State, places: tuple[int, int]) -> list[tuple[int, int]]:
    """Pairs of cards of different names whose exchange the first seat and a spectator cannot notice."""
    found = []
    for one in unknown_cards(state, places[0]):
        for other in unknown_cards(state, places[1]):
            twin = swapped(state, one, other)
            if number_of(one) != number_of(other) and same(state, twin, 0) and same(state, twin, -1):
                found.append((one, other))
    return found


def same(one: State, other: State, eyes: int) -> bool:
    """Whether these eyes see the same in both states."""
    sights = [public_view(state) if eyes < 0 else view(state, eyes) for state in (one, other)]
    return sights[0] == sights[1]


def choose_blindly(asked: Message, hidden: set[int]) -> list[int]:
    """An answer that follows from what was sent, but does not touch the two cards if that can be avoided."""
    if asked["suggested"]:
        return list(asked["suggested"])
    options = [option for option in asked["options"] if move(option["move"]).card not in hidden] or asked["options"]
    number = asked["id"] * 7 + len(options)
    ends = [option for option in options if option["pieces"] == ["end"]]
    if ends and number % 3 == 0:
        return [ends[0]["move"]]
    return [options[number % len(options)]["move"]]


@dataclass
class Told:
    """What somebody was sent: the bytes, without what must differ, and after which entry of the log."""

    guest: Guest
    frames: list[tuple[int, str]] = field(default_factory=list)
    read: int = 0

    def collect(self, table: str) -> None:
        """Take over what has come since the last time; answers to requests are told apart from news."""
        self.take(self.guest, self.guest.frames[self.read :], table)
        self.read = len(self.guest.frames)

    def come_back(self, guest: Guest, table: str) -> None:
        """Take over what somebody is greeted with who has seen nothing yet."""
        self.take(guest, guest.frames[:2], table)

    def take(self, guest: Guest, frames: list[str], table: str) -> None:
        """Take over some of what was sent to somebody."""
        for frame in frames:
            plain = AWAY.sub("", TIMES.sub(r'"\1":0', frame)).replace(table, "T" * len(table))
            self.frames.append((guest.last["seq"], plain))

    def before(self, seq: int) -> list[str]:
        """Everything until an entry, the answers to requests after the news."""
        known = [frame for at, frame in self.frames if at < seq]
        return sorted(known, key=lambda frame: not frame.startswith('{"type":"update"'))


async def set_up(server: Server, state: State, number: int) -> Keys:
    """A table with a given state, secret and keys."""
    keys = [hashlib.sha256(f"{number} {seat}".encode()).hexdigest()[:32] for seat in range(state.players + 2)]
    seats = [*range(int(state.players)), SPECTATOR, OWNER]
    header = Header(int(state.players), int(state.level), int(state.edition), 0, hot_seat=True, start=state.to_bytes())
    async with Store(server.database) as store:
        hashes = [Key(hash_key(key), seat) for key, seat in zip(keys, seats)]
        made = await store.create_table(pack(header), RULES_VERSION, hashes, secret=SECRET, table=f"swapped{number:05}")
        for seat in range(int(state.players)):
            sits = Seat(name=f"Seat {seat + 1}", taken=True, nonce=f"{seat:032x}")
            await store.append(made.id, Entry(seat + 1, "seat", seat, pack(sits)))
        begins = Entry(int(state.players) + 1, "start", SPECTATOR, pack(Start(())))
        await store.append(made.id, begins)
    listed = {"table": made.id, "commitment": "", "seats": keys[:-2], "spectator": keys[-2], "owner": keys[-1]}
    return Keys(server, listed)


async def watched_game(keys: Keys, hidden: set[int], steps: int) -> dict[int, Told]:
    """Play with everybody waiting for everybody, so that nothing depends on who is quicker; what each was sent."""
    guests = await keys.sit()
    watcher, device = await keys.join(SPECTATOR), await keys.join(OWNER, **FACE_DOWN)
    device.pace = guests[0].pace  # they speak for one seat, and messages are counted by seat
    everybody = [*guests, watcher, device]
    await guests[0].settled("say", id="all-are-here", phrase="hello")
    await catch_up(everybody)
    told = {seat: Told(guest, read=len(guest.frames)) for seat, guest in enumerate(guests)}
    told |= {SPECTATOR: Told(watcher, read=len(watcher.frames)), OWNER: Told(device, read=len(device.frames))}
    for step in range(steps):
        mover = next((guest for guest in guests if guest.asked()), None)
        if mover is None or mover.over():
            break
        for guest in (guests[0], device):
            if guest.asked():
                moves, decision = choose_blindly(guest.decision, hidden), guest.table["decision"]["id"]
                await guest.ask("preview", id=f"foresee-{step}", decision=decision, moves=moves)
        await mover.settled("play", id=f"play-{step}", decision=mover.table["decision"]["id"],
                            moves=choose_blindly(mover.decision, hidden))  # fmt: skip
        await catch_up(everybody)
        for eyes in EYES if step % 5 == 0 else ():
            await told[eyes].guest.ask("look-back", id=f"back-{step}", seq=watcher.last["seq"] - step // 2)
        for one in told.values():
            one.collect(keys.table)
    for guest in everybody:
        await guest.close()
    for eyes in EYES:
        told[eyes].come_back(await keys.join(eyes, **(FACE_DOWN if eyes == OWNER else {})), keys.table)
    return told


async def states_of(server: Server, keys: Keys) -> dict[int, State]:
    """The true state after every entry."""
    async with Store(server.database) as store:
        row = await store.table(keys.table)
        stored = await store.entries(keys.table)
    assert row is not None
    log = TableLog(keys.table, unpack_header(row.header), row.secret)
    states = {}
    for entry in map(entry_of, stored):
        log.read([entry])
        if log.state is not None:
            states[entry.seq] = log.state.copy()
    return states


def first_difference(one: dict[int, State], other: dict[int, State], eyes: int) -> int:
    """The first entry after which these eyes may see which of the two games it is; at its end every device may."""
    for seq in sorted(one):
        if seq not in other or not same(one[seq], other[seq], EYES[eyes]) or (eyes == OWNER and one[seq].over):
            return seq
    return max(one) + 1


WHOLE = 1_000
SHORT = int(os.environ.get("SEASONS_LEAK_STEPS", "40"))
"""How many moves are compared where it is not the whole game; `make soak` sets more."""
CASES = [
    ("hand and pile", 2, 2, HAND + 1, PILE, WHOLE),
    ("hand and pile", 2, 6, HAND + 1, PILE, SHORT),
    ("library and pile", 2, 1, LIBRARY3 + 1, PILE, SHORT),
    ("hand and hand", 3, 3, HAND + 1, HAND + 2, WHOLE),
    ("library and hand", 3, 2, LIBRARY2 + 2, HAND + 1, SHORT),
    ("pack and pile", 2, 0, PACK + 1, PILE, WHOLE),
    ("library and hand", 4, 2, LIBRARY2 + 3, HAND + 1, SHORT),
]


@pytest.mark.parametrize(("what", "players", "rounds", "here", "there", "steps"), CASES)
async def test_two_games_that_differ_in_hidden_cards_look_the_same(
    server: Server, what: str, players: int, rounds: int, here: int, there: int, steps: int
) -> None:
    for seed in range(1, 40):
        state = after_rounds(rounds, players, seed)
        found = pairs(state, (here, there))
        if found:
            break
    one, other = found[len(found) // 2]
    hidden = {int(number_of(one)), int(number_of(other))}
    number = CASES.index((what, players, rounds, here, there, steps)) * 2 + 10_000
    games = []
    for at, start in enumerate((state, swapped(state, one, other))):
        keys = await set_up(server, start, number + at)
        games.append((await watched_game(keys, hidden, steps), await states_of(server, keys)))
    (told, states), (twin, twins) = games
    compared = 0
    for eyes in EYES:
        end = first_difference(states, twins, eyes)
        mine, theirs = told[eyes].before(end), twin[eyes].before(end)
        assert [len(frame) for frame in mine] == [len(frame) for frame in theirs]
        assert mine == theirs
        compared += sum(map(len, mine))
    print(f"{what}: {compared} bytes compared")
    assert compared > 20_000
    assert told[1].frames != twin[1].frames, "the two games were the same for everybody"


async def test_keys_are_nowhere_but_with_those_who_hold_them(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path) as server:
        keys = server.table({"name": "Ada"}, {}, {"bot": QUICK})
        ada, bob = await keys.join(0), await keys.join(1)
        watcher = await keys.join(-1)
        await ada.until(ada.asked)
        await bob.until(bob.asked)
        await play_on([ada, bob], 4)
        for path in ("", "/start", "/record"):
            keys.ask("GET", path, keys.owner)
        for wrong in (keys.seats[0] + "x", "x" + keys.spectator):
            keys.ask("GET", "", wrong)
            keys.ask("GET", f"?key={keys.seats[0]}", wrong)
        await ada.send({"type": "hello", "protocol": PROTOCOL, "table": keys.table, "key": keys.seats[0]})
        await ada.read()
        sent = "".join(frame for guest in (ada, bob, watcher) for frame in guest.frames)
        written = b"".join(path.read_bytes() for path in files(tmp_path))
        server.stop()
        written += b"".join(path.read_bytes() for path in files(tmp_path))
    for key in keys.all():
        assert key not in sent
        assert key.encode() not in written
        assert hash_key(key) in written


def files(folder: Path) -> Iterable[Path]:
    """What the server has written: its database and what it printed."""
    return [path for path in folder.iterdir() if path.name.startswith(("games.db", "server.log"))]
