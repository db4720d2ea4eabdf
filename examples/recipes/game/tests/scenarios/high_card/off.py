"""How each clause of High Card is switched off."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hatbox.games.high_card import game, rules, secrecy
from hatbox.games.high_card.cards import Card
from hatbox.games.high_card.position import Position
from hatbox.kernel.engine import Seat
from hatbox.kernel.game import Watcher

from ..clauses import SwitchOff


def everybody_sees_the_first_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(secrecy, "own", lambda hands, _watcher: hands[0])


def any_number_can_play(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game.HighCard, "players", range(100))


def a_choice_shows_at_once(patch: pytest.MonkeyPatch) -> None:
    original = secrecy.view

    def view(at: Position, watcher: Watcher) -> secrecy.View:
        return original(at, at.sealed[0][0] if at.sealed else watcher)

    patch.setattr(secrecy, "view", view)


def equal_cards_score_as_well(patch: pytest.MonkeyPatch) -> None:
    def takes(trick: Sequence[Card]) -> Seat:
        return max(range(len(trick)), key=lambda seat: trick[seat].number)

    patch.setattr(rules, "takes", takes)


def the_fewest_points_win(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "max", min, raising=False)


OFF: dict[str, SwitchOff | tuple[SwitchOff, ...]] = {
    "C.S1": (everybody_sees_the_first_hand, any_number_can_play),
    "C.T1": a_choice_shows_at_once,
    "C.T2": equal_cards_score_as_well,
    "C.E1": the_fewest_points_win,
}
