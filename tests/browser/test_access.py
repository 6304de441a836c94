"""Nothing on any screen is in the way of people who see, hear or move otherwise (axe-core)."""

from pathlib import Path

import pytest

from browser.conftest import Visit
from browser.hand import DESK, PHONE
from browser.screens import SCREENS
from server.house import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# One rule is replaced: it wants every digit and sentence of a card's picture in the name of its button.
# `NAMED` asks for what speech control needs, the visible name (WCAG 2.5.3).
RUN = """async () => {
  const rules = { 'label-content-name-mismatch': { enabled: false } };
  const { violations } = await axe.run({ resultTypes: ['violations'], rules });
  return violations
    .filter((one) => ['serious', 'critical'].includes(one.impact))
    .map((one) => `${one.id}: ${one.nodes.slice(0, 4).map((node) => node.target.join(' ')).join(' | ')}`);
}"""
NAMED = """() => [...document.querySelectorAll(':is(button, a, [role="button"])[aria-label]')].flatMap((one) => {
  const title = one.querySelector('.band, .line b, .name') ?? one;
  const plain = (text) => text.replaceAll('\u00ad', '').toLowerCase();
  const name = plain(one.getAttribute('aria-label'));
  const words = one.checkVisibility() ? (plain(title.innerText ?? '').match(/\\p{L}{3,}/gu) ?? []) : [];
  return words.filter((word) => word !== 'iii' && !name.includes(word)).map((word) => `“${word}” is not in “${name}”`);
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
