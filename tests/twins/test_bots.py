"""Bots at the table tell no more than people do: in twin worlds they act at the same times.

What happens is told at its usual pace, so that the time for that is compared, too.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from hatbox.kernel.engine import Seat
from hatbox.kernel.game import Watcher
from hatbox.server.play import speaking
from hatbox.server.play.pace import Pace
from hatbox.server.play.telling import Telling
from hatbox.server.table.table import Notice, Table
from hatbox.server.table.talk import talkers
from tests.twins.bots import pair_with_bots
from tests.twins.pairs import Pair, twins

TABLES: tuple[tuple[Watcher, tuple[Seat, ...]], ...] = ((0, (0,)), (2, (0, 2)), (None, (0, 1)))
"""Who watches, and who of the seats are people: bots alone settle a window by themselves."""


def compare(folder: Path, game: str, watcher: Watcher, people: tuple[Seat, ...]) -> Pair:
    worlds = twins(game, watcher, Random(f"{game} {watcher} bots"))
    return asyncio.run(pair_with_bots(folder, watcher, people, worlds))


@pytest.mark.parametrize(("watcher", "people"), TABLES)
@pytest.mark.parametrize("game", ["antayagi-80", "antayagi-65", "not-a-hat"])
def test_a_client_receives_the_same_at_the_same_time_in_twin_worlds_with_bots(
    tmp_path: Path, game: str, watcher: Watcher, people: tuple[Seat, ...]
) -> None:
    compared = compare(tmp_path, game, watcher, people)
    assert compared.difference == ""
    assert compared.worlds.positions
    kinds: Counter[str] = compared.kinds()
    assert kinds["news"] + kinds["news, asked"] > 5, kinds
    assert kinds["said"] > 3, kinds
    assert len({frame.time for frame in compared.mine}) > 5


def test_a_bot_whose_time_depends_on_its_cards_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Pace.of

    def by_its_cards(self: Pace, seat: Seat) -> float:
        hand = str(self._table.view(seat).hands[seat])
        return honest(self, seat) + Random(hand).random()

    monkeypatch.setattr(Pace, "of", by_its_cards)
    assert compare(tmp_path, "antayagi-80", 2, (0, 2)).difference != ""


def test_a_table_where_the_floor_depends_on_cards_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def by_their_cards(table: Table) -> list[Seat]:
        assert table.match is not None
        hands = table.match.position.hands
        return [seat for seat in talkers(table) if len(str(hands[seat])) % 2]

    monkeypatch.setattr(speaking, "talkers", by_their_cards)
    assert compare(tmp_path, "antayagi-80", 2, (0, 2)).difference != ""


def test_a_time_for_telling_that_depends_on_cards_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Telling.happened

    def by_the_cards(self: Telling, notices: Iterable[Notice]) -> None:
        honest(self, notices)
        if self._table.match is not None:
            self._over += Random(str(self._table.match.position.draw)).random()

    monkeypatch.setattr(Telling, "happened", by_the_cards)
    assert compare(tmp_path, "antayagi-80", 2, (0, 2)).difference != ""
