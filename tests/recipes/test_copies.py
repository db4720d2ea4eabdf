"""What tests of recipes stand on."""

from pathlib import Path

import pytest

from tests.recipes import copies

PATCH = """--- a/src/hatbox/__init__.py
+++ b/src/hatbox/__init__.py
@@ -1,2 +1,3 @@
 {lines[0]}
+# A line of the recipe.
 {lines[1]}
"""


@pytest.fixture
def recipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A recipe with one new file, and a patch for one line that is there."""
    monkeypatch.setattr(copies, "RECIPES", tmp_path / "recipes")
    folder = tmp_path / "recipes" / "line"
    (folder / "src" / "hatbox").mkdir(parents=True)
    (folder / "src" / "hatbox" / "fresh.py").write_text("FRESH = 1\n", encoding="utf-8")
    lines = (copies.ROOT / "src" / "hatbox" / "__init__.py").read_text("utf-8").splitlines()
    (folder / copies.PATCH).write_text(PATCH.format(lines=lines), encoding="utf-8")
    return folder


def test_a_copy_runs_its_own_package_with_the_recipe_in_it(recipe: Path, tmp_path: Path) -> None:
    folder = copies.copy(tmp_path / "copy")
    copies.apply(folder, "line")
    program = "import hatbox.fresh; print(hatbox.__file__)"
    ran = copies.run(folder, "-c", program)
    assert Path(ran.stdout.strip()) == folder / "src" / "hatbox" / "__init__.py", ran.stderr
    assert "# A line of the recipe." in Path(ran.stdout.strip()).read_text("utf-8")
    assert copies.touched("line") == {"src/hatbox/__init__.py", "src/hatbox/fresh.py"}


def test_a_patch_that_no_longer_applies_says_how_to_make_it_anew(
    recipe: Path, tmp_path: Path
) -> None:
    folder = copies.copy(tmp_path / "copy")
    (folder / "src" / "hatbox" / "__init__.py").write_text("# Other lines.\n", encoding="utf-8")
    with pytest.raises(copies.RecipeError, match=r"how to make it anew\.(.|\n)*does not apply"):
        copies.apply(folder, "line")


def test_what_is_kept_of_an_open_copy_is_the_same_recipe(recipe: Path, tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in recipe.rglob("*") if path.is_file()}
    copies.open_copy("line", tmp_path / "open")
    for path in before:
        path.unlink()
    copies.keep("line", tmp_path / "open")
    again = {path: path.read_bytes() for path in recipe.rglob("*") if path.is_file()}
    assert again == before


@pytest.mark.parametrize("recipe", ["card", "edition", "game"])
def test_a_recipe_changes_no_test_that_is_there(recipe: str) -> None:
    there = {path.as_posix() for path in copies.files(copies.ROOT)}
    assert {path for path in copies.touched(recipe) & there if path.startswith("tests/")} == set()


def test_a_copy_has_no_outputs(tmp_path: Path) -> None:
    (tmp_path / "src" / "hatbox" / "server" / "page").mkdir(parents=True)
    (tmp_path / "src" / "hatbox" / "server" / "page" / "index.html").touch()
    (tmp_path / "src" / "hatbox" / "__pycache__").mkdir()
    (tmp_path / "src" / "hatbox" / "__pycache__" / "a.pyc").touch()
    (tmp_path / "src" / "hatbox" / "a.py").touch()
    assert list(copies.files(tmp_path)) == [Path("src/hatbox/a.py")]
