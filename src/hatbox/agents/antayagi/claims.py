"""What others say about the bot's cards, and how far it believes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ...games.antayagi.answers import Choose, Decision, Feed, Offer, Pass, Sabotage, Take
from ...games.antayagi.cards import Object
from ...games.antayagi.knowledge import Knowledge
from ...games.antayagi.worlds import Trace
from ...kernel.engine import Answer, Seat
from ...kernel.game import Setup
from ..character import Manners
from ..talk import Heard, owner
from ..voice import Trust
from .gains import gain

SUSPICION = 0.3
"""Share of trust that a claim loses if its speaker would gain by it."""
WORTHLESS = 0.5
"""Points to the speaker, below which a claim is suspicious: they may want the card offered."""


class Claim:
    """A speaker's claim about a card: it is this object; or, against another speaker, it is not."""

    def __init__(
        self,
        trust: Trust,
        trace: Trace,
        object_: Object,
        others: int,
        *,
        denied: bool,
        selfish: bool,
    ) -> None:
        self.trust = trust
        self.trace = trace
        self.object = object_
        self.others = others
        """Number of other objects in the deck that a liar could have named."""
        self.denied = denied
        self.selfish = selfish
        self.cards: Sequence[Trace] = (trace,)

    def holds(self, object_: Object | None) -> bool:
        """Whether the claim is true if the card is this object."""
        return (object_ == self.object) != self.denied

    def likelihood(self, objects: Sequence[Object | None]) -> float:
        """The probability of the claim: an honest speaker tells the truth, a liar anything else."""
        honest = self.trust.mean * (1 - SUSPICION * self.selfish)
        others = 1 if self.denied else self.others
        return honest if self.holds(objects[0]) else (1 - honest) / others


class Ears:
    """Listens; remembers how reliable each speaker is, and what the bot was asked for."""

    def __init__(self, manners: Manners, seat: Seat, setup: Setup) -> None:
        self.seat = seat
        self.trust = [Trust(manners.trust) for _ in range(setup.players)]
        self._others = max(1, len({card.object for card in setup.deck}) - 1)
        self._claims: list[Claim] = []
        """One claim for each speaker and card, however often they speak of it."""
        self._open: list[Claim] = []
        """The claims not yet proved or disproved."""
        self._last: Claim | None = None
        self._asked: list[Heard] = []

    def hear(self, heard: Heard, known: Knowledge) -> Claim | None:
        """The claim, if somebody speaks about a card of the bot that it does not see."""
        said = heard.said
        claim = None
        match said.phrase:
            case "your-card-is" | "my-card-is":
                claim = self._claim(heard, known)
            case "do-not-believe" | "it-is-true" if self._last is not None:
                last = self._last
                denied = last.denied != (said.phrase == "do-not-believe")
                trust = self.trust[heard.speaker]
                claim = Claim(
                    trust, last.trace, last.object, self._others, denied=denied, selfish=False
                )
            case _:
                self._asked.append(heard)
        if claim is None:
            return None
        self._last = claim
        if self._repeats(claim):
            return None
        self._claims.append(claim)
        self._open.append(claim)
        self.judge()
        mine = claim.trace.object is None and claim.trace in known.hands[self.seat]
        return claim if mine else None

    def _repeats(self, claim: Claim) -> bool:
        """Whether they spoke of that card before; then only their latest word counts."""
        for earlier in self._claims:
            if earlier.trust is claim.trust and earlier.trace is claim.trace:
                earlier.object, earlier.denied = claim.object, claim.denied
                earlier.selfish = claim.selfish
                return True
        return False

    def _claim(self, heard: Heard, known: Knowledge) -> Claim | None:
        said = heard.said
        assert said.slot is not None
        hand = known.hands[owner(heard.speaker, said)] if known.hands else ()
        if said.slot >= len(hand):
            return None
        object_: Object = said.card  # type: ignore[assignment]
        area = [trace.object for trace in known.areas[heard.speaker] if trace.object]
        return Claim(
            self.trust[heard.speaker],
            hand[said.slot],
            object_,
            self._others,
            denied=False,
            selfish=gain(object_, area) < WORTHLESS,
        )

    def judge(self) -> None:
        """Count the claims about cards that the bot sees by now: each was true or false."""
        for claim in self._open:
            if claim.trace.object is not None:
                claim.trust.count(true=claim.holds(claim.trace.object))
        self._open = [claim for claim in self._open if claim.trace.object is None]

    def new_turn(self) -> None:
        """Forget what was asked for in the last turn, and what was said last."""
        self._asked, self._last = [], None

    def wish(self, option: Answer) -> float:
        """How much others asked for an answer, weighted by the bot's trust in them."""
        decision: Decision = option  # type: ignore[assignment]
        return sum(_fits(heard, self.seat, decision) * self._regard(heard) for heard in self._asked)

    def _regard(self, heard: Heard) -> float:
        return self.trust[heard.speaker].mean


def _fits(heard: Heard, me: Seat, option: Decision) -> int:
    """1 if this answer was asked for, -1 if the opposite was, else 0."""
    said = heard.said
    match option:
        case Choose(partner):
            if said.phrase == "trade-with-me":
                return int(said.to == me and partner == heard.speaker)
            return -int(said.phrase == "not-with" and said.to == partner)
        case Offer(slot):
            wish = {"play-card": 1, "keep-card": -1}.get(said.phrase, 0)
            return wish * (said.to == me and slot == said.slot)
        case Sabotage() | Pass() | Take() | Feed():
            return 0
        case _:
            assert_never(option)
