"""What the client is built from."""

from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
pytestmark = pytest.mark.skipif(not WEB.exists(), reason="the sources of the client are not in this distribution")


def test_the_lock_file_of_the_client_names_no_registry() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text("utf-8")
