"""Switches for the clauses of That's Not a Hat, each changing as little else as possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.games.not_a_hat import game as hat_game
from hatbox.games.not_a_hat import rules, secrecy, variants
from hatbox.games.not_a_hat.answers import Accept
from hatbox.games.not_a_hat.cards import (
    BackSide,
    Card,
    Gift,
    GiftSide,
    Lying,
    Side,
    catalogue,
)
from hatbox.games.not_a_hat.position import Position
from hatbox.games.not_a_hat.tasks import AnswerGift, GiveGift, ShuffleAll, TakeFromShop
from hatbox.games.not_a_hat.variants import Variants
from hatbox.kernel.engine import Asked, Seat, Step
from hatbox.kernel.game import Watcher
from hatbox.kernel.rows import clockwise, put

from ..clauses import SwitchOff

Answers = rules.Answers


def any_number_of_players(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hat_game.NotAHat, "seats", lambda _game, _options: range(100))


def a_gift_may_occur_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hat_game, "check_gifts", lambda _cards: None)


def dealt_from_seat_0(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "clockwise", lambda players, _first: clockwise(players, 0))


def seat_0_begins(patch: pytest.MonkeyPatch) -> None:
    def take(seat: Seat, why: tuple[str, ...]) -> TakeFromShop:
        return TakeFromShop(0 if "H.S4" in why else seat, why)

    patch.setattr(rules, "TakeFromShop", take)


def everybody_sees(patch: pytest.MonkeyPatch, shows: Callable[[Lying], Side]) -> None:
    """Something about each gift other than what its side shows."""
    original = secrecy.view

    def view(at: Position, watcher: Watcher) -> secrecy.View:
        columns = tuple(tuple(shows(lying) for lying in column) for column in at.columns)
        return replace(original(at, watcher), columns=columns)

    patch.setattr(secrecy, "view", view)


def spectators_see_no_backs(patch: pytest.MonkeyPatch) -> None:
    original = secrecy.view

    def view(at: Position, watcher: Watcher) -> secrecy.View:
        seen = original(at, watcher)
        return seen if watcher is not None else replace(seen, columns=((),) * len(seen.columns))

    patch.setattr(secrecy, "view", view)


def arrows_can_always_be_seen(patch: pytest.MonkeyPatch) -> None:
    everybody_sees(patch, lambda lying: BackSide(lying.card.back))


def arrows_point_the_other_way(patch: pytest.MonkeyPatch) -> None:
    original = rules.neighbour

    def neighbour(at: Position, seat: Seat, arrow: str) -> Seat:
        return original(at, seat, "right" if arrow == "left" else "left")

    patch.setattr(rules, "neighbour", neighbour)


def only_ordinary_gifts_can_be_named(patch: pytest.MonkeyPatch) -> None:
    original = rules.menu
    special = {card.gift for card in catalogue() if card.arrow == "any"}

    def menu(foreign: tuple[Gift, ...], targets: tuple[Seat, ...]) -> Any:
        return [option for option in original(foreign, targets) if option.gift not in special]

    patch.setattr(rules, "menu", menu)


def every_gift_is_accepted(patch: pytest.MonkeyPatch) -> None:
    def replies(_at: Position, task: AnswerGift) -> Asked:
        return {task.seat: [Accept()]}

    patch.setitem(rules.OPTIONS, AnswerGift, replies)


def the_newest_gift_is_passed_on(patch: pytest.MonkeyPatch) -> None:
    original = rules.accept

    def accept(at: Position, seat: Seat) -> Step[Position]:
        received = rules.offered(at).down
        column = at.columns[seat]
        at = replace(at, columns=put(at.columns, seat, (received, *column[1:])))
        return original(replace(at, offered=column[0].card), seat)

    patch.setattr(rules, "accept", accept)


def gifts_that_lie_face_down_are_shown(patch: pytest.MonkeyPatch) -> None:
    everybody_sees(patch, lambda lying: GiftSide(lying.card.gift))


def a_refused_gift_always_costs_the_giver(patch: pytest.MonkeyPatch) -> None:
    original = rules.refuse

    def refuse(at: Position, seat: Seat) -> Step[Position]:
        return original(replace(at, named="something else"), seat)

    patch.setattr(rules, "refuse", refuse)


def special_cards_go_to_the_left(patch: pytest.MonkeyPatch) -> None:
    original = rules.gives

    def gives(at: Position, task: GiveGift) -> Asked:
        if rules.offered(at).arrow != "any":
            return original(at, task)
        return {task.seat: rules.menu(at.foreign, (rules.neighbour(at, task.seat, "left"),))}

    patch.setitem(rules.OPTIONS, GiveGift, gives)


def both_colours_are_always_in_play(patch: pytest.MonkeyPatch) -> None:
    original = variants.in_play

    def in_play(card: Card, options: Variants) -> bool:
        return original(card, replace(options, arrows="both"))

    patch.setattr(hat_game, "in_play", in_play)


def everybody_begins_with_one_gift(patch: pytest.MonkeyPatch) -> None:
    original = rules.deal

    def deal(at: Position, deck: tuple[Card, ...]) -> Step[Position]:
        return original(replace(at, gifts=1), deck)

    patch.setattr(rules, "deal", deal)
    patch.setattr(hat_game, "deal", deal)


def special_cards_need_both_colours(patch: pytest.MonkeyPatch) -> None:
    original = variants.in_play

    def in_play(card: Card, options: Variants) -> bool:
        combined = card.arrow == "any" and options.arrows != "both"
        return not combined and original(card, options)

    patch.setattr(hat_game, "in_play", in_play)


def the_fourth_penalty_point_ends_the_round(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "LAST_PENALTY", 4)


def the_same_player_begins_every_round(patch: pytest.MonkeyPatch) -> None:
    original = rules.next_round

    def next_round(at: Position, task: ShuffleAll, answers: Answers) -> Step[Position]:
        before = rules.neighbour(at, at.starter, "right")
        return original(replace(at, starter=before), task, answers)

    patch.setitem(rules.PERFORM, ShuffleAll, next_round)


def penalty_points_go_back_into_an_empty_shop(patch: pytest.MonkeyPatch) -> None:
    original = rules.take_from_shop

    def take(at: Position, task: TakeFromShop, answers: Answers) -> Step[Position]:
        points = tuple(card for pile in at.penalties for card in pile)
        spare = points or (Card.of("nothing/black-left"),)
        return original(at if at.shop else replace(at, shop=spare), task, answers)

    patch.setitem(rules.PERFORM, TakeFromShop, take)


OFF: dict[str, SwitchOff] = {
    "H.S1": any_number_of_players,
    "H.S2": a_gift_may_occur_twice,
    "H.S3": dealt_from_seat_0,
    "H.S4": seat_0_begins,
    "H.S5": arrows_can_always_be_seen,
    "H.S6": spectators_see_no_backs,
    "H.T1": arrows_point_the_other_way,
    "H.T2": only_ordinary_gifts_can_be_named,
    "H.T3": every_gift_is_accepted,
    "H.T4": the_newest_gift_is_passed_on,
    "H.T5": gifts_that_lie_face_down_are_shown,
    "H.T6": a_refused_gift_always_costs_the_giver,
    "H.V1": special_cards_go_to_the_left,
    "H.V2": both_colours_are_always_in_play,
    "H.V3": everybody_begins_with_one_gift,
    "H.V4": special_cards_need_both_colours,
    "H.E1": the_fourth_penalty_point_ends_the_round,
    "H.E2": the_same_player_begins_every_round,
    "H.E3": penalty_points_go_back_into_an_empty_shop,
}
