"""hatbox deck"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from ..games import FAMILIES, GAMES, find_game
from ..games.decks import declared_family
from ..kernel.errors import RuleError, malformed
from ..kernel.game import Game, Setup
from ..records.lines import read_variants
from ..words import Words
from .common import Lang, Options, deck_text, one_of, parse_options, speak

app = App(name="deck", help="Look at decks, ours and your own.")
DeckGame = Annotated[
    str | None, Parameter(help=f"{one_of(GAMES)}; by default the one that the file names.")
]
"""The game that a deck is for."""


@app.command
def check(
    file: Path,
    *,
    game: DeckGame = None,
    players: int | None = None,
    option: Options = None,
    lang: Lang = "en",
) -> None:
    """Say whether a deck file can be played with, and if not, where it is wrong.

    Parameters
    ----------
    file
        The deck file.
    players
        How many play; by default the fewest that can.
    """
    words = speak(lang)
    the_game, variants, cards = _read(file, game, option)
    seats = the_game.seats(variants)
    the_game.check(Setup(seats.start if players is None else players, 0, cards, variants))
    most = max(n for n in seats if _enough(the_game, n, cards, variants))
    print(words.say("cli-deck-good", file=str(file), cards=len(cards), players=most))


@app.command
def show(deck: str, *, game: DeckGame = None, option: Options = None, lang: Lang = "en") -> None:
    """Show what a deck holds.

    Parameters
    ----------
    deck
        A game's name for its own deck, or a deck file.
    """
    words = speak(lang)
    if deck in GAMES:
        the_game = GAMES[deck]
        variants = read_variants(the_game, parse_options(option or []))
        cards = the_game.cards(variants)
    else:
        the_game, variants, cards = _read(Path(deck), game, option)
    counts = Counter(card.text for card in cards)
    faces = sorted({text.partition("/")[0] for text in counts})
    backs = sorted({text.partition("/")[2] for text in counts})
    table = Table(title=words.say("cli-deck-title", deck=deck, cards=len(cards)))
    table.add_column("")
    for back in backs:
        table.add_column(words.say(f"back-{back}"), justify="right")
    for face in faces:
        row = [counts[f"{face}/{back}"] for back in backs]
        table.add_row(_name(words, the_game, face), *[str(n) if n else "·" for n in row])
    Console().print(table)


def _name(words: Words, game: Game, face: str) -> str:
    """A card's name; one that the words do not know, such as a user's own gift, has only its id."""
    if face in game.faces:
        return words.say(f"{game.face}-{face}")
    return words.say(f"foreign-{game.face}", name=face)


def _read(
    file: Path, game: str | None, option: list[str] | None
) -> tuple[Game, Any, tuple[Any, ...]]:
    """The deck of a file, for the game that is wanted or that the file names."""
    text = deck_text(file)
    the_game = find_game(game) if game else _first_of_its_family(text)
    variants = read_variants(the_game, parse_options(option or []))
    return the_game, variants, the_game.cards(variants, text)


def _first_of_its_family(text: str) -> Game:
    family = declared_family(text)
    for game in GAMES.values():
        if game.family == family:
            return game
    raise malformed("error-deck-family", place="game", known=", ".join(FAMILIES))


def _enough(game: Game, players: int, cards: tuple[Any, ...], variants: Any) -> bool:
    try:
        game.check(Setup(players, 0, cards, variants))
    except RuleError:
        return False
    return True
