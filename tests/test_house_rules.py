"""What the whole repository keeps to: layers, sizes, languages, a test for every rule."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tradewinds as tw
from tests.scripts import script
from tradewinds.core.words import LANGUAGES
from tradewinds.games import _template

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "tradewinds"
TESTS = ROOT / "tests"
MOST_LINES = 600
LONGEST_FUNCTION = 40
MOST_PARAMETERS = 8

IMPORTS = script("tools/imports.py")

#: The games, and the one to copy.
GAMES = [*map(tw.load, tw.games()), _template.GAME]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

WORD_FOLDERS = sorted({path.parent for path in SOURCE.rglob("*.ftl")})
RULE = re.compile(r"^\*\*([A-Z]{2}) (\d+)\.(\d+) ", re.MULTILINE)


def python_files(*folders: Path) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(folder.rglob("*.py"))


# Sizes


def test_no_file_is_too_long() -> None:
    folders = [ROOT / name for name in ("src", "tests", "benchmarks", "docs", "examples")]
    long = [
        f"{path.relative_to(ROOT)}: {len(path.read_text('utf-8').splitlines())} lines"
        for path in python_files(*folders)
        if len(path.read_text("utf-8").splitlines()) > MOST_LINES
    ]
    assert long == []


class Length(NamedTuple):
    """A function, the lines it takes and the arguments it is given, `self` aside."""

    name: str
    lines: int
    parameters: int


@cache
def functions() -> tuple[Length, ...]:
    """All functions of the package but migrations, which are lists of columns."""
    return tuple(
        Length(f"{file.relative_to(SOURCE).as_posix()}:{node.name}", _lines(node), len(_parameters(node)))
        for file in python_files(SOURCE)
        if "migrations" not in file.parts
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def _lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def _parameters(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    given = node.args
    names = [each.arg for each in given.posonlyargs + given.args + given.kwonlyargs]
    return names[1:] if names[:1] in (["self"], ["cls"]) else names


def test_functions_are_short() -> None:
    assert [each.name for each in functions() if each.lines > LONGEST_FUNCTION] == []
    lengths = sorted(each.lines for each in functions())
    assert lengths[len(lengths) // 2] <= 6
    assert lengths[len(lengths) * 95 // 100] <= 18


def test_functions_take_few_arguments() -> None:
    """Commands aside, whose parameters are their options."""
    many = [each.name for each in functions() if each.parameters > MOST_PARAMETERS]
    assert [name for name in many if not name.startswith("cli/commands.py:")] == []


# Layers


def may_import(layer: str, file: Path, name: str) -> bool:
    """The layers of the design: core knows nothing, games know the core, bots know games only through the core."""
    part = name.split(".", maxsplit=1)[0]
    allowed = {
        "core": {"core"},
        "games": {"core", "games"} | ({"pictures"} if "picture" in (file.stem, file.parent.name) else set()),
        "pictures": {"core", "pictures"},
        "bots": {"core", "bots"},
        "envs": {"core", "envs", "bots", ""},  # the public face, to make every game known by name
        "arena": {"core", "arena", "bots"},
    }
    return part in allowed[layer] if layer in allowed else layer != "server" or part != "cli"


def upward_imports(source: Path) -> list[str]:
    found = []
    for file in python_files(source):
        layer = file.relative_to(source).parts[0]
        for name in IMPORTS.named(ast.walk(ast.parse(file.read_text("utf-8")))):
            if not may_import(layer, file, name):
                found.append(f"{file.relative_to(source)} imports {name or 'tradewinds'}")
            if layer == "games" and name.startswith("games.") and len(file.relative_to(source).parts) > 2:
                if name.split(".")[1] != file.relative_to(source).parts[1]:
                    found.append(f"{file.relative_to(source)} imports another game: {name}")
    return found


def test_no_layer_imports_upward() -> None:
    assert upward_imports(SOURCE) == []


def test_the_check_of_layers_sees_a_wrong_import(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "wrong.py").write_text("from tradewinds.games import GAMES\n", "utf-8")
    assert upward_imports(tmp_path) == ["core/wrong.py imports games.GAMES"]


def check_cycles(source: Path) -> None:
    TopologicalSorter(IMPORTS.modules(source)).prepare()


def test_no_module_imports_itself_by_way_of_others() -> None:
    check_cycles(SOURCE)


def test_the_check_of_cycles_sees_one(tmp_path: Path) -> None:
    for name, other in (("a", "b"), ("b", "c"), ("c", "a")):
        (tmp_path / f"{name}.py").write_text(f"def f():\n    from tradewinds.{other} import f\n", "utf-8")
    with pytest.raises(CycleError):
        check_cycles(tmp_path)


# Languages


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's own names
        self.names.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content!r} is not Fluent"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", WORD_FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
def test_every_text_exists_in_every_language(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    for lang in LANGUAGES:
        assert messages(folder / f"{lang}.ftl") == english, lang


@pytest.mark.parametrize("folder", WORD_FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
@pytest.mark.parametrize("lang", ["de", "ja"])
def test_texts_are_really_translated(folder: Path, lang: str) -> None:
    """Sentences differ from English; names, letters and symbols may be the same."""

    def sentences(path: Path) -> dict[str, str]:
        source = path.read_text("utf-8")
        return dict(re.findall(r"^([a-z][\w-]*) = (.*\s.*\s.*)$", source, re.MULTILINE))

    english, other = sentences(folder / "en.ftl"), sentences(folder / f"{lang}.ftl")
    same = [
        id
        for id, text in other.items()
        if id != "game-title" and english.get(id) == text and re.search(r"[a-z]{3} [a-z]{2}", text)
    ]
    assert same == []


def text_ids(path: Path) -> Iterator[str]:
    """Identifiers of texts that a file names literally."""
    speakers = {"line", "say", "BadRequest", "BadEdition", "BadSave", "CommandError"}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        asks = isinstance(node.func, ast.Name) and node.func.id in speakers
        asks |= isinstance(node.func, ast.Attribute) and node.func.attr == "words"
        first = node.args[0]
        if asks and isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value


def test_every_text_that_is_asked_for_exists() -> None:
    common = messages(SOURCE / "core" / "words" / "en.ftl")
    of_games = [set(messages(tw.load(name).words.folder / "en.ftl")) for name in tw.games()]
    for file in python_files(SOURCE):
        own = next((f for f in WORD_FOLDERS if f.parent in file.parents), None)
        known = set(common) | (set(messages(own / "en.ftl")) if own else set())
        if file.parent.name == "pictures":
            known |= set.intersection(*of_games)
        missing = [id for id in text_ids(file) if id not in known]
        assert missing == [], file.relative_to(ROOT)


# Rulebooks


@each_game
def test_rulebooks_have_the_same_numbers_in_every_language(game: tw.Game) -> None:
    numbers = [RULE.findall((game.rulebook / f"{lang}.md").read_text("utf-8")) for lang in LANGUAGES]
    assert numbers[0]
    assert numbers[0] == numbers[1] == numbers[2]
    assert len(set(numbers[0])) == len(numbers[0])
    assert {code for code, _, _ in numbers[0]} == {game.code}


@each_game
def test_every_refusal_has_its_rule(game: tw.Game) -> None:
    """Every `why-6-7` is a rule of the rulebook."""
    rules = {(c, n) for _, c, n in RULE.findall((game.rulebook / "en.md").read_text("utf-8"))}
    refusals = [id for id in messages(game.words.folder / "en.ftl") if id.startswith("why-")]
    assert refusals
    assert [id for id in refusals if tuple(id.split("-")[1:]) not in rules] == []


def all_tests() -> set[str]:
    """The names of all tests in the repository."""
    names: set[str] = set()
    for file in python_files(TESTS):
        tree = ast.parse(file.read_text("utf-8"))
        names |= {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name.startswith("test_")}
    return names


@each_game
def test_every_rule_has_a_test_named_after_its_number(game: tw.Game) -> None:
    tests = all_tests()
    untested = [
        f"{code} {chapter}.{number}"
        for code, chapter, number in RULE.findall((game.rulebook / "en.md").read_text("utf-8"))
        if not any(test.startswith(f"test_{code.lower()}_{chapter}_{number}_") for test in tests)
    ]
    assert untested == []


# What is packed

#: Packed without being named.
ALWAYS = {"LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "src"}
#: Where the repository lives, not what is built from it.
NEVER = {".ci", ".github", ".gitignore", ".pre-commit-config.yaml"}


def test_the_source_distribution_is_complete() -> None:
    """Whatever is in the repository is in the archive too, so that `make test` runs there."""
    lines = [line.split() for line in (ROOT / "MANIFEST.in").read_text("utf-8").splitlines()]
    packed = {name for how, *names in lines if how in ("include", "graft") for name in names}
    assert [name for name in packed | ALWAYS if not (ROOT / name).exists()] == []
    assert {path.parts[0] for path in tracked()} <= packed | ALWAYS | NEVER


def test_every_file_of_the_package_is_installed() -> None:
    """Also what is no Python, if `package-data` names its kind."""
    named = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["package-data"]
    kinds = {Path(pattern).suffix or Path(pattern).name for pattern in named["tradewinds"]} | {".py"}
    files = [path for path in SOURCE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert [str(path) for path in files if not {path.suffix, path.name} & kinds] == []


def tracked() -> list[Path]:
    """What is in the repository; nothing where there is none, as in an archive."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    return [Path(name) for name in listed.stdout.split("\0") if name]


def test_the_changelog_has_a_dated_section_for_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(rf"^## {re.escape(tw.__version__)} \(\d{{4}}-\d\d-\d\d\)$", text, re.MULTILINE)


# The public face


def test_the_public_face_is_sorted_and_complete() -> None:
    names = list(tw.__all__)
    assert names == sorted(names)
    assert all(hasattr(tw, name) for name in names)


def test_the_example_of_the_readme_runs() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found, "the README has no Python example"
    scope: dict[str, object] = {}
    exec(compile(found[1], "README.md", "exec"), scope)
    assert scope["match"].outcome is not None  # type: ignore[attr-defined]


def test_nothing_is_loaded_from_elsewhere() -> None:
    """The product works offline: no page, style or script names a host."""
    pattern = re.compile(r"https?://(?!localhost|127\.0\.0\.1|www\.w3\.org)")
    files = [p for p in SOURCE.rglob("*") if p.suffix in {".py", ".html", ".js", ".css", ".svg", ".toml", ".ftl"}]
    assert [str(p.relative_to(ROOT)) for p in files if pattern.search(p.read_text("utf-8"))] == []
