"""Everything that a watcher of AntaYagí can have seen, worked out from the rules alone.

Every card is followed by its number in the first deck. A shuffle makes a new *order* of its
cards. For each place in an order, the sides are marked that the watcher could see of the card
from there on. This must not use secrecy.py, which is tested against it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, assert_never

from msgspec.structs import replace

from ...games.antayagi.cards import CLUED, Card, Held, Object
from ...games.antayagi.events import (
    AnyEvent,
    Arrived,
    CardsStay,
    Dealt,
    Discarded,
    Drew,
    GameEnded,
    GameWon,
    OffersRevealed,
    Origin,
    Reshuffled,
    Sabotaged,
    Turned,
)
from ...games.antayagi.position import Position
from ...games.antayagi.tasks import Window
from ...kernel.conformance import Deal, Run
from ...kernel.engine import NATURE, Moment, Seat
from ...kernel.game import Watcher, listed

if TYPE_CHECKING:
    from random import Random


TRIES = 8
"""Number of attempts to find a card that another can be exchanged with."""


class _Place:
    """What the watcher saw of the card in one place of an order."""

    __slots__ = ("back", "object", "small_hat")

    def __init__(self) -> None:
        self.object = False
        self.back = False
        self.small_hat = False
        """Whether the way it is held tells that it is a small hat (A.H2)."""


class _Token(NamedTuple):
    """A card, and what was seen of it since its last shuffle."""

    card: int
    place: _Place


class Follower:
    """Follows every card through a game, and marks what the watcher sees (A.H, A.S4, A.S5)."""

    def __init__(self, run: Run, watcher: Watcher) -> None:
        self.watcher = watcher
        self.cards: list[Card] = list(run.setup.deck)
        self.orders: list[list[int]] = [list(range(len(self.cards)))]
        self.places: list[list[_Place]] = [[_Place() for _ in self.cards]]
        self.draw = [_Token(card, self.places[0][card]) for card in self.orders[0]]
        self.hands: list[list[_Token]] = []
        self.turned: list[list[bool]] = []
        self.areas: list[list[_Token]] = []
        self.table: list[_Token] = []
        self.discard: list[_Token] = []

    def follow(  # noqa: C901, PLR0912 one case an event
        self, event: AnyEvent, shuffle: tuple[Card, ...] | None
    ) -> None:
        match event:
            case Dealt(first=first, hands=hands):
                self._deal(first, len(hands), len(hands[0]))
            case Drew(seat=seat):
                token = self.draw.pop(0)
                token.place.back = True
                self._hold(seat, token)
                self._show_top()
            case Turned(seat=seat):
                self.turned[seat] = [not turned for turned in self.turned[seat]]
                for slot in range(len(self.hands[seat])):
                    self._look(seat, slot)
            case OffersRevealed(seats=seats, slots=slots):
                for seat, slot in zip(seats, slots, strict=True):
                    self.table.append(self._object_shown(self._leave_hand(seat, slot)))
            case Sabotaged(seat=seat, slot=slot):
                token = self._leave_hand(seat, slot)
                token.place.back = True
                self.table.append(token)
            case Discarded(seat=seat, origin=origin, slot=slot):
                self.discard.append(self._object_shown(self._leave(origin, seat, slot)))
            case Arrived(seat=seat, origin=origin, giver=giver, slot=slot):
                self.areas[seat].append(self._object_shown(self._leave(origin, giver, slot)))
            case Reshuffled():
                assert shuffle is not None
                self._reshuffle(shuffle)
            case GameWon() | GameEnded():
                self._show_hands()
            case CardsStay():
                pass
            case _:
                assert_never(event)

    def share(self, other: Follower) -> None:
        """Mark also what another watcher of the same game saw."""
        for mine, theirs in zip(self.places, other.places, strict=True):
            for place, seen in zip(mine, theirs, strict=True):
                place.object |= seen.object
                place.back |= seen.back
                place.small_hat |= seen.small_hat

    def _deal(self, first: Seat, players: int, hand_size: int) -> None:
        self.hands = [[] for _ in range(players)]
        self.turned = [[] for _ in range(players)]
        self.areas = [[] for _ in range(players)]
        for number in range(hand_size * players):
            token = self.draw.pop(0)
            token.place.small_hat = self.watcher is not None
            self._hold((first + number) % players, token)
        self._show_top()

    def _hold(self, seat: Seat, token: _Token) -> None:
        self.hands[seat].append(token)
        self.turned[seat].append(False)
        self._look(seat, -1)

    def _look(self, owner: Seat, slot: int) -> None:
        """A hand card has one side for its owner and the other for everybody else."""
        if self.watcher is None:
            return
        card, place = self.hands[owner][slot]
        owner_sees_object = (self.cards[card].back == "small-hat") != self.turned[owner][slot]
        if owner_sees_object == (self.watcher == owner):
            place.object = True
        else:
            place.back = True

    def _show_hands(self) -> None:
        for hand in self.hands:
            for token in hand:
                self._object_shown(token)

    def _show_top(self) -> None:
        if self.draw:
            self.draw[0].place.back = True

    @staticmethod
    def _object_shown(token: _Token) -> _Token:
        token.place.object = True
        return token

    def _leave_hand(self, seat: Seat, slot: int) -> _Token:
        del self.turned[seat][slot]
        return self.hands[seat].pop(slot)

    def _leave(self, origin: Origin, seat: Seat, slot: int) -> _Token:
        match origin:
            case "hand":
                return self._leave_hand(seat, slot)
            case "table":
                return self.table.pop(slot)
            case "area":
                return self.areas[seat].pop(slot)
            case _:
                assert_never(origin)

    def _reshuffle(self, shuffle: tuple[Card, ...]) -> None:
        """Equal cards cannot be told apart, so any of them can be taken."""
        by_text: dict[Card, list[int]] = defaultdict(list)
        for token in self.discard:
            by_text[self.cards[token.card]].append(token.card)
        order = [by_text[card].pop() for card in shuffle]
        places = [_Place() for _ in order]
        self.orders.append(order)
        self.places.append(places)
        self.draw = [_Token(card, place) for card, place in zip(order, places, strict=True)]
        self.discard = []
        self._show_top()


def _followed(run: Run, watcher: Watcher, upto: int) -> Follower:
    """What a watcher saw in the moments up to this one."""
    seen = Follower(run, watcher)
    for number, now in enumerate(run.moments[: upto + 1]):
        shuffle = None
        if number and run.answers[number - 1][0] == NATURE:
            shuffle = run.answers[number - 1][1].deck  # type: ignore[attr-defined]
        for event in now.news:
            seen.follow(event, shuffle)  # type: ignore[arg-type]
    return seen


class AntayagiSecrets:
    """Who can have seen what in AntaYagí."""

    silent = frozenset({"window"})

    def known(self, cards: Sequence[Card]) -> tuple[str, ...]:
        """The deck is no secret, only its order."""
        return tuple(sorted(card.text for card in cards))

    def twin(self, run: Run, watcher: Watcher, upto: int, rng: Random) -> Deal:
        return self.twin_for(run, (watcher,), upto, rng)

    def twin_for(self, run: Run, watchers: Sequence[Watcher], upto: int, rng: Random) -> Deal:
        seen, *others = [_followed(run, watcher, upto) for watcher in watchers]
        for other in others:
            seen.share(other)
        for order in range(1, len(seen.orders)):
            _shuffle_otherwise(seen, order, rng)
        _exchange(seen, rng)
        decks = [tuple([seen.cards[card] for card in order]) for order in seen.orders]
        return Deal(decks[0], tuple(decks[1:]))

    def lookalike(self, at: Position, watcher: Watcher, rng: Random) -> Position:
        """Exchange the sides of all cards that face away or lie below (A.H4, A.S4, A.S5).

        At the end everybody shows the objects in their hand.
        """
        hands = tuple(
            tuple([_otherwise(at, owner, held, watcher, rng) for held in hand])
            for owner, hand in enumerate(at.hands)
        )
        return replace(
            at,
            hands=hands,
            areas=tuple(tuple([_other_back(card, rng) for card in area]) for area in at.areas),
            draw=(*[_other_object(c, rng) for c in at.draw[:1]], *_mixed(at.draw[1:], rng)),
            discard=(*[_other_back(c, rng) for c in at.discard[:1]], *_mixed(at.discard[1:], rng)),
            table=tuple(
                [
                    laid
                    if place >= 2 and at.agenda and isinstance(at.agenda[-1], Window)
                    else replace(laid, card=_other_back(laid.card, rng))
                    for place, laid in enumerate(at.table)
                ]
            ),
        )


def _shuffle_otherwise(seen: Follower, number: int, rng: Random) -> None:
    """Exchange cards within a shuffle that look the same as far as they were seen since."""
    order = seen.orders[number]
    for _ in range(2 * len(order)):
        one, other = rng.choice(order), rng.choice(order)
        places = [*_since(seen, number, one), *_since(seen, number, other)]
        mine, theirs = seen.cards[one], seen.cards[other]
        if any(place.object for place in places) and mine.object != theirs.object:
            continue
        if any(place.back for place in places) and mine.back != theirs.back:
            continue
        for later in seen.orders[number:]:
            later[:] = [{one: other, other: one}.get(card, card) for card in later]


def _since(seen: Follower, number: int, card: int) -> Iterator[_Place]:
    for order, places in zip(seen.orders[number:], seen.places[number:], strict=True):
        if card in order:
            yield places[order.index(card)]


def _exchange(seen: Follower, rng: Random) -> None:
    """Exchange cards that were never seen, or single sides of cards."""
    marks = []
    for card in range(len(seen.cards)):
        places = list(_since(seen, 0, card))
        marks.append(
            (
                any(place.object for place in places),
                any(place.back for place in places),
                any(place.small_hat for place in places),
            )
        )
    hidden = [card for card, (object_, back, _) in enumerate(marks) if not (object_ and back)]
    whole = rng.random() < 0.5
    for one in rng.sample(hidden, len(hidden)):
        for other in rng.choices(hidden, k=TRIES):
            mine, theirs = seen.cards[one], seen.cards[other]
            sides: Sides = "both" if whole else rng.choice(("both", "object", "back"))
            new = _swapped(mine, theirs, sides)
            if new is None or new[0] is mine:
                continue
            if _agrees(mine, new[0], marks[one]) and _agrees(theirs, new[1], marks[other]):
                seen.cards[one], seen.cards[other] = new
                break


Sides = Literal["both", "object", "back"]


def _swapped(mine: Card, theirs: Card, sides: Sides) -> tuple[Card, Card] | None:
    match sides:
        case "both":
            return theirs, mine
        case "object":
            return _card(theirs.object, mine.back, mine.object, theirs.back)
        case "back":
            return _card(mine.object, theirs.back, theirs.object, mine.back)
        case _:
            assert_never(sides)


def _card(object_: str, back: str, object_2: str, back_2: str) -> tuple[Card, Card] | None:
    """Two cards, if there can be such cards (A.B1)."""
    for one, its_back in ((object_, back), (object_2, back_2)):
        if its_back == "clue" and one not in CLUED:
            return None
    return Card.of(f"{object_}/{back}"), Card.of(f"{object_2}/{back_2}")


def _agrees(old: Card, new: Card, marks: tuple[bool, bool, bool]) -> bool:
    """Whether the sides that were seen stay the same."""
    object_, back, small_hat = marks
    if object_ and old.object != new.object:
        return False
    if back and old.back != new.back:
        return False
    return not small_hat or (old.back == "small-hat") == (new.back == "small-hat")


def _other_back(card: Card, rng: Random) -> Card:
    return Card.of(f"{card.object}/{rng.choice(('plain', 'sabotage', 'small-hat'))}")


def _other_object(card: Card, rng: Random) -> Card:
    return Card.of(f"{rng.choice(('treasure', 't-rex'))}/{card.back}")


def _mixed(cards: tuple[Card, ...], rng: Random) -> list[Card]:
    return rng.sample(cards, len(cards))


def _other_side(held: Held, own: bool, watcher: Watcher, rng: Random) -> Held:  # noqa: FBT001
    """The same card with another side where the watcher does not see it."""
    facing = held.text.partition(":")[2]
    card = held.card
    shows_object = (facing == "object") == own
    if watcher is None or not shows_object:
        card = _other_object(card, rng)
    if watcher is None or shows_object:
        card = _other_back(card, rng)
    return Held.of(f"{card.text}:{facing}")


def _otherwise(at: Position, owner: Seat, held: Held, watcher: Watcher, rng: Random) -> Held:
    """The same hand card with another side where the watcher does not see it; at the end all show
    the objects."""
    if at.over:
        return Held.of(f"{_other_back(held.card, rng).text}:{held.text.partition(':')[2]}")
    return _other_side(held, owner == watcher, watcher, rng)


# --- Chosen play -----------------------------------------------------------------------


def sabotaging(now: Moment[Any], seat: Seat, rng: Random) -> Any:
    """Sabotages more often than not."""
    options = listed(now.options[seat])
    played = [reply for reply in options if reply.interrupts]
    return rng.choice(played if played and rng.random() < 0.7 else options)


def dawdling(now: Moment[Any], seat: Seat, rng: Random) -> Any:
    """Offers what scores least where it can, so that games get long and piles run out."""
    at: Position = now.position
    options = listed(now.options[seat])
    match now.position.agenda[-1].__struct_config__.tag:
        case "choose-offers":
            return min(options, key=lambda reply: _value(at.hands[seat][reply.slot].card, rng))  # type: ignore[attr-defined]
        case "take-from-hand":
            hand = at.hands[at.agenda[-1].partner]  # type: ignore[union-attr]
            return min(options, key=lambda reply: _value(hand[reply.slot].card, rng))  # type: ignore[attr-defined]
        case _:
            return sabotaging(now, seat, rng)


def _value(card: Card, rng: Random) -> tuple[int, float]:
    return _interest(card.object), rng.random()


def _interest(object_: Object) -> int:
    """How far an object brings the end of a game nearer; 0 if it scores nothing."""
    match object_:
        case "empty-box":
            return 0
        case "wizard" | "fish":
            return 1
        case "muffin":
            return 2
        case "t-rex":
            return 3
        case "treasure" | "bone" | "hat" | "lollipop" | "toxic-waste":
            return 4
        case _:
            assert_never(object_)
