"""What front ends need besides the sentences of the game: their own words, and names for a screen reader."""

import pytest

from helpers import Table
from seasons.words import UI_WORDS, Words, languages

WORDS = Words("en")
TABLE = """
year: 2
space: 2
round: 7
seats:
  1: {crystals: 87, gauge: 7, reserve: 2 water 1 fire, hand: [Purse of Io], play: [Staff of Spring, Die of Malice]}
  2: {crystals: 1, gauge: 0, bonuses: 1}
"""


def test_the_wheel_says_when_it_is_and_what_energies_bring() -> None:
    assert WORDS.wheel(Table(TABLE).state) == (
        "Season wheel: year 2, winter, space 2 of 12, round 7. Crystals per energy: air 1, water 1, fire 2, earth 3."
    )
    assert Words("de").wheel(Table(TABLE).state) == (
        "Jahreszeitenrad: Jahr 2, Winter, Feld 2 von 12, Runde 7. "
        "Kristalle pro Energie: Luft 1, Wasser 1, Feuer 2, Erde 3."
    )


@pytest.mark.parametrize("language", languages())
def test_the_prelude_is_not_round_0(language: str) -> None:
    state = Table("{phase: turn}").state
    state.round = 0
    assert "0" not in Words(language).wheel(state)


def test_a_panel_tells_all_that_is_public() -> None:
    table = Table(TABLE)
    names = ["Lea", "Hugo"]
    assert WORDS.panel(table.state, 0, 0, names) == (
        "You: 87 crystals. Reserve, 3 of 7: 2 water and 1 fire. Summoning gauge 7: 2 cards in play, 5 free places. "
        "1 card in hand, 0 of 3 bonuses used."
    )
    assert WORDS.panel(table.state, 1, 0, names) == (
        "Hugo: 1 crystal. Reserve, 0 of 7: nothing. Summoning gauge 0: 0 cards in play, 0 free places. "
        "0 cards in hand, 1 of 3 bonuses used."
    )
    assert (
        Words("fr")
        .panel(table.state, 1, 0, names)
        .endswith("\u202f: 0 carte en jeu, 0 place libre. 0 carte en main, bonus utilisés\u202f: 1 sur 3.")
    )


def test_more_cards_than_the_gauge_allows_leave_no_free_place() -> None:
    assert WORDS.gauge_text(1, 3) == "Summoning gauge 1: 3 cards in play, 0 free places"


def test_a_card_is_told_with_what_lies_on_it_and_a_negative_worth() -> None:
    assert WORDS.card_tile(8) == "Purse of Io, magic item, 6 prestige points"
    assert WORDS.card_tile(8, turned=True, tokens=[0, 0, 0, 0]) == "Purse of Io, magic item, 6 prestige points, turned"
    assert WORDS.card_tile(42).endswith("−10 prestige points")
    assert Words("de").card_tile(4, tokens=[0, 2, 1, 0]).endswith("mit 2 Wasser und 1 Feuer darauf")


def test_an_energy_has_a_name_of_its_own_in_every_language() -> None:
    assert [Words(language).token(0) for language in ("en", "fr", "it", "es", "de")] == [
        "air energy",
        "énergie d’air",
        "energia di aria",
        "ficha de energía de aire",
        "Luftenergie",
    ]


def test_words_of_the_interface_are_enumerated() -> None:
    assert len(set(UI_WORDS)) == len(UI_WORDS) >= 50
    with pytest.raises(ValueError, match="there is no word dance"):
        WORDS.ui("dance")
