"""The tool that plants faults in the rules: it can plant them, and the tests notice them."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import LAWS, equivalents, mutants, stale
from tools.mutation import sites

from .documents import ROOT

MODULE = '''
"""A docstring."""
LIMIT: int = 3

def grow(size: int, by: int = 1) -> int:
    """Another one."""
    assert size >= 0
    if size < LIMIT and not by == 2:
        size = size + by
    elif by:
        raise ValueError("too large")
    return max(size, by, key=abs)
'''
CHANGES = [
    "3 → 4",
    "1 → 2",
    "size < LIMIT and (not by == 2) → size < LIMIT or not by == 2",
    "size < LIMIT → size <= LIMIT",
    "not by == 2 → by == 2",
    "by == 2 → by != 2",
    "2 → 3",
    "without size = size + by",
    "size + by → size - by",
    "not by",
    "without raise ValueError('too large')",
    "'too large' → 'XXtoo large'",
    "return None",
    "max(size, by, key=abs) → max(by, size, key=abs)",
    "max(size, by, key=abs) → max(size, by)",
]


def changed(number: int) -> str:
    tree = ast.parse(MODULE)
    list(sites(tree))[number].apply()
    return ast.unparse(ast.fix_missing_locations(tree))


def test_it_finds_every_place_where_a_small_fault_could_be() -> None:
    assert sorted(site.change for site in sites(ast.parse(MODULE))) == sorted(CHANGES)


def test_each_mutant_differs_from_the_true_module_and_from_the_others() -> None:
    texts = [changed(number) for number in range(len(CHANGES))]
    assert len({ast.unparse(ast.parse(MODULE)), *texts}) == len(CHANGES) + 1


@pytest.mark.parametrize("game", LAWS)
def test_every_mutant_of_the_rules_compiles_and_has_a_name_of_its_own(game: str) -> None:
    found = mutants(game)
    assert len(found) > 300
    assert len({mutant.key for mutant in found}) == len(found)
    for mutant in found[::10]:
        mutant.compile()


def test_every_mutant_that_is_excused_exists_and_has_a_reason() -> None:
    assert stale(list(LAWS)) == []
    assert all(len(reason) > 20 for reason in equivalents().values())


def test_a_sample_of_mutants_is_noticed() -> None:
    """Ten of each game, whatever pytest is told around it; `make mutants` tries them all."""
    before = {path: path.stat().st_mtime_ns for path in source()}
    ran = subprocess.run(
        [sys.executable, "-m", "tools.mutants", "--sample", "10"],
        cwd=ROOT,
        env={**os.environ, "PYTEST_ADDOPTS": "-n2 --cov"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert re.search(r"│ all\s+│ 20 ", ran.stdout)
    assert {path: path.stat().st_mtime_ns for path in source()} == before


def source() -> list[Path]:
    return sorted((ROOT / "src" / "hatbox" / "games").rglob("*.py"))
