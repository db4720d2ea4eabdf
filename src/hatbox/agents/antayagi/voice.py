"""What a bot says at a table of AntaYagí. It speaks of what it sees, never of its hidden cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...games.antayagi.cards import Object, ObjectSide
from ...games.antayagi.events import (
    Arrived,
    ExchangeCancelled,
    GameWon,
    OffersRevealed,
    PartnerChosen,
    Sabotaged,
    SawDealt,
    TurnBegan,
    WindowOpened,
)
from ...games.antayagi.secrecy import View
from ...kernel.engine import Event, Seat
from ...kernel.game import Setup
from ..character import Manners
from ..talk import Heard, Saying
from ..voice import Voice
from .gains import gain

WORTH_HAVING = 0.7
"""Points from which on a card is worth lying for."""


class AntaYagiVoice(Voice):
    """Claims, proposals and reactions."""

    def __init__(self, manners: Manners, seat: Seat, setup: Setup, rng: Random) -> None:
        super().__init__(manners, seat, rng)
        self.objects: list[Object] = sorted({card.object for card in setup.deck})
        self._exchanging: tuple[Seat, ...] = ()

    def observe(self, events: Sequence[Event]) -> None:
        super().observe(events)
        for event in events:
            if isinstance(event, OffersRevealed):
                self._exchanging = event.seats

    # --- Remarks ------------------------------------------------------------------------

    def remark(self, view: View, dice: Random) -> Saying | None:
        topics = [event for event in self.seen if isinstance(event, TOPICS)]
        if not topics:
            return None
        match dice.choice(topics):
            case SawDealt():
                return Saying("hello")
            case TurnBegan(seat=seat):
                return self._proposal(view, seat, dice)
            case PartnerChosen(seat=seat, partner=partner):
                others = [each for each in (seat, partner) if each != self.seat]
                return self._claim(view, dice.choice(others), dice)
            case WindowOpened(sabotages=0):
                return Saying("no-sabotage") if self.seat in self._exchanging else None
            case event:
                return self._reaction(event, dice)

    def _reaction(self, event: Event, dice: Random) -> Saying | None:
        teasing = dice.random() < self.manners.tease
        match event:
            case Sabotaged(seat=seat) if seat == self.seat:
                words = "laugh", "sorry"
            case Sabotaged() | ExchangeCancelled() if self.seat in self._exchanging:
                words = "oh-no", "oh-no"
            case Sabotaged() | ExchangeCancelled():
                words = "laugh", "sabotage"
            case Arrived(seat=seat) | GameWon(seat=seat) if seat == self.seat:
                words = "laugh", "thanks"
            case Arrived() | GameWon():
                words = "oh-no", "well-done"
            case _:
                return None
        return Saying(words[0] if teasing else words[1])

    def _proposal(self, view: View, active: Seat, dice: Random) -> Saying | None:
        """A proposal to the player who chooses a partner; on its own turn, a claim."""
        others = [seat for seat in range(len(view.hands)) if seat not in (active, self.seat)]
        if active == self.seat:
            return self._claim(view, dice.choice(others), dice)
        match dice.randrange(4):
            case 0:
                return Saying("trade-with-me", active)
            case 1 if others:
                return Saying("not-with", dice.choice(others))
            case _:
                return self._claim(view, active, dice)

    def _claim(self, view: View, to: Seat, dice: Random) -> Saying | None:
        """A claim about a card that its owner does not see; advice if they see all of theirs."""
        sides = dict(enumerate(view.hands[to]))
        seen = {slot: s.object for slot, s in sides.items() if isinstance(s, ObjectSide)}
        if not sides:
            return None
        if not seen:
            return Saying("play-card", to, dice.choice(list(sides)))
        slot = dice.choice(list(seen))
        return self._called(view, to, slot, seen[slot], dice)

    def _called(self, view: View, to: Seat, slot: int, truth: Object, dice: Random) -> Saying:
        """Tell somebody what their card is, truly or not."""
        truly = dice.random() < self.manners.truth
        return Saying("your-card-is", to, slot, truth if truly else self._lie(view, truth, dice))

    def _lie(self, view: View, truth: Object, dice: Random) -> Object:
        """A lie: a card that the bot wants is called worthless, and the other way round."""
        area = view.areas[self.seat]
        wanted = gain(truth, area) >= WORTH_HAVING
        lies = [each for each in self.objects if (gain(each, area) >= WORTH_HAVING) != wanted]
        return dice.choice(lies or [each for each in self.objects if each != truth] or [truth])

    # --- Replies ------------------------------------------------------------------------

    def reply(self, view: View, heard: Heard, dice: Random) -> Saying | None:
        said = heard.said
        match said.phrase:
            case "your-card-is" if said.to == self.seat:
                trusting = dice.random() < self.manners.trust
                return Saying("thanks") if trusting else Saying("are-you-sure", heard.speaker)
            case "your-card-is":
                return self._comment(view, said, dice)
            case "what-is-my-card" | "tell-me-my-card" if said.to in (None, self.seat):
                return self._answer(view, heard, dice)
            case "do-not-believe" | "are-you-sure" if self.own is not None:
                return Saying("trust-me") if said.to in (None, self.seat) else None
            case "hello" | "laugh" as phrase:
                return Saying(phrase)
            case _:
                return None

    def _answer(self, view: View, heard: Heard, dice: Random) -> Saying:
        """Tell somebody who asks what their card is, if the bot sees it."""
        hand, slot = view.hands[heard.speaker], heard.said.slot
        assert slot is not None
        side = hand[slot] if slot < len(hand) else None
        if not isinstance(side, ObjectSide):
            return Saying("no-idea")
        return self._called(view, heard.speaker, slot, side.object, dice)

    def _comment(self, view: View, said: Saying, dice: Random) -> Saying | None:
        """Say whether a claim about somebody's card is true."""
        assert said.to is not None
        assert said.slot is not None
        hand = view.hands[said.to]
        side = hand[said.slot] if said.slot < len(hand) else None
        if not isinstance(side, ObjectSide):
            return None
        honest = dice.random() < self.manners.truth
        true = (side.object == said.card) == honest
        return Saying("it-is-true" if true else "do-not-believe")


TOPICS = (
    SawDealt,
    TurnBegan,
    PartnerChosen,
    WindowOpened,
    Sabotaged,
    ExchangeCancelled,
    Arrived,
    GameWon,
)
"""Events that are worth a word."""
