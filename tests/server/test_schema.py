"""What is made from the types of the messages has been made anew after their last change."""

from pathlib import Path

from seasons.server.schema import schema, typescript

ROOT = Path(__file__).parents[2]


def test_the_schema_in_the_documentation_is_that_of_the_messages() -> None:
    assert (ROOT / "docs/protocol.schema.json").read_text("utf-8") == schema()


def test_the_types_of_the_client_are_those_of_the_messages() -> None:
    assert (ROOT / "web/src/wire.ts").read_text("utf-8") == typescript()
