"""Answers are read by the table's game: two games may use the same word for different things."""

from pathlib import Path
from typing import Any

import pytest

from hatbox.games import GAMES
from hatbox.games.antayagi.answers import Pass
from hatbox.games.not_a_hat.answers import Decision
from hatbox.games.not_a_hat.game import NotAHat
from hatbox.kernel.engine import Answer
from hatbox.kernel.errors import RuleError
from hatbox.kernel.written import to_json
from hatbox.server.protocol.messages import Settings
from hatbox.server.store.store import Entry
from hatbox.server.table.entries import Answered, Opened
from hatbox.server.table.table import Table
from tests.server.house import house, live


class LoudPass(Answer, frozen=True, tag="pass"):
    """A word that AntaYagí has, too."""

    loud: bool


class Louder(NotAHat):
    """A game like That's Not a Hat in which one can pass loudly."""

    id = "louder"
    decisions = Decision | LoudPass


@pytest.mark.parametrize(
    ("game", "answer"), [("louder", LoudPass(loud=True)), ("antayagi-80", Pass())]
)
def test_an_entry_is_read_by_the_game_of_its_table(
    monkeypatch: pytest.MonkeyPatch, game: Any, answer: Answer
) -> None:
    monkeypatch.setitem(GAMES, "louder", Louder())
    table = Table("a")
    table.apply(Opened(Settings(game=game, players=3)), "open:1")
    entry = Answered(0, answer, "person")
    assert table.read(to_json(entry)) == entry


@live
async def test_an_answer_of_another_game_is_none(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, *_ = await here.game("not-a-hat", 3, 3, first=0)
        said = await ana.answer({"do": "pass"})
        assert (said["kind"], said["message"]) == ("malformed", "error-frame")
        assert "pass" in said["args"]["detail"]
        assert ana.question is not None


@live
async def test_an_entry_of_another_game_is_told_by_its_number(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as here:
        ana, *_ = await here.game("not-a-hat", 3, 3)
        table = ana.session.table
        wrong = Entry(table.id, table.seq + 1, "k", to_json(Answered(0, Pass(), "person")), 0.0)
        await here.store.append(wrong)
    async with house(tmp_path) as here:
        with pytest.raises(RuleError, match="error-newer"):
            await here.hub.session(table.id)
    assert f"entry {wrong.seq} of table {table.id} cannot be read" in caplog.text
