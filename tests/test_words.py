"""Five languages say the same, say all of it, and say it in whole sentences."""

import ast as python
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from hatbox import RuleError
from hatbox.games.not_a_hat.cards import catalogue
from hatbox.kernel.errors import malformed
from hatbox.words import LANGUAGES, Words, clauses
from tests.wording import SOURCE, assert_clean, messages, patterns, shown
from tools.translations import LOCALES, SAME, Reading, entries, findings, junk, report

OTHERS = LANGUAGES[1:]
GIFT_FORMS = {"a", "a-obj", "the", "the-obj", "a-nice", "have", "not-a"}


# --- The files ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_understood_and_no_message_is_there_twice(language: str) -> None:
    paths = list((LOCALES / language).glob("*.ftl"))
    assert [text for path in paths for text in junk(path)] == []
    names = [each.id.name for path in paths for each in entries(path) if hasattr(each, "id")]
    assert len(names) == len(set(names)) == len(messages(language))


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_say_the_same_and_what_is_as_in_english_is_so_for_a_reason(
    language: str,
) -> None:
    assert list(report(language)) == [f"{language}: complete"]


def test_the_words_that_are_as_in_english_are_words_that_there_are_each_with_a_reason() -> None:
    same = tomllib.loads(SAME.read_text(encoding="utf-8"))
    assert set(same) == set(OTHERS)
    for listed in same.values():
        assert set(listed) <= set(patterns("en"))
        assert all(listed.values())


ENGLISH = """\
hello = Hello, { $name }!
turn =
    { $you ->
        [seat] Your turn.
       *[other] { $seat }’s turn.
    }
hat = Hat
    .a = a hat
seat-bot = Bot
"""


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({}, []),
        ({"hello = Dag, { $name }!": ""}, ["missing: hello"]),
        ({"seat-bot = Bot": "seat-bot = Bot\nhat-antayagi-65 = Hoedje"}, []),
        (
            {"seat-bot = Bot": "seat-bot = Bot\nhello-antayagi-65 = Dag!"},
            ["other variables than in English: hello-antayagi-65"],
        ),
        ({"    .a = een hoed\n": ""}, ["missing: hat.a"]),
        ({"seat-bot": "seat-robot"}, ["missing: seat-bot", "not in English: seat-robot"]),
        ({"Dag, { $name }!": "Hello, { $name }!"}, ["equal to English: hello"]),
        (
            {"seat-bot = Bot": "seat-bot = Robot"},
            ["not equal to English, but listed in same_as_english.toml: seat-bot"],
        ),
        ({"{ $name }!": "{ $player }!"}, ["other variables than in English: hello"]),
        ({"[seat]": "[you]"}, ["other readers than in English: turn"]),
        (
            {"hello = Dag": "hello: Dag"},
            ["not understood: hello: Dag, { $name }!", "missing: hello"],
        ),
    ],
)
def test_a_translator_is_told_what_is_left_to_do(
    tmp_path: Path, changed: dict[str, str], expected: list[str]
) -> None:
    dutch = (
        ENGLISH.replace("Hello", "Dag")
        .replace("Your turn", "Jouw beurt")
        .replace("{ $seat }’s turn", "De beurt van { $seat }")
        .replace("hat = Hat", "hat = Hoed")
        .replace("a hat", "een hoed")
    )
    for before, after in changed.items():
        assert before in dutch
        dutch = dutch.replace(before, after)
    for language, text in {"en": ENGLISH, "nl": dutch}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    head, *rest = report("nl", tmp_path)
    assert head == (f"nl: {len(expected)} to do" if expected else "nl: complete")
    assert rest == (["  words.ftl", *[f"    {line}" for line in expected]] if expected else [])


def test_a_file_that_nobody_has_begun_is_missing_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text(ENGLISH, encoding="utf-8")
    assert findings("pt", tmp_path) == [("words.ftl", "missing", "the whole file, 5 texts")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gift_has_all_its_phrases(language: str) -> None:
    gifts = {card.gift for card in catalogue()}
    assert len(gifts) == 110
    assert {f"gift-{gift}" for gift in gifts} == {
        name for name in messages(language) if name.startswith("gift-")
    }
    for gift in gifts:
        attributes = messages(language)[f"gift-{gift}"].attributes
        assert {each.id.name for each in attributes} == GIFT_FORMS, gift


# --- Typography --------------------------------------------------------------------------


NOT_FRENCH = {"error-program", "error-deck-toml", "error-public-url", "error-database-url"}
"""Texts whose colons belong to the command line, to a format or to an address."""


@pytest.mark.parametrize(
    ("wrong", "what", "without"),
    [
        (r"(?<!\u00a0):", "a non-breaking space (U+00A0)", NOT_FRENCH),
        (r"(?<!\u00a0)[»%]|«(?!\u00a0)", "a non-breaking space (U+00A0)", set()),
        (r"(?<!\u202f)[;?!]", "a narrow non-breaking space (U+202F)", set()),
    ],
)
def test_french_signs_do_not_stand_alone_on_a_line(
    wrong: str, what: str, without: set[str]
) -> None:
    texts = {name: shown(each) for name, each in patterns("fr").items() if name not in without}
    assert {name: what for name, text in texts.items() if re.search(wrong, text)} == {}


INTERVALS = {"tournament-span", "tournament-share"}
"""Dutch texts about all values between two limits, not about whole numbers."""


def test_dutch_says_of_a_range_that_it_includes_its_end() -> None:
    number = r"\b(\d+|x)\b"  # x for a variable
    texts = {name: shown(each) for name, each in patterns("nl").items()}
    assert "tot" in texts["tournament-span"]
    ranges = {name for name, text in texts.items() if re.search(f"{number} tot {number}", text)}
    assert ranges - INTERVALS == set()


WITHIN_QUOTES = {"foreign-gift.a-nice", "foreign-gift.not-a"}
"""Phrases that somebody says: they stand within quotes, so their own quotes are the inner ones."""


@pytest.mark.parametrize(
    ("language", "outer", "inner"),
    [
        ("en", "“”", "‘’"),
        ("es", "«»", "“”"),
        ("fr", "«»", "“”"),
        ("de", "„“", "‚‘"),
        ("nl", "‘’", "“”"),
    ],
)
def test_quotes_are_those_of_the_language(language: str, outer: str, inner: str) -> None:
    wrong = {}
    for name, each in patterns(language).items():
        apostrophes = r"(?<=\w)’(?=\w)|(?<=[sx])’(?= )|’(?=[ns]\b)"
        text = re.sub(apostrophes, "", shown(each))
        marks = set(re.findall("[\"'‘’‚‛“”„«»‹›]", text))
        if not marks <= {*outer, *(inner if name in WITHIN_QUOTES else "")}:
            wrong[name] = text
    assert wrong == {}


@pytest.mark.parametrize(
    ("language", "opening"), [("es", "Tengo aquí "), ("nl", "Ik heb hier "), ("en", "I have ")]
)
def test_a_gift_is_offered_with_the_game_s_own_formula(language: str, opening: str) -> None:
    offered = {name: shown(each) for name, each in patterns(language).items() if ".have" in name}
    assert len(offered) == 111
    assert {name for name, text in offered.items() if not text.startswith(opening)} == set()


# --- What the code asks for --------------------------------------------------------------


class Asked(NamedTuple):
    """The messages, beginnings of messages, and arguments (where visible) that the code uses."""

    messages: set[str]
    beginnings: set[str]
    args: list[tuple[str, set[str]]]


def message_of(node: python.AST) -> str | None:
    """The id of an error, or of something that the command line prints."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return node.value if re.fullmatch(r"(error|cli)-[a-z0-9-]+", node.value) else None
    return None


def says(function: python.expr) -> bool:
    """Whether a function takes a message with its arguments."""
    match function:
        case python.Name(name) | python.Attribute(attr=name):
            return name in ("malformed", "illegal", "RuleError", "say")
        case _:
            return False


def read_code(text: str) -> Asked:
    asked = Asked(set(), set(), [])
    for node in python.walk(python.parse(text)):
        message = message_of(node)
        if message and message.endswith("-"):  # the fixed part of f"cli-deal-{…}"
            asked.beginnings.add(message)
        elif message:
            asked.messages.add(message)
        if isinstance(node, python.Call) and says(node.func):
            given = {str(each.arg) for each in node.keywords}
            named = [name for name in map(message_of, node.args) if name]
            asked.args.extend((name, given) for name in named)
    return asked


@cache
def asked_by_code() -> Asked:
    whole = Asked(set(), set(), [])
    for path in SOURCE.rglob("*.py"):
        one = read_code(path.read_text(encoding="utf-8"))
        whole.messages.update(one.messages)
        whole.beginnings.update(one.beginnings)
        whole.args.extend(one.args)
    return whole


def test_the_reading_of_code_sees_messages_and_arguments() -> None:
    code = """raise illegal("error-a", one=1)\nsay(f"cli-b-{kind}", two=2)\nread(x, "error-c")"""
    assert read_code(code) == Asked({"error-a", "error-c"}, {"cli-b-"}, [("error-a", {"one"})])
    assert "error-not-an-option" in asked_by_code().messages
    assert ("error-first", {"first"}) in asked_by_code().args


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_code_asks_for_exists(language: str) -> None:
    asked, there = asked_by_code(), messages(language)
    assert asked.messages - set(there) == set()
    assert [
        each for each in asked.beginnings if not any(name.startswith(each) for name in there)
    ] == []


def test_messages_use_just_the_arguments_that_the_code_gives() -> None:
    english = patterns("en")
    for message, given in asked_by_code().args:
        # An error that tells no place is told with the place "unknown".
        assert given <= Reading(english[message]).variables <= given | {"place"}, message


# --- The places of cards in a hand ---------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_a_hand_has_a_place_of_its_own(language: str) -> None:
    """A hand of any size: its ends have names, and so has the middle of three."""
    say = Words(language).say
    places: list[str | int] = ["left", "middle", "right", 2, 3, 4, 5]
    for message in ("place-card", "place-one", "place-at", "phrase-what-is-my-card"):
        named = [say(message, place=place) for place in places]
        assert len(set(named)) == len(places)
    for phrase in ("phrase-what-is-my-card", "phrase-tell-me-my-card", "phrase-play-card"):
        for place in (*places, "only"):
            text = say(phrase, place=place, to="Ana")
            assert_clean(text)
            assert ("Ana" in text) == (phrase != "phrase-what-is-my-card")


# --- Errors and clauses ------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_a_sentence_that_names_the_place(language: str) -> None:
    error = malformed("error-deck-count", place="cards.plain.hat")
    text = Words(language).error(error)
    assert "cards.plain.hat" in text
    assert_clean(text)


def test_an_error_needs_no_place() -> None:
    words = Words()
    nowhere = words.error(malformed("error-gift-twice", gift="hat"))
    somewhere = words.error(malformed("error-gift-twice", gift="hat", place="cards.white-any[2]"))
    assert "unknown" not in nowhere
    assert "cards.white-any[2]" in somewhere


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(RuleError) as caught:
        Words("tlh")
    assert "tlh" in Words().error(caught.value)


@pytest.mark.parametrize("message", ["error-nonsense", "gift-hat.nonsense", "gift-hat.a.b", ""])
def test_a_missing_message_is_a_key_error(message: str) -> None:
    with pytest.raises(KeyError):
        Words("nl").say(message)


def test_a_missing_argument_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        Words().say("error-unknown-game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_stated_for_every_game_in_which_it_holds(language: str) -> None:
    words = Words(language)
    stated = {f"clause-{info.id.replace('.', '-')}" for info in clauses()}
    assert len(stated) > 50
    assert stated == {name for name in messages(language) if re.match(r"clause-[A-Z]-", name)}
    for info in clauses():
        assert_clean(words.say(f"section-{info.section}") + ".")
        for game in (None, *info.games):
            stated_clause = words.clause(info.id, game)
            assert stated_clause.title
            assert_clean(stated_clause.text)
            assert_clean(stated_clause.origin)


def test_a_clause_is_stated_as_the_edition_has_it() -> None:
    words = Words()
    both, one = words.clause("A.S6"), words.clause("A.S6", "antayagi-80")
    assert "65" in both.text
    assert "65" not in one.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_our_rulings_has_a_reason_and_nothing_else_has_one(language: str) -> None:
    for info in clauses():
        attributes = {each.id.name for each in messages(language)[info.message].attributes}
        reasons = {each for each in attributes if each.startswith("reason")}
        own = {game: f"reason-{game}" for game in info.games}
        needed = {
            own[game] if own[game] in reasons else "reason"
            for game in info.games
            if info.decided_in(game)
        }
        assert reasons == needed, f"locales/{language}/clauses.ftl: {info.message}"


def test_the_origin_of_a_clause_is_told_with_its_reason_for_each_game_where_they_differ() -> None:
    words = Words()
    part, ruling = words.say("clause-ruling-partly"), words.say("clause-ruling")
    one = f"{part} {words.say('clause-A-S5.reason')}"
    other = f"{ruling} {words.say('clause-A-S5.reason-antayagi-65')}"
    assert words.clause("A.S5", "antayagi-80").origin == one
    assert words.clause("A.S5", "antayagi-65").origin == other
    assert words.clause("A.S5").origin.startswith(
        f"AntaYagí (80 cards): {one} AntaYagí (65 cards): {other}"
    )
    assert words.clause("A.T9", "antayagi-65").origin == " ".join(
        words.say(each)
        for each in ("clause-not-ruling", "clause-translations-differ", "clause-A-T9.reason")
    )


@pytest.mark.parametrize(
    ("clause", "game", "message"),
    [
        ("A.Z9", None, "error-unknown-clause"),
        ("A.T8", "not-a-hat", "error-clause-of-other-game"),
    ],
)
def test_there_is_no_such_clause(clause: str, game: str | None, message: str) -> None:
    with pytest.raises(RuleError) as caught:
        Words().clause(clause, game)
    assert caught.value.message == message
    assert clause in Words().error(caught.value)
