"""One device for several people: between two of them it is told only what everybody may know."""

from collections.abc import Iterator

import msgspec
import pytest

from seasons.notation import move_id, read_position
from seasons.protocol.decision import PUBLIC, decision_message
from seasons.protocol.shapes import Decision
from seasons.rules import AnyView, Fast, State, apply, decision, legal_moves, new_game, preview, public_view, view
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
    await device.until(lambda: device.table["view"] is not None)
    watcher = await keys.join(-1)
    await catch_up([device, watcher])
    return keys, device, watcher


async def looks_from(device: Guest, seat: int, face_down: bool) -> None:
    """Turn the table."""
    assert (await device.ask("look-from", seat=seat, face_down=face_down))["type"] == "done"
    await device.until(lambda: (device.table["seat"], device.table["face_down"]) == (seat, face_down))


def knows_as_much(device: Guest, watcher: Guest) -> bool:
    """Whether the device was told what a spectator was told, and nothing more."""
    same = ("view", "sitting", "waiting", "setting")
    told = device.last["news"] == watcher.last["news"] and all(device.table[key] == watcher.table[key] for key in same)
    return told and device.table["offers"] == []


async def test_face_down_a_device_is_told_what_a_spectator_is_told(server: Server) -> None:
    _, device, watcher = await device_and_watcher(server, DICE)
    watcher.last["news"] = watcher.news
    assert device.last["fresh"] and device.table["face_down"] and device.table["seat"] == 0
    assert knows_as_much(device, watcher)
    await looks_from(device, 1, False)
    assert (device.table["view"]["top"], device.table["view"]["seats"][0]["hand"]["cards"]) == (26, [8])
    assert not knows_as_much(device, watcher)
    await looks_from(device, 1, True)
    assert device.last["fresh"] and knows_as_much(device, watcher)
    asked = device.table["decision"]
    assert (asked["kind"], asked["seat"]) == ("die", 1)
    moves = [asked["options"][0]["move"]]
    foreseen = await device.ask("preview", decision=asked["id"], moves=moves)
    assert [args["voice"] for _, args in foreseen["said"]] == ["you"]  # the page asks again before what costs me a card
    assert foreseen["view"]["top"] == 0 and foreseen["view"]["seats"][0]["hand"]["cards"] == []
    past, theirs = [await guest.ask("look-back", seq=device.last["seq"]) for guest in (device, watcher)]
    assert past["view"] == theirs["view"]
    assert (await device.ask("hint"))["code"] == "no-hints"
    await device.play(moves)
    await catch_up([device, watcher])
    assert knows_as_much(device, watcher)


async def test_face_down_a_device_is_not_asked_what_needs_a_hand(server: Server) -> None:
    _, device, _ = await device_and_watcher(server, "{seats: {1: {hand: [Purse of Io], reserve: 2 air 2 fire}}}")
    assert device.table["decision"] is None
    assert [(one["seat"], one["public"]) for one in device.table["waiting"]] == [(0, False)]
    await looks_from(device, 0, False)
    moves, decision_id = [move_id("summon Purse of Io")], device.table["decision"]["id"]
    assert (await device.ask("preview", decision=decision_id, moves=moves))["type"] == "preview"
    await looks_from(device, 0, True)
    assert (await device.ask("preview", decision=decision_id, moves=moves))["code"] == "stale"


async def test_a_hint_does_not_come_to_a_device_that_was_turned_over_meanwhile(server: Server) -> None:
    _, device, _ = await device_and_watcher(server, DICE)
    for seat in (0, 1):
        await looks_from(device, seat, False)
        await device.settled("agree", hints=True)
    await device.send({"type": "hint", "id": "for-bob"})
    await looks_from(device, 1, True)
    await device.until(lambda: "for-bob" in device.answers)
    assert device.answers["for-bob"]["code"] == "no-hints"


async def test_face_down_nothing_can_be_tried_out_before_the_game_begins(server: Server) -> None:
    keys = server.table({"name": "Ada"}, {"name": "Bob"}, hot_seat=True, start=False)
    device = await keys.join(-2, face_down=True)
    assert (await device.ask("preview", decision=0, moves=[0]))["code"] == "not-started"


async def test_cards_lie_face_down_only_where_several_people_share_a_key_and_until_the_end(server: Server) -> None:
    keys = await late_table(server, read_position(DICE)[0], names=NAMES[:2])
    await keys.join(0)
    bob = await keys.join(1, face_down=True)
    await bob.until(bob.asked)
    assert not bob.table["face_down"] and bob.table["view"]["top"] == 26
    ends = "{year: 3, space: 12, dice: {1: 1/1, 2: 2/1, left: 3/6}, turn: 2, first: 1}"
    keys, device, _ = await device_and_watcher(server, ends)
    assert device.table["face_down"]
    bob = await keys.join(1)
    await bob.play([move_id("end turn")])
    await device.until(device.over)
    assert not device.table["face_down"]


async def test_the_computer_at_the_same_table_changes_nothing(server: Server) -> None:
    position = DICE.replace("phase: dice", "players: 3\nphase: dice").replace("rolls: [2, 3, 5]", "rolls: [2, 3, 5, 1]")
    _, device, watcher = await device_and_watcher(server, position, bots={2: QUICK})
    assert device.welcome["seats"] == [0, 1]
    await looks_from(device, 1, True)
    await device.play([device.table["decision"]["options"][0]["move"]])
    await device.until(lambda: device.table["waiting"][0]["seat"] == 0)  # the computer has taken its die
    await catch_up([device, watcher])
    assert knows_as_much(device, watcher) and device.table["decision"] is None
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


def plain(question: Decision | None) -> Decision:
    """A question without what depends on the eyes: its number, and why answers are final."""
    assert question is not None
    options = [msgspec.structs.replace(option, final=[], ask="") for option in question.options]
    return msgspec.structs.replace(question, id=0, options=options)


def test_questions_for_all_look_the_same_to_all() -> None:
    found = dict.fromkeys(PUBLIC, 0)
    for players in (2, 3, 4):
        for state in games(players, range(3)):
            for seat in range(players):
                open_now = decision(state, seat)
                sight = public_view(state)
                everybody = decision_message(sight, seat, NAMES, face_down=True)
                if open_now is None or open_now.kind not in PUBLIC:
                    assert everybody is None
                else:
                    found[open_now.kind] += 1
                    assert everybody is not None
                    assert plain(everybody) == plain(decision_message(view(state, seat), seat, NAMES))
                    for option in everybody.options:
                        then = preview(sight.table, [option.move], seat)
                        after = None if then.cut else AnyView(-1, then.state)
                        following = decision_message(after, seat, NAMES, face_down=True) if after else None
                        assert following is None or following.kind in PUBLIC
    assert min(found.values()) > 0, found
