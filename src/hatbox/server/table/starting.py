"""The beginning of a game in the log: no later change to a deck file changes a table."""

from __future__ import annotations

from collections.abc import Sequence

from ...games import GAMES
from ...games.decks import builtin
from ...records import Match
from ...records.deal import first_seat
from ...records.lines import read_variants
from ..protocol.messages import Settings
from .entries import Started


def starting(settings: Settings, names: Sequence[str], seed: bytes) -> Started:
    """The entry that begins a game now."""
    game = GAMES[settings.game]
    cards = game.cards(read_variants(game, settings.options), settings.deck)
    first = first_seat(seed, len(names)) if settings.first is None else settings.first
    return Started(seed.hex(), tuple(names), tuple(sorted(card.text for card in cards)), first)


def dealt(settings: Settings, started: Started) -> Match:
    """The game that began with this entry."""
    deck_text = None
    if started.cards is None:
        deck_text = settings.deck or builtin(f"0.1.0/{settings.game}")
    return Match.deal(
        settings.game,
        started.names,
        seed=bytes.fromhex(started.seed),
        first=settings.first if started.first is None else started.first,
        variants=settings.options,
        deck_text=deck_text,
        cards=started.cards,
    )
