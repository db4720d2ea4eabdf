"""The sentences of one language."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.engine import Event
from ..kernel.errors import RuleError, malformed
from ..kernel.game import Game, Watcher
from . import bundles
from .clauses import Clause, ClauseInfo, clauses
from .families import tell
from .sentences import Speaker

_ORIGINS = {
    "rulebook": "clause-not-ruling",
    "partly": "clause-ruling-partly",
    "ruling": "clause-ruling",
}


class Words:
    """One language."""

    def __init__(self, language: str = "en") -> None:
        bundles.bundle(language)
        self.language = language

    def say(self, message: str, /, **args: str | float) -> str:
        """A message (`gift-hat`) or an attribute of one (`gift-hat.a`); else a KeyError."""
        return bundles.say(self.language, message, args)

    def error(self, error: RuleError) -> str:
        """A sentence for an error in an input, with its place if that is known."""
        return self.say(error.message, **{"place": "unknown", **error.args_of_message})

    def event(self, game: Game, event: Event, names: Sequence[str], watcher: Watcher = None) -> str:
        """An event in words, with "you" for the watcher; empty if another event says it already."""
        return Speaker(self.language, game.id, names).tell(tell(game, event, watcher))

    def clause(self, clause: str, game: str | None = None) -> Clause:
        """A clause, for one game if it is named; a RuleError if there is none."""
        info = next((each for each in clauses() if each.id == clause), None)
        if info is None:
            raise malformed("error-unknown-clause", clause=clause[:80])
        if game is not None and game not in info.games:
            raise malformed("error-clause-of-other-game", clause=clause, game=game[:80])
        return Clause(
            title=self.say(f"{info.message}.title"),
            text=self._statement(info, game),
            origin=self._origin(info, game),
        )

    def _statement(self, info: ClauseInfo, game: str | None) -> str:
        if game is None:
            return self.say(info.message)
        return self._own(f"{info.message}.{game}", info.message)

    def _own(self, own: str, shared: str) -> str:
        """A game's own text where it has one, or else the one that it shares."""
        try:
            return self.say(own)
        except KeyError:
            return self.say(shared)

    def _origin(self, info: ClauseInfo, game: str | None) -> str:
        """Whose decision it is, and why; without a game, for each game if they differ."""
        origins = {each: self._origin_in(info, each) for each in info.games}
        if game is not None:
            return origins[game]
        if len(set(origins.values())) == 1:
            return next(iter(origins.values()))
        return " ".join(
            self.say("clause-origin-of-game", game=self.say(f"game-{each}"), origin=origin)
            for each, origin in origins.items()
        )

    def _origin_in(self, info: ClauseInfo, game: str) -> str:
        told = [self.say(_ORIGINS[info.games[game]])]
        if game in info.differ:
            told.append(self.say("clause-translations-differ"))
        if info.decided_in(game):
            reason = f"{info.message}.reason"
            told.append(self._own(f"{reason}-{game}", reason))
        return " ".join(told)
