"""Plant small faults in the rules, one at a time, and count how many the tests notice.

    python tools/mutants.py                 every mutant of both games' rules
    python tools/mutants.py --sample 20     so many of each game, chosen by --seed

A mutant exists only in the memory of a forked process, which imports the changed module in
place of the true one and runs the tests: no changed source is ever written anywhere.
"""

from __future__ import annotations

import ast
import os
import resource
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Annotated, Any, NamedTuple

import cyclopts
import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "hatbox" / "games"
EQUIVALENT = ROOT / "tests" / "data" / "equivalent_mutants.toml"
FILES = ("rules", "effects", "position", "secrecy", "editions", "cards")
GOAL = 85.0
CPU_SECONDS = 90
"""A mutant that has not come to an end by then never does: it counts as noticed."""
LAWS = {
    "antayagi": ("test_antayagi[antayagi-80-4]", "test_antayagi[antayagi-65-3]"),
    "not_a_hat": (
        "test_not_a_hat[{'special': True, 'arrows': 'both', 'gifts': 2, 'rounds': 3}]",
        "test_not_a_hat[{'special': False, 'arrows': 'black', 'gifts': 1, 'rounds': 1}]",
    ),
}
"""The laws on a few tables: all of them would take half a minute a mutant."""


def tests(game: str) -> list[str]:
    """The tests that a mutant has to pass, those first that find most."""
    first = [f"tests/scenarios/{game}", "tests/test_playthroughs.py", "tests/test_perft.py"]
    records = [str(path) for path in sorted((ROOT / "tests" / "records").glob("test_*.py"))]
    quick = [path for path in records if not path.endswith("test_fuzz.py")]
    return [*first, *quick, *[f"tests/conformance/test_laws.py::{law}" for law in LAWS[game]]]


# --- What can be changed ---------------------------------------------------------------------


class Place(NamedTuple):
    """Where a part of the program hangs in the tree, so that another can be put there."""

    parent: Any
    field: str
    at: int | None
    """In a list."""

    @property
    def node(self) -> Any:
        value = getattr(self.parent, self.field)
        return value if self.at is None else value[self.at]

    def put(self, node: ast.AST) -> None:
        if self.at is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node


Change = tuple[str, Callable[[], None]]
"""How it reads, and what makes it."""


class Site(NamedTuple):
    """One possible change."""

    line: int
    function: str
    change: str
    apply: Callable[[], None]


COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
SKIPPED_FIELDS = {
    *("annotation", "returns", "decorator_list", "bases"),
    *("ctx", "type_comment", "type_params"),
}
"""Types and decorators: the type checker reads the former, and the latter are caches."""
SKIPPED_NODES = (ast.Assert, ast.Import, ast.ImportFrom)
"""An assert states what cannot happen."""


def sites(tree: ast.Module) -> Iterator[Site]:
    """Every change that can be made to a module, always in the same order."""
    for place, function in _places(tree, ""):
        node = place.node
        for label, apply in _changes(place):
            yield Site(node.lineno, function, label, apply)


def _places(node: ast.AST, function: str) -> Iterator[tuple[Place, str]]:
    for field, value in ast.iter_fields(node):
        if field in SKIPPED_FIELDS or (field == "keywords" and isinstance(node, ast.ClassDef)):
            continue
        children = value if isinstance(value, list) else [value]
        for index, child in enumerate(children):
            if not isinstance(child, ast.AST) or _skipped(child):
                continue
            inner = function
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                inner = f"{function}.{child.name}".lstrip(".")
            place = Place(node, field, index if isinstance(value, list) else None)
            if isinstance(child, ast.expr | ast.stmt | ast.comprehension | ast.pattern):
                yield place, inner
            yield from _places(child, inner)


def _skipped(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()):  # a docstring
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            # An alias of a type, or what a class has room for.
            return name == "__slots__" or isinstance(value, ast.Subscript)
        case ast.Call(func=ast.Name(id="lru_cache")):
            return True
        case _:
            return isinstance(node, SKIPPED_NODES)


def _changes(place: Place) -> Iterator[Change]:
    node = place.node
    if isinstance(node, ast.stmt):
        yield from _statement(place, node)
    if isinstance(node, ast.expr):
        for other in _others(node):
            yield f"{_text(node)} → {_text(other)}", partial(place.put, other)
    if isinstance(node, ast.If | ast.IfExp | ast.While) and _plain(node.test):
        turned = ast.UnaryOp(ast.Not(), node.test)
        yield _text(turned), partial(setattr, node, "test", turned)


def _statement(place: Place, node: ast.stmt) -> Iterator[Change]:
    match node:
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            pass
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            yield "return None", partial(setattr, node, "value", ast.Constant(None))
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise() | ast.Break():
            yield f"without {_text(node)}", partial(place.put, ast.Pass())
        case ast.Continue():
            yield "without continue", partial(place.put, ast.Pass())
        case ast.Assign(targets=[target], value=value) if _overwrites(target, value):
            yield f"without {_text(node)}", partial(place.put, ast.Pass())
        case _:
            pass


def _overwrites(target: ast.expr, value: ast.expr) -> bool:
    """Whether the program still makes some sense without this assignment."""
    names = {each.id for each in ast.walk(target) if isinstance(each, ast.Name)}
    read = {each.id for each in ast.walk(value) if isinstance(each, ast.Name)}
    return isinstance(target, ast.Attribute) or bool(names & read)


def _others(node: ast.expr) -> Iterator[ast.expr]:
    """What could be written in this expression's place by mistake."""
    other = deepcopy(node)
    match other:
        case ast.Compare(ops=[op]):
            other.ops = [COMPARISONS[type(op)]()]
            yield other
        case ast.BoolOp(op=joined):
            other.op = ast.Or() if isinstance(joined, ast.And) else ast.And()
            yield other
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.BinOp(op=sign) if type(sign) in ARITHMETIC:
            other.op = ARITHMETIC[type(sign)]()
            yield other
        case ast.Constant(value=bool() | int() | str() as value):
            yield ast.Constant(_another(value))
        case ast.Call():
            yield from _calls(other)
        case ast.Tuple(elts=[_, *_, _], ctx=ast.Load()):
            other.elts.pop()
            yield other
        case _:
            pass


def _calls(node: ast.Call) -> Iterator[ast.expr]:
    """The first two arguments exchanged; each argument that has a name left out."""
    match node.args:
        case [first, second, *_] if not isinstance(first, ast.Starred | ast.Constant):
            if not isinstance(second, ast.Starred) and _text(first) != _text(second):
                yield ast.Call(node.func, [second, first, *node.args[2:]], node.keywords)
    for index in range(len(node.keywords)):
        kept = node.keywords[:index] + node.keywords[index + 1 :]
        yield ast.Call(node.func, node.args, kept)


def _another(value: bool | int | str) -> bool | int | str:  # noqa: FBT001 (a constant's value)
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"XX{value}"


def _plain(test: ast.expr) -> bool:
    """A condition that no other change turns round."""
    negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    return not negated and not isinstance(test, ast.Compare | ast.BoolOp)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _text(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 80 else f"{text[:39]}…{text[-40:]}"


# --- Mutants ---------------------------------------------------------------------------------


class Mutant(NamedTuple):
    """A module with one change."""

    game: str
    file: str
    line: int
    function: str
    change: str
    number: int
    """Among the changes to this file."""

    @property
    def key(self) -> tuple[str, str, str]:
        return f"{self.game}/{self.file}.py", self.function, self.change

    def __str__(self) -> str:
        return (
            f"{self.game}/{self.file}.py:{self.line} {self.function or '(module)'}: {self.change}"
        )

    @property
    def path(self) -> Path:
        return GAMES / self.game / f"{self.file}.py"

    def compile(self) -> CodeType:
        tree = ast.parse(self.path.read_text("utf-8"))
        list(sites(tree))[self.number].apply()
        return compile(ast.fix_missing_locations(tree), str(self.path), "exec")


def mutants(game: str) -> list[Mutant]:
    """All mutants of a game; equal changes to one function are told apart by a number."""
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    for file in FILES:
        path = GAMES / game / f"{file}.py"
        if not path.exists():
            continue
        for number, site in enumerate(sites(ast.parse(path.read_text("utf-8")))):
            mutant = Mutant(game, file, site.line, site.function, site.change, number)
            seen[mutant.key] += 1
            if seen[mutant.key] > 1:
                again = f"{site.change} (#{seen[mutant.key]})"
                mutant = mutant._replace(change=again)
            found.append(mutant)
    return found


def equivalents() -> dict[tuple[str, str, str], str]:
    """Mutants that cannot be told from the true rules, each with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8"))["mutant"]
    return {(each["file"], each["function"], each["change"]): each["reason"] for each in listed}


# --- Running the tests on one ----------------------------------------------------------------


class Planted(MetaPathFinder, Loader):
    """Gives the changed module to whoever imports the true one."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = f"hatbox.games.{mutant.game}.{mutant.file}"

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return spec_from_loader(fullname, self, origin=str(self.mutant.path))

    def exec_module(self, module: ModuleType) -> None:
        exec(self.mutant.compile(), module.__dict__)  # noqa: S102 (our own source, changed)


def run(game: str, mutant: Mutant | None) -> int:
    """Fork a process that runs the tests; its number."""
    child = os.fork()
    if child:
        return child
    status = 70
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        if mutant is not None:
            silent = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silent, 1)
            os.dup2(silent, 2)
            sys.meta_path.insert(0, Planted(mutant))
        status = int(pytest.main(["-x", "-q", *PYTEST, *tests(game)]))
    finally:
        os._exit(status)


PYTEST = (
    *("-o", "addopts=--import-mode=importlib", "-p", "no:cacheprovider", "-p", "no:xdist"),
    *("-p", "no:cov", "-p", "no:hypothesispytest", "--tb=short"),
)


class Outcome(NamedTuple):
    mutant: Mutant
    survived: bool


def outcomes(work: list[Mutant], processes: int) -> Iterator[Outcome]:
    """Try them, several at a time."""
    waiting, running = work[::-1], dict[int, Mutant]()
    while waiting or running:
        while waiting and len(running) < processes:
            mutant = waiting.pop()
            running[run(mutant.game, mutant)] = mutant
        child, status = os.wait()
        yield Outcome(running.pop(child), survived=status == 0)


# --- The command -----------------------------------------------------------------------------


def chosen(games: list[str], sample: int | None, seed: int) -> list[Mutant]:
    """What is to be tried."""
    work: list[Mutant] = []
    known = equivalents()
    for game in games:
        of_game = [mutant for mutant in mutants(game) if mutant.key not in known]
        work += of_game if sample is None else Random(seed).sample(of_game, sample)
    return work


def summary(results: list[Outcome]) -> Table:
    """The score by file."""
    table = Table("file", "mutants", "noticed", "survived", "score")
    files = {f"{result.mutant.game}/{result.mutant.file}.py": None for result in results}
    for file in (*files, "all"):
        those = [each for each in results if file in ("all", each.mutant.key[0])]
        lived = sum(each.survived for each in those)
        numbers = [str(n) for n in (len(those), len(those) - lived, lived)]
        table.add_row(file, *numbers, f"{score(those):.1f} %")
    return table


def score(results: list[Outcome]) -> float:
    """How many of a hundred are noticed."""
    return 100 * sum(not each.survived for each in results) / len(results)


def stale(games: list[str]) -> list[str]:
    """Entries of the list of equivalent mutants that no mutant fits any more."""
    there = {mutant.key for game in games for mutant in mutants(game)}
    listed = [key for key in equivalents() if key[0].partition("/")[0] in games]
    return [" ".join(key) for key in listed if key not in there]


def main(
    *,
    game: Annotated[list[str] | None, cyclopts.Parameter(negative=())] = None,
    sample: int | None = None,
    seed: int = 1,
    processes: int = os.cpu_count() or 1,
) -> None:
    """Measure the mutation score of the rules; exit status 1 below 85 %.

    Parameters
    ----------
    game
        antayagi or not_a_hat; both unless said.
    sample
        So many mutants of each game; all unless said.
    seed
        Another seed, another sample.
    processes
        How many at a time.
    """
    console = Console()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))  # the code beside this file, whatever is installed
    games = game or list(LAWS)
    if old := stale(games):
        console.print("No such mutants any more:", *old, sep="\n", markup=False)
        sys.exit(1)
    for each in games:
        if os.waitpid(run(each, None), 0)[1]:
            console.print("The tests fail without any mutant.")
            sys.exit(1)
    work = chosen(games, sample, seed)
    results: list[Outcome] = []
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # No thread of the progress bar may be there when a process is forked.
    with Progress(*columns, console=console, auto_refresh=False) as progress:
        bar = progress.add_task("Mutants", total=len(work))
        for outcome in outcomes(work, processes):
            results.append(outcome)
            if outcome.survived:
                console.print(f"survived: {outcome.mutant}", markup=False, soft_wrap=True)
            progress.update(bar, advance=1, refresh=True)
    console.print(summary(results))
    sys.exit(score(results) < GOAL)


if __name__ == "__main__":
    cyclopts.run(main)
