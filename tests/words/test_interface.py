"""What front ends need besides the sentences of the game: names for a screen reader, as the client puts them together.

web/tests/words.test.ts looks after how they are put together.
"""

import pytest

from seasons.words import Words, languages

WORDS = Words("en")


def test_the_wheel_says_when_it_is_and_what_energies_bring() -> None:
    assert Words("de").text("a11y-wheel", year=2, season="winter", space=2, round=7, text="Luft 1") == (
        "Jahreszeitenrad: Jahr 2, Winter, Feld 2 von 12, Runde 7. Kristalle pro Energie: Luft 1."
    )


@pytest.mark.parametrize("language", languages())
def test_the_prelude_is_not_round_0(language: str) -> None:
    assert "0" not in Words(language).text("a11y-wheel.prelude")


def test_numbers_of_cards_and_places_are_singular_and_plural() -> None:
    assert WORDS.text("a11y-gauge", limit=7, count=2, free=5) == "Summoning gauge 7: 2 cards in play, 5 free places"
    assert WORDS.text("a11y-gauge", limit=7, count=1, free=1) == "Summoning gauge 7: 1 card in play, 1 free place"
    french = Words("fr").text("a11y-gauge", limit=0, count=0, free=0)
    assert french.endswith("\u202f: 0 carte en jeu, 0 place libre")


def test_an_energy_has_a_name_of_its_own_in_every_language() -> None:
    assert [Words(language).text("a11y-token", energy="air") for language in ("en", "fr", "it", "es", "de")] == [
        "air energy",
        "énergie d’air",
        "energia di aria",
        "ficha de energía de aire",
        "Luftenergie",
    ]
