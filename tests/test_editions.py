"""What an edition needs beside its value: words in every language, for its own numbers too."""

import re
import tomllib
from random import Random

import pytest

from hatbox.games import GAMES
from hatbox.games.antayagi.game import Edition
from hatbox.kernel.conformance import play_to_the_end
from hatbox.kernel.game import Game
from hatbox.words import LANGUAGES, Words, clauses
from tests.conformance.tables import shuffled
from tests.wording import SOURCE, messages, shown
from tools.translations import LOCALES, patterns

EDITIONS = [game for game in GAMES.values() if isinstance(game, Edition)]
COMMON = ("antayagi", "cards", "characters", "explained", "phrases", "rules", "worked")
"""The files with texts that every edition shows, unless it has a version of its own."""
CARDINALS = {
    "en": "three|four|five|six|seven|eight|nine",
    "es": "tres|cuatro|cinco|seis|siete|ocho|nueve",
    "fr": "trois|quatre|cinq|six|sept|huit|neuf",
    "de": "drei|vier|fünf|sechs|sieben|acht|neun|zu (zweit|dritt|viert)",
    "nl": "drie|vier|vijf|zes|zeven|acht|negen",
}
"""Numbers that can be an edition's; one and two are also what cards count."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_name_and_a_sentence_about_it(game: str, language: str) -> None:
    needed = {
        "games.ftl": f"game-{game}",
        "page.ftl": f"home-{game}",
        "cli.ftl": f"cli-score-{GAMES[game].family}",
    }
    if not GAMES[game].faces:
        needed["events.ftl"] = f"foreign-{GAMES[game].face}"
    lacking = {file: each for file, each in needed.items() if each not in messages(language)}
    assert not lacking, f"locales/{language} lacks {lacking}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_where_the_other_editions_have_statements_of_their_own_so_has_this_one(
    game: str, language: str
) -> None:
    lacking = []
    for info in clauses():
        stated = {each.id.name for each in messages(language)[info.message].attributes} & set(GAMES)
        if len(stated - {game}) > 1 and game in info.games and game not in stated:
            lacking.append(info.message)
    assert not lacking, f"locales/{language}/clauses.ftl: these have no .{game}"


def numbers(text: str) -> set[int]:
    return {int(each) for each in re.findall(r"\d+", text)} - {65, 80}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_the_clauses_name_the_edition_s_own_numbers(edition: Edition, language: str) -> None:
    players = set(edition.players)
    goals = {edition.goal(each) for each in players}
    burdened = {edition.goal(each) + edition.burden(1) for each in players}
    ends = {edition.players[0], edition.players[-1]}
    hand = {edition.hand_size}
    must_and_may = {
        "A.S1": (ends, ends),
        "A.S2": (goals, goals | players),
        "A.S3": (hand, hand),
        "A.T8": (hand, hand),
        "A.T9": (hand, hand),
        "A.T11": (hand, hand),
        "A.O6": (set(), {1} | burdened | players),
    }
    wrong = {}
    for clause in clauses():
        if edition.id in clause.games and clause.id in must_and_may:
            must, may = must_and_may[clause.id]
            named = numbers(Words(language).clause(clause.id, edition.id).text)
            if not must <= named <= may:
                wrong[clause.message] = f"names {named}, should name {must or may}"
    said = "\n".join(f"{clause} {why}" for clause, why in wrong.items())
    assert not wrong, (
        f"locales/{language}/clauses.ftl needs .{edition.id} with its numbers:\n{said}"
    )


def common(language: str) -> dict[str, str]:
    """The texts of the files that all editions share."""
    paths = [LOCALES / language / f"{name}.ftl" for name in COMMON]
    return {name: shown(text) for path in paths for name, text in patterns(path).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_that_editions_share_name_no_number_of_an_edition(language: str) -> None:
    number = re.compile(rf"\d|\b({CARDINALS[language]})\b", re.IGNORECASE)
    assert {name: text for name, text in common(language).items() if number.search(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_the_rules_in_one_minute_tell_the_edition_s_own_hand(
    edition: Edition, language: str
) -> None:
    own = f"rules-ay-draw-{edition.id}"
    message = own if own in messages(language) else "rules-ay-draw"
    assert str(edition.hand_size) in Words(language).say(message, hand=edition.hand_size)


def shown_in(edition: Edition, language: str) -> dict[str, str]:
    """The shared texts that an edition shows, its own versions of them, and its lesson."""
    texts = common(language)
    others = {f"{name}-{each.id}" for name in texts for each in EDITIONS if each is not edition}
    texts = {
        name: text
        for name, text in texts.items()
        if f"{name}-{edition.id}" not in texts and name not in others
    }
    lesson = SOURCE / "data" / "lessons" / f"{edition.id}.toml"
    if lesson.exists():
        steps = tomllib.loads(lesson.read_text("utf-8"))["step"]
        told = patterns(LOCALES / language / "lessons.ftl")
        texts |= {step["text"]: shown(told[f"lesson-{step['text']}"]) for step in steps}
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_texts_of_an_edition_call_its_cards_as_its_rulebook_does(
    edition: Edition, language: str
) -> None:
    names = patterns(LOCALES / language / "cards.ftl")
    texts = {
        name: text.casefold()
        for name, text in shown_in(edition, language).items()
        if name.partition(".")[0] not in names
    }
    wrong = {}
    for own in (name for name in names if name.endswith(f"-{edition.id}")):
        forms = {shown(text).casefold() for name, text in names.items() if name.startswith(own)}
        usual = shown(names[own.removesuffix(f"-{edition.id}")]).casefold()
        right = shown(names[own]).casefold()
        # A Muffin is not named so where it is an Omniscient Muffin; a Sucette lyrique is a Sucette.
        foreign = set(usual.split()) - (set() if usual in right else set(right.split()))
        for name, text in texts.items():
            rest = re.sub("|".join(map(re.escape, forms)), "", text)
            if foreign & set(re.findall(r"\w+", rest)):
                wrong[name] = f"{text} (here it is: {right})"
    assert wrong == {}


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_the_page_has_room_for_its_players_and_their_hands(edition: Edition) -> None:
    more = "nobody has seen the page with more: look at it on a phone and a desk, then raise this"
    assert edition.players[-1] <= 7, more
    assert edition.hand_size <= 4, more


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_reason_that_its_events_name_is_a_clause_that_holds_in_it(game: Game) -> None:
    """A clause that holds `only` in some editions is easily forgotten for a further one."""
    rng = Random(1)
    setup = shuffled(game, game.variants(), game.seats(game.variants())[0], rng)
    moments = play_to_the_end(game, setup, rng).moments
    named = {reason for now in moments for event in now.news for reason in event.why}
    foreign = named - {clause.id for clause in clauses() if game.id in clause.games}
    assert not foreign, f"data/clauses.toml says that these do not hold in {game.id}"
