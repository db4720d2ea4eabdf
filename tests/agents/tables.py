"""Tables for bots: games between them, as small as their budgets allow in a test."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar

from msgspec.structs import replace

from hatbox.agents import PLAIN, Agent, Factory, own_bot, play_out
from hatbox.agents.antayagi import MASTER, REGULAR, SHARP
from hatbox.agents.antayagi.thinker import Thinker
from hatbox.agents.characters import characters
from hatbox.agents.talk import Saying
from hatbox.kernel.engine import Answer, Event, Seat
from hatbox.kernel.game import Game
from hatbox.records import Match

HURRIED: dict[str, Callable[..., Agent]] = {
    name: partial(Thinker, replace(strength, dealt=min(strength.dealt, 6), outcomes=30, worlds=2))
    for name, strength in (("regular", REGULAR), ("sharp", SHARP), ("master", MASTER))
}
"""The thinking bots, with less time to think."""

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *[("antayagi-80", players, {}) for players in range(3, 8)],
    *[("antayagi-65", players, {}) for players in range(3, 8)],
    *[("not-a-hat", players, {}) for players in (3, 4, 8)],
    ("not-a-hat", 2, {"gifts": 2}),
    ("not-a-hat", 5, {"gifts": 2, "special": True, "arrows": "black"}),
    ("not-a-hat", 4, {"special": True, "rounds": 3}),
    ("not-a-hat", 6, {"arrows": "white"}),
]


def factory(game: str, name: str) -> Factory:
    """Somebody of that name, in a hurry where thinking takes long."""
    strength, _, id_ = name.partition("+")
    if game == "not-a-hat" or strength not in HURRIED:
        return own_bot(name)
    return partial(HURRIED[strength], character=characters()[id_] if id_ else PLAIN)


def dealt(game: str, players: int, options: Mapping[str, Any], number: int) -> Match:
    seed = number.to_bytes(32, "big")
    return Match.deal(game, [f"seat {s}" for s in range(players)], seed=seed, variants=options)


class Watched(Agent):
    """A bot whose inputs and answers are noted."""

    watches: ClassVar[bool] = True

    def __init__(self, agent: Agent, game: Game) -> None:
        self.agent = agent
        self.game = game
        self.answers: list[Answer] = []

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        self._never_a_position(view, *events)
        self.agent.observe(view, events)

    def hear(self, speaker: Seat, said: Saying) -> None:
        self.agent.hear(speaker, said)

    def speak(self, view: Any) -> Saying | None:
        self._never_a_position(view)
        return self.agent.speak(view)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        self._never_a_position(view, *options)
        answer = self.agent.decide(view, options)
        self.answers.append(answer)
        return answer

    def _never_a_position(self, *given: Any) -> None:
        assert not any(isinstance(value, self.game.position) for value in given)


def play(match: Match, bots: Sequence[str], number: int) -> dict[Seat, Watched]:
    """A whole game."""
    known = match.game.public(match.setup)
    agents = {
        seat: Watched(
            factory(match.game.id, bot)(match.game, seat, known, Random(f"{number}:{seat}")),
            match.game,
        )
        for seat, bot in enumerate(bots)
    }
    play_out(match, agents, Random(number))
    return agents
