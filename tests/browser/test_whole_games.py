"""Complete games against the computer, from the first page to the score table."""

from browser.conftest import Visit

SETTLED = ".end h1.won"


def test_a_whole_game_is_played_with_the_mouse(visit: Visit) -> None:
    ada = visit()
    ada.press(".home .change")
    ada.press(".setup fieldset:nth-of-type(2) label")
    ada.press(".home .start .button")
    pressed = ada.play()
    assert {"draft take", "split ready", "die", "hand", "end turn"} <= set(pressed)
    assert ada.page.locator(".end table tbody tr, .end .scores > *").count() >= 2
