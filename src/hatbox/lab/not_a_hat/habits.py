"""The habits of That's Not a Hat bots: how often they refuse, and how often they misname a gift."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, assert_never

from ...games.not_a_hat.answers import Accept, Decision, Give, Refuse
from ...kernel.engine import Answer
from ..family import Column, Habits


class NotAHatHabits(Habits):
    """Counts what one bot does in a game of That's Not a Hat."""

    columns: ClassVar = (
        Column("penalties", "points", "games"),
        Column("refusals", "refused", "was offered"),
        Column("misnamed", "misnamed", "gave"),
        Column("words", "said", "games"),
    )

    def decide(self, view: Any, options: Sequence[Answer], answer: Answer) -> None:  # noqa: ARG002
        decision: Decision = answer  # type: ignore[assignment]
        match decision:
            case Accept() | Refuse():
                self.did["was offered"] += 1
                self.did["refused"] += isinstance(decision, Refuse)
            case Give(gift):
                self.did["gave"] += 1
                self.did["misnamed"] += gift != self.match.position.offered.gift
            case _:
                assert_never(decision)
