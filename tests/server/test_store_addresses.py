"""Addresses of databases, good and bad: what is wrong is said in one line, without the password."""

import re
from pathlib import Path

import pytest

from seasons.server.store import BadAddress, Store, StoreError, Unreachable
from seasons.server.store.address import read_address, shown

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("", "write sqlite:///path"),
        ("games.db", "write sqlite:///path"),
        ("mysql://me@host/games", "write sqlite:///path"),
        ("sqlite://", "name a file"),
        ("sqlite:///:memory:", "name a file"),
        ("sqlite://games.db", "three slashes"),
        ("sqlite:////", "folder"),
        ("sqlite:////nowhere/at/all/games.db", "there is no folder /nowhere/at/all"),
        ("sqlite:///games.db?mode=ro", "takes no options"),
        ("postgresql://host/games?connect_timeout=3", "connect_timeout is not known"),
        ("postgresql://host:port/games", "write sqlite:///path"),
    ],
)
def test_bad_addresses_are_explained(address: str, why: str) -> None:
    with pytest.raises(BadAddress, match=re.escape(why)):
        Store(address)


@pytest.mark.parametrize(
    "address", ["postgresql://ann:hush@host:x/games", "mysql://ann:hush@host/games", "postgresql://ann:hush@h/g?a=b"]
)
def test_no_complaint_shows_a_password(address: str) -> None:
    with pytest.raises(BadAddress) as caught:
        Store(address)
    assert "hush" not in str(caught.value)
    assert "hush" not in str(caught.value.details)


def test_the_usual_forms_of_postgresql_addresses_are_understood() -> None:
    for scheme in ("postgres", "postgresql", "postgresql+asyncpg", "postgresql+psycopg"):
        url = read_address(f"{scheme}://ann:hush@example.org:5433/games?sslmode=require")
        assert (url.drivername, url.host, url.port, url.query["ssl"]) == (
            "postgresql+asyncpg",
            "example.org",
            5433,
            "require",
        )
        assert shown(url) == "postgresql://ann:***@example.org:5433/games?ssl=require"


async def test_a_folder_without_a_server_is_unreachable(tmp_path: Path) -> None:
    with pytest.raises(Unreachable, match=r"cannot be used: .*Is it running") as caught:
        async with Store(f"postgresql://ann:hush@/games?host={tmp_path}"):
            pass
    assert "hush" not in str(caught.value)
    assert (caught.value.code, str(tmp_path) in str(caught.value.details["address"])) == ("unreachable", True)


async def test_a_closed_port_is_unreachable() -> None:
    with pytest.raises(Unreachable, match="cannot be used"):
        async with Store("postgresql://ann@127.0.0.1:1/games"):
            pass


async def test_a_database_that_does_not_exist_is_named(postgres_folder: str) -> None:
    with pytest.raises(Unreachable, match='database "nowhere" does not exist'):
        async with Store(f"postgresql://postgres:@/nowhere?host={postgres_folder}"):
            pass


async def test_a_file_that_may_not_be_written_is_unreachable(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be used"):
        async with Store("sqlite:////proc/games.db"):
            pass


async def test_a_path_with_spaces_and_signs_is_just_a_path(tmp_path: Path) -> None:
    folder = tmp_path / "50% größer & mehr"
    folder.mkdir()
    async with Store(f"sqlite:///{folder}/my games.db") as store:
        await store.ping()
    assert (folder / "my games.db").exists()
