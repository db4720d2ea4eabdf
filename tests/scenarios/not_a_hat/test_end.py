"""The end: three penalty points, several rounds, an empty shop."""

from __future__ import annotations

import pytest

from hatbox.games.not_a_hat.answers import Accept, Give, Refuse, Shuffle
from hatbox.games.not_a_hat.cards import Card
from hatbox.games.not_a_hat.events import (
    GameEnded,
    GiftShown,
    PenaltyTaken,
    RoundDealt,
    RoundEnded,
    Shuffled,
)
from hatbox.kernel.engine import NATURE

from ..clauses import clause
from .hat_table import ARROWS, HatTable, cannot_begin, hat_table

LEFT = tuple(f"{card.split('/')[0]}/black-left" for card in ARROWS)


def cards(*texts: str) -> Shuffle:
    return Shuffle(tuple(Card.of(text) for text in texts))


def one_point_each(table: HatTable, *seats: int) -> None:
    """These seats, each beside the one before, refuse a true name in turn."""
    for seat in seats:
        table.give(table.report()["offered"].split("/")[0])
        assert table.seat == seat
        table.refuse()


@clause("H.E1")
def test_the_third_penalty_point_ends_the_game_and_the_fewest_win(game: str) -> None:
    table = hat_table(3, *LEFT)
    one_point_each(table, 1)
    table.lose()
    assert (table.scores, table.over) == ([0, 2, 0], False)
    one_point_each(table, 2)
    table.give("robot")
    table.accept()
    table.lose()
    table.give("tent")
    table.accept()
    table.lose()
    assert (table.scores, table.over) == ([1, 3, 1], True)
    assert any(":down" in gift for column in table.report()["columns"] for gift in column)
    for watcher in (0, 1, 2, None):
        assert [[side.gift for side in column] for column in table.view(watcher).columns] == [
            [gift.split("/")[0] for gift in column] for column in table.report()["columns"]
        ]
    assert table.winners == [0, 2]


@clause("H.E1")
def test_who_is_wrong_for_the_third_time_takes_no_new_gift(game: str) -> None:
    table = hat_table(3, *LEFT)
    table.lose()
    table.lose()
    assert not table.over
    shop = table.report()["shop"]
    table.lose()
    assert table.only(PenaltyTaken).points == 3
    assert table.happened(GiftShown) == []
    assert table.report()["shop"] == shop
    ended = table.only(RoundEnded)
    assert (ended.why, ended.round, ended.scores) == (("H.E1",), 1, (3, 0, 0))
    over = table.only(GameEnded)
    assert (over.why, over.winners, over.scores) == (("H.E1",), (1, 2), (3, 0, 0))
    assert table.to_act == []


@clause("H.E1")
def test_a_sole_winner(game: str) -> None:
    table = hat_table(3, *LEFT)
    one_point_each(table, 1)
    while not table.over:
        table.lose()
    assert (table.scores, table.winners) == ([0, 3, 0], [0, 2])
    other = hat_table(3, *LEFT)
    one_point_each(other, 1, 2)
    while not other.over:
        other.lose()
    assert (other.scores, other.winners) == ([0, 1, 3], [0])


@clause("H.E1")
def test_those_tied_for_fewest_share_the_win_even_if_they_have_points(game: str) -> None:
    table = hat_table(3, *LEFT)
    one_point_each(table, 1, 2, 0)
    table.lose()
    table.lose()
    assert (table.scores, table.winners) == ([3, 1, 1], [1, 2])


@clause("H.E1")
def test_nobody_decides_anything_after_the_end(game: str) -> None:
    table = hat_table(3, *LEFT)
    table.lose_round()
    for seat in (0, 1, 2, 7):
        for reply in (Accept(), Refuse(), Give("hat")):
            assert table.refused(seat, reply) == "game-over"
    assert table.refused(NATURE, cards(*LEFT)) == "game-over"


@clause("H.E2")
def test_rounds_are_dealt_anew_from_all_cards_and_begun_by_the_player_to_the_left(
    game: str,
) -> None:
    table = hat_table(3, *LEFT, first=2, rounds=3)
    table.lose_round()
    ended = table.only(RoundEnded)
    assert (ended.why, ended.round, ended.scores) == (("H.E1",), 1, (0, 0, 3))
    assert table.happened(GameEnded) == []
    assert (table.over, table.to_act, table.shuffle_due) == (False, [], True)
    table.shuffle(*LEFT[::-1])
    shuffled, dealt = table.only(Shuffled), table.only(RoundDealt)
    assert (shuffled.why, shuffled.cards) == (("H.E2",), 12)
    assert (dealt.round, dealt.first) == (2, 0)
    assert dealt.gifts == (("vase",), ("rope",), ("coin",))
    assert table.only(GiftShown).seat == 0
    assert table.report()["penalties"] == [[], [], []]
    assert table.lose_round() == 0
    table.shuffle(*LEFT)
    assert table.only(RoundDealt).first == 1


@clause("H.E2")
def test_the_points_of_all_rounds_are_added_up(game: str) -> None:
    table = hat_table(3, *LEFT, rounds=2)
    one_point_each(table, 1)
    table.lose()
    table.lose()
    assert table.scores == [0, 3, 0]
    table.shuffle(*LEFT)
    assert table.scores == [0, 3, 0]
    one_point_each(table, 2, 0)
    assert table.scores == [1, 3, 1]
    table.lose()
    assert (table.scores, table.over) == ([2, 3, 1], False)
    table.lose()
    assert (table.scores, table.winners) == ([3, 3, 1], [2])
    over = table.only(GameEnded)
    assert (over.why, over.scores) == (("H.E1", "H.E2"), (3, 3, 1))


@clause("H.E2")
@pytest.mark.parametrize("rounds", range(1, 9))
def test_any_number_of_rounds_from_one_to_eight(game: str, rounds: int) -> None:
    table = hat_table(3, *LEFT, rounds=rounds)
    losers = []
    for number in range(1, rounds + 1):
        assert (table.report()["round"], table.over) == (number, False)
        losers.append(table.lose_round())
        if number < rounds:
            table.shuffle(*LEFT)
    assert table.over
    assert losers == [number % 3 for number in range(rounds)]


@clause("H.E2")
@pytest.mark.parametrize("rounds", [0, 9, -1, 10**400, 1.5, True, "2", None])
def test_other_numbers_of_rounds_are_refused(game: str, rounds: object) -> None:
    assert cannot_begin(3, *LEFT, rounds=rounds).message == "error-options"


@clause("H.E2")
def test_only_a_shuffle_of_all_cards_begins_the_next_round(game: str) -> None:
    table = hat_table(3, *LEFT, rounds=2)
    assert table.refused(NATURE, cards(*LEFT)) == "illegal"
    table.lose_round()
    for wrong in (LEFT[1:], (*LEFT, "robot/black-left"), (*LEFT[1:], LEFT[1]), ()):
        assert table.refused(NATURE, cards(*wrong)) == "illegal"
    for seat in range(3):
        assert table.refused(seat, Accept()) == "not-your-turn"


@clause("H.E2", "H.V3")
def test_two_gifts_in_every_round(game: str) -> None:
    table = hat_table(2, *LEFT, gifts=2, rounds=2)
    assert table.lose_round() == 0
    table.shuffle(*LEFT)
    assert table.only(RoundDealt).gifts == (("piano", "bell"), ("hat", "sock"))
    assert table.only(RoundDealt).why == ("H.S3", "H.V3")
    assert table.lose_round() == 1
    assert table.winners == [0, 1]


@clause("H.E3")
def test_a_shop_that_runs_out_ends_the_round_when_a_gift_is_needed(game: str) -> None:
    table = hat_table(3, *LEFT[:5])
    table.lose()
    assert table.report()["shop"] == []
    assert not table.over
    table.lose()
    ended = table.only(RoundEnded)
    assert (ended.why, ended.scores) == (("H.E3",), (2, 0, 0))
    assert (table.report()["over"], table.winners) == (True, [1, 2])
    assert table.only(GameEnded).why == ("H.E1",)


@clause("H.E3")
def test_a_shop_that_is_empty_from_the_beginning(game: str) -> None:
    table = hat_table(3, *LEFT[:3])
    assert table.over
    assert (table.scores, table.winners) == ([0, 0, 0], [0, 1, 2])
    assert table.why(RoundEnded) == ("H.E3",)


@clause("H.E3")
def test_an_empty_shop_ends_only_its_round(game: str) -> None:
    table = hat_table(3, *LEFT[:4], rounds=2)
    table.lose()
    assert table.why(RoundEnded) == ("H.E3",)
    assert table.shuffle_due
    table.shuffle(*LEFT[:4])
    assert (table.report()["round"], table.to_act) == (2, [1])
    assert table.lose() == 1
    assert (table.scores, table.winners) == ([1, 1, 0], [2])


@clause("H.E3")
def test_an_empty_shop_matters_only_when_a_gift_is_needed(game: str) -> None:
    table = hat_table(3, *LEFT[:4])
    assert table.report()["shop"] == []
    for _ in range(9):
        table.give("robot")
        table.accept()
    assert not table.over


@clause("H.E1", "H.E3")
def test_a_third_point_with_an_empty_shop_is_the_third_point(game: str) -> None:
    table = hat_table(3, *LEFT[:6])
    table.lose_round()
    assert table.report()["shop"] == []
    assert (table.scores, table.why(RoundEnded)) == ([3, 0, 0], ("H.E1",))
