"""What YAML is read as, whoever wrote it."""

import pytest

from seasons.notation import BadRecord, parse
from seasons.notation.errors import BadPosition
from seasons.notation.fields import load
from seasons.notation.moves import LONGEST, card_number, plain
from seasons.notation.record_text import read_entry

LONG = 40_000


def test_numbers_are_read_as_ever() -> None:
    numbers = "[12, -3, +4, 0, 1_000, 017, 0x1F, 0b101, 1.5, .5, 1e+3, 1.0e+3, !!int '7', !!float 2]"
    assert load(f"a: {numbers}")["a"] == [12, -3, 4, 0, 1000, 15, 31, 5, 1.5, 0.5, "1e+3", 1000.0, 7, 2.0]


@pytest.mark.parametrize("text", ["1:30", "1:1:1", "-1:30", "1:30.5", "190:20:30.15"])
def test_what_has_colons_is_no_number_to_the_base_of_sixty(text: str) -> None:
    assert load(f"a: {text}\nb: !!int {text}\nc: !!float {text}") == {"a": text, "b": text, "c": text}


@pytest.mark.parametrize("text", ["!!bool x", "!!int ''", "!!int x", "!!float x", "!!timestamp x", "2024-13-45"])
def test_a_value_that_does_not_fit_its_tag_is_an_error_that_names_the_text(text: str) -> None:
    with pytest.raises(BadPosition, match="position: this is not YAML"):
        load(f"a: {text}")


def test_of_many_keys_the_one_that_is_there_twice_is_named() -> None:
    many = "".join(f"k{number}: 1\n" for number in range(1_000))
    assert len(load(many)) == 1_000
    with pytest.raises(BadPosition, match="the key “k7” is there more than once"):
        load(many + "k7: 2\n")


def test_a_line_of_a_record_may_be_spaced_as_one_likes() -> None:
    entry = read_entry("1 draw -> roll 3", "here")
    assert read_entry("  1 \t draw\n ->roll 3 ", "here") == entry
    assert read_entry("1 draw ->  ", "here").outcomes == []
    for line in ("", "1", "draw", "1 ->", "12 draw", f"1{' ' * LONG}x{' ' * LONG}\nx"):
        with pytest.raises(BadRecord, match="here: expected a seat and a move such as “1 end turn”"):
            read_entry(line, "here")


def test_a_text_that_is_too_long_for_any_move_or_card_is_not_even_looked_at() -> None:
    assert plain("É" * LONGEST) == "e" * LONGEST
    assert plain("É" * (LONGEST + 1)) == "É" * (LONGEST + 1)
    with pytest.raises(ValueError, match="there is no card"):
        card_number("a" + "\u0301" * LONG + "\u0323" * LONG)


def test_a_record_that_never_ends_is_refused_like_any_other() -> None:
    with pytest.raises(BadRecord, match="record: unknown key “a”"):
        parse("a: " + "1:" * 250_000 + "1")
