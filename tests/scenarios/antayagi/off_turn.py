"""Switches for the clauses about the turn, each the smallest change that turns one off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.games.antayagi import (
    effects,
    position,
    rules,
)
from hatbox.games.antayagi.answers import Choose
from hatbox.games.antayagi.cards import Object
from hatbox.games.antayagi.editions import everybody_refills, exchangers_refill
from hatbox.games.antayagi.game import Edition
from hatbox.games.antayagi.position import Laid, Position
from hatbox.games.antayagi.secrecy import View
from hatbox.games.antayagi.tasks import (
    Arrive,
    ChooseOffers,
    ChoosePartner,
    Count,
    Exchange,
    FeedTRex,
    PassTurn,
    Refill,
    Turn,
    Window,
)
from hatbox.kernel.engine import Asked, Step
from hatbox.kernel.rows import clockwise, put, without

from ..clauses import SwitchOff
from .seams import (
    Asking,
    Performing,
    can_score,
    edition,
    module,
    options,
    perform,
    view,
)


def also_who_holds_nothing(_true: Asking, _edition: Edition, at: Position, _task: Any) -> Asked:
    return {at.active: tuple(Choose(s) for s in range(len(at.hands)) if s != at.active)}


def also_oneself(_true: Asking, _edition: Edition, at: Position, _task: Any) -> Asked:
    return {at.active: tuple(Choose(seat) for seat in rules.holders(at))}


def everybody_sees_sealed_answers(seen: View, at: Position) -> View:
    return replace(seen, sealed=at.sealed[0][1]) if at.sealed else seen


def nobody_notices_an_offer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Rules, "noticed", lambda _self, _task, _seat: ())


def equals_are_like_others(
    _true: Performing, _edition: Edition, at: Position, _task: Any, answers: Any
) -> Step[Position]:
    pair = (at.active, position.exchange_partner(at))
    laid = tuple(
        Laid(seat, at.hands[seat][answers[seat].slot].card, revealed=True) for seat in pair
    )
    hands = at.hands
    for seat in pair:
        hands = put(hands, seat, without(hands[seat], answers[seat].slot))
    return Step(replace(at, hands=hands, table=laid), (Window(),))


def no_window(true: Performing, *args: Any) -> Step[Position]:
    step = true(*args)
    return replace(step, todo=(Exchange(),)) if step.todo == (Window(),) else step


def arrivals(
    change: Callable[[Position, tuple[Any, ...]], tuple[Any, ...]],
) -> Callable[..., Step[Position]]:
    """Another list of what an exchange leads to."""

    def changed(true: Performing, *args: Any) -> Step[Position]:
        step = true(*args)
        return replace(step, todo=change(step.position, step.todo))

    return changed


def each_keeps_the_own_card(at: Position, todo: tuple[Any, ...]) -> tuple[Any, ...]:
    kept = (Arrive(t.seat, t.seat, t.partner) if isinstance(t, Arrive) else t for t in todo)
    return tuple(kept)


def other_card_first(_at: Position, todo: tuple[Any, ...]) -> tuple[Any, ...]:
    arriving = [task for task in todo if isinstance(task, Arrive)]
    return (*arriving[::-1], *todo[len(arriving) :])


def other_t_rex_first(_at: Position, todo: tuple[Any, ...]) -> tuple[Any, ...]:
    *arriving, first, second, count = todo
    return (*arriving, second, first, count)


def t_rexes_at_each_arrival(_at: Position, todo: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(
        each
        for task in todo
        for each in ((task, FeedTRex(task.seat)) if isinstance(task, Arrive) else (task,))
    )


def active_player_wins(
    true: Performing, edition_: Edition, at: Position, task: Any, answers: Any
) -> Step[Position]:
    step = true(edition_, at, task, answers)
    wins = at.scores[at.active] >= at.needed[at.active]
    return replace(step, position=replace(step.position, winners=(at.active,))) if wins else step


def each_object_counts_once(objects: Sequence[Object]) -> int:
    return sum(2 if each == "fish" else 1 for each in set(objects))


def seat_0_draws_first(edition_: Edition, at: Position) -> Refill:
    draws = tuple((seat, rules.missing(edition_, at, seat)) for seat in range(len(at.hands)))
    return Refill(draws, ("A.T8",))


def one_card_at_a_time(edition_: Edition, at: Position) -> Refill:
    draws = [
        (seat, 1)
        for round_ in range(edition_.hand_size)
        for seat in clockwise(len(at.hands), at.active)
        if rules.missing(edition_, at, seat) > round_
    ]
    return Refill(tuple(draws), ("A.T8",))


def chosen_player_draws_to_the_full(edition_: Edition, at: Position) -> Refill:
    pair = (position.exchange_partner(at), at.active)
    return Refill(tuple((seat, rules.missing(edition_, at, seat)) for seat in pair), ("A.T9",))


def active_player_draws_first(edition_: Edition, at: Position) -> Refill:
    refill = exchangers_refill(edition_, at)
    return replace(refill, draws=refill.draws[::-1])


def to_the_right(true: Performing, edition_: Edition, at: Position, *args: Any) -> Step[Position]:
    step = true(edition_, at, *args)
    if not step.todo:
        return step
    return replace(step, position=replace(at, active=(at.active - 1) % len(at.hands)))


def no_turn_is_skipped(
    _true: Performing, _edition: Edition, at: Position, *_args: Any
) -> Step[Position]:
    return Step(at, (ChoosePartner(),))


def nothing_drawn_in_a_skipped_turn(true: Performing, *args: Any) -> Step[Position]:
    step = true(*args)
    return replace(step, todo=tuple(t for t in step.todo if not isinstance(t, Refill)))


def never_ends(true: Performing, edition_: Edition, at: Position, *args: Any) -> Step[Position]:
    return true(edition_, replace(at, skipped=0), *args)


OFF: dict[str, SwitchOff | tuple[SwitchOff, ...]] = {
    "A.T1": (options(ChoosePartner, also_who_holds_nothing), options(ChoosePartner, also_oneself)),
    "A.T2": (view(everybody_sees_sealed_answers), nobody_notices_an_offer),
    "A.T3": perform(ChooseOffers, equals_are_like_others),
    "A.T4": (
        perform(ChooseOffers, no_window),
        perform(Exchange, arrivals(each_keeps_the_own_card)),
    ),
    "A.T5": (
        can_score({"empty-box": True}),
        module(effects, "EFFECTS", dict.fromkeys(effects.EFFECTS, effects.nothing)),
    ),
    "A.T6": (
        perform(Exchange, arrivals(other_card_first)),
        perform(Exchange, arrivals(other_t_rex_first)),
        perform(Exchange, arrivals(t_rexes_at_each_arrival)),
    ),
    "A.T7": (
        perform(Count, active_player_wins),
        module(position, "points", each_object_counts_once),
    ),
    "A.T8": (
        edition("refill", exchangers_refill, exchangers_refill),
        edition("refill", seat_0_draws_first, exchangers_refill),
        edition("refill", one_card_at_a_time, exchangers_refill),
    ),
    "A.T9": (
        edition("refill", everybody_refills, everybody_refills),
        edition("refill", everybody_refills, active_player_draws_first),
        edition("refill", everybody_refills, chosen_player_draws_to_the_full),
    ),
    "A.T10": perform(PassTurn, to_the_right),
    "A.T11": (perform(Turn, no_turn_is_skipped), perform(Turn, nothing_drawn_in_a_skipped_turn)),
    "A.T12": perform(PassTurn, never_ends),
}
