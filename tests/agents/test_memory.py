"""A memory like a person's, and how a bot uses it."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.agents import AGENTS
from hatbox.agents.not_a_hat import TEMPERS
from hatbox.agents.not_a_hat.memory import Memory, Quality
from hatbox.agents.not_a_hat.player import HatPlayer
from hatbox.games.not_a_hat.answers import Accept, Give, Refuse
from hatbox.games.not_a_hat.cards import GiftSide
from hatbox.games.not_a_hat.events import (
    GiftAccepted,
    GiftOffered,
    GiftPicked,
    GiftShown,
    GiftTurned,
    PenaltyTaken,
    RoundDealt,
)
from hatbox.records import Match

from .tables import dealt

CLEAR = Quality(fading=0.05, mixing=0.0, attention=1.0, rehearsal=0.5, suggestible=0.0)
WHY: tuple[str, ...] = ()


def begun(quality: Quality, players: int = 3, seed: int = 0) -> Memory:
    """A round has been dealt, and the first gift out of the shop accepted by seat 1."""
    memory = Memory(quality, Random(seed))
    gifts = tuple((f"gift-{seat}",) for seat in range(players))
    memory.hear(RoundDealt(WHY, 1, 0, gifts, 1, 9, None))
    memory.hear(GiftShown(WHY, 0, "sock", None))
    memory.hear(GiftTurned(WHY, 0, "black-left", 2))
    memory.hear(GiftOffered(WHY, 0, 1, "sock"))
    memory.hear(GiftAccepted(WHY, 1))
    return memory


def test_what_is_not_named_fades_pass_by_pass() -> None:
    memory = begun(CLEAR)
    (trace,) = memory.columns[2]
    strengths = [trace.strength]
    for _ in range(4):
        memory.hear(GiftTurned(WHY, 1, "black-left", 2))
        memory.hear(GiftAccepted(WHY, 1))
        strengths.append(trace.strength)
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == len(strengths)


def test_the_more_cards_the_faster_it_fades() -> None:
    few, many = (begun(CLEAR, players).columns[2][0].strength for players in (3, 8))
    assert many < few < 1


def test_a_fitting_name_rehearses() -> None:
    memory = begun(CLEAR)
    memory.hear(GiftPicked(WHY, 1, "black-left", 2))
    assert memory.offered is not None
    before = memory.offered.strength
    memory.hear(GiftOffered(WHY, 1, 2, memory.offered.gift))
    assert before < memory.offered.strength < 1


@pytest.mark.parametrize("rightly", [True, False])
@pytest.mark.parametrize("confirmed", [True, False])
def test_what_others_say_of_a_name_fits_ones_memory_or_makes_it_waver(
    *, rightly: bool, confirmed: bool
) -> None:
    memory = begun(replace(CLEAR, suggestible=0.01))
    memory.hear(GiftPicked(WHY, 1, "black-left", 2))
    assert memory.offered is not None
    memory.offered.strength = 0.7
    memory.hear(GiftOffered(WHY, 1, 2, memory.offered.gift if rightly else "teapot"))
    before = memory.offered.strength
    memory.reminded(confirmed=confirmed)
    assert (memory.offered.strength > before) == (rightly == confirmed)


def test_a_false_name_takes_the_place_of_a_faint_trace_but_not_of_a_firm_one() -> None:
    for strength, believed in ((0.0, "teapot"), (1.0, "gift-1")):
        memory = begun(replace(CLEAR, suggestible=1.0))
        memory.hear(GiftPicked(WHY, 1, "black-left", 2))
        assert memory.offered is not None
        memory.offered.strength = strength
        memory.hear(GiftOffered(WHY, 1, 2, "teapot"))
        assert memory.offered.gift == believed


def test_faint_neighbours_get_mixed_up_and_firm_ones_do_not() -> None:
    for strength, mixed in ((0.0, True), (1.0, False)):
        memory = begun(replace(CLEAR, mixing=1.0, fading=0.0))
        for trace in memory.traces():
            trace.strength = strength
        before = [trace.gift for trace in memory.traces()]
        for _ in range(9):
            memory.hear(GiftPicked(WHY, 1, "black-left", 2))
            memory.hear(GiftAccepted(WHY, 1))
        after = [trace.gift for trace in memory.traces()]
        assert sorted(after) == sorted(before)
        assert (memory.columns[2][0].gift != "gift-2") == mixed


def test_a_new_round_begins_with_a_clear_head() -> None:
    memory = begun(CLEAR)
    memory.hear(PenaltyTaken(WHY, 1, "gift-1", 1))
    memory.hear(RoundDealt(WHY, 2, 1, (("a",), ("b",), ("c",)), 2, 9, None))
    assert memory.gone == {}
    assert [trace.strength for trace in memory.traces()] == [1.0] * 3


class Table:
    """A game in which one seat is a bot and everybody else tells the truth and accepts."""

    def __init__(self, bot: str, number: int, options: dict[str, Any] | None = None) -> None:
        self.match = dealt("not-a-hat", 4, options or {}, number)
        known = self.match.game.public(self.match.setup)
        self.player = AGENTS[bot](self.match.game, 0, known, Random(number))
        assert isinstance(self.player, HatPlayer)
        self.memory = self.player.memory
        self._tell()

    def _tell(self) -> None:
        self.player.observe(self.match.view(0), self.match.seen(0))

    @property
    def truth(self) -> str:
        return str(self.match.position.offered.gift)

    def others_go_on(self) -> None:
        """Until the bot is asked."""
        while self.match.to_act != [0]:
            (seat,) = self.match.to_act
            giving = isinstance(self.match.options(seat)[0], Give)
            self.answer(seat, Give(self.truth) if giving else Accept())

    def answer(self, seat: int, reply: Any) -> None:
        self.match.answer(seat, reply)
        self._tell()

    def decide(self) -> Any:
        return self.player.decide(self.match.view(0), self.match.options(0))


def test_a_perfect_memory_is_never_wrong() -> None:
    table = Table("perfect", 1)
    for _ in range(40):
        table.others_go_on()
        assert table.memory.offered is not None
        assert table.memory.offered.gift == table.truth
        reply = table.decide()
        assert reply == (Give(table.truth) if isinstance(reply, Give) else Accept())
        table.answer(0, reply)


def open_gifts(match: Match) -> set[str]:
    view = match.view(0)
    lying = {side.gift for column in view.columns for side in column if isinstance(side, GiftSide)}
    return lying | {pile.top for pile in (*view.penalties, view.shop) if pile.top}


@pytest.mark.parametrize("strength", ["novice", "regular", "sharp", "master"])
def test_a_bluff_never_names_what_lies_openly_elsewhere(strength: str) -> None:
    named = 0
    for number in range(12):
        table = Table(strength, number)
        for _ in range(6):
            table.others_go_on()
            for trace in [*table.memory.traces(), table.memory.offered]:
                assert trace is not None
                trace.strength = 0.0
            reply = table.decide()
            if isinstance(reply, Give):
                named += reply.gift != table.truth
                assert reply.gift not in open_gifts(table.match)
            table.answer(0, reply if isinstance(reply, Give) else Accept())
    assert named > 0


@pytest.mark.parametrize("number", range(4))
def test_however_firmly_one_remembers_it_what_lies_openly_is_not_named(number: int) -> None:
    table = Table("master", number)
    table.others_go_on()
    while not isinstance(table.match.options(0)[0], Give):
        table.answer(0, Accept())
        table.others_go_on()
    assert table.memory.offered is not None
    table.memory.offered.gift = min(open_gifts(table.match))
    table.memory.offered.strength = 1.0
    reply = table.decide()
    assert isinstance(reply, Give)
    assert reply.gift not in open_gifts(table.match)


def test_what_lies_openly_elsewhere_is_refused() -> None:
    table = Table("novice", 3)
    while True:
        table.others_go_on()
        if isinstance(table.match.options(0)[0], Give):
            table.answer(0, Give(table.truth))
            continue
        break
    view = replace(table.match.view(0), named=table.match.view(0).shop.top)
    assert table.player.decide(view, table.match.options(0)) == Refuse()


def test_a_giver_is_doubted_by_how_long_ago_all_could_see_the_gift() -> None:
    table = Table("sharp", 3)
    table.others_go_on()
    while isinstance(table.match.options(0)[0], Give):
        table.answer(0, Give(table.truth))
        table.others_go_on()
    trace = table.memory.offered
    assert trace is not None
    trace.gift, trace.strength = "something-else", 0.3
    answers = []
    for age in (0, 60):
        trace.age = age
        answers.append(table.decide())
    assert answers == [Accept(), Refuse()]


def test_better_memories_are_better_in_every_respect() -> None:
    ladder = [TEMPERS[name].memory for name in ("novice", "regular", "sharp", "master")]
    for worse, better in pairwise(ladder):
        assert better.fading < worse.fading
        assert better.mixing < worse.mixing
        assert better.attention > worse.attention
        assert better.rehearsal > worse.rehearsal
    assert ladder[-1].fading > 0


def test_a_special_gift_goes_to_one_of_those_who_are_best_off() -> None:
    match = dealt("not-a-hat", 4, {"special": True}, 2)
    player = partial(HatPlayer, TEMPERS["master"])(
        match.game, 0, match.game.public(match.setup), Random(1)
    )
    player.memory.offered = begun(CLEAR).columns[1][0]
    view = replace(match.view(0), scores=(0, 1, 0, 2))
    options = [Give(gift, to) for gift in ("sock", "gift-1", "hat") for to in (1, 2, 3)]
    reply = player.decide(view, options)
    assert isinstance(reply, Give)
    assert reply.to == 2
