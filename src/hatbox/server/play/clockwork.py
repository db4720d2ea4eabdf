"""What happens at a table by itself: bots act and speak, windows close, time runs out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

from ...agents.talk import Saying
from ...kernel.engine import Answer, Seat
from ...kernel.errors import RuleError
from ...kernel.game import Watcher
from ..protocol import messages
from ..table.entries import Answered, AnyContent, BotSeated, WindowClosed
from ..table.table import STAND_IN, Notice, Table
from ..table.talk import saying, spoken_by_bot, talkers
from .audience import Audience
from .bots import Bots
from .chatter import Chatter
from .clock import Clock
from .limits import talk_limit
from .timers import Action, Key, Timers

SETTLE_SECONDS = 0.2
"""From the only person's pass to what the bots say: longer than they think, whatever they hold."""
PROGRAM_SECONDS = 10
"""For a program's answer, or its return: then the regular bot plays on."""
SLOWEST = 8
"""How many times as long as usual bots take at most, where they have not been ready in time."""

Commit = Callable[[Callable[[], AnyContent], str], Awaitable[None]]
Wanted = dict[Key, tuple[float, Action]]


class Clockwork:
    """Whatever changes at a table, `schedule` finds out what is to happen next, and when."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        clock: Clock,
        rng: Random,
        lock: asyncio.Lock,
        commit: Commit,
    ) -> None:
        self._table, self._audience = table, audience
        self._clock, self._rng, self._commit = clock, rng, commit
        self._bots = Bots(rng)
        self._chatter = Chatter(table.id)
        self._talk_limit = talk_limit()
        self._slowness = 1
        self.timers = Timers(clock, lock, self.schedule)

    @property
    def thinking(self) -> list[asyncio.Task[Any]]:
        """What bots have not finished thinking about."""
        return self._bots.thinking

    def happened(self, notices: list[Notice]) -> None:
        """The bots see it, too."""
        for notice in notices:
            self._bots.observe(notice.watcher, notice.view, notice.events)
        if any(notice.events for notice in notices):
            self._chatter.happened()

    def person_spoke(self, said: messages.Said) -> None:
        """The bots hear it, and one of them may reply."""
        self._hear(said)
        self._chatter.person_spoke()
        self.schedule()

    def _hear(self, said: messages.Said) -> None:
        phrase = saying(said)
        if said.seat is not None and phrase is not None:
            self._bots.hear(said.seat, phrase)

    def seconds_left(self, watcher: Watcher) -> float | None:
        """How long a seat may still think."""
        number = self._table.questions
        return self.timers.left([("window", number), ("limit", watcher, number)])

    def schedule(self) -> None:
        """Set the timers that are needed now and stop the others."""
        self.timers.want(self._wanted())

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.timers.want({})

    # --- What is to happen, if nothing else happens first -------------------------------

    def _wanted(self) -> Wanted:
        table = self._table
        # Where nobody looks on, bots do not play either: it would only keep the server busy.
        if not self._audience.connections:
            return {}
        if table.state == "over":
            return self._wanted_of_talk()
        if not table.playing or table.paused:
            return {}
        wanted = self._wanted_of_talk() | self._wanted_of_bots()
        # Nobody's time runs while no player is there: a game can wait for the next day.
        if self._audience.has_players:
            wanted |= self._wanted_of_people()
        return wanted

    def _wanted_of_talk(self) -> Wanted:
        """A bot may say something; it thinks of what before it thinks of anything else."""
        given = self._chatter.floor(talkers(self._table), self._pace)
        if given is None:
            return {}
        seat, delay = given
        self._speech(seat)
        acts = partial(self._bot_speaks, seat, self._slowness)
        return {("talk", seat, self._chatter.moment): (delay, acts)}

    def _wanted_of_bots(self) -> Wanted:
        table, number = self._table, self._table.questions
        wanted: Wanted = {}
        for seat in table.asked():
            if seat not in table.bots:
                continue
            intent = self._intent(seat)
            if not intent.done() or intent.result() != table.silence:
                acts = partial(self._bot_acts, seat, self._slowness)
                wanted["bot", seat, number] = self._seconds(seat), acts
        waiting = set(table.persons()) & set(table.asked())
        if table.silence is not None and not table.keeps_passes and not waiting:
            acts = partial(self._bots_settle, self._slowness)
            wanted["settle", number] = SETTLE_SECONDS * self._slowness, acts
        return wanted

    def _wanted_of_people(self) -> Wanted:
        table, number, people = self._table, self._table.questions, self._table.persons()
        wanted: Wanted = {}
        if table.silence is not None and table.keeps_passes:
            wanted["window", number] = table.settings.window, self._close_window
        for member, person in table.people.items():
            seat, limit = person.seat, table.settings.limit
            if seat is None or seat not in people:
                continue
            if table.silence is None and seat in table.asked():
                if person.program:
                    seconds = min(PROGRAM_SECONDS, limit or PROGRAM_SECONDS)
                    wanted["limit", seat, number] = seconds, partial(self._sit_in, seat)
                elif limit:
                    wanted["limit", seat, number] = limit, partial(self._time_is_up, seat)
            if member in self._audience.away and (person.program or table.settings.stand_in):
                grace = PROGRAM_SECONDS if person.program else table.settings.grace
                wanted["grace", member] = grace, partial(self._sit_in, seat)
        return wanted

    @property
    def _pace(self) -> float:
        """Seconds that a bot takes on average."""
        return self._slowness * self._table.settings.pace / 1000

    def _seconds(self, seat: Seat) -> float:
        """How long a bot takes: it depends on the table and the question, on nothing hidden."""
        roll = Random(f"{self._table.id}:{seat}:{self._table.questions}").uniform(0.5, 1.5)
        pace = roll * self._pace
        return pace if self._table.silence is None else min(pace, self._table.settings.window / 2)

    def _late(self, slowness: int) -> None:
        """A bot was not ready when it was due: all take their time again, and twice as long.

        If it answered once it is ready, it would tell how long it thought, and so of its cards.
        """
        self._slowness = max(self._slowness, min(2 * slowness, SLOWEST))

    def _intent(self, seat: Seat) -> asyncio.Task[Answer]:
        """What a bot is going to answer."""
        table = self._table
        match = table.match
        assert match is not None
        return self._bots.intent(
            seat,
            table.bots[seat],
            table.questions,
            lambda: (match, table.view(seat), match.options(seat)),
        )

    def _speech(self, seat: Seat) -> asyncio.Task[Saying | None]:
        """What a bot is going to say."""
        table = self._table
        assert table.match is not None
        return self._bots.speech(
            seat, table.bots[seat], self._chatter.moment, table.match, table.view(seat)
        )

    # --- What then happens --------------------------------------------------------------

    # Nobody waits here for a bot to think: commands, and the clock, would wait as well.

    async def _bot_speaks(self, seat: Seat, slowness: int) -> None:
        """A bot speaks like anybody else, or says nothing."""
        speech = self._speech(seat)
        if not speech.done():
            self._late(slowness)
            return
        words = speech.result()
        if words is None or not self._talk_limit.allows(seat, self._clock.now()):
            self._chatter.taken()
            return
        said = spoken_by_bot(self._table, seat, words)
        self._audience.tell(said)
        self._hear(said)
        self._chatter.bot_spoke()

    async def _bot_acts(self, seat: Seat, slowness: int) -> None:
        """A bot answers. That it says nothing in an open window, nobody is told."""
        intent = self._intent(seat)
        if not intent.done():
            self._late(slowness)
        elif intent.result() != self._table.silence:
            await self._answer(seat, intent.result(), "bot")

    async def _bots_settle(self, slowness: int) -> None:
        """The only person has passed: a bot that has something to say says it, or it is over."""
        intents = [(seat, self._intent(seat)) for seat in self._table.asked()]
        if not all(intent.done() for _, intent in intents):
            self._late(slowness)
            return
        self._rng.shuffle(intents)
        for seat, intent in intents:
            if intent.result() != self._table.silence:
                await self._answer(seat, intent.result(), "bot")
                return
        await self._close_window()

    async def _time_is_up(self, seat: Seat) -> None:
        """Any option, chosen by chance alone, so that it tells nothing."""
        assert self._table.match is not None
        await self._answer(seat, self._rng.choice(self._table.match.options(seat)), "clock")

    async def _answer(self, seat: Seat, reply: Answer, by: Any) -> None:
        question = self._table.told[seat].question

        def decide() -> AnyContent:
            if not self._table.asks(seat) or self._table.told[seat].question != question:
                raise RuleError("not-your-turn", "error-question-closed")
            return Answered(seat, reply, by)

        await self._commit(decide, f"{by}:{seat}:{question}")

    async def _close_window(self) -> None:
        number = self._table.questions

        def decide() -> AnyContent:
            if self._table.questions != number:
                raise RuleError("not-your-turn", "error-question-closed")
            return WindowClosed()

        await self._commit(decide, f"window:{number}")

    async def _sit_in(self, seat: Seat) -> None:
        await self._commit(lambda: BotSeated(seat, STAND_IN), f"sit-in:{seat}:{self._table.seq}")
