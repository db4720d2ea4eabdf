"""Switches for the clauses about objects, each the smallest change that turns one off."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.games.antayagi import (
    ANTAYAGI_65,
    ANTAYAGI_80,
    effects,
    position,
)
from hatbox.games.antayagi.cards import Object
from hatbox.games.antayagi.game import Edition
from hatbox.games.antayagi.position import Area, Position
from hatbox.games.antayagi.tasks import (
    Arrive,
    Count,
    Exchange,
    FeedTRex,
    TakeFromHand,
)
from hatbox.kernel.engine import Asked, Step
from hatbox.kernel.rows import put

from ..clauses import SwitchOff
from .seams import (
    Asking,
    Performing,
    can_score,
    edition,
    module,
    options,
    perform,
    points,
    without_effect,
)


def lollipop_takes_from_the_left(true: Performing, *args: Any) -> Step[Position]:
    """A Lollipop that a Lollipop took goes on with somebody else."""
    step = true(*args)
    players = len(step.position.hands)
    return replace(
        step,
        todo=tuple(
            TakeFromHand(task.seat, (task.partner + 1) % players)
            for task in step.todo
            if isinstance(task, TakeFromHand)
        ),
    )


def lollipop_takes_the_leftmost(true: Asking, edition_: Edition, at: Position, task: Any) -> Asked:
    asked = true(edition_, at, task)
    return {seat: asked[seat][:1] for seat in asked}


def hungry_no_more(_true: Performing, _edition: Edition, at: Position, *_args: Any) -> Any:
    return Step(at)


def eats_once(true: Performing, *args: Any) -> Step[Position]:
    return replace(true(*args), todo=())


def the_last_of_equals_goes(patch: pytest.MonkeyPatch) -> None:
    true = effects.eat

    def upside_down(at: Position, seat: int) -> Position:
        return replace(at, areas=put(at.areas, seat, at.areas[seat][::-1]))

    def changed(at: Position, seat: int, food: Object) -> Step[Position]:
        step = true(upside_down(at, seat), seat, food)
        return replace(step, position=upside_down(step.position, seat))

    patch.setattr(effects, "eat", changed)


def fish_stays_anywhere(object_: Object, area: Area) -> bool:
    return object_ == "fish" or position.can_score(object_, area)


def wizard_is_like_others(
    _true: Performing, _edition: Edition, at: Position, *_args: Any
) -> Step[Position]:
    active, chosen = at.active, position.exchange_partner(at)
    both = (Arrive(active, chosen, chosen), Arrive(chosen, active, active))
    return Step(at, (*both, FeedTRex(active), FeedTRex(chosen), Count()))


def burdens_exchanged(patch: pytest.MonkeyPatch) -> None:
    edition("burden", ANTAYAGI_65.burden, ANTAYAGI_80.burden)(patch)


def diets_exchanged(patch: pytest.MonkeyPatch) -> None:
    edition("diet", ANTAYAGI_65.diet, ANTAYAGI_80.diet)(patch)


OFF: dict[str, SwitchOff | tuple[SwitchOff, ...]] = {
    "A.O1": points({"treasure": 0}),
    "A.O2": (
        points({"bone": 2}),
        module(effects, "FOODS", tuple(food for food in effects.FOODS if food != "bone")),
    ),
    "A.O3": without_effect("hat"),
    "A.O4": (
        without_effect("lollipop"),
        perform(TakeFromHand, lollipop_takes_from_the_left),
        options(TakeFromHand, lollipop_takes_the_leftmost),
    ),
    "A.O5": without_effect("muffin"),
    "A.O6": (without_effect("toxic-waste"), burdens_exchanged),
    "A.O7": (perform(FeedTRex, hungry_no_more), perform(FeedTRex, eats_once), diets_exchanged),
    "A.O8": (module(effects, "can_score", fish_stays_anywhere), points({"fish": 1})),
    "A.O9": perform(Exchange, wizard_is_like_others),
    "A.O10": can_score({"empty-box": True}),
    "A.O11": the_last_of_equals_goes,
}
