"""One device for several people: between two of them it is told only what everybody may know."""

from collections.abc import Iterator

import msgspec
import pytest
from seasons.server.asking import PUBLIC, asked
from seasons.server.wire import Asked

from seasons.notation import move_id, read_position
from seasons.rules import Fast, State, apply, decision, legal_moves, new_game, preview, public_view, view
from server.house import QUICK, Guest, Keys, Server, catch_up, late_table

pytestmark = pytest.mark.anyio

NAMES = ["Ada", "Bob", "Cleo", "Dora"]
DICE = """
phase: dice
first: 2
turn: 2
seats: {1: {hand: [Purse of Io]}, 2: {hand: [Tree of Light], library 3: [Kairn the Destroyer]}}
top: Potion of Life
known: {1: [Tree of Light], 2: [Potion of Life, Purse of Io]}
next: {rolls: [2, 3, 5]}
"""
"""Bob must take a die; he knows the top card and Ada's hand, and Ada knows his."""


async def device_and_watcher(server: Server, position: str, **header: object) -> tuple[Keys, Guest, Guest]:
    """A running game on one device that lies face down, and a spectator."""
    keys = await late_table(server, read_position(position)[0], hot_seat=True, **header)
    device = await keys.join(-2, face_down=True)
    await device.until(lambda: device.last["view"] is not None)
    watcher = await keys.join(-1)
    await catch_up([device, watcher])
    return keys, device, watcher


async def looks_from(device: Guest, seat: int, face_down: bool) -> None:
    """Turn the table."""
    assert (await device.ask("look-from", seat=seat, face_down=face_down))["type"] == "done"
    await device.until(lambda: (device.last["seat"], device.last["face_down"]) == (seat, face_down))


def knows_as_much(device: Guest, watcher: Guest) -> bool:
    """Whether the device was told what a spectator was told, and nothing more."""
    same = ("view", "news", "sitting", "waiting", "setting")
    return all(device.last[key] == watcher.last[key] for key in same) and device.last["free"] == []


async def test_face_down_a_device_is_told_what_a_spectator_is_told(server: Server) -> None:
    _, device, watcher = await device_and_watcher(server, DICE)
    watcher.last["news"] = watcher.news
    assert device.last["fresh"] and device.last["face_down"] and device.last["seat"] == 0
    assert knows_as_much(device, watcher)
    await looks_from(device, 1, False)
    assert (device.last["view"]["top"], device.last["view"]["places"][0]["hand"]) == (26, [8])
    assert not knows_as_much(device, watcher)
    await looks_from(device, 1, True)
    assert device.last["fresh"] and knows_as_much(device, watcher)
    asked = device.last["asked"]
    assert (asked["kind"], asked["seat"]) == ("die", 1)
    moves = [asked["options"][0]["move"]]
    foreseen = await device.ask("foresee", decision=asked["id"], moves=moves)
    assert [args["voice"] for _, args in foreseen["said"]] == ["you"]  # the page asks again before what costs me a card
    assert foreseen["view"]["top"] == 0 and foreseen["view"]["places"][0]["hand"] == []
    past, theirs = [await guest.ask("look-back", seq=device.last["seq"]) for guest in (device, watcher)]
    assert past["view"] == theirs["view"]
    assert (await device.ask("hint"))["code"] == "no-hints"
    await device.play(moves)
    await catch_up([device, watcher])
    assert knows_as_much(device, watcher)


async def test_face_down_a_device_is_not_asked_what_needs_a_hand(server: Server) -> None:
    _, device, _ = await device_and_watcher(server, "{seats: {1: {hand: [Purse of Io], reserve: 2 air 2 fire}}}")
    assert device.last["asked"] is None
    assert [(one["seat"], one["public"]) for one in device.last["waiting"]] == [(0, False)]
    await looks_from(device, 0, False)
    moves, decision_id = [move_id("summon Purse of Io")], device.last["asked"]["id"]
    assert (await device.ask("foresee", decision=decision_id, moves=moves))["type"] == "foreseen"
    await looks_from(device, 0, True)
    assert (await device.ask("foresee", decision=decision_id, moves=moves))["code"] == "stale"


async def test_cards_lie_face_down_only_where_several_people_share_a_key_and_until_the_end(server: Server) -> None:
    keys = await late_table(server, read_position(DICE)[0], names=NAMES[:2])
    await keys.join(0)
    bob = await keys.join(1, face_down=True)
    await bob.until(bob.asked)
    assert not bob.last["face_down"] and bob.last["view"]["top"] == 26
    ends = "{year: 3, space: 12, dice: {1: 1/1, 2: 2/1, left: 3/6}, turn: 2, first: 1}"
    keys, device, _ = await device_and_watcher(server, ends)
    assert device.last["face_down"]
    bob = await keys.join(1)
    await bob.play([move_id("end turn")])
    await device.until(device.over)
    assert not device.last["face_down"]


async def test_the_computer_at_the_same_table_changes_nothing(server: Server) -> None:
    position = DICE.replace("phase: dice", "players: 3\nphase: dice").replace("rolls: [2, 3, 5]", "rolls: [2, 3, 5, 1]")
    _, device, watcher = await device_and_watcher(server, position, bots={2: QUICK})
    assert device.welcome["seats"] == [0, 1]
    await looks_from(device, 1, True)
    await device.play([device.last["asked"]["options"][0]["move"]])
    await device.until(lambda: device.last["waiting"][0]["seat"] == 0)  # the computer has taken its die
    await catch_up([device, watcher])
    assert knows_as_much(device, watcher) and device.last["asked"] is None
    assert (await device.ask("look-from", seat=2, face_down=True))["code"] == "not-your-seat"


def games(players: int, seeds: range) -> Iterator[State]:
    """All states of some random games."""
    for seed in seeds:
        chance = Fast(seed)
        state = new_game(players, chance, 2)
        while not state.over:
            yield state
            moves = legal_moves(state)
            apply(state, moves[chance.below(len(moves))], chance)


def plain(question: Asked | None) -> Asked:
    """A question without what depends on the eyes: its number, and why answers are final."""
    assert question is not None
    options = [msgspec.structs.replace(option, final=[]) for option in question.options]
    return msgspec.structs.replace(question, id=0, options=options)


def test_questions_for_all_look_the_same_to_all() -> None:
    found = dict.fromkeys(PUBLIC, 0)
    for players in (2, 3, 4):
        for state in games(players, range(3)):
            for seat in range(players):
                open_now = decision(state, seat)
                table = public_view(state).table
                everybody = asked(table, seat, NAMES, face_down=True)
                if open_now is None or open_now.kind not in PUBLIC:
                    assert everybody is None
                else:
                    found[open_now.kind] += 1
                    assert everybody is not None
                    assert plain(everybody) == plain(asked(view(state, seat).table, seat, NAMES))
                    for option in everybody.options:
                        then = preview(table, [option.move], seat)
                        following = None if then.cut else asked(then.state, seat, NAMES, face_down=True)
                        assert following is None or following.kind in PUBLIC
    assert min(found.values()) > 0, found
