"""Records as YAML: a header, then one line per move. docs/notation.md explains every key."""

import re
from typing import Any

import yaml

from seasons.notation.errors import BadRecord
from seasons.notation.fields import check_keys, listing, load, mapping
from seasons.notation.moves import card_number, move_id, move_text, small_number
from seasons.notation.record import FORMAT_VERSION, Entry, Listener, Placing, Record, fold, outcome_text
from seasons.rules import EDITIONS, LEVELS, RulesError, card_id

KEYS = {
    "format", "rules", "level", "edition", "players", "first", "commitment", "setup", "moves", "result", "seed",
    "secret", "nonces", "start",
}  # fmt: skip
NEEDED = ("format", "rules", "level", "edition", "players", "first", "commitment", "setup", "moves")
PER_LINE = 9


def dump(record: Record, secret: bool = False) -> str:
    """The text of a record, replayed on the way: a record that cannot be read again is never written.

    `secret` adds the seed of a game that still runs, for saves that no player sees.

    >>> from seasons.notation.record import new_table, record_of
    >>> print(dump(record_of(new_table(["Ada", "Bob"], 0, seed=bytes(32)), ["Ada", "Bob"])))
    format: 1
    rules: 1
    level: apprentice
    edition: revised
    players: [Ada, Bob]
    first: random
    commitment: 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925
    setup:
    - pick 1 | pick 2 | pick 2 | pick 3 | pick 4 | pick 3 | pick 1 | pick 3 | pick 1 | pick 4 | pick 1
    moves: []
    <BLANKLINE>
    """
    listener = Listener()
    lines: list[str] = []
    setup: list[str] = []
    for index, _ in enumerate(fold(record, listener)):
        outcomes = [outcome_text(kind, value) for kind, value in zip(listener.kinds, listener.told.outcomes)]
        if index == 0:
            setup = outcomes
        else:
            lines.append(entry_text(record.entries[index - 1], outcomes))
    head: dict[str, Any] = {
        "format": FORMAT_VERSION,
        "rules": record.rules,
        "level": LEVELS[record.level],
        "edition": EDITIONS[record.edition],
        "players": record.names,
        "first": record.first + 1 if record.first >= 0 else "random",
        "commitment": record.commitment,
    }
    if record.nonces:
        head["nonces"] = record.nonces
    if record.start:
        head["start"] = record.start
    text = write(head, None) + write({"setup": setup_lines(setup), "moves": lines}, False)
    if record.result:
        text += write({"result": [{"score": place.score, "rank": place.rank} for place in record.result]}, None)
    if record.seed:
        text += write({"seed": record.seed}, False)
    elif secret and record.secret:
        text += write({"secret": record.secret}, False)
    return text


def setup_lines(outcomes: list[str]) -> list[str]:
    """The set-up in lines: first what was picked (dice, who begins, preset sets), then nine cards for each seat."""
    picks = [text for text in outcomes if text.startswith("pick")]
    cards = outcomes[len(picks) :]
    rows = [picks] + [cards[at : at + PER_LINE] for at in range(0, len(cards), PER_LINE)]
    return [" | ".join(row) for row in rows if row]


def write(data: dict[str, Any], flow: bool | None) -> str:
    """YAML, one line per list entry or per leaf."""
    text: str = yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=flow, width=10_000)
    return text


def entry_text(entry: Entry, outcomes: list[str]) -> str:
    """One line of a record: seat, move, and what chance gave.

    >>> entry_text(Entry(0, 3), ["card Purse of Io"])
    '1 draw -> card Purse of Io'
    """
    text = f"{entry.seat + 1} {move_text(entry.move)}"
    return f"{text} -> {' | '.join(outcomes)}" if outcomes else text


def parse(text: str) -> Record:
    """The record that a text holds; whether it is true, `replay` and `verify` tell.

    >>> from seasons.notation.record import new_table, record_of
    >>> record = record_of(new_table(["Ada", "Bob"], seed=bytes(32)), ["Ada", "Bob"])
    >>> parse(dump(record, secret=True)) == record
    True
    """
    try:
        return read_record(load(text, "record"))
    except BadRecord:
        raise
    except RulesError as error:
        raise BadRecord(str(error)) from None


def read_record(data: dict[str, Any]) -> Record:
    """The record that a mapping holds."""
    if data.get("format", FORMAT_VERSION) != FORMAT_VERSION:
        raise BadRecord(f"format: expected {FORMAT_VERSION}, not {data['format']}")
    check_keys(data, KEYS, "record")
    for key in NEEDED:
        if key not in data:
            raise BadRecord(f"record: the key “{key}” is missing")
    record = Record(
        names=[str(name) for name in listing(data["players"], "players")],
        level=index_of(data["level"], LEVELS, "level"),
        edition=index_of(data["edition"], EDITIONS, "edition"),
        first=-1 if data["first"] == "random" else whole(data["first"], "first") - 1,
        commitment=digits(data["commitment"], "commitment"),
        seed=digits(data.get("seed", ""), "seed"),
        secret=digits(data.get("secret", data.get("seed", "")), "secret"),
        rules=whole(data["rules"], "rules"),
        nonces=[digits(nonce, "nonces") for nonce in listing(data.get("nonces"), "nonces")],
        start=digits(data.get("start", ""), "start"),
    )
    for line in listing(data["setup"], "setup"):
        record.setup += read_outcomes(str(line), "setup")
    for index, line in enumerate(listing(data["moves"], "moves")):
        record.entries.append(read_entry(str(line), f"entry {index + 1}"))
    for seat, line in enumerate(listing(data.get("result"), "result")):
        place = mapping(line, f"result {seat + 1}")
        record.result.append(
            Placing(whole(place.get("score"), "result.score"), whole(place.get("rank"), "result.rank"))
        )
    return record


def read_entry(line: str, where: str) -> Entry:
    """The entry of one line: `1 draw -> card Purse of Io`."""
    said, _, outcomes = line.partition("->")
    found = re.fullmatch(r"(\d)\s+(\S.*)", said.strip())
    if not found:
        raise BadRecord(f"{where}: expected a seat and a move such as “1 end turn”, not “{line}”")
    try:
        move = move_id(found[2])
    except RulesError as error:
        raise BadRecord(f"{where}: {error}") from None
    return Entry(int(found[1]) - 1, move, read_outcomes(outcomes, where) if outcomes.strip() else [])


def read_outcomes(text: str, where: str) -> list[int]:
    """The outcomes of one line: `roll 3 | roll 6`, `card Purse of Io #2`."""
    return [read_outcome(part.strip(), where) for part in text.split("|")]


def read_outcome(text: str, where: str) -> int:
    """One outcome of chance as the number that `seasons.rules.Told` takes.

    >>> read_outcome("card Purse of Io #2", "here"), read_outcome("roll 6", "here")
    (15, 5)
    """
    kind, _, what = text.partition(" ")
    if kind in ("roll", "pick") and small_number(what) >= 1:
        return small_number(what) - 1
    if kind == "card":
        name = what.removesuffix("#2").strip()
        try:
            return card_id(card_number(name), int(name != what.strip()))
        except RulesError as error:
            raise BadRecord(f"{where}: {error}") from None
    raise BadRecord(f"{where}: expected an outcome such as “roll 3”, “card Purse of Io” or “pick 2”, not “{text}”")


def index_of(value: Any, words: tuple[str, ...], where: str) -> int:
    """The index of one of several words."""
    if value not in words:
        raise BadRecord(f"{where}: expected one of {', '.join(words)}, not {value}")
    return words.index(value)


def whole(value: Any, where: str) -> int:
    """A whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRecord(f"{where}: expected a number, not {value}")
    return value


def digits(value: Any, where: str) -> str:
    """A text; a row of hexadecimal digits that YAML could take for a number needs quotes."""
    if not isinstance(value, str):
        raise BadRecord(f"{where}: expected hexadecimal digits (in quotes), not {value}")
    return value
