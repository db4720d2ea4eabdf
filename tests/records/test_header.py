"""The first line of a record: its required keys, and the errors in it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .writing import LEFT, anta_header, final, give, hat_header, refusal, refused

BONES = ["bone/plain"] * 9


def wrong(**changes: Any) -> tuple[str, str]:
    """The kind and the message of the error that a changed header gets; always at line 1."""
    error = refusal([hat_header(**changes), give(0, "hat")])
    assert error.line == 1
    return error.error.kind, error.error.message


@pytest.mark.parametrize(
    ("game", "deck"), [("antayagi-80", BONES), ("antayagi-65", BONES), ("not-a-hat", LEFT)]
)
def test_a_header_alone_is_a_record_of_a_game_that_has_just_begun(
    game: str, deck: list[str]
) -> None:
    match = final(hat_header(game=game, deck=list(deck), first=2))
    assert match.to_act == [2]
    assert (match.header.game, match.header.seats) == (game, ("Ana", "Ben", "Cleo"))


@pytest.mark.parametrize("key", ["hatbox", "rules", "game", "options", "seats", "first", "deck"])
def test_every_key_is_needed(key: str) -> None:
    assert wrong(**{key: None})[0] == "malformed"


@pytest.mark.parametrize("key", ["hatbox", "rules"])
@pytest.mark.parametrize("version", [0, 2, -1, 2**64, 10**400])
def test_another_version_is_not_supported(key: str, version: int) -> None:
    assert wrong(**{key: version}) == ("unsupported-version", "error-version")


@pytest.mark.parametrize("key", ["hatbox", "rules"])
def test_another_version_is_not_supported_whatever_else_the_header_holds(key: str) -> None:
    head = {"hatbox": 1, "rules": 1} | {key: 2}
    assert refused(head) == (1, "unsupported-version")


@pytest.mark.parametrize("key", ["hatbox", "rules"])
@pytest.mark.parametrize("version", ["1", 1.0, True, [1], {}])
def test_a_version_is_a_whole_number(key: str, version: object) -> None:
    assert wrong(**{key: version}) == ("malformed", "error-no-version")


@pytest.mark.parametrize("game", ["antayagi", "NOT-A-HAT", "", "chess", "x" * 100_000])
def test_an_unknown_game_is_malformed(game: str) -> None:
    assert wrong(game=game) == ("malformed", "error-unknown-game")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 1),
        ("options", []),
        ("seats", "Ana"),
        ("seats", ["Ana", 2, "Cleo"]),
        ("seats", {"0": "Ana"}),
        ("first", "0"),
        ("first", 0.0),
        ("first", False),
        ("deck", "hat/black-left"),
        ("deck", [1, 2, 3]),
        ("deck", [["hat/black-left"]]),
    ],
)
def test_a_value_of_the_wrong_type_is_malformed(key: str, value: object) -> None:
    assert wrong(**{key: value}) == ("malformed", "error-line-form")


@pytest.mark.parametrize(
    "options",
    [
        {"colour": "black"},
        {"special": 1},
        {"special": "yes"},
        {"special": None},
        {"arrows": "red"},
        {"arrows": True},
        {"gifts": 0},
        {"gifts": 3},
        {"gifts": "2"},
        {"gifts": 1.0},
        {"rounds": 0},
        {"rounds": 9},
        {"rounds": 2**64},
        {"rounds": 10**400},
        {"Special": True},
    ],
    ids=lambda options: str(options)[:40],
)
def test_an_unknown_option_or_value_is_malformed(options: dict[str, Any]) -> None:
    assert wrong(options=options) == ("malformed", "error-options")


@pytest.mark.parametrize("game", ["antayagi-80", "antayagi-65"])
def test_antayagi_has_no_options(game: str) -> None:
    assert final(anta_header(game, *BONES)).to_act == [0]
    for options in ({"special": False}, {"rounds": 1}):
        assert refused(anta_header(game, *BONES, options=options)) == (1, "malformed")


def test_the_options_of_not_a_hat() -> None:
    options = {"special": True, "arrows": "black", "gifts": 2, "rounds": 8}
    match = final(hat_header(options=options))
    chosen = match.setup.variants
    assert (chosen.special, chosen.arrows, chosen.gifts, chosen.rounds) == (True, "black", 2, 8)
    plain = final(hat_header()).setup.variants
    assert (plain.special, plain.arrows, plain.gifts, plain.rounds) == (False, "both", 1, 1)


def test_two_seats_need_two_gifts() -> None:
    assert wrong(seats=["Ana", "Ben"]) == ("illegal", "error-players-not-a-hat")
    assert final(hat_header(seats=["Ana", "Ben"], options={"gifts": 2})).to_act == [0]


@pytest.mark.parametrize(("game", "most"), [("antayagi-80", 7), ("antayagi-65", 7)])
def test_three_to_seven_seats_in_antayagi(game: str, most: int) -> None:
    deck = ["bone/plain"] * 24
    for players in (3, most):
        assert final(anta_header(game, *deck, seats=["x"] * players)).to_act == [0]
    for players in (0, 1, 2, most + 1):
        assert refused(anta_header(game, *deck, seats=["x"] * players)) == (1, "illegal")


@pytest.mark.parametrize("first", [-1, 3, 2**64, 10**400])
def test_the_seat_that_begins_is_at_the_table(first: int) -> None:
    assert wrong(first=first) == ("malformed", "error-first")


def test_a_deck_of_any_cards_of_that_game_will_do() -> None:
    match = final(anta_header("antayagi-65", *(["empty-box/sabotage"] * 500)))
    assert len(match.position.draw) == 491
    swapped = ["hat/white-right", "piano/black-left", "unheard-of/white-left"]
    assert final(hat_header(deck=swapped)).over


@pytest.mark.parametrize("cards", [0, 1, 8])
def test_a_deck_has_to_suffice_for_the_deal(cards: int) -> None:
    assert refused(anta_header("antayagi-80", *BONES[:cards])) == (1, "illegal")
    assert final(anta_header("antayagi-80", *BONES)).to_act == [0]
    assert wrong(deck=LEFT[:2]) == ("illegal", "error-too-few-cards")


@pytest.mark.parametrize(
    "card",
    [
        *("bone", "bone/", "/plain", "bone/plain/plain", "bone/black-left", "sock/plain"),
        *(
            "Bone/plain",
            " bone/plain",
            "bone/plain ",
            "bone/plain:back",
            "",
            "fish/clue",
            "💀/plain",
        ),
    ],
)
def test_a_card_of_antayagi_is_an_object_and_a_back(card: str) -> None:
    assert refused(anta_header("antayagi-80", *BONES, card)) == (1, "malformed")


@pytest.mark.parametrize("card", ["treasure/clue", "t-rex/clue", "empty-box/small-hat"])
def test_a_clue_is_on_a_treasure_or_a_t_rex_only(card: str) -> None:
    assert final(anta_header("antayagi-80", *BONES, card)).position.draw[0].text == card


@pytest.mark.parametrize(
    "card",
    [
        *(
            "sock",
            "sock/",
            "/black-left",
            "sock/plain",
            "sock/any",
            "sock/red-left",
            "sock/black-up",
        ),
        *("a b/black-left", "sock/black-left/x", "sock:up/black-left", "x" * 65 + "/black-left"),
    ],
)
def test_a_card_of_not_a_hat_is_a_gift_and_a_back(card: str) -> None:
    assert wrong(deck=[*LEFT, card]) == ("malformed", "error-unknown-card")


def test_a_gift_occurs_once() -> None:
    assert wrong(deck=[*LEFT, "hat/white-right"]) == ("illegal", "error-gift-twice")


def test_special_cards_only_with_the_variant_and_only_the_colours_in_play() -> None:
    special, white = [*LEFT, "ring/black-any"], [*LEFT, "ring/white-left"]
    assert wrong(deck=special) == ("illegal", "error-back-not-in-play")
    assert final(hat_header(deck=special, options={"special": True})).to_act == [0]
    assert wrong(deck=white, options={"arrows": "black"}) == ("illegal", "error-back-not-in-play")
    assert final(hat_header(deck=white)).to_act == [0]
    assert final(hat_header(options={"arrows": "black"})).to_act == [0]
    assert wrong(options={"arrows": "white"}) == ("illegal", "error-back-not-in-play")


def test_further_keys_are_ignored_whatever_they_hold() -> None:
    further = {
        "date": "2024-02-30",
        "table": {"id": [[[1]]]},
        "bots": 1e300,
        "commit": 5,
        "seed": "not hex",
        "result": 1,
        "note": None,
        "": "",
    }
    head = hat_header() | further
    assert final(head).to_act == [0]
    backwards = dict(reversed(head.items()))
    assert final(json.dumps(backwards, indent=None)).to_act == [0]


@pytest.mark.parametrize(
    "names", [["", "", ""], ["Ana", "Ana", "Ana"], ["\0", "🎩" * 100, "\u202e"]]
)
def test_seats_may_be_called_anything(names: list[str]) -> None:
    assert final(hat_header(seats=names)).header.seats == tuple(names)


@pytest.mark.parametrize(
    "line", ["[]", "1", '"hatbox"', "null", "{", "{}}", "hatbox 1", "{'hatbox': 1}", "\ufeff{}"]
)
def test_what_is_not_an_object_is_malformed(line: str) -> None:
    assert refused(line) == (1, "malformed")


@pytest.mark.parametrize("line", [{"note": "hello"}, {"say": {}}, give(0, "hat"), {"result": {}}])
def test_nothing_stands_before_the_header(line: dict[str, Any]) -> None:
    assert refused(line, hat_header()) == (1, "malformed")


def test_a_second_header_is_malformed() -> None:
    assert refused(hat_header(), hat_header()) == (2, "malformed")


@pytest.mark.parametrize("lines", [[], [b""], [b"\n", b"  \r\n", b"\t"]])
def test_an_empty_record_is_malformed(lines: list[bytes]) -> None:
    error = refusal(lines)
    assert (error.line, error.error.message) == (1, "error-empty-record")
