"""The folders compiled code is kept in: one for each game and part of the package, keyed by what it is made of."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import numba
import pytest

import tradewinds
from tradewinds.core import cache
from tradewinds.core.cache import cache_folder, cache_home, room_of, source_hash, sources_of
from tradewinds.games import GAMES

PACKAGE = Path(tradewinds.__file__).parent


# The hash of the sources


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    for name, text in {"a.py": "a", "sub/b.py": "b", "sub/c.py": "c", "sub/edition.toml": "d", "notes.md": "e"}.items():
        path = tmp_path / "sources" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "sources"


def test_equal_sources_have_equal_hashes(sources: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(sources, copy)
    assert source_hash([copy]) == source_hash([sources])


@pytest.mark.parametrize("name", ["a.py", "sub/b.py", "sub/edition.toml"])
def test_a_changed_file_changes_the_hash(sources: Path, name: str) -> None:
    before = source_hash([sources])
    (sources / name).write_text("changed")
    assert source_hash([sources]) != before


@pytest.mark.parametrize("name", ["new.py", "sub/new.toml", "deep/er/new.py"])
def test_a_new_file_changes_the_hash(sources: Path, name: str) -> None:
    before = source_hash([sources])
    (sources / name).parent.mkdir(parents=True, exist_ok=True)
    (sources / name).write_text("")
    assert source_hash([sources]) != before


def test_a_missing_a_renamed_and_a_swapped_file_change_the_hash(sources: Path) -> None:
    hashes = [source_hash([sources])]
    (sources / "sub/b.py").write_text("c")
    (sources / "sub/c.py").write_text("b")
    hashes.append(source_hash([sources]))
    (sources / "sub/b.py").rename(sources / "sub/z.py")
    hashes.append(source_hash([sources]))
    (sources / "a.py").unlink()
    hashes.append(source_hash([sources]))
    assert len(set(hashes)) == 4


def test_a_new_name_alone_changes_the_hash(sources: Path) -> None:
    before = source_hash([sources])
    (sources / "a.py").rename(sources / "aa.py")
    assert source_hash([sources]) != before


def test_a_text_that_no_rule_reads_does_not_change_the_hash(sources: Path) -> None:
    before = source_hash([sources])
    (sources / "notes.md").write_text("other")
    assert source_hash([sources]) == before


def test_a_single_file_can_be_hashed(sources: Path) -> None:
    edition = sources / "sub/edition.toml"
    before = source_hash([sources / "a.py", edition])
    edition.write_text("other")
    assert source_hash([sources / "a.py", edition]) != before


def test_the_lock_an_editor_leaves_beside_a_file_does_no_harm(sources: Path) -> None:
    before = source_hash([sources])
    (sources / ".#edition.toml").symlink_to("somebody@somewhere.1234")
    assert source_hash([sources]) == before


# Rooms


@pytest.mark.parametrize(
    ("module", "room"),
    [
        ("tradewinds.games.tobago.rules.clues", "tradewinds.games.tobago"),
        ("tradewinds.games.tobago", "tradewinds.games.tobago"),
        ("tradewinds.core.playout", "tradewinds.core"),
        ("tradewinds.bots.ismcts", "tradewinds.bots"),
        ("nim.rules.taking", "nim"),
        ("__main__", "__main__"),
    ],
)
def test_a_function_belongs_to_its_game_or_part(module: str, room: str) -> None:
    assert room_of(module) == room


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the games and of a part with drivers, as packages of their own beside a core."""
    for part in ("core", "bots"):
        shutil.copytree(PACKAGE / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    for room in GAMES.values():
        game = room.rpartition(".")[2]
        shutil.copytree(PACKAGE / "games" / game, tmp_path / game, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cache, "CORE", tmp_path / "core")
    monkeypatch.setattr(cache, "_places", lambda room: [tmp_path / room])
    yield tmp_path
    cache_folder.cache_clear()


def keys() -> dict[str, str]:
    cache_folder.cache_clear()
    return {room: cache_folder(room).name for room in ("bots", "key_west", "tobago", "west_of_africa")}


@pytest.mark.parametrize("game", ["key_west", "tobago", "west_of_africa"])
def test_any_source_of_a_game_changes_its_own_key_and_no_other(package: Path, game: str) -> None:
    files = [path for path in sources_of(game) if path.suffix in {".py", ".toml"}]
    assert {"edition.toml", "state.py", "actions.py", "sense.py"} <= {path.name for path in files}
    before = keys()
    for path in files:
        whole = path.read_bytes()
        path.write_bytes(whole + b"\n")
        after = keys()
        assert [room for room in before if before[room] != after[room]] == [game], path
        path.write_bytes(whole)


def test_what_only_speaks_draws_or_is_read_later_changes_no_key(package: Path) -> None:
    before = keys()
    for name in ("telling/log.py", "picture/board.py", "words/new.py", "rulebook/new.toml", "sense.toml"):
        (package / "tobago" / name).parent.mkdir(exist_ok=True)
        (package / "tobago" / name).write_text("changed")
    assert keys() == before


def test_the_core_changes_every_key_and_drivers_their_own(package: Path) -> None:
    before = keys()
    (package / "bots" / "ismcts.py").write_text("changed")
    assert [room for room, key in keys().items() if key != before[room]] == ["bots"]
    (package / "core" / "layout.py").write_text("changed")
    assert not set(keys().values()) & set(before.values())


def test_an_own_edition_changes_the_keys_whatever_its_game_is_called(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRADEWINDS_EDITIONS", str(package / "own"))
    before = keys()
    (package / "own").mkdir()
    (package / "own" / "another-name.toml").write_text("changed")
    assert not set(keys().values()) & set(before.values())


def test_a_game_in_a_single_file_has_a_key_of_that_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its kernel is made from templates of the core, so numba does not notice when the file changes."""
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "one_file_game.py").write_text("STEP = 1")
    before = cache_folder("one_file_game").name
    cache_folder.cache_clear()
    (tmp_path / "one_file_game.py").write_text("STEP = 2")
    assert cache_folder("one_file_game").name != before


def test_a_folder_names_its_room_and_the_version_of_numba(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "BOUNDSCHECK", False)
    assert keys()["tobago"].startswith("tobago-")
    assert keys()["tobago"].endswith(f"-numba{numba.__version__}")


def test_code_with_bounds_checks_is_kept_apart(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = keys()
    monkeypatch.setattr(cache, "BOUNDSCHECK", not cache.BOUNDSCHECK)
    assert not set(keys().values()) & set(before.values())


def test_the_rooms_of_the_package_are_found() -> None:
    assert PACKAGE / "games" / "tobago" / "state.py" in set(sources_of("tradewinds.games.tobago"))
    assert not any("picture" in path.parts for path in sources_of("tradewinds.games.tobago"))


def test_the_cache_lies_where_the_user_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TRADEWINDS_CACHE", str(tmp_path / "own"))
    assert cache_home() == tmp_path / "own"
    monkeypatch.delenv("TRADEWINDS_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_home() == tmp_path / "xdg" / "tradewinds"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_home() == Path.home() / ".cache" / "tradewinds"
