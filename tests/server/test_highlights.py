"""What was special in a game: each highlight found again, in another way, from what happened."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from hatbox import Match, replay
from hatbox.games.antayagi import events as ay
from hatbox.games.antayagi.answers import Pass, Sabotage
from hatbox.games.not_a_hat import events as nh
from hatbox.games.not_a_hat.answers import Accept, Give, Refuse
from hatbox.server.lookback.figures import Highlight, Tally
from hatbox.words import LANGUAGES, Sentence
from hatbox.words.sentences import Speaker

from .test_theatre import NAMES, VARIANTS, shown

RARE = [
    *((VARIANTS[0], seed) for seed in (8, 10, 11, 54, 113)),
    (VARIANTS[2], 30),
    (VARIANTS[5], 20),
]
"""Games with a Wizard or several sabotages that decided, a Fish that scored, and the like."""
DEALT = [(variant, seed) for variant in VARIANTS for seed in range(3)] + RARE
Found = tuple[str, int, bool, dict[str, Any]]
"""A highlight: its message, its moment, whether it decided the game, and its variables."""


# --- Games in which everything comes up -----------------------------------------------------------


def chosen(match: Match, seat: int, rng: Random, heard: dict[str, str]) -> Any:
    """An answer of somebody who often sabotages, remembers, and believes."""
    options: Sequence[Any] = match.options(seat)
    if isinstance(options[0], Give):
        gift = str(match.position.offered.gift)
        names = [heard.get(gift, gift)] * 4 + [gift, "anchor"]
        named = rng.choice(names)
        return rng.choice([each for each in options if str(each.gift) == named])
    if isinstance(options[0], Accept):
        answer = rng.choice([Accept(), Accept(), Refuse()])
        if answer == Accept():
            heard[str(match.position.offered.gift)] = str(match.position.named)
        return answer
    sabotages = [each for each in options if isinstance(each, Sabotage)]
    return rng.choice(sabotages if sabotages and rng.random() < 0.6 else options)


def say_something(match: Match, rng: Random) -> None:
    """Somebody says of a card, also of their own, what it is or what it is not."""
    by, of = (rng.randrange(len(match.header.seats)) for _ in range(2))
    if hand := match.position.hands[of]:
        slot = rng.randrange(len(hand))
        truth = hand[slot].card.object
        card = rng.choice([truth, "fish"]) if by else truth
        about = {"phrase": "my-card-is"} if by == of else {"phrase": "your-card-is", "to": of}
        match.say(by, **about, slot=slot, card=card)


class Played(NamedTuple):
    """A game that is over, and how it is looked back at."""

    record: bytes
    play: dict[str, Any]
    events: list[tuple[int, int, Any]]
    """The whole events, with the numbers of their lines and moments."""

    def of(self, *kinds: type) -> list[tuple[int, Any]]:
        """The events of these kinds, with their moments."""
        return [(moment, event) for _, moment, event in self.events if isinstance(event, kinds)]

    def rows(self, title: str) -> list[tuple[Any, ...]]:
        """The rows of a table by time: the moment, and what stands in its columns."""
        (table,) = (each for each in self.play["figures"]["tables"] if each["title"] == title)
        return sorted(
            (row["moment"], *(next(iter(cell.values())) for cell in row["cells"]))
            for row in table["rows"]
        )

    @property
    def found(self) -> list[Found]:
        return [
            (each["tell"][0], each["moment"], each["decides"], each["tell"][1])
            for each in self.play["figures"]["highlights"]
        ]


@cache
def games() -> list[Played]:
    return [looked_at(varied(*variant, seed)) for variant, seed in DEALT]


def varied(game: str, players: int, variants: dict[str, Any], seed: int) -> Match:
    rng, talk = Random(f"{game} {players} {seed}"), Random(seed)
    heard: dict[str, str] = {}
    match = Match.deal(game, NAMES[:players], seed=rng.randbytes(32), variants=variants)
    while not match.over:
        if match.game.slots and talk.random() < 0.15:
            say_something(match, talk)
        seat = rng.choice(match.to_act)
        match.answer(seat, chosen(match, seat, rng, heard))
    return match


def looked_at(match: Match) -> Played:
    record = match.record()
    play = shown(record, None)
    numbers = [number for number, each in enumerate(play["moments"], 1) if "event" in each]
    events = [(step.number, event) for step in replay(record.splitlines()) for event in step.news]
    assert len(numbers) == len(events)
    return Played(
        record,
        play,
        [(line, number, event) for number, (line, event) in zip(numbers, events, strict=True)],
    )


# --- What must be found ---------------------------------------------------------------------------


def most(
    message: str, happened: Iterable[tuple[Any, int]], name: str = "seat", least: int = 2
) -> Iterator[Found]:
    """The one to whom it happened most often, and the moment when it first did."""
    all_ = list(happened)
    counted = Counter(who for who, _ in all_)
    leading = [who for who, number in counted.items() if number == max(counted.values())]
    if len(leading) == 1 and counted[leading[0]] >= least:
        (who,) = leading
        first = min(moment for each, moment in all_ if each == who)
        yield message, first, False, {name: who, "cards": counted[who]}


def decided_exchange(game: Played) -> Iterator[Found]:
    """The last card that the winner got, and where it came from."""
    (_, end) = game.of(ay.GameWon, ay.GameEnded)[-1]
    if isinstance(end, ay.GameEnded):
        return
    moment, card = [each for each in game.of(ay.Arrived) if each[1].seat == end.seat][-1]
    about = {"seat": end.seat, "object": card.object}
    if card.origin == "hand":
        yield "best-decisive-taken", moment, True, {**about, "giver": card.giver}
    elif card.giver == end.seat:
        yield "best-decisive-own", moment, True, about
    else:
        yield "best-decisive", moment, True, {**about, "giver": card.giver}


def decided_sabotage(game: Played) -> Iterator[Found]:
    """The last sabotage without which somebody else would have won then."""
    told = [each for each in game.events if isinstance(each[2], SETTLING)]
    stopped: list[Found] = []
    for (line, moment, event), (_, _, after) in pairwise(told):
        if isinstance(event, ay.Sabotaged) and isinstance(after, ay.ExchangeCancelled):
            for partner in winners_without(game.record, line):
                if partner != event.seat and [partner] != game.play["winners"]:
                    about = {"seat": event.seat, "partner": partner}
                    stopped.append(("best-decisive-sabotage", moment, True, about))
    yield from stopped[-1:]


SETTLING = ay.Sabotaged | ay.ExchangeCancelled | ay.ExchangeGoesOn | ay.OffersRevealed


def winners_without(record: bytes, line: int) -> tuple[int, ...]:
    """Who wins at once if nobody plays a sabotage from this line on."""
    *_, step = replay(record.splitlines()[: line - 1])
    match = step.match
    while match.to_act and Pass() in match.options(match.to_act[0]):
        match.answer(match.to_act[0], Pass())
    return match.winners


def antayagi(game: Played) -> Iterator[Found]:
    yield from decided_exchange(game)
    yield from decided_sabotage(game)
    end, last = game.of(ay.GameWon, ay.GameEnded)[-1]
    for seat, hand in enumerate(last.hands):
        if "treasure" in hand and [seat] != game.play["winners"]:
            about = {"seat": seat, "cards": hand.count("treasure")}
            yield "best-treasures", end, False, about
    yield from most("best-saboteur", ((row[1], row[0]) for row in game.rows("theatre-sabotages")))
    given = [
        (event.giver, moment)
        for moment, event in game.of(ay.Arrived)
        if event.origin == "table" and event.giver != event.seat
        for _ in range(2 if event.object == "fish" else 1)
    ]
    yield from most("best-generous", given)
    exchanges = game.rows("theatre-exchanges")
    cancelled = iter([moment for moment, _ in game.of(ay.ExchangeCancelled)])
    stopped = [(row, next(cancelled)) for row in exchanges if not row[5]]
    unlucky = [(seat, moment) for row, moment in stopped for seat in (row[1], row[3])]
    yield from most("best-unlucky", unlucky, least=3)
    offered = [(card, row[0]) for row in exchanges for card in (row[2], row[4])]
    yield from most("best-unwanted", offered, "object", least=5)
    yield from said(game)


def said(game: Played) -> Iterator[Found]:
    claims = game.rows("theatre-claims")
    wrong = [row for row in claims if row[3] != row[4]]
    yield from most("best-fibber", ((row[1], row[0]) for row in wrong))
    yield from most("best-lied-to", ((row[2], row[0]) for row in wrong if row[1] != row[2]))
    for seat in {row[1] for row in claims} - {row[1] for row in wrong}:
        moments = [row[0] for row in claims if row[1] == seat]
        if len(moments) >= 3:
            yield "best-honest", moments[0], False, {"seat": seat, "cards": len(moments)}


class Offer(NamedTuple):
    """A row of the gifts' journeys."""

    moment: int
    gift: str
    giver: int
    receiver: int
    named: str
    true: bool
    accepted: bool

    def good_faith(self, journeys: list[Offer], dealt: list[int]) -> bool:
        """Whether the giver had accepted it in this round under the wrong name that they say."""
        start = max(moment for moment in dealt if moment < self.moment)
        before = [
            each
            for each in journeys
            if start < each.moment < self.moment and each.gift == self.gift and each.accepted
        ]
        return (
            not self.true
            and bool(before)
            and (before[-1].receiver, before[-1].named) == (self.giver, self.named)
        )


def not_a_hat(game: Played) -> Iterator[Found]:
    moment, last = game.of(nh.PenaltyTaken)[-1]
    (_, refused) = game.of(nh.GiftRefused)[-1]
    about = {"seat": last.seat, "gift": str(last.gift)}
    if last.seat == refused.giver:
        yield "best-last-lie", moment, True, {**about, "named": str(refused.named)}
    else:
        yield "best-last-doubt", moment, True, about
    journeys = [Offer(*row) for row in game.rows("theatre-journeys")]
    dealt = [moment for moment, _ in game.of(nh.RoundDealt)]
    misled = [each for each in journeys if each.good_faith(journeys, dealt)]
    tallies: dict[str, tuple[str, Callable[[Offer], bool]]] = {
        "best-liar": ("giver", lambda o: o.accepted and not o.true and o not in misled),
        "best-gullible": ("receiver", lambda o: o.accepted and not o.true),
        "best-sharp": ("receiver", lambda o: not o.accepted and not o.true),
        "best-doubter": ("receiver", lambda o: not o.accepted and o.true),
    }
    for message, (who, counts) in tallies.items():
        yield from most(message, ((getattr(o, who), o.moment) for o in journeys if counts(o)))
    yield from most("best-misled", ((o.giver, o.moment) for o in misled), least=1)
    travels = ((o.gift, o.moment) for o in journeys if o.accepted)
    yield from most("best-traveller", travels, "gift")
    yield from never_wrong("best-memory", [(o.giver, o.moment, o.true) for o in journeys], 3)
    judged = [(o.receiver, o.moment, o.accepted == o.true) for o in journeys]
    yield from never_wrong("best-judge", judged, 4)


def never_wrong(message: str, happened: list[tuple[int, int, bool]], least: int) -> Iterator[Found]:
    for seat in {seat for seat, _, _ in happened}:
        mine = [(moment, right) for each, moment, right in happened if each == seat]
        if len(mine) >= least and all(right for _, right in mine):
            yield message, mine[0][0], False, {"seat": seat, "cards": len(mine)}


EXPECTED: dict[str, Callable[[Played], Iterator[Found]]] = {
    "antayagi-80": antayagi,
    "antayagi-65": antayagi,
    "not-a-hat": not_a_hat,
}


def listed(highlights: Iterable[Found]) -> list[str]:
    return sorted(
        f"{message} {moment} {decides} {sorted(about.items())}"
        for message, moment, decides, about in highlights
    )


# --- The tests ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(DEALT)))
def test_whatever_was_special_is_found_and_nothing_else(number: int) -> None:
    game = games()[number]
    assert listed(game.found) == listed(EXPECTED[game.play["game"]](game))


def test_everything_that_can_be_special_comes_up_in_these_games() -> None:
    texts = (files("hatbox") / "locales" / "en" / "theatre.ftl").read_text("utf-8")
    came_up = {message for game in games() for message, *_ in game.found}
    assert came_up == set(re.findall("^best-[a-z-]+", texts, re.MULTILINE))


def test_a_game_that_somebody_won_has_something_that_decided_it() -> None:
    for game in games():
        decided = [message for message, _, decides, _ in game.found if decides]
        assert bool(game.play["winners"]) <= bool(decided)


def test_a_card_that_was_taken_was_not_given() -> None:
    taken = 0
    for game in games():
        arrived = [event for _, event in game.of(ay.Arrived) if event.giver != event.seat]
        given = [event for event in arrived if event.origin == "table"]
        taken += len(arrived) - len(given)
        flow = game.play["figures"]["flow"]
        if game.of(ay.Dealt):
            for seat, row in enumerate(flow):
                assert sum(row) == sum(event.giver == seat for event in given)
    assert taken


def test_a_superlative_is_told_only_of_one_who_had_most() -> None:
    tally = Tally()
    tally.add(0, 3)
    assert tally.best("best-liar") == [], "once is nothing special, and its sentence has a plural"
    tally.add(1, 4)
    assert tally.best("best-liar") == []
    tally.add(1, 9)
    assert tally.best("best-liar") == [Highlight(("best-liar", {"seat": 1, "cards": 2}), 4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_highlight_is_told_in_every_language(language: str) -> None:
    speaker = Speaker(language, "", NAMES)
    one_of_each = {each[0]: each for game in games() for each in game.found}
    for message, _, _, about in one_of_each.values():
        for you in ({}, {"you": "seat"}, {"you": "me"}):
            text = speaker.sentence(Sentence(message, about | you))
            assert not re.search(r"[{}$]|best-", text), text
        # Whoever reads it is not called by their name, whatever they did.
        for role in {"seat", "giver", "partner"} & about.keys():
            text = speaker.sentence(Sentence(message, about | {"you": role}))
            assert NAMES[about[role]] not in text, text
