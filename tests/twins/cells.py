"""The cells of the leak campaign: game × kind of receiver × kind of question × kind of message.

Which of them cannot occur follows from a few rules. The campaign proves both ways: no cell that
the rules exclude has ever been met, and every other one has been compared often enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple, get_args

from hatbox.games import GAMES
from hatbox.kernel.conformance import play
from hatbox.kernel.conformance.play import question, tag
from hatbox.kernel.engine import NATURE
from hatbox.kernel.game import Setup
from hatbox.lab.families import oracle
from hatbox.server.protocol import messages

GAMES_PLAYED = 20
"""Number of games by which the kinds of questions of each game are found."""


class Cell(NamedTuple):
    """What was compared."""

    game: str
    receiver: str
    question: str
    message: str


class Receiver(NamedTuple):
    """A kind of receiver, and what it has."""

    socket: bool = True
    seat: bool = False
    member: bool = False
    """Whether it has a member's token."""
    screen: bool = False
    asks: tuple[str, ...] = ()
    """What it asks over HTTP."""


MINE = ("POST mine",)
OPEN = (
    *("GET table", "GET page", "GET addresses", "GET health", "GET ready", "GET owner"),
    *("POST join", "POST token", "POST television"),
)
CLOSED = ("GET record", "POST theatre", "POST master", "POST branch")
"""Refused as long as the game goes on."""
SEATED = Receiver(seat=True, member=True, asks=MINE)
RECEIVERS = {
    "seat": SEATED,
    "seat among bots": SEATED,
    "seat in a rematch": SEATED,
    "device": SEATED,
    "guest": Receiver(member=True, asks=MINE),
    "spectator": Receiver(),
    "screen": Receiver(screen=True),
    "linked screen": Receiver(screen=True),
    "kicked": Receiver(asks=("POST mine", "POST join", "POST token")),
    "stranger": Receiver(socket=False, asks=(*OPEN, *CLOSED)),
    "owner": Receiver(socket=False, asks=("GET owner", "GET metrics")),
    "log": Receiver(socket=False, asks=("line",)),
}
FRAMES = frozenset({*(tag(kind) for kind in get_args(messages.FromServer)), "news, asked"})
ASKED = frozenset({asked for receiver in RECEIVERS.values() for asked in receiver.asks})


@cache
def questions(game_id: str) -> frozenset[str]:
    """The kinds of questions that a game asks its seats, and its end."""
    game, found = GAMES[game_id], {"over"}
    usual = game.variants()
    deck = game.cards(usual)
    rng = Random(game_id)
    policies = list(oracle(game_id).policies.values())
    for number in range(GAMES_PLAYED):
        seats = game.seats(usual)
        players = seats[number % len(seats)]
        setup = Setup(players, 0, tuple(rng.sample(deck, len(deck))), usual)
        run = play(game, setup, policies[number % len(policies)], rng, 300)
        found |= {question(now) for now in run.moments if set(now.options) - {NATURE}}
    return frozenset(found)


Rule = tuple[str, Callable[[Cell, Receiver], bool]]
"""Why a cell cannot occur, and whether that is so."""
NEVER: tuple[Rule, ...] = (
    (
        "the game has no such question",
        lambda cell, _: cell.question not in questions(cell.game),
    ),
    (
        "replies are for those who asked, and others have no secret to ask with",
        lambda cell, who: cell.message in ASKED and cell.message not in who.asks,
    ),
    (
        "when the game is over its record is open to all",
        lambda cell, _: cell.message in CLOSED and cell.question == "over",
    ),
    ("it has no connection", lambda cell, who: cell.message in FRAMES and not who.socket),
    (
        "whoever was sent away is told that, and nothing else",
        lambda cell, _: cell.receiver == "kicked" and cell.message not in {*ASKED, "failed", "bye"},
    ),
    (
        "only members' commands are acknowledged",
        lambda cell, who: cell.message == "ack" and not who.member,
    ),
    (
        "only seats are asked and reminded",
        lambda cell, who: cell.message in ("nudged", "news, asked") and not who.seat,
    ),
    (
        "nobody is asked any more",
        lambda cell, _: cell.message in ("nudged", "news, asked") and cell.question == "over",
    ),
    (
        "a window waits for nobody in particular",
        lambda cell, _: cell.message == "nudged" and cell.question == "window",
    ),
    (
        "nobody closes the connection of a spectator while the game goes on",
        lambda cell, _: cell.message == "bye" and cell.receiver == "spectator",
    ),
    ("the game is not over", lambda cell, _: cell.message == "over" and cell.question != "over"),
    (
        "only a device that is passed on is handed to somebody",
        lambda cell, _: (
            cell.message == "hand-to"
            and (cell.receiver != "device" or GAMES[cell.game].open_to_all)
        ),
    ),
)
ONCE: Rule = (
    "it comes once in a game, with its end",
    lambda cell, _: cell.question == "over" and cell.message in ("news", "hand-to"),
)


def never(cell: Cell) -> str:
    """Why a cell cannot occur; nothing if it can."""
    who = RECEIVERS[cell.receiver]
    return next((reason for reason, holds in NEVER if holds(cell, who)), "")


def once(cell: Cell) -> bool:
    """Whether a cell can occur only once in a game, so that there cannot be many of it."""
    return ONCE[1](cell, RECEIVERS[cell.receiver])


def cells() -> Iterator[Cell]:
    """All cells, also those that cannot occur."""
    kinds = sorted(frozenset[str]().union(*map(questions, GAMES)))
    yield from map(Cell._make, product(GAMES, RECEIVERS, kinds, sorted(FRAMES | ASKED)))
