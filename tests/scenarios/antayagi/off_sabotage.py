"""Switches for the clauses about sabotage, each the smallest change that turns one off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.games.antayagi import (
    rules,
)
from hatbox.games.antayagi.answers import Pass, Sabotage
from hatbox.games.antayagi.cards import BackSide
from hatbox.games.antayagi.editions import everybody_refills, exchangers_refill
from hatbox.games.antayagi.events import OfferSealed
from hatbox.games.antayagi.game import Edition
from hatbox.games.antayagi.position import Position
from hatbox.games.antayagi.secrecy import View
from hatbox.games.antayagi.tasks import (
    ChooseOffers,
    Exchange,
    Window,
)
from hatbox.kernel.engine import Asked, Step

from ..clauses import SwitchOff
from .off_turn import no_window
from .seams import (
    Asking,
    Performing,
    edition,
    module,
    options,
    perform,
    view,
)


def window(change: Callable[[Position, dict[int, Any]], Asked]) -> SwitchOff:
    """Other people are asked in the window, or for something else."""

    def ask(true: Asking, edition_: Edition, at: Position, task: Any) -> Asked:
        return change(at, dict(true(edition_, at, task)))

    return options(Window, ask)


def not_the_exchangers(at: Position, asked: dict[int, Any]) -> Asked:
    pair = (at.active, at.chosen)
    return {seat: (Pass(),) if seat in pair else asked[seat] for seat in asked}


def any_card_sabotages(at: Position, asked: dict[int, Any]) -> Asked:
    return {seat: (Pass(), *map(Sabotage, range(len(at.hands[seat])))) for seat in asked}


def only_one_sabotage(at: Position, asked: dict[int, Any]) -> Asked:
    return {seat: (Pass(),) for seat in asked} if len(at.table) > 2 else asked


def not_its_player_again(at: Position, asked: dict[int, Any]) -> Asked:
    last = at.table[-1].seat if len(at.table) > 2 else None
    return {seat: asked[seat] for seat in asked if seat != last}


def also_who_holds_no_card(at: Position, asked: dict[int, Any]) -> Asked:
    return {seat: asked.get(seat, (Pass(),)) for seat in range(len(at.hands))}


def only_who_can(_at: Position, asked: dict[int, Any]) -> Asked:
    return {seat: asked[seat] for seat in asked if len(asked[seat]) > 1}


def only_what_its_owner_sees(at: Position, asked: dict[int, Any]) -> Asked:
    return {
        seat: tuple(
            each
            for each in asked[seat]
            if isinstance(each, Pass) or isinstance(at.hands[seat][each.slot].own, BackSide)
        )
        for seat in asked
    }


def number_misjudged(
    true: Performing, edition_: Edition, at: Position, task: Any, answers: Any
) -> Step[Position]:
    """Odd is taken for even and even for odd, as far as there is a sabotage at all."""
    passed = all(isinstance(reply, Pass) for reply in answers.values())
    if not passed or len(at.table) == 2:
        return true(edition_, at, task, answers)
    at, gone = rules.clear_table(at, 2 if len(at.table) % 2 else 0, ("A.X3", "A.S8"))
    if at.table:
        return Step(at, (Exchange(),), gone)
    return rules.end_exchange(edition_, at, gone)


def no_window_with_a_wizard(true: Performing, *args: Any) -> Step[Position]:
    wizard = any(laid.card.object == "wizard" for laid in true(*args).position.table)
    return no_window(true, *args) if wizard else true(*args)


def passes_are_seen(seen: View, at: Position) -> View:
    passed = [seat for seat, _ in at.sealed]
    return replace(seen, waiting=tuple(seat for seat in seen.waiting if seat not in passed))


def passes_are_noticed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        rules.Rules, "noticed", lambda _self, _task, seat: (OfferSealed(("A.X6",), seat),)
    )


def no_sabotage_back_is_offered(true: Asking, edition_: Edition, at: Position, task: Any) -> Asked:
    asked = true(edition_, at, task)
    return {
        seat: tuple(o for o in asked[seat] if at.hands[seat][o.slot].card.back != "sabotage")
        for seat in asked
    }


OFF: dict[str, SwitchOff | tuple[SwitchOff, ...]] = {
    "A.X1": (window(not_the_exchangers), window(any_card_sabotages)),
    "A.X2": window(only_one_sabotage),
    "A.X3": perform(Window, number_misjudged),
    "A.X4": perform(Window, number_misjudged),
    "A.X5": (
        window(not_its_player_again),
        window(also_who_holds_no_card),
        perform(ChooseOffers, no_window_with_a_wizard),
    ),
    "A.X6": (window(only_who_can), view(passes_are_seen), passes_are_noticed),
    "A.X7": window(only_what_its_owner_sees),
    "A.X8": options(ChooseOffers, no_sabotage_back_is_offered),
    "A.X9": edition("refill", exchangers_refill, everybody_refills),
    "A.X10": module(Sabotage, "interrupts", False),
}
