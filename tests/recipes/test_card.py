"""The recipe for a card: an object "mirror", with a deck that has two, is added and played."""

import re
from pathlib import Path
from shutil import copyfile, copytree

import pytest

from hatbox.words import LANGUAGES
from tests.recipes import copies

DECK = "src/hatbox/data/decks/mirrors.toml"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with the mirror."""
    folder = copies.copy(tmp_path_factory.mktemp("card") / "copy")
    copies.apply(folder, "card")
    return folder


def test_it_touches_only_files_that_the_recipe_names() -> None:
    assert copies.unnamed("card") == set()


# --- What is left is named ------------------------------------------------------------------


def test_once_it_is_named_the_type_checker_names_all_places_that_must_decide_about_it(
    tmp_path: Path,
) -> None:
    folder = copies.copy(tmp_path / "copy")
    cards = folder / "src" / "hatbox" / "games" / "antayagi" / "cards.py"
    text, last = cards.read_text("utf-8"), '    "empty-box",\n]'
    assert last in text
    cards.write_text(text.replace(last, '    "empty-box",\n    "mirror",\n]'), "utf-8")
    found = re.findall(r"(?m)^(\S+?):\d+: error: (.*)", copies.check_types(folder, "src"))
    assert [message for _, message in found if "Literal['mirror']" not in message] == []
    code = {file for file in copies.touched("card") if re.match(r"src/.*\.py", file)}
    assert {file for file, _ in found} == code


def test_a_test_names_the_words_the_drawing_and_the_clause_that_it_lacks(
    copy: Path, tmp_path: Path
) -> None:
    """Here it has its rule and no more."""
    folder = copytree(copy, tmp_path / "copy", symlinks=True)
    for file in copies.touched("card"):
        if file.endswith((".ftl", ".toml")) and file != DECK:
            copyfile(copies.ROOT / file, folder / file)
    assert copies.failed(folder, "tests/test_cards.py") == {
        "test_every_face_has_a_drawing[object-mirror]",
        *[f"test_every_face_has_a_name_and_its_phrases[{language}]" for language in LANGUAGES],
        "test_every_object_has_a_clause_of_its_own[mirror]",
    }


def test_a_test_names_the_clause_that_has_no_scenario(copy: Path, tmp_path: Path) -> None:
    folder = copytree(copy, tmp_path / "copy", symlinks=True)
    for file in copies.touched("card"):
        if file.startswith("tests/scenarios"):
            (folder / file).unlink()
    assert copies.failed(folder, "tests/scenarios/test_ledger.py", "-k", "A.O12") == {
        f"test_the_clause_has_a_scenario_that_notices_when_it_is_switched_off[A.O12-{game}]"
        for game in ("antayagi-80", "antayagi-65")
    }


# --- It is played ---------------------------------------------------------------------------


def test_its_scenarios_hold(copy: Path) -> None:
    assert (
        copies.failed(copy, "tests/test_cards.py", "tests/scenarios", "-k", "mirror or A.O12")
        == set()
    )


def test_its_deck_keeps_all_laws_and_is_played_told_and_served(copy: Path) -> None:
    ran = copies.run(copy, "-m", "tests.recipes.inside", "antayagi-65", DECK, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"takes .* out of .*’s area\.", ran.stdout), "no mirror has taken a card"


MANY = """
game = "antayagi"
[cards]
plain = { mirror = 12, fish = 6, toxic-waste = 6, hat = 6 }
small-hat = { mirror = 6, t-rex = 2 }
sabotage = { mirror = 4, bone = 4 }
"""


def test_laws_hold_where_most_cards_are_mirrors(copy: Path) -> None:
    laws = "from tests.recipes.inside import *; under_all_laws('antayagi-80', sys.argv[1])"
    ran = copies.run(copy, "-c", laws, MANY)
    assert ran.returncode == 0, ran.stderr


SEEDED = """
from hatbox.lab import simulate

simulate._unnoted = print  # what the bots say
plain = ("novice", "regular", "sharp", "master")
talking = ("novice+trickster", "regular+trickster", "sharp+trickster", "master+believer")
for game in ("antayagi-80", "antayagi-65"):
    for bots in (plain, talking):
        plan = simulate.Plan(game, bots, "the same", talk=bots == talking)
        print(plan.play(0).record())
"""


def test_a_further_object_changes_no_seeded_game_without_it(copy: Path) -> None:
    without, with_it = (copies.run(folder, "-c", SEEDED) for folder in (copies.ROOT, copy))
    assert without.stdout.count('"result"') == 4, without.stderr
    assert "your-card-is" in without.stdout
    assert with_it.stdout == without.stdout
