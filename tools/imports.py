"""Draws which package imports which into docs/architecture.md: `python tools/imports.py`."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "tradewinds"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- made by tools/imports.py -->\n", "<!-- end -->"
#: The package itself: its public face.
FACE = "tradewinds"

Graph = dict[str, set[str]]


def named(parts: Iterable[ast.AST]) -> Iterator[str]:
    """What these parts of a file import of the package: `core.match.Match`, or nothing for the public face."""
    for node in parts:
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            if f"{name}.".startswith(f"{FACE}."):
                yield name.removeprefix(FACE).removeprefix(".")


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """All parts of a module, but for what only the type checker reads."""
    yield node
    for part in ast.iter_child_nodes(node):
        if not (isinstance(part, ast.If) and ast.unparse(part.test) == "TYPE_CHECKING"):
            yield from _running(part)


def modules(source: Path = SOURCE) -> Graph:
    """For each module those it imports."""
    files = {_module(file, source): file for file in sorted(source.rglob("*.py"))}
    return {module: {_owner(name, files) for name in _named(file)} - {module} for module, file in files.items()}


def _named(file: Path) -> Iterator[str]:
    return named(_running(ast.parse(file.read_text("utf-8"))))


def _module(file: Path, source: Path) -> str:
    return ".".join(file.relative_to(source).with_suffix("").parts).removesuffix("__init__").rstrip(".")


def _owner(name: str, files: dict[str, Path]) -> str:
    """The module that holds a name: the name itself, or the longest part of it that is one."""
    while name not in files:
        name = name.rpartition(".")[0]
    return name


def packages(graph: Graph) -> Graph:
    """For each package those its modules import."""
    found: Graph = {}
    for module, imported in graph.items():
        package = _package(module)
        found.setdefault(package, set()).update({_package(other) for other in imported} - {package})
    return found


def _package(module: str) -> str:
    return module.partition(".")[0] or FACE


def diagram(graph: Graph) -> str:
    """A flowchart in Mermaid; an arrow leads from who imports to what is imported."""
    arrows = [f"  {package} --> {other}" for package in sorted(graph) for other in sorted(graph[package])]
    return "\n".join(["```mermaid", "flowchart TD", *arrows, "```", ""])


def drawn(page: str) -> str:
    """The page with the diagram of today."""
    before, _, rest = page.partition(BEGIN)
    return before + BEGIN + diagram(packages(modules())) + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(drawn(PAGE.read_text("utf-8")), "utf-8")
