"""Writes down what a tournament told: numbers, a table and a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ..kernel.written import to_json
from .picture import draw
from .ratings import (
    Estimate,
    Meeting,
    Times,
    fewest_first,
    meetings,
    ratings,
    times,
    winner_first,
)
from .tournament import Played, Tournament


def write(plan: Tournament, played: Sequence[Played], out: Path) -> str:
    """Write results.json, times.json, table.md and picture.svg; returns the table.

    The same games give the same results.json; times are kept apart, for they never agree.
    """
    rank = fewest_first if plan.game == "not-a-hat" else winner_first
    rated = ratings(plan, played, rank)
    met = meetings(plan, played)
    spent = times(played)
    table = "\n".join(_table(plan, rated, met, spent)) + "\n"
    out.mkdir(parents=True, exist_ok=True)
    results = {"tournament": plan, "ratings": rated, "meetings": met}
    (out / "results.json").write_bytes(to_json(results) + b"\n")
    (out / "times.json").write_bytes(to_json(spent) + b"\n")
    (out / "table.md").write_text(table, "utf-8")
    title = f"{plan.game}, {plan.players} players, seed {plan.seed}"
    draw(title, rated, met, out / "picture.svg")
    return table


def _table(
    plan: Tournament,
    rated: Mapping[str, Estimate],
    met: Sequence[Meeting],
    spent: Mapping[str, Times],
) -> Iterator[str]:
    """Two Markdown tables."""
    yield "| bot | rating | median ms | 99 % ms |"
    yield "| --- | --- | --- | --- |"
    for bot in dict.fromkeys((*plan.bots, *plan.against)):
        rating = _span(rated[bot], "{:.1f}") if bot in rated else "–"
        each = spent.get(bot)
        took = f"{each.median:.2f} | {each.p99:.2f}" if each else "– | –"
        yield f"| {bot} | {rating} | {took} |"
    yield ""
    yield "| one | against a table of | games | wins | its points | the others' | median turns |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for each_met in met:
        won = _span(each_met.won, "{:.0%}")
        points, others = _span(each_met.points, "{:.2f}"), _span(each_met.others, "{:.2f}")
        pair = f"{each_met.one} | {each_met.rest} | {each_met.games}"
        yield f"| {pair} | {won} | {points} | {others} | {each_met.turns:g} |"


def _span(estimate: Estimate, form: str) -> str:
    value, low, high = (form.format(number) for number in estimate)
    return f"{value} ({low} to {high})"
