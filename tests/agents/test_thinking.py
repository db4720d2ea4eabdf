"""The beliefs of AntaYagí bots, and the decisions that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.agents.antayagi import MASTER, REGULAR, SHARP
from hatbox.agents.antayagi.belief import Belief
from hatbox.agents.antayagi.chances import area_of, chances
from hatbox.agents.antayagi.clues import Preferred, Taken
from hatbox.agents.antayagi.gains import gain
from hatbox.agents.antayagi.logit import Formula, dot, fitted
from hatbox.agents.antayagi.outcomes import gone_on, reveal, without_draws
from hatbox.agents.antayagi.outlook import outlook, received
from hatbox.agents.antayagi.thinker import Strength, Thinker
from hatbox.games.antayagi import ANTAYAGI_65, ANTAYAGI_80
from hatbox.games.antayagi.answers import Choose, Offer, Pass, Sabotage
from hatbox.games.antayagi.cards import OBJECTS, Card, Object, drawn
from hatbox.games.antayagi.events import Arrived, PartnerChosen
from hatbox.games.antayagi.game import Edition
from hatbox.games.antayagi.knowledge import Knowledge
from hatbox.kernel.engine import Answer, Moment, Seat, answer
from hatbox.kernel.game import Setup, listed
from hatbox.records import Match

from .tables import dealt

ATTENTIVE = replace(REGULAR, careless=0.0)
BRIEF = replace(SHARP, dealt=8, outcomes=60, worlds=3, careless=0.0)
THOROUGH = replace(MASTER, dealt=8, outcomes=60, worlds=3)


def sent(match: Match, seat: Seat) -> tuple[Any, Any]:
    return match.view(seat), match.seen(seat)


@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize("game", ["antayagi-80", "antayagi-65"])
def test_imagined_worlds_look_like_the_true_one(game: str, *, exact: bool) -> None:
    match = dealt(game, 4, {}, 1)
    belief, rng = Belief(2, match.game.public(match.setup), exact=exact), Random(1)
    compared = 0
    while not match.over:
        view, events = sent(match, 2)
        belief.hear(events)
        if compared < 12 and 2 in match.to_act:
            belief.attend(view)
            for world in belief.worlds(2, rng):
                imagined = match.game.view(world, 2)
                for part in ("hands", "areas", "scores", "table", "draw", "discard", "agenda"):
                    assert getattr(imagined, part) == getattr(view, part), part
            compared += 1
        seat = rng.choice(match.to_act)
        match.answer(seat, rng.choice(match.options(seat)))
    assert compared == 12


class OwnGame:
    """A game with a deck in a known order; seat 0 is a bot."""

    def __init__(self, edition: Edition, cards: Sequence[str], strength: Strength) -> None:
        setup = Setup(3, 0, tuple(Card.of(card) for card in cards), edition.variants())
        self.edition = edition
        self.now: Moment[Any] = edition.start(setup)
        self.bot = Thinker(strength, edition, 0, edition.public(setup), Random(5))
        self._tell()

    def _tell(self) -> None:
        events = [self.edition.redact(event, 0) for event in self.now.news]  # type: ignore[arg-type]
        self.bot.observe(None, events)

    def decide(self) -> Answer:
        view = self.edition.view(self.now.position, 0)
        return self.bot.decide(view, listed(self.now.options[0]))

    def answer(self, seat: Seat, reply: Answer) -> None:
        self.now = answer(self.edition.rules, self.now, seat, reply)
        self._tell()


PILE = ["bone/plain", "treasure/plain", "hat/plain", "muffin/plain"] * 5


@pytest.mark.parametrize(
    "strength", [ATTENTIVE, BRIEF, THOROUGH], ids=["regular", "sharp", "master"]
)
@pytest.mark.parametrize("edition", [ANTAYAGI_80, ANTAYAGI_65], ids=lambda edition: edition.id)
def test_a_worthless_card_that_one_knows_is_given_away(
    edition: Edition, strength: Strength
) -> None:
    hands = [
        *("treasure/small-hat", "bone/plain", "bone/plain"),
        *("empty-box/small-hat", "bone/plain", "hat/plain"),
        *("treasure/small-hat", "hat/plain", "hat/plain"),
    ]
    game = OwnGame(edition, [*hands, *PILE], strength)
    game.answer(0, Choose(1))
    assert game.decide() == Offer(1)


def test_the_partner_with_more_to_give_is_chosen() -> None:
    hands = [
        *("bone/plain", "wizard/plain", "treasure/plain"),
        *("bone/plain", "empty-box/plain", "lollipop/plain"),
        *("bone/plain", "fish/plain", "treasure/plain"),
    ]
    assert OwnGame(ANTAYAGI_80, [*hands, *PILE], BRIEF).decide() == Choose(2)


@pytest.mark.parametrize(
    "strength", [ATTENTIVE, BRIEF, THOROUGH], ids=["regular", "sharp", "master"]
)
def test_somebody_who_is_about_to_win_is_stopped(strength: Strength) -> None:
    asked = 0
    for number in range(60):
        match = dealt("antayagi-80", 4, {}, number)
        bot, rng = (
            Thinker(strength, ANTAYAGI_80, 0, match.game.public(match.setup), Random(1)),
            Random(number),
        )
        bot.observe(*sent(match, 0))
        while not match.over:
            if _somebody_else_is_about_to_win(match):
                asked += 1
                assert isinstance(bot.decide(match.view(0), match.options(0)), Sabotage)
                break
            seat = rng.choice(match.to_act)
            options = match.options(seat)
            match.answer(seat, Pass() if Pass() in options else rng.choice(options))
            bot.observe(*sent(match, 0))
    assert asked >= 2


def _somebody_else_is_about_to_win(match: Match) -> bool:
    """Seat 0 is asked, can stop it, and the exchange ends the game (as long as nobody chooses)."""
    if len(match.options(0)) < 2 or not isinstance(match.options(0)[1], Sabotage):
        return False
    return gone_on(ANTAYAGI_80, match.position).winners not in ((), (0,))


BY_GLANCE = chances()
BY_HANDS = outlook(ANTAYAGI_80.burden, ANTAYAGI_80.cards(ANTAYAGI_80.variants()))
FORMULAS = pytest.mark.parametrize("formula", [BY_GLANCE, BY_HANDS], ids=["chances", "outlook"])


@FORMULAS
def test_chances_add_up_and_grow_with_points(formula: Formula) -> None:
    at = dealt("antayagi-80", 4, {}, 1).position
    ahead = replace(at, areas=((Card.of("treasure/plain"),) * 3, *at.areas[1:]))
    assert sum(formula(at)) == pytest.approx(1)
    assert formula(ahead)[0] > formula(at)[0]
    assert formula(ahead)[1] < formula(at)[1]
    assert formula(replace(at, winners=(2,))) == [0, 0, 1, 0]


@FORMULAS
def test_a_formula_weighs_the_features_that_the_fit_is_given(formula: Formula) -> None:
    weights = fitted("chances" if formula is BY_GLANCE else "outlook")
    assert list(weights) == list(formula.names)
    match, rng = dealt("antayagi-80", 4, {}, 1), Random(1)
    while not match.over:
        features = formula.features(match.position)
        weighed = [dot(weights.values(), each) for each in features]
        assert formula.log_odds(match.position) == pytest.approx(weighed)
        seat = rng.choice(match.to_act)
        match.answer(seat, rng.choice(match.options(seat)))


def test_the_outlook_grows_with_what_can_be_had() -> None:
    at = dealt("antayagi-80", 4, {}, 1).position
    treasure, box = drawn(Card.of("treasure/plain")), drawn(Card.of("empty-box/plain"))
    about_to_win = replace(at, areas=((Card.of("treasure/plain"),) * 4, *at.areas[1:]), active=0)
    rich, poor = (
        replace(about_to_win, hands=(at.hands[0], *[(card,) * 3] * 3)) for card in (treasure, box)
    )
    assert BY_HANDS(rich)[0] > BY_HANDS(poor)[0]


@pytest.mark.parametrize("players", [2, 9])
@FORMULAS
def test_any_number_of_players_with_any_hands_has_chances(formula: Formula, players: int) -> None:
    at = dealt("antayagi-80", 4, {}, 1).position
    hands = tuple(
        tuple(held for hand in at.hands for held in hand)[: 2 * seat] for seat in range(4)
    )
    at = replace(
        at, hands=(hands * 3)[:players], areas=((),) * players, needed=(12,) * players, active=1
    )
    assert len(formula(at)) == players
    assert sum(formula(at)) == pytest.approx(1)


def test_a_card_seen_from_its_back_is_what_the_deck_is_made_of() -> None:
    area = area_of((), 5)
    boxes, mixed = (
        outlook(ANTAYAGI_80.burden, tuple(Card.of(f"{object_}/plain") for object_ in objects))
        for objects in (["empty-box"], ["empty-box", "treasure", "treasure", "treasure"])
    )
    assert boxes.promise(area, (None,)) == (0, 0)
    assert mixed.promise(area, (None,)).gain == pytest.approx(
        0.75 * boxes.promise(area, ("treasure",)).gain
    )


AREAS: list[tuple[Object, ...]] = [
    (),
    ("bone",),
    ("t-rex",),
    ("toxic-waste",),
    ("t-rex", "t-rex"),
    ("toxic-waste", "bone"),
    ("toxic-waste", "t-rex"),
    ("treasure", "muffin", "bone"),
]


@pytest.mark.parametrize("edition", [ANTAYAGI_80, ANTAYAGI_65], ids=lambda edition: edition.id)
@pytest.mark.parametrize("area", AREAS, ids=str)
def test_what_an_object_brings_is_what_the_rules_say(
    edition: Edition, area: tuple[Object, ...]
) -> None:
    at = dealt(edition.id, 4, {}, 1).position
    needed = edition.goal(4) + edition.burden(area.count("toxic-waste"))
    before = tuple(Card.of(f"{object_}/plain") for object_ in area)
    at = replace(at, areas=(before, (), (), ()), needed=(needed, *at.needed[1:]), active=0)
    for object_ in OBJECTS:
        if object_ == "wizard":
            continue  # nothing would be received
        mine = "hat" if object_ != "hat" else "bone"
        hands = [(drawn(Card.of(f"{held}/plain")),) for held in (mine, object_)]
        world = replace(at, hands=(*hands, *at.hands[2:]))
        after = gone_on(without_draws(edition), reveal(world, 1, 0, 0))
        expected = area_of(after.areas[0], after.needed[0])
        assert received(area_of(before, needed), object_, edition.burden) == expected, object_


def test_a_lollipop_promises_the_best_of_the_other_cards_as_well() -> None:
    area, promise = area_of((), 5), BY_HANDS.promise
    alone = promise(area, ("lollipop",)).gain
    assert 2 * promise(area, ("lollipop", "treasure")).gain > 2.5 * alone
    assert 3 * promise(area, ("lollipop",) * 3).gain > 8.5 * alone
    assert promise(area_of((), 2), ("lollipop", "treasure")).win == 0.5
    assert promise(area, ("wizard", "empty-box")) == (0, 0)


@pytest.mark.parametrize(
    ("object_", "area", "worth"),
    [
        ("treasure", (), 1.0),
        ("empty-box", (), 0.0),
        ("fish", (), 0.0),
        ("fish", ("toxic-waste",), 2.0),
        ("bone", ("t-rex",), -1.0),
        ("t-rex", ("bone",), -1.0),
    ],
)
def test_gains(object_: Object, area: tuple[Object, ...], worth: float) -> None:
    assert gain(object_, area) == worth


def memory_of_seat_0() -> Knowledge:
    match = dealt("antayagi-80", 3, {}, 4)
    known = Knowledge(0, match.game.public(match.setup).deck)
    known.learn(*sent(match, 0))
    return known


def test_who_is_chosen_has_something_to_give_and_who_is_not_has_less() -> None:
    rich: list[Object | None] = ["lollipop"] * 3
    poor: list[Object | None] = ["empty-box"] * 3
    known = memory_of_seat_0()
    for trace in known.hands[0]:
        trace.back, trace.turned = "plain", False
    chosen, passed_over = (Preferred(known, PartnerChosen((), 1, to)) for to in (0, 2))
    assert chosen.likelihood(rich) > chosen.likelihood(poor)
    assert passed_over.likelihood(rich) < passed_over.likelihood(poor)


def test_what_a_lollipop_leaves_is_not_better_than_what_it_takes() -> None:
    known = memory_of_seat_0()
    for trace in known.hands[0]:
        trace.back, trace.turned = "plain", False
    taken = Taken(known, Arrived((), 1, "bone", "hand", 0, 2))
    assert taken.likelihood(["empty-box", "empty-box"]) > taken.likelihood(["lollipop", "lollipop"])
