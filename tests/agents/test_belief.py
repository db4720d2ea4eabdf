"""A bot's belief after the discard pile has been shuffled."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hatbox.agents.antayagi import belief
from hatbox.agents.antayagi.belief import PILES, Belief
from hatbox.games.antayagi.knowledge import Knowledge
from hatbox.games.antayagi.position import Position
from hatbox.games.antayagi.worlds import TooManyWaysError
from hatbox.records import Match
from tests.scenarios.antayagi.test_imagining import SMALL

ENDLESS = """
game = "antayagi"
[cards.small-hat]
fish = 22
"""


class Table:
    """A game in which anything may happen, and what seat 1 believes."""

    def __init__(self, deck: str, players: int, number: int, *, exact: bool) -> None:
        names = [f"seat {seat}" for seat in range(players)]
        self.match = Match.deal(
            "antayagi-80", names, seed=number.to_bytes(32, "big"), deck_text=deck
        )
        self.belief = Belief(1, self.match.game.public(self.match.setup), exact=exact)
        self.belief.hear(self.match.seen(1))
        self.rng = Random(number)

    def go_on(self) -> None:
        seat = self.rng.choice(self.match.to_act)
        self.match.answer(seat, self.rng.choice(self.match.options(seat)))
        self.belief.hear(self.match.seen(1))
        self.belief.attend(self.match.view(1))

    def until_shuffled(self, times: int) -> None:
        while self.match.shuffles <= times:
            self.go_on()

    def worlds_fit(self) -> None:
        """An imagined world looks to the seat like the true one."""
        view = self.match.view(1)
        for world in self.belief.worlds(3, self.rng):
            imagined = self.match.game.view(world, 1)
            for part in ("hands", "areas", "scores", "table", "draw", "discard", "agenda"):
                assert getattr(imagined, part) == getattr(view, part), part


def drawn_from_piles(known: Knowledge, world: Position) -> list[Counter[str]]:
    """Which objects came out of each pile, in a world."""
    objects = {
        trace: held.card.object
        for traces, hand in zip(known.hands, world.hands, strict=True)
        for trace, held in zip(traces, hand, strict=True)
    }
    return [
        Counter(o for t in pile.members if (o := t.object or objects.get(t)) is not None)
        for pile in known.piles
    ]


@pytest.mark.parametrize("exact", [True, False])
def test_no_card_is_believed_to_be_one_that_was_not_in_its_pile(*, exact: bool) -> None:
    looked = 0
    for number in range(4):
        table = Table(SMALL, 3, number, exact=exact)
        known = table.belief.knowledge
        while not table.match.over and looked < 15 * (number + 1):
            table.go_on()
            if table.match.shuffles == 1:
                continue
            looked += 1
            went_in = [
                Counter(str(card.object) for card in known.deck),
                *[Counter(str(trace.object) for trace in pile.made_of) for pile in known.piles[1:]],
            ]
            for world in table.belief.worlds(20, table.rng):
                for out, inside in zip(drawn_from_piles(known, world), went_in, strict=True):
                    assert out <= inside
    assert looked >= 30


@pytest.mark.parametrize("exact", [True, False])
def test_what_takes_too_long_to_count_is_not_counted(
    monkeypatch: pytest.MonkeyPatch, *, exact: bool
) -> None:
    monkeypatch.setattr(belief, "STEPS", 10)
    table = Table(SMALL, 3, 0, exact=exact)
    table.until_shuffled(1)
    with pytest.raises(TooManyWaysError):
        table.belief.knowledge.imagine(table.rng, 10)
    table.worlds_fit()


def test_a_memory_itself_counts_as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belief, "STEPS", 10)
    table = Table(SMALL, 3, 0, exact=True)
    table.until_shuffled(1)
    table.belief.knowledge.imagine(table.rng)


@pytest.mark.parametrize("exact", [True, False])
def test_however_often_the_pile_is_shuffled_worlds_are_imagined(
    monkeypatch: pytest.MonkeyPatch, *, exact: bool
) -> None:
    table = Table(ENDLESS, 7, 1, exact=exact)
    table.until_shuffled(PILES)
    monkeypatch.setattr(Knowledge, "imagine", None)
    table.worlds_fit()
