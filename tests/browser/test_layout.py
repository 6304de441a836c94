"""Nothing is cut off and nothing lies over something else, in the longest language and in English, at three sizes."""

from pathlib import Path

import pytest

from browser.conftest import Visit
from browser.hand import DESK, LAPTOP, PHONE
from browser.screens import SCREENS
from server.house import Server

MEASURE = Path(__file__).with_name("measure.js").read_text()
ZONES = [
    "header.top", ".opponents", "section.chips", ".rail", ".prompt", "section.mine", "main > .play",
    "section.dice", "section.season",
]  # fmt: skip
OTHER_SIZES = {
    "small phone": (320, 568),
    "phone under an address bar": (360, 620),
    "tablet": (768, 1024),
    "large screen": (1920, 1080),
    "laptop at 200 %": (683, 384),
}
HAND = "main > .hand"  # on a phone the prompt may grow over it


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE], ids=str)
def test_everything_fits(visit: Visit, server: Server, size: tuple[int, int], language: str) -> None:
    ada = visit("/", size, language=language, touch=size == PHONE)
    ada.ear.allow("404")
    wrong = []
    for name, come in SCREENS.items():
        come(ada, server)
        wrong += [f"{name}: {text}" for text in ada.page.evaluate(MEASURE, ZONES + ([] if size == PHONE else [HAND]))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", OTHER_SIZES.values(), ids=OTHER_SIZES)
def test_no_screen_is_wider_than_the_window_or_cuts_text_off(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    ada = visit("/", size, language="de")  # without touch, since a touch screen zooms out to what is too wide
    ada.ear.allow("404")
    wrong = []
    for name, come in SCREENS.items():
        come(ada, server)
        wrong += [f"{name}: {text}" for text in ada.page.evaluate(MEASURE, [])]
    assert not wrong, "\n".join(wrong)
