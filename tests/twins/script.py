"""A script of what happens at a table and when: a game that was played, as what clients send."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from hatbox.kernel.conformance import Run
from hatbox.kernel.conformance.play import question
from hatbox.kernel.engine import NATURE, Answer, Seat
from hatbox.kernel.game import Watcher, listed
from hatbox.kernel.written import to_builtins

WINDOW = 5.0
PASS = {"do": "pass"}
WRONG: tuple[dict[str, Any], ...] = (
    {"type": "play", "question": 10_000, "answer": PASS},
    {"type": "play", "question": 1, "answer": {"do": "choose", "partner": 7}},
    {"type": "start"},
    {"type": "sit", "seat": 0},
    {"type": "kick", "member": 99},
)


class Act(NamedTuple):
    """Something that somebody does. `what`: a command, a `play` without its question's number,
    `reconnect`, or a `round` in which everybody does everything."""

    time: float
    who: Watcher
    what: dict[str, Any]


@dataclass
class Script:
    """A game as those are going to witness it who are compared."""

    run: Run
    same: Collection[Watcher]
    """The seats that do the same at the same time in both worlds."""
    device: Collection[Seat]
    """The seats that share a device, which has to go round in every window."""
    rng: Random
    time: float = 0.0
    seen: list[Act] = field(default_factory=list)
    """What they do and what they can notice; the same in both worlds."""
    latest: int = 0
    """Which of it is the last answer outside of a window."""
    windows: list[tuple[float, float, tuple[Seat, ...]]] = field(default_factory=list)
    """When each window opened and ended, and who could pass in it unnoticed."""

    def write(self) -> None:
        """Tell the game; between the answers other things happen."""
        number, upto = 0, len(self.run.answers)
        while number < upto:
            if question(self.run.moments[number]) == "window":
                number = self._window(number)
                continue
            seat, reply = self.run.answers[number]
            if seat != NATURE:
                self._distract(number)
                self._round()
                self._later()
                self.latest = len(self.seen)
                self._act(seat, _play(reply))
            number += 1
        if question(self.run.moments[upto]) != "window":
            self._distract(upto)
            self._round()
        self.time += 1

    def _window(self, number: int) -> int:
        """All answers of one window. It ends with a sabotage or by the clock."""
        opened, asked, upto = self.time, self.run.moments[number].to_act, len(self.run.answers)
        ended, saboteur = opened + WINDOW, None
        while number < upto and question(self.run.moments[number]) == "window":
            seat, reply = self.run.answers[number]
            number += 1
            if reply.interrupts:
                saboteur = seat
                ended = self._at(opened + 0.5, opened + WINDOW - 0.5)
                break
            if not self.run.moments[number].position.sealed:
                break
        else:
            ended = opened + WINDOW / 2  # the game is told no further
        for seat in asked:
            quiet = seat == saboteur or seat not in (*self.same, *self.device)
            if not quiet and (seat in self.device or self.rng.random() < 0.6):
                self.time = self._at(opened, ended)
                self._act(seat, _play(PASS))
                self._probe(number)
        self.time = self._at((opened + ended) / 2, ended)
        self._round()
        self.time = ended
        if saboteur is not None:
            self._act(saboteur, _play(reply))
        known = (saboteur, *self.same, *self.device)
        others = tuple(seat for seat in asked if seat not in known)
        self.windows.append((opened, ended, others))
        return number

    def _distract(self, number: int) -> None:
        """Other things that people do."""
        match self.rng.randrange(16):
            case 0 | 1:
                self._reconnect(self.rng.choice([None, *range(self.run.setup.players)]))
            case 2:
                self._act_later(self._anybody(), {"type": "say", "phrase": "thanks"})
            case 3:
                who = self._anybody()
                self._act_later(who, {"type": "pause", "paused": True})
                self._probe(number)
                self._act_later(who, {"type": "pause", "paused": False})
            case 4:
                who = self._anybody()
                self._act_later(who, {"type": "agree-to-end", "agree": True})
                self._act_later(who, {"type": "agree-to-end", "agree": False})
            case 5 | 6 | 7:
                self._later()
                self._probe(number)
            case _:
                pass

    def _reconnect(self, who: Watcher) -> None:
        last = self.rng.choice([None, 0, 10_000])
        gently = self.rng.random() < 0.5
        self._act_later(who, {"type": "reconnect", "last": last, "gently": gently})

    def _probe(self, number: int) -> None:
        """Somebody who is compared tries forbidden things."""
        who = self.rng.choice(sorted(self.same, key=str))
        options = () if who is None else self.run.moments[number].options.get(who, ())
        given = [
            reply
            for seat, reply in self.run.answers
            if seat != NATURE and reply not in listed(options)
        ]
        if given:
            self._act(who, _play(self.rng.choice(given)))
        self._act(who, self.rng.choice(WRONG))

    def _round(self) -> None:
        """Everybody does everything, if `perform` has not seen enough of that."""
        self._act(None, {"type": "round", "salt": self.rng.getrandbits(32)})

    def _anybody(self) -> Seat:
        return self.rng.randrange(self.run.setup.players)

    def _later(self) -> None:
        self.time = self._at(self.time + 0.05, self.time + 2)

    def _at(self, earliest: float, latest: float) -> float:
        return round(self.rng.uniform(earliest, latest), 3)

    def _act(self, who: Watcher, what: dict[str, Any]) -> None:
        self.seen.append(Act(self.time, who, what))

    def _act_later(self, who: Watcher, what: dict[str, Any]) -> None:
        self._later()
        self._act(who, what)

    def acts(self, rng: Random, instead: tuple[Seat, Answer] | None) -> list[Act]:
        """The whole script of one world: also what nobody who is compared can notice."""
        seen = list(self.seen)
        if instead is not None:
            assert seen[self.latest].who == instead[0]
            seen[self.latest] = seen[self.latest]._replace(what=_play(instead[1]))
        return sorted([*seen, *self._hidden(rng)], key=lambda act: act.time)

    def _hidden(self, rng: Random) -> Iterator[Act]:
        for opened, ended, others in self.windows:
            for seat in others:
                if rng.random() < 0.6:
                    yield Act(rng.uniform(opened, ended), seat, _play(PASS))
        known = (*self.same, *self.device)
        others = tuple(seat for seat in range(self.run.setup.players) if seat not in known)
        for _ in range(rng.randrange(5) if others else 0):
            yield Act(rng.uniform(0, self.time), rng.choice(others), rng.choice(WRONG))


def _play(reply: Answer | dict[str, Any]) -> dict[str, Any]:
    answer = reply if isinstance(reply, dict) else to_builtins(reply)
    return {"type": "play", "answer": answer}
