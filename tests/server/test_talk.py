"""Table talk: phrases by their ids, free text where allowed, mute and report."""

from pathlib import Path
from typing import Any

import pytest

from hatbox.agents.talk import phrases
from tests.server.house import Guest, House, house, live

ARGUMENTS = {"to": 1, "slot": 2, "card": "hat"}


async def say(here: House, guest: Guest, **said: Any) -> dict[str, Any]:
    here.clock.move_to(here.clock.now() + 2)
    return await guest.send(type="say", **said)


@pytest.mark.parametrize("game", ["antayagi-80", "antayagi-65", "not-a-hat"])
@live
async def test_every_phrase_is_heard_with_just_its_arguments(tmp_path: Path, game: Any) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game(game, 3, 2, bots_talk=False)
        for phrase, about in phrases().items():
            fitting: dict[str, object] = {name: ARGUMENTS[name] for name in about.args}
            answer = await say(here, ana, phrase=phrase, **fitting)
            if game not in about.games:
                assert answer["message"] == "error-unknown-phrase"
                continue
            assert answer["type"] == "ack"
            said = {**ben.of("said")[-1]}
            assert ("number" in said) == (game != "not-a-hat")
            assert ("claims" in said) == ({"slot", "card"} <= fitting.keys())
            assert said.pop("cards", None) == (3 if "slot" in fitting else None)
            said = {name: value for name, value in said.items() if name not in ("number", "claims")}
            assert said == {
                "type": "said", "member": 0, "seat": 0, "phrase": phrase, **fitting
            }  # fmt: skip
            for name, value in ARGUMENTS.items():
                wrong = {k: v for k, v in fitting.items() if k != name}
                wrong = wrong if name in fitting else {**fitting, name: value}
                answer = await say(here, ana, phrase=phrase, **wrong)
                assert answer["message"] == "error-phrase-arguments"


@live
async def test_phrases_about_what_is_not_there_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, _ = await here.table("antayagi-80", 3, 2)
        answer = await say(here, ana, phrase="trade-with-me", to=3)
        assert answer["message"] == "error-no-such-seat"
        answer = await say(here, ana, phrase="your-card-is", to=1, slot=0, card="violin")
        assert answer["message"] == "error-phrase-arguments"
        answer = await say(here, ana, phrase="nonsense")
        assert answer["message"] == "error-unknown-phrase"


@live
async def test_free_text_is_a_setting_of_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 3, 2)
        assert await ana.fails("write", text="hello") == "error-no-free-text"
        settings = ana.lobby["settings"] | {"free_text": True}
        await ana.do("change", settings=settings)
        await ana.do("write", text="  <b>héllo</b>\n\u202e\x00 you ")
        assert ben.of("said")[-1]["text"] == "<b>héllo</b> you"
        await ana.do("write", text="x" * 200)
        for text in ("", " \n", "x" * 201, "\u202e"):
            here.clock.move_to(here.clock.now() + 2)
            assert await ana.fails("write", text=text) == "error-text-length"


@live
async def test_the_host_silences_somebody_and_lets_them_speak_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 3, 2, free_text=True)
        assert await ana.fails("mute", member=9, muted=True) == "error-no-such-member"
        await ana.do("mute", member=1, muted=True)
        assert ana.lobby["members"][1]["muted"]
        assert (await say(here, ben, phrase="laugh"))["message"] == "error-muted"
        assert await ben.fails("write", text="hey") == "error-muted"
        name = ana.lobby["members"][1]["name"]
        assert await ben.fails("rename", name="Hey!", language="es") == "error-muted"
        await ben.do("rename", name=name, language="es")
        await ana.do("mute", member=1, muted=False)
        assert (await say(here, ben, phrase="laugh"))["type"] == "ack"
        assert len(ana.of("said")) == 1


@live
async def test_a_report_is_kept_for_whoever_runs_the_server_and_told_to_nobody(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 3, 2)
        sent = list(ben.frames)
        assert await ana.fails("report", member=9) == "error-no-such-member"
        await ana.do("report", member=1)
        await ana.do("report", member=1)
        (report,) = await here.store.reports()
        assert (report.member, report.by) == (1, 0)
        assert ben.frames == sent


@live
async def test_nobody_floods_the_table_with_talk(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("not-a-hat", 3, 2)
        answers = [await ana.send(type="say", phrase="laugh") for _ in range(10)]
        assert [answer["type"] for answer in answers] == ["ack"] * 6 + ["failed"] * 4
        assert answers[-1]["message"] == "error-too-fast"
        assert len(ben.of("said")) == 6
        assert (await ben.send(type="say", phrase="laugh"))["type"] == "ack"
        assert (await say(here, ana, phrase="laugh"))["type"] == "ack"
