"""Writes the results of a tournament: numbers, a table and a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path

from ..kernel.written import to_json
from ..words import Words
from .picture import draw
from .ratings import (
    Estimate,
    Lost,
    Meeting,
    Times,
    lost_seats,
    meetings,
    ratings,
    times,
)
from .tournament import Played, Tournament


def new_folder(wanted: Path) -> Path:
    """The folder if it is empty, else one with a number, so that no earlier results are lost."""
    for number in count(1):
        folder = wanted if number == 1 else wanted.with_name(f"{wanted.name}.{number}")
        folder.mkdir(parents=True, exist_ok=True)
        if not any(folder.iterdir()):
            return folder
    raise AssertionError("unreachable")


def write(
    plan: Tournament,
    played: Sequence[Played],
    out: Path,
    words: Words,
    track: Callable[[range], Iterable[int]] = iter,
) -> str:
    """Write results.json, times.json, table.md and picture.svg; returns the table.

    The same games give the same results.json; times are kept apart, because they always differ.
    """
    rated = ratings(plan, played, track)
    met = meetings(plan, played)
    spent = times(played)
    lost = lost_seats(played)
    tables = (*_bots(plan, rated, spent, words), "", *_meetings(met, words))
    table = "\n".join([*tables, *_unfinished(met, words), *_lost(lost, words)]) + "\n"
    results = {"tournament": plan, "ratings": rated, "meetings": met, "lost": lost}
    (out / "results.json").write_bytes(to_json(results) + b"\n")
    (out / "times.json").write_bytes(to_json(spent) + b"\n")
    (out / "table.md").write_text(table, "utf-8")
    game = words.say("cli-game", game=words.say(f"game-{plan.game}"), players=plan.players)
    title = words.say("tournament-title", game=game, seed=plan.seed)
    draw(title, rated, met, out / "picture.svg", words)
    return table


def _bots(
    plan: Tournament, rated: Mapping[str, Estimate], spent: Mapping[str, Times], words: Words
) -> Iterator[str]:
    """A Markdown table of the bots: their strength, and the time that they think."""
    yield from _head(words, "bot", "rating", "median", "p99")
    for bot in dict.fromkeys((*plan.bots, *plan.against)):
        rating = words.say("tournament-span", **rated[bot]._asdict()) if bot in rated else "–"
        each = spent.get(bot)
        took = (each.median, each.p99) if each else ()
        times_ = [words.say("tournament-number", value=ms) for ms in took] or ["–", "–"]
        yield _row(bot, rating, *times_)


def _meetings(met: Sequence[Meeting], words: Words) -> Iterator[str]:
    """A Markdown table of the pairings: one bot at a table of another."""
    yield from _head(words, "one", "against", "games", "wins", "points", "others", "turns")
    for each in met:
        yield _row(
            each.one,
            each.rest,
            str(each.games),
            words.say("tournament-share", **each.won._asdict()),
            words.say("tournament-span", **each.points._asdict()),
            words.say("tournament-span", **each.others._asdict()),
            f"{each.turns:g}",
        )


def _unfinished(met: Sequence[Meeting], words: Words) -> Iterator[str]:
    """A paragraph for each pairing with games that had no end."""
    for each in met:
        if each.unfinished:
            yield ""
            yield words.say(
                "tournament-unfinished",
                one=each.one,
                rest=each.rest,
                unfinished=each.unfinished,
                games=each.games,
            )


def _lost(lost: Mapping[str, Lost], words: Words) -> Iterator[str]:
    """A paragraph for each program whose numbers are not all its own."""
    for bot, each in lost.items():
        yield ""
        yield words.say("tournament-lost", bot=bot, lost=each.lost, games=each.games)


def _head(words: Words, *columns: str) -> Iterator[str]:
    yield _row(*[words.say(f"tournament-{column}") for column in columns])
    yield _row(*["---"] * len(columns))


def _row(*cells: str) -> str:
    plain = [cell.replace("|", r"\|") for cell in cells]  # a program's name may have bars
    return f"| {' | '.join(plain)} |"
