"""High Card: the deal, the trick, the end."""

from __future__ import annotations

import pytest

from hatbox.games.high_card.answers import Choose
from hatbox.games.high_card.events import PointTaken
from hatbox.kernel.errors import RuleError

from ..clauses import clause
from ..table import Table, begin_match


def dealt(*hands: str) -> Table:
    """Hands of four numbers, and one card more."""
    numbers = [number for hand in hands for number in hand.split()]
    return Table(begin_match("high-card", len(hands), [f"{each}/plain" for each in (*numbers, 15)]))


def trick(table: Table, *slots: int) -> None:
    table.answers(*[(seat, Choose(slot)) for seat, slot in enumerate(slots)])


@clause("C.S1")
def test_everybody_sees_four_cards_their_own(game: str) -> None:
    match = dealt("1 2 3 4", "5 6 7 8").match
    assert [card.number for card in match.view(1).hand] == [5, 6, 7, 8]
    assert match.view(None).hand == ()
    assert match.view(0).rest == 1


@clause("C.S1")
def test_two_to_six_can_play(game: str) -> None:
    with pytest.raises(RuleError, match="error-players-high-card"):
        dealt("1 2 3 4")


@clause("C.T1")
def test_nobody_sees_a_choice_before_all_have_chosen(game: str) -> None:
    table = dealt("1 2 3 4", "5 6 7 8")
    before = table.match.view(1)
    table.answer(0, Choose(2))
    assert table.match.view(1) == before
    table.answer(1, Choose(0))
    assert [card.number for card in table.match.view(None).played[0]] == [3, 5]


@clause("C.T2")
def test_the_highest_card_that_is_alone_takes_a_point(game: str) -> None:
    table = dealt("9 2 3 4", "9 6 7 8", "5 10 11 12", "7 13 14 1")
    trick(table, 0, 0, 0, 0)
    assert table.scores == [0, 0, 0, 1]


@clause("C.T2")
def test_nobody_takes_a_point_where_no_card_is_alone(game: str) -> None:
    table = dealt("9 2 3 4", "9 6 7 8")
    trick(table, 0, 0)
    assert not table.happened(PointTaken)


@clause("C.E1")
def test_the_most_points_win_when_the_hands_are_empty(game: str) -> None:
    table = dealt("1 2 3 9", "5 6 7 8")
    for _ in range(3):
        assert not table.over
        trick(table, 0, 0)
    trick(table, 0, 0)
    assert (table.scores, table.winners) == ([1, 3], [1])
