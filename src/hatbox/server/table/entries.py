"""The entries of a table's log, which is append-only."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ...agents.talk import Saying
from ...words import Language
from ..protocol.messages import Evening, Portrait, Settings


class Content(Struct, frozen=True, tag_field="entry"):
    """The content of one entry."""


class Opened(Content, frozen=True, tag="opened"):
    settings: Settings


class Joined(Content, frozen=True, tag="joined"):
    member: int
    name: str
    language: Language
    seat: int | None
    token: str
    """The digest of the token that opens this place; empty for somebody at another's device."""
    program: bool = False
    device: int | None = None
    """The member whose device they share."""
    portrait: Portrait | None = None
    invited: bool = False
    """Played the game before, and comes when they like."""


class Renamed(Content, frozen=True, tag="renamed"):
    member: int
    name: str
    language: Language
    portrait: Portrait | None = None
    """None if it is the same as before."""


class Renewed(Content, frozen=True, tag="renewed"):
    """A member has a new token, whose hash this is; the old one opens nothing any more."""

    member: int
    token: str


class Sat(Content, frozen=True, tag="sat"):
    """A member took a seat, or (None) stood up."""

    member: int
    seat: int | None


class BotSeated(Content, frozen=True, tag="bot-seated"):
    """A bot took a seat, or sits in for its member; or (None) left it."""

    seat: int
    bot: str | None


class Left(Content, frozen=True, tag="left"):
    """A member was sent away for good; during a game, a bot takes the seat."""

    member: int
    bot: str | None


class KeptOut(Content, frozen=True, tag="kept-out"):
    """People sent away from the table before this one stay out of this one, too."""

    tokens: tuple[str, ...]
    """The digests of their tokens."""


class Changed(Content, frozen=True, tag="changed"):
    settings: Settings


class HostIs(Content, frozen=True, tag="host-is"):
    member: int
    acting: bool = False
    """Whether only until the host of before returns."""


class Muted(Content, frozen=True, tag="muted"):
    member: int
    muted: bool


class Started(Content, frozen=True, tag="started"):
    seed: str
    names: tuple[str, ...]
    cards: tuple[str, ...] | None = None
    """The cards in play, written; 0.1.0 left them to its deck files."""
    first: int | None = None
    """Who begins; 0.1.0 left it to the settings or the seed."""
    drawn: bool = False
    """Whether the seed says who begins: then `first` does not."""


class Branched(Content, frozen=True, tag="branched"):
    """The game will go on from a moment of another one."""

    record: str
    """The record of that game until then."""


class Answered(Content, frozen=True, tag="answered"):
    seat: int
    answer: Any
    """A decision of the table's game."""
    by: Literal["person", "bot", "clock"]


class Passed(Content, frozen=True, tag="passed"):
    """A seat has passed while the window is still open for the others."""

    seat: int


class WindowClosed(Content, frozen=True, tag="window-closed"):
    """Time is up: all who have not answered have passed."""


class Spoke(Content, frozen=True, tag="spoke"):
    """A seat said a phrase, in a game in which one may look back."""

    member: int | None
    """None if a bot said it."""
    seat: int
    said: Saying


class Paused(Content, frozen=True, tag="paused"):
    paused: bool
    member: int | None = None
    """Who did it; 0.1.0 did not say."""


class Agreed(Content, frozen=True, tag="agreed"):
    member: int
    agree: bool


class Declined(Content, frozen=True, tag="declined"):
    """A member wants to play on: the vote to end the game has failed."""

    member: int


class Ended(Content, frozen=True, tag="ended"):
    """Everybody who is there has agreed to end the game."""


class EveningIs(Content, frozen=True, tag="evening-is"):
    """The score of the games before this one; None if it starts again."""

    evening: Evening | None


class ScreenIs(Content, frozen=True, tag="screen-is"):
    """The digest of the secret that lets a screen show the table; None if none may."""

    token: str | None


class Rematched(Content, frozen=True, tag="rematched"):
    table: str


Move = Answered | WindowClosed | Passed
"""The entries by which a game goes on."""
AnyContent = (
    Opened
    | Joined
    | Renamed
    | Renewed
    | Sat
    | BotSeated
    | Left
    | KeptOut
    | Changed
    | HostIs
    | Muted
    | Started
    | Branched
    | Answered
    | Passed
    | WindowClosed
    | Spoke
    | Paused
    | Agreed
    | Declined
    | Ended
    | EveningIs
    | ScreenIs
    | Rematched
)
