"""Names stay as people write them: what they see as one character stays one, and nothing invisible gets in."""

import json
from pathlib import Path

import pytest

from seasons.game import Refuse
from seasons.server.tables.names import LONGEST_NAME, checked_name, clean_name, length, shortened_name
from server.house import Server

FAMILY = "👨\N{ZERO WIDTH JOINER}👩\N{ZERO WIDTH JOINER}👧\N{ZERO WIDTH JOINER}👦"
COUNTED = Path(__file__).parents[2] / "web" / "tests" / "names.json"


@pytest.mark.parametrize(
    "name",
    [
        "🧙\N{ZERO WIDTH JOINER}♀️",
        "👩🏽\N{ZERO WIDTH JOINER}🚀",
        "🙂\N{ZERO WIDTH JOINER}↔️",
        FAMILY,
        "🇫🇷 🇮🇹",
        "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "علی\N{ZERO WIDTH NON-JOINER}رضا",
        "क्\N{ZERO WIDTH JOINER}ष",
        "မြို့",
        "Ng̃ẹ̀",
        "\U0001fac8",  # an emoji that Python may not know yet
    ],
)
def test_what_is_one_character_to_people_stays_whole(server: Server, name: str) -> None:
    keys = server.table({"name": name}, {})
    assert keys.ask("GET", "", keys.owner).json()["sitting"][0]["name"] == name


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("A\N{ZERO WIDTH JOINER}da", "A da"),
        ("Ada\N{ZERO WIDTH JOINER}", "Ada"),
        ("A\N{ZERO WIDTH NON-JOINER}da", "A da"),
        ("\N{ZERO WIDTH JOINER}♀", "♀"),
        ("Ada\U000e0041\U000e0042", "Ada"),
        ("A\N{RIGHT-TO-LEFT OVERRIDE}da", "A da"),
        ("Z" + "\N{COMBINING GRAVE ACCENT}" * 30 + "oe", "Z" + "\N{COMBINING GRAVE ACCENT}" * 6 + "oe"),
    ],
)
def test_what_cannot_be_seen_or_towers_up_is_left_out(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.skipif(not COUNTED.exists(), reason="the sources of the client are not in this distribution")
def test_names_are_as_long_as_the_page_counts() -> None:
    for name, count in json.loads(COUNTED.read_text("utf-8")):
        assert length(clean_name(name)) == count, name


def test_a_name_is_too_long_when_it_looks_so_or_is_made_of_very_many_signs() -> None:
    for fits in ("n" * LONGEST_NAME, "🇫🇷" * LONGEST_NAME, FAMILY * 8, "金" * LONGEST_NAME):
        assert checked_name(fits) == fits
    for long in ("n" * (LONGEST_NAME + 1), "🇫🇷" * (LONGEST_NAME + 1), FAMILY * 9):
        with pytest.raises(Refuse, match="name-too-long"):
            checked_name(long)


def test_a_name_from_a_record_is_cut_between_characters() -> None:
    assert shortened_name("n" * 19 + FAMILY + "n") == "n" * 19 + FAMILY
    assert shortened_name(FAMILY * 12) == FAMILY * 8
