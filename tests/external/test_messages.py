"""The messages have the server's shapes, so that one bot can speak to both."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatbox.agents import AGENTS, bot_named
from hatbox.agents.external import External, external, read_reply
from hatbox.agents.program import Fault
from hatbox.games import GAMES
from hatbox.kernel.errors import RuleError
from hatbox.server.protocol import messages
from tests.people import near

from .programs import SEAT, Written, dealt, played, seated

SPEAKING = """
with open(HERE + "-heard", "w") as heard:
    for line in sys.stdin:
        heard.write(line)
        message = json.loads(line)
        question = message if message["type"] == "question" else message.get("question")
        if question:
            play = {"type": "play", "key": "k", "question": question["number"]}
            say(json.dumps({**play, "answer": question["options"][-1]}))
"""
"""A bot as it would speak to the server."""


def conversation(game: str, folder: Path) -> tuple[Any, list[dict[str, Any]]]:
    program = Written(folder, SPEAKING)
    match = dealt(game, 4)
    played(match, {SEAT: seated(match, program.factory)})
    assert program.reports == []
    assert program.gone
    lines = Path(f"{program.noted}-heard").read_text(encoding="utf-8").splitlines()
    return match, [json.loads(line) for line in lines]


@pytest.mark.parametrize("game", GAMES)
def test_a_conversation_from_start_to_over_in_words_like_the_servers(
    game: str, tmp_path: Path
) -> None:
    match, (start, *between, over) = conversation(game, tmp_path)
    cards = {card.text for card in match.setup.deck}
    named = set(start.pop("deck"))
    backs = start.pop("backs")
    assert named == ({card.split("/")[0] for card in cards} if backs else cards)
    assert start == {
        "type": "start",
        "protocol": 1,
        "game": game,
        "seat": SEAT,
        "players": near(game, 4),
        "first": match.setup.first,
        "options": match.header.options,
    }
    for message in between:
        if message["type"] == "news":
            assert set(message) == {"type", "number", "events", "view", "question"}
        else:
            assert message["type"] == "question"
            # A program has one seat, and need not be told which.
            asked = {*messages.Question.__struct_fields__} - {"seat"}
            assert set(message) == {"type", "view", "said"} | asked
            msgspec.convert(message | {"seat": SEAT}, messages.Question)
        assert message["view"]["watcher"] == SEAT
    assert set(over) == {"type", *messages.Over.__struct_fields__}
    assert over["winners"] == list(match.winners)
    assert over["scores"] == list(match.scores)
    numbers = [message["number"] for message in between if message["type"] == "question"]
    assert numbers == list(range(1, len(numbers) + 1))


def test_what_answers_a_question() -> None:
    match = dealt("not-a-hat")
    (seat,) = match.to_act
    options = match.options(seat)
    gift = options[0].gift  # type: ignore[attr-defined]
    for line in (
        f'{{"number":7,"answer":{{"do":"give","gift":"{gift}"}}}}\r',
        f' {{"answer" : {{"gift":"{gift}","do":"give"}}, "question":7, "key":"ñ", "type":"play"}}',
        f'{{"number":7,"answer":{{"do":"gi\\u0076e","gift":"{gift}"}}}}',
    ):
        assert read_reply(line.encode(), 7, options, match.game) == (options[0], None)


LINES = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200).map(str.encode),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(
                    ("number", "question", "answer", "do", "gift", "to", "slot", "object")
                )
                | st.text(max_size=5),
                inner,
                max_size=4,
            )
        ),
    ).map(lambda value: json.dumps(value).encode()),
    st.builds(
        lambda do, rest: json.dumps({"number": 1, "answer": {"do": do, **rest}}).encode(),
        st.sampled_from(("choose", "offer", "sabotage", "take", "feed", "give", "accept")),
        st.dictionaries(
            st.sampled_from(("partner", "slot", "object", "gift", "to")),
            st.none() | st.integers() | st.text(max_size=5) | st.floats(),
        ),
    ),
)


@pytest.mark.parametrize("game", GAMES)
@given(line=LINES)
def test_any_line_is_an_option_or_a_fault(game: str, line: bytes) -> None:
    match = dealt(game)
    (seat, *_) = match.to_act
    try:
        answer, _ = read_reply(line, 1, match.options(seat), match.game)
    except Fault:
        return
    assert answer in match.options(seat)


def test_names_of_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bot = tmp_path / "mein Hüt.py"
    bot.touch()
    here = str(bot)
    assert external("exec:python3 'mein Hüt.py' -v") == External(("python3", here, "-v"))
    assert external("exec/10:'./mein Hüt.py'") == External((here,), seconds=10)
    assert external("exec/0.5:bot") == External(("bot",), seconds=0.5)
    programs = ("exec:", "exec: ", "exec:'", "exec/:bot", "exec/x:bot", "exec/99999:bot")
    for nobody in (*programs, "exec", "execute:bot"):
        assert external(nobody) is None
        said = "error-program" if nobody in programs else "error-unknown-bot"
        with pytest.raises(RuleError, match=said):
            bot_named(nobody)
    assert external("exec:" + "a" * 5000 + " " + "b" * 5000) is not None


def test_names_of_bots() -> None:
    assert all(bot_named(name) is factory for name, factory in AGENTS.items())


def test_a_server_looks_names_up_where_no_program_is() -> None:
    """A program's name is a command: to name it is to run it."""
    assert not any(name.startswith("exec") for name in AGENTS)
    assert "exec:true" not in AGENTS
