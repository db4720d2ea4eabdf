"""Whatever is played is written, read and written again without a difference."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hatbox.records import Match, replay, verify

from .writing import VARIANTS, random_match, report


def last(record: bytes) -> Match:
    *_, step = replay(record.splitlines())
    return step.match


def opened(record: bytes) -> dict[str, Any]:
    """The further keys of a record's header."""
    head = json.loads(record.splitlines()[0])
    return {key: head[key] for key in ("commit", "seed") if key in head}


@settings(max_examples=60, deadline=None)
@given(
    variant=st.sampled_from(VARIANTS),
    number=st.integers(0, 2**32),
    decisions=st.one_of(st.integers(0, 60), st.just(10**6)),
)
def test_a_record_gives_the_same_game_and_the_same_bytes(
    variant: tuple[str, int, dict[str, Any]], number: int, decisions: int
) -> None:
    played = random_match(*variant, number, decisions=decisions)
    record = played.record()
    read = last(record)
    assert read.position == played.position
    assert report(read) == report(played)
    assert (read.to_act, read.over) == (played.to_act, played.over)
    assert read.record(**opened(record)) == record


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_whole_game_of_every_variant(variant: tuple[str, int, dict[str, Any]]) -> None:
    played = random_match(*variant, 11)
    record = played.record()
    assert last(record).record(**opened(record)) == record
    assert verify(record.splitlines()).deal == "proved"
    assert record.endswith(b"}\n")
    assert json.loads(record.splitlines()[-1])["result"] == {
        "winners": list(played.winners),
        "scores": list(played.scores),
    }


@pytest.mark.parametrize("variant", VARIANTS[::5], ids=str)
def test_the_position_after_every_line_is_the_one_of_the_record_so_far(
    variant: tuple[str, int, dict[str, Any]],
) -> None:
    """Replay to any point: a game that stops there stands where the whole game passed."""
    lines = random_match(*variant, 3, decisions=80).record().splitlines()
    passed = (report(step.match) for step in replay(lines))
    for stop, position in zip(count(1), passed, strict=False):
        assert report(last(b"\n".join(lines[:stop]))) == position


def test_a_record_holds_only_the_options_that_differ_from_the_defaults() -> None:
    options = {"special": False, "arrows": "both", "gifts": 2, "rounds": 1}
    match = Match.deal("not-a-hat", ["Ana", "Ben"], variants=options)
    assert json.loads(match.record())["options"] == {"gifts": 2}


def test_a_record_is_json_lines_with_the_keys_in_the_order_of_the_description() -> None:
    record = random_match("not-a-hat", 3, {"special": True, "rounds": 2}, 5).record()
    lines = [json.loads(line) for line in record.decode().splitlines()]
    assert list(lines[0]) == [
        *("hatbox", "rules", "game", "options", "seats", "first", "deck"),
        *("first_drawn", "commit", "seed"),
    ]
    assert last(record).record() == record
    kinds = {tuple(line) for line in lines[1:]}
    assert kinds == {
        ("seat", "do", "gift"),
        ("seat", "do", "gift", "to"),
        ("seat", "do"),
        ("chance", "deck"),
        ("result",),
    }


def test_names_survive_in_any_script() -> None:
    names = ["Ánä", "本", '"\\\n\0']
    match = Match.deal("antayagi-65", names)
    assert last(match.record()).header.seats == tuple(names)


def test_further_keys_are_written_into_the_header() -> None:
    match = Match.deal("antayagi-65", ["a", "b", "c"])
    assert json.loads(match.record(date="2024-02-29", bots=["random"]))["date"] == "2024-02-29"
