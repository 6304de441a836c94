"""What `seasons arena` prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from seasons.notation.errors import BadPosition
from seasons.terminal.output import Cell, number, progress_bar, show_json, show_table
from seasons.terminal.phrases import with_commas
from seasons.words import Words

if TYPE_CHECKING:
    from seasons.arena.ratings import Sequential

FAILURES_SHOWN = 20
INTERRUPTED = 130


def report_arena(
    words: Words,
    bots: Sequence[str],
    players: int | None,
    pairs: int,
    level: int,
    edition: int,
    seed: int,
    jobs: int,
    move_limit: float,
    think: float,
    sprt: str | None,
    as_json: bool,
) -> int:
    """Let the bots play, and print what was measured; after Ctrl-C what was measured until then."""
    from seasons.arena.match import Match
    from seasons.arena.report import report
    from seasons.arena.tally import run_match

    if not 2 <= len(bots) <= 4:
        raise BadPosition(words.text("cli-bots-number", count=len(bots)))
    seats = len(bots) if players is None else players
    if len(bots) not in (2, seats):
        raise BadPosition(words.text("cli-bots-differ", count=len(bots), number=seats))
    for name in bots:
        check_bot(words, name)
    test = read_test(words, sprt)
    match = Match(tuple(bots), pairs, seed, seats, level, edition, move_limit, think)
    with progress_bar(pairs * seats, words.text("sim-progress")) as progress:
        tally = run_match(match, jobs, test, progress)
    if not tally.pairs():
        print(words.text("arena-nothing"))
        return INTERRUPTED
    found = report(tally, test)
    if as_json:
        show_json(found)
    else:
        show_match(words, found, level, edition)
    return INTERRUPTED if tally.interrupted else 0


def check_bot(words: Words, name: str) -> None:
    """Refuse a bot that does not exist, before any game is played."""
    from seasons.arena.bot_process import Failed
    from seasons.arena.guest_bots import find_foreign, is_foreign
    from seasons.players import BadNumber, UnknownPlayer, make_player

    if is_foreign(name) and all(name.partition(":")[::2]):
        try:
            find_foreign(name)
        except UnknownPlayer:
            raise BadPosition(words.text("cli-no-program", value=name)) from None
        except Failed as failed:
            why = reason(words, failed.kind, str(failed))
            raise BadPosition(words.text("cli-bot-unloadable", value=name, text=why)) from None
        return
    try:
        make_player(name)
    except BadNumber as error:
        raise BadPosition(words.text("cli-bot-number", value=name, limit=error.most)) from None
    except (UnknownPlayer, ValueError, OverflowError):
        raise BadPosition(words.text("cli-no-bot", value=name)) from None


def read_test(words: Words, text: str | None) -> Sequential | None:
    """The sequential test that two numbers ask for."""
    from seasons.arena.ratings import Sequential

    if text is None:
        return None
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
        if not -1000 <= elo0 < elo1 <= 1000:
            raise ValueError(text)
    except ValueError:
        raise BadPosition(words.text("cli-sprt", value=text)) from None
    return Sequential(elo0, elo1)


def show_match(words: Words, found: dict[str, Any], level: int, edition: int) -> None:
    """A table with a line for every bot, and what follows from it."""
    from seasons.arena.simulate import PARTS

    headers = [words.text("arena-bot"), words.text("arena-share"), words.text("sim-mean")]
    headers += [words.text(f"score-{part}") for part in PARTS]
    headers += [words.text(f"arena-{key}") for key in ("left", "decisions", "median", "p95", "max")]
    rows = [bot_row(found, bot) for bot in range(len(found["bots"]))]
    title = words.text(
        "arena-title",
        players=with_commas(words, found["bots"]),
        value=number(words, found["games"]),
        count=found["pairs"],
        first=words.level(level),
        second=words.edition(edition),
        text=str(found["seed"]),
    )
    show_table(words, headers, rows, title)
    name = found["bots"][0]
    first, second, lost = (number(words, found[key]) for key in ("wins", "ties", "losses"))
    print(words.text("arena-result", name=name, first=first, second=second, text=lost))
    rate, low, high = (percent(words, found[key]) for key in ("win_rate", "win_rate_low", "win_rate_high"))
    print(words.text("arena-rate", name=name, value=rate, first=low, second=high))
    elo, low, high = (number(words, round(found[key])) for key in ("elo", "elo_low", "elo_high"))
    print(words.text("arena-elo", value=elo, first=low, second=high))
    if found["sprt"]:
        show_test(words, found)
    show_failures(words, found["failures"])
    if found["interrupted"]:
        print(words.text("arena-interrupted"))


def bot_row(found: dict[str, Any], bot: int) -> list[Cell]:
    """The figures of a bot; what could not be measured is a dash."""
    figures = [
        round(100 * found["win_rates"][bot], 2),
        found["mean_scores"][bot],
        *found["parts"][bot].values(),
        found["hand_left"][bot],
        found["decisions"][bot],
        *found["decision_ms"][bot].values(),
    ]
    return [found["bots"][bot], *("-" if figure is None else figure for figure in figures)]


def percent(words: Words, share: float) -> str:
    """A share in percent."""
    return number(words, round(100 * share, 2))


def show_test(words: Words, found: dict[str, Any]) -> None:
    """How the sequential test ended, or stands."""
    test = found["sprt"]
    elos = {key: f"{test[key]:g}" for key in ("elo0", "elo1")}
    if test["verdict"]:
        nearer = elos.pop(test["verdict"])
        (other,) = elos.values()
        print(words.text("arena-sprt", value=nearer, text=other, count=found["pairs"]))
    else:
        ratio = number(words, test["llr"])
        print(words.text("arena-sprt-open", first=elos["elo0"], second=elos["elo1"], value=ratio))


def reason(words: Words, kind: str, text: str) -> str:
    """Why a bot has failed, as a part of a sentence."""
    return words.text(f"conform-why-{kind}", **({} if kind in ("slow", "protocol") else {"text": text}))


def show_failures(words: Words, failures: list[dict[str, Any]]) -> None:
    """Every bot that failed, and why."""
    for failure in failures[:FAILURES_SHOWN]:
        values = {"name": failure["bot"], "number": failure["game"], "count": failure["pair"]}
        if failure["kind"] in ("raised", "illegal"):
            values["text"] = failure["text"]
        print(words.text(f"arena-failed-{failure['kind']}", **values))
    if len(failures) > FAILURES_SHOWN:
        print(words.text("arena-failed-more", count=len(failures) - FAILURES_SHOWN))
