"""What characters do differently: one of them at a table of bots of its strength without one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import repeat
from random import Random
from typing import Any, ClassVar

from msgspec import Struct

from ..agents import Agent, bot_named, characters_of, play_out
from ..agents.antayagi.taste import Taste
from ..agents.antayagi.temperament import Temperament
from ..agents.talk import Heard, Saying
from ..games import GAMES
from ..games.antayagi.answers import Sabotage
from ..games.antayagi.events import Arrived
from ..games.not_a_hat.answers import Accept, Give, Refuse
from ..kernel.engine import Answer, Event, Seat
from ..records import Match
from ..words import Words
from .pool import pool
from .ratings import wilson

RISKS = ("lollipop", "t-rex", "toxic-waste")
"""Cards that may bring more than a point, or cost one."""


class Measurement(Struct, frozen=True):
    """What is to be measured."""

    game: str
    strength: str
    games: int
    """Games of each character."""
    seed: str
    players: int = 4

    @property
    def bots(self) -> list[str]:
        """Everybody who is measured: the strength itself, then with each character."""
        return [
            self.strength,
            *(f"{self.strength}+{character}" for character in characters_of(self.game)),
        ]

    def check(self) -> None:
        """A RuleError if it cannot be played."""
        for bot in self.bots:
            bot_named(bot)
        self.deal(0)

    def deal(self, number: int) -> Match:
        """Each deal comes once for each seat."""
        seed = _hash(self.seed, number // self.players)
        return Match.deal(self.game, ["-"] * self.players, seed=seed)

    def play(self, bot: str, number: int) -> Counter[str]:
        """What a bot did in one game."""
        place = number % self.players
        match = self.deal(number)
        known = match.game.public(match.setup)
        names = [bot if seat == place else self.strength for seat in range(self.players)]
        agents = {
            seat: bot_named(name)(match.game, seat, known, Random(_hash(self.seed, number, seat)))
            for seat, name in enumerate(names)
        }
        noted = Noted(agents[place], match, place)

        def talk(words: Sequence[Heard]) -> None:
            noted.count_words([word.said for word in words if word.speaker == place])

        play_out(
            match, agents | {place: noted}, Random(_hash(self.seed, number, "table")), talk=talk
        )
        noted.did["games"] = 1
        noted.did["won"] = place in match.winners
        noted.did["points"] = match.scores[place]
        return noted.did


class Noted(Agent):
    """A bot of which is counted what it does."""

    watches: ClassVar[bool] = True

    def __init__(self, agent: Agent, match: Match, seat: Seat) -> None:
        self.agent = agent
        self.match = match
        self.seat = seat
        self.did: Counter[str] = Counter()
        self.memory = Temperament(Taste(), seat, match.setup.players)

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        self.agent.observe(view, events)
        self.memory.observe(events)
        got = [e.object for e in events if isinstance(e, Arrived) and e.seat == self.seat]
        self.did["got"] += len(got)
        self.did["got treasures"] += got.count("treasure")
        self.did["got risks"] += sum(object_ in RISKS for object_ in got)

    def hear(self, speaker: Seat, said: Saying) -> None:
        self.agent.hear(speaker, said)

    def speak(self, view: Any) -> Saying | None:
        return self.agent.speak(view)

    def decide(self, view: Any, options: Sequence[Answer]) -> Answer:
        answer = self.agent.decide(view, options)
        if any(isinstance(option, Sabotage) for option in options):
            self.did["could sabotage"] += 1
            revenge = self._stops_a_wrongdoer(view)
            self.did["could take revenge"] += revenge
            self.did["took revenge"] += revenge and isinstance(answer, Sabotage)
        match answer:
            case Sabotage():
                self.did["sabotaged"] += 1
            case Accept() | Refuse():
                self.did["was offered"] += 1
                self.did["refused"] += isinstance(answer, Refuse)
            case Give(gift):
                self.did["gave"] += 1
                self.did["misnamed"] += gift != self.match.position.offered.gift
            case _:
                pass
        return answer

    def _stops_a_wrongdoer(self, view: Any) -> bool:
        """Whether a sabotage now would stop the exchange of somebody who wronged this seat."""
        two = (view.active, view.chosen)
        stops = len(view.table) % 2 == 0 and self.seat not in two
        return stops and any(self.memory.wrongs[seat] for seat in two)

    def count_words(self, words: Sequence[Saying]) -> None:
        """How much it says, and whether what it says of a card is true."""
        self.did["said"] += len(words)
        for said in words:
            if said.phrase == "your-card-is":
                assert said.to is not None
                assert said.slot is not None
                held = self.match.position.hands[said.to][said.slot]
                self.did["claimed"] += 1
                self.did["said the truth"] += held.card.object == said.card


def measure(plan: Measurement, processes: int) -> Iterator[tuple[str, Counter[str]]]:
    """For each bot in turn, what it did in all its games."""
    if processes == 1:
        for bot in plan.bots:
            yield bot, _all(plan.play(bot, number) for number in range(plan.games))
        return
    with pool(processes) as workers:
        for bot in plan.bots:
            played = workers.map(plan.play, repeat(bot), range(plan.games), chunksize=4)
            yield bot, _all(played)


def _all(counts: Iterator[Counter[str]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for count in counts:
        total.update(count)
    return total


COLUMNS = {
    "antayagi": (
        ("points", "points", "games"),
        ("sabotages", "sabotaged", "could sabotage"),
        ("revenge", "took revenge", "could take revenge"),
        ("treasures", "got treasures", "got"),
        ("risks", "got risks", "got"),
        ("words", "said", "games"),
        ("claims", "said the truth", "claimed"),
    ),
    "not-a-hat": (
        ("penalties", "points", "games"),
        ("refusals", "refused", "was offered"),
        ("misnamed", "misnamed", "gave"),
        ("words", "said", "games"),
    ),
}
"""For each kind of game: a column's `tournament-habit-…`, and what it divides by what."""


def table(plan: Measurement, measured: Sequence[tuple[str, Counter[str]]], words: Words) -> str:
    """A table in Markdown."""
    columns = COLUMNS[GAMES[plan.game].family]
    titles = ["bot", "wins", *(f"habit-{title}" for title, _, _ in columns)]
    rows = [[words.say(f"tournament-{title}") for title in titles], ["---"] * len(titles)]
    for bot, did in measured:
        won = words.say("tournament-share", **wilson(did["won"], did["games"])._asdict())
        shares = [
            words.say("tournament-number", value=did[one] / did[of]) if did[of] else "–"
            for _, one, of in columns
        ]
        rows.append([bot, won, *shares])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def _hash(*parts: str | int) -> bytes:
    """32 bytes that follow from the parts."""
    return sha256(":".join(["hatbox-habits-1", *map(str, parts)]).encode()).digest()
