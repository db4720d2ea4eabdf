"""Plant small faults in the rules, one at a time, and count how many the tests notice.

    python -m tools.mutants                 every mutant of both games' rules
        python -m tools.mutants --sample 20     20 of each game, chosen by --seed

A mutant exists only in the memory of a forked process, which runs the tests: no changed source
is ever written anywhere. A fault in a function's body is put into the function, after the tests
have been collected once for all mutants. A fault in code that runs at import needs a process
that imports and collects anew.
"""

from __future__ import annotations

import ast
import gc
import os
import resource
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from random import Random
from types import CodeType, FunctionType, ModuleType
from typing import Annotated, NamedTuple

import cyclopts
import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from .mutation import sites

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "hatbox" / "games"
EQUIVALENT = ROOT / "tests" / "data" / "equivalent_mutants.toml"
FILES = ("rules", "effects", "position", "secrecy", "game", "editions", "variants", "cards")
"""Names of the files that are changed, in each game's folder."""
REMEMBERED = ("cards",)
"""Files whose functions others keep from import on, so that replacing them has no effect."""
GOAL = 85.0
"""Minimum mutation score, in percent."""
CPU_SECONDS = 45
"""Processor time of a mutant. One that is not done by then loops for ever: it counts as noticed."""
NOT_PLANTED = 70
"""Exit status if the fault could not be planted, so that a failure would mean nothing."""
PYTEST = (
    *("-x", "-o", "addopts=--import-mode=importlib", "-p", "no:terminal", "-p", "no:cacheprovider"),
    *("-p", "no:xdist", "-p", "no:cov", "-p", "no:hypothesispytest"),
)
LAWS = {
    "antayagi": ("test_antayagi[antayagi-80-4]", "test_antayagi[antayagi-65-3]"),
    "not_a_hat": (
        "test_not_a_hat[{'special': True, 'arrows': 'both', 'gifts': 2, 'rounds': 3}]",
        "test_not_a_hat[{'special': False, 'arrows': 'black', 'gifts': 1, 'rounds': 1}]",
    ),
}
"""Laws checked on a few tables: all of them would take half a minute for each mutant."""


def tests(game: str) -> list[str]:
    """The tests that a mutant has to pass, those that find most first."""
    first = [f"tests/scenarios/{game}", "tests/test_playthroughs.py", "tests/test_perft.py"]
    records = [str(path) for path in sorted((ROOT / "tests" / "records").glob("test_*.py"))]
    quick = [path for path in records if not path.endswith("test_fuzz.py")]
    laws = [f"tests/conformance/test_laws.py::{law}" for law in LAWS[game]]
    return [*first, *quick, "tests/test_decks.py", *laws]


# --- Mutants ---------------------------------------------------------------------------------


class Mutant(NamedTuple):
    """A module with one change."""

    game: str
    file: str
    line: int
    function: str
    change: str
    number: int
    """Its number among the changes to this file."""
    quick: bool
    """Whether it can be put into a function that is already imported."""

    @property
    def key(self) -> tuple[str, str, str]:
        return f"{self.game}/{self.file}.py", self.function, self.change

    def __str__(self) -> str:
        return f"{self.game}/{self.file}.py:{self.line} {self.function or '-'}: {self.change}"

    @property
    def path(self) -> Path:
        return GAMES / self.game / f"{self.file}.py"

    @property
    def module(self) -> str:
        return f"hatbox.games.{self.game}.{self.file}"

    def compile(self) -> CodeType:
        tree = ast.parse(self.path.read_text("utf-8"))
        list(sites(tree))[self.number].apply()
        return compile(ast.fix_missing_locations(tree), str(self.path), "exec", dont_inherit=True)


def mutants(game: str) -> list[Mutant]:
    """All mutants of a game; equal changes to one function differ by a number."""
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    for file in FILES:
        path = GAMES / game / f"{file}.py"
        if not path.exists():
            continue
        for number, site in enumerate(sites(ast.parse(path.read_text("utf-8")))):
            quick = site.called and file not in REMEMBERED
            mutant = Mutant(game, file, site.line, site.function, site.change, number, quick)
            seen[mutant.key] += 1
            if seen[mutant.key] > 1:
                mutant = mutant._replace(change=f"{site.change} (#{seen[mutant.key]})")
            found.append(mutant)
    return found


def equivalents() -> dict[tuple[str, str, str], str]:
    """Mutants that behave exactly like the true rules, each with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8"))["mutant"]
    return {(each["file"], each["function"], each["change"]): each["reason"] for each in listed}


# --- Planting one ----------------------------------------------------------------------------


class Planted(MetaPathFinder, Loader):
    """Imports the changed module in place of the true one."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        if fullname != self.mutant.module:
            return None
        return spec_from_loader(fullname, self, origin=str(self.mutant.path))

    def exec_module(self, module: ModuleType) -> None:
        exec(self.mutant.compile(), module.__dict__)  # noqa: S102 (our own source, changed)


def exchange(mutant: Mutant) -> None:
    """Replace the code of every function in the module by that of the changed module."""
    codes = {(code.co_qualname, code.co_firstlineno): code for code in _codes(mutant.compile())}
    objects = gc.get_objects()
    functions = [each for each in objects if type(each) is FunctionType]
    for function in functions:
        old = function.__code__
        if function.__module__ == mutant.module and old.co_filename == str(mutant.path):
            function.__code__ = codes[old.co_qualname, old.co_firstlineno]
    for each in objects:
        if type(each) is _lru_cache_wrapper and each.__module__ == mutant.module:
            each.cache_clear()


def _codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes(inner)


# --- Running the tests on one ----------------------------------------------------------------


class Outcome(NamedTuple):
    mutant: Mutant
    survived: bool


Fork = Callable[[Mutant], int]
"""Starts a process that runs the tests on a mutant, and returns its process id."""


def forked(work: Callable[[], int]) -> int:
    """Do some work in a process of its own, silently and within limits; return its process id."""
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        status = work()
    finally:
        os._exit(status)


def imported(mutant: Mutant) -> int:
    """Collect and run the tests with the changed module in place of the true one."""

    def work() -> int:
        sys.meta_path.insert(0, Planted(mutant))
        return int(pytest.main([*PYTEST, *tests(mutant.game)]))

    return forked(work)


class Collected:
    """A plugin that runs the tests of a session once for each mutant."""

    def __init__(self, work: list[Mutant], processes: int, note: Callable[[Outcome], None]) -> None:
        self.work, self.processes, self.note = work, processes, note

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.collect()
        gc.freeze()

        def fork(mutant: Mutant) -> int:
            return forked(lambda: self._run(session, mutant))

        for outcome in outcomes(self.work, self.processes, fork):
            self.note(outcome)
        return True

    def _run(self, session: pytest.Session, mutant: Mutant) -> int:
        gc.unfreeze()
        try:
            exchange(mutant)
        except (KeyError, ValueError):
            return NOT_PLANTED
        for item, following in zip(session.items, [*session.items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return 1
        return 0


def outcomes(work: list[Mutant], processes: int, fork: Fork) -> Iterator[Outcome]:
    """Try the mutants, several at a time."""
    waiting, running = work[::-1], dict[int, Mutant]()
    while waiting or running:
        while waiting and len(running) < processes:
            mutant = waiting.pop()
            running[fork(mutant)] = mutant
        child, status = os.wait()
        mutant = running.pop(child)
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) == NOT_PLANTED:
            raise AssertionError(f"could not be planted: {mutant}")
        yield Outcome(mutant, survived=status == 0)


def try_all(work: list[Mutant], processes: int, note: Callable[[Outcome], None]) -> None:
    """Try all mutants, first those that need a process that has imported nothing yet."""
    for outcome in outcomes([each for each in work if not each.quick], processes, imported):
        note(outcome)
    for game in LAWS:
        quick = [each for each in work if each.quick and each.game == game]
        if quick:
            pytest.main([*PYTEST, *tests(game)], plugins=[Collected(quick, processes, note)])


# --- The command -----------------------------------------------------------------------------


def chosen(games: list[str], sample: int | None, seed: int) -> list[Mutant]:
    """The mutants to try."""
    work: list[Mutant] = []
    known = equivalents()
    for game in games:
        of_game = [mutant for mutant in mutants(game) if mutant.key not in known]
        work += of_game if sample is None else Random(seed).sample(of_game, sample)
    return work


def unharmed(game: str) -> bool:
    """Whether the tests pass without a mutant; otherwise a failure means nothing."""
    run = forked(lambda: int(pytest.main([*PYTEST, *tests(game)])))
    return os.waitpid(run, 0)[1] == 0


def summary(results: list[Outcome]) -> Table:
    """The score by file."""
    table = Table("file", "mutants", "noticed", "survived", "score")
    files = sorted({result.mutant.key[0] for result in results})
    for file in (*files, "all"):
        those = [each for each in results if file in ("all", each.mutant.key[0])]
        lived = sum(each.survived for each in those)
        numbers = [str(n) for n in (len(those), len(those) - lived, lived)]
        table.add_row(file, *numbers, f"{score(those):.1f} %")
    return table


def score(results: list[Outcome]) -> float:
    """The percentage of mutants that are noticed."""
    return 100 * sum(not each.survived for each in results) / len(results)


def stale(games: list[str]) -> list[str]:
    """Entries in the list of equivalent mutants that fit no mutant any more."""
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
            antayagi or not_a_hat; both by default.
    sample
            Number of mutants of each game; all by default.
    seed
            Chooses the sample.
    processes
            Number of processes at a time.
    """
    console = Console(soft_wrap=True)
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))  # the code beside this file, not an installed one
    os.environ.pop("PYTEST_ADDOPTS", None)  # its options may need plugins that are off here
    games = game or list(LAWS)
    if old := stale(games):
        sys.exit("\n".join(["No such mutants any more:", *old]))
    if not all(unharmed(each) for each in games):
        sys.exit("The tests fail without any mutant.")
    results: list[Outcome] = []
    work = chosen(games, sample, seed)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # The progress bar must have no thread when a process is forked.
    with Progress(*columns, console=console, auto_refresh=False) as progress:
        bar = progress.add_task("Mutants", total=len(work))

        def note(outcome: Outcome) -> None:
            results.append(outcome)
            if outcome.survived:
                console.print(f"survived: {outcome.mutant}", markup=False, highlight=False)
            progress.update(bar, advance=1, refresh=True)

        try_all(work, processes, note)
    console.print(summary(results))
    sys.exit(score(results) < GOAL)


if __name__ == "__main__":
    cyclopts.run(main)
