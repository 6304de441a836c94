"""Every screen in every size and language: nothing is cut off, nothing is in the way of anybody, no English is left.

A screen is opened once with a mouse; then its window is resized and its language changed. A touch screen is a screen of
its own, and zooms out to what is too wide: so only the phone that is measured in all ways is one.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.hand import DESK, LAPTOP, PHONE, Hand
from browser.screens import SCREENS, again
from server.house import Server

HERE = Path(__file__)
MEASURE = HERE.with_name("measure.js").read_text()
TEXTS = HERE.with_name("texts.js").read_text()
AXE = HERE.parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  return violations
    .filter((one) => ['serious', 'critical'].includes(one.impact))
    .map((one) => `${one.id}: ${one.nodes.slice(0, 4).map((node) => node.target.join(' ')).join(' | ')}`);
}"""
# Speech control calls things by what is written on them (WCAG 2.5.3): the hidden name of a button holds its title.
NAMED = """() => [...document.querySelectorAll(':is(button, a) > .hidden-text')].flatMap((one) => {
  const title = one.parentElement.querySelector('.band, .line b, .name');
  const plain = (text) => text.replaceAll('\u00ad', '').toLowerCase();
  const name = plain(one.textContent);
  const words = title?.checkVisibility() ? (plain(title.innerText).match(/\\p{L}{3,}/gu) ?? []) : [];
  return words.filter((word) => !name.includes(word)).map((word) => `“${word}” is not in “${name}”`);
})"""

ZONES = [
    "header.top", ".opponents", "section.chips", ".rail", ".prompt", "section.mine", "main > .play",
    "section.dice", "section.season",
]  # fmt: skip
HAND = "main > .hand"  # on a phone the prompt may grow over it
OTHER_SIZES = {
    "small phone": (320, 568),
    "phone under an address bar": (360, 620),
    "tablet": (768, 1024),
    "large screen": (1920, 1080),
    "laptop at 200 %": (683, 384),
}

NAMES = {"Seasons", "Ada", "Lea", "Hugo", "Magdalena", "III"}
SAME_WORD = {
    "fr": {"Prestige", "Total", "air"},
    "it": {"Computer"},
    "es": {"Total", "familiar", "Familiar"},
    "de": {"Computer", "Name", "Normal", "Prestige", "Reserve"},
}
# Cards that chance lays out differ from visit to visit; credits are names; a dialog lies over the choice of languages.
LEFT_OUT = ("shelf", "replay", "credits", "watch")


def come(visit: Visit, server: Server, name: str, size: tuple[int, int], language: str = "en") -> Hand:
    """Open a screen, with a finger if it is a phone's."""
    ada = visit("", size, language=language, touch=size == PHONE)
    ada.ear.allow("404")
    SCREENS[name](ada, server)
    return ada


def resize(hand: Hand, size: tuple[int, int]) -> None:
    """Give the window another size."""
    hand.page.set_viewport_size({"width": size[0], "height": size[1]})
    hand.until("(size) => innerWidth === size[0] && innerHeight === size[1]", size)
    again(hand)


def choice(hand: Hand, language: str) -> Locator:
    """The button for a language; a table on a phone has no room for it."""
    return hand.page.locator(f".languages [lang='{language}']").filter(visible=True)


def speak(hand: Hand, language: str) -> None:
    """Choose a language."""
    if hand.page.locator("dialog[open]").count():  # it lies over the button
        choice(hand, language).first.dispatch_event("click")
    else:
        hand.press(choice(hand, language).first)
    hand.until("(language) => document.documentElement.lang === language", language)
    again(hand)


def misplaced(hand: Hand, zones: list[str]) -> list[str]:
    """What is cut off, beyond the edge, or lies over something else."""
    where = hand.page.evaluate("() => `${innerWidth}x${innerHeight}, ${document.documentElement.lang}: `")
    return [where + text for text in hand.page.evaluate(MEASURE, zones)]


def barriers(hand: Hand) -> list[str]:
    """What is in the way of people who see, hear or move otherwise (axe-core), and names that are not what is seen."""
    assert AXE.exists(), "axe-core is missing: run “npm ci” in web/"
    hand.page.evaluate(AXE.read_text())
    return [*hand.page.evaluate(RUN), *hand.page.evaluate(NAMED)]


def texts(hand: Hand) -> set[str]:
    """Everything the page says, without numbers and names."""
    return {text.strip("0123456789 ") for text in hand.page.evaluate(TEXTS)} - NAMES


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_on_a_computer(visit: Visit, server: Server, name: str) -> None:
    ada = come(visit, server, name, DESK)
    wrong = [*barriers(ada), *misplaced(ada, [*ZONES, HAND])]
    english = texts(ada)
    resize(ada, LAPTOP)
    wrong += misplaced(ada, [*ZONES, HAND])
    resize(ada, DESK)
    for language, same in SAME_WORD.items():
        speak(ada, language)
        if name not in LEFT_OUT:
            wrong += [f"{language}: “{text}” is English" for text in sorted((english & texts(ada)) - same)]
    for size in (DESK, LAPTOP, *OTHER_SIZES.values()):  # in the last language, the longest
        resize(ada, size)
        wrong += misplaced(ada, [*ZONES, HAND] if size in (DESK, LAPTOP) else [])
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_on_a_phone(visit: Visit, server: Server, name: str) -> None:
    ada = come(visit, server, name, PHONE)
    wrong = [*barriers(ada), *misplaced(ada, ZONES)]
    if choice(ada, "de").count():
        speak(ada, "de")
    else:
        ada = come(visit, server, name, PHONE, "de")
    wrong += misplaced(ada, ZONES)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", [LAPTOP, *OTHER_SIZES.values()], ids=["laptop", *OTHER_SIZES])
def test_cards_and_energies_can_be_chosen_in_every_size(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    ada = visit("", size)
    for name, kind in (("draft", "pick"), ("turn", "turn")):
        SCREENS[name](ada, server)
        ada.play(".nothing", 1)
        ada.wait(lambda kind=kind: kind in ada.ear.answered, f"{name}: nothing was sent")


@pytest.mark.parametrize("language", SAME_WORD)
def test_a_browser_is_greeted_in_its_own_language(visit: Visit, language: str) -> None:
    ada = visit(language=language)
    ada.sees(f".languages [lang='{language}'][aria-pressed='true']")
    assert ada.page.locator("html").get_attribute("lang") == language
