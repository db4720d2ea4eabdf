"""A copy of the repository to which a recipe is applied.

A recipe is a folder in `examples/recipes`: new files, laid out as in the repository, and
`recipe.patch` with the lines that existing files get. When lines around them have changed and the
patch no longer applies, make it anew (and change nothing else in the repository meanwhile):

    python -m tests.recipes.copies open NAME FOLDER   # a copy with the recipe, as far as it applies
    (in FOLDER: put in what `*.rej` files hold; run whatever tells what is missing)
    python -m tests.recipes.copies keep NAME FOLDER   # the recipe is what differs in FOLDER now
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from shutil import copyfile, copytree, rmtree

ROOT = Path(__file__).parent.parent.parent
RECIPES = ROOT / "examples" / "recipes"
PATCH = "recipe.patch"
PARTS = (
    "src",
    "tests",
    "tools",
    "benchmarks",
    "web",
    "docs",
    "pyproject.toml",
    "Makefile",
    "CHANGELOG.md",
)
"""What a copy holds of the repository."""
OUTPUTS = {"node_modules", "__pycache__", "src/hatbox/server/page"}
"""What is made again wherever it is needed: names of folders, or one folder."""
COLOURS = {"CI", "FORCE_COLOR", "PY_COLORS"}
"""Variables that make programs colour what is read here, though no terminal shows it."""


class RecipeError(Exception):
    """A recipe does not fit the repository."""


def copy(folder: Path) -> Path:
    """A copy of the repository in a new folder; it shares the page's packages."""
    for path in files(ROOT):
        _copy_file(ROOT, path, folder)
    modules = ROOT / "web" / "node_modules"
    if modules.is_dir():
        (folder / "web" / "node_modules").symlink_to(modules)
    return folder


def apply(folder: Path, recipe: str) -> None:
    """Add the recipe's new files, and its lines to the files that are there already."""
    _add_files(folder, recipe)
    done = _git(folder, "apply", str(RECIPES / recipe / PATCH))
    if done.returncode:
        raise RecipeError(
            f"examples/recipes/{recipe}/{PATCH} no longer applies; tests/recipes/copies.py says "
            f"how to make it anew.\n{done.stderr}"
        )


def run(folder: Path, *command: str, timeout: float = 120) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments so that `hatbox` is the copy's."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={
            **{name: value for name, value in os.environ.items() if name not in COLOURS},
            "NO_COLOR": "1",
            "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)]),
        },
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )


def check_types(folder: Path, *paths: str) -> str:
    """What mypy says about files of a copy; quickly, if it has checked the repository before."""
    cache = ROOT / ".mypy_cache"
    if cache.is_dir() and not (folder / cache.name).exists():
        copytree(cache, folder / cache.name)
    return run(folder, "-m", "mypy", "--no-error-summary", *paths, timeout=300).stdout


def complaints(folder: Path, *recipes: str) -> str:
    """What linters and mypy say about the code of recipes in a copy."""
    code = sorted({file for each in recipes for file in touched(each) if file.endswith(".py")})
    lint, form = (("ruff", *how, "--no-cache") for how in (("check",), ("format", "--check")))
    said = [run(folder, "-m", *command, *code) for command in (lint, form)]
    return "".join(each.stdout for each in said if each.returncode) + check_types(folder, *code)


def failed(folder: Path, *tests: str) -> set[str]:
    """The tests of a copy that fail."""
    ran = run(folder, "-m", "pytest", "-n0", "-q", "-p", "no:cacheprovider", *tests, timeout=300)
    assert ran.returncode in (0, 1), ran.stdout
    sys.stdout.write(ran.stdout)  # pytest shows it where something failed
    return set(re.findall(r"(?m)^FAILED [^:]+::(\S+)", ran.stdout))


def page_types(folder: Path) -> None:
    """Make the page's types of a copy again, as its recipe says."""
    ran = run(folder, "tools/page_types.py")
    assert ran.returncode == 0, ran.stderr


def page_errors(folder: Path) -> set[str]:
    """The files of a copy's page with which svelte-check does not agree."""
    ran = run(folder, "tools/page.py", "check", timeout=300)
    return set(re.findall(r"(?m)^.*/(web/src/\S+?):\d+:\d+$", ran.stdout))


def build_page(folder: Path) -> None:
    ran = run(folder, "tools/page.py", "build", timeout=300)
    assert ran.returncode == 0, ran.stderr


COMMON = (
    "tests/test_editions.py",
    "tests/test_playthroughs.py",
    "tests/test_telling.py",
    "tests/test_words.py",
    "tests/server/test_beginning.py",
    "tests/server/test_examples.py",
    "tests/server/test_lessons.py",
    "tests/server/test_what_if.py",
)
"""Tests that go through all games: what a recipe adds must leave them green."""


def touched(recipe: str) -> set[str]:
    """The files that a recipe makes or changes, as the repository names them."""
    patch = (RECIPES / recipe / PATCH).read_text("utf-8").splitlines()
    changed = {line.removeprefix("+++ b/") for line in patch if line.startswith("+++ b/")}
    return changed | {path.as_posix() for path in files(RECIPES / recipe)}


def unnamed(recipe: str, family: str = "") -> set[str]:
    """The files that a recipe touches although CONTRIBUTING.md does not name them there."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    told = re.search(rf"\*\*…an? {recipe}\b.*?(?=\n\*\*…)", text, re.DOTALL)
    assert told, f"CONTRIBUTING.md has no recipe for a {recipe}"
    names = [name.replace("GAME", family) for name in re.findall(r"`([^`]+)`", told[0])]
    return {file for file in touched(recipe) if not any(fnmatch(file, name) for name in names)}


def files(folder: Path) -> Iterator[Path]:
    """The source files in a copy, in the repository or in a recipe, as paths within it."""
    for part in PARTS:
        for found in sorted([folder / part, *(folder / part).rglob("*")]):
            path = found.relative_to(folder)
            within = {*path.parts, *(parent.as_posix() for parent in path.parents)}
            if found.is_file() and not within & OUTPUTS and found.suffix != ".rej":
                yield path


def _add_files(folder: Path, recipe: str) -> None:
    for path in files(RECIPES / recipe):
        if (folder / path).exists():
            raise RecipeError(f"the recipe {recipe} makes {path}, which is there already")
        _copy_file(RECIPES / recipe, path, folder)


def _copy_file(source: Path, path: Path, target: Path) -> None:
    (target / path).parent.mkdir(parents=True, exist_ok=True)
    copyfile(source / path, target / path)


def _git(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run git as if the folder were in no repository: patches are applied as they are."""
    env = {**os.environ, "GIT_CEILING_DIRECTORIES": str(folder.resolve().parent)}
    return subprocess.run(
        ["git", *command], cwd=folder, env=env, capture_output=True, text=True, check=False
    )


def open_copy(recipe: str, folder: Path) -> None:
    """A copy with as much of the recipe as applies."""
    copy(folder)
    if (RECIPES / recipe).is_dir():
        _add_files(folder, recipe)
        sys.stderr.write(_git(folder, "apply", "--reject", str(RECIPES / recipe / PATCH)).stderr)


def keep(recipe: str, folder: Path) -> None:
    """Make the recipe of what the folder has and the repository has not."""
    kept = RECIPES / recipe
    for part in PARTS:
        if (kept / part).is_dir():
            rmtree(kept / part)
    patch = ""
    for path in files(folder):
        if not (ROOT / path).exists():
            _copy_file(folder, path, kept)
        elif (ROOT / path).read_bytes() != (folder / path).read_bytes():
            patch += _diff(folder, path)
    (kept / PATCH).write_text(patch, encoding="utf-8")


def _diff(folder: Path, path: Path) -> str:
    """The change of one file as a patch with little context, so that it applies for long."""
    done = subprocess.run(
        ["git", "diff", "--no-index", "--no-color", "-U1", str(ROOT / path), str(folder / path)],
        capture_output=True,
        text=True,
        check=False,
    )
    hunks = done.stdout[done.stdout.index("@@") :]
    return f"--- a/{path.as_posix()}\n+++ b/{path.as_posix()}\n{hunks}"


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["open", name, where]:
            open_copy(name, Path(where))
        case ["keep", name, where]:
            keep(name, Path(where))
        case _:
            sys.exit(__doc__)
