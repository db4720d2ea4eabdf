"""High Card in the lab: what a watcher can have seen, worked out from the rules alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from ..games.high_card.cards import Card
from ..games.high_card.position import Position
from ..games.high_card.rules import HAND
from ..kernel.conformance import Deal, Run
from ..kernel.game import Watcher
from .family import Column, Family, Habits, Oracle

if TYPE_CHECKING:
    from random import Random


class HighCardSecrets:
    """Who can have seen what: the seat's own hand, and the tricks."""

    silent: frozenset[str] = frozenset({"play-trick"})

    def known(self, cards: Sequence[Card]) -> tuple[str, ...]:
        return tuple(sorted(card.text for card in cards))

    def twin(self, run: Run, watcher: Watcher, upto: int, rng: Random) -> Deal:
        return self.twin_for(run, (watcher,), upto, rng)

    def twin_for(self, run: Run, watchers: Sequence[Watcher], upto: int, rng: Random) -> Deal:
        players = run.setup.players
        places = [list(range(HAND * seat, HAND * (seat + 1))) for seat in range(players)]
        seen = {place for seat in watchers if seat is not None for place in places[seat]}
        for seat, choice in run.answers[: upto - upto % players]:
            seen.add(places[seat].pop(choice.slot))  # type: ignore[attr-defined]
        deck = list(run.setup.deck)
        hidden = [place for place in range(len(deck)) if place not in seen]
        for place, card in zip(
            hidden, rng.sample([deck[p] for p in hidden], len(hidden)), strict=True
        ):
            deck[place] = card
        return Deal(tuple(deck), ())

    def lookalike(self, at: Position, watcher: Watcher, rng: Random) -> Position:
        others = [seat for seat in range(len(at.hands)) if seat != watcher]
        hidden = [*at.rest, *(card for seat in others for card in at.hands[seat])]
        rng.shuffle(hidden)
        hands = list(at.hands)
        for seat in others:
            hands[seat] = tuple(hidden.pop() for _ in hands[seat])
        return replace(at, hands=tuple(hands), rest=tuple(hidden))


class HighCardHabits(Habits):
    columns: ClassVar = (Column("words", "said", "games"),)


FAMILY = Family(
    oracle=Oracle(HighCardSecrets(), {}),
    habits=HighCardHabits,
    combined={},
    in_turn={},
    short_decks=None,
)
