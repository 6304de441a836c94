"""What only the browser says: every message is used by the client, and the client asks for none that is not there."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from seasons.words import catalogue, messages

WEB = Path(__file__).parents[2] / "web" / "src"
pytestmark = pytest.mark.skipif(not WEB.exists(), reason="the sources of the client are not in this distribution")

QUOTED = re.compile(r"""['"`]([a-z0-9][a-z0-9.-]*)['"`]""")
AHEAD = {  # words of the interface that are ready, and that no page shows yet
    f"ui-{name}"
    for name in (
        *("play", "learn", "speed", "help", "clear", "wait", "computer-plays", "yes", "no", "back", "next", "previous"),
        *("open", "download", "new-game", "name", "connection-back", "saved"),
    )
} | {"a11y-position"}
BUILT = re.compile(r"`([a-z0-9]+(?:-[a-z0-9]+)*-)\$\{")  # `web-bot-${name}`: the rest of the id comes from elsewhere


def sources() -> str:
    """The whole client as one text."""
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and "gallery" not in path.parts]
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


def test_no_message_of_the_browser_is_unused() -> None:
    text = sources()
    quoted, starts = set(QUOTED.findall(text)), set(BUILT.findall(text))
    files = dict(catalogue.sources("en"))
    for name, ahead in (("en/web.ftl", set()), ("en/ui.ftl", AHEAD)):
        ids = [entry.id.name for entry in catalogue.parse(files[name]).body if isinstance(entry, ast.Message)]
        assert len(ids) > 50
        assert {id for id in ids if id not in quoted and not any(id.startswith(start) for start in starts)} == ahead


def test_every_message_the_browser_asks_for_is_there() -> None:
    known = set(messages("en"))
    asked = set(re.findall(r"""\bt\(\s*['"`]([a-z0-9.-]+)['"`]""", sources()))
    asked |= set(re.findall(r"""(?<![\w\])])\[\s*'([a-z0-9]+-[a-z0-9.-]+)'\s*(?:\]|,\s*\{)""", sources()))
    trees = {id for id in asked if "-" in id}
    assert len(trees) > 50
    assert sorted(trees - known) == []
