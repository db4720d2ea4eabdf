"""The lines of a record, and how to read each."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, NamedTuple, Never, get_args

import msgspec
from msgspec import Struct

from ..games import GAMES, find_game
from ..kernel.engine import Answer, Chance, Seat
from ..kernel.errors import RuleError, illegal, malformed
from ..kernel.game import Game, Setup
from ..kernel.written import from_builtins

FORMAT = 1
"""Version of the record format."""
RULES = 1
"""Version of the rules."""


def _chances(game: Game) -> dict[str, type[Chance]]:
    """NATURE's answers in a game, by their names in records."""
    kinds = () if game.chances is Never else get_args(game.chances) or (game.chances,)
    return {kind.__struct_config__.tag: kind for kind in kinds}


_CHANCES = tuple({tag for game in GAMES.values() for tag in _chances(game)})
"""The names of NATURE's answers in records, of any game."""


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line. Further keys are allowed and mean nothing to the rules."""

    hatbox: int
    rules: int
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    first: Seat
    deck: tuple[str, ...]
    first_drawn: Any = False
    """Whether `first` was drawn from the seed; `verify` checks it."""
    commit: Any = None
    """The commitment to the deal; `verify` checks it."""
    seed: Any = None
    """The seed that opens the commitment when the game is over."""
    deal: Any = None
    """The name of the deal, if the seed follows from it: then there is no commitment."""
    branch: Any = None
    """The number of lines that it shares with the game from which it branches off: then there is
    no commitment either, because that game's cards are known."""


class Decided(NamedTuple):
    """A seat's decision."""

    seat: Seat
    reply: Answer


class Shuffled(NamedTuple):
    """A decision of chance."""

    kind: str
    deck: tuple[Any, ...]


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of the game."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class Remark(NamedTuple):
    """A remark, said or noted, which means nothing to the rules."""

    kind: str
    content: Any


Line = Decided | Shuffled | Result | Remark


def read_json(raw: bytes) -> dict[str, Any]:
    """The object of a line. A key that occurs twice is an error: readers would disagree on it."""
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
    """The number of keys in a line. If the line is as short as its content, no key occurs twice."""
    if len(raw.strip()) == len(msgspec.json.encode(content)):
        return len(content)
    return len(json.loads(raw, object_pairs_hook=list))


def read_header(raw: bytes) -> tuple[Game, Header, Setup]:
    """The game, the header and the setup of a record's first line."""
    content = read_json(raw)
    for key, known in (("hatbox", FORMAT), ("rules", RULES)):
        version = content.get(key)
        if type(version) is not int:
            raise malformed("error-no-version", key=key)
        if version != known:
            raise RuleError("unsupported-version", "error-version", key=key, version=str(version))
    header = _shaped(content, Header)
    game = find_game(header.game)
    variants = read_variants(game, header.options)
    deck = tuple([game.card(text) for text in header.deck])
    setup = Setup(len(header.seats), header.first, deck, variants)
    game.check(setup)
    return game, header, setup


def read_variants(game: Game, raw: dict[str, Any]) -> Any:
    """The variants that a table agreed on; unknown keys are an error."""
    return _shaped(raw, game.variants, "error-options")


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
            return Decided(seat, _decision(game, rest))
        case _:
            raise malformed("error-unknown-line")


def _decision(game: Game, content: dict[str, Any]) -> Answer:
    """A decision of this game; one of another game is well-formed, but never legal."""
    try:
        own: Answer = _shaped(content, game.decisions)
    except RuleError:
        for other in GAMES.values():
            with suppress(RuleError):
                foreign: Answer = _shaped(content, other.decisions)
                return foreign
        raise
    return own


def _chance(game: Game, kind: Any, deck: Any) -> Shuffled:
    if kind not in _CHANCES:
        raise malformed("error-unknown-line")
    texts = _shaped(deck, tuple[str, ...])
    return Shuffled(kind, tuple([game.card(text) for text in texts]))


def chance_answer(game: Game, line: Shuffled) -> Answer:
    """NATURE's answer; a RuleError if it cannot answer that in this game."""
    kind = _chances(game).get(line.kind)
    if kind is None:
        raise illegal("error-no-shuffle-due")
    return kind(line.deck)


def _shaped(content: Any, kind: Any, message: str = "error-line-form") -> Any:
    try:
        return from_builtins(content, kind)
    except msgspec.ValidationError as error:
        raise malformed(message, detail=str(error)[:200]) from None
