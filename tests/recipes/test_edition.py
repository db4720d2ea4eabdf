"""The recipe for an edition: AntaYagí for two, with hands of four and seven points, is played."""

from pathlib import Path
from shutil import copyfile, copytree

import pytest

from hatbox.words import LANGUAGES
from tests.recipes import copies

EDITION = "antayagi-duel"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with the edition."""
    folder = copies.copy(tmp_path_factory.mktemp("edition") / "copy")
    copies.apply(folder, "edition")
    return folder


def test_it_touches_only_files_that_the_recipe_names() -> None:
    assert copies.unnamed("edition") == set()


def test_a_test_names_the_words_and_the_clauses_that_it_lacks(copy: Path, tmp_path: Path) -> None:
    folder = copytree(copy, tmp_path / "copy", symlinks=True)
    for file in copies.touched("edition"):
        if file.endswith((".ftl", "clauses.toml")):
            copyfile(copies.ROOT / file, folder / file)
    assert copies.failed(folder, "tests/test_editions.py") == {
        f"test_every_reason_that_its_events_name_is_a_clause_that_holds_in_it[{EDITION}]",
    } | {
        f"{test}[{EDITION}-{language}]"
        for language in LANGUAGES
        for test in (
            "test_every_game_has_a_name_and_a_sentence_about_it",
            "test_where_the_other_editions_have_statements_of_their_own_so_has_this_one",
            "test_the_clauses_name_the_edition_s_own_numbers",
        )
    }


def test_tests_name_the_scenarios_and_the_playthrough_that_it_lacks(
    copy: Path, tmp_path: Path
) -> None:
    folder = copytree(copy, tmp_path / "copy", symlinks=True)
    for file in copies.touched("edition"):
        if file.startswith("tests/"):
            (folder / file).unlink()
    tests = ("tests/test_playthroughs.py", "tests/scenarios/test_ledger.py")
    shown = "test_the_clause_has_a_scenario_that_notices_when_it_is_switched_off"
    assert copies.failed(folder, *tests, "-k", f"playthrough or {EDITION}") == {
        "test_every_game_has_a_playthrough_and_nothing_else_lies_there",
        *[
            f"{shown}[{clause}-{EDITION}]"
            for clause in ("A.S1", "A.S2", "A.S3", "A.T8", "A.T11", "A.O6")
        ],
    }


def test_its_scenarios_hold(copy: Path) -> None:
    tests = (*copies.COMMON, "tests/scenarios", "tests/conformance/test_laws.py")
    assert copies.failed(copy, *tests, "-k", "duel or our or playthrough") == set()


def test_it_keeps_all_laws_and_is_played_told_and_served(copy: Path) -> None:
    """Bots that talk are played too: with two players nobody is left to talk about."""
    ran = copies.run(copy, "-m", "tests.recipes.inside", EDITION, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert "Everyone is dealt 4 cards." in ran.stdout
