"""Coming back, again and again: nothing is lost, nothing happens twice, nothing old is shown."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hatbox.kernel.written import to_json
from hatbox.server.play import hub as hubs
from hatbox.server.play.hub import Ticket
from hatbox.server.table import table as tables
from hatbox.words.sentences import Speaker
from hatbox.words.telling import KINDS, Sentence
from tests.server.house import Guest, House, house, live, passing, play_on


async def step(here: House, guests: list[Guest], rng: Random) -> None:
    """Somebody answers, or a window is sat out."""
    waiting = [guest for guest in guests if guest.options and not passing(guest)]
    if waiting:
        guest = rng.choice(waiting)
        await guest.answer(rng.choice(guest.options))
    else:
        await here.wait(2)


def lines(guest: Guest) -> list[str]:
    """What a guest was told in English, live or afterwards."""
    speaker = Speaker("en", guest.session.table.settings.game, ["Ana", "Ben", "Cleo"])
    found = []
    for message in guest.heard:
        for event in [*message.get("told", ()), *message.get("events", ())]:
            usual: list[Any] = [(f"event-{event.get('event')}", {})]
            for said, more in event.get("tell", usual):
                known = {name: each for name, each in (event | more).items() if name in KINDS}
                known = {name: each for name, each in known.items() if each is not None}
                found.append(speaker.sentence(Sentence(said, known)))
    return found


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("antayagi-80", {}),
        ("antayagi-65", {}),
        ("not-a-hat", {"special": True, "rounds": 2}),
    ],
)
@live
async def test_a_client_that_replaces_the_changed_fields_has_the_whole_view_at_every_step(
    tmp_path: Path, game: Any, options: dict[str, Any]
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game(game, 4, 3, window=2, options=options)
        spectator = await here.watch(guests[0].session.table.id)
        table = guests[0].session.table
        rng = Random(7)
        while not guests[0].of("over"):
            for watcher, guest in (*enumerate(guests), (None, spectator)):
                assert guest.news["view"] == msgspec.json.decode(to_json(table.view(watcher)))
            await step(here, guests, rng)
        assert len(guests[0].of("view")) == 1
        assert guests[0].of("view")[0]["number"] == 0


@pytest.mark.parametrize("game", ["antayagi-80", "not-a-hat"])
@live
async def test_whoever_stands_up_goes_on_with_the_view_of_a_spectator(
    tmp_path: Path, game: Any
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game(game, 4, 3, window=2)
        rng, table = Random(7), guests[0].session.table
        for _ in range(5):
            await step(here, guests, rng)
        await guests[2].do("stand")
        await play_on(here, guests[:2], rng, lambda: guests[0].of("over") != [])
        assert guests[2].news["view"] == msgspec.json.decode(to_json(table.view(None)))
        begun = [view["view"]["watcher"] for view in guests[2].of("view")]
        assert begun == [2, None]


@live
async def test_whoever_comes_back_to_a_long_game_is_told_the_last_400_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_LINES", 20)
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 3, window=2)
        while not guests[0].of("over"):
            await step(here, guests, Random(7))
        (view,) = (await guests[2].come()).of("view")
        assert len(view["told"]) == 20
        assert view["told"][-1]["tell"][0][0] == "event-game-won"


@pytest.mark.parametrize("game", ["antayagi-80", "antayagi-65"])
@live
async def test_in_antayagi_whoever_comes_back_in_any_phase_is_told_all_that_was_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Any
) -> None:
    """Also when the table has forgotten how the game began."""
    monkeypatch.setattr("hatbox.server.table.told.MOST_KEPT", 40)
    async with house(tmp_path) as here:
        guests = await here.game(game, 3, 3, window=2)
        rng = Random(9)
        heard = lines(guests[2])
        kinds = set()
        while not guests[0].of("over"):
            last = guests[2].news["number"]
            question = guests[2].question
            await guests[2].leave()
            if question is None:
                await step(here, guests[:2], rng)
            else:
                kinds.add(question["options"][0]["do"])
            await guests[2].come(last)
            assert [m["type"] for m in guests[2].heard[:2]] == ["welcome", "view"]
            if question is not None:
                assert guests[2].question == question
                await step(here, guests[2:], rng)
            heard += lines(guests[2])
        assert len(heard) > 100
        assert {"choose", "offer"} <= kinds
        kept = lines(await guests[2].come())
        assert 30 < len(kept) < len(heard)
        assert kept == heard[-len(kept) :]


@live
async def test_in_not_a_hat_whoever_comes_back_gets_the_board_and_nothing_older(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 4, 3, options={"special": True, "rounds": 2})
        rng = Random(8)
        phases = set()
        while not guests[0].of("over"):
            phases.add(str([guest.options[0]["do"] for guest in guests if guest.options]))
            for guest in guests:
                view, question = guest.news["view"], guest.question
                seen = []
                for last in (0, 1, guest.news["number"], 10**9):
                    await guest.come(last)
                    seen.append(guest.frames[:2])
                    assert [m["type"] for m in guest.heard] == ["welcome", "view"]
                    assert guest.news["events"] == []
                    assert guest.news["view"] == view
                    assert guest.question == question
                assert all(frames == seen[0] for frames in seen)
            await step(here, guests, rng)
        assert phases >= {"['give']", "['accept']"}


async def history(folder: Path, world: str) -> list[tuple[list[bytes], list[bytes]]]:
    """A game in which nothing is ever refused, so that the board does not tell what was said.

    After each gift: what a connected client has got, and what a newly connected one is sent.
    """
    folder.mkdir()
    async with house(folder, seed=5) as here:
        guests = await here.game("not-a-hat", 3, 3, first=0, options={"special": True})
        rng, told = Random(world), []
        for turn in range(12):
            (giver,) = [guest for guest in guests if guest.options]
            to = {option.get("to") for option in giver.options}
            whom = sorted(to, key=str)[turn % len(to)]  # the same in both worlds
            gifts = [option for option in giver.options if option.get("to") == whom]
            await giver.answer(rng.choice(gifts))
            (receiver,) = [guest for guest in guests if guest.options]
            here.clock.move_to(here.clock.now() + 10)
            await receiver.do("say", phrase=rng.choice(["thanks", "oh-no", "laugh"]))
            await receiver.answer({"do": "accept"})
            lived = list(guests[1].frames)
            fresh = await here.watch(guests[0].session.table.id)
            sent = fresh.frames[:2]
            await fresh.leave()
            for guest in guests:
                await guest.come(last=rng.choice([0, 1, guest.news["number"], 10**6]))
                sent += guest.frames[:2]
            told.append((lived, sent))
        return told


@live
async def test_what_a_returning_player_of_not_a_hat_gets_is_a_function_of_the_visible_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "new_table_id", lambda: "samesame")
    one, two = await history(tmp_path / "one", "one"), await history(tmp_path / "two", "two")
    for (lived, sent), (other, same) in zip(one, two, strict=True):
        assert lived != other
        assert sent == same
        assert len(sent) == 8


@live
async def test_nothing_that_was_said_is_kept_or_sent_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 3, 3, free_text=True)
        await guests[0].do("write", text="itisnotahat")
        await guests[1].do("say", phrase="laugh")
        assert [len(guest.of("said")) for guest in guests] == [2, 2, 2]
        for guest in guests:
            await guest.come()
            assert guest.of("said") == []
        for entry in await here.store.load(guests[0].session.table.id):
            assert b"itisnotahat" not in entry.content
            assert b"laugh" not in entry.content
    assert b"itisnotahat" not in (tmp_path / "hatbox.db").read_bytes()


@live
async def test_a_command_with_the_same_key_happens_once_also_after_coming_back(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 3, 3, first=0)
        ana, ben, cleo = guests
        play = {"type": "play", "question": 1, "answer": ana.options[0]}
        assert (await ana.send(key="one", **play))["type"] == "ack"
        entries = await here.store.load(ana.session.table.id)
        for _ in range(3):
            assert (await ana.send(key="one", **play))["type"] == "ack"
            await ana.come()
        assert await here.store.load(ana.session.table.id) == entries
        # Whatever it sends: under this key the first command has happened.
        assert (await ana.send(key="one", type="stand"))["type"] == "ack"
        assert await here.store.load(ana.session.table.id) == entries
        # The keys of others are others.
        accept = {"type": "play", "question": 1, "answer": {"do": "accept"}}
        assert (await ben.send(key="one", **accept))["type"] == "ack"
        await cleo.send(key="talk", type="say", phrase="laugh")
        await cleo.come()
        await cleo.send(key="talk", type="say", phrase="laugh")
        assert len(ben.of("said")) == 1


@live
async def test_acknowledged_first_then_told(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, _, _ = await here.game("not-a-hat", 3, 3, first=0)
        before = len(ana.frames)
        await ana.answer(ana.options[0])
        assert [message["type"] for message in ana.heard[before:]] == ["ack", "news"]


@live
async def test_the_newest_connection_of_a_seat_wins(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, _ = await here.game("not-a-hat", 3, 3, first=0)
        other = await Guest(here, ana.session, ana.token).come()
        assert ana.heard[-1] == {"type": "bye", "reason": "replaced"}
        assert other.question == ana.question
        told = len(ana.frames)
        await other.answer(other.options[0])
        assert len(ana.frames) == told
        await ana.leave()  # its going is not the person's going
        assert all(member["connected"] for member in ben.lobby["members"])


@pytest.mark.parametrize("game", ["antayagi-80", "not-a-hat"])
@live
async def test_unfinished_games_survive_a_restart_at_every_step(tmp_path: Path, game: Any) -> None:
    rng = Random(11)
    async with house(tmp_path) as here:
        guests = await here.game(game, 3, 2, window=2)
        tickets = [Ticket(g.session.table.id, str(g.token), 0) for g in guests]
        await step(here, guests, rng)
        before = [(guest.news["view"], guest.question) for guest in guests]
        numbers = [guest.news["number"] for guest in guests]
    for restart in range(40):
        async with house(tmp_path, seed=restart) as here:
            guests = [await here.guest(ticket, 10**6) for ticket in tickets]
            assert [guest.news["number"] for guest in guests] == numbers
            for guest, (view, question) in zip(guests, before, strict=True):
                assert guest.news["view"] == view
                if question is not None and guest.question is not None:
                    assert question["number"] == guest.question["number"]
                    assert question["options"] == guest.question["options"]
            if guests[0].of("over"):
                return
            for _ in range(4):
                if not guests[0].of("over"):
                    await step(here, guests, rng)
            await here.wait(0)
            before = [(guest.news["view"], guest.question) for guest in guests]
            numbers = [guest.news["number"] for guest in guests]


@live
async def test_an_answer_is_known_by_its_key_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, _, _ = await here.game("not-a-hat", 3, 3, first=0)
        play = {"type": "play", "question": 1, "answer": ana.options[0]}
        await ana.send(key="one", **play)
        ticket = Ticket(ana.session.table.id, str(ana.token), 0)
        number = ana.news["number"]
    async with house(tmp_path) as here:
        ana = await here.guest(ticket)
        assert (await ana.send(key="one", **play))["type"] == "ack"
        assert (await ana.send(key="two", **play))["message"] == "error-question-closed"
        assert ana.news["number"] == number


@asynccontextmanager
async def elsewhere(folder: Path, guests: list[Guest]) -> AsyncIterator[list[Guest]]:
    """The same people at a second server on the same file."""
    async with house(folder) as there:
        tickets = [Ticket(guest.session.table.id, str(guest.token), 0) for guest in guests]
        yield [await there.guest(ticket) for ticket in tickets]


@live
async def test_two_servers_on_one_file_do_not_let_anything_happen_twice(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("not-a-hat", 3, 3, first=0)
        async with elsewhere(tmp_path, guests) as others:
            assert (await guests[0].answer(guests[0].options[0]))["type"] == "ack"
            late = await others[0].answer(others[0].options[1])
            assert late["message"] == "error-question-closed"
            # A client that lost the race has read what happened.
            assert others[1].options == [{"do": "accept"}, {"do": "refuse"}]
            assert (await others[1].answer({"do": "accept"}))["type"] == "ack"
            assert (await guests[2].fails("play", question=1, answer={"do": "accept"})) == (
                "error-question-closed"
            )


@live
async def test_what_happened_in_another_process_is_told_with_all_its_events(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 3, first=0)
        async with elsewhere(tmp_path, guests) as others:
            await guests[0].answer({"do": "choose", "partner": 1})
            await guests[1].answer(guests[1].options[0])
            await others[2].do("rename", name="Cleo", language="en")
            for one, other in zip(guests, others, strict=True):
                assert other.of("news") == one.of("news")[1:]


@live
async def test_somebody_sees_as_a_spectator_only_what_everybody_sees(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        guests = await here.game("antayagi-80", 3, 2, window=2)
        watcher = await here.watch(guests[0].session.table.id)
        named = await here.hub.join(guests[0].session.table.id, "Bo", "en", spectate=True)
        friend = await here.guest(named)
        await play_on(here, guests, Random(3), lambda: guests[0].of("over") != [])
        for news in (*watcher.of("news"), *friend.of("news")):
            assert news["question"] is None
            assert news["view"]["watcher"] is None
            if news["view"]["winners"]:
                continue  # at the end all hands lie open
            sides = [side for hand in news["view"]["hands"] for side in hand]
            assert all(side == {"side": "unseen"} for side in sides), sides
        assert watcher.of("news")[-1]["view"] == friend.of("news")[-1]["view"]
