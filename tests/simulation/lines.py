"""Which lines of the server's functions were run."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from coverage import Coverage

SERVER = Path(__file__).parent.parent.parent / "src" / "hatbox" / "server"
PARTS = ("lookback", "play", "protocol", "table", "web")
"""The parts that are simulated; the stores are replaced."""
REPLACED = {
    "play/clock.py": "real time",
    "web/workers.py": "processes of the system",
    "web/reach.py": "the addresses of this machine",
    "web/logs.py": "how the command writes its log",
}
"""Files in which nothing is left that the simulation could run, and why."""
OF_THE_SYSTEM = (
    "run",
    "listen",
    "raise_file_limit",
    "_give_up",
    "owner_token",
    "_humble",
    "_follow",
)
"""Functions that deal with sockets, files and processes of the system."""


@contextmanager
def lines_run(lines: dict[str, list[int]]) -> Iterator[None]:
    """Add the lines of each file that are run meanwhile."""
    measuring = Coverage(data_file=None, source=[str(SERVER)], config_file=False)
    measuring.start()
    try:
        yield
    finally:
        measuring.stop()
        data = measuring.get_data()
        for file in data.measured_files():
            lines[str(Path(file).relative_to(SERVER))] = sorted(data.lines(file) or ())


def covered(lines: Mapping[str, set[int]]) -> str:
    """How many lines of functions were run, and which were not."""
    told, every, run = [], 0, 0
    reader = Coverage(data_file=None, config_file=False)
    for part in PARTS:
        for path in sorted((SERVER / part).glob("*.py")):
            name = str(path.relative_to(SERVER))
            if name in REPLACED:
                continue
            _, statements, *_ = reader.analysis2(str(path))
            inside = set(statements) & _in_functions(path)
            missing = sorted(inside - lines.get(name, set()))
            every += len(inside)
            run += len(inside) - len(missing)
            if missing:
                share = f"{len(inside) - len(missing)} of {len(inside)}"
                told.append(f"  {name}: {share}, not {', '.join(map(str, missing))}")
    return "\n".join([*told, f"{run} of {every} lines were run, {run / every:.1%}"])


def _in_functions(path: Path) -> set[int]:
    """The lines of all functions, without those that only define them."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if node.name not in OF_THE_SYSTEM:
            for statement in node.body:
                found.update(range(statement.lineno, (statement.end_lineno or 0) + 1))
    return found
