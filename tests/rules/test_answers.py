"""Whole answers: what was counted out goes, also where the rules ask only for a part of it."""

from helpers import Table
from seasons.notation import move_id
from seasons.rules import Question, apply, arrange, question, view

ORB = "seats: {1: {play: [Crystal Orb], reserve: 1 air 4 fire 1 earth}}\nnext: {draws: [Amulet of Earth]}"
OVERFLOW = (
    "turn: 2\nseats: {1: {play: [Bespelled Grimoire], reserve: 2 air 7 fire 1 earth}, "
    "2: {reserve: 3 fire, hand: [Syllas the Faithful]}}"
)


def asked_first(table: Table) -> Question:
    """What the first seat is asked."""
    found = question(view(table.state, 0), 0)
    assert found is not None and found.tray is not None
    return found


def answer(table: Table, moves: list[int]) -> None:
    """Give a whole answer for the first seat."""
    for move in arrange(view(table.state, 0), 0, moves, True):
        apply(table.state, move, table.chance, table.events, 0)


def test_energies_that_are_paid_by_themselves_are_not_paid_again() -> None:
    table = Table(ORB).do("activate Crystal Orb", "put into play")
    air, fire, earth = [cell.move for cell in asked_first(table).tray.cells]
    answer(table, [air, fire, fire, earth])
    assert table.reserve(1) == {"fire": 2}


def test_energies_that_were_paid_before_the_tray_was_shown_are_no_part_of_it() -> None:
    table = Table(ORB.replace("1 air 4 fire 1 earth", "2 fire 3 earth")).do("activate Crystal Orb")
    then = Table(ORB.replace("1 air 4 fire 1 earth", "2 fire 3 earth")).do("activate Crystal Orb", "put into play")
    assert then.reserve(1) == {"fire": 1, "earth": 3}
    fire, earth = [cell.move for cell in asked_first(then).tray.cells]
    answer(table, [move_id("put into play"), fire, earth, earth])
    assert table.reserve(1) == {"earth": 1}


def test_a_tray_begins_with_all_that_a_sensible_answer_pays() -> None:
    tray = asked_first(Table(ORB).do("activate Crystal Orb", "put into play")).tray
    assert sum(tray.filled) == tray.least == 4


def test_energies_that_are_discarded_by_themselves_are_not_discarded_again() -> None:
    table = Table(OVERFLOW).do("summon Syllas the Faithful")
    assert table.asked() == (1, "excess")
    _, fire, earth = [cell.drop for cell in asked_first(table).tray.cells]
    answer(table, [fire, fire, earth])
    assert table.reserve(1) == {"air": 2, "fire": 5}


def test_what_one_card_gives_is_not_put_on_the_next_one() -> None:
    table = Table("seats: {1: {play: [Yjang's Forgotten Vase], reserve: 2 water, hand: [Amulet of Water]}}")
    table.do("summon Amulet of Water")
    assert table.asked() == (1, "take")
    answer(table, [move_id(f"take {energy}") for energy in ("fire", "earth", "earth", "air", "air")])
    assert (table.reserve(1), table.tokens("Amulet of Water")) == ({"fire": 1}, {"air": 2, "earth": 2})


TWO_AMULETS = "seats: {1: {reserve: 1 air, play: [{Amulet of Water: 1 air 1 earth}, {Amulet of Water: 1 earth}]}}"


def test_an_exchange_goes_on_where_two_amulets_have_become_alike() -> None:
    table = Table(TWO_AMULETS).do("bonus exchange")
    fuller = [cell.move for cell in asked_first(table).tray.cells if cell.source == 2]
    assert len(fuller) == 2
    answer(table, fuller)
    assert table.asked() == (1, "take")
    assert sorted(len(table.tokens("Amulet of Water", copy)) for copy in (0, 1)) == [0, 1]


def test_a_payment_is_counted_from_the_amulets_as_they_lay_when_it_began() -> None:
    position = (
        "seats: {1: {crystals: 3, reserve: 3 water 2 fire 1 earth, hand: [Purse of Io], "
        "play: [{Amulet of Water: 1 air 1 fire}, {Amulet of Water: 2 water}]}}"
    )
    table = Table(position).do("summon Purse of Io")
    for cell in asked_first(table).tray.cells:
        then = Table(position).do("summon Purse of Io")
        answer(then, [cell.move])
        assert "Purse of Io" in then.play(1)
