"""A database that cannot be used is told in one sentence before anything is served."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.cli.helpers import refusal
from tradewinds.server.storage import prepare


@pytest.fixture(autouse=True)
def _no_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRADEWINDS_DATABASE", "")  # what a command sets is gone afterwards


@pytest.fixture
def made() -> Path:
    asyncio.run(prepare("sqlite:///tables.sqlite"))
    return Path("tables.sqlite")


def serve(url: str = "sqlite:///tables.sqlite", lang: str = "en") -> str:
    return refusal("serve", "--port", "0", "--database", url, lang=lang)


def test_a_schema_of_a_newer_program_is_left_alone(made: Path) -> None:
    with sqlite3.connect(made) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = made.read_bytes()
    assert "newer version of Tradewinds" in serve()
    assert "neueren Version von Tradewinds" in serve(lang="de")
    assert "より新しい" in serve(lang="ja")
    assert made.read_bytes() == before


@pytest.mark.parametrize(("start", "end"), [(0, 100), (100, 4096), (4096, None)])
def test_a_damaged_file_is_named(made: Path, start: int, end: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its header is gone, or its list of tables, or everything after that."""
    whole = bytearray(made.read_bytes())
    whole[start:end] = b"" if end is None else b"?" * (end - start)
    made.write_bytes(whole)
    assert "tables.sqlite is not a database of Tradewinds, or it is damaged" in serve()
    monkeypatch.setenv("TRADEWINDS_DATABASE", "sqlite:///tables.sqlite")
    assert "oder sie ist beschädigt" in refusal("play", lang="de")
    assert made.read_bytes() == whole


def test_a_database_out_of_reach_is_named_without_its_password() -> None:
    assert serve("postgresql://anna:secret@127.0.0.1:9/tables") == (
        "The database postgresql://127.0.0.1:9/tables cannot be opened (ConnectionRefusedError)."
    )
    Path("file").touch()
    assert "file/tables.sqlite cannot be opened" in serve("sqlite:///file/tables.sqlite")


@pytest.mark.parametrize("url", ["tables", "mysql://anna:secret@host/tables", "postgresql://anna:secret@host:x/tables"])
def test_an_address_that_is_none_is_not_repeated(url: str) -> None:
    told = serve(url)
    assert told.startswith("The address of the database is not understood.")
    assert "secret" not in told
