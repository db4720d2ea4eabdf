"""Deck files: ours, anybody's, and wrong ones, which are told where they are wrong and why."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hatbox.games import GAMES
from hatbox.games.decks import MOST_CARDS, MOST_CHARACTERS, MOST_DOTS, builtin
from hatbox.kernel.errors import RuleError
from hatbox.records import Match, replay
from tests.people import seated

ANTA = 'game = "antayagi"\n'
HAT = 'game = "not-a-hat"\n'
OUR_DECKS = ("antayagi-80", "antayagi-65", "not-a-hat")
PLAIN = "[cards.plain]\nbone = 30\n"


def cards(game: str, text: str | None, **options: Any) -> list[str]:
    the_game = GAMES[game]
    return [card.text for card in the_game.cards(the_game.variants(**options), text)]


def wrong(game: str, text: str) -> tuple[str, dict[str, Any]]:
    """The message that a wrong deck file gets, with its arguments."""
    with pytest.raises(RuleError) as refused:
        cards(game, text)
    return refused.value.message, refused.value.args_of_message


# --- What everybody knows of a deck -----------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_order_of_a_deck_is_in_nothing_that_everybody_knows(game: str) -> None:
    one, other = (
        Match.deal(game, seated(game), seed=bytes([n]) * 32, first=0).setup for n in (1, 2)
    )
    assert one.deck != other.deck
    known = GAMES[game].public(one)
    assert known == GAMES[game].public(other)
    assert (known.players, known.first, known.variants) == (one.players, one.first, one.variants)
    texts = [card.text for card in known.deck]
    faces, backs = ([text.split("/")[side] for text in texts] for side in (0, 1))
    dealt = sorted(card.text for card in one.deck)
    if game == "not-a-hat":  # nor which gift has which back
        assert faces == sorted(text.split("/")[0] for text in dealt)
        assert backs == sorted(text.split("/")[1] for text in dealt)
        assert texts != dealt
    else:
        assert texts == dealt


# --- Files that are right -------------------------------------------------------------------


@pytest.mark.parametrize(("game", "count"), [("antayagi-80", 80), ("antayagi-65", 65)])
def test_our_decks_of_antayagi_have_as_many_cards_as_their_names_say(game: str, count: int) -> None:
    assert len(cards(game, None)) == count
    assert cards(game, builtin(game)) == cards(game, None)


def test_our_65_deck_has_no_empty_box() -> None:
    assert not any(card.startswith("empty-box/") for card in cards("antayagi-65", None))


def test_our_deck_of_not_a_hat_is_read_like_anybodys() -> None:
    assert len(cards("not-a-hat", builtin("not-a-hat"), special=True)) == 110
    assert cards("not-a-hat", builtin("not-a-hat")) == cards("not-a-hat", None)


def gifts(name: str) -> dict[str, str]:
    """The back of each gift in a deck file of ours."""
    return dict(card.split("/") for card in cards("not-a-hat", builtin(name), special=True))


def test_our_gifts_go_where_the_rulebook_s_examples_say() -> None:
    arrows = {gift: back.split("-")[1] for gift, back in gifts("not-a-hat").items()}
    told = {"book": "left", "carrot": "left", "piano": "left", "guitar": "right", "pen": "any"}
    assert {gift: arrows[gift] for gift in told} == told


def test_there_are_as_many_of_each_back_as_in_0_1_0() -> None:
    old, ours = gifts("0.1.0/not-a-hat"), gifts("not-a-hat")
    assert Counter(old.values()) == Counter(ours.values())
    assert {gift for gift in ours if ours[gift] != old[gift]} == {
        "anchor", "book", "boomerang", "piano",
    }  # fmt: skip


def test_our_decks_say_which_counts_are_an_assumption() -> None:
    for name in OUR_DECKS:
        comment = [line for line in builtin(name).splitlines() if line.startswith("#")]
        assert "our own" in " ".join(comment)


def test_a_table_says_how_many_and_a_list_names_what_occurs_once() -> None:
    text = ANTA + '[cards]\nclue = ["treasure", "t-rex"]\n[cards.plain]\nbone = 3\nhat = 0\n'
    assert Counter(cards("antayagi-65", text)) == {
        "treasure/clue": 1,
        "t-rex/clue": 1,
        "bone/plain": 3,
    }


def test_a_name_and_a_note_are_as_you_like() -> None:
    text = f'name = "Mine"\nnote = ["x", 1]\n{ANTA}{PLAIN}'
    assert cards("antayagi-80", text) == ["bone/plain"] * 30


def test_gifts_of_ones_own_are_filtered_like_ours() -> None:
    text = HAT + '[cards]\nblack-left = ["sofa", "ufo"]\nwhite-any = ["été"]\nwhite-left = ["本"]\n'
    assert cards("not-a-hat", text) == ["sofa/black-left", "ufo/black-left", "本/white-left"]
    assert cards("not-a-hat", text, special=True, arrows="white") == [
        "été/white-any",
        "本/white-left",
    ]


def test_a_gift_that_occurs_not_at_all_may_be_listed_again() -> None:
    text = HAT + "[cards.black-left]\nhat = 0\n[cards.white-left]\nhat = 1\n"
    assert cards("not-a-hat", text) == ["hat/white-left"]


def test_a_game_is_played_with_a_deck_of_ones_own() -> None:
    match = Match.deal("antayagi-65", ["a", "b", "c"], deck_text=ANTA + PLAIN)
    assert set(match.header.deck) == {"bone/plain"}
    *_, step = replay(match.record().splitlines())
    assert step.match.position == match.position


# --- Files that are wrong --------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "text", ["", "# nothing\n", PLAIN, 'game = "chess"\n', "game = 1\n", "game = []\n"]
)
def test_a_deck_for_another_game_or_for_none(game: str, text: str) -> None:
    message, args = wrong(game, text)
    assert (message, args["place"]) == ("error-deck-game", "game")
    assert args["expected"] == GAMES[game].family


def test_a_deck_of_the_other_game() -> None:
    assert wrong("antayagi-80", builtin("not-a-hat"))[0] == "error-deck-game"
    assert wrong("not-a-hat", builtin("antayagi-80"))[0] == "error-deck-game"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("game = antayagi", "1:8"),
        (f"{ANTA}[cards\n", "2:7"),
        (f"{ANTA}{PLAIN}bone = 2\n", "4:9"),
        (f'{ANTA}[cards.plain]\n"\\ud800" = 1\n', "3:8"),
        (f"{ANTA}\0", "2:1"),
        (f"{ANTA}[cards.plain]\nbone = {'1' * 5000}\n", "-"),
        (f"{ANTA}x = {'[' * 50_000}", "-"),
        (f"{ANTA}x = {'{a=' * 5000}", "-"),
        ("\ufeff" + ANTA, "1:1"),
        ("{}", "1:1"),
    ],
    ids=range(10),
)
def test_what_is_not_toml_is_refused_with_line_and_column(text: str, place: str) -> None:
    assert wrong("antayagi-80", text) == ("error-deck-toml", {"place": place})


@pytest.mark.parametrize("key", ["colour", "Game", "card", "k" * 1000])
def test_an_unknown_key_is_named(key: str) -> None:
    assert wrong("antayagi-80", f"{key} = 1\n{ANTA}{PLAIN}") == (
        "error-deck-key",
        {"place": key[:80]},
    )


@pytest.mark.parametrize(
    "text",
    [ANTA, ANTA + "cards = 1\n", ANTA + "cards = []\n", ANTA + "[cards]\n", ANTA + "cards = {}"],
)
def test_a_deck_without_cards(text: str) -> None:
    assert wrong("antayagi-80", text) == ("error-deck-no-cards", {"place": "cards"})


@pytest.mark.parametrize("value", ["1", '"bone"', "true", "1.5", "2024-02-29", "inf"])
def test_a_back_holds_a_list_or_a_table(value: str) -> None:
    text = f"{ANTA}[cards]\nplain = {value}\n"
    assert wrong("antayagi-80", text) == ("error-deck-entries", {"place": "cards.plain"})


@pytest.mark.parametrize("value", ["1", "true", "[]", "{}", "1.5"])
def test_a_list_holds_names(value: str) -> None:
    text = f'{ANTA}[cards]\nplain = ["bone", {value}]\n'
    assert wrong("antayagi-80", text) == ("error-deck-name", {"place": "cards.plain[1]"})


@pytest.mark.parametrize(
    "value", ["-1", "1.0", "true", '"3"', "[]", "{}", "inf", "nan", "2024-02-29"]
)
def test_a_count_is_a_whole_number_from_0(value: str) -> None:
    text = f"{ANTA}[cards.plain]\nbone = 3\nhat = {value}\n"
    assert wrong("antayagi-80", text) == ("error-deck-count", {"place": "cards.plain.hat"})


@pytest.mark.parametrize("count", [MOST_CARDS, 2**64, 10**400])
def test_a_deck_that_is_too_large(count: int) -> None:
    text = f"{ANTA}[cards.plain]\nbone = 1\nhat = {count}\n"
    assert wrong("antayagi-80", text) == (
        "error-deck-too-large",
        {"place": "cards.plain.hat", "most": MOST_CARDS},
    )
    fits = f"{ANTA}[cards.plain]\nbone = 1\nhat = {MOST_CARDS - 1}\n"
    assert len(cards("antayagi-80", fits)) == MOST_CARDS


@pytest.mark.parametrize(
    "text",
    [ANTA + "#" * MOST_CHARACTERS, "x" * 5_000_000, ".".join("a" * 50_000) + " = 1"],
    ids=["comment", "long", "dotted"],
)
def test_a_file_that_is_too_long_is_not_even_parsed(text: str) -> None:
    assert wrong("antayagi-80", text) == ("error-deck-too-long", {"most": MOST_CHARACTERS})


@pytest.mark.parametrize("line", ["a{} = 1", "[cards.a{}]", "name = {{a{} = 1}}"])
def test_a_key_with_many_dots_is_not_even_parsed(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parse(_text: str) -> None:
        raise AssertionError("reading it takes quadratic time")

    text = line.format(".a" * 1900)
    assert cards("antayagi-80", f'{ANTA}note = "{"." * MOST_DOTS}"\n[cards.plain]\nbone = 1')
    monkeypatch.setattr("tomllib.loads", parse)
    assert wrong("antayagi-80", ANTA + text) == ("error-deck-key", {"place": text[:80]})


@pytest.mark.parametrize(
    ("entry", "place", "card"),
    [
        ("[cards.plain]\nsock = 1", "cards.plain.sock", "sock/plain"),
        ("[cards.plain]\nBone = 1", "cards.plain.Bone", "Bone/plain"),
        ('[cards]\nplain = ["bone", "sock"]', "cards.plain[1]", "sock/plain"),
        ("[cards.purple]\nbone = 1", "cards.purple.bone", "bone/purple"),
        ("[cards.black-left]\nhat = 1", "cards.black-left.hat", "hat/black-left"),
        ('[cards.plain]\n"" = 1', "cards.plain.", "/plain"),
    ],
)
def test_a_card_that_there_is_not_is_named_with_its_place(
    entry: str, place: str, card: str
) -> None:
    assert wrong("antayagi-80", ANTA + entry) == ("error-deck-card", {"place": place, "card": card})


@pytest.mark.parametrize(
    ("entry", "place"),
    [
        ("[cards.clue]\ntreasure = 1\nfish = 1", "cards.clue.fish"),
        ('[cards]\nclue = ["fish"]', "cards.clue[0]"),
    ],
)
def test_a_clue_on_the_wrong_object_is_told_with_the_reason(entry: str, place: str) -> None:
    expected = ("error-deck-clue", {"place": place, "card": "fish/clue"})
    assert wrong("antayagi-80", ANTA + entry) == expected


@pytest.mark.parametrize("gift", ["a b", "a/b", "a:b", "", "x" * 65])
def test_a_gift_that_cannot_be_written_is_named_with_its_place(gift: str) -> None:
    message, args = wrong("not-a-hat", f'{HAT}[cards]\nblack-left = ["hat", "{gift}"]\n')
    assert (message, args["place"]) == ("error-deck-card", "cards.black-left[1]")


@pytest.mark.parametrize(
    ("entry", "place"),
    [
        ('[cards]\nblack-left = ["hat", "ufo", "hat"]', "cards.black-left[2]"),
        ('[cards]\nblack-left = ["hat"]\nwhite-any = ["ufo", "hat"]', "cards.white-any[1]"),
        ("[cards.black-left]\nufo = 1\nhat = 2", "cards.black-left.hat"),
        ("[cards.black-left]\nhat = 1\n[cards.white-left]\nhat = 1", "cards.white-left.hat"),
    ],
)
def test_a_gift_that_occurs_twice_is_named_with_its_place(entry: str, place: str) -> None:
    assert wrong("not-a-hat", HAT + entry) == ("error-gift-twice", {"place": place, "gift": "hat"})


@pytest.mark.parametrize(
    ("game", "players", "text", "needed"),
    [
        ("antayagi-80", 3, ANTA + "[cards.plain]\nbone = 8\n", 9),
        ("antayagi-65", 7, ANTA + "[cards.plain]\nbone = 20\n", 21),
        ("not-a-hat", 3, HAT + '[cards]\nblack-left = ["hat", "ufo"]\n', 3),
        ("not-a-hat", 3, HAT + '[cards]\nblack-any = ["hat", "ufo", "cup"]\n', 3),
    ],
)
def test_too_few_cards_for_the_players(game: str, players: int, text: str, needed: int) -> None:
    with pytest.raises(RuleError) as refused:
        Match.deal(game, ["x"] * players, deck_text=text)
    assert refused.value.message == "error-too-few-cards"
    assert refused.value.args_of_message["needed"] == needed
    assert refused.value.args_of_message["players"] == players


# --- Anything at all ---------------------------------------------------------------------------

OUR_FILES = [builtin(name) for name in OUR_DECKS]
TOKENS = st.sampled_from(
    [*'[]{}=",.#\n', "game", "cards", "plain", "clue", "fish", "bone", "1", "-1", "true", ANTA, HAT]
)


def read_or_refused(text: str) -> None:
    """A RuleError may come out of it, and nothing else."""
    for game in GAMES.values():
        with suppress(RuleError):
            game.cards(game.variants(), text)


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(max_size=200), st.lists(TOKENS, max_size=40).map("".join)))
def test_made_up_files_are_read_or_refused(text: str) -> None:
    read_or_refused(text)
    read_or_refused(ANTA + text)
    read_or_refused(HAT + "[cards]\n" + text)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(OUR_FILES), st.data())
def test_damaged_files_are_read_or_refused(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 60)))
    read_or_refused(text[:start] + data.draw(st.one_of(st.just(""), TOKENS)) + text[end:])
    read_or_refused(text[:end])
