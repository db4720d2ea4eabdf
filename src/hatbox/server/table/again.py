"""The next game of the same people: a new table, which begins when they have come."""

from __future__ import annotations

from msgspec.structs import replace

from ...agents import characters_of
from ...games import GAMES
from ..protocol.messages import Settings
from .entries import AnyContent, BotSeated, EveningIs, HostIs, Joined, KeptOut, Muted, Opened
from .evening import renumbered
from .table import Table


def again(table: Table, member: int, game: str | None = None) -> list[AnyContent]:
    """The entries that open the next table, with people and bots in the seats that they had.

    `member` wants it, and is its host until the real one comes.
    """
    settings = _settings(table.settings, game)
    numbers = {old: new for new, old in enumerate(sorted(table.people))}
    contents: list[AnyContent] = [Opened(settings)]
    for old, person in sorted(table.people.items()):
        seat = person.seat if person.seat in range(settings.players) else None
        device = None if person.device == old else numbers[person.device]
        rest = seat, person.token, person.program, device, person.portrait
        contents.append(Joined(numbers[old], person.name, person.language, *rest, invited=True))
        if person.muted:
            contents.append(Muted(numbers[old], muted=True))
    contents += [
        BotSeated(seat, _bot(bot, settings.game))
        for seat, bot in sorted(table.bots.items())
        if table.member_at(seat) is None and seat < settings.players
    ]
    contents.append(HostIs(numbers[table.owner]))
    if table.kept_out:
        contents.append(KeptOut(tuple(sorted(table.kept_out))))
    if member != table.owner:
        contents.append(HostIs(numbers[member], acting=True))
    if table.screen is not None:
        contents.append(table.screen)
    if table.evening is not None:
        contents.append(EveningIs(renumbered(table.evening, numbers)))
    return contents


def _bot(bot: str, game: str) -> str:
    """The same bot; without its character, if the game has no such character."""
    strength, _, character = bot.partition("+")
    return bot if character in characters_of(game) else strength


def _settings(before: Settings, game: str | None) -> Settings:
    """The settings of the next table; another game has its own variants and deck."""
    settings = replace(before, begins=True, branch=False)
    if before.deal is not None:  # the same deal again is not a rematch
        settings = replace(settings, deal=None, bots_talk=True)
    if game in (None, before.game):
        return settings
    assert game is not None
    fewest, *_, most = GAMES[game].players
    players = min(max(before.players, fewest), most)
    return replace(settings, game=game, players=players, options={}, deck=None, first=None)
