"""Every game has a golden playthrough, and its telling is just what the rules give."""

from __future__ import annotations

from pathlib import Path

import pytest

from hatbox.games import GAMES
from hatbox.records import replay

from .telling import FOLDER, record_of, tell

PLAYTHROUGHS = sorted(FOLDER.iterdir())


def test_every_game_has_a_playthrough_and_nothing_else_lies_there() -> None:
    wrong = {path.name for path in PLAYTHROUGHS} ^ {f"{game}.txt" for game in GAMES}
    assert not wrong, (
        f"missing in {FOLDER.name}, or of no game; CONTRIBUTING.md says how to write one"
    )


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_the_rules_tell_it_just_like_this(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert tell(record_of(text)) == text


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_it_is_a_whole_game_of_its_name(path: Path) -> None:
    *_, last = replay(record_of(path.read_text(encoding="utf-8")))
    assert last.match.game.id == path.stem
    assert last.match.over
