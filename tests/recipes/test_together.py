"""The recipes for a card and for an edition in one copy, as checking types and building the page
take long: linters and types agree with both, and both are played on the page."""

from pathlib import Path
from shutil import copyfile

import pytest

from tests.recipes import copies

RECIPES = ("card", "edition")
DRAWN = ("web/src/games/antayagi/objects.ts", "web/src/games/antayagi/index.ts")
"""Where the page says how a card and an edition are drawn."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with the mirror and the duel."""
    folder = copies.copy(tmp_path_factory.mktemp("together") / "copy")
    for recipe in RECIPES:
        copies.apply(folder, recipe)
    return folder


def test_they_are_linted_and_typed_like_the_rest(copy: Path) -> None:
    assert copies.complaints(copy, *RECIPES) == ""


def test_on_the_page_they_are_asked_for_where_they_must_be_drawn_and_then_played(
    copy: Path,
) -> None:
    copies.page_types(copy)
    with_them = {file: (copy / file).read_bytes() for file in DRAWN}
    for file in DRAWN:
        copyfile(copies.ROOT / file, copy / file)
    assert copies.page_errors(copy) == set(DRAWN)
    for file, content in with_them.items():
        (copy / file).write_bytes(content)
    assert copies.page_errors(copy) == set()
    copies.build_page(copy)
    assert copies.failed(copy, "tests/page/test_mirror.py", "tests/page/test_duel.py") == set()
