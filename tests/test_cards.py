"""Everything that a card needs besides its rule: words in every language, a drawing, a clause."""

import tomllib

import pytest

from hatbox.games import GAMES
from hatbox.games.antayagi.cards import BACKS, CLUED, KINDS, Object
from hatbox.games.antayagi.effects import FOODS
from hatbox.words import LANGUAGES, Words, clauses
from tests.wording import SOURCE, messages

FORMS = {"a", "a-obj", "the", "the-obj"}
DRAWINGS = tomllib.loads((SOURCE / "data" / "drawings.toml").read_text("utf-8"))
FACES = sorted({(game.face, face) for game in GAMES.values() for face in game.faces})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_has_a_name_and_its_phrases(language: str) -> None:
    said = messages(language)
    for kind, face in [*FACES, *[("back", back) for back in BACKS]]:
        name = f"{kind}-{face}"
        assert name in said, f"locales/{language} has no {name}"
        lacking = FORMS - {each.id.name for each in said[name].attributes}
        assert not lacking, f"locales/{language}: {name} lacks these phrases"


@pytest.mark.parametrize(("kind", "face"), [*FACES, *[("back", back) for back in BACKS]])
def test_every_face_has_a_drawing(kind: str, face: str) -> None:
    assert face in DRAWINGS[f"{kind}s"], f"data/drawings.toml has no {face}"


@pytest.mark.parametrize("object_", KINDS)
def test_every_object_has_a_clause_of_its_own(object_: str) -> None:
    clause = KINDS[object_].clause  # type: ignore[index]
    assert [each.clause for each in KINDS.values()].count(clause) == 1
    found = {each.id for each in clauses() if each.section == "objects"}
    assert clause in found, f"data/clauses.toml has no {clause} in the section objects"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("clause", "objects"), [("A.O7", FOODS), ("A.B1", CLUED)])
def test_the_clause_of_foods_and_that_of_clues_name_each_object(
    clause: str, objects: tuple[Object, ...], language: str
) -> None:
    words = Words(language)
    for game in ("antayagi-80", "antayagi-65"):
        stated = words.clause(clause, game).text.casefold()
        for each in objects:
            name = words.say(f"object-{each}").casefold()
            lacks = f"locales/{language}/clauses.ftl: {clause} does not name {each}"
            assert any(part in stated for part in name.split()), lacks
