"""The committed deal, against a second implementation made from its description alone."""

from __future__ import annotations

import hashlib
import json
import struct
from collections import Counter
from itertools import count, permutations
from random import Random
from typing import Any

import pytest

from hatbox.games import GAMES
from hatbox.kernel.errors import RuleError
from hatbox.records import Match, RecordError, commitment, replay, shuffled, verify
from hatbox.records.deal import first_seat
from tests.people import seated

from .writing import VARIANTS, random_match

SEED = bytes(range(32))
ALL_80 = [card.text for card in GAMES["antayagi-80"].cards(GAMES["antayagi-80"].variants())]


def block_of(seed: bytes, k: int, block: int) -> tuple[int, ...]:
    """Eight numbers of the k-th shuffle."""
    return struct.unpack(">8I", hashlib.sha256(seed + struct.pack(">QQ", k, block)).digest())


def by_the_book(cards: list[str], seed: bytes, k: int) -> list[str]:
    """The k-th shuffle."""
    deck, block, numbers = sorted(cards), 0, list[int]()
    for i in reversed(range(1, len(deck))):
        u = 2**32
        while u >= 2**32 - 2**32 % (i + 1):
            if not numbers:
                numbers += block_of(seed, k, block)
                block += 1
            u = numbers.pop(0)
        deck[i], deck[u % (i + 1)] = deck[u % (i + 1)], deck[i]
    return deck


def test_the_commitment_is_a_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(b"hatbox-deal-1:" + SEED).hexdigest()
    assert commitment(bytes(32)) == (
        "ff2eeb03eecb3766392ead1120d25e4e09ff1ef1e6903a092c23f893376176f5"
    )


@pytest.mark.parametrize("k", [0, 1, 2, 255, 2**32])
@pytest.mark.parametrize("cards", [0, 1, 2, 9, 80, 1000])
def test_a_shuffle_is_the_one_described(cards: int, k: int) -> None:
    deck = (ALL_80 * 13)[:cards]
    for seed in (SEED, bytes(32), b"\xff" * 32, Random(cards).randbytes(32)):
        assert list(shuffled(deck, seed, k)) == by_the_book(deck, seed, k)


def test_a_shuffle_that_has_to_draw_again() -> None:
    """Numbers too large to be fair are passed over; they are rare with decks as small as ours."""
    deck = [f"{number:05}" for number in range(60_000)]
    bounds = [2**32 // size * size for size in range(2, len(deck) + 1)]
    assert sum(1 - bound / 2**32 for bound in bounds) > 0.2
    seeds = (bytes([number] * 32) for number in range(256))
    seed = next(seed for seed in seeds if draws_again(deck, seed))
    assert list(shuffled(deck, seed, 0)) == by_the_book(deck, seed, 0)


def draws_again(deck: list[str], seed: bytes) -> bool:
    """Whether a number is passed over in the first shuffle of this deck."""
    numbers = (number for block in range(len(deck)) for number in block_of(seed, 0, block))
    return any(
        number >= 2**32 // size * size
        for size, number in zip(range(len(deck), 1, -1), numbers, strict=False)
    )


def test_known_shuffles() -> None:
    """Written down once, so that a change on both sides is seen."""
    deck = ["fish/plain", "bone/sabotage", "hat/plain", "bone/plain", "fish/plain"]
    assert shuffled(deck, SEED, 0) == (
        *("fish/plain", "bone/plain", "fish/plain", "bone/sabotage", "hat/plain"),
    )
    assert shuffled(deck, SEED, 1) == (
        *("bone/plain", "fish/plain", "fish/plain", "hat/plain", "bone/sabotage"),
    )


def test_the_order_before_the_shuffle_does_not_matter() -> None:
    deck = ["bone/plain", "bone/sabotage", "fish/plain", "fish/plain"]
    assert len({shuffled(order, SEED, 7) for order in permutations(deck)}) == 1


def test_every_order_comes_up_about_as_often() -> None:
    orders = Counter(shuffled("abc", SEED, k) for k in range(6000))
    assert len(orders) == 6
    assert max(orders.values()) - min(orders.values()) < 200


def first_by_the_book(seed: bytes, players: int) -> int:
    """Who begins, as the format says."""
    blocks = (number for block in count() for number in block_of(seed, 2**64 - 1, block))
    return next(u for u in blocks if u < 2**32 // players * players) % players


@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_begins_about_as_often(players: int) -> None:
    seeds = [number.to_bytes(32, "big") for number in range(1000 * players)]
    begins = Counter(first_seat(seed, players) for seed in seeds)
    assert begins == Counter(first_by_the_book(seed, players) for seed in seeds)
    assert all(850 < begins[seat] < 1150 for seat in range(players))


# --- In a match and its record ------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_match_deals_as_described(game: str) -> None:
    match = Match.deal(game, seated(game), seed=SEED)
    cards = [card.text for card in GAMES[game].cards(GAMES[game].variants())]
    assert [card.text for card in match.setup.deck] == by_the_book(cards, SEED, 0)


@pytest.mark.parametrize("seed", [b"", b"x" * 31, b"x" * 33])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(RuleError) as refused:
        Match.deal("not-a-hat", ["Ana", "Ben", "Cleo"], seed=seed)
    assert refused.value.message == "error-seed"


def test_without_a_seed_no_two_deals_are_the_same() -> None:
    decks = {Match.deal("antayagi-80", ["a", "b", "c"]).setup.deck for _ in range(5)}
    assert len(decks) == 5


def head_of(record: bytes) -> dict[str, Any]:
    head: dict[str, Any] = json.loads(record.split(b"\n")[0])
    return head


def test_the_commitment_stands_in_the_header_from_the_beginning_the_seed_only_at_the_end() -> None:
    match = Match.deal("not-a-hat", ["Ana", "Ben", "Cleo"], seed=SEED)
    head = head_of(match.record())
    assert head["commit"] == commitment(SEED)
    assert SEED.hex().encode() not in match.record()
    while not match.over:
        match.answer(match.to_act[0], match.options(match.to_act[0])[-1])
    head = head_of(match.record())
    assert (head["commit"], head["seed"]) == (commitment(SEED), SEED.hex())


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_every_shuffle_of_a_game_is_the_one_described(
    game: str, players: int, options: dict[str, Any]
) -> None:
    match = random_match(game, players, options, 4)
    assert match.seed is not None
    lines = [json.loads(line) for line in match.record().splitlines()]
    decks = [lines[0]["deck"], *(line["deck"] for line in lines if "chance" in line)]
    assert len(decks) == match.shuffles
    if game == "not-a-hat":
        assert len(decks) == options["rounds"]
    for k, deck in enumerate(decks):
        assert deck == by_the_book(deck, match.seed, k)


# --- Verifying ------------------------------------------------------------------------------


def changed(record: bytes, **keys: Any) -> list[bytes]:
    """The lines of a record with other keys in its header; None takes one away."""
    first, *rest = record.splitlines()
    head = {key: value for key, value in (json.loads(first) | keys).items() if value is not None}
    return [json.dumps(head).encode(), *rest]


ROUNDS = random_match("not-a-hat", 3, {"rounds": 3}, 1).record()


def unproved(lines: list[bytes]) -> tuple[int, str]:
    with pytest.raises(RecordError) as refused:
        verify(lines)
    return refused.value.line, refused.value.error.message


def test_a_finished_game_proves_its_deal() -> None:
    verdict = verify(ROUNDS.splitlines())
    assert (verdict.deal, verdict.match.over) == ("proved", True)


def test_who_begins_is_proved_where_it_was_drawn() -> None:
    match = Match.deal("not-a-hat", ["Ana", "Ben", "Cleo"], seed=SEED)
    head = head_of(match.record())
    drawn = first_by_the_book(SEED, 3)
    assert (head["first"], head["first_drawn"]) == (drawn, True)
    chosen = Match.deal("not-a-hat", ["Ana", "Ben", "Cleo"], seed=SEED, first=(drawn + 1) % 3)
    assert "first_drawn" not in head_of(chosen.record())
    begun = changed(chosen.record(), seed=SEED.hex())
    assert verify(begun).deal == "proved"
    lie = changed(chosen.record(), seed=SEED.hex(), first_drawn=True)
    assert unproved(lie) == (1, "error-not-the-drawn-seat")
    assert verify(changed(match.record(), seed=SEED.hex())).deal == "proved"


def test_a_game_under_way_has_its_deal_sealed() -> None:
    match = random_match("antayagi-80", 3, {}, 1, decisions=10)
    assert verify(match.record().splitlines()).deal == "sealed"


def test_a_record_without_a_commitment_proves_nothing() -> None:
    assert verify(changed(ROUNDS, commit=None, seed=None)).deal == "open"
    assert verify(changed(ROUNDS, commit=None)).deal == "open"


def test_another_seed_is_noticed() -> None:
    assert unproved(changed(ROUNDS, seed="00" * 32)) == (1, "error-commitment")
    other = commitment(bytes(32))
    assert unproved(changed(ROUNDS, seed="00" * 32, commit=other)) == (
        1,
        "error-not-the-committed-shuffle",
    )


def test_a_later_shuffle_that_was_not_committed_is_noticed() -> None:
    match = Match.deal("not-a-hat", ["Ana", "Ben", "Cleo"], seed=SEED, variants={"rounds": 2})
    while match.shuffles == 1:
        match.answer(match.to_act[0], match.options(match.to_act[0])[-1])
    lines = changed(match.record(), seed=SEED.hex())
    assert verify(lines).deal == "proved"
    number = next(n for n, line in enumerate(lines) if b'"chance"' in line)
    content = json.loads(lines[number])
    content["deck"][0], content["deck"][1] = content["deck"][1], content["deck"][0]
    lines[number] = json.dumps(content).encode()
    assert list(replay(lines[: number + 1]))
    assert unproved(lines[: number + 1]) == (number + 1, "error-not-the-committed-shuffle")


@pytest.mark.parametrize("key", ["commit", "seed"])
@pytest.mark.parametrize(
    "value", ["", "00", "0" * 63, "g" * 64, "00" * 33, 5, [], {}, True, "é" * 64]
)
def test_a_key_that_is_not_32_bytes_in_hex_is_malformed(key: str, value: object) -> None:
    assert unproved(changed(ROUNDS, **{key: value})) == (1, "error-hex")


def test_what_does_not_stand_proves_nothing() -> None:
    assert unproved([]) == (1, "error-empty-record")
    lines = ROUNDS.splitlines()
    assert unproved([*lines, lines[1]])[0] == len(lines) + 1
