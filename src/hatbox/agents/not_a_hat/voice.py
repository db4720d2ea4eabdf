"""What a bot says at a table of That's Not a Hat. It goes by its memory, which may be wrong."""

from __future__ import annotations

from random import Random
from typing import Any

from ...games.not_a_hat.events import GameEnded, GiftOffered, GiftRefused, RoundDealt
from ...kernel.engine import Seat
from ..character import Manners
from ..talk import Heard, Saying
from ..voice import Voice
from .memory import Memory

FAINT = 0.2
"""Strength of memory below which the bot has no idea."""


class HatVoice(Voice):
    """Assurances, doubts and reactions."""

    def __init__(self, manners: Manners, seat: Seat, memory: Memory, rng: Random) -> None:
        super().__init__(manners, seat, rng)
        self.memory = memory

    def remark(self, _view: Any, dice: Random) -> Saying | None:
        for event in self.seen:
            match event:
                case RoundDealt():
                    return Saying("hello")
                case GiftOffered():
                    return self._on_offer(event, dice)
                case GiftRefused():
                    return self._on_refusal(event, dice)
                case GameEnded(winners=winners):
                    return Saying("thanks" if self.seat in winners else "well-done")
                case _:
                    pass
        return None

    def _on_offer(self, event: GiftOffered, dice: Random) -> Saying:
        """A word on an offer. Only the receiver, who has to decide, asks."""
        if event.receiver == self.seat:
            trusting = dice.random() < self.manners.trust
            return Saying("thanks") if trusting else Saying("are-you-sure", event.giver)
        honest = dice.random() < self.manners.truth
        trace = self.memory.offered
        if trace is None or (honest and trace.strength < FAINT):
            return Saying("no-idea")
        if event.giver == self.seat:
            return Saying("trust-me")
        rightly = (trace.gift == event.named) == honest
        return Saying("it-is-true" if rightly else "do-not-believe")

    def _on_refusal(self, event: GiftRefused, dice: Random) -> Saying:
        teasing = dice.random() < self.manners.tease
        mistaken = event.seat if event.named == event.gift else event.giver
        if mistaken == self.seat:
            return Saying("oh-no")
        if teasing:
            return Saying("laugh")
        return Saying("oh-no" if mistaken == event.seat else "well-done")

    def reply(self, _view: Any, heard: Heard, _dice: Random) -> Saying | None:
        said = heard.said
        match said.phrase:
            case "are-you-sure" if said.to == self.seat:
                return Saying("trust-me")
            case "do-not-believe" if self.own == Saying("trust-me"):
                return Saying("trust-me")
            case "hello" | "laugh" as phrase:
                return Saying(phrase)
            case _:
                return None
