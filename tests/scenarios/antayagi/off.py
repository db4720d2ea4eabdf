"""How each clause of AntaYagí is switched off: the smallest change by which it no longer holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.games.antayagi import (
    ANTAYAGI_65,
    ANTAYAGI_80,
    cards,
    editions,
    effects,
    position,
    rules,
    secrecy,
)
from hatbox.games.antayagi.answers import Choose, Pass, Sabotage
from hatbox.games.antayagi.cards import BackSide, Card, Held, Object, ObjectSide
from hatbox.games.antayagi.editions import Edition, everybody_refills, exchangers_refill
from hatbox.games.antayagi.events import Discarded, OfferSealed, SawDrew, WindowOpened
from hatbox.games.antayagi.position import Area, Laid, Position
from hatbox.games.antayagi.secrecy import LaidObject, View
from hatbox.games.antayagi.tasks import (
    Arrive,
    ChooseOffers,
    ChoosePartner,
    Count,
    Exchange,
    FeedTRex,
    PassTurn,
    Refill,
    ReshuffleDiscards,
    TakeFromHand,
    Turn,
    Window,
)
from hatbox.kernel.engine import Asked, Step
from hatbox.kernel.game import Setup, Watcher
from hatbox.kernel.rows import clockwise, put, without

from ..clauses import SwitchOff

Asking = Callable[[Edition, Position, Any], Asked]
Performing = Callable[[Edition, Position, Any, Any], Step[Position]]
EDITIONS = (ANTAYAGI_80, ANTAYAGI_65)


# --- Where the engine lets itself be changed ----------------------------------------------


def options(task: type, ask: Callable[[Asking, Edition, Position, Any], Asked]) -> SwitchOff:
    """Another answer to whom a task asks, given the true one."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        true = rules.OPTIONS[task]
        patch.setitem(rules.OPTIONS, task, lambda *args: ask(true, *args))

    return switch_off


def perform(task: type, do: Callable[..., Step[Position]]) -> SwitchOff:
    """Another way of performing a task, given the true one."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        true = rules.PERFORM[task]
        patch.setitem(rules.PERFORM, task, lambda *args: do(true, *args))

    return switch_off


def view(change: Callable[[View, Position], View]) -> SwitchOff:
    """Another view, given the true one and the position."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        true = secrecy.view
        patch.setattr(secrecy, "view", lambda at, watcher: change(true(at, watcher), at))

    return switch_off


def edition(name: str, *values: Any) -> SwitchOff:
    """Other data for each of the two editions."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        for each, value in zip(EDITIONS, values, strict=True):
            # The editions are frozen, but not their dictionaries.
            patch.setitem(vars(each), name, value)

    return switch_off


def module(where: Any, name: str, value: Any) -> SwitchOff:
    """Another function or table in a module or class."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(where, name, value)

    return switch_off


def without_effect(object_: Object) -> SwitchOff:
    def switch_off(patch: pytest.MonkeyPatch) -> None:
        patch.delitem(effects.EFFECTS, object_)

    return switch_off


def worth(of: dict[Object, int]) -> SwitchOff:
    """Objects that would score something else than they do."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        def changed(object_: Object, area: Area) -> int:
            return of.get(object_, position.worth(object_, area))

        patch.setattr(effects, "worth", changed)

    return switch_off


def points(of: dict[Object, int]) -> SwitchOff:
    """Objects of an area that score something else than they do."""

    def switch_off(patch: pytest.MonkeyPatch) -> None:
        true = position.points

        def changed(objects: Sequence[Object]) -> int:
            return sum(of.get(each, true([each])) for each in objects)

        patch.setattr(position, "points", changed)

    return switch_off


# --- Set-up and backs ---------------------------------------------------------------------


def three_cards_at_a_time(setup: Setup) -> tuple[tuple[Held, ...], ...]:
    hands: list[tuple[Held, ...]] = [()] * setup.players
    for place, seat in enumerate(clockwise(setup.players, setup.first)):
        hands[seat] = tuple(cards.drawn(card) for card in setup.deck[3 * place : 3 * place + 3])
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
    # Not the table in cards.py: what it lets through would be remembered for ever.
    true = Card.of
    patch.setattr(
        Card, "of", lambda text: true(text.replace("clue", "plain") if "/clue" in text else text)
    )


def own_deck_ignored(patch: pytest.MonkeyPatch) -> None:
    true = Edition.deck
    patch.setattr(Edition, "deck", lambda self, options_, _text=None: true(self, options_))


def a_card_is_missing(patch: pytest.MonkeyPatch) -> None:
    true = Edition.deck
    patch.setattr(Edition, "deck", lambda self, options_, text=None: true(self, options_, text)[1:])


# --- Hands --------------------------------------------------------------------------------


def back_towards_owner(card: Card) -> Held:
    return Held.of(f"{card.text}:back")


def everything_held_with_the_back_towards_its_owner(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "drawn", back_towards_owner)
    patch.setattr(editions, "drawn", back_towards_owner)


def everything_held_the_other_way(patch: pytest.MonkeyPatch) -> None:
    def object_towards_owner(card: Card) -> Held:
        return Held.of(f"{card.text}:object")

    patch.setattr(rules, "drawn", object_towards_owner)
    patch.setattr(editions, "drawn", object_towards_owner)


def hands_put_right_after_a_turn(true: Performing, *args: Any) -> Step[Position]:
    step = true(*args)
    hands = tuple(tuple(cards.drawn(h.card) for h in hand) for hand in step.position.hands)
    return replace(step, position=replace(step.position, hands=hands))


def hat_turns_backs_only(patch: pytest.MonkeyPatch) -> None:
    """What an earlier Hat has turned is not turned back."""
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


# --- The turn -----------------------------------------------------------------------------


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
    laid = tuple(Laid(seat, at.hands[seat][answers[seat].slot].card) for seat in pair)
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


def seat_0_draws_first(at: Position) -> Refill:
    draws = tuple((seat, rules.missing(at, seat)) for seat in range(len(at.hands)))
    return Refill(draws, ("A.T8",))


def one_card_at_a_time(at: Position) -> Refill:
    draws = [
        (seat, 1)
        for round_ in range(rules.HAND_SIZE)
        for seat in clockwise(len(at.hands), at.active)
        if rules.missing(at, seat) > round_
    ]
    return Refill(tuple(draws), ("A.T8",))


def chosen_player_draws_to_the_full(at: Position) -> Refill:
    pair = (position.exchange_partner(at), at.active)
    return Refill(tuple((seat, rules.missing(at, seat)) for seat in pair), ("A.T9",))


def active_player_draws_first(at: Position) -> Refill:
    refill = exchangers_refill(at)
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


# --- Sabotage -----------------------------------------------------------------------------


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


# --- Objects ------------------------------------------------------------------------------


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


def fish_stays_anywhere(object_: Object, area: Area) -> int:
    return 2 if object_ == "fish" else position.worth(object_, area)


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
    "A.S1": module(Edition, "seats", lambda _self, _options: range(1, 8)),
    "A.S2": module(Edition, "goal", staticmethod(lambda players: 4 if players <= 4 else 5)),
    "A.S3": module(editions, "deal", three_cards_at_a_time),
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
    "A.H4": (view(owners_see_objects), view(spectators_see_objects)),
    "A.H5": perform(Refill, new_cards_join_at_the_left),
    "A.H6": (
        backs_of_drawn_cards_hidden,
        view(sabotages_lie_object_side_up),
        discards_of_a_hand_name_no_object,
    ),
    "A.T1": (options(ChoosePartner, also_who_holds_nothing), options(ChoosePartner, also_oneself)),
    "A.T2": (view(everybody_sees_sealed_answers), nobody_notices_an_offer),
    "A.T3": perform(ChooseOffers, equals_are_like_others),
    "A.T4": (
        perform(ChooseOffers, no_window),
        perform(Exchange, arrivals(each_keeps_the_own_card)),
    ),
    "A.T5": (worth({"empty-box": 1}), module(effects, "EFFECTS", {})),
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
    "A.O8": (module(effects, "worth", fish_stays_anywhere), points({"fish": 1})),
    "A.O9": perform(Exchange, wizard_is_like_others),
    "A.O10": worth({"empty-box": 1}),
    "A.O11": the_last_of_equals_goes,
}
