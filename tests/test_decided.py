"""What must be decided is decided case by case: a new one does not type-check until it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LAYERS = ("games", "words", "agents", "lab", "server/lookback")
ROOTS = (ROOT / "src/hatbox", ROOT / "examples/recipes/game/src/hatbox")
FREE = {
    "agents/antayagi/claims.py:hear": "most phrases claim nothing, and are kept as wishes",
    "agents/antayagi/voice.py:_reaction": "a bot may be silent about anything",
    "agents/antayagi/voice.py:_proposal": "the throw of a die",
    "agents/antayagi/voice.py:reply": "a bot may be silent about anything",
    "agents/antayagi/voice.py:remark": "a bot may be silent about anything",
    "agents/not_a_hat/voice.py:remark": "a bot may be silent about anything",
    "agents/not_a_hat/voice.py:reply": "a bot may be silent about anything",
    "lab/antayagi/oracle.py:dawdling": "two questions are answered in a chosen way, others anyhow",
}
"""The functions in which a case may be for all the rest, and why."""


def left_open(code: str) -> Iterator[str]:
    """The functions with a case for all the rest that is no error."""
    for function in ast.walk(ast.parse(code)):
        if isinstance(function, ast.FunctionDef):
            cases = [node for node in ast.walk(function) if isinstance(node, ast.match_case)]
            if any(_takes_all(case) and not _is_error(case.body) for case in cases):
                yield function.name


def _takes_all(case: ast.match_case) -> bool:
    return isinstance(case.pattern, ast.MatchAs) and not case.pattern.pattern and not case.guard


def _is_error(body: list[ast.stmt]) -> bool:
    match body:
        case [ast.Raise()]:
            return True
        case [ast.Expr(ast.Call(ast.Name("assert_never")))]:
            return True
        case _:
            return False


def test_no_case_is_for_all_the_rest() -> None:
    found = {
        f"{path.relative_to(root)}:{function}"
        for root in ROOTS
        for layer in LAYERS
        for path in (root / layer).rglob("*.py")
        for function in left_open(path.read_text("utf-8"))
    }
    assert found == set(FREE)


def test_no_case_of_the_page_is_for_all_the_rest() -> None:
    found = []
    for path in (ROOT / "web/src").rglob("*"):
        lines = path.read_text("utf-8").splitlines() if path.suffix in {".ts", ".svelte"} else []
        for line, following in pairwise(lines):
            if line.strip() == "default:" and "assertNever(" not in following:
                found.append(f"{path.relative_to(ROOT)}: {following.strip()}")
    assert found == []


@pytest.mark.parametrize("case", ["_", "rest", "(_)"])
def test_a_case_for_all_the_rest_is_found(case: str) -> None:
    code = "def f(it):\n    match it:\n        case {}:\n            {}"
    assert list(left_open(code.format(case, "pass"))) == ["f"]
    assert list(left_open(code.format(case, "assert_never(it)"))) == []
    assert list(left_open(code.format("A() | B()", "pass"))) == []
