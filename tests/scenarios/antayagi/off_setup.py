"""Switches for the clauses about set-up, backs and hands, each the smallest change."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.games.antayagi import (
    cards,
    effects,
    rules,
    secrecy,
)
from hatbox.games.antayagi import (
    game as antayagi_game,
)
from hatbox.games.antayagi.cards import Card, Held, Object, ObjectSide
from hatbox.games.antayagi.events import Discarded, SawDrew, WindowOpened
from hatbox.games.antayagi.game import Edition
from hatbox.games.antayagi.position import Position
from hatbox.games.antayagi.secrecy import LaidObject, View
from hatbox.games.antayagi.tasks import (
    PassTurn,
    Refill,
    ReshuffleDiscards,
)
from hatbox.kernel.engine import Step
from hatbox.kernel.game import Setup, Watcher
from hatbox.kernel.rows import clockwise, put

from ..clauses import SwitchOff
from .seams import (
    Performing,
    edition,
    module,
    perform,
    view,
)


def all_cards_at_a_time(setup: Setup, size: int) -> tuple[tuple[Held, ...], ...]:
    hands: list[tuple[Held, ...]] = [()] * setup.players
    for place, seat in enumerate(clockwise(setup.players, setup.first)):
        hands[seat] = tuple(cards.drawn(card) for card in setup.deck[size * place :][:size])
    return tuple(hands)


def seat_0_begins(patch: pytest.MonkeyPatch) -> None:
    true = Edition.start
    patch.setattr(Edition, "start", lambda self, setup: true(self, replace(setup, first=0)))


def no_new_pile(true: Performing, *args: Any) -> Step[Position]:
    return replace(true(*args), todo=())


def new_pile_too_early(true: Performing, *args: Any) -> Step[Position]:
    step = true(*args)
    early = not step.todo and not step.position.draw and step.position.discard
    return replace(step, todo=(ReshuffleDiscards(),)) if early else step


def table_cleared_from_the_end(at: Position, start: int, why: tuple[str, ...]) -> tuple[Any, Any]:
    news: tuple[Any, ...] = ()
    while len(at.table) > start:
        at, gone = rules.discard_from_table(at, len(at.table) - 1, why)
        news += (gone,)
    return at, news


def hand_from_the_right(_edition: Edition, at: Position, owner: int, _partner: int) -> Any:
    news: list[Discarded] = []
    while at.hands[owner]:
        at, gone = effects.discard_from_hand(at, owner, len(at.hands[owner]) - 1, ("A.O5", "A.S8"))
        news.append(gone)
    return Step(at, news=tuple(news))


def muffins_hand_from_the_right(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(effects.EFFECTS, "muffin", hand_from_the_right)


def discards_upside_down(patch: pytest.MonkeyPatch) -> None:
    """A food and its T-Rex are discarded the other way round."""
    true = effects.eat

    def changed(at: Position, seat: int, food: Object) -> Step[Position]:
        step = true(at, seat, food)
        first, second, *rest = step.position.discard
        return replace(step, position=replace(step.position, discard=(second, first, *rest)))

    patch.setattr(effects, "eat", changed)


def any_object_with_a_clue(patch: pytest.MonkeyPatch) -> None:
    # Not the table in cards.py: a card that it lets through would be kept for ever.
    true = Card.of
    patch.setattr(
        Card, "of", lambda text: true(text.replace("clue", "plain") if "/clue" in text else text)
    )


def own_deck_ignored(patch: pytest.MonkeyPatch) -> None:
    true = Edition.cards
    patch.setattr(Edition, "cards", lambda self, options_, _text=None: true(self, options_))


def a_card_is_missing(patch: pytest.MonkeyPatch) -> None:
    true = Edition.cards
    patch.setattr(
        Edition, "cards", lambda self, options_, text=None: true(self, options_, text)[1:]
    )


def back_towards_owner(card: Card) -> Held:
    return Held.of(f"{card.text}:back")


def everything_held_with_the_back_towards_its_owner(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "drawn", back_towards_owner)
    patch.setattr(antayagi_game, "drawn", back_towards_owner)


def everything_held_the_other_way(patch: pytest.MonkeyPatch) -> None:
    def object_towards_owner(card: Card) -> Held:
        return Held.of(f"{card.text}:object")

    patch.setattr(rules, "drawn", object_towards_owner)
    patch.setattr(antayagi_game, "drawn", object_towards_owner)


def hands_put_right_after_a_turn(true: Performing, *args: Any) -> Step[Position]:
    step = true(*args)
    hands = tuple(tuple(cards.drawn(h.card) for h in hand) for hand in step.position.hands)
    return replace(step, position=replace(step.position, hands=hands))


def hat_turns_backs_only(patch: pytest.MonkeyPatch) -> None:
    """Cards that an earlier Hat has turned are not turned back."""
    true = effects.hat

    def changed(edition_: Edition, at: Position, owner: int, partner: int) -> Step[Position]:
        backs = tuple(Held.of(f"{held.card.text}:back") for held in at.hands[owner])
        return true(edition_, replace(at, hands=put(at.hands, owner, backs)), owner, partner)

    patch.setitem(effects.EFFECTS, "hat", changed)


def owners_see_objects(seen: View, at: Position) -> View:
    if seen.watcher is None:
        return seen
    own = tuple(ObjectSide(held.card.object) for held in at.hands[seen.watcher])
    return replace(seen, hands=put(seen.hands, seen.watcher, own))


def spectators_see_objects(seen: View, at: Position) -> View:
    if seen.watcher is not None:
        return seen
    hands = tuple(tuple(ObjectSide(h.card.object) for h in hand) for hand in at.hands)
    return replace(seen, hands=hands)


def spectators_see_no_areas(seen: View, _at: Position) -> View:
    return seen if seen.watcher is not None else replace(seen, areas=((),) * len(seen.areas))


def new_cards_join_at_the_left(
    true: Performing, edition_: Edition, at: Position, *args: Any
) -> Step[Position]:
    step = true(edition_, at, *args)
    hands = tuple(
        new[len(old) :] + old for old, new in zip(at.hands, step.position.hands, strict=True)
    )
    return replace(step, position=replace(step.position, hands=hands))


def backs_of_drawn_cards_hidden(patch: pytest.MonkeyPatch) -> None:
    true = secrecy.redact

    def changed(event: Any, watcher: Watcher) -> Any:
        seen = true(event, watcher)
        return replace(seen, back="plain") if isinstance(seen, SawDrew) else seen

    patch.setattr(secrecy, "redact", changed)


def sabotages_lie_object_side_up(seen: View, at: Position) -> View:
    return replace(seen, table=tuple(LaidObject(laid.seat, laid.card.object) for laid in at.table))


def discards_of_a_hand_name_no_object(patch: pytest.MonkeyPatch) -> None:
    true = secrecy.redact

    def changed(event: Any, watcher: Watcher) -> Any:
        hidden = isinstance(event, Discarded) and event.origin == "hand"
        return WindowOpened((), 0) if hidden else true(event, watcher)

    patch.setattr(secrecy, "redact", changed)


OFF: dict[str, SwitchOff | tuple[SwitchOff, ...]] = {
    "A.S1": module(Edition, "seats", lambda _self, _options: range(1, 8)),
    "A.S2": edition("goal", *[lambda players: 4 if players <= 4 else 5] * 2),
    "A.S3": module(antayagi_game, "deal", all_cards_at_a_time),
    "A.S4": view(lambda seen, _at: replace(seen, draw=replace(seen.draw, top=None))),
    "A.S5": view(lambda seen, _at: replace(seen, discard=replace(seen.discard, top=None))),
    "A.S6": seat_0_begins,
    "A.S7": (perform(Refill, no_new_pile), perform(Refill, new_pile_too_early)),
    "A.S8": (
        module(rules, "clear_table", table_cleared_from_the_end),
        muffins_hand_from_the_right,
        discards_upside_down,
    ),
    "A.B1": any_object_with_a_clue,
    "A.B2": (own_deck_ignored, a_card_is_missing),
    "A.H1": everything_held_the_other_way,
    "A.H2": everything_held_with_the_back_towards_its_owner,
    "A.H3": (perform(PassTurn, hands_put_right_after_a_turn), hat_turns_backs_only),
    "A.H4": view(owners_see_objects),
    "A.H5": perform(Refill, new_cards_join_at_the_left),
    "A.H6": (
        backs_of_drawn_cards_hidden,
        view(sabotages_lie_object_side_up),
        discards_of_a_hand_name_no_object,
    ),
    "A.H7": (
        view(spectators_see_objects),
        view(spectators_see_no_areas),
        backs_of_drawn_cards_hidden,
    ),
}
