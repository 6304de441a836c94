"""Scenarios: a position, some moves, and what must be true afterwards. docs/notation.md explains every key."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from seasons.game import Game
from seasons.game.entries import Setting
from seasons.notation.errors import BadPosition, BadRecord
from seasons.notation.expectations import KEYS, differences
from seasons.notation.fields import check_keys, listing, load, mapping, number
from seasons.notation.moment import Moment
from seasons.notation.moves import TEXTS, read_move
from seasons.notation.position import build
from seasons.notation.position_dice import Scripted
from seasons.notation.record import replay
from seasons.notation.record_text import parse, read_entry, read_record
from seasons.rules import RulesError, State, Told, mover

SCENARIO_KEYS = {"title", "ruling", "source", "position", "record", "to", "moves", "expect"}


class Story:
    """A scenario being run: the game, where chance comes from, and what has happened so far."""

    def __init__(self, state: State, chance: Scripted) -> None:
        self.game = Game(Setting(int(state.players), int(state.level), int(state.edition), start=state.to_bytes()))
        self.game.begin()
        self.moment = Moment(self.game.now)
        self.chance = chance
        self.found: list[str] = []

    def tell(self, index: int, step: Any) -> None:
        """Make one move, then compare what it expects."""
        expected: Any = None
        if isinstance(step, dict) and len(step) == 1:
            ((step, expected),) = step.items()
        if not isinstance(step, str):
            raise BadPosition(f"moves {index + 1}: expected a move such as “end turn”, not {step}")
        where = f"move {index + 1} (“{step}”)"
        before = len(self.moment.events)
        self.make(step, where)
        if expected is not None:
            wanted = mapping(expected, where)
            check_keys(wanted, KEYS, where)
            self.found += [f"after {where}: {text}" for text in differences(self.moment, wanted, before)]

    def make(self, text: str, where: str) -> None:
        """Make a move, with a seat before it and outcomes behind it if the text has them, as in a record."""
        seat = -1
        chance: Scripted | Told = self.chance
        if text.lstrip()[:1].isdigit() or "->" in text:
            entry = read_entry(text if text.lstrip()[:1].isdigit() else f"0 {text}", where)
            seat, text = entry.seat, TEXTS[entry.move]
            if entry.outcomes:
                chance = Told(entry.outcomes)
        state = self.moment.state
        move = read_move(state, text, seat)
        step = self.game.play(int(mover(state)) if seat < 0 else seat, [move], chance=chance)
        self.moment.state = step.state
        self.moment.events += step.events
        self.moment.final = self.game.batches[-1].body.final
        if chance is not self.chance:
            self.found += unused(chance, where)


def unused(chance: Scripted | Told, where: str) -> list[str]:
    """Outcomes that were told and not asked for, as a difference."""
    if chance.used >= len(chance.outcomes):
        return []
    return [f"{where}: only {chance.used} of {len(chance.outcomes)} outcomes were asked for"]


def run_scenario(scenario: str | Path) -> list[str]:
    """Run the scenarios of a text or of a file; what came out differently, one line each.

    Where there are several, a line begins with the title. What cannot be read raises BadPosition or BadRecord.

    >>> run_scenario('''
    ... title: The Purse adds one
    ... position: {right: true, seats: {1: {play: [Purse of Io], reserve: 1 fire}}}
    ... moves: [transmute fire]
    ... expect: {crystals: {1: 4}}
    ... ''')
    ['at the end: crystals.1: expected 4, got 3']
    """
    results = run_each(scenario)
    return [f"“{title}”: {text}" if title else text for title, found in results.items() for text in found]


def run_each(scenario: str | Path) -> dict[str, list[str]]:
    """What came out differently in each scenario of a text or of a file, by the titles; "" if it is the only one."""
    text = scenario.read_text(encoding="utf-8") if isinstance(scenario, Path) else scenario
    data = load(text, "scenario")
    if "scenarios" not in data:
        return {"": run_one(data)}
    results: dict[str, list[str]] = {}
    for index, own in enumerate(listing(data.pop("scenarios"), "scenarios")):
        where = f"scenarios {index + 1}"
        one = mapping(own, where)
        title = one.get("title")
        if not isinstance(title, str) or not title or title in results:
            raise BadPosition(f"{where}: it needs a title of its own")
        try:
            results[title] = run_one(laid_over(data, one))
        except (BadPosition, BadRecord) as error:
            raise type(error)(f"{where} (“{title}”): {error}") from None
    if not results:
        raise BadPosition("scenarios: expected at least one")
    return results


def laid_over(shared: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """What the scenarios of a file share, with what one of them says of its own: keys are replaced one by one, so that
    a seat may have another gauge and still the same hand.

    >>> laid_over({"position": {"year": 2, "seats": {1: {"gauge": 3}}}}, {"position": {"seats": {1: {"crystals": 5}}}})
    {'position': {'year': 2, 'seats': {'1': {'gauge': 3, 'crystals': 5}}}}
    """
    whole = shared | own
    for key in shared.keys() & own.keys():
        if isinstance(shared[key], dict) and isinstance(own[key], dict):
            whole[key] = laid_over(mapping(shared[key], key), mapping(own[key], key))
    return whole


def run_one(data: dict[str, Any]) -> list[str]:
    """Run a scenario; what came out differently."""
    check_keys(data, SCENARIO_KEYS, "scenario")
    if not isinstance(data.get("title"), str):
        raise BadPosition("scenario: it needs a title")
    story = begin(data)
    for index, step in enumerate(listing(data.get("moves"), "moves")):
        try:
            story.tell(index, step)
        except (BadPosition, BadRecord):
            raise
        except RulesError as error:
            return [*story.found, f"move {index + 1}: {error}"]
    wanted = mapping(data.get("expect"), "expect")
    check_keys(wanted, KEYS, "expect")
    story.found += [f"at the end: {text}" for text in differences(story.moment, wanted, 0)]
    story.found += unused(story.chance, "position.next")
    return story.found


def begin(data: dict[str, Any]) -> Story:
    """The story at its beginning: from a position, or from a record (after `to` entries)."""
    if ("position" in data) == ("record" in data):
        raise BadPosition("scenario: expected either “position” or “record”")
    if "position" in data:
        return Story(*build(mapping(data["position"], "position")))
    record = (
        parse(data["record"]) if isinstance(data["record"], str) else read_record(mapping(data["record"], "record"))
    )
    to = number(data, "to", len(record.entries), 0, len(record.entries), "scenario")
    return Story(replay(record, to), Scripted())


def run_files(paths: Iterable[Path]) -> list[tuple[Path, list[str]]]:
    """Run scenario files, and all .yaml files of folders; every file with its differences, or why it cannot be read."""
    results = []
    for path in paths:
        for file in sorted(path.rglob("*.yaml")) if path.is_dir() else [path]:
            try:
                results.append((file, run_scenario(file)))
            except (RulesError, OSError, UnicodeDecodeError) as error:
                results.append((file, [str(error)]))
    return results
