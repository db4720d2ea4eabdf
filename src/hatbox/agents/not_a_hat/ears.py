"""What others say about a gift that is offered, and how far the bot believes them."""

from __future__ import annotations

from ...kernel.engine import Seat
from ..talk import Heard
from ..voice import Trust

LEAST = 0.05
"""Minimum of trust and of distrust: nobody is fully believed or disbelieved."""


class HatEars:
    """Remembers opinions until the gift is turned up or gone."""

    def __init__(self, assumed: float, players: int) -> None:
        self.trust = [Trust(assumed) for _ in range(players)]
        self._giver: Seat | None = None
        self._opinions: dict[Seat, bool] = {}

    def offered(self, giver: Seat) -> None:
        """Begin anew: another gift is offered now."""
        self._giver, self._opinions = giver, {}

    def hear(self, heard: Heard) -> bool | None:
        """Whether a speaker thinks that the gift was named rightly; None if they said something
        else, or said their opinion before."""
        rightly = OPINIONS.get(heard.said.phrase)
        if heard.said.phrase == "no-idea" and heard.speaker == self._giver:
            rightly = False
        if rightly is None:
            return None
        again = heard.speaker in self._opinions
        self._opinions[heard.speaker] = rightly
        return None if again else rightly

    def judge(self, *, named_rightly: bool) -> None:
        """The gift has been turned up: count who was right."""
        for speaker, opinion in self._opinions.items():
            self.trust[speaker].count(true=opinion == named_rightly)
        self._opinions = {}

    def weigh(self, wrong: float) -> float:
        """The probability of a wrong name, given that probability before anybody spoke."""
        for speaker, rightly in self._opinions.items():
            trust = min(1 - LEAST, max(LEAST, self.trust[speaker].mean))
            # People repeat each other, so a word counts less than it would alone.
            force = (trust / (1 - trust)) ** 0.5
            odds = force if not rightly else 1 / force
            wrong = wrong * odds / (wrong * odds + 1 - wrong)
        return wrong


OPINIONS = {"it-is-true": True, "do-not-believe": False}
"""Phrases that say whether a gift was named rightly."""
