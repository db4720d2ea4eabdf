"""Decision lines: their form, their order, and the kind of error of each wrong one."""

from __future__ import annotations

from typing import Any

import pytest

from .writing import (
    LEFT,
    PASSES,
    Line,
    anta_header,
    do,
    exchange,
    final,
    found_out,
    give,
    hat_header,
    played,
    raw,
    refusal,
    refused,
    report,
)

BOX = "empty-box/plain"


def anta_deck(hands: list[list[str]], *draw: str) -> list[str]:
    """A deck that deals these three hands to three players, seat 0 first."""
    return [hands[seat][slot] for slot in range(3) for seat in range(3)] + list(draw)


def a_t_rex_finds(food: str, game: str) -> list[Line]:
    """Three exchanges after which a T-Rex lies beside a bone and this food, at seat 1."""
    hands = [
        ["bone/plain", BOX, BOX],
        ["treasure/plain", "treasure/plain", BOX],
        [f"{food}/plain", "t-rex/plain", BOX],
    ]
    return [
        anta_header(game, *anta_deck(hands, *[BOX] * 9)),
        *exchange(0, 1, 0, 0),
        *exchange(1, 2, 0, 0),
        *exchange(2, 1, 0, 0),
    ]


# --- What lines may look like -----------------------------------------------------------


def test_every_kind_of_decision_of_antayagi() -> None:
    hands = [
        ["bone/plain", BOX, "fish/sabotage"],
        ["lollipop/plain", BOX, BOX],
        ["hat/plain", BOX, "bone/sabotage"],
    ]
    head = anta_header("antayagi-80", *anta_deck(hands, *[BOX] * 9))
    lines: list[Line] = [
        do(0, "choose", partner=1),
        do(0, "offer", slot=0),
        do(1, "offer", slot=0),
        do(1, "pass"),
        do(2, "sabotage", slot=2),
        do(0, "sabotage", slot=1),
        *PASSES,
        do(0, "take", slot=1),
    ]
    steps = played(head, *lines)
    assert [step.number for step in steps] == list(range(1, 12))
    assert steps[-1].match.to_act == [1]
    assert report(steps[-1].match)["areas"] == [["lollipop/plain"], ["bone/plain"], []]
    feed = [*a_t_rex_finds("muffin", "antayagi-80"), do(1, "feed", object="muffin")]
    assert report(final(*feed))["areas"][1] == ["bone/plain"]


def test_every_kind_of_decision_of_not_a_hat() -> None:
    deck = [*LEFT[:3], "ring/white-any", *LEFT[3:]]
    head = hat_header(deck=deck, options={"special": True})
    match = final(head, give(0, "hat", to=2), do(2, "accept"), give(2, "tent"), do(0, "refuse"))
    assert (match.to_act, match.scores) == ([0], (1, 0, 0))


@pytest.mark.parametrize(
    "line",
    [
        '{"seat": 0, "seat": 0, "do": "give", "gift": "hat"}',
        '{"seat":1,"seat":0,"do":"give","gift":"hat"}',
        '{"note":1,"note":2}',
    ],
)
def test_a_key_that_occurs_twice_is_malformed(line: str) -> None:
    assert refused(hat_header(), line) == (2, "malformed")
    doubled = raw(hat_header())[:-1] + b',"first":0}'
    assert refused(doubled) == (1, "malformed")


def test_what_a_note_holds_may_have_a_key_twice() -> None:
    assert played(hat_header(), '{"note":{"a":1,"a":2}}')


@pytest.mark.parametrize(
    "line",
    [
        "[]",
        "{}",
        "null",
        "7",
        "x",
        '{"seat": 0}',
        '{"do": "accept"}',
        {"seat": "0", "do": "give", "gift": "hat"},
        {"seat": 0.0, "do": "give", "gift": "hat"},
        {"seat": False, "do": "give", "gift": "hat"},
        {"seat": None, "do": "give", "gift": "hat"},
        {"seat": [0], "do": "give", "gift": "hat"},
        {"seat": 0, "do": "Give", "gift": "hat"},
        {"seat": 0, "do": "donate", "gift": "hat"},
        {"seat": 0, "do": 1, "gift": "hat"},
        {"seat": 0, "do": None, "gift": "hat"},
        {"seat": 0, "do": ["give"], "gift": "hat"},
        {"seat": 0, "do": "shuffle", "deck": []},
        {"seat": 0, "do": "give"},
        {"seat": 0, "do": "give", "gift": None},
        {"seat": 0, "do": "give", "gift": ["hat"]},
        {"seat": 0, "do": "give", "gift": "hat", "to": None},
        {"seat": 0, "do": "give", "gift": "hat", "to": "1"},
        {"seat": 0, "do": "give", "gift": "hat", "to": 1.0},
        {"seat": 0, "do": "give", "gift": "hat", "to": True},
        {"chance": "shuffle"},
        {"chance": "toss", "deck": []},
        {"chance": None, "deck": []},
        {"chance": ["shuffle"], "deck": []},
        {"chance": "shuffle", "deck": None},
        {"chance": "shuffle", "deck": "hat/black-left"},
        {"chance": "shuffle", "deck": [1]},
        {"chance": "shuffle", "deck": ["bone/plain"]},
        {"deck": []},
        {"result": None},
        {"result": []},
        {"result": {"winners": [0]}},
        {"result": {"winners": 0, "scores": [0, 0, 0]}},
        {"result": {"winners": [True], "scores": [0, 0, 0]}},
        {"result": {"winners": [0], "scores": [0.0, 0, 0]}},
        {"result": {"winners": [0], "scores": [0, 0, 0], "why": 1}},
        {"comment": "hello"},
        {"say": 1, "note": 2},
    ],
    ids=lambda line: str(line)[:50],
)
def test_any_other_line_is_malformed(line: Line) -> None:
    assert refused(hat_header(), line) == (2, "malformed")


@pytest.mark.parametrize(
    "line",
    [
        {"seat": 0, "do": "give", "gift": "hat"},
        {"say": {"seat": 0}},
        {"note": "x"},
        {"chance": "shuffle", "deck": list(LEFT)},
        {"result": {"winners": [], "scores": []}},
    ],
    ids=str,
)
@pytest.mark.parametrize("key", ["comment", "time", "", "note", "say"])
def test_a_further_key_is_malformed(line: dict[str, Any], key: str) -> None:
    if key not in line:
        assert refused(hat_header(), line | {key: "x"}) == (2, "malformed")


@pytest.mark.parametrize(
    "line",
    [
        do(0, "choose", partner="1"),
        do(0, "choose"),
        do(0, "offer", slot=None),
        do(0, "offer", slot=0.0),
        do(0, "offer", slot=0, partner=1),
        do(0, "pass", slot=0),
        do(0, "feed", object="sock"),
        do(0, "feed", object=3),
        do(0, "take"),
    ],
    ids=str,
)
def test_a_decision_of_antayagi_with_a_wrong_form_is_malformed(line: Line) -> None:
    head = anta_header("antayagi-65", *["bone/plain"] * 9)
    assert refused(head, line) == (2, "malformed")


# --- What the rules refuse --------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        do(0, "choose", partner=0),
        do(0, "choose", partner=3),
        do(0, "choose", partner=-1),
        do(0, "choose", partner=10**400),
        do(0, "offer", slot=0),
        do(0, "pass"),
        do(0, "feed", object="bone"),
        do(0, "accept"),
        give(0, "hat"),
    ],
    ids=lambda line: str(line)[:50],
)
def test_what_the_rules_forbid_is_illegal(line: Line) -> None:
    head = anta_header("antayagi-80", *["bone/plain"] * 9)
    assert refused(head, line) == (2, "illegal")


@pytest.mark.parametrize(
    "line",
    [
        do(0, "accept"),
        do(0, "refuse"),
        do(0, "pass"),
        do(0, "choose", partner=1),
        give(0, "submarine"),
        give(0, ""),
        give(0, "hat/black-left"),
        give(0, "hat", to=1),
    ],
    ids=str,
)
def test_what_the_rules_of_not_a_hat_forbid_is_illegal(line: Line) -> None:
    assert refused(hat_header(), line) == (2, "illegal")


@pytest.mark.parametrize("seat", [1, 2, 3, -1, 2**64, 10**400, -(10**400)])
def test_a_seat_that_is_not_asked_is_out_of_turn(seat: int) -> None:
    assert refused(hat_header(), give(seat, "hat")) == (2, "not-your-turn")


def test_a_seat_answers_once() -> None:
    head = anta_header("antayagi-80", *anta_deck([[BOX] * 3, ["bone/plain"] * 3, [BOX] * 3]))
    begun = [head, do(0, "choose", partner=1), do(0, "offer", slot=0)]
    assert refused(*begun, do(0, "offer", slot=1)) == (4, "not-your-turn")
    assert refused(*begun, do(2, "offer", slot=1)) == (4, "not-your-turn")
    revealed = [*begun, do(1, "offer", slot=0), do(2, "pass")]
    assert refused(*revealed, do(2, "pass")) == (6, "not-your-turn")


def test_a_decision_after_the_end_is_refused() -> None:
    game = [hat_header(), *found_out(0, times=3)]
    assert final(*game).over
    for line in (give(0, "hat"), do(1, "accept"), give(99, "hat"), do(0, "choose", partner=1)):
        assert refused(*game, line) == (8, "game-over")


# --- What the format says of single lines ------------------------------------------------


def test_the_two_offers_come_in_either_order() -> None:
    hands = [["bone/plain", BOX, BOX], ["hat/plain", BOX, BOX], [BOX] * 3]
    head = anta_header("antayagi-80", *anta_deck(hands, *[BOX] * 5))
    offers = [do(0, "offer", slot=0), do(1, "offer", slot=0)]
    one = final(head, do(0, "choose", partner=1), *offers, *PASSES)
    other = final(head, do(0, "choose", partner=1), *offers[::-1], *PASSES)
    assert report(one) == report(other)


def test_passes_come_in_any_order_one_for_every_player() -> None:
    hands = [["bone/plain", BOX, BOX], ["hat/plain", BOX, BOX], [BOX] * 3]
    head = anta_header("antayagi-80", *anta_deck(hands, *[BOX] * 5))
    begun: list[Line] = [
        head,
        do(0, "choose", partner=1),
        do(0, "offer", slot=0),
        do(1, "offer", slot=0),
    ]
    assert report(final(*begun, *PASSES)) == report(final(*begun, *PASSES[::-1]))
    assert final(*begun, *PASSES[:2]).to_act == [2]
    assert final(*begun, PASSES[1]).to_act == [0, 2]


def test_a_slot_is_a_position_in_the_hand_as_it_is_then() -> None:
    hands = [["bone/plain", BOX, BOX], ["hat/plain", "treasure/plain", "fish/sabotage"], [BOX] * 3]
    head = anta_header("antayagi-80", *anta_deck(hands, *[BOX] * 5))
    begun: list[Line] = [
        head,
        do(0, "choose", partner=1),
        do(0, "offer", slot=0),
        do(1, "offer", slot=0),
    ]
    assert report(final(*begun, do(1, "sabotage", slot=1)))["table"][-1] == "fish/sabotage"
    assert refused(*begun, do(1, "sabotage", slot=2)) == (5, "illegal")
    assert refused(*begun, do(1, "sabotage", slot=0)) == (5, "illegal")


def test_a_slot_to_take_is_one_of_the_partners_hand() -> None:
    hands = [["bone/plain", BOX, BOX], ["lollipop/plain", BOX, "treasure/plain"], [BOX] * 3]
    head = anta_header("antayagi-65", *anta_deck(hands, *[BOX] * 5))
    lines = [head, *exchange(0, 1, 0, 0)]
    taken = final(*lines, do(0, "take", slot=1))
    assert report(taken)["areas"][0] == ["lollipop/plain", "treasure/plain"]
    assert refused(*lines, do(0, "take", slot=2)) == (8, "illegal")


def test_feeding_is_written_where_there_is_a_choice() -> None:
    begun = a_t_rex_finds("muffin", "antayagi-80")
    assert final(*begun).to_act == [1]
    for food, left in (("muffin", "bone/plain"), ("bone", "muffin/plain")):
        assert report(final(*begun, do(1, "feed", object=food)))["areas"][1] == [left]
    for food in ("fish", "treasure", "t-rex"):
        assert refused(*begun, do(1, "feed", object=food)) == (len(begun) + 1, "illegal")
    assert refused(*begun, do(0, "choose", partner=1)) == (len(begun) + 1, "not-your-turn")


def test_feeding_without_a_choice_writes_nothing() -> None:
    one_kind = a_t_rex_finds("bone", "antayagi-80")
    other_edition = a_t_rex_finds("muffin", "antayagi-65")
    for lines in (one_kind, other_edition):
        match = final(*lines)
        assert report(match)["areas"][1] == ["bone/plain"]
        assert match.to_act == [0]
        assert refused(*lines, do(1, "feed", object="bone")) == (len(lines) + 1, "not-your-turn")


def test_turns_without_an_exchange_write_nothing() -> None:
    """With nothing to draw the hands run out; then nobody exchanges, and the game is over."""
    hands = [["treasure/plain"] * 3, ["bone/plain"] * 3, ["hat/plain"] * 3]
    lines: list[Line] = [
        anta_header("antayagi-65", *anta_deck(hands)),
        *exchange(0, 1, 0, 0),
        *exchange(1, 2, 0, 0),
        *exchange(2, 0, 0, 0),
        *exchange(0, 1, 0, 0)[:3],
    ]
    assert final(*lines).to_act == [2]
    match = final(*lines, do(2, "pass"), {"result": {"winners": [], "scores": [3, 3, 2]}})
    assert report(match)["hands"] == [[], [], ["hat/plain:back"]]


def test_a_decision_is_written_even_if_only_one_was_possible() -> None:
    deck = [*LEFT[:4], "ring/white-any", *LEFT[4:]]
    head = hat_header(deck=deck, seats=["Ana", "Ben"], options={"special": True, "gifts": 2})
    assert refused(head, give(0, "hat")) == (2, "illegal")
    assert final(head, give(0, "hat", to=1)).to_act == [1]


def test_the_receiver_is_written_for_a_special_card_and_only_then() -> None:
    deck = [*LEFT[:3], "ring/white-any", *LEFT[3:]]
    head = hat_header(deck=deck, options={"special": True})
    assert refused(head, give(0, "ring")) == (2, "illegal")
    assert refused(head, give(0, "ring", to=0)) == (2, "illegal")
    assert refused(head, give(0, "ring", to=3)) == (2, "illegal")
    offered = [head, give(0, "ring", to=1), do(1, "accept")]
    assert refused(*offered, give(1, "piano", to=2)) == (4, "illegal")
    assert final(*offered, give(1, "piano")).to_act == [2]


def test_a_gift_is_one_of_the_catalogue_or_of_the_deck() -> None:
    head = hat_header(deck=[*LEFT, "unheard-of/black-left"])
    assert final(head, give(0, "unheard-of")).to_act == [1]
    assert final(head, give(0, "teapot")).to_act == [1]
    assert refused(hat_header(), give(0, "unheard-of")) == (2, "illegal")


# --- What stands between the lines --------------------------------------------------------


@pytest.mark.parametrize("content", ["x", None, 1, [], {"seat": 99, "phrase": 5}, {"seat": 1}])
def test_remarks_stand_anywhere_after_the_header_and_mean_nothing(content: object) -> None:
    remarks: list[Line] = [{"say": content}, {"note": content}]
    lines: list[Line] = [
        *found_out(0, times=3),
        {"result": {"winners": [1, 2], "scores": [3, 0, 0]}},
    ]
    with_remarks = [part for line in lines for part in (*remarks, line)]
    match = final(hat_header(), *with_remarks, *remarks)
    plain = final(hat_header(), *lines)
    assert report(match) == report(plain)
    assert match.record() == plain.record()


def test_blank_lines_are_skipped_but_counted() -> None:
    blank: list[Line] = ["", " ", "\r", "\t \r\n"]
    steps = played(*blank, hat_header(), *blank, give(0, "hat"), *blank)
    assert [step.number for step in steps] == [5, 10]
    assert refused(*blank, hat_header(), *blank, do(0, "accept")) == (10, "illegal")
    assert refused(*blank, "x") == (5, "malformed")


def test_the_line_is_the_first_that_cannot_stand() -> None:
    error = refusal([hat_header(), give(0, "hat"), do(0, "accept"), "x", give(7, "hat")])
    assert (error.line, error.error.kind) == (3, "not-your-turn")
    assert str(error).startswith("line 3: not-your-turn")


def test_lines_may_end_like_those_of_any_system() -> None:
    lines = [hat_header(), *found_out(0)]
    plain = final(*lines)
    for ending in (b"\n", b"\r\n", b" \n"):
        assert report(final(*[raw(line) + ending for line in lines])) == report(plain)


# --- Stopping early -------------------------------------------------------------------------


def test_a_record_may_stop_anywhere() -> None:
    lines = [hat_header(options={"rounds": 2}), *found_out(0, times=3)]
    for stop in range(1, len(lines) + 1):
        match = final(*lines[:stop])
        assert not match.over
        assert len(match.lines) == stop - 1
    finished = [hat_header(), *found_out(0, times=3)]
    assert final(*finished).over


def test_replay_to_any_point() -> None:
    """Each step shows the position after its line; the reader waits to be asked for more."""
    lines = [hat_header(), *found_out(0, times=3)]
    seen = []
    steps = played(*lines)
    for stop in range(1, len(lines) + 1):
        match = final(*lines[:stop])
        seen.append(report(match))
        assert steps[stop - 1].news == match.news
    assert [position["scores"][0] for position in seen] == [0, 0, 1, 1, 2, 2, 3]
