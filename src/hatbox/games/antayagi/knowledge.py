"""Everything that a watcher has seen, and the worlds that fit it.

A `Trace` follows one card from the moment it was dealt or drawn. Each shuffle begins a new
pile, whose cards get new traces as they are drawn. A card's object is unknown if it is in the
watcher's own hand, a small hat in another hand, or still in the pile; its back is unknown if it
was dealt to somebody else. `worlds.py` deals the unknown sides out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, assert_never

from ...kernel.engine import Seat
from ...kernel.game import Watcher
from .answers import Offer, Pass
from .cards import Card, Held, Object, ObjectSide, Side, drawn
from .events import (
    Arrived,
    CardsStay,
    Discarded,
    GameEnded,
    GameWon,
    OffersRevealed,
    Origin,
    Reshuffled,
    Sabotaged,
    SawDealt,
    SawDrew,
    SawTurned,
    SeenEvent,
)
from .position import Laid, Position
from .secrecy import View
from .tasks import ChooseOffers, Window
from .worlds import Pile, Trace, Worlds

if TYPE_CHECKING:
    from random import Random


class Knowledge:
    """A perfect memory of what one seat, or a spectator, was shown."""

    def __init__(self, watcher: Watcher, deck: Sequence[Card]) -> None:
        self.watcher = watcher
        self.deck = tuple(sorted(deck, key=str))
        self.piles = [Pile()]
        self.hands: list[list[Trace]] = []
        self.areas: list[list[Trace]] = []
        self.table: list[tuple[Seat, Trace, bool]] = []
        """For each card on the table who laid it there, and whether it lies object side up."""
        self.discard: list[Trace] = []
        self.view: View | None = None
        self._worlds: Worlds | None = None

    def learn(self, view: View, events: Sequence[SeenEvent]) -> None:
        """Follow the cards through the events."""
        for event in events:
            self._follow(event)
        self.view, self._worlds = view, None

    def _follow(self, event: SeenEvent) -> None:  # noqa: C901, PLR0912 one case an event
        match event:  # the usual kinds first, because each that it is not takes time
            case CardsStay():
                pass
            case SawDealt(hands=hands):
                self.hands = [
                    [self._dealt(owner, side) for side in hand] for owner, hand in enumerate(hands)
                ]
                self.areas = [[] for _ in hands]
            case SawDrew(seat=seat, back=back, side=side):
                trace = self._new()
                trace.back = back
                trace.see(side)
                self.hands[seat].append(trace)
            case SawTurned(seat=seat, hand=hand):
                for trace, side in zip(self.hands[seat], hand, strict=True):
                    trace.turned = not trace.turned
                    trace.see(side)
            case OffersRevealed(seats=seats, slots=slots, objects=objects):
                for seat, slot, object_ in zip(seats, slots, objects, strict=True):
                    self.table.append((seat, self._leave(seat, slot, object_), True))
            case Sabotaged(seat=seat, slot=slot):
                trace = self.hands[seat].pop(slot)
                trace.back = "sabotage"
                self.table.append((seat, trace, False))
            case Discarded(seat=seat, object=object_, origin=origin, slot=slot):
                self.discard.insert(0, self._from(origin, seat, slot, object_))
            case Arrived(seat=seat, object=object_, origin=origin, giver=giver, slot=slot):
                self.areas[seat].append(self._from(origin, giver, slot, object_))
            case Reshuffled():
                self.piles.append(Pile(made_of=self.discard))
                self.discard = []
            case GameWon(hands=shown) | GameEnded(hands=shown):
                self._show(shown)
            case _:
                assert_never(event)

    def _show(self, hands: tuple[tuple[Object, ...], ...]) -> None:
        for traces, objects in zip(self.hands, hands, strict=True):
            for trace, object_ in zip(traces, objects, strict=True):
                trace.object = object_

    def _new(self) -> Trace:
        trace = Trace()
        self.piles[-1].members.append(trace)
        return trace

    def _dealt(self, owner: Seat, side: Side) -> Trace:
        """A new trace. The way a card is held tells whether its back is a small hat."""
        trace = self._new()
        trace.see(side)
        if isinstance(side, ObjectSide):
            if owner == self.watcher:
                trace.back = "small-hat"
            else:
                trace.may_be_small_hat = False
        return trace

    def _leave(self, seat: Seat, slot: int, object_: Object) -> Trace:
        trace = self.hands[seat].pop(slot)
        trace.object = object_
        return trace

    def _from(self, origin: Origin, seat: Seat, slot: int, object_: Object) -> Trace:
        match origin:
            case "hand":
                trace = self.hands[seat].pop(slot)
            case "table":
                trace = self.table.pop(slot)[1]
            case "area":
                trace = self.areas[seat].pop(slot)
            case _:
                assert_never(origin)
        trace.object = object_
        return trace

    def imagine(self, rng: Random, limit: float = inf) -> Position:
        """A random world that fits, with the right probability; a TooManyWaysError if it takes more
        than `limit` steps to count the worlds after a shuffle."""
        view = self.view
        assert view is not None, "nothing learnt yet"
        if self._worlds is None:
            self._worlds = Worlds(self.deck, self.piles, view.draw.cards, view.draw.top, limit)
        return self.position(*self._worlds.deal(rng), self._sealed(view, rng))

    def position(
        self,
        cards: Mapping[Trace, Card],
        draw: tuple[Card, ...],
        sealed: tuple[tuple[Seat, Any], ...] = (),
    ) -> Position:
        """The world in which the traces are these cards."""
        view = self.view
        assert view is not None, "nothing learnt yet"

        def held(trace: Trace) -> Held:
            way = drawn(cards[trace])
            return way.turned if trace.turned else way

        return Position(
            agenda=view.agenda,
            sealed=sealed,
            hands=tuple([tuple([held(trace) for trace in hand]) for hand in self.hands]),
            areas=tuple([tuple([cards[trace] for trace in area]) for area in self.areas]),
            needed=view.needed,
            draw=draw,
            discard=tuple([cards[trace] for trace in self.discard]),
            table=tuple([Laid(seat, cards[trace], up) for seat, trace, up in self.table]),
            active=view.active,
            chosen=view.chosen,
            skipped=view.skipped,
            winners=view.winners,
        )

    def _sealed(self, view: View, rng: Random) -> tuple[tuple[Seat, Any], ...]:
        """Answers that others may have given: an offer of any card, or a pass."""
        own = [] if view.sealed is None else [(self.watcher, view.sealed)]
        task = view.agenda[-1] if view.agenda else None
        others: list[tuple[Seat, Any]] = []
        if isinstance(task, ChooseOffers):
            others = [
                (seat, Offer(rng.randrange(len(view.hands[seat]))))
                for seat in (view.active, view.chosen)
                if seat is not None and seat not in (*view.waiting, self.watcher)
            ]
        elif isinstance(task, Window):
            candidates = [seat for seat in view.waiting if seat != self.watcher]
            waiting_too = self.watcher in view.waiting
            while True:
                others = [(seat, Pass()) for seat in candidates if rng.random() < 0.5]
                if waiting_too or len(others) < len(candidates):
                    break
        sealed = own + others
        rng.shuffle(sealed)
        return tuple(sealed)  # type: ignore[arg-type]
