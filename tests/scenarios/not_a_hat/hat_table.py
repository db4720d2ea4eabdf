"""A table at which That's Not a Hat is played."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from hatbox.games.not_a_hat.answers import Accept, Give, Refuse
from hatbox.games.not_a_hat.cards import Gift
from hatbox.games.not_a_hat.events import RoundEnded
from hatbox.kernel.engine import Seat
from hatbox.kernel.errors import RuleError

from ..table import Table, begin_match

ARROWS = (
    *("hat/black-left", "piano/black-right", "sock/white-left", "bell/white-right"),
    *("kite/black-left", "sofa/black-right", "cake/white-left", "lamp/white-right"),
    *("drum/black-left", "coin/black-right", "rope/white-left", "vase/white-right"),
)
"""A small deck with both colours; some of its gifts are not in our catalogue."""


class HatTable(Table):
    """A table at which the seat that has to act does so; there is never more than one."""

    @property
    def seat(self) -> Seat:
        """The one seat that has something to decide."""
        assert len(self.to_act) == 1, f"somebody alone should act, not {self.to_act}"
        return self.to_act[0]

    def give(self, gift: Gift, *, to: Seat | None = None) -> None:
        self.answer(self.seat, Give(gift, UNSET if to is None else to))

    def accept(self) -> None:
        self.answer(self.seat, Accept())

    def refuse(self) -> None:
        self.answer(self.seat, Refuse())

    def lose(self) -> Seat:
        """Let the giver lie, be found out, and take a penalty point; return the giver."""
        giver = self.seat
        card = self.match.position.offered
        others = [seat for seat in range(len(self.scores)) if seat != giver]
        lie = "robot" if card.gift != "robot" else "tent"
        self.give(lie, to=others[0] if card.arrow == "any" else None)
        self.refuse()
        return giver

    def lose_round(self) -> Seat:
        """One and the same player is found out until the round is over."""
        loser = self.lose()
        while not self.happened(RoundEnded):
            assert self.lose() == loser
        return loser

    def column(self, seat: Seat) -> list[str]:
        """A seat's gifts as a report writes them, the lowest first."""
        column: list[str] = self.report()["columns"][seat]
        return column


def hat_table(players: int, *deck: str, first: Seat = 0, **options: Any) -> HatTable:
    """A game on this deck, or on a small one; it is a failure if the rules refuse it."""
    try:
        match = begin_match("not-a-hat", players, deck or ARROWS, first=first, **options)
    except RuleError as error:
        raise AssertionError(f"{players} players could not begin: {error}") from error
    return HatTable(match)


def cannot_begin(players: int, *deck: str, first: Seat = 0, **options: Any) -> RuleError:
    """Why a game cannot begin like this."""
    try:
        begin_match("not-a-hat", players, deck or ARROWS, first=first, **options)
    except RuleError as error:
        return error
    raise AssertionError(f"{players} players could begin with {deck} and {options}")
