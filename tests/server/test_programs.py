"""People's own bots as guests: whatever happens to them, nobody waits for them for long."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hatbox.server.play.clockwork import PROGRAM_SECONDS
from tests.server.house import Guest, House, house, live, play_on


async def with_a_program(here: House, game: Any, **more: Any) -> tuple[Guest, Guest]:
    """A person, a program that moves first, and a bot; the game has begun."""
    (ana,) = await here.table(game, 3, 1, **({"first": 1, "bots_talk": False} | more))
    await ana.do("seat-bot", seat=1, bot=None)
    table = ana.session.table.id
    program = await here.guest(await here.hub.join(table, "P", "en", spectate=False, program=True))
    await ana.do("start")
    await here.settle()
    return ana, program


def plays(guest: Guest) -> str | None:
    """The bot that plays the program's seat."""
    bot: str | None = guest.lobby["places"][1]["bot"]
    return bot


@pytest.mark.parametrize("more", [{}, {"limit": 60}])
@pytest.mark.parametrize("game", ["antayagi-80", "not-a-hat"])
@live
async def test_a_program_that_hangs_loses_its_seat_until_it_comes_anew(
    tmp_path: Path, game: str, more: dict[str, Any]
) -> None:
    async with house(tmp_path) as here:
        ana, program = await with_a_program(here, game, **more)
        assert [member["program"] for member in ana.lobby["members"]] == [False, True]
        assert program.question is not None
        assert program.question["seconds"] == PROGRAM_SECONDS
        await here.wait(PROGRAM_SECONDS - 0.1)
        assert plays(ana) is None
        late = {"type": "play", "question": program.question["number"]}
        reply = program.options[0]
        await here.wait(0.2)
        assert plays(ana) == "regular"
        assert (await program.send(answer=reply, **late))["message"] == "error-question-closed"
        await play_on(here, [ana], Random(1), lambda: ana.news["number"] > 8)
        await program.leave()
        await program.come()
        assert plays(ana) is None
        await play_on(here, [ana, program], Random(2), lambda: ana.of("over") != [])


@live
async def test_a_shorter_limit_of_the_table_holds_for_a_program_too(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, program = await with_a_program(here, "not-a-hat", limit=5)
        assert program.question is not None
        assert program.question["seconds"] == 5
        await here.wait(5.1)
        assert plays(ana) == "regular"


@live
async def test_a_program_that_is_gone_is_replaced_and_a_person_is_not(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, program = await with_a_program(here, "not-a-hat", first=0)
        await program.leave()
        await here.wait(PROGRAM_SECONDS + 0.1)
        assert plays(ana) == "regular"
        await program.come()
        await ana.leave()
        await here.wait(1000)
        assert program.lobby["places"][0] == {"member": 0, "bot": None}


@live
async def test_a_rematch_knows_who_is_a_program(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, program = await with_a_program(here, "not-a-hat")
        await play_on(here, [ana, program], Random(3), lambda: ana.of("over") != [])
        await ana.do("rematch")
        session = await here.hub.session(ana.lobby["rematch"])
        assert [person.program for person in session.table.people.values()] == [False, True]
