"""Every event of every game is told, in five languages, and only as far as it was seen."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, get_args

import pytest

from hatbox import Match
from hatbox.games import FAMILIES, GAMES
from hatbox.games.antayagi import events as antayagi
from hatbox.games.antayagi.cards import UNSEEN, BackSide, Held, ObjectSide
from hatbox.games.not_a_hat import events as not_a_hat
from hatbox.kernel.engine import Event, Seat
from hatbox.kernel.written import to_json
from hatbox.words import LANGUAGES, TELLERS, Words, tell, telling_time
from hatbox.words.lists import names_and
from hatbox.words.sentences import Speaker
from hatbox.words.telling import Sentence
from hatbox.words.times import Time, times
from tests.people import seated
from tests.wording import assert_clean, messages

OTHERS = LANGUAGES[1:]
NAMES = ("Ana", "Ben", "Inés", "Zoë")
HAND = (Held.of("bone/sabotage:back"), Held.of("fish/small-hat:object"))
ANTAYAGI = GAMES["antayagi-80"]
NOT_A_HAT = GAMES["not-a-hat"]
OF_ANTAYAGI: tuple[Event, ...] = (
    antayagi.Dealt((), 1, (HAND, HAND, HAND), 5, 71, "clue"),
    antayagi.SawDealt((), 1, ((ObjectSide("fish"), BackSide("clue")), (UNSEEN,), ()), 5, 71, None),
    antayagi.TurnBegan((), 0),
    antayagi.TurnSkipped((), 0, 1),
    antayagi.PartnerChosen((), 0, 1),
    antayagi.OfferSealed((), 0),
    antayagi.OffersRevealed((), (0, 1), (0, 0), ("hat", "toxic-waste")),
    antayagi.Sabotaged((), 0, 1),
    antayagi.ExchangeCancelled(("A.T3",)),
    antayagi.ExchangeCancelled(("A.X3",)),
    antayagi.ExchangeGoesOn(()),
    antayagi.Discarded(("A.T3",), 0, "toxic-waste", "table", 0),
    antayagi.Discarded(("A.X3",), 0, "bone", "table", 2),
    antayagi.Discarded(("A.O5",), 0, "lollipop", "hand", 0),
    antayagi.Discarded(("A.O9",), 0, "wizard", "table", 1),
    antayagi.Discarded(("A.T5", "A.O10"), 0, "empty-box", "table", 1, 1),
    antayagi.Discarded(("A.O4", "A.O8"), 0, "fish", "hand", 1, 1),
    antayagi.Discarded(("A.O8", "A.S8"), 0, "fish", "area", 1, 1),
    antayagi.Discarded(("A.O8", "A.S8"), 0, "fish", "hand", 1, 1),
    antayagi.Arrived((), 0, "toxic-waste", "table", 1, 0),
    antayagi.Arrived((), 0, "muffin", "hand", 1, 0),
    antayagi.Arrived(("A.O4",), 0, "muffin", "hand", 1, 0),
    antayagi.Arrived((), 0, "treasure", "table", 0, 0),
    antayagi.Arrived((), 0, "toxic-waste", "area", 1, 2),
    antayagi.Turned((), 0, HAND),
    antayagi.SawTurned((), 0, (BackSide("plain"), ObjectSide("hat"))),
    antayagi.SawTurned(("A.O3",), 0, (UNSEEN, UNSEEN)),
    antayagi.NeedsMore((), 0, 6),
    antayagi.NeedsMore(("A.O6",), 0, 6),
    antayagi.Ate((), 0, "lollipop"),
    antayagi.Drew((), 0, HAND[0], None),
    antayagi.SawDrew((), 0, "plain", BackSide("plain"), "plain"),
    antayagi.SawDrew((), 0, "clue", ObjectSide("t-rex"), None),
    antayagi.SawDrew((), 0, "small-hat", UNSEEN, None),
    antayagi.Reshuffled((), 1, "plain"),
    antayagi.Reshuffled((), 31, "clue"),
    antayagi.GameWon((), 0, ()),
    antayagi.GameEnded((), ()),
)
OF_NOT_A_HAT: tuple[Event, ...] = (
    not_a_hat.RoundDealt((), 1, 0, (("hat",), ("glasses",), ("my-dog",)), 1, 9, "sock"),
    not_a_hat.GiftShown((), 0, "glasses", None),
    not_a_hat.GiftTurned(("H.T1", "H.S5"), 0, "white-any", None),
    not_a_hat.GiftTurned(("H.T1", "H.S5"), 0, "white-right", 1),
    not_a_hat.GiftTurned(("H.T4",), 0, "black-left", 1),
    not_a_hat.GiftTurned(("H.T4",), 0, "black-any", None),
    not_a_hat.GiftPicked((), 0, "white-any", None),
    not_a_hat.GiftPicked((), 0, "white-left", 1),
    not_a_hat.GiftOffered((), 0, 1, "scissors"),
    not_a_hat.GiftOffered((), 0, 1, "my-dog"),
    not_a_hat.GiftAccepted((), 0),
    not_a_hat.GiftRefused((), 0, 1, "hat", "scissors"),
    not_a_hat.GiftRefused((), 0, 1, "my-dog", "my-cat"),
    not_a_hat.PenaltyTaken((), 0, "hat", 1),
    not_a_hat.PenaltyTaken((), 0, "hat", 2),
    not_a_hat.RoundEnded((), 1, (0, 3, 1)),
    not_a_hat.Shuffled((), 80),
    not_a_hat.GameEnded((), (0,), (0, 3, 1), ()),
    not_a_hat.GameEnded((), (0, 2), (0, 3, 0), ()),
    not_a_hat.GameEnded((), (0, 1, 2), (1, 1, 1), ()),
)
EXAMPLES = [
    *[(game, event) for game in (ANTAYAGI, GAMES["antayagi-65"]) for event in OF_ANTAYAGI],
    *[(NOT_A_HAT, event) for event in OF_NOT_A_HAT],
]


def test_there_is_an_example_of_every_event() -> None:
    unions = (antayagi.AnyEvent, antayagi.SeenEvent, not_a_hat.AnyEvent)
    # A question tells the one, and what the other means is told before it.
    untold = {antayagi.WindowOpened, antayagi.ExchangeEnded}
    assert {type(event) for _, event in EXAMPLES} | untold == {
        kind for union in unions for kind in get_args(union)
    }


@cache
def messages_in_games() -> dict[str, set[str]]:
    """The messages that tell some games, by family."""
    found: dict[str, set[str]] = {family: set() for family in FAMILIES}
    for match in random_games(0):
        for watcher in (None, 0):
            for event in match.seen(watcher):
                telling = tell(match.game, event, watcher)
                found[match.game.family] |= {sentence.message for sentence in telling}
    return found


def test_no_family_is_told_in_the_words_of_another() -> None:
    for one, other in combinations(messages_in_games().values(), 2):
        assert one & other == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_message_is_told_by_some_example_or_game(language: str) -> None:
    told = {"event-card"}  # two sides of a card, in a list of cards
    told = told.union(*messages_in_games().values())
    for game, event in EXAMPLES:
        for watcher in (None, 0, 1):
            speaker = Speaker(language, game.id, NAMES[:3])
            told |= {speaker.message(each.message) for each in tell(game, event, watcher)}
            assert_clean(Words(language).event(game, event, NAMES[:3], watcher))
    assert {name for name in messages(language) if name.startswith("event-")} == told


@pytest.mark.parametrize("language", OTHERS)
def test_no_event_is_told_in_english_to_others(language: str) -> None:
    for game, event in EXAMPLES:
        for watcher in (None, 0, 1):
            theirs = Words(language).event(game, event, NAMES[:3], watcher)
            assert theirs != Words().event(game, event, NAMES[:3], watcher)


def test_a_telling_needs_no_language_and_can_be_sent() -> None:
    for game, event in EXAMPLES:
        for watcher in (None, 0, 1):
            sent = [Sentence(*each) for each in json.loads(to_json(tell(game, event, watcher)))]
            told = Speaker("fr", game.id, NAMES[:3]).tell(sent)
            assert told == Words("fr").event(game, event, NAMES[:3], watcher)


@pytest.mark.parametrize(
    ("event", "watcher", "expected"),
    [
        (
            antayagi.Arrived((), 2, "fish", "table", 1, 0),
            0,
            [["event-arrived", {"seat": 2, "giver": 1, "object": "fish"}]],
        ),
        (
            antayagi.Arrived((), 2, "fish", "table", 1, 0),
            1,
            [["event-arrived", {"you": "giver", "seat": 2, "giver": 1, "object": "fish"}]],
        ),
        (
            antayagi.SawTurned((), 0, (BackSide("clue"), UNSEEN, ObjectSide("hat"))),
            None,
            [
                ["event-turned", {"seat": 0}],
                [
                    "event-turned-you-see",
                    {"seat": 0, "shown": [{"back": "clue"}, {"object": "hat"}]},
                ],
            ],
        ),
        (antayagi.Discarded(("A.O7", "A.O11", "A.S8"), 0, "fish", "area", 0), None, []),
    ],
)
def test_a_telling_is_messages_and_what_they_are_about(
    event: Event, watcher: Seat | None, expected: list[Any]
) -> None:
    assert json.loads(to_json(tell(ANTAYAGI, event, watcher))) == expected


def test_a_variable_that_nobody_has_described_is_not_told() -> None:
    speaker = Speaker("en", ANTAYAGI.id, NAMES)
    with pytest.raises(KeyError):
        speaker.tell((Sentence("event-turn-began", {"seat": 0, "victim": 1}),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_wizard_one_is_told_of_one_s_own_card_as_you(language: str) -> None:
    own = antayagi.Arrived((), 0, "treasure", "table", 0, 0)
    told = Words(language).event(ANTAYAGI, own, NAMES, 0)
    assert "Ana" not in told
    assert "Ana" in Words(language).event(ANTAYAGI, own, NAMES, 1)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", {"muffin": "an Omniscient Muffin", "wizard": "a Wandering Wizard"}),
        ("es", {"muffin": "un Muffin con Ojos", "wizard": "un Mago Errante"}),
        ("fr", {"muffin": "un Muffin omniscient", "wizard": "un Magicien itinérant"}),
        ("de", {"muffin": "einen Allwissenden Muffin", "wizard": "einen Wandernden Zauberer"}),
        ("nl", {"muffin": "een Alwetende muffin", "wizard": "een Dolende tovenaar"}),
    ],
)
def test_an_edition_has_its_rulebook_s_own_names(language: str, names: dict[str, str]) -> None:
    words = Words(language)
    revealed = antayagi.OffersRevealed((), (0, 1), (0, 0), ("muffin", "wizard"))
    told = words.event(GAMES["antayagi-65"], revealed, NAMES)
    assert all(name in told for name in names.values())
    assert names["muffin"] not in words.event(ANTAYAGI, revealed, NAMES)
    lost = antayagi.Discarded(("A.O5",), 0, "bone", "hand", 0)
    assert words.event(GAMES["antayagi-65"], lost, NAMES) != words.event(ANTAYAGI, lost, NAMES)


def test_what_a_t_rex_ate_is_not_told_twice() -> None:
    eaten = antayagi.Discarded(("A.O7", "A.O11", "A.S8"), 0, "fish", "area", 0)
    assert Words().event(ANTAYAGI, eaten, NAMES) == ""


def test_a_draw_tells_no_more_than_the_event_holds() -> None:
    held = Held.of("bone/sabotage:back")
    words, game = Words(), ANTAYAGI
    drew = antayagi.Drew((), 0, held, None)
    open_record = words.event(game, drew, NAMES)
    assert open_record == "Ana draws a Bone. Its other side: a Sabotage."
    assert words.event(game, game.redact(drew, 1), NAMES, 1) == open_record
    assert (
        words.event(game, game.redact(drew, 0), NAMES, 0)
        == "You draw a card that shows a Sabotage."
    )
    assert (
        words.event(game, game.redact(drew, None), NAMES)
        == "Ana draws a card that shows a Sabotage."
    )


@pytest.mark.parametrize(
    ("language", "winners", "watcher", "expected"),
    [
        ("en", (0, 1, 2), None, "Ana, Ben and Inés win together: nobody has fewer penalty points."),
        (
            "en",
            (0, 1, 2),
            1,
            "You win together with Ana and Inés: nobody has fewer penalty points.",
        ),
        ("en", (1,), 1, "You win with the fewest penalty points!"),
        ("es", (0, 2), None, "¡Ana e Inés ganan la partida! Nadie tiene menos puntos negativos."),
        ("es", (0, 1), None, "¡Ana y Ben ganan la partida! Nadie tiene menos puntos negativos."),
        ("de", (0, 1), 0, "Du gewinnst gemeinsam mit Ben: Niemand hat weniger Minuspunkte."),
    ],
)
def test_winners_are_listed_as_the_language_does_it(
    language: str, winners: tuple[Seat, ...], watcher: Seat | None, expected: str
) -> None:
    ended = not_a_hat.GameEnded((), winners, (0, 0, 0), ())
    assert Words(language).event(NOT_A_HAT, ended, NAMES[:3], watcher) == expected


@pytest.mark.parametrize(
    ("last", "expected"),
    [
        ("Irene", "e"),
        ("Hilario", "e"),
        ("Íñigo", "e"),
        ("Hielo", "y"),
        ("Iago", "y"),
        ("Yago", "y"),
    ],
)
def test_spanish_says_e_before_the_sound_i(last: str, expected: str) -> None:
    assert names_and("es", ["Ana", last]) == f"Ana {expected} {last}"


def test_a_name_is_only_a_name() -> None:
    turn = antayagi.TurnBegan((), 0)
    assert Words().event(ANTAYAGI, turn, ["{ $you }"]) == "It is { $you }’s turn."


def random_games(seed: int) -> Iterator[Match]:
    """Some games, each again after every answer."""
    rng = Random(seed)
    for game in GAMES:
        options = {"special": True, "gifts": 2, "rounds": 2} if game == "not-a-hat" else {}
        names = seated(game, len(NAMES))
        match = Match.deal(game, names, seed=rng.randbytes(32), variants=options)
        yield match
        while not match.over:
            seat = rng.choice(match.to_act)
            match.answer(seat, rng.choice(match.options(seat)))
            yield match


def told(match: Match, words: Words) -> Iterator[str]:
    """The last news for everybody, and as the open record has them."""
    for event in match.news:
        yield words.event(match.game, event, NAMES)
    for watcher in (None, *range(match.setup.players)):
        for event in match.seen(watcher):
            yield words.event(match.game, event, NAMES, watcher)


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_told_in_every_language(seed: int) -> None:
    speakers = [Words(language) for language in LANGUAGES]
    for match in random_games(seed):
        for texts in zip(*(told(match, words) for words in speakers), strict=True):
            if any(texts):
                assert len(set(texts)) == len(texts)
                for text in texts:
                    assert_clean(text)


# --- The time that it takes ------------------------------------------------------------------


def test_draws_in_a_row_are_told_in_one_sentence_and_take_little_longer() -> None:
    drew = antayagi.SawDrew((), 0, "plain", UNSEEN, None)
    first, again = (telling_time(ANTAYAGI, (drew,) * n) for n in (1, 2))
    assert 0 < again - first < first / 2
    between = telling_time(ANTAYAGI, (drew, antayagi.TurnBegan((), 0), drew))
    assert between == 2 * first + telling_time(ANTAYAGI, (antayagi.TurnBegan((), 0),))


FASTEST = 30
"""Characters a second that people read at a glance."""
LATE = {"offers-revealed": 950, "turned": 1200, "gift-refused": 200, "penalty-taken": 560}
"""Milliseconds of motion before a sentence that tells what it has shown (motion.ts)."""
SILENT = {"ate": 2 * 1600}
"""Milliseconds for which a sentence stays, because what follows is told by it: both discards."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_stays_long_enough_to_be_read(language: str) -> None:
    unions = (antayagi.SeenEvent, not_a_hat.AnyEvent)
    seen = tuple(kind for union in unions for kind in get_args(union))
    fast = {}
    for game, event in EXAMPLES:
        if not isinstance(event, seen):
            continue  # only records tell it
        tag = str(type(event).__struct_config__.tag)
        time = telling_time(game, (event,)) - LATE.get(tag, 0) + SILENT.get(tag, 0)
        for watcher in (None, 0, 1):
            told = tell(game, event, watcher)
            if tag == "drew":  # the table only says so, as the page sums it up
                told = (Sentence("ay-one-drew", {"seat": 0, "cards": 1}),)
            caption = told[:1] if len(told) > 2 else told
            text = Speaker(language, game.id, NAMES[:3]).tell(caption)
            if len(text) > FASTEST * time / 1000:
                fast[text] = time
    assert not fast


def test_a_longer_message_of_an_event_has_its_own_time_for_every_watcher() -> None:
    """The page goes by what its reader is told, the server by what everybody may know."""
    for game, event in EXAMPLES:
        timed = {message for time in TELLERS[game.family].times.values() for message in time.said}
        for_all = timed & {each.message for each in tell(game, event, None)}
        for seat in range(3):
            assert timed & {each.message for each in tell(game, event, seat)} == for_all
    taken = antayagi.Discarded(("A.O4",), 1, "fish", "hand", 0, receiver=0)
    plain = antayagi.Discarded((), 1, "fish", "hand", 0)
    assert telling_time(ANTAYAGI, (taken,)) > 2 * telling_time(ANTAYAGI, (plain,))


def test_a_deal_is_shown_the_longer_the_more_cards_it_has() -> None:
    def deal(players: int) -> Event:
        return not_a_hat.RoundDealt((), 1, 0, (("hat",),) * players, 1, 20, None)

    few, many = (telling_time(NOT_A_HAT, (deal(players),)) for players in (3, 8))
    assert few >= 3 * 1000
    assert many - few >= 5 * 1000


def test_an_event_without_a_time_is_named() -> None:
    some: dict[type[Event], Time] = {
        not_a_hat.GiftShown: Time(1),
        not_a_hat.Shuffled: Time(1),
    }
    with pytest.raises(LookupError, match=r"look at GiftAccepted, Shuffled$"):
        times(not_a_hat.GiftShown | not_a_hat.GiftAccepted, some)


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (antayagi.Discarded(("A.O12",), 0, "bone", "hand", 2), "event-discarded"),
        (antayagi.Discarded(("A.O12", "A.S8", "A.O9"), 0, "bone", "hand", 0), "event-discarded"),
        (
            antayagi.Discarded(("A.O12",), 0, "fish", "hand", 0, 1),
            "event-discarded-taken-from-hand",
        ),
        (antayagi.Arrived(("A.O12",), 1, "bone", "hand", 0, 0), "event-arrived-from-hand"),
        (antayagi.SawTurned(("A.O12", "A.H3"), 1, (UNSEEN,)), "event-turned"),
        (antayagi.NeedsMore(("A.O12",), 1, 6), "event-needs-more"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_of_ones_own_does_is_told_without_the_name_of_another_card(
    event: Event, message: str, language: str
) -> None:
    assert [said.message for said in tell(ANTAYAGI, event, None)] == [message]
    said = Words(language).event(ANTAYAGI, event, NAMES[:3], None)
    for other in ("hat", "lollipop", "muffin", "toxic-waste", "wizard"):
        assert Words(language).say(f"object-{other}") not in said
