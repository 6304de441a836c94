"""What `seasons rules` prints, and r at the table."""

from __future__ import annotations

import shutil
import sys
import textwrap

from seasons.terminal.lookup import find_topic
from seasons.words import Words
from seasons.words.help import TOPICS, topic

WIDEST = 100


def topic_lines(words: Words, text: str) -> list[str]:
    """A topic, or the list of topics for no text."""
    if not text:
        listed = [words.text("rules-topic", name=key, text=words.text(f"help-{key}-title")) for key in TOPICS]
        return [words.text("rules-topics"), *listed, "", words.text("rules-how")]
    found = topic(words, find_topic(words, text))
    return [found.title, *(line for paragraph in found.paragraphs for line in ("", paragraph))]


def show_rules(words: Words, text: str) -> int:
    """Print a topic, or the list of topics."""
    for line in topic_lines(words, text):
        if sys.stdout.isatty():
            line = textwrap.fill(line, min(WIDEST, shutil.get_terminal_size().columns))
        print(line)
    return 0
