"""Chromium, a server, and people who visit it. Every page must end without a complaint in its console."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.ear import Ear
from browser.hand import DESK, UNGUARDED, WATCH, Hand
from browser.retry import pytest_report_teststatus, pytest_runtest_protocol, pytest_terminal_summary  # noqa: F401
from server.house import Server

# The browser's own address bar, which nobody sees here, works more than our pages do. Only the last list of features
# counts, so the first line names again what matters of Playwright's own.
UNUSED = [
    "PaintHolding", "HttpsUpgrades", "OptimizationHints", "MediaRouter", "LensOverlay", "NetworkTimeServiceQuerying",
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
]  # fmt: skip
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-quic", f"--disable-features={','.join(UNUSED)}",
]  # fmt: skip
Visit = Callable[..., Hand]


def chromium_path() -> str:
    """Where the system's Chromium is."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "Chromium is missing. On Debian: apt install chromium"
    return path


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder are marked, so that one of the two runs can leave them out; the longest come first."""
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.path.name != "test_whole_games.py")


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The system's Chromium. It is closed after this folder: its event loop would be in the way of other tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server, shared by all tests that do not stop it."""
    folder = tmp_path_factory.mktemp("browser")
    with Server(f"sqlite:///{folder / 'games.db'}", folder) as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Open a page of the server in a browser of its own: `visit(path, size, language=, touch=, motion=, guard=)`.

    Without a path the page stays empty. `guard`: presses soon after a change do not count, as for people.
    """
    contexts = []
    ears: list[Ear] = []

    def come(path: str = "/", size: tuple[int, int] = DESK, **wishes: Any) -> Hand:
        touch = bool(wishes.pop("touch", False))
        house = wishes.pop("house", server)
        guard = wishes.pop("guard", False)
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=wishes.pop("language", "en"),
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if wishes.pop("motion", False) else "reduce",
            **wishes,
        )
        contexts.append(context)
        context.add_init_script(WATCH)
        if not guard:
            context.add_init_script(UNGUARDED)
        page = context.new_page()
        ears.append(Ear(page, house.address))
        if path:
            page.goto(house.address + path)
        return Hand(page, ears[-1], touch)

    yield come
    for context in contexts:
        context.close()
    complaints = [text for ear in ears for text in ear.unexpected()]
    assert not complaints, "\n".join(complaints)
