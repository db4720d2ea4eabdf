"""Games that break a law each: the suite must be able to fail."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from hatbox.games import GAMES
from hatbox.games.antayagi.answers import Offer
from hatbox.games.antayagi.cards import Card, Held, ObjectSide
from hatbox.games.antayagi.events import (
    Arrived,
    Discarded,
    Drew,
    ExchangeEnded,
    GameWon,
    NeedsMore,
    SawDealt,
    SawDrew,
    TurnBegan,
)
from hatbox.games.antayagi.tasks import PassTurn, Refill
from hatbox.games.not_a_hat.cards import GiftSide
from hatbox.games.not_a_hat.events import (
    GameEnded,
    GiftAccepted,
    GiftOffered,
    GiftShown,
    PenaltyTaken,
)
from hatbox.games.not_a_hat.tasks import ShuffleAll
from hatbox.kernel.engine import Asked, Seat, Step
from hatbox.kernel.errors import RuleError
from hatbox.kernel.game import Game, Setup, Watcher
from hatbox.kernel.written import to_json
from tests.conformance.altered import (
    AlterAsked,
    AlterFollow,
    AlterMemory,
    AlterSeen,
    AlterStep,
    AlterView,
    altered,
)


class Mutant(NamedTuple):
    """A way to break a game, and the law that it breaks."""

    law: int
    game: str
    name: str
    make: Callable[[Game], Game]
    fair: bool = False
    """Only a comparison with all worlds can find it."""

    @property
    def broken(self) -> Game:
        return self.make(GAMES[self.game])


MUTANTS: list[Mutant] = []
ANTAYAGI, HAT = "antayagi-80", "not-a-hat"


def _add(
    law: int, game: str, name: str, make: Callable[[Game], Game], *, fair: bool = False
) -> None:
    MUTANTS.append(Mutant(law, game, name, make, fair))


def _tag(task: Any) -> str:
    return str(task.__struct_config__.tag)


def view(law: int, game: str = ANTAYAGI) -> Callable[[AlterView], AlterView]:
    def add(alter: AlterView) -> AlterView:
        _add(law, game, alter.__name__, lambda inner: altered(inner, view=alter))
        return alter

    return add


def seen(law: int, game: str = ANTAYAGI) -> Callable[[AlterSeen], AlterSeen]:
    def add(alter: AlterSeen) -> AlterSeen:
        _add(law, game, alter.__name__, lambda inner: altered(inner, seen=alter))
        return alter

    return add


def follow(law: int, game: str = ANTAYAGI) -> Callable[[AlterFollow], AlterFollow]:
    def add(alter: AlterFollow) -> AlterFollow:
        _add(law, game, alter.__name__, lambda inner: altered(inner, follow=alter))
        return alter

    return add


def asked(law: int, task: str, game: str = ANTAYAGI) -> Callable[[AlterAsked], AlterAsked]:
    def add(alter: AlterAsked) -> AlterAsked:
        def where(options: Asked, at: Any, what: Any) -> Asked:
            return alter(options, at, what) if _tag(what) == task else options

        _add(law, game, alter.__name__, lambda inner: altered(inner, asked=where))
        return alter

    return add


def step(law: int, task: str, game: str = ANTAYAGI) -> Callable[[AlterStep], AlterStep]:
    def add(alter: AlterStep) -> AlterStep:
        def where(done: Step[Any], at: Any, what: Any, answers: Mapping[Seat, Any]) -> Step[Any]:
            return alter(done, at, what, answers) if task in ("any", _tag(what)) else done

        _add(law, game, alter.__name__, lambda inner: altered(inner, step=where))
        return alter

    return add


def memory(
    law: int, game: str = ANTAYAGI, *, fair: bool = False
) -> Callable[[AlterMemory], AlterMemory]:
    def add(alter: AlterMemory) -> AlterMemory:
        _add(law, game, alter.__name__, lambda inner: altered(inner, memory=alter), fair=fair)
        return alter

    return add


# --- 1: replay ---------------------------------------------------------------------------

_WHIM = Random(0)
_NUMBERS = count()


@step(1, "reshuffle-discards")
def shuffles_by_itself(done: Step[Any], *_: Any) -> Step[Any]:
    draw = done.position.draw
    return replace(done, position=replace(done.position, draw=(*_WHIM.sample(draw, len(draw)),)))


@step(1, "pass-turn")
def numbers_its_events(done: Step[Any], *_: Any) -> Step[Any]:
    return replace(done, news=tuple(replace(e, why=(f"A.{next(_NUMBERS)}",)) for e in done.news))


@step(1, "pass-turn")
def passes_the_turn_by_whim(done: Step[Any], *_: Any) -> Step[Any]:
    return replace(done, position=replace(done.position, active=_WHIM.randrange(3)))


@step(1, "answer-gift", HAT)
def forgives_by_whim(done: Step[Any], at: Any, *_: Any) -> Step[Any]:
    earlier = (_WHIM.randrange(9), *at.earlier[1:])
    return replace(done, position=replace(done.position, earlier=earlier))


# --- 2: JSON -----------------------------------------------------------------------------


class Forgetful(Struct, frozen=True):
    """A position that reads only its hands."""

    agenda: tuple[Any, ...]
    sealed: tuple[Any, ...]
    hands: tuple[tuple[Held, ...], ...]


class Complex(Struct, frozen=True):
    """A view that JSON has no words for."""

    seats: complex


_add(2, ANTAYAGI, "drops_a_field", lambda inner: altered(inner, position=Forgetful))


@step(2, "refill")
def keeps_a_list(done: Step[Any], *_: Any) -> Step[Any]:
    return replace(done, position=replace(done.position, needed=list(done.position.needed)))


@view(2)
def shows_what_has_no_json(_view: Any, *_: Any) -> Complex:
    return Complex(1j)


@seen(2)
def tells_what_has_no_json(_seen: Any, *_: Any) -> Complex:
    return Complex(1j)


def _asks_by_identity(inner: Game) -> Game:
    known: list[Any] = []

    def remembers(done: Step[Any], *_: Any) -> Step[Any]:
        known.append(done.position.hands)
        return done

    def ask(options: Asked, at: Any, task: Any) -> Asked:
        if _tag(task) != "choose-offers" or any(at.hands is hands for hands in known):
            return options
        return {seat: options[seat][::-1] for seat in options}

    return altered(inner, step=remembers, asked=ask)


_add(2, ANTAYAGI, "asks_by_identity", _asks_by_identity)


# --- 3: cards ----------------------------------------------------------------------------


@step(3, "refill")
def loses_the_last_card(done: Step[Any], *_: Any) -> Step[Any]:
    return replace(done, position=replace(done.position, draw=done.position.draw[:-1]))


@step(3, "any")
def discards_twice(done: Step[Any], *_: Any) -> Step[Any]:
    if not any(isinstance(event, Discarded) for event in done.news):
        return done
    at = done.position
    return replace(done, position=replace(at, discard=(*at.discard[:1], *at.discard)))


@step(3, "arrive")
def stamps_a_card(done: Step[Any], *_: Any) -> Step[Any]:
    areas = tuple(
        tuple(Card.of(f"{card.object}/sabotage") for card in area) for area in done.position.areas
    )
    return replace(done, position=replace(done.position, areas=areas))


@step(3, "answer-gift", HAT)
def throws_penalties_away(done: Step[Any], *_: Any) -> Step[Any]:
    penalties = tuple(pile[-2:] for pile in done.position.penalties)
    return replace(done, position=replace(done.position, penalties=penalties))


# --- 4: options --------------------------------------------------------------------------


@asked(4, "window")
def asks_without_an_option(options: Asked, *_: Any) -> Asked:
    return {seat: choice[1:] for seat, choice in options.items()}


@asked(4, "window")
def asks_a_seat_that_is_not_there(options: Asked, at: Any, _task: Any) -> Asked:
    return {**options, len(at.hands): options[max(options)]}


@asked(4, "choose-offers")
def offers_a_card_too_many(options: Asked, *_: Any) -> Asked:
    return {seat: (*choice, Offer(len(choice))) for seat, choice in options.items()}


@asked(4, "choose-partner")
def lists_a_partner_twice(options: Asked, *_: Any) -> Asked:
    return {seat: (*choice, choice[0]) for seat, choice in options.items()}


@asked(4, "choose-partner")
def lists_partners_by_what_they_hide(options: Asked, at: Any, _task: Any) -> Asked:
    def backs(reply: Any) -> list[str]:
        return [held.card.back for held in at.hands[reply.partner]]

    return {seat: tuple(sorted(choice, key=backs)) for seat, choice in options.items()}


@asked(4, "choose-offers")
def lists_offers_by_their_objects(options: Asked, at: Any, _task: Any) -> Asked:
    return {
        seat: tuple(sorted(choice, key=lambda reply, s=seat: at.hands[s][reply.slot].card.object))  # type: ignore[misc]
        for seat, choice in options.items()
    }


@asked(4, "window")
def allows_sabotage_by_the_next_card(options: Asked, at: Any, _task: Any) -> Asked:
    allowed = len(at.draw) < 2 or at.draw[1].object < "lollipop"
    return options if allowed else {seat: choice[:1] for seat, choice in options.items()}


@asked(4, "give-gift", HAT)
def lists_the_next_gift_first(options: Asked, at: Any, _task: Any) -> Asked:
    coming = at.shop[1].gift if len(at.shop) > 1 else ""
    return {
        seat: tuple(sorted(choice, key=lambda give: (give.gift != coming, str(give))))
        for seat, choice in options.items()
    }


# --- 5: secrecy --------------------------------------------------------------------------


def _others_sides(at: Any) -> tuple[tuple[Any, ...], ...]:
    """Everybody's cards as their owners' neighbours see them."""
    return tuple(tuple(held.others for held in hand) for hand in at.hands)


@view(5)
def shows_ones_own_objects(shown: Any, at: Any, watcher: Watcher) -> Any:
    return shown if watcher is None else replace(shown, hands=_others_sides(at))


@view(5)
def shows_spectators_the_hands(shown: Any, at: Any, watcher: Watcher) -> Any:
    return replace(shown, hands=_others_sides(at)) if watcher is None else shown


@view(5)
def grows_with_the_next_card(shown: Any, at: Any, _watcher: Watcher) -> Any:
    hidden = at.draw[1].object if len(at.draw) > 1 else ""
    return replace(shown, skipped=10 ** len(hidden))


@view(5)
def shows_the_objects_of_the_draw_pile(shown: Any, at: Any, _watcher: Watcher) -> Any:
    return replace(
        shown, discard=replace(shown.discard, top=at.draw[0].object if at.draw else None)
    )


@view(5)
def shows_who_has_passed(shown: Any, at: Any, _watcher: Watcher) -> Any:
    passed = {seat for seat, _ in at.sealed}
    return replace(shown, waiting=tuple(seat for seat in shown.waiting if seat not in passed))


@view(5)
def shows_sealed_offers(shown: Any, at: Any, _watcher: Watcher) -> Any:
    offers = [reply for _, reply in at.sealed if isinstance(reply, Offer)]
    return replace(shown, sealed=offers[0] if offers else shown.sealed)


@seen(5)
def tells_of_draws_as_they_are(told: Any, event: Any, _watcher: Watcher) -> Any:
    return event if isinstance(event, Drew) else told


@seen(5)
def tells_the_owner_what_was_drawn(told: Any, event: Any, watcher: Watcher) -> Any:
    if isinstance(event, Drew) and watcher == event.seat:
        return replace(told, side=ObjectSide(event.held.card.object))
    return told


class Chatty(tuple[Any, ...]):
    """Options that explain too much."""

    __slots__ = ()
    hint = ""

    def __contains__(self, reply: object) -> bool:
        if not super().__contains__(reply):
            raise RuleError("illegal", f"error-{self.hint}")
        return True


@asked(5, "window")
def explains_with_the_next_card(options: Asked, at: Any, _task: Any) -> Asked:
    class Hinting(Chatty):
        hint = at.draw[1].text if len(at.draw) > 1 else ""

    return {seat: Hinting(choice) for seat, choice in options.items()}


@follow(5)
def changes_more_by_what_was_drawn(new: dict[str, Any], _view: Any, event: Any) -> dict[str, Any]:
    """No view ever shows it: only what an event changes does."""
    return new | {"skipped": len(event.held.card.object)} if isinstance(event, Drew) else new


@view(5, HAT)
def shows_the_gift_below(shown: Any, at: Any, _watcher: Watcher) -> Any:
    below = at.shop[1].gift if len(at.shop) > 1 else None
    return replace(shown, shop=replace(shown.shop, top=below))


@view(5, HAT)
def shows_arrows_too_early(shown: Any, at: Any, _watcher: Watcher) -> Any:
    return replace(shown, named=at.columns[0][-1].card.back)


@view(5, HAT)
def helps_the_memory(shown: Any, at: Any, _watcher: Watcher) -> Any:
    columns = tuple(tuple(GiftSide(card.card.gift) for card in column) for column in at.columns)
    return replace(shown, columns=columns)


# --- 6: imagination ----------------------------------------------------------------------


class Altered:
    """A memory that learns or imagines something altered."""

    def __init__(self, inner: Any, _watcher: Watcher, setup: Setup) -> None:
        self.inner = inner
        self.setup = setup

    def learn(self, shown: Any, events: Sequence[Any]) -> None:
        self.inner.learn(shown, events)

    def imagine(self, rng: Random) -> Any:
        return self.inner.imagine(rng)


@memory(6, fair=True)
class ForgetsHowCardsAreHeld(Altered):
    def learn(self, shown: Any, events: Sequence[Any]) -> None:
        self.inner.learn(shown, events)
        for pile in self.inner.piles:
            for trace in pile.members:
                trace.may_be_small_hat = True


@memory(6)
class ForgetsWhatTheHatShowed(Altered):
    def learn(self, shown: Any, events: Sequence[Any]) -> None:
        self.inner.learn(shown, [event for event in events if _tag(event) != "turned"])


@memory(6)
class TurnsThePileOver(Altered):
    def imagine(self, rng: Random) -> Any:
        world = self.inner.imagine(rng)
        return replace(world, draw=world.draw[::-1])


@memory(6)
class ImaginesACardTooMany(Altered):
    def imagine(self, rng: Random) -> Any:
        world = self.inner.imagine(rng)
        return replace(world, draw=(*world.draw, Card.of("fish/plain")))


@memory(6)
class KnowsTheDeal(Altered):
    def imagine(self, rng: Random) -> Any:
        return self.inner.imagine(Random(str(self.setup.deck) + str(rng.random())))


@memory(6)
class GivesUp(Altered):
    def imagine(self, rng: Random) -> Any:
        return self.inner.imagine(rng).hands[99]


@memory(6, fair=True)
class SortsThePile(Altered):
    def imagine(self, rng: Random) -> Any:
        world = self.inner.imagine(rng)
        return replace(world, draw=(*world.draw[:1], *sorted(world.draw[1:], key=str)))


@memory(6, fair=True)
class LikesTheAlphabet(Altered):
    def imagine(self, rng: Random) -> Any:
        return min((self.inner.imagine(rng) for _ in range(2)), key=to_json)


@memory(6, HAT)
class ForgetsArrows(Altered):
    def learn(self, shown: Any, events: Sequence[Any]) -> None:
        self.inner.learn(shown, events)
        self.inner.arrows.clear()


@memory(6, HAT, fair=True)
class NeverShufflesTheShop(Altered):
    def imagine(self, rng: Random) -> Any:
        world = self.inner.imagine(rng)
        return replace(world, shop=(*world.shop[:1], *sorted(world.shop[1:], key=str)))


# --- 7: the end --------------------------------------------------------------------------


@step(7, "count")
def nobody_ever_wins(done: Step[Any], at: Any, *_: Any) -> Step[Any]:
    if not any(isinstance(event, GameWon) for event in done.news):
        return done
    back = tuple(card for area in at.areas for card in area)
    empty = replace(at, areas=((),) * len(at.areas), draw=at.draw + back, chosen=None)
    return Step(empty, (Refill(((at.active, 1),), ("A.T8",)), PassTurn()))


@step(7, "choose-partner")
def asks_the_same_again(_done: Step[Any], at: Any, task: Any, _answers: Any) -> Step[Any]:
    return Step(at, (task,))


@step(7, "pass-turn")
def never_comes_to_rest(_done: Step[Any], at: Any, task: Any, _answers: Any) -> Step[Any]:
    return Step(at, (task,))


@step(7, "end-round", HAT)
def one_round_more(_done: Step[Any], at: Any, *_: Any) -> Step[Any]:
    return Step(at, (ShuffleAll(),))


# --- 8: the story ------------------------------------------------------------------------


def _without(kind: type) -> AlterStep:
    def alter(done: Step[Any], *_: Any) -> Step[Any]:
        return replace(done, news=tuple(e for e in done.news if not isinstance(e, kind)))

    return alter


def _told_as(kind: type[Struct], **wrong: Callable[[Any], Any]) -> AlterSeen:
    def alter(seen_: Any, *_: Any) -> Any:
        if not isinstance(seen_, kind):
            return seen_
        return replace(seen_, **{name: change(seen_) for name, change in wrong.items()})

    return alter


def _losing(kind: type, field: str) -> AlterFollow:
    def alter(new: dict[str, Any], _view: Any, event: Any) -> dict[str, Any]:
        return {k: v for k, v in new.items() if k != field} if isinstance(event, kind) else new

    return alter


def _story(game: str, name: str, **alterations: Any) -> None:
    _add(8, game, name, lambda inner: altered(inner, **alterations))


_story(ANTAYAGI, "does_not_tell_that_an_exchange_is_over", step=_without(ExchangeEnded))
_story(ANTAYAGI, "does_not_tell_what_is_needed", step=_without(NeedsMore))
_story(ANTAYAGI, "does_not_tell_whose_turn_it_is", step=_without(TurnBegan))
_story(ANTAYAGI, "tells_the_top_before_the_draw", seen=_told_as(SawDrew, top=lambda e: e.back))
_story(
    ANTAYAGI, "tells_a_pile_that_is_too_small", seen=_told_as(SawDealt, pile=lambda e: e.pile - 1)
)
_story(ANTAYAGI, "changes_no_points", follow=_losing(Arrived, "scores"))
_story(ANTAYAGI, "changes_no_hand_by_a_draw", follow=_losing(Drew, "hands"))
_story(HAT, "changes_no_column_by_a_gift", follow=_losing(GiftAccepted, "columns"))
_story(HAT, "does_not_tell_that_a_gift_was_named", step=_without(GiftOffered))
_story(HAT, "tells_no_next_gift", seen=_told_as(GiftShown, top=lambda _: None))
_story(HAT, "tells_other_points", seen=_told_as(PenaltyTaken, points=lambda e: e.points + 1))
_story(HAT, "tells_no_winner", seen=_told_as(GameEnded, winners=lambda _: ()))
