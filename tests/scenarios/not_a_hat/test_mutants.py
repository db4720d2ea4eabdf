"""Cases that planted faults (`make mutants`) have shown to be untested: That's Not a Hat."""

from __future__ import annotations

import pytest

from hatbox.games import GAMES
from hatbox.games.not_a_hat.cards import Card, Lying
from hatbox.kernel.errors import RuleError

from .hat_table import cannot_begin

LONG = "x" * 100


def wrong(kind: type[Card | Lying], text: str) -> tuple[str, str, object]:
    with pytest.raises(RuleError) as refused:
        kind.of(text)
    error = refused.value
    return error.kind, error.message, error.args_of_message["card"]


def test_what_is_no_card_is_named_but_not_at_any_length() -> None:
    for text in (
        "hat",
        "hat/",
        "/black-left",
        "a hat/black-left",
        "hat/left",
        f"{LONG}/black-left",
    ):
        assert wrong(Card, text) == ("malformed", "error-unknown-card", text[:80])


def test_a_gift_of_ones_own_has_up_to_64_characters() -> None:
    assert Card.of(f"{LONG[:64]}/white-any").gift == LONG[:64]
    assert wrong(Card, f"{LONG[:65]}/white-any")


def test_a_card_lies_up_or_down() -> None:
    for text in ("hat/black-left", "hat/black-left:", f"hat/black-left:{LONG}"):
        assert wrong(Lying, text) == ("malformed", "error-unknown-card", text[:80])
    assert Lying.of("hat/black-left:up").up
    assert not Lying.of("hat/black-left:down").up


def test_a_seat_that_nobody_has_cannot_begin_and_is_named() -> None:
    error = cannot_begin(3, first=3)
    assert (error.kind, error.message) == ("malformed", "error-first")
    assert error.args_of_message == {"first": "3"}


def test_what_was_seen_is_not_shown_again() -> None:
    assert not GAMES["not-a-hat"].may_look_back
