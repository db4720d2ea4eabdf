"""The checker of histories: it accepts a sound one, and finds whatever is wrong with another."""

import asyncio
import json
from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest

from tests.durability.campaign import scene
from tests.durability.checker import Row, faults, read_log
from tests.durability.history import History
from tests.durability.players import Kind

Doctor = Callable[[History, list[Row]], None]
KINDS = Kind("not-a-hat", 3, 0), Kind("antayagi-80", 1, 3)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[History, list[Row]]]:
    """Real games, and the logs of them."""
    folder = tmp_path_factory.mktemp("sound")

    async def play() -> list[History]:
        async with scene(folder, None, Random(3), kinds=KINDS) as made:
            made.load.unruly = 0.3
            await made.load.everywhere()
            await made.load.finish()
            return made.load.finished

    found = asyncio.run(play())
    return {each.game: (each, read_log(folder / "hatbox.db", each.table)) for each in found}


@pytest.fixture
def sound(games: dict[str, tuple[History, list[Row]]]) -> tuple[History, list[Row]]:
    return games["not-a-hat"]


def plays(history: History) -> list[int]:
    """Where the acknowledged answers are, each key once."""
    found: dict[str, int] = {}
    for place, sent in enumerate(history.sent):
        if sent.command["type"] == "play" and sent.outcome == "acknowledged":
            found.setdefault(sent.key, place)
    return list(found.values())


def key_of(history: History, place: int) -> str:
    return f"{history.sent[place].member}:{history.sent[place].key}"


def place_of(history: History, log: list[Row], which: int) -> int:
    """Where in the log an acknowledged answer is."""
    key = key_of(history, plays(history)[which])
    return next(place for place, row in enumerate(log) if row.key == key)


def lose_one(history: History, log: list[Row]) -> None:
    del log[place_of(history, log, 2)]


def lose_the_last(history: History, log: list[Row]) -> None:
    del log[place_of(history, log, -1) :]


def double_one(history: History, log: list[Row]) -> None:
    row = log[place_of(history, log, 2)]
    log.append(row._replace(seq=len(log) + 1))


def double_one_under_another_key(history: History, log: list[Row]) -> None:
    row = log[place_of(history, log, 2)]
    log.append(row._replace(seq=len(log) + 1, key="0:again"))


def begin_twice(history: History, log: list[Row]) -> None:
    row = next(row for row in log if row.content["entry"] == "started")
    log.append(row._replace(seq=len(log) + 1, key="begin again"))


def change_one(history: History, log: list[Row]) -> None:
    place = place_of(history, log, 2)
    content = log[place].content | {"answer": {"do": "give", "gift": "another"}}
    log[place] = log[place]._replace(content=content)


def exchange_two(history: History, log: list[Row]) -> None:
    one, other = place_of(history, log, 1), place_of(history, log, 4)
    first, second = log[one], log[other]
    log[one], log[other] = second._replace(seq=first.seq), first._replace(seq=second.seq)


def keep_what_was_refused(history: History, log: list[Row]) -> None:
    history.sent[plays(history)[2]].settle("refused")


def lose_a_member(history: History, log: list[Row]) -> None:
    history.joined[1] = "another"


def forget_a_member(history: History, log: list[Row]) -> None:
    del log[next(place for place, row in enumerate(log) if row.content.get("member") == 1)]


def seat_somebody_twice(history: History, log: list[Row]) -> None:
    row = next(row for row in log if row.content.get("member") == 1)
    log.append(Row(len(log) + 1, "join:again", row.content | {"member": 9}))


def take_news_back(history: History, log: list[Row]) -> None:
    history.seen[0].news.append(history.seen[0].news[0])


def tell_something_else(history: History, log: list[Row]) -> None:
    number, _ = history.seen[1].news[-1]
    history.seen[1].news.append((number, "{}"))


def ask_something_else(history: History, log: list[Row]) -> None:
    asked = next(each for each in history.seen if each.questions)  # a short game may ask only one
    number, _ = asked.questions[-1]
    asked.questions.append((number, "[]"))


def never_end(history: History, log: list[Row]) -> None:
    history.over = False


def deal_otherwise(history: History, log: list[Row]) -> None:
    head, *lines = history.record.splitlines()
    header = json.loads(head)
    history.record = b"\n".join([json.dumps(header | {"commit": "00" * 32}).encode(), *lines])


def leave_out_of_the_record(history: History, log: list[Row]) -> None:
    history.record = b"\n".join(history.record.splitlines()[:-3])


FAULTS: list[tuple[Doctor, str]] = [
    (lose_one, "was acknowledged and is lost"),
    (lose_one, "the log has gaps"),
    (lose_the_last, "was acknowledged and is lost"),
    (double_one, "is 2 times in the log"),
    (double_one_under_another_key, "nobody sent"),
    (begin_twice, "begins twice"),
    (change_one, "is in the log as"),
    (exchange_two, "came before what was acknowledged earlier"),
    (keep_what_was_refused, "was refused and is in the log"),
    (lose_a_member, "got a token and has no place"),
    (forget_a_member, "got a token and has no place"),
    (seat_somebody_twice, "somebody has 2 places"),
    (take_news_back, "news fall"),
    (tell_something_else, "was told two things as news"),
    (ask_something_else, "was told two things as question"),
    (never_end, "has not ended"),
    (deal_otherwise, "the record is wrong"),
    (leave_out_of_the_record, "the record has not all that seat"),
]


def test_a_sound_history_is_accepted(sound: tuple[History, list[Row]]) -> None:
    assert faults(*sound) == []
    assert len(plays(sound[0])) > 5


@pytest.mark.parametrize(
    ("doctor", "fault"), FAULTS, ids=lambda each: getattr(each, "__name__", "")
)
def test_what_is_wrong_is_found(
    sound: tuple[History, list[Row]], doctor: Doctor, fault: str
) -> None:
    history, log = deepcopy(sound)
    doctor(history, log)
    assert [found for found in faults(history, log) if fault in found]


def test_what_was_said_is_in_log_and_record(games: dict[str, tuple[History, list[Row]]]) -> None:
    history, log = games["antayagi-80"]
    assert faults(history, log) == []
    talked = [row for row in log if row.content["entry"] == "spoke"]
    assert talked
    for row in talked:
        without = "\n".join(faults(history, [each for each in log if each is not row]))
        assert "the record does not have just what was said" in without
        assert "was acknowledged and is lost" in without
