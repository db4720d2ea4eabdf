"""The beginning of a game in the log: no later change to a deck file changes a table."""

from __future__ import annotations

from collections.abc import Sequence

from ...games import GAMES
from ...games.decks import builtin
from ...records import Branch, Match, branch
from ...records.deal import first_seat_before
from ...records.lines import read_variants
from ..protocol.messages import Settings
from .entries import Started


def starting(settings: Settings, names: Sequence[str], seed: bytes) -> Started:
    """The entry that begins a game now."""
    game = GAMES[settings.game]
    cards = game.cards(read_variants(game, settings.options), settings.deck)
    in_play = tuple(sorted(card.text for card in cards))
    drawn = settings.first is None
    return Started(seed.hex(), tuple(names), in_play, settings.first, drawn=drawn)


def begun(settings: Settings, started: Started, record: str | None) -> Branch:
    """The game that began with this entry, or that goes on from the end of a record."""
    if record is None:
        return Branch(dealt(settings, started), None)
    return branch(record.encode().splitlines(), started.names, bytes.fromhex(started.seed))


def dealt(settings: Settings, started: Started) -> Match:
    """The game that began with this entry."""
    seed, deck_text, first = bytes.fromhex(started.seed), None, started.first
    if first is None and not started.drawn:  # 0.1.0 left it to the settings or the seed
        drawn = first_seat_before(seed, len(started.names))
        first = drawn if settings.first is None else settings.first
    if started.cards is None:
        deck_text = settings.deck or builtin(f"0.1.0/{settings.game}")
    return Match.deal(
        settings.game,
        started.names,
        seed=seed,
        first=first,
        variants=settings.options,
        deck_text=deck_text,
        cards=started.cards,
        name=settings.deal,
    )
