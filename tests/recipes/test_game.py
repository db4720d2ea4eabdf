"""The recipe for a game: a tiny third game, of another kind than the two, is added and played."""

from pathlib import Path
from shutil import copyfile

import pytest

from tests.recipes import copies

GAME = "high-card"
INDEXES = {"words": "tellings", "agents": "bots", "lab": "lab", "server/lookback": "hindsight"}
"""The layers that have an index of families, and what its error calls it."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with the third game."""
    folder = copies.copy(tmp_path_factory.mktemp("game") / "copy")
    copies.apply(folder, "game")
    return folder


def test_it_touches_only_files_that_the_recipe_names() -> None:
    assert copies.unnamed("game", "high[-_]card") == set()


def test_it_keeps_all_laws_and_is_played_told_and_served(copy: Path) -> None:
    ran = copies.run(copy, "-m", "tests.recipes.inside", GAME)
    assert ran.returncode == 0, ran.stderr


def test_its_clauses_and_playthrough_pass_the_tests_of_all_games(copy: Path) -> None:
    tests = ("tests/scenarios/test_ledger.py", "tests/test_playthroughs.py")
    ran = copies.run(copy, "-m", "pytest", "-q", "-n0", "-k", GAME, *tests)
    assert ran.returncode == 0, ran.stdout


def test_it_is_linted_and_typed_like_the_rest(copy: Path) -> None:
    assert copies.complaints(copy, "game") == ""


@pytest.mark.parametrize(
    ("file", "line", "named"),
    [
        ("game.py", "    slots = HAND\n", '"HighCard" is missing following "Game" protocol member'),
        ("secrecy.py", " | PointTaken()", 'incompatible type "PointTaken"; expected "Never"'),
    ],
)
def test_what_nobody_has_decided_does_not_type_check(
    copy: Path, file: str, line: str, named: str
) -> None:
    path = copy / "src" / "hatbox" / "games" / "high_card" / file
    whole = path.read_text("utf-8")
    assert line in whole
    path.write_text(whole.replace(line, ""), encoding="utf-8")
    try:
        assert named in copies.check_types(copy, "src/hatbox/games")
    finally:
        path.write_text(whole, encoding="utf-8")


@pytest.mark.parametrize("layer", INDEXES)
def test_a_family_that_a_layer_does_not_list_is_an_error_at_import(copy: Path, layer: str) -> None:
    index = copy / "src" / "hatbox" / layer / "families.py"
    with_it = index.read_bytes()
    copyfile(copies.ROOT / "src" / "hatbox" / layer / "families.py", index)
    try:
        ran = copies.run(copy, "-c", f"import hatbox.{layer.replace('/', '.')}.families")
    finally:
        index.write_bytes(with_it)
    error = ran.stderr.splitlines()[-1]
    assert error.startswith(f"LookupError: {INDEXES[layer]}: ")
    assert GAME in error
