"""Laws of forms: whatever is counted out in a tray, or planned, is an answer that the rules take as it was meant."""

import random

from hypothesis import example, given

from laws.games import asked, examples, moments, seeds, setups
from seasons.rules import State, decision, preview, question, view
from seasons.rules.answer import arrange
from seasons.rules.forms import Tray


def counts(tray: Tray, choice: random.Random) -> list[int]:
    """Some way to fill a tray."""
    made = [cell.have if tray.goal == "keep" and cell.drop < 0 else 0 for cell in tray.cells]
    wanted = choice.randint(tray.least, tray.most)
    while sum(made) < wanted and any(made[at] < cell.most for at, cell in enumerate(tray.cells)):
        at = choice.randrange(len(made))
        made[at] += made[at] < tray.cells[at].most
    return made


def sent(tray: Tray, made: list[int]) -> list[int]:
    """The moves for what a tray holds."""
    if tray.goal != "keep":
        return [cell.move for cell, count in zip(tray.cells, made) for _ in range(count)]
    more = [cell.move for cell, count in zip(tray.cells, made) for _ in range(count - cell.have)]
    return more + [cell.drop for cell, count in zip(tray.cells, made) for _ in range(cell.have - count)]


def reserve(state: State, seat: int) -> list[int]:
    """The energies of a seat."""
    return [int(count) for count in state.reserve[seat * 4 : seat * 4 + 4]]


@examples(80)
@given(seeds, setups)
@example(4125, (2, 1, 0))  # what only one energy can answer is not asked in the middle of an overflow
def test_what_is_counted_out_is_an_answer(seed: int, setup: tuple[int, int, int]) -> None:
    choice = random.Random(seed)
    for state in moments(seed, setup, 2):
        seat = asked(state)
        table = view(state, seat)
        open_now = question(table, seat)
        if open_now is None or open_now.tray is None:
            continue
        tray = open_now.tray
        filled = list(tray.filled)
        for made in (filled, counts(tray, choice)):
            if (tray.goal == "pay" or open_now.decision.kind == "waive") and made != filled:
                continue  # the amounts are fixed; of a cost not everything can be waived together
            if not tray.least <= sum(made) <= tray.most:
                continue
            moves = sent(tray, made)
            choice.shuffle(moves)
            then = preview(state, arrange(table, seat, moves, True), seat)
            following = None if then.cut else decision(then.state, seat)
            if following is not None and following.kind == "excess":
                continue  # more has come, and is another question
            if tray.goal == "keep" and not then.cut:
                kept = [0, 0, 0, 0]
                for cell, count in zip(tray.cells, made):
                    kept[cell.energy] = count
                assert reserve(then.state, seat) == kept
            assert following is None or following.kind != open_now.decision.kind or following.kind in ("turn", "take")


@examples(40)
@given(seeds, setups)
def test_options_say_what_follows(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 5):
        seat = asked(state)
        table = view(state, seat).table
        open_now = question(table, seat)
        assert open_now is not None
        assert [option.move for option in open_now.options] == open_now.decision.moves
        for option in open_now.options:
            then = preview(table, [option.move], seat)
            assert (option.then == "chance") == then.cut
            assert option.final == then.final
            assert option.ask in (("price", "final") if then.final else ("price", "", "sacrifice"))
            places = [table.where[key] for key in option.keys]
            assert all(place // 4 == places[0] // 4 for place in places)


@examples(40)
@given(seeds, setups)
def test_a_tray_within_an_answer_means_what_it_means_alone(seed: int, setup: tuple[int, int, int]) -> None:
    choice = random.Random(seed)
    for state in moments(seed, setup, 3):
        seat = asked(state)
        table = view(state, seat).table
        open_now = question(table, seat)
        assert open_now is not None
        if open_now.form != "one":
            continue  # a tray is answered as a whole, and no part of it goes before another
        for option in [one for one in open_now.options if one.then == "asks"]:
            now = preview(table, [option.move], seat).state
            following = question(now, seat)
            if following is None or following.tray is None:
                continue
            tray = following.tray
            fixed = tray.goal == "pay" or following.decision.kind == "waive"
            made = list(tray.filled) if fixed else counts(tray, choice)
            moves = sent(tray, made)
            alone = preview(now, arrange(now, seat, moves, True), seat)
            within = preview(table, arrange(table, seat, [option.move, *moves], True), seat)
            assert (within.state, within.cut) == (alone.state, alone.cut)
