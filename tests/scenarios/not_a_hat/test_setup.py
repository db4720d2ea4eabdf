"""Set-up: players, cards, the deal, who begins, and what everybody sees."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from hatbox.games.not_a_hat import NOT_A_HAT
from hatbox.games.not_a_hat.cards import BackSide, GiftSide
from hatbox.games.not_a_hat.events import GiftShown, GiftTurned, RoundDealt
from hatbox.games.not_a_hat.secrecy import FacePile
from hatbox.games.not_a_hat.variants import Variants
from hatbox.kernel.errors import RuleError
from hatbox.kernel.written import to_json
from hatbox.records import Match

from ..clauses import clause
from .hat_table import cannot_begin, hat_table

TWENTY = tuple(f"thing-{number}/black-left" for number in range(20))


@clause("H.S1")
@pytest.mark.parametrize("players", range(3, 9))
def test_three_to_eight_can_play(game: str, players: int) -> None:
    assert len(hat_table(players, *TWENTY).scores) == players


@clause("H.S1")
@pytest.mark.parametrize("players", range(2, 9))
def test_with_two_gifts_two_can_play_as_well(game: str, players: int) -> None:
    assert len(hat_table(players, *TWENTY, gifts=2).scores) == players


@clause("H.S1")
@pytest.mark.parametrize(("players", "gifts"), [(0, 1), (1, 1), (2, 1), (9, 1), (1, 2), (9, 2)])
def test_any_other_number_of_players_is_refused(game: str, players: int, gifts: int) -> None:
    error = cannot_begin(players, *TWENTY, gifts=gifts)
    assert error.message == "error-players-not-a-hat"
    assert error.args_of_message == {"players": players, "gifts": gifts}


@clause("H.S2")
def test_eighty_ordinary_cards_twenty_of_each_back_and_every_gift_once(game: str) -> None:
    deck = NOT_A_HAT.cards(Variants())
    backs = ("black-left", "black-right", "white-left", "white-right")
    assert Counter(card.back for card in deck) == dict.fromkeys(backs, 20)
    assert len({card.gift for card in deck}) == 80


@clause("H.S2")
def test_a_deck_with_a_gift_twice_is_refused(game: str) -> None:
    error = cannot_begin(3, "hat/black-left", *TWENTY, "hat/white-right")
    assert (error.kind, error.message) == ("illegal", "error-gift-twice")
    assert error.args_of_message == {"gift": "hat"}


@clause("H.S3")
def test_one_gift_each_clockwise_from_the_player_who_begins_and_the_rest_is_the_shop(
    game: str,
) -> None:
    table = hat_table(3, first=2)
    dealt = table.only(RoundDealt)
    assert dealt.gifts == (("piano",), ("sock",), ("hat",))
    assert (dealt.why, dealt.round, dealt.first) == (("H.S3",), 1, 2)
    assert [table.column(seat) for seat in range(3)] == [
        ["piano/black-right:up"],
        ["sock/white-left:up"],
        ["hat/black-left:up"],
    ]
    assert table.report()["shop"] == [
        *("kite/black-left", "sofa/black-right", "cake/white-left", "lamp/white-right"),
        *("drum/black-left", "coin/black-right", "rope/white-left", "vase/white-right"),
    ]
    assert table.view(None).shop == FacePile(8, "kite")


@clause("H.S3", "H.V3")
def test_two_gifts_are_dealt_one_at_a_time_and_the_first_is_the_lower(game: str) -> None:
    table = hat_table(3, first=1, gifts=2)
    dealt = table.only(RoundDealt)
    assert dealt.gifts == (("sock", "sofa"), ("hat", "bell"), ("piano", "kite"))
    assert dealt.why == ("H.S3", "H.V3")
    assert table.column(1) == ["hat/black-left:up", "bell/white-right:up"]


@clause("H.S4")
@pytest.mark.parametrize("first", range(4))
def test_the_table_says_who_begins(game: str, first: int) -> None:
    table = hat_table(4, first=first)
    assert table.to_act == [first]
    assert table.only(GiftShown).seat == first
    assert table.why(GiftShown) == ("H.S4", "H.T1")


@clause("H.S4")
def test_otherwise_chance_says_who_begins(game: str) -> None:
    begun = [Match.deal(game, ["Ana", "Ben", "Cleo"], seed=bytes([n] * 32)) for n in range(40)]
    assert {match.header.first for match in begun} == {0, 1, 2}
    assert all(match.to_act == [match.header.first] for match in begun)


@clause("H.S4")
@pytest.mark.parametrize("first", [-1, 3, 10**400])
def test_who_begins_has_to_sit_at_the_table(game: str, first: int) -> None:
    assert cannot_begin(3, first=first).message == "error-first"


@clause("H.S5")
def test_a_gift_that_lies_face_up_shows_nobody_its_arrow(game: str) -> None:
    table = hat_table(3, "hat/white-right", "piano/white-right", "sock/white-right", *TWENTY)
    for watcher in (0, 1, 2, None):
        view = table.view(watcher)
        assert view.columns == ((GiftSide("hat"),), (GiftSide("piano"),), (GiftSide("sock"),))
        assert b"right" not in to_json(view)
        assert b"white" not in to_json(view)


@clause("H.S5")
def test_the_arrow_is_seen_when_the_gift_is_turned(game: str) -> None:
    table = hat_table(3)
    assert table.view(2).offered == "white-right"
    assert table.only(GiftTurned).back == "white-right"
    assert table.why(GiftTurned) == ("H.T1", "H.S5")
    table.give("bell")
    table.accept()
    assert table.only(GiftTurned).back == "white-left"
    assert table.view(0).offered == "white-left"
    assert table.view(0).columns[2] == (BackSide("white-right"),)


@clause("H.S5")
def test_the_shop_shows_its_top_gift_and_the_next_one_as_soon_as_it_is_taken(game: str) -> None:
    table = hat_table(3)
    assert table.view(1).shop == FacePile(8, "kite")
    table.give("piano")
    table.refuse()
    assert table.only(GiftShown).gift == "kite"
    assert table.view(1).shop == FacePile(7, "sofa")


@clause("H.S5")
def test_an_empty_shop_shows_nothing(game: str) -> None:
    table = hat_table(3, *TWENTY[:4])
    assert table.view(None).shop == FacePile(0, None)


@clause("H.S5")
def test_a_penalty_pile_shows_its_top_gift_and_the_count(game: str) -> None:
    table = hat_table(3, *TWENTY)
    assert table.view(2).penalties == (FacePile(0, None),) * 3
    table.lose()
    table.lose()
    assert table.view(2).penalties == (FacePile(2, "thing-4"), FacePile(0, None), FacePile(0, None))
    assert b"thing-3" not in to_json(table.view(2))


@clause("H.S5")
@pytest.mark.parametrize("accepted", [True, False])
def test_what_was_named_is_shown_only_until_the_answer(
    game: str,
    accepted: bool,  # noqa: FBT001 - a row of the table
) -> None:
    table = hat_table(3)
    assert table.view(1).named is None
    table.give("robot")
    assert all(table.view(watcher).named == "robot" for watcher in (0, 1, 2, None))
    if accepted:
        table.accept()
    else:
        table.refuse()
    assert b"robot" not in to_json(table.view(1))


@clause("H.S6")
def test_a_spectator_sees_what_the_players_see(game: str) -> None:
    table = hat_table(3)
    table.give("bell")
    table.accept()
    assert replace(table.view(None), watcher=1) == table.view(1)
    assert table.seen(None) == table.seen(1)


@clause("H.S5")
def test_all_see_the_same(game: str) -> None:
    table = hat_table(3)
    table.give("bell")
    assert table.seen(0) == table.seen(1) == table.seen(None) == table.news


def test_a_deck_too_small_for_the_deal_is_refused() -> None:
    error = cannot_begin(3, *TWENTY[:2])
    assert error.message == "error-too-few-cards"
    assert error.args_of_message == {"cards": 2, "needed": 3, "players": 3}
    assert cannot_begin(3, *TWENTY[:5], gifts=2).args_of_message["needed"] == 6


@pytest.mark.parametrize(
    "card", ["hat", "/black-left", "hat/", "hat/black", "hat/any", "a b/black-left", "hat/black-up"]
)
def test_what_is_not_a_card_is_refused(card: str) -> None:
    with pytest.raises(RuleError) as refused:
        NOT_A_HAT.card(card)
    assert (refused.value.kind, refused.value.message) == ("malformed", "error-unknown-card")
    assert refused.value.args_of_message == {"card": card}
