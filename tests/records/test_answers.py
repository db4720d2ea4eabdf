"""Answers put to a match: an illegal one is refused, and changes nothing."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hatbox.games.antayagi import answers as anta
from hatbox.games.not_a_hat import answers as hat
from hatbox.kernel.engine import NATURE
from hatbox.kernel.errors import RuleError
from hatbox.records import Match

from .writing import VARIANTS, random_match

NONSENSE: list[Any] = [
    *(None, 0, True, "give", b"give", (), {}, [], object()),
    *({"do": "give", "gift": "hat"}, {"seat": 0, "do": "pass"}, anta.Offer, hat.Give),
    *(anta.Choose(10**400), anta.Choose(-1), anta.Offer(-1), anta.Offer(3), anta.Offer(2**64)),
    *(anta.Take(-1), anta.Sabotage(99), anta.Feed("treasure")),
    *(anta.Reshuffle(()), hat.Shuffle(()), hat.Give(""), hat.Give("hat", 99), hat.Give("hat", -1)),
    *(hat.Give("\0"), hat.Give("\ud800"), hat.Give("🎩" * 10_000)),
    *(hat.Give(cast("Any", ["hat"])), hat.Give("hat", cast("Any", [1])), hat.Give(cast("Any", 1))),
]


def kind(match: Match, seat: Any, reply: Any) -> str:
    """The kind of error that an answer gets; nothing may have changed by it."""
    before, record = match.now, match.record()
    with pytest.raises(RuleError) as refused:
        match.answer(seat, reply)
    assert match.now is before
    assert match.record() == record
    return refused.value.kind


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("decisions", [0, 1, 2, 4, 25])
def test_nonsense_is_refused_and_changes_nothing(
    variant: tuple[str, int, dict[str, Any]], decisions: int
) -> None:
    match = random_match(*variant, 2, decisions=decisions)
    seats = [NATURE, *range(variant[1]), variant[1], 2**64, -(10**400)]
    kinds = {kind(match, seat, reply) for seat in seats for reply in NONSENSE}
    assert kinds == ({"game-over"} if match.over else {"illegal", "not-your-turn"})


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_was_an_option_is_none_for_another_seat_nor_after_the_end(
    variant: tuple[str, int, dict[str, Any]],
) -> None:
    match = random_match(*variant, 6, decisions=1)
    while not match.over:
        seat = match.to_act[0]
        option = match.options(seat)[-1]
        others = [other for other in range(variant[1]) if other not in match.to_act]
        assert {kind(match, other, option) for other in others} <= {"not-your-turn"}
        match.answer(seat, option)
    assert {kind(match, seat, option) for seat in range(variant[1])} == {"game-over"}
    assert all(list(match.options(seat)) == [] for seat in range(-1, variant[1] + 1))


@pytest.mark.parametrize("seat", ["0", None, 0.5, (0,)])
def test_a_seat_of_the_wrong_type_is_not_asked(seat: Any) -> None:
    match = Match.deal("not-a-hat", ["a", "b", "c"], first=0)
    assert kind(match, seat, hat.Give("hat")) == "not-your-turn"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"seats": ["a"]}, "error-players-not-a-hat"),
        ({"seats": []}, "error-players-not-a-hat"),
        ({"first": 3}, "error-first"),
        ({"first": -1}, "error-first"),
        ({"variants": {"colour": "red"}}, "error-options"),
        ({"variants": {"gifts": 3}}, "error-options"),
        ({"seed": b""}, "error-seed"),
    ],
    ids=str,
)
def test_a_match_that_cannot_begin(changes: dict[str, Any], message: str) -> None:
    wanted: dict[str, Any] = {"game": "not-a-hat", "seats": ["a", "b", "c"]} | changes
    with pytest.raises(RuleError) as refused:
        Match.deal(wanted.pop("game"), wanted.pop("seats"), **wanted)
    assert refused.value.message == message
