"""The messages between clients and the server. The protocol only grows.

A connection begins with `Hello`; the server answers `Welcome`. Every command carries a `key`
of the client's choice: sent twice, it happens once. The server says `Ack` after the command
is in the database, never before. News are numbered for each seat separately.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from ...games import GAMES
from ...words import Language

PROTOCOL = 2
LARGEST_FRAME = 16 * 1024
LONGEST_NAME = 32
LONGEST_TEXT = 200

Key = Annotated[str, Meta(min_length=1, max_length=64)]
# The types allow any length, so that people can be told what is wrong.
Name = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST_NAME})]
Text = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST_TEXT})]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
NewToken = Annotated[str, Meta(min_length=22, max_length=64)]
# Not less: a bot's thinking time tells of its cards, and half of the pace must be longer.
Pace = Annotated[int, Meta(ge=400, le=5000)]
Telling = Annotated[int, Meta(ge=0, le=200)]
Portrait = Literal[
    "bear", "bee", "butterfly", "cat", "dog", "flamingo", "fox", "frog", "hedgehog", "koala",
    "lion", "octopus", "otter", "owl", "panda", "parrot", "penguin", "rabbit", "raccoon", "sloth",
    "snail", "tiger", "turtle", "unicorn",
]  # fmt: skip
"""The little pictures of people; data/drawings.toml says what is drawn."""
if TYPE_CHECKING:
    GameId = str
else:
    GameId = Literal[tuple(GAMES)]
FEWEST_PLAYERS = min(game.players[0] for game in GAMES.values())
MOST_PLAYERS = max(game.players[-1] for game in GAMES.values())
MOST_SLOTS = max(game.slots for game in GAMES.values())
Players = Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)]
MemberNumber = Annotated[int, Meta(ge=0, le=10_000)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of a table, agreed on before the first card."""

    game: GameId
    players: Players
    options: dict[str, Any] = {}
    """The game's variants, as in a record's header."""
    deck: Annotated[str, Meta(max_length=12_000)] | None = None
    """The text of a deck file; it fits into a frame."""
    first: SeatNumber | None = None
    """The seat that begins; by chance if null."""
    limit: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    """Seconds for each decision; no clock if null."""
    window: Annotated[int, Meta(ge=2, le=30)] = 5
    """Seconds for a sabotage window at a table of several people."""
    grace: Annotated[int, Meta(ge=5, le=3600)] = 60
    """Seconds that a player may be away before a bot can sit in."""
    stand_in: bool = False
    """Whether a bot sits in automatically after the grace period; otherwise a player decides."""
    free_text: bool = False
    """Whether people may write free text in addition to the phrases."""
    bots_talk: bool = True
    """Whether bots talk; the host may change that also during a game."""
    spectators: bool = True
    locked: bool = False
    """Whether nobody new may come in; the host may change that also during a game."""
    pace: Pace = 900
    """Milliseconds that a bot takes on average, whatever it decides."""
    telling: Telling = 100
    """Percent of the usual time for people to see what happened; the host may always change it."""
    begins: bool = False
    """Whether the game begins by itself when every seat is taken and the players are there."""
    deal: Annotated[str, Meta(max_length=64)] | None = None
    """The name of the deal, at a table of one person that `POST /api/deals/{name}/play` opened."""
    branch: bool = False
    """Whether the game goes on from a moment of another one, at a table that
    `POST /api/theatre/branch` opened: then who has looked back may know hidden cards."""


# --- From a client ---------------------------------------------------------------------------


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A command of a client."""

    key: Key


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: who the client is, and the last news that it has seen."""

    protocol: int
    token: Token | None = None
    """Null for a spectator."""
    last: Annotated[int, Meta(ge=0)] = 0
    screen: bool = False
    """Whether it shows the table to a whole room: then it sees what spectators see, and `token` is
    the secret of the link that the host made for screens, or null."""


class Play(Command, frozen=True, tag="play"):
    """A decision, and the number of the question that it answers."""

    question: Annotated[int, Meta(ge=1)]
    answer: Any
    """A decision of the table's game."""
    seat: SeatNumber | None = None
    """The seat that answers, at a device that several people share."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat, or change seats, before the game; two at one device exchange theirs."""

    seat: SeatNumber
    member: MemberNumber | None = None
    """Somebody else at the same device, who sits there; null for oneself."""


class AddPerson(Command, frozen=True, tag="add-person"):
    """Somebody without a device of their own sits down at this one, before the game."""

    name: Name


class Uncover(Command, frozen=True, tag="uncover"):
    """Show the view of one seat at a device that is passed on, or (null) cover it."""

    seat: SeatNumber | None


class Stand(Command, frozen=True, tag="stand"):
    """Leave the seat and stay at the table to watch; during a game a bot gets it for good."""


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """The host seats a bot, or (null) empties the seat; in a game any player lets one sit in."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)] | None


class Change(Command, frozen=True, tag="change"):
    """The host changes the settings before the game."""

    settings: Settings


class Start(Command, frozen=True, tag="start"):
    """The host begins the game, when every seat is taken."""


class Kick(Command, frozen=True, tag="kick"):
    """The host sends somebody away for good; during a game a bot gets the seat."""

    member: MemberNumber


class HandOver(Command, frozen=True, tag="hand-over"):
    """The host makes somebody else the host."""

    member: MemberNumber


class Pause(Command, frozen=True, tag="pause"):
    """A player stops all clocks and answers, or lets the game go on."""

    paused: bool


class AgreeToEnd(Command, frozen=True, tag="agree-to-end"):
    """The game ends without a winner when all players who are there agree; one `false` is enough
    to go on."""

    agree: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """A new game with the same people and bots in the same order, or another game."""

    game: GameId | None = None
    """The game, if it is another one."""


class NewEvening(Command, frozen=True, tag="new-evening"):
    """The host lets the score of the evening start again."""


class ShowOnScreen(Command, frozen=True, tag="screen"):
    """The host makes a link for televisions and other screens, or (null) switches them off."""

    token: NewToken | None
    """The link's secret. Screens that came by an earlier link are closed."""


class Nudge(Command, frozen=True, tag="nudge"):
    """Remind a member who is there that the table waits for their answer."""

    member: MemberNumber


class Rename(Command, frozen=True, tag="rename"):
    """Change the member's name, language and picture."""

    name: Name
    """If somebody else at the table is called like that, it gets a number."""
    language: Language
    portrait: Portrait | None = None
    """Null to keep the picture."""


class Say(Command, frozen=True, tag="say"):
    """Say a phrase, which all read in their own language."""

    phrase: Annotated[str, Meta(max_length=40)]
    to: SeatNumber | None = None
    slot: Annotated[int, Meta(ge=0, le=MOST_SLOTS - 1)] | None = None
    card: Annotated[str, Meta(max_length=64)] | None = None
    """An object or a gift."""
    number: Annotated[int, Meta(ge=0)] | None = None
    """The last news that the speaker has seen: `slot` is the card's place of then."""


class Write(Command, frozen=True, tag="write"):
    """Write free text, if the table allows it."""

    text: Text


class Mute(Command, frozen=True, tag="mute"):
    """The host silences somebody, or lets them speak again."""

    member: MemberNumber
    muted: bool


class Report(Command, frozen=True, tag="report"):
    """Report a member to the person who runs the server."""

    member: MemberNumber


FromClient = (
    Play
    | Sit
    | AddPerson
    | Uncover
    | Stand
    | SeatBot
    | Change
    | Start
    | Kick
    | HandOver
    | Pause
    | AgreeToEnd
    | Rematch
    | NewEvening
    | ShowOnScreen
    | Nudge
    | Rename
    | Say
    | Write
    | Mute
    | Report
)


# --- From the server -------------------------------------------------------------------------


class Message(Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class Member(Struct, frozen=True):
    """A person at the table."""

    id: int
    name: str
    """The page sends “Guest” for people who gave none, and shows it in each reader's language."""
    language: Language
    seat: int | None
    """Null for somebody who watches."""
    connected: bool
    """Whether they, or the device that they share, are here now."""
    muted: bool
    """Whether the host has silenced them."""
    program: bool
    """Whether it joined as a program: then nobody waits for it for long."""
    away: int | None = None
    """Seconds for which they have not been connected; null if they are."""
    device: int | None = None
    """The member whose device they share; null if they have their own."""
    portrait: Portrait | None = None
    """Their little picture."""


class Place(Struct, frozen=True):
    """A seat: its member, and the bot that plays it now."""

    member: int | None
    """Null if a bot has the seat, or nobody yet."""
    bot: str | None
    """In a seat with a member, the bot that sits in."""


class Score(Struct, frozen=True):
    """The games that somebody has won in an evening."""

    member: int | None
    """Null for somebody who is no longer at the table, and for the bots."""
    name: str | None
    """Null for all bots together."""
    won: dict[GameId, int]
    """The number of games that they have won, by game."""


class Evening(Struct, frozen=True):
    """A row of games of the same people: who has won how many of them."""

    played: dict[GameId, int]
    """The number of games that were played, by game."""
    scores: tuple[Score, ...]
    """A line for each person, and one for all bots together."""


class Lobby(Message, frozen=True, tag="lobby"):
    """The table and its people, whenever something about them changes."""

    table: str
    """The id of the table: its address is `/t/{table}`."""
    settings: Settings
    state: Literal["open", "playing", "over", "ended"]
    """Before the game, during it, after it, or ended by agreement."""
    host: int
    """The member who may begin, change the settings and send others away."""
    members: tuple[Member, ...]
    """Everybody at the table, spectators with a name included."""
    places: tuple[Place, ...]
    """Who plays each seat."""
    paused: bool
    """Whether everything stands still until somebody lets it go on."""
    agreed: tuple[int, ...]
    """Members who agree to end the game."""
    commit: str | None
    """The commitment to the deal, from the first card on."""
    rematch: str | None
    """The table of the next game; the same token opens it."""
    evening: Evening | None
    """The score of the games that were played in a row, this one included when it is over."""
    screens: int = 0
    """Number of screens, such as televisions, that show the table now."""
    screening: Literal["spectators", "link", "off"] = "spectators"
    """Whether screens may show it: where spectators may watch, by the host's link too, or not."""
    paused_by: int | None = None
    """The member who paused it, if it is paused and they are still at the table."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to Hello."""

    protocol: int
    """The version of the protocol that the server speaks."""
    version: str
    """The version of Hatbox."""
    member: int | None
    """Your number at this table; null for a spectator without a name."""
    lobby: Lobby


class Naming(Struct, frozen=True, omit_defaults=True):
    """A field that every option lacks: any face can stand there."""

    field: str
    """The name of that field."""
    more: tuple[str, ...] = ()
    """Faces of the table's own deck that are not among the `faces` of `GET /api/games`."""


class Question(Struct, frozen=True):
    """A question, with its number for its seat and the seconds left to answer it."""

    number: int
    """Send it back with the answer."""
    seat: int
    """The seat that is asked."""
    options: tuple[Any, ...]
    """The answers to choose from."""
    naming: Naming | None
    """How to complete an option that needs a face; null if none does."""
    seconds: float | None
    """Seconds left, the time for telling included; null without a deadline."""


class Said(Message, frozen=True, tag="said", omit_defaults=True):
    """A saying. Where players may look back, phrases are kept and have a number."""

    member: int | None
    """Null if a bot said it."""
    seat: int | None
    """The seat of the speaker; null for somebody who only watches."""
    phrase: str | None = None
    """The id of the phrase; null for free text."""
    to: int | None = None
    """The seat that is spoken to."""
    slot: int | None = None
    """The place of the card that is spoken of."""
    card: str | None = None
    """The object or the gift that is spoken of."""
    text: str | None = None
    """Free text, where the table allows it; no phrase comes with it."""
    cards: int | None = None
    """The number of cards in the hand that `slot` belongs to."""
    number: int | None = None
    """Its number among the news of this seat; null if it is not kept."""
    claims: tuple[Claim, ...] | None = None
    """The claims that stand after it; null if they are as before."""


Sentence = tuple[str, dict[str, Any]]
"""A message of the language files, and its variables."""


class Claim(Struct, frozen=True):
    """What a player has claimed a card to be. Nobody says whether it is true."""

    seat: int
    """The seat in whose hand the card is."""
    slot: int
    """The place of the card in that hand, now."""
    by: int
    """The seat that said it."""
    card: str
    """The object that they say it has."""
    member: int | None
    """Null if a bot said it, also one that sits in for a member."""


class Line(Message, frozen=True, tag="told"):
    """An event of the past: how it is told, and the clauses that caused it."""

    tell: tuple[Sentence, ...]
    """Its sentences: as in the `tell` of an event, with all variables."""
    why: tuple[str, ...]
    """The ids of the clauses that made it happen."""


class WholeView(Message, frozen=True, tag="view"):
    """The whole view of this seat: for a client that comes or returns, or changes seats."""

    number: int
    """The number of the last news that it contains; 0 before the deal."""
    view: Any
    """The view of the table's game."""
    told: tuple[Line | Said, ...]
    """The lines missed since `last`, at most 400; without events where nobody may look back."""
    claims: tuple[Claim, ...]
    """The claims that stand now."""
    question: Question | None
    """What this seat is asked now; null if nothing."""
    seconds: float | None = None
    """For spectators: how long those who are asked have left."""


class News(Message, frozen=True, tag="news", kw_only=True, omit_defaults=True):
    """Events as this seat saw them, and what they change in its view."""

    number: int
    """Higher than the number of all news before."""
    events: tuple[Any, ...] = ()
    """The events, each with `tell` and `then`; with `claims` if it changes which ones stand."""
    now: dict[str, Any] = {}
    """The fields of the view that belong to the question, as far as they are new."""
    hurried: int | None = None
    """The seat whose time was up, so that chance has decided for it: told before the events."""
    told: tuple[Line, ...] = ()
    """What happened at the table besides the game: a bot sits in, somebody pauses, and so on."""
    question: Question | None
    """What this seat is asked after all that; null if nothing."""
    seconds: float | None = None
    """For spectators: how long those who are asked have left."""


class Ack(Message, frozen=True, tag="ack"):
    """The command with that key has happened, and is stored."""

    key: str
    """The key of the command."""


class Failed(Message, frozen=True, tag="failed"):
    """The command with that key was refused; the locales put the message into words."""

    key: str | None
    """The key of the command; null if it could not be read."""
    kind: str
    """`malformed`, `illegal`, `not-your-turn`, `game-over` or `unsupported-version`."""
    message: str
    """The id of its sentence."""
    args: dict[str, str | int]
    """The variables of the sentence."""


class Nudged(Message, frozen=True, tag="nudged"):
    """Somebody reminds this client that the table waits for its answer."""

    by: int
    """The member."""


class Announced(Message, frozen=True, tag="announced"):
    """A notice of the owner to everybody; without text and time the last one is taken back."""

    text: str
    """The notice, in the owner's own words."""
    seconds: float | None
    """Seconds until the server restarts; null if it does not."""


class HandTo(Message, frozen=True, tag="hand-to"):
    """The seat that should get the device next, at a device that is passed on."""

    seat: int | None
    """A seat there that is asked; null if none is."""


class Over(Message, frozen=True, tag="over"):
    """The game is over: the result, and the seed, so that the deal can be checked."""

    winners: tuple[int, ...]
    """Every seat that has won."""
    scores: tuple[int, ...]
    """The points of every seat, or its penalty points."""
    seed: str | None
    """The seed of the deal; null if the game went on from a moment of another one."""


class Bye(Message, frozen=True, tag="bye"):
    """The connection ends: `replaced` by a newer one, `kicked`, `too-slow`, `restarting`, …"""

    reason: Literal[
        "replaced", "kicked", "too-slow", "restarting", "store", "gone", "version", "refused"
    ]


FromServer = (
    Welcome
    | Lobby
    | WholeView
    | News
    | Ack
    | Failed
    | Said
    | Nudged
    | HandTo
    | Announced
    | Over
    | Bye
)
