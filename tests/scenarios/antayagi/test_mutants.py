"""Cases that planted faults (`make mutants`) have shown to be untested: AntaYagí."""

from __future__ import annotations

import pytest

from hatbox.games import GAMES
from hatbox.games.antayagi.cards import Card, Held
from hatbox.kernel.errors import RuleError

LONG = "x" * 100


def wrong(kind: type[Card | Held], text: str) -> tuple[str, str, object]:
    with pytest.raises(RuleError) as refused:
        kind.of(text)
    error = refused.value
    return error.kind, error.message, error.args_of_message["card"]


def test_what_is_no_card_is_named_but_not_at_any_length() -> None:
    for text in ("hat", "hat/", "/plain", "hut/plain", "hat/plane", LONG):
        assert wrong(Card, text) == ("malformed", "error-unknown-card", text[:80])


def test_a_held_card_faces_its_owner_with_one_of_its_sides() -> None:
    for text in ("hat/plain", "hat/plain:", "hat/plain:front", f"hat/plain:{LONG}"):
        assert wrong(Held, text) == ("malformed", "error-unknown-card", text[:80])


def test_only_a_treasure_and_a_t_rex_can_have_a_clue() -> None:
    assert Card.of("treasure/clue").back == Card.of("t-rex/clue").back == "clue"
    assert wrong(Card, "fish/clue") == ("malformed", "error-clue-on-other-object", "fish/clue")


@pytest.mark.parametrize("game", ["antayagi-80", "antayagi-65"])
def test_what_was_seen_may_be_shown_again(game: str) -> None:
    assert GAMES[game].may_look_back
