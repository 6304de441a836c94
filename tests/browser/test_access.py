"""Nothing on any screen is in the way of people who see, hear or move otherwise (axe-core)."""

from pathlib import Path

import pytest

from browser.conftest import Visit
from browser.hand import DESK, PHONE
from browser.screens import SCREENS
from server.house import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
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


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_axe_finds_nothing_serious_and_names_are_what_is_seen(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    assert AXE.exists(), "axe-core is missing: run “npm ci” in web/"
    ada = visit("/", size, touch=size == PHONE)
    ada.ear.allow("404")
    found = []
    for name, come in SCREENS.items():
        come(ada, server)
        ada.page.evaluate(AXE.read_text())
        found += [f"{name}: {text}" for text in [*ada.page.evaluate(RUN), *ada.page.evaluate(NAMED)]]
    assert not found, "\n".join(found)
