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


def test_the_tests_of_all_games_stay_green(copy: Path) -> None:
    laws = "tests/conformance/test_laws.py::test_every_game"
    tests = (*copies.COMMON, "tests/scenarios/test_ledger.py", laws)
    chosen = "high or our or every_decision or playthrough"
    assert copies.failed(copy, *tests, "-k", chosen) == set()


def test_it_is_linted_and_typed_like_the_rest(copy: Path) -> None:
    assert copies.complaints(copy, "game") == ""


UNDECIDED = {
    "game.py": ("    slots = HAND\n", '"HighCard" is missing following "Game" protocol member'),
    "secrecy.py": (" | PointTaken()", 'incompatible type "PointTaken"; expected "Never"'),
}
"""Lines that might be forgotten, by their file, and what the type checker says without them."""


def test_what_nobody_has_decided_does_not_type_check(copy: Path) -> None:
    room = copy / "src" / "hatbox" / "games" / "high_card"
    whole = {file: (room / file).read_text("utf-8") for file in UNDECIDED}
    for file, (line, _) in UNDECIDED.items():
        assert line in whole[file]
        (room / file).write_text(whole[file].replace(line, ""), encoding="utf-8")
    try:
        said = copies.check_types(copy, "src/hatbox/games")
    finally:
        for file, text in whole.items():
            (room / file).write_text(text, encoding="utf-8")
    for _, named in UNDECIDED.values():
        assert named in said


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
