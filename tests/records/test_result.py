"""The last line: it has to be right, and it has to be last."""

from __future__ import annotations

import pytest

from .test_lines import BOX, anta_deck
from .writing import (
    LEFT,
    Line,
    anta_header,
    do,
    exchange,
    final,
    found_out,
    give,
    hat_header,
    refused,
    report,
    result,
)

FINISHED: list[Line] = [hat_header(), *found_out(0, times=3)]
RIGHT = result([1, 2], [3, 0, 0])


def test_the_right_result_stands() -> None:
    assert final(*FINISHED, RIGHT).over


def test_a_finished_record_without_a_result_stands() -> None:
    assert final(*FINISHED).winners == (1, 2)


@pytest.mark.parametrize(
    "wrong",
    [
        result([], [3, 0, 0]),
        result([1], [3, 0, 0]),
        result([2, 1], [3, 0, 0]),
        result([0, 1, 2], [3, 0, 0]),
        result([1, 2], [0, 0, 3]),
        result([1, 2], [3, 0]),
        result([1, 2], [3, 0, 0, 0]),
        result([1, 2], [10**400, 0, 0]),
        result([-1], [3, 0, 0]),
    ],
    ids=lambda line: str(line)[:60],
)
def test_a_wrong_result_is_refused(wrong: Line) -> None:
    assert refused(*FINISHED, wrong) == (8, "illegal")


@pytest.mark.parametrize("lines", range(1, 7))
def test_a_result_before_the_end_is_refused(lines: int) -> None:
    early = result([0, 1, 2], [0, 0, 0])
    assert refused(*FINISHED[:lines], early) == (lines + 1, "illegal")


def test_a_result_while_a_shuffle_is_due_is_refused() -> None:
    lines = [hat_header(options={"rounds": 2}), *found_out(0, times=3)]
    assert refused(*lines, RIGHT) == (8, "illegal")


@pytest.mark.parametrize(
    "line",
    [RIGHT, give(0, "hat"), do(0, "accept"), {"chance": "shuffle", "deck": list(LEFT)}],
    ids=str,
)
def test_nothing_but_remarks_follows_the_result(line: Line) -> None:
    assert refused(*FINISHED, RIGHT, line) == (9, "game-over")
    assert refused(*FINISHED, RIGHT, {"note": 1}, "", line) == (11, "game-over")


def test_what_is_malformed_is_malformed_after_the_result_too() -> None:
    assert refused(*FINISHED, RIGHT, "x") == (9, "malformed")


def test_scores_are_penalty_points_over_all_rounds() -> None:
    shuffle: Line = {"chance": "shuffle", "deck": list(LEFT)}
    two = [hat_header(options={"rounds": 2}), *found_out(0, 3), shuffle, *found_out(1, 3)]
    assert final(*two, result([2], [3, 3, 0])).over
    assert refused(*two, result([0, 2], [0, 3, 0]))[1] == "illegal"


def test_scores_of_antayagi_are_points_and_fish_count_two() -> None:
    hands = [
        ["treasure/plain", BOX, BOX],
        ["toxic-waste/plain", "bone/plain", BOX],
        ["fish/plain", "treasure/plain", BOX],
    ]
    match = final(
        anta_header("antayagi-80", *anta_deck(hands, *[BOX] * 9)),
        *exchange(0, 1, 0, 0),
        *exchange(1, 2, 0, 1),
        *exchange(2, 0, 0, 0),
    )
    assert report(match)["areas"][0] == ["toxic-waste/plain", "fish/plain"]
    assert match.scores == (3, 2, 1)
