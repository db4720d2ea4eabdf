"""hatbox deck"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from cyclopts import App
from rich.console import Console
from rich.table import Table

from ..games import GAMES
from ..kernel.errors import RuleError
from ..kernel.game import Game, Setup
from ..records.lines import read_variants
from ..words import Words
from .common import Lang, Options, deck_text, find_game, parse_options, speak

app = App(name="deck", help="Look at decks, ours and your own.")


@app.command
def check(
    file: Path,
    *,
    game: str | None = None,
    players: int | None = None,
    option: Options = None,
    lang: Lang = "en",
) -> None:
    """Say whether a deck file can be played with, and if not, where it is wrong.

    Parameters
    ----------
    file
        The deck file.
    game
        antayagi-80, antayagi-65 or not-a-hat; found out from the file unless said.
    players
        For so many players; the fewest that can play unless said.
    option
        A variant, KEY=VALUE; may be repeated.
    """
    words = speak(lang)
    the_game, variants, cards = _read(file, game, option)
    seats = the_game.seats(variants)
    the_game.check(Setup(seats.start if players is None else players, 0, cards, variants))
    most = max(n for n in seats if _enough(the_game, n, cards, variants))
    print(words.say("cli-deck-good", file=str(file), cards=len(cards), players=most))


@app.command
def show(deck: str, *, game: str | None = None, option: Options = None, lang: Lang = "en") -> None:
    """Show what a deck holds.

    Parameters
    ----------
    deck
        A game's name for its own deck, or a deck file.
    game
        antayagi-80, antayagi-65 or not-a-hat; found out from the file unless said.
    option
        A variant, KEY=VALUE; may be repeated.
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
        table.add_row(_name(words, the_game.face, face), *[str(n) if n else "·" for n in row])
    Console().print(table)


def _name(words: Words, kind: str, face: str) -> str:
    """A card's name; a gift of one's own deck has only its id."""
    try:
        return words.say(f"{kind}-{face}")
    except KeyError:
        return words.say("foreign-gift", name=face)


def _read(
    file: Path, game: str | None, option: list[str] | None
) -> tuple[Game, Any, tuple[Any, ...]]:
    """The deck of a file, for the game it is meant for."""
    text = deck_text(file)
    candidates = [find_game(game)] if game else _one_of_each_family()
    failures: list[RuleError] = []
    for candidate in candidates:
        try:
            variants = read_variants(candidate, parse_options(option or []))
            return candidate, variants, candidate.cards(variants, text)
        except RuleError as error:
            failures.append(error)
    other_game = ("error-deck-game", "error-options")
    meant = [error for error in failures if error.message not in other_game]
    raise (meant or failures)[0]


def _one_of_each_family() -> list[Game]:
    return list({game.family: game for game in reversed(GAMES.values())}.values())[::-1]


def _enough(game: Game, players: int, cards: tuple[Any, ...], variants: Any) -> bool:
    try:
        game.check(Setup(players, 0, cards, variants))
    except RuleError:
        return False
    return True
