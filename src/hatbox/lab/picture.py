"""The picture of a tournament: ratings, and the share of wins in each pairing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import altair as alt

from ..words import Words
from .ratings import Estimate, Meeting


def draw(
    title: str,
    ratings: Mapping[str, Estimate],
    meetings: Sequence[Meeting],
    path: Path,
    words: Words,
) -> None:
    """Write the picture as SVG."""
    bots = list(dict.fromkeys(bot for each in meetings for bot in (each.one, each.rest)))
    parts = _ratings(ratings, bots, words), _meetings(meetings, bots, words)
    chart = alt.vconcat(*parts).properties(title=title)
    chart.save(str(path))


def _ratings(
    ratings: Mapping[str, Estimate], bots: list[str], words: Words
) -> alt.LayerChart | alt.FacetChart:
    """A dot for each bot, and its interval."""
    rows = [{"bot": bot, **each._asdict()} for bot, each in ratings.items()]
    base = alt.Chart(alt.InlineData(values=rows)).encode(y=alt.Y("bot:N", sort=bots, title=None))
    scale = alt.Scale(zero=False)
    interval = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", scale=scale, title=words.say("tournament-rating-axis")), x2="high:Q"
    )
    dot = base.mark_point(filled=True, size=80).encode(x=alt.X("value:Q", scale=scale))
    return alt.layer(interval, dot).properties(width=360, height=30 * len(bots))


def _meetings(
    meetings: Sequence[Meeting], bots: list[str], words: Words
) -> alt.LayerChart | alt.FacetChart:
    """The share of wins of each bot against a table of each other one."""
    rows = [{"one": each.one, "rest": each.rest, "won": each.won.value} for each in meetings]
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        x=alt.X("rest:N", sort=bots, title=words.say("tournament-against")),
        y=alt.Y("one:N", sort=bots, title=words.say("tournament-share-axis")),
    )
    tiles = base.mark_rect().encode(
        color=alt.Color("won:Q", scale=alt.Scale(scheme="blues", domain=[0, 1]), legend=None)
    )
    text = base.mark_text().encode(
        text=alt.Text("won:Q", format=".0%"),
        color=alt.condition("datum.won > 0.6", alt.value("white"), alt.value("black")),
    )
    return alt.layer(tiles, text).properties(width=360, height=36 * len(bots))
