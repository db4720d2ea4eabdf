"""What others say of a gift that is offered, and how far they are believed."""

from __future__ import annotations

from ...kernel.engine import Seat
from ..talk import Heard
from ..voice import Trust

LEAST = 0.05
"""Nobody is believed, or disbelieved, altogether."""


class HatEars:
    """Remembers opinions until the gift is turned up or gone."""

    def __init__(self, assumed: float, players: int) -> None:
        self.trust = [Trust(assumed) for _ in range(players)]
        self._giver: Seat | None = None
        self._opinions: dict[Seat, bool] = {}

    def offered(self, giver: Seat) -> None:
        """Another gift is spoken of now."""
        self._giver, self._opinions = giver, {}

    def hear(self, heard: Heard) -> bool | None:
        """Whether somebody thinks that the gift was named rightly, if that is what was said, and
        for the first time."""
        rightly = OPINIONS.get(heard.said.phrase)
        if heard.said.phrase == "no-idea" and heard.speaker == self._giver:
            rightly = False
        if rightly is None:
            return None
        again = heard.speaker in self._opinions
        self._opinions[heard.speaker] = rightly
        return None if again else rightly

    def judge(self, *, named_rightly: bool) -> None:
        """The gift has been turned up."""
        for speaker, opinion in self._opinions.items():
            self.trust[speaker].count(true=opinion == named_rightly)
        self._opinions = {}

    def weigh(self, wrong: float) -> float:
        """How likely the gift was misnamed, given how likely it seemed before anybody spoke."""
        for speaker, rightly in self._opinions.items():
            trust = min(1 - LEAST, max(LEAST, self.trust[speaker].mean))
            # People repeat each other: a word counts less than it would by itself.
            force = (trust / (1 - trust)) ** 0.5
            odds = force if not rightly else 1 / force
            wrong = wrong * odds / (wrong * odds + 1 - wrong)
        return wrong


OPINIONS = {"it-is-true": True, "do-not-believe": False}
