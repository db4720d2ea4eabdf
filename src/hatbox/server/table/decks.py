"""Decks that somebody puts together: what can be in them, what is wrong, and for how many."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from functools import cache

from msgspec import Struct

from ...games import GAMES
from ...games.decks import builtin, read_deck
from ...kernel.errors import RuleError
from ...kernel.game import Game, Setup

MOST_OF_A_CARD = 99
"""Maximum number of one card that the editor counts to."""


class Wrong(Struct, frozen=True):
    """Why nobody can play with a deck; the locales put its message into words."""

    message: str
    args: dict[str, str | int]


class DeckInfo(Struct, frozen=True):
    """A deck, as the game itself reads it."""

    game: str
    deck: str
    """The text of the deck file."""
    cards: int
    """Number of cards that are played with the game's usual options."""
    spare: int
    """Number of further cards, which only other options bring into play."""
    counts: dict[str, int]
    """The number of each card, as records write it; those that could be in it have 0."""
    usual: dict[str, int]
    """The numbers in the game's own deck."""
    players: tuple[int, ...]
    """The numbers of players for which it has enough cards."""
    wrong: Wrong | None
    """What is wrong with it, if nobody can play with it."""


def read(game_id: str, text: str | None) -> DeckInfo:
    """A deck file, or the game's own deck; a RuleError that says where the file is wrong."""
    game = GAMES[game_id]
    variants = game.variants()
    whole = builtin(game_id) if text is None else text
    cards = game.cards(variants, whole)
    found = _counted(game, whole)
    players, wrong = [], None
    for number in game.seats(variants):
        try:
            game.check(Setup(number, 0, cards, variants))
            players.append(number)
        except RuleError as error:
            wrong = wrong or Wrong(error.message, error.args_of_message)
    return DeckInfo(
        game=game_id,
        deck=written(game, found) if text is None else text,
        cards=len(cards),
        spare=found.total() - len(cards),
        counts=dict.fromkeys(_known(game_id), 0) | found,
        usual=_usual(game_id),
        players=tuple(players),
        wrong=None if players else wrong,
    )


def put_together(game_id: str, counts: Mapping[str, int]) -> DeckInfo:
    """The deck with these numbers of cards; a RuleError if one of the cards cannot be."""
    game = GAMES[game_id]
    for card in counts:
        game.card(card)
    return read(game_id, written(game, counts))


def written(game: Game, counts: Mapping[str, int]) -> str:
    """A deck file."""
    backs: dict[str, list[tuple[str, int]]] = {}
    for card, count in sorted(counts.items()):
        face, _, back = card.partition("/")
        if count:
            backs.setdefault(back, []).append((face, count))
    lines = [f'game = "{game.family}"']
    for back, faces in backs.items():
        lines += ["", f"[cards.{back}]", *(f"{_key(face)} = {count}" for face, count in faces)]
    return "\n".join(lines) + "\n"


def _key(face: str) -> str:
    """A face as a key of TOML."""
    return face if re.fullmatch("[A-Za-z0-9_-]+", face) else json.dumps(face)


def _counted(game: Game, text: str) -> Counter[str]:
    """The cards of a deck file, whatever options they are for."""
    return Counter(card.text for card in read_deck(text, game.family, game.card))


@cache
def _usual(game_id: str) -> dict[str, int]:
    return dict(_counted(GAMES[game_id], builtin(game_id)))


@cache
def _known(game_id: str) -> tuple[str, ...]:
    """The cards that can be in a deck: those of the game's own one, and where there are several of
    a kind, every face with every back."""
    game, usual = GAMES[game_id], _usual(game_id)
    known = set(usual)
    if max(usual.values()) > 1:
        for back in {card.partition("/")[2] for card in usual}:
            for face in game.faces:
                with suppress(RuleError):
                    known.add(game.card(f"{face}/{back}").text)
    return tuple(sorted(known))
