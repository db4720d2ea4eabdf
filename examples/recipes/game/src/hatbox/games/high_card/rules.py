"""Which options a task offers, and what performing it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ...kernel.engine import Asked, Event, Seat, Step
from ...kernel.rows import put, without
from .answers import Choose
from .cards import Card
from .events import GameEnded, PointTaken, TrickPlayed
from .position import Position
from .tasks import PlayTrick

HAND = 4
"""Number of cards that everybody is dealt."""
CHOICES = tuple(Choose(slot) for slot in range(HAND))


class Rules:
    def options(self, at: Position, _task: PlayTrick) -> Asked:
        """Any card of the seat's hand."""
        return {seat: CHOICES[: len(hand)] for seat, hand in enumerate(at.hands)}

    def perform(
        self, at: Position, _task: PlayTrick, answers: Mapping[Seat, Choose]
    ) -> Step[Position]:
        """The highest card that nobody else played takes a point."""
        slots = tuple(answers[seat].slot for seat in range(len(at.hands)))
        chosen = tuple(zip(at.hands, slots, strict=True))
        trick = tuple(hand[slot] for hand, slot in chosen)
        hands = tuple(without(hand, slot) for hand, slot in chosen)
        at = replace(at, hands=hands, played=(*at.played, trick))
        news: list[Event] = [TrickPlayed(("C.T1",), trick, slots)]
        taker = takes(trick)
        if taker is not None:
            points = at.scores[taker] + 1
            at = replace(at, scores=put(at.scores, taker, points))
            news.append(PointTaken(("C.T2",), taker, points))
        if any(hands):
            return Step(at, (PlayTrick(),), tuple(news))
        winners = tuple(seat for seat, score in enumerate(at.scores) if score == max(at.scores))
        news.append(GameEnded(("C.E1",), winners, at.scores))
        return Step(replace(at, winners=winners), (), tuple(news))

    def noticed(self, _task: PlayTrick, _seat: Seat) -> tuple[Event, ...]:
        """Nobody sees who has chosen already."""
        return ()


def takes(trick: Sequence[Card]) -> Seat | None:
    """The seat with the highest card that occurs once, if there is one."""
    alone = [seat for seat, card in enumerate(trick) if trick.count(card) == 1]
    return max(alone, key=lambda seat: trick[seat].number, default=None)
