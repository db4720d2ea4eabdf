"""The lines of chance: where they stand and what they hold."""

from __future__ import annotations

import pytest

from .test_lines import anta_deck
from .writing import (
    LEFT,
    Line,
    anta_header,
    do,
    final,
    found_out,
    give,
    hat_header,
    played,
    refused,
    report,
)

HANDS = [
    ["bone/plain", "hat/plain", "hat/plain"],
    ["bone/sabotage", "fish/plain", "fish/plain"],
    ["treasure/plain", "treasure/clue", "muffin/plain"],
]
CANCELLED: list[Line] = [
    anta_header("antayagi-80", *anta_deck(HANDS)),
    do(0, "choose", partner=1),
    do(0, "offer", slot=0),
    do(1, "offer", slot=0),
]
"""Two bones are discarded; seat 0 has to draw, and there is nothing left."""
ROUND = [hat_header(options={"rounds": 3}), *found_out(0, times=3)]


def reshuffle(*deck: str) -> Line:
    return {"chance": "reshuffle", "deck": list(deck)}


def shuffle(*deck: str) -> Line:
    return {"chance": "shuffle", "deck": list(deck)}


def test_a_reshuffle_holds_the_discards_the_top_card_of_the_new_pile_first() -> None:
    due = final(*CANCELLED)
    assert (due.to_act, due.over) == ([], False)
    assert report(due)["discard"] == ["bone/sabotage", "bone/plain"]
    for first, second in (("bone/plain", "bone/sabotage"), ("bone/sabotage", "bone/plain")):
        match = final(*CANCELLED, reshuffle(first, second))
        assert match.to_act == [1]
        hands = report(match)["hands"]
        assert (hands[0][-1], hands[1][-1]) == (f"{first}:back", f"{second}:back")
        assert (report(match)["draw"], report(match)["discard"]) == ([], [])


@pytest.mark.parametrize(
    "deck",
    [
        (),
        ("bone/plain",),
        ("bone/plain", "bone/plain"),
        ("bone/plain", "bone/sabotage", "bone/sabotage"),
        ("bone/plain", "hat/plain"),
    ],
)
def test_a_reshuffle_holds_exactly_the_discards(deck: tuple[str, ...]) -> None:
    assert refused(*CANCELLED, reshuffle(*deck)) == (5, "illegal")


def test_a_reshuffle_stands_where_it_happened() -> None:
    right = reshuffle("bone/plain", "bone/sabotage")
    for before in range(1, 4):
        assert refused(*CANCELLED[:before], right) == (before + 1, "illegal")
    assert refused(*CANCELLED, do(1, "choose", partner=2)) == (5, "not-your-turn")
    assert refused(*CANCELLED, {"note": 1}, do(0, "choose", partner=2)) == (6, "not-your-turn")
    assert refused(*CANCELLED, right, right) == (6, "illegal")


def test_each_game_has_its_own_word_for_it() -> None:
    assert refused(*CANCELLED, shuffle("bone/plain", "bone/sabotage")) == (5, "illegal")
    assert refused(*ROUND, reshuffle(*LEFT)) == (8, "illegal")


def test_a_shuffle_begins_each_further_round() -> None:
    assert final(*ROUND).to_act == []
    two = [*ROUND, shuffle(*LEFT[::-1]), *found_out(1, times=3)]
    match = final(*two, shuffle(*LEFT))
    assert (match.to_act, report(match)["round"]) == ([2], 3)
    assert refused(*ROUND, give(1, "hat")) == (8, "not-your-turn")
    assert refused(*ROUND[:-1], shuffle(*LEFT)) == (7, "illegal")
    assert refused(*two, shuffle(*LEFT), shuffle(*LEFT)) == (16, "illegal")


@pytest.mark.parametrize(
    "deck",
    [
        (),
        LEFT[1:],
        (*LEFT, "teapot/black-left"),
        (*LEFT[1:], "teapot/black-left"),
        (*LEFT[1:], LEFT[1]),
        (*LEFT[1:], "hat/black-right"),
    ],
)
def test_a_shuffle_holds_exactly_the_cards_of_the_header(deck: tuple[str, ...]) -> None:
    assert refused(*ROUND, shuffle(*deck)) == (8, "illegal")


def test_a_shuffle_after_the_last_round_comes_after_the_end() -> None:
    finished = [hat_header(), *found_out(0, times=3)]
    assert refused(*finished, shuffle(*LEFT)) == (8, "game-over")


def test_the_events_of_a_line_are_those_that_followed_from_it() -> None:
    steps = played(*ROUND, shuffle(*LEFT))
    assert [type(event).__name__ for event in steps[-2].news] == [
        "GiftRefused",
        "PenaltyTaken",
        "RoundEnded",
    ]
    assert [type(event).__name__ for event in steps[-1].news] == [
        "Shuffled",
        "RoundDealt",
        "GiftShown",
        "GiftTurned",
    ]
