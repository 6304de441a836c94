"""The pages about the protocol name everything that is in it."""

import re
from pathlib import Path
from typing import Any

from seasons.protocol import bots, messages, requests, shapes

DOCS = Path(__file__).parents[2] / "docs"
TOLD = (bots.Greeting, bots.Ready, bots.Begin, bots.Ask, bots.Answer, bots.Over)
SHOWN = (shapes.View, shapes.Side, shapes.Pile, shapes.Points, shapes.Decision, shapes.Option, shapes.Tray, shapes.Plan)


def words(page: str) -> set[str]:
    """All words of a page; names may have hyphens."""
    return set(re.findall(r"[\w-]+", (DOCS / page).read_text("utf-8")))


def tags(union: Any) -> set[str]:
    """The kinds of the messages in a union."""
    return {kind.__struct_config__.tag for kind in union.__args__}


def fields(*kinds: Any) -> set[str]:
    """The fields of some messages."""
    return {field for kind in kinds for field in kind.__struct_fields__}


def test_the_page_about_bots_names_every_message_and_field() -> None:
    assert (tags(bots.FromHost) | tags(bots.FromBot) | fields(*TOLD, *SHOWN)) - words("bots.md") == set()


def test_the_page_about_tables_names_every_message_and_all_of_a_table() -> None:
    assert (tags(messages.FromServer) | tags(requests.FromClient)) - words("protocol.md") == set()
    assert fields(messages.Table, messages.Update, requests.Hello) - words("protocol.md") == set()
