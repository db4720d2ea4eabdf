"""What is sent and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar.openapi import ResponseSpec
from msgspec import Meta, Struct

from ...agents.talk import Phrase
from ...words import Language
from ..lookback.reading import LONGEST_RECORD, MOST_LINES
from ..protocol.messages import (
    MOST_PLAYERS,
    GameId,
    Name,
    NewToken,
    Pace,
    Players,
    Portrait,
    SeatNumber,
    Settings,
    Telling,
    Token,
)
from ..table.company import STAND_IN

Code = Annotated[str, Meta(pattern="^[0-9]{6}$")]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    settings: Settings
    name: Name
    language: Language
    token: NewToken | None = None
    """A secret that the client chose; sent again, it gives the same place."""
    portrait: Portrait | None = None


class NewQuick(Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId
    name: Name
    language: Language
    players: Players = 4
    options: dict[str, Any] = {}
    deck: Annotated[str, Meta(max_length=12_000)] | None = None
    """The text of a deck file."""
    bot: str = STAND_IN
    bots: Annotated[tuple[str, ...], Meta(max_length=MOST_PLAYERS - 1)] = ()
    """The bots from the left on; the seats that remain get `bot`."""
    people: Annotated[tuple[Name, ...], Meta(max_length=MOST_PLAYERS - 1)] = ()
    """Names of others who play at the same device, from the left on; the bots sit after them."""
    pace: Pace = 900
    telling: Telling = 100
    token: NewToken | None = None
    portrait: Portrait | None = None


class NewDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """What the name of a deal says."""

    game: GameId
    players: Players = 4
    bot: Annotated[str, Meta(max_length=32)] = STAND_IN
    """The strength of the bots."""
    day: Annotated[str, Meta(max_length=10)] | None = None
    """A date, `2026-11-18`, for the deal of that day; otherwise it is any deal."""


class DealPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a deal."""

    name: Name
    language: Language
    pace: Pace = 900
    telling: Telling = 100
    token: NewToken | None = None
    portrait: Portrait | None = None


class NewMember(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    language: Language
    spectate: bool = False
    program: bool = False
    """Whether it is a program: the regular bot plays on if it is away or silent for ten seconds."""
    token: NewToken | None = None
    portrait: Portrait | None = None


class NewSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """A member's token, and the one that takes its place."""

    token: Token
    new: NewToken


class TableToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the token that opens a place there."""

    table: Annotated[str, Meta(max_length=32)]
    token: Token


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    tables: Annotated[tuple[TableToken, ...], Meta(max_length=50)]


class MyTable(Struct, frozen=True):
    """One of my tables: its state, and whether it waits for me."""

    table: str
    game: GameId
    state: str
    names: tuple[str, ...]
    your_turn: bool


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    id: GameId
    family: str
    """Games of one family share their cards, events and views."""
    fewest: int
    """Minimum number of players, with some options at least."""
    most: int
    """Maximum number of players."""
    slots: int
    """Maximum number of cards in a hand; 0 without hands."""
    deck: tuple[str, ...]
    """The cards of its own deck, written as in records; only the gifts where backs are secret."""
    backs: tuple[str, ...]
    """The backs, where `deck` lists only gifts."""
    faces: tuple[str, ...]
    """The objects or gifts that can be spoken of and named."""
    options: dict[str, Any]
    """The JSON Schema of each option, with its default."""
    bots: tuple[str, ...]
    """The strengths of bots. (For comparisons there are also `random` and `perfect`.)"""
    characters: tuple[str, ...]
    """The characters that any bot but `random` can have: `sharp+saboteur`."""


class Games(Struct, frozen=True):
    """All that is the same at every table."""

    games: tuple[GameInfo, ...]
    phrases: dict[str, Phrase]
    """What can be said with `say`, by id."""


class Health(Struct, frozen=True):
    """Which server this is."""

    version: str
    protocol: int
    """The number for `hello`."""


class Ready(Struct, frozen=True):
    """Whether people can be sent to this server."""

    ready: bool
    why: Literal["stopping", "store"] | None = None
    """If not: it stops, or the disk takes nothing."""


class Addresses(Struct, frozen=True):
    """The addresses by which others reach this server."""

    addresses: tuple[str, ...]
    """The likeliest first; empty where the address that was asked works for others as well."""


class WaitingTelevision(Struct, frozen=True):
    """A television that has no table yet."""

    code: str
    """Six digits, which the television shows."""
    secret: str
    """What the television asks with; it shows it to nobody."""


class TelevisionSecret(Struct, frozen=True, forbid_unknown_fields=True):
    secret: Token


class TelevisionTable(Struct, frozen=True):
    """The table that a television should show."""

    table: str | None
    """Null while nobody has typed the code."""
    token: str | None = None
    """The secret of the host's link for screens, if the table needs it."""


class NewTelevision(Struct, frozen=True, forbid_unknown_fields=True):
    """A code, from somebody at a table."""

    code: Code
    token: Token
    """The token of a member of the table."""
    screen: Token | None = None
    """The secret of the host's link for screens; without it the table must allow spectators."""


class NewTheatre(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look back at."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    """The text of the record."""
    watcher: SeatNumber | None = None
    """The seat with whose eyes; a spectator's if null."""


class NewOpinion(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of a game that is over."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    """The text of the whole record."""
    line: Annotated[int, Meta(ge=1, le=MOST_LINES)]
    """The line of the decision, from 1."""


class NewBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game that is over, and who goes on from there."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    """The text of the whole record."""
    line: Annotated[int, Meta(ge=1, le=MOST_LINES)]
    """The line of a decision, from 1: it is the first that is made anew."""
    seat: SeatNumber
    name: Name
    language: Language
    people: Annotated[tuple[SeatNumber, ...], Meta(max_length=MOST_PLAYERS - 1)] = ()
    """Further seats for people, who join the table; bots have the others."""
    bot: Annotated[str, Meta(max_length=32)] = STAND_IN
    pace: Pace = 900
    telling: Telling = 100
    token: NewToken | None = None
    portrait: Portrait | None = None


class Problem(Struct, frozen=True):
    """An error; the locales put its message into words."""

    kind: str
    message: str
    args: dict[str, str | int]


REFUSALS = {
    400: "It makes no sense.",
    403: "A page of another site asked.",
    404: "There is no such table or deal.",
    409: "It is not possible now.",
    429: "Too fast: wait a little.",
}


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """The refusals in the schema."""
    return {code: ResponseSpec(Problem, description=REFUSALS[code]) for code in codes}
