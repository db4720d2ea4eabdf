"""A game under way: its rules, its decisions so far, and its record."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from ..games import find_game
from ..kernel.engine import NATURE, Answer, AnyOrder, Event, Moment, Seat, answer
from ..kernel.errors import malformed
from ..kernel.game import Game, Setup, Watcher, listed
from ..kernel.written import to_builtins, to_json
from .deal import SEED_BYTES, commitment, first_seat, shuffled
from .lines import FORMAT, RULES, Header, read_variants
from .named import seed_of


class Match:
    """A game that can be looked at, played, and recorded."""

    def __init__(self, game: Game, header: Header, setup: Setup, seed: bytes | None) -> None:
        self.game = game
        self.header = header
        self.setup = setup
        self.seed = seed
        """The seed of the deal, if this match answers for chance itself."""
        self.lines: list[bytes] = []
        """The lines of the record after its header."""
        self.shuffles = 1
        self.now: Moment[Any] = game.start(setup)
        self._answer_for_chance()

    @classmethod
    def deal(  # noqa: PLR0913 all that can be said about a deal
        cls,
        game: str,
        seats: Sequence[str],
        *,
        seed: bytes | None = None,
        first: Seat | None = None,
        variants: Mapping[str, Any] | None = None,
        deck_text: str | None = None,
        cards: Sequence[str] | None = None,
        name: str | None = None,
    ) -> Self:
        """Begin a game with a committed deal, or with the deal of this `name`.

        `deck_text` is the content of a deck file, `cards` a list of the cards in play, as written;
        without either the game's own deck file is used.
        """
        the_game = find_game(game)
        seed = seed if name is None else seed_of(name)
        seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        if len(seed) != SEED_BYTES:
            raise malformed("error-seed", bytes=SEED_BYTES)
        chosen = read_variants(the_game, dict(variants or {}))
        if cards is None:
            in_play = the_game.cards(chosen, deck_text)
        else:
            in_play = tuple(the_game.card(text) for text in cards)
        drawn = first is None
        if first is None:
            first = first_seat(seed, len(seats))
        setup = Setup(len(seats), first, shuffled(in_play, seed, 0), chosen)
        header = Header(
            hatbox=FORMAT,
            rules=RULES,
            game=game,
            options=to_builtins(chosen),
            seats=tuple(seats),
            first=first,
            deck=tuple(card.text for card in setup.deck),
            first_drawn=drawn,
            deal=name,
        )
        return cls(the_game, header, setup, seed)

    @property
    def position(self) -> Any:
        """The whole truth. Players, bots and screens get a view instead."""
        return self.now.position

    @property
    def news(self) -> tuple[Event, ...]:
        """The events that the last answer caused; at the beginning, the deal."""
        return self.now.news

    @property
    def over(self) -> bool:
        return bool(self.now.position.over)

    @property
    def to_act(self) -> list[Seat]:
        """The seats that have a decision to make now."""
        return self.now.to_act

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.game.result(self.position)[0]

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.result(self.position)[1]

    def options(self, seat: Seat) -> Sequence[Answer]:
        """The legal answers of a seat; empty if it is not asked."""
        return listed(self.now.options.get(seat, ()))

    def view(self, watcher: Watcher = None) -> Any:
        """What a seat sees now; without a seat, what a spectator sees."""
        return self.game.view(self.position, watcher)

    def seen(self, watcher: Watcher = None) -> tuple[Event, ...]:
        """What a seat saw of the last answer's news."""
        return tuple(self.game.redact(event, watcher) for event in self.news)

    def answer(self, seat: Seat, reply: Answer) -> tuple[Event, ...]:
        """Answer for a seat; the news. A RuleError, and nothing changed, if it is refused."""
        now = answer(self.game.rules, self.now, seat, reply)
        self.lines.append(_line(seat, reply))
        self.now = now
        self._answer_for_chance()
        return self.now.news

    def say(self, seat: Seat, **said: Any) -> None:
        """Write into the record what a seat says, which changes nothing."""
        self.lines.append(to_json({"say": {"seat": seat, **said}}))

    def _answer_for_chance(self) -> None:
        """Shuffle where a shuffle is due, if this match has the seed."""
        while self.seed is not None and NATURE in self.now.options:
            due: AnyOrder = self.now.options[NATURE]
            reply = due.kind(shuffled(due.cards, self.seed, self.shuffles))
            before = self.now.news
            self.now = answer(self.game.rules, self.now, NATURE, reply)
            self.now = replace(self.now, news=before + self.now.news)
            self.lines.append(_line(NATURE, reply))
            self.shuffles += 1

    def record(self, **further: Any) -> bytes:
        """The game so far as a record; it opens the seed when the game is over."""
        head = msgspec.to_builtins(self.header) | further
        tail: list[bytes] = []
        if self.seed is not None and self.header.branch is None:
            if self.header.deal is None:
                head["commit"] = commitment(self.seed)
            if self.over:
                head["seed"] = self.seed.hex()
        if self.over:
            tail = [to_json({"result": {"winners": self.winners, "scores": self.scores}})]
        return b"\n".join([to_json(head), *self.lines, *tail, b""])


def _line(seat: Seat, reply: Answer) -> bytes:
    """The line of a decision, or of a decision of chance."""
    content = to_builtins(reply)
    if seat == NATURE:
        return to_json({"chance": content.pop("do"), **content})
    return to_json({"seat": seat, **content})
