"""The bots at one table. They think in threads, so that no other table waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, TypeVar

from ...agents import Agent, own_bot
from ...agents.talk import Heard, Saying
from ...kernel.engine import Answer, Seat
from ...records import Match, replay

log = logging.getLogger("hatbox.server")
THREADS = ThreadPoolExecutor(2, "bots")
T = TypeVar("T")
News = list[tuple[Any, Sequence[Any]] | Heard]
"""Everything that a seat saw and heard, in order."""


class Bot:
    """One bot in one seat, which is told everything that the seat was told from the beginning."""

    def __init__(
        self, name: str, match: Match, seat: Seat, rng: Random, dice: str | None = None
    ) -> None:
        """`dice`, if given, are thrown from the first decision on."""
        self.name = name
        self._game, self._seat, self._rng = match.game, seat, rng
        self._setup = match.game.public(match.setup)
        self._past = match.record()
        self._unheard: News = []
        self._agent: Agent | None = None
        self._lock = asyncio.Lock()
        self._dice = dice

    def observe(self, view: Any, events: Sequence[Any]) -> None:
        """Note what the seat saw; the bot is told before it decides again."""
        self._unheard.append((view, events))

    def hear(self, heard: Heard) -> None:
        """Note what somebody else said."""
        self._unheard.append(heard)

    def speak(self, view: Any) -> asyncio.Task[Saying | None]:
        """The bot's next saying, if any."""
        return self._begin(self._word, view)

    def decide(self, view: Any, options: Sequence[Answer]) -> asyncio.Task[Answer]:
        """The bot's decision; a random option if it chose none of them."""
        return self._begin(self._think, view, options)

    def _begin(self, think: Callable[..., T], *about: Any) -> asyncio.Task[T]:
        """Think one thought after the other, each with what was known when it was asked for.

        On a busy machine its turn may come when much more has happened.
        """
        news, self._unheard = self._unheard, []

        async def thought() -> T:
            async with self._lock:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(THREADS, think, news, *about)

        return asyncio.ensure_future(thought())

    def _word(self, news: News, view: Any) -> Saying | None:
        try:
            return self._listen(news).speak(view)
        except Exception:
            log.exception("bot %(bot)s", {"bot": self.name})
            return None

    def _think(self, news: News, view: Any, options: Sequence[Answer]) -> Answer:
        try:
            reply = self._listen(news).decide(view, options)
        except Exception:
            log.exception("bot %(bot)s", {"bot": self.name})
            return self._rng.choice(options)
        return reply if reply in options else self._rng.choice(options)

    def _listen(self, news: News) -> Agent:
        if self._agent is None:
            self._agent = own_bot(self.name)(self._game, self._seat, self._setup, self._rng)
            for step in replay(self._past.split(b"\n")):
                events = tuple(self._game.redact(event, self._seat) for event in step.news)
                if events:
                    self._agent.observe(self._game.view(step.match.position, self._seat), events)
            self._past = b""
            if self._dice is not None:
                self._rng.seed(self._dice)
        for each in news:
            if isinstance(each, Heard):
                self._agent.hear(each.speaker, each.said)
            else:
                self._agent.observe(*each)
        return self._agent


class Bots:
    """The decisions of the bots at a table, one for each question, and their next sayings."""

    def __init__(self, rng: Random, deal: str | None = None) -> None:
        self._rng, self._deal = rng, deal
        self._seated: dict[Seat, Bot] = {}
        self._intents: dict[tuple[Seat, int], asyncio.Task[Answer]] = {}
        self._speech: tuple[tuple[Seat, int], asyncio.Task[Saying | None]] | None = None

    @property
    def thinking(self) -> list[asyncio.Task[Any]]:
        """The thoughts that are not finished yet."""
        speech = [] if self._speech is None else [self._speech[1]]
        return [task for task in (*self._intents.values(), *speech) if not task.done()]

    def observe(self, seat: Seat | None, view: Any, events: Sequence[Any]) -> None:
        if seat in self._seated:
            self._seated[seat].observe(view, events)

    def hear(self, speaker: Seat, said: Saying, bots: Mapping[Seat, str], match: Match) -> None:
        """Tell the bots at the table what somebody said; one that comes later does not hear it."""
        for seat, name in bots.items():
            if seat != speaker:
                self._bot(seat, name, match).hear(Heard(speaker, said))

    def intent(self, seat: Seat, name: str, question: int, ask: Asking) -> asyncio.Task[Answer]:
        """A bot's answer to come; it begins to think as soon as it is asked.

        So the time of its answer does not tell how long it thinks, which would tell of its cards.
        """
        key = seat, question
        if key not in self._intents:
            self._intents = {k: v for k, v in self._intents.items() if k[1] == question}
            match, view, options = ask()
            self._intents[key] = self._thinker(key, name, match).decide(view, options)
        return self._intents[key]

    def speech(
        self, seat: Seat, name: str, moment: int, match: Match, view: Any
    ) -> asyncio.Task[Saying | None]:
        """A bot's saying at a moment; it begins to think at once, as for an answer."""
        if self._speech is None or self._speech[0] != (seat, moment):
            self._speech = (seat, moment), self._bot(seat, name, match).speak(view)
        return self._speech[1]

    def _thinker(self, key: tuple[Seat, int], name: str, match: Match) -> Bot:
        """The bot that decides: in a deal with a name, one that knows nothing but the game so far.

        What it does then depends on the name and the game alone: not on earlier thoughts, which a
        restart would forget, nor on when the news came.
        """
        seat, question = key
        if self._deal is None:
            return self._bot(seat, name, match)
        dice = f"{self._deal}:{seat}"
        return Bot(name, match, seat, Random(dice), f"{dice}:{question}")

    def _bot(self, seat: Seat, name: str, match: Match) -> Bot:
        if seat not in self._seated or self._seated[seat].name != name:
            self._seated[seat] = Bot(name, match, seat, Random(self._rng.getrandbits(64)))
        return self._seated[seat]


Asking = Callable[[], tuple[Match, Any, Sequence[Answer]]]
"""Gives the match, the seat's view, and its options."""
