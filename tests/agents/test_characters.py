"""Characters: found by name, described in every language, checked when read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hatbox import RuleError
from hatbox.agents import STRENGTHS, Factory, bot_named, characters_of, own_bot
from hatbox.agents.character import PLAIN
from hatbox.agents.characters import characters, read_characters
from hatbox.games import FAMILIES, GAMES
from hatbox.words import LANGUAGES, Words
from tests.wording import assert_clean

from .tables import TABLES, dealt, play


@pytest.mark.parametrize("name", ["sharp+nobody", "+saboteur", "genius+saboteur", "sharp+",
                                  "random+saboteur", "sharp+saboteur+gambler"])  # fmt: skip
def test_a_wrong_name_gets_an_error_that_lists_what_there_is(name: str) -> None:
    for find in (bot_named, own_bot):
        with pytest.raises(RuleError, match="error-unknown-bot") as caught:
            find(name)
        for language in LANGUAGES:
            text = Words(language).error(caught.value)
            assert name in text
            assert all(each in text for each in (*STRENGTHS, *characters()))


@pytest.mark.parametrize("find", [bot_named, own_bot])
def test_a_character_of_another_game_gets_an_error_that_lists_those_of_this_one(
    find: Callable[[str, str], Factory],
) -> None:
    find("sharp+saboteur", "antayagi-80")
    with pytest.raises(RuleError, match="error-character-of-another-game") as caught:
        find("sharp+saboteur", "not-a-hat")
    for language in LANGUAGES:
        text = Words(language).error(caught.value)
        assert all(each in text for each in ("saboteur", *characters_of("not-a-hat")))


def test_a_program_is_none_of_our_own_bots() -> None:
    bot_named("exec:python3 bot.py")
    with pytest.raises(RuleError, match="error-unknown-bot"):
        own_bot("exec:python3 bot.py")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_name_and_a_sentence(language: str) -> None:
    words = Words(language)
    names = [words.say(f"character-{id_}") for id_ in characters()]
    assert len(set(names)) == len(names)
    for id_ in characters():
        assert_clean(words.say(f"character-{id_}-about"))


def test_a_game_with_characters_has_several_and_no_other_is_named() -> None:
    counts = {game: len(characters_of(game)) for game in GAMES}
    assert all(count == 0 or count >= 6 for count in counts.values())
    assert any(counts.values())
    assert all(
        set(each.families) <= set(FAMILIES) and each.families for each in characters().values()
    )


def test_each_differs_from_all_others_and_from_none() -> None:
    tempers = [(each.voice, each.traits) for each in characters().values()]
    tempers.append((PLAIN.voice, PLAIN.traits))
    assert all(tempers.count(temper) == 1 for temper in tempers)


WRONG = {
    "no TOML": ("[[characters", "array"),
    "a word too many": ('[[characters]]\nid = "a"\nfamilies = []\nmood = 1', "mood"),
    "a word too many inside": (
        '[[characters]]\nid = "a"\nfamilies = []\nvoice = {tone = 1}',
        "tone",
    ),
    "no games": ('[[characters]]\nid = "a"', "families"),
    "too much": ('[[characters]]\nid = "a"\nfamilies = []\nvoice = {talk = 1.5}', "voice.talk"),
    "no number": (
        '[[characters]]\nid = "a"\nfamilies = []\ntraits.antayagi = {spite = "a"}',
        "spite",
    ),
    "no object": (
        '[[characters]]\nid = "a"\nfamilies = []\ntraits.antayagi.likes.sock = 0.1',
        "sock",
    ),
    "no family": ('[[characters]]\nid = "a"\nfamilies = ["chess"]', "chess"),
    "a wild name": ('[[characters]]\nid = "A B"\nfamilies = []', "id"),
    "twice": ('[[characters]]\nid = "a"\nfamilies = []\n' * 2, "a:"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_file_says_what_is_wrong(wrong: str) -> None:
    text, place = WRONG[wrong]
    with pytest.raises(RuleError, match="error-characters") as caught:
        read_characters(text)
    assert place in Words("de").error(caught.value)


@pytest.mark.parametrize(("game", "players", "options"), TABLES[::3], ids=str)
@pytest.mark.parametrize("strength", ["novice", "regular"])
def test_all_characters_play_to_the_end_and_alike_by_a_seed(
    game: str, players: int, options: dict[str, object], strength: str
) -> None:
    ids = list(characters())
    records = []
    for _ in range(2):
        match = dealt(game, players, options, 4)
        play(match, [f"{strength}+{ids[seat % len(ids)]}" for seat in range(players)], 4)
        assert match.over
        records.append(match.record())
    assert records[0] == records[1]
