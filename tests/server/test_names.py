"""Names of people at a table: each can be read, and told apart from the others."""

from pathlib import Path

import pytest

from hatbox.server.protocol.messages import Settings
from tests.server.house import house, live, refused


@pytest.mark.parametrize(
    ("given", "seen"),
    [
        ("  Ana \t María\n", "Ana María"),
        ("日本語の名前", "日本語の名前"),
        ("אבגד", "אבגד"),
        ("مى‌خواهم", "مى‌خواهم"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("evil\u202eeman\u0000\u001b[31m", "evil eman [31m"),
        ("x" * 32, "x" * 32),
    ],
)
@live
async def test_names_of_any_script_are_shown_without_what_commands_a_screen(
    tmp_path: Path, given: str, seen: str
) -> None:
    async with house(tmp_path) as here:
        ticket = await here.hub.open(Settings(game="not-a-hat", players=3), given, "en")
        ana = await here.guest(ticket)
        assert ana.lobby["members"][0]["name"] == seen
        await ana.do("rename", name="Bo", language="nl")
        await ana.do("rename", name=given, language="fr")
        assert ana.lobby["members"][0]["name"] == seen
        assert ana.lobby["members"][0]["language"] == "fr"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "error-name-empty"),
        (" \n\t", "error-name-empty"),
        ("\u200d\u200c", "error-name-empty"),
        ("\u202e\u2066", "error-name-empty"),
        ("\u0301\u0308", "error-name-empty"),
        ("\u3164\u115f", "error-name-empty"),
        ("\u2800 \ufe0f", "error-name-empty"),
        ("x" * 33, "error-name-too-long"),
        ("名" * 900, "error-name-too-long"),
    ],
)
@live
async def test_names_that_nobody_could_read_are_refused_with_a_reason(
    tmp_path: Path, name: str, message: str
) -> None:
    async with house(tmp_path) as here:
        wanted = Settings(game="not-a-hat", players=3)
        assert await refused(here.hub.open(wanted, name, "en")) == message
        assert await refused(here.hub.quick(wanted, name, "en", "random")) == message
        (ana,) = await here.table("not-a-hat", 3, 1)
        table = ana.session.table.id
        assert await refused(here.hub.join(table, name, "en", spectate=False)) == message
        assert await ana.fails("rename", name=name, language="en") == message
        assert [m["name"] for m in ana.lobby["members"]] == ["Ana"]


@pytest.mark.parametrize(
    ("second", "seen"),
    [
        ("ANA", "ANA 2"),
        ("Аnа", "Аnа 2"),  # in Cyrillic letters
        ("Ａｎａ", "Ａｎａ 2"),  # in wide letters
        ("Á n.a", "Á n.a"),  # the dot is drawn
        ("A\u3164na\u200d", "A\u3164na\u200d 2"),
        ("Än\u0308a", "Än̈a 2"),
        ("Anna", "Anna"),
        ("Guest", "Guest"),
        ("Z" + "\u0301" * 30, "Ź" + "\u0301" * 4),
    ],
)
@live
async def test_a_name_that_looks_like_anothers_gets_a_number(
    tmp_path: Path, second: str, seen: str
) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.table("not-a-hat", 3, 1)
        ticket = await here.hub.join(ana.session.table.id, second, "en", spectate=False)
        await here.hub.join(ana.session.table.id, "Guest", "en", spectate=True)
        other = await here.guest(ticket)
        names = [member["name"] for member in ana.lobby["members"]]
        assert names == ["Ana", seen, "Guest 2" if seen == "Guest" else "Guest"]
        await other.do("rename", name="Bo", language="en")
        await other.do("rename", name=second, language="en")
        assert ana.lobby["members"][1]["name"] == seen
        await ana.do("rename", name="Ana", language="en")  # one's own name is no other's
        assert ana.lobby["members"][0]["name"] == "Ana"


@live
async def test_long_names_that_look_alike_are_told_apart(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.table("not-a-hat", 3, 1)
        for _ in range(12):
            await here.hub.join(ana.session.table.id, "x" * 32, "en", spectate=True)
        names = [member.name for member in ana.session.audience.lobby().members]
        assert len(set(names)) == 13
        assert max(map(len, names)) == 32
