"""Two worlds that differ only in what a watcher cannot know, played on two real servers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from hatbox.games import GAMES
from hatbox.kernel.conformance import Deal, Policy, Run, anything, play
from hatbox.kernel.conformance.play import follow, question
from hatbox.kernel.engine import NATURE, Answer, Moment, Seat
from hatbox.kernel.game import Setup, Watcher, listed
from hatbox.lab.families import oracle

from .script import WINDOW, Act, Script
from .stage import Frame, Peer, Stage, stage

MOST = 60
"""Answers in one game."""
TRIES = 500


class Worlds(NamedTuple):
    """A game up to some moment, and the same answers with other cards."""

    run: Run
    deal: Deal
    moments: list[Moment[Any]]
    instead: tuple[Seat, Answer] | None
    """The answers still sealed at the end, decided otherwise."""

    @property
    def positions(self) -> int:
        """Moments in which the truth differs."""
        return sum(one.position != other.position for one, other in self._both())

    @property
    def holders(self) -> int:
        """Windows in which others hold a sabotage."""
        windows = (pair for pair in self._both() if question(pair[0]) == "window")
        return sum(_holders(one) != _holders(other) for one, other in windows)

    @property
    def shuffles(self) -> int:
        return len(self.deal.shuffles)

    def _both(self) -> Iterator[tuple[Moment[Any], Moment[Any]]]:
        return zip(self.run.moments, self.moments, strict=True)


class Pair(NamedTuple):
    """Everything that one watcher received in each of two worlds."""

    worlds: Worlds
    mine: list[Frame]
    theirs: list[Frame]

    @property
    def difference(self) -> str:
        """The first frame that is not the same; nothing if all are."""
        for mine, theirs in zip(self.mine, self.theirs, strict=False):
            if mine != theirs:
                return f"{mine} / {theirs}"
        if len(self.mine) != len(self.theirs):
            return f"{len(self.mine)} / {len(self.theirs)} frames"
        return ""

    def kinds(self) -> Counter[str]:
        """Number of frames of each kind that were compared."""
        return Counter(_kind(json.loads(frame.text)) for frame in self.mine)


def _kind(message: dict[str, Any]) -> str:
    kind: str = message["type"]
    if kind == "news":
        return "news, asked" if message["question"] is not None else "news"
    return kind


async def pair(
    folder: Path, watcher: Watcher, worlds: Worlds, rng: Random, screen: str | None = None
) -> Pair:
    """Both worlds on a server each; what the watcher cannot notice happens at other times."""
    run = worlds.run
    script = Script(run, watcher, len(run.answers), rng)
    script.write()
    settings = {
        "game": run.game.id,
        "players": run.setup.players,
        "first": run.setup.first,
        "window": int(WINDOW),
        "limit": rng.choice([None, 3600]),
        "telling": 0,
        "spectators": screen is None,
    }
    frames = []
    for name, deal in (("mine", deal_of(run)), ("theirs", worlds.deal)):
        (folder / name).mkdir(parents=True)
        instead = worlds.instead if name == "theirs" else None
        acts = script.acts(Random(f"{name} {rng.random()}"), instead)
        frames.append(await _perform(folder / name, deal, settings, acts, script, screen))
    return Pair(worlds, *frames)


def twins(game_id: str, watcher: Watcher, rng: Random, *, few: bool = False) -> Worlds:
    """Worlds that really differ: in AntaYagí also in who holds a sabotage, or in a shuffle."""
    for _ in range(TRIES):
        found = _try(game_id, watcher, rng, few=few)
        if found.positions and (found.shuffles if few else found.holders or "not" in game_id):
            return found
    raise AssertionError("no such game")


def _try(game_id: str, watcher: Watcher, rng: Random, *, few: bool) -> Worlds:
    run = _played(game_id, rng, few=few)
    last = run.answers[-1][0]
    sealed = question(run.moments[-1]) == "choose-offers" and run.moments[-1].position.sealed
    deal = oracle(game_id).secrets.twin(run, watcher, len(run.answers), rng)
    moments = _moments(run, deal)
    instead = None
    if sealed and last != watcher:
        instead = last, rng.choice(listed(moments[-2].options[last]))
    return Worlds(run, deal, moments, instead)


def _played(game_id: str, rng: Random, *, few: bool) -> Run:
    """With `few` cards the pile runs out, and there is a shuffle."""
    game = GAMES[game_id]
    options = game.variants()
    players = rng.choice([3, 4])
    deck = game.cards(options)
    cards = rng.sample(deck, 3 * players + 6 if few else len(deck))
    policies: list[Policy] = [anything, *oracle(game_id).policies.values()]
    setup = Setup(players, rng.randrange(players), tuple(cards), options)
    return play(game, setup, rng.choice(policies), rng, rng.randrange(20, MOST))


def deal_of(run: Run) -> Deal:
    """The cards as they lay in the game that was played."""
    shuffles = [reply.deck for seat, reply in run.answers if seat == NATURE]  # type: ignore[attr-defined]
    return Deal(run.setup.deck, tuple(shuffles))


def _moments(run: Run, twin: Deal) -> list[Moment[Any]]:
    """The twin's truth, as the engine has it."""
    shuffles = iter(twin.shuffles)
    answers = [
        (seat, replace(reply, deck=next(shuffles)) if seat == NATURE else reply)
        for seat, reply in run.answers
    ]
    return list(follow(run.game, replace(run.setup, deck=twin.deck), answers))


def _holders(now: Moment[Any]) -> set[int]:
    return {
        seat for seat in now.to_act if any(reply.interrupts for reply in listed(now.options[seat]))
    }


async def _perform(
    folder: Path,
    deal: Deal,
    settings: dict[str, Any],
    acts: Sequence[Act],
    script: Script,
    screen: str | None,
) -> list[Frame]:
    """One world from the first to the last; what the watcher received."""
    async with stage(folder, deal) as on:
        await on.open(settings, screen=screen)
        watched = on.peers[script.watcher]
        await on.peers[0].say({"type": "start"})
        await on.settle(watched)
        begun = on.clock.now()
        for act in acts:
            await on.move_to(begun + act.time, watched)
            await _act(on, act)
            await on.settle(watched)
        await on.move_to(begun + script.time, watched)
        # Messages on two connections of one spectator at the same time have no order.
        return sorted(watched.frames, key=lambda frame: (frame.connection, frame.time))


async def _act(on: Stage, act: Act) -> None:
    peer = on.peers[act.who]
    await peer.barrier()  # it knows what it is asked
    match act.what:
        case {"type": "reconnect", "last": last, "gently": gently}:
            await _reconnect(peer, last, gently=gently)
        case {"type": "play", "question": _}:
            await peer.say(act.what)
        case {"type": "play"}:
            await peer.say(act.what | {"question": peer.question})
        case _:
            await peer.say(act.what)


async def _reconnect(peer: Peer, last: int | str, *, gently: bool) -> None:
    if gently:
        await peer.go()
    await peer.come(peer.last if isinstance(last, str) else last)
