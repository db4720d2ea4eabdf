"""The lines of a record: what each may look like."""

from __future__ import annotations

import json
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from ..games import GAMES
from ..kernel.engine import Answer, Seat
from ..kernel.errors import RuleError, illegal, malformed
from ..kernel.game import Game, Setup
from ..kernel.written import from_builtins

FORMAT = 1
RULES = 1

_DECISIONS: Any = reduce(or_, {game.decisions for game in GAMES.values()})
"""A decision of another game is well-formed, though never legal."""


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line. Further keys are allowed and mean nothing to the rules."""

    hatbox: int
    rules: int
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    first: Seat
    deck: tuple[str, ...]
    commit: Any = None
    """What the deal was fixed by beforehand; whether it was is for `verify` to say."""
    seed: Any = None
    """What opens the commitment when the game is over."""


class Decided(NamedTuple):
    """Somebody decided something."""

    seat: Seat
    reply: Answer


class Shuffled(NamedTuple):
    """Chance decided something."""

    kind: str
    deck: tuple[Any, ...]


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class Remark(NamedTuple):
    """Something said or noted, which means nothing to the rules."""

    kind: str
    content: Any


Line = Decided | Shuffled | Result | Remark


def read_json(raw: bytes) -> dict[str, Any]:
    """One line's object; readers would not agree on one that has a key twice."""
    try:
        content = msgspec.json.decode(raw)
        doubled = isinstance(content, dict) and _keys(raw, content) > len(content)
    except RecursionError:
        raise malformed("error-not-json", detail="nested too deeply") from None
    except ValueError as error:
        raise malformed("error-not-json", detail=str(error)[:200]) from None
    if not isinstance(content, dict):
        raise malformed("error-not-an-object")
    if doubled:
        raise malformed("error-not-json", detail="a key occurs twice")
    return content


def _keys(raw: bytes, content: dict[str, Any]) -> int:
    """How many keys a line has. What is as short as its content has none too many."""
    if len(raw.strip()) == len(msgspec.json.encode(content)):
        return len(content)
    return len(json.loads(raw, object_pairs_hook=list))


def read_header(raw: bytes) -> tuple[Game, Header, Setup]:
    """The game and how it begins."""
    content = read_json(raw)
    for key, known in (("hatbox", FORMAT), ("rules", RULES)):
        version = content.get(key)
        if type(version) is not int:
            raise malformed("error-no-version", key=key)
        if version != known:
            raise RuleError("unsupported-version", "error-version", key=key, version=str(version))
    header = _shaped(content, Header)
    if header.game not in GAMES:
        raise malformed("error-unknown-game", game=header.game[:80])
    game = GAMES[header.game]
    options = read_options(game, header.options)
    deck = tuple([game.card(text) for text in header.deck])
    setup = Setup(len(header.seats), header.first, deck, options)
    game.check(setup)
    return game, header, setup


def read_options(game: Game, raw: dict[str, Any]) -> Any:
    """A game's options; unknown keys are an error."""
    return _shaped(raw, game.options, "error-options")


def read_line(game: Game, raw: bytes) -> Line:
    """Any line after the header."""
    content = read_json(raw)
    match content:
        case {"say": remark} if len(content) == 1:
            return Remark("say", remark)
        case {"note": remark} if len(content) == 1:
            return Remark("note", remark)
        case {"result": result} if len(content) == 1:
            ended: Result = _shaped(result, Result)
            return ended
        case {"chance": kind, "deck": deck} if len(content) == 2:
            return _chance(game, kind, deck)
        case {"seat": seat, **rest} if type(seat) is int:
            return Decided(seat, _shaped(rest, _DECISIONS))
        case _:
            raise malformed("error-unknown-line")


def _chance(game: Game, kind: Any, deck: Any) -> Shuffled:
    if kind not in ("reshuffle", "shuffle"):
        raise malformed("error-unknown-line")
    texts = _shaped(deck, tuple[str, ...])
    return Shuffled(kind, tuple([game.card(text) for text in texts]))


def chance_answer(game: Game, line: Shuffled) -> Answer:
    """What NATURE answers; each game has one kind of shuffle."""
    reply: Answer = game.chances(line.deck)
    if reply.__struct_config__.tag != line.kind:
        raise illegal("error-no-shuffle-due")
    return reply


def _shaped(content: Any, kind: Any, message: str = "error-line-form") -> Any:
    try:
        return from_builtins(content, kind)
    except msgspec.ValidationError as error:
        raise malformed(message, detail=str(error)[:200]) from None
