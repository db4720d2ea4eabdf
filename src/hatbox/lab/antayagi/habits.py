"""The habits of AntaYagí bots: sabotages, revenge, treasures, risks, and lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, assert_never

from ...agents.antayagi.taste import Taste
from ...agents.antayagi.temperament import Temperament
from ...agents.talk import Saying
from ...games.antayagi.answers import Sabotage
from ...games.antayagi.cards import Object
from ...games.antayagi.events import Arrived
from ...kernel.engine import Answer, Event, Seat
from ...records import Match
from ..family import Column, Habits


class AntayagiHabits(Habits):
    """Counts what one bot does in a game of AntaYagí."""

    columns: ClassVar = (
        Column("points", "points", "games"),
        Column("sabotages", "sabotaged", "could sabotage"),
        Column("revenge", "took revenge", "could take revenge"),
        Column("treasures", "got treasures", "got"),
        Column("risks", "got risks", "got"),
        Column("words", "said", "games"),
        Column("claims", "said the truth", "claimed"),
    )

    def __init__(self, match: Match, seat: Seat) -> None:
        super().__init__(match, seat)
        self.memory = Temperament(Taste(), seat, match.setup.players)

    def observe(self, events: Sequence[Event]) -> None:
        self.memory.observe(events)  # type: ignore[arg-type]
        got = [e.object for e in events if isinstance(e, Arrived) and e.seat == self.seat]
        self.did["got"] += len(got)
        self.did["got treasures"] += got.count("treasure")
        self.did["got risks"] += sum(map(risky, got))

    def decide(self, view: Any, options: Sequence[Answer], answer: Answer) -> None:
        if not any(isinstance(option, Sabotage) for option in options):
            return
        sabotaged = isinstance(answer, Sabotage)
        self.did["could sabotage"] += 1
        self.did["sabotaged"] += sabotaged
        revenge = self._stops_a_wrongdoer(view)
        self.did["could take revenge"] += revenge
        self.did["took revenge"] += revenge and sabotaged

    def _stops_a_wrongdoer(self, view: Any) -> bool:
        """Whether a sabotage now would stop the exchange of somebody who wronged this seat."""
        two = (view.active, view.chosen)
        stops = len(view.table) % 2 == 0 and self.seat not in two
        return stops and any(self.memory.wrongs[seat] for seat in two)

    def speak(self, said: Saying) -> None:
        super().speak(said)
        if said.phrase == "your-card-is":
            assert said.to is not None
            assert said.slot is not None
            held = self.match.position.hands[said.to][said.slot]
            self.did["claimed"] += 1
            self.did["said the truth"] += held.card.object == said.card


def risky(object_: Object) -> bool:
    """Whether an object may bring more than a point, or cost one."""
    match object_:
        case "lollipop" | "t-rex" | "toxic-waste":
            return True
        case "treasure" | "bone" | "hat" | "muffin" | "fish" | "wizard" | "empty-box":
            return False
        case _:
            assert_never(object_)
