"""Readers get anything at all: a RecordError, or a game; never something else, never a hang."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from io import BytesIO
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hatbox.records import Match, RecordError, lines_of, reader, replay, verify

from .writing import (
    LEFT,
    VARIANTS,
    Line,
    do,
    final,
    found_out,
    give,
    hat_header,
    random_match,
    raw,
    refusal,
    refused,
)

RECORDS = [random_match(*variant, number).record() for number, variant in enumerate(VARIANTS)]
HUGE: list[Any] = [10**400, -(10**400), 2**64, -(2**63), -1, 1e300, 1e-300, 0.5]
ODD: list[Any] = [
    *(None, True, False, "", "x", "\0", "\u202e🎩", [], {}, [[[]]], {"a": {}}),
    *("hat", "hat/plain", "give", "shuffle", "😀" * 1000),
    *HUGE,
]


def outcome(lines: Iterable[bytes]) -> Match | RecordError:
    """How far a reader gets; any error but a refusal is raised."""
    try:
        for step in replay(lines):
            match = step.match
    except RecordError as error:
        return error
    return match


def stands(lines: Iterable[bytes]) -> bool:
    """Whether a verifier has nothing against it; anything else than a refusal comes out."""
    try:
        verify(lines)
    except RecordError:
        return False
    return True


def read(lines: list[bytes]) -> Match | RecordError:
    """A reader's result for these lines, with which the verifier agrees."""
    found = outcome(lines)
    if isinstance(found, RecordError):
        assert 1 <= found.line <= max(len(lines), 1)
        assert str(found)
        assert not stands(lines)
    else:
        stands(lines)
    return found


# --- By hand ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe",
        b'{"note": "\xff"}',
        b'{"note": "\xed\xa0\x80"}',
        b'{"note": "\\ud800"}',
        b'{"\\udfff": 1}',
        b'{"note": "a\0b"}',
        b"\0",
        b"\0" * 1_000_000,
        b'{"note": 1e999}',
        b'{"note": -1e999}',
        b'{"note": NaN}',
        b'{"note": Infinity}',
        b'{"note": ' + b"1" * 100_000 + b"}",
        b'{"note": 0x10}',
        b'{"note": 01}',
        b'{"note": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"note": ' + b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"}",
        b"[" * 1_000_000,
        b'{"note": "' + b"x" * 1_000_000,
        b'{"note": "x"} {"note": "y"}',
        b'{"note": "x"},',
        b'\xef\xbb\xbf{"note": "x"}',
        '{"note": "x"}'.encode("utf-16"),
        b"{'note': 'x'}",
        b'{note: "x"}',
        b'{"note": "x",}',
        b'{"note": "x"} // why not',
    ],
    ids=lambda line: repr(line[:30]),
)
def test_what_is_not_json_is_malformed_wherever_it_stands(line: bytes) -> None:
    assert refused(line) == (1, "malformed")
    assert refused(hat_header(), line) == (2, "malformed")
    finished = [hat_header(), *found_out(0, times=3)]
    assert refused(*finished, line) == (8, "malformed")


def test_a_byte_order_mark_is_malformed() -> None:
    assert refused(b"\xef\xbb\xbf" + raw(hat_header())) == (1, "malformed")


def test_another_encoding_is_malformed() -> None:
    for encoding in ("utf-16", "utf-16-le", "utf-32"):
        assert refused(json.dumps(hat_header()).encode(encoding)) == (1, "malformed")
    latin = json.dumps(hat_header(seats=["Ánä", "b", "c"]), ensure_ascii=False).encode("latin-1")
    assert refused(latin) == (1, "malformed")


def test_a_very_long_line_that_says_something_stands() -> None:
    assert final(hat_header(), {"note": "x" * 5_000_000}, give(0, "hat")).to_act == [1]


@pytest.mark.parametrize("length", [1000, 1_000_000])
def test_a_message_does_not_grow_with_the_input(length: int) -> None:
    long = "x" * length
    lines: list[list[Line]] = [
        [hat_header(game=long)],
        [hat_header(deck=[long])],
        [hat_header(options={long: 1})],
        [hat_header(options={"arrows": long})],
        [hat_header(), {"seat": 0, "do": long}],
        [hat_header(), {"seat": 0, "do": "accept", long: 1}],
        [hat_header(), give(0, long)],
        [hat_header(), {"chance": "shuffle", "deck": [long]}],
        [hat_header(), {"chance": long, "deck": []}],
        [long],
    ]
    assert [len(str(refusal(record))) < 500 for record in lines] == [True] * len(lines)


@pytest.mark.parametrize("value", HUGE, ids=lambda value: str(value)[:24])
def test_huge_numbers_are_refused_in_every_place(value: Any) -> None:
    lines: list[list[Line]] = [
        [hat_header(hatbox=value)],
        [hat_header(rules=value)],
        [hat_header(first=value)],
        [hat_header(options={"gifts": value})],
        [hat_header(options={"rounds": value})],
        [hat_header(), {"seat": value, "do": "give", "gift": "hat"}],
        [hat_header(), {"seat": 0, "do": "give", "gift": "hat", "to": value}],
        [hat_header(), *found_out(0, 3), {"result": {"winners": [value], "scores": [3, 0, 0]}}],
        [hat_header(), *found_out(0, 3), {"result": {"winners": [1, 2], "scores": [value, 0, 0]}}],
    ]
    for record in lines:
        assert refusal(record).line == len(record)


# --- Records that were damaged ----------------------------------------------------------------


@pytest.mark.parametrize("record", RECORDS[::3], ids=len)
def test_a_record_cut_off_anywhere_in_its_lines_stands_or_is_refused_there(record: bytes) -> None:
    rng = Random(len(record))
    for cut in rng.sample(range(len(record)), 40):
        found = read(record[:cut].splitlines())
        if isinstance(found, RecordError):
            assert found.line == record[:cut].count(b"\n") + 1
            assert found.error.kind == "malformed"


@settings(max_examples=300, deadline=None)
@given(
    record=st.sampled_from(RECORDS),
    rng=st.randoms(use_true_random=False),
    damage=st.sampled_from(["drop", "double", "swap", "shuffle", "mix", "bytes", "reverse"]),
)
def test_damaged_records_are_refused_or_stand(record: bytes, rng: Random, damage: str) -> None:
    lines = record.splitlines(keepends=True)
    i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
    match damage:
        case "drop":
            del lines[i]
        case "double":
            lines.insert(j, lines[i])
        case "swap":
            lines[i], lines[j] = lines[j], lines[i]
        case "shuffle":
            rng.shuffle(lines)
        case "reverse":
            lines.reverse()
        case "mix":
            other = rng.choice(RECORDS).splitlines(keepends=True)
            lines[i:] = other[j:]
        case _:
            damaged = bytearray(record)
            for _ in range(rng.randint(1, 20)):
                damaged[rng.randrange(len(damaged))] = rng.randrange(256)
            lines = bytes(damaged).splitlines(keepends=True)
    read(lines)


def test_a_doubled_or_dropped_decision_is_noticed() -> None:
    """With three players consecutive decisions are of different seats, so none can be missing."""
    lines = [raw(line) for line in (hat_header(), *found_out(0, times=3))]
    for index in range(1, len(lines) - 1):
        assert isinstance(read([*lines[:index], *lines[index + 1 :]]), RecordError)
        assert isinstance(read([*lines[:index], lines[index], *lines[index:]]), RecordError)


# --- Lines that were made up ------------------------------------------------------------------

values = st.recursive(
    st.one_of(st.sampled_from(ODD), st.integers(), st.floats(allow_nan=False), st.text()),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(), inner)),
    max_leaves=8,
)
words = st.sampled_from(
    ["give", "accept", "refuse", "choose", "offer", "sabotage", "pass", "take", "feed", "shuffle"]
)
lines_made_up = st.one_of(
    st.binary(max_size=60),
    st.fixed_dictionaries(
        {"seat": st.integers(-1, 4), "do": words},
        optional={
            "gift": st.one_of(st.sampled_from(["hat", "piano"]), values),
            "to": st.one_of(st.integers(-1, 4), values),
            "slot": st.one_of(st.integers(-1, 4), values),
            "partner": st.one_of(st.integers(-1, 4), values),
            "object": st.one_of(st.sampled_from(["bone", "fish"]), values),
        },
    ),
    st.fixed_dictionaries(
        {"chance": st.one_of(words, values)},
        optional={"deck": st.one_of(st.just(list(LEFT)), values)},
    ),
    st.fixed_dictionaries({"result": values}),
    st.dictionaries(
        st.sampled_from(["seat", "do", "say", "note", "result", "chance", "deck", "x"]), values
    ),
    values,
)


def written(line: Any) -> bytes:
    if isinstance(line, bytes):
        return line
    return json.dumps(line).encode("utf-8", "surrogatepass")


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(RECORDS), st.integers(0, 30), st.lists(lines_made_up, min_size=1, max_size=6)
)
def test_made_up_lines_are_refused_or_stand(record: bytes, start: int, more: list[Any]) -> None:
    read([*record.splitlines()[: start + 1], *map(written, more)])


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(RECORDS),
    st.dictionaries(
        st.sampled_from(["hatbox", "rules", "game", "options", "seats", "first", "deck", "seed"]),
        st.one_of(values, st.dictionaries(st.sampled_from(["gifts", "rounds", "arrows"]), values)),
        min_size=1,
    ),
)
def test_made_up_headers_are_refused_or_stand(record: bytes, changes: dict[str, Any]) -> None:
    first, *rest = record.splitlines()
    read([written(json.loads(first) | changes), *rest])


@settings(max_examples=200, deadline=None)
@given(st.lists(st.binary(max_size=80), max_size=8))
def test_made_up_bytes_are_refused(lines: list[bytes]) -> None:
    assert isinstance(read(lines), RecordError)


# --- Large records ------------------------------------------------------------------------------

LARGE = int(os.environ.get("HATBOX_LARGE_MEGABYTES", "5")) * 1_000_000
"""Size of the large records; 100 megabytes take some minutes."""


def accepted_for_ever(size: int) -> Iterator[bytes]:
    """A game in which everybody accepts everything."""
    yield raw(hat_header())
    giver, written = 0, 0
    while written < size:
        for line in (give(giver, "hat"), do((giver + 1) % 3, "accept")):
            written += len(raw(line)) + 1
            yield raw(line)
        giver = (giver + 1) % 3


def notes(size: int) -> Iterator[bytes]:
    yield raw(hat_header())
    yield from (b'{"note": "blah"}' for _ in range(size // 17))


def blanks(size: int) -> Iterator[bytes]:
    yield from (b"\n" for _ in range(size // 20))
    yield raw(hat_header())


def one_card_too_many(size: int) -> Iterator[bytes]:
    """A deck with a gift twice, at its very end."""
    deck = [f"thing-{number:07}/black-left" for number in range(size // 30)]
    yield raw(hat_header(deck=[*deck, deck[0]]))


def many_seats(size: int) -> Iterator[bytes]:
    yield raw(hat_header(seats=["x"] * (size // 5)))


def many_keys(size: int) -> Iterator[bytes]:
    yield raw(hat_header() | {f"key-{number}": 1 for number in range(size // 16)})


def deep(size: int) -> Iterator[bytes]:
    yield raw(hat_header())
    yield b'{"note": ' + b"[" * size


@pytest.mark.no_cover  # very many lines, read by what the tests above measure
@pytest.mark.parametrize(
    ("record", "line"),
    [
        (accepted_for_ever, None),
        (notes, None),
        (blanks, None),
        (one_card_too_many, 1),
        (many_seats, 1),
        (many_keys, None),
        (deep, 2),
    ],
)
def test_large_records_are_read_to_their_end(record: Any, line: int | None) -> None:
    """A reader that is not linear would not come back from this."""
    found = outcome(record(LARGE))
    assert (found.line if isinstance(found, RecordError) else None) == line


def test_a_large_record_is_read_line_by_line() -> None:
    """Nothing of the lines already played is kept but the record itself."""
    steps = replay(accepted_for_ever(10**12))
    for _ in range(1000):
        step = next(steps)
    assert step.number == 1000


def test_a_record_without_an_end_is_refused_at_its_first_error() -> None:
    def endless() -> Iterator[bytes]:
        yield b"{}"
        raise AssertionError("read on after the error")

    found = outcome(endless())
    assert isinstance(found, RecordError)
    assert found.line == 1
    with pytest.raises(RecordError):
        verify(endless())


def test_a_line_without_an_end_is_read_only_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "MOST_BYTES", 1000)
    longest = b'{"note": "' + b"x" * 987 + b'"}\n'
    stream = BytesIO(raw(hat_header()) + b"\n" + longest + longest[:-1] + b" \n")
    found = outcome(lines_of(stream))
    assert isinstance(found, RecordError)
    assert (found.line, found.error.message) == (3, "error-line-too-long")


def test_a_record_has_a_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "MOST_LINES", 3)
    lines = [raw(hat_header()), b"", b'{"note": 1}']
    assert isinstance(outcome(lines), Match)
    found = outcome([*lines, b""])
    assert isinstance(found, RecordError)
    assert (found.line, found.error.message) == (4, "error-too-many-lines")
