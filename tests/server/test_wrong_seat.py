"""Every message from everybody who may not send it: a reason, and nothing has changed."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hatbox.server.protocol import messages
from tests.server.house import Guest, House, house, live, passing, play_on

SETTINGS = {"game": "not-a-hat", "players": 3}
COMMANDS: dict[str, dict[str, Any]] = {
    "play": {"question": 1, "answer": {"do": "accept"}},
    "sit": {"seat": 2},
    "stand": {},
    "add-person": {"name": "Flo"},
    "uncover": {"seat": None},
    "seat-bot": {"seat": 2, "bot": "random"},
    "change": {"settings": SETTINGS},
    "start": {},
    "kick": {"member": 1},
    "hand-over": {"member": 1},
    "pause": {"paused": True},
    "agree-to-end": {"agree": True},
    "rematch": {},
    "new-evening": {},
    "screen": {"token": None},
    "nudge": {"member": 0},
    "rename": {"name": "Bo", "language": "de"},
    "say": {"phrase": "thanks"},
    "write": {"text": "hello"},
    "mute": {"member": 1, "muted": True},
    "report": {"member": 1},
}
HOST_ONLY = {"seat-bot", "change", "start", "kick", "hand-over", "mute", "new-evening", "screen"}
NOT_SEATED = {"play", "stand", "pause", "agree-to-end", "say"}
NO_GAME = {"play", "pause", "agree-to-end"}
HAS_BEGUN = {"sit", "change", "start"}


def test_every_command_of_the_protocol_is_tried() -> None:
    kinds = {kind.__struct_config__.tag for kind in messages.FromClient.__args__}
    assert set(COMMANDS) == set(MAY) == kinds


async def refused(here: House, guests: list[Guest], sender: Guest, kind: str, **more: Any) -> str:
    """The reason; neither the log nor anybody else has noticed anything."""
    entries = await here.store.load(sender.session.table.id)
    others = [guest for guest in guests if guest is not sender]
    before = [list(guest.frames) for guest in others]
    count = len(sender.frames)
    message = await sender.fails(kind, **(COMMANDS[kind] | more))
    await here.settle()
    assert await here.store.load(sender.session.table.id) == entries
    assert [guest.frames for guest in others] == before
    assert len(sender.frames) == count + 1
    return message


ROLES = ("host", "player", "watcher", "spectator")
STATES = ("open", "playing", "ended")
SEATED, NAMED = ("host", "player"), ("host", "player", "watcher")
MAY: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "play": (("host",), ("playing",)),  # who begins
    "sit": (NAMED, ("open",)),
    "stand": (SEATED, STATES),
    "add-person": (NAMED, ("open",)),
    "uncover": (NAMED, STATES),  # cover it; only seats at one's own device can be uncovered
    "seat-bot": (("host",), ("open",)),
    "change": (("host",), ("open",)),
    "start": (("host",), ("open",)),
    "kick": (("host",), STATES),
    "hand-over": (("host",), STATES),
    "pause": (SEATED, ("playing",)),
    "agree-to-end": (SEATED, ("playing",)),
    "rematch": (SEATED, ("ended",)),
    "new-evening": (("host",), STATES),
    "screen": (("host",), STATES),
    "nudge": (SEATED, ("playing",)),
    "rename": (NAMED, STATES),
    "say": (SEATED, STATES),
    "write": (NAMED, STATES),
    "mute": (("host",), STATES),
    "report": (NAMED, STATES),
}
"""Who may send what, and when; all the rest is refused."""


async def gathered(here: House, state: str, kind: str) -> dict[str, Guest]:
    """One of each role at a table."""
    host, player = await here.table("not-a-hat", 3, 2, first=0, free_text=True)
    table = host.session.table.id
    named = await here.hub.join(table, "Bo", "en", spectate=True)
    watcher, spectator = await here.guest(named), await here.watch(table)
    if kind in ("sit", "add-person") and state == "open":
        await host.do("seat-bot", seat=2, bot=None)
    if state != "open":
        await host.do("start")
    if state == "ended":
        for guest in (host, player):
            await guest.do("agree-to-end", agree=True)
    return {"host": host, "player": player, "watcher": watcher, "spectator": spectator}


@pytest.mark.parametrize("kind", COMMANDS)
@live
async def test_everybody_may_do_what_is_theirs_and_nothing_else(tmp_path: Path, kind: str) -> None:
    async with house(tmp_path) as here:
        roles, states = MAY[kind]
        for state in STATES:
            for role in ROLES:
                guests = await gathered(here, state, kind)
                more = {}
                if kind == "play" and state == "playing":
                    more["answer"] = guests["host"].options[0]
                if role in roles and state in states:
                    await guests[role].do(kind, **(COMMANDS[kind] | more))
                else:
                    await refused(here, list(guests.values()), guests[role], kind, **more)


@pytest.mark.parametrize("begun", [False, True])
@live
async def test_a_spectator_without_a_name_can_do_nothing(tmp_path: Path, *, begun: bool) -> None:
    async with house(tmp_path) as here:
        guests = await here.table("not-a-hat", 3, 2)
        if begun:
            await guests[0].do("start")
        watcher = await here.watch(guests[0].session.table.id)
        for kind in COMMANDS:
            assert await refused(here, [*guests, watcher], watcher, kind) == "error-spectator"


@live
async def test_only_the_host_does_what_only_the_host_may(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.table("not-a-hat", 3, 2)
        for kinds in (HOST_ONLY, HOST_ONLY - {"seat-bot"}):
            for kind in kinds:
                more = {"member": 0} if kind == "kick" else {}
                reason = await refused(here, guests, guests[1], kind, **more)
                assert reason == "error-host-only", kind
            if kinds is HOST_ONLY:
                await guests[0].do("start")


@live
async def test_whoever_has_no_seat_does_not_play(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.table("not-a-hat", 3, 2)
        named = await here.hub.join(guests[0].session.table.id, "Bo", "en", spectate=True)
        watcher = await here.guest(named)
        for _ in range(2):
            for kind in NOT_SEATED:
                here.clock.move_to(here.clock.now() + 10)
                said = await refused(here, [*guests, watcher], watcher, kind)
                assert said == "error-not-seated", kind
            if guests[0].lobby["state"] == "open":
                await guests[0].do("start")
        for guest in guests:
            await guest.do("agree-to-end", agree=True)
        assert await refused(here, [*guests, watcher], watcher, "rematch") == "error-not-seated"


@live
async def test_before_the_start_and_after_the_end_nobody_plays(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.table("not-a-hat", 3, 2)
        for kind in NO_GAME:
            assert await refused(here, guests, guests[0], kind) == "error-no-game", kind
        assert await refused(here, guests, guests[0], "rematch") == "error-game-not-over"
        await guests[0].do("start")
        for kind in HAS_BEGUN:
            assert await refused(here, guests, guests[0], kind) == "error-game-has-begun", kind
        assert await refused(here, guests, guests[0], "rematch") == "error-game-not-over"
        assert await refused(here, guests, guests[0], "seat-bot", seat=1) == "error-not-away"
        assert await refused(here, guests, guests[0], "seat-bot") == "error-game-has-begun"
        await play_on(here, guests, Random(1), lambda: guests[0].of("over") != [])
        for kind in NO_GAME:
            assert await refused(here, guests, guests[0], kind) == "error-no-game", kind
        for kind in HAS_BEGUN | {"seat-bot"}:
            assert await refused(here, guests, guests[0], kind) == "error-game-has-begun", kind


@pytest.mark.parametrize("game", ["antayagi-80", "antayagi-65", "not-a-hat"])
@live
async def test_answers_out_of_turn_late_early_twice_and_invented_do_not_happen(
    tmp_path: Path, game: Any
) -> None:
    """In every kind of question that comes up in the first turns."""
    async with house(tmp_path) as here:
        options = {"rounds": 8} if game == "not-a-hat" else {}
        guests = await here.game(game, 3, 3, window=5, options=options)
        rng, tried = Random(3), set[str]()
        for _ in range(25):
            await try_everything(here, guests, tried)
            asked = [guest for guest in guests if guest.question is not None]
            waiting = [guest for guest in asked if not passing(guest)]
            if not waiting:
                await here.wait(5)
                continue
            sender = rng.choice(waiting)
            await answer_twice(here, guests, sender, rng.choice(sender.options))
        expected = {"give", "accept"} if game == "not-a-hat" else {"choose", "offer", "pass"}
        assert expected <= tried


async def try_everything(here: House, guests: list[Guest], tried: set[str]) -> None:
    for sender in guests:
        for other in guests:
            for option in other.options[:3]:
                tried.add(option["do"])
                number = 1 if sender.question is None else sender.question["number"]
                if option in sender.options:
                    continue
                said = await refused(here, guests, sender, "play", question=number, answer=option)
                asked = sender.question is not None
                assert said == ("error-not-an-option" if asked else "error-question-closed")
        if sender.question is not None:
            for wrong in (sender.question["number"] + 1, sender.question["number"] - 1, 9999):
                said = await refused(
                    here, guests, sender, "play",
                    question=max(1, wrong), answer=sender.options[0],
                ) if wrong != 0 else "error-question-closed"  # fmt: skip
                assert said == "error-question-closed"


async def answer_twice(
    here: House, guests: list[Guest], sender: Guest, answer: dict[str, Any]
) -> None:
    assert sender.question is not None
    number = sender.question["number"]
    await sender.do("play", question=number, answer=answer)
    said = await refused(here, guests, sender, "play", question=number, answer=answer)
    assert said == "error-question-closed"


@live
async def test_a_question_of_another_seat_cannot_be_answered_by_its_number(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 3, 3)
        (asked,) = [guest for guest in guests if guest.question is not None]
        assert asked.question is not None
        for other in guests:
            if other is not asked:
                said = await refused(
                    here, guests, other, "play",
                    question=asked.question["number"], answer=asked.options[0],
                )  # fmt: skip
                assert said == "error-question-closed"


@live
async def test_a_paused_game_takes_no_answers(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 3, 3)
        (asked,) = [guest for guest in guests if guest.question is not None]
        question = asked.question
        assert question is not None
        await guests[0].do("pause", paused=True)
        play = {"question": question["number"], "answer": asked.options[0]}
        assert await refused(here, guests, asked, "play", **play) == "error-paused"
        await guests[1].do("pause", paused=False)
        await asked.do("play", **play)


@live
async def test_somebody_who_was_removed_can_do_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 3, 3)
        await guests[0].do("kick", member=2)
        entries = await here.store.load(guests[0].session.table.id)
        kicked = guests[2]
        sent = list(kicked.frames)
        assert kicked.connection is not None
        for kind, fields in COMMANDS.items():
            frame = msgspec.json.encode({"type": kind, "key": kind} | fields)
            command: Any = msgspec.json.decode(frame, type=messages.FromClient, dec_hook=hook)
            await here.hub.obey(kicked.session, kicked.connection, command)
        assert await here.store.load(guests[0].session.table.id) == entries
        assert kicked.frames == sent


def hook(kind: Any, value: Any) -> Any:
    return kind.of(value)
