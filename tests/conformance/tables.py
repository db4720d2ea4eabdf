"""Games to put under the laws."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

from hatbox.games import GAMES
from hatbox.kernel.game import Game, Setup

TINY = {
    "antayagi": ["hat/plain"] * 7 + ["bone/plain"] * 3 + ["hat/small-hat", "bone/sabotage"],
    "not-a-hat": [
        *("sock/black-left", "hat/black-left", "onion/black-left"),
        *("kite/black-left", "cheese/black-left", "book/black-left", "lamp/white-right"),
    ],
}


def shuffled(
    game: Game, options: Any, players: int, rng: Random, deck_text: str | None = None
) -> Setup:
    """A game's own deck, or that of a file, in some order."""
    deck = game.cards(options, deck_text)
    return Setup(players, rng.randrange(players), tuple(rng.sample(deck, len(deck))), options)


def short(game: Game, players: int, rng: Random) -> Setup:
    """So few cards of the game's own deck that the draw pile soon runs out."""
    options = game.variants()
    deck = rng.sample(game.cards(options), game.slots * players + rng.randrange(9))
    return Setup(players, rng.randrange(players), tuple(deck), options)


def tiny(game: Game, cards: list[str], players: int, rng: Random, **options: Any) -> Setup:
    """A deck that is small enough to try all its orders, in the order that is given."""
    deck = [game.card(text) for text in cards]
    return Setup(players, rng.randrange(players), tuple(deck), game.variants(**options))


def pairings(setup: Setup) -> Iterator[tuple[Any, ...]]:
    """Every way in which the gifts of That's Not a Hat can have the backs."""
    game = GAMES["not-a-hat"]
    for backs in set(permutations(card.back for card in setup.deck)):
        yield tuple(
            game.card(f"{card.gift}/{back}") for card, back in zip(setup.deck, backs, strict=True)
        )
