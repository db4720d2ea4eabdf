"""The habits of characters, measured.

Each character sits among bots of its strength that have none, and its actions are counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import Any, ClassVar

from msgspec import Struct

from ..agents import Agent, bot_named, characters_of, play_out
from ..agents.talk import Heard, Saying
from ..kernel.engine import Answer, Event, Seat
from ..records import Match
from ..words import Words
from .families import family
from .family import Habits
from .pool import spread
from .ratings import wilson
from .seeds import derived

PURPOSE = "hatbox-habits-1"
"""The name under which seeds are derived."""
AT_ONCE = 4
"""Number of games that one process plays before it reports."""


class Measurement(Struct, frozen=True):
    """The plan of a measurement."""

    game: str
    strength: str
    games: int
    """The number of games for each bot."""
    seed: str
    players: int = 4

    @property
    def bots(self) -> list[str]:
        """The bots to measure: the strength by itself, then with each character."""
        return [
            self.strength,
            *(f"{self.strength}+{character}" for character in characters_of(self.game)),
        ]

    def check(self) -> None:
        """Raise a RuleError if it cannot be played."""
        for bot in self.bots:
            bot_named(bot, self.game)
        self.deal(0)

    def deal(self, number: int) -> Match:
        """The game of that number before its first decision; each deal comes once for each seat."""
        seed = self._seed(number // self.players)
        return Match.deal(self.game, ["-"] * self.players, seed=seed)

    def play(self, bot: str, number: int) -> Counter[str]:
        """The counts of a bot in one game."""
        place = number % self.players
        match = self.deal(number)
        known = match.game.public(match.setup)
        names = [bot if seat == place else self.strength for seat in range(self.players)]
        agents = {
            seat: bot_named(name)(match.game, seat, known, Random(self._seed(number, seat)))
            for seat, name in enumerate(names)
        }
        habits = family(self.game).habits(match, place)

        def talk(words: Sequence[Heard]) -> None:
            for word in words:
                if word.speaker == place:
                    habits.speak(word.said)

        watched = agents | {place: Watched(agents[place], habits)}
        play_out(match, watched, Random(self._seed(number, "table")), talk=talk)
        habits.did["games"] = 1
        habits.did["won"] = place in match.winners
        habits.did["points"] = match.scores[place]
        return habits.did

    def _seed(self, *parts: str | int) -> bytes:
        return derived(PURPOSE, self.seed, *parts)


class Watched(Agent):
    """A bot whose habits are counted."""

    watches: ClassVar[bool] = True

    def __init__(self, agent: Agent, habits: Habits) -> None:
        self.agent = agent
        self.habits = habits

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        self.agent.observe(view, events)
        self.habits.observe(events)

    def hear(self, speaker: Seat, said: Saying) -> None:
        self.agent.hear(speaker, said)

    def speak(self, view: Any) -> Saying | None:
        return self.agent.speak(view)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        answer = self.agent.decide(view, options)
        self.habits.decide(view, options, answer)
        return answer


def measure(plan: Measurement, processes: int) -> Iterator[tuple[str, Counter[str]]]:
    """For each bot in turn, its counts over all its games."""
    games = [(bot, number) for bot in plan.bots for number in range(plan.games)]
    played = spread(partial(_play, plan), games, processes, AT_ONCE)
    for bot in plan.bots:
        yield bot, _total(islice(played, plan.games))


def _play(plan: Measurement, game: tuple[str, int]) -> Counter[str]:
    return plan.play(*game)


def _total(counts: Iterable[Counter[str]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for count in counts:
        total.update(count)
    return total


def table(plan: Measurement, measured: Sequence[tuple[str, Counter[str]]], words: Words) -> str:
    """A table in Markdown."""
    columns = family(plan.game).habits.columns
    titles = ["bot", "wins", *(f"habit-{column.title}" for column in columns)]
    rows = [[words.say(f"tournament-{title}") for title in titles], ["---"] * len(titles)]
    for bot, did in measured:
        won = words.say("tournament-share", **wilson(did["won"], did["games"])._asdict())
        shares = [
            words.say("tournament-number", value=did[count] / did[divisor]) if did[divisor] else "–"
            for _, count, divisor in columns
        ]
        rows.append([bot, won, *shares])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)
