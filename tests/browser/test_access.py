"""Nothing on any screen is in the way of people who see, hear or move otherwise (axe-core)."""

from pathlib import Path

import pytest

from browser.conftest import Visit
from browser.hand import DESK, PHONE
from browser.screens import SCREENS
from server.house import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => (await axe.run({ resultTypes: ['violations'] })).violations
  .filter((one) => ['serious', 'critical'].includes(one.impact))
  .map((one) => `${one.id} (${one.impact}): ${one.nodes.slice(0, 4).map((node) => node.target.join(' ')).join(' | ')}`)"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_axe_finds_nothing_serious(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    assert AXE.exists(), "axe-core is missing: run “npm ci” in web/"
    ada = visit("/", size, touch=size == PHONE)
    ada.ear.allow("404")
    found = []
    for name, come in SCREENS.items():
        come(ada, server)
        ada.page.evaluate(AXE.read_text())
        found += [f"{name}: {text}" for text in ada.page.evaluate(RUN)]
    assert not found, "\n".join(found)
