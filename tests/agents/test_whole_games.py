"""Every strength plays every game to its end: no illegal answer, no stall, the same by a seed."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import median
from typing import Any

import pytest

from hatbox.agents import AGENTS, STRENGTHS
from hatbox.games import GAMES
from hatbox.games.not_a_hat.answers import Give

from .tables import TABLES, dealt, play

SEATED = (*STRENGTHS, "perfect", "random")


def name(table: Any) -> str:
    return str(table)


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=name)
def test_all_strengths_play_to_the_end(game: str, players: int, options: dict[str, Any]) -> None:
    bots = [SEATED[seat % len(SEATED)] for seat in range(players)]
    match = dealt(game, players, options, 1)
    play(match, bots, 1)
    assert match.over


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("game", ["antayagi-80", "not-a-hat"])
def test_equals_play_to_the_end(game: str, strength: str) -> None:
    match = dealt(game, 3, {}, 2)
    play(match, [strength] * 3, 2)
    assert match.over


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_game(game: str) -> None:
    records = []
    for _ in range(2):
        match = dealt(game, 4, {}, 3)
        play(match, STRENGTHS, 3)
        records.append(match.record())
    assert records[0] == records[1]


def test_another_seed_gives_another_game() -> None:
    records = []
    for number in (3, 4):
        match = dealt("not-a-hat", 4, {}, 3)
        play(match, STRENGTHS, number)
        records.append(match.record())
    assert records[0] != records[1]


@pytest.mark.parametrize("strength", [*STRENGTHS, "perfect"])
@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_be_seated_as_they_are(game: str, strength: str) -> None:
    """With their whole budget, for their first decisions."""
    match = dealt(game, 4, {}, 5)
    agents = {
        seat: AGENTS[strength](match.game, seat, match.game.public(match.setup), Random(seat))
        for seat in range(4)
    }
    for _ in range(6):
        for seat, agent in agents.items():
            agent.observe(match.view(seat), match.seen(seat))
        seat = match.to_act[0]
        match.answer(seat, agents[seat].decide(match.view(seat), match.options(seat)))


@pytest.mark.parametrize("strength", STRENGTHS)
def test_games_of_not_a_hat_between_equals_take_a_sensible_time(strength: str) -> None:
    passes = []
    for number in range(24):
        match = dealt("not-a-hat", 4, {}, number)
        agents = play(match, [strength] * 4, number)
        given = Counter(type(a) for agent in agents.values() for a in agent.answers)[Give]
        passes.append(given)
    assert 20 <= median(passes) <= 90
    assert max(passes) < 400
