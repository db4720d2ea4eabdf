"""The results of a tournament: wins, points and ratings, each with its 95 % interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, median
from typing import NamedTuple

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from ..games import GAMES
from .tournament import Pairing, Played, Tournament

Z = 1.96
"""Standard deviations of a 95 % interval."""
RESAMPLES = 100
"""Number of resamples behind the interval of a rating."""
ORDERS = 5
"""Number of orders of the games over which a rating is averaged, because it depends on them."""


class Estimate(NamedTuple):
    """A value and the interval in which it lies with 95 % confidence."""

    value: float
    low: float
    high: float


class Meeting(Struct, frozen=True):
    """The results of one bot against a table of another."""

    one: str
    rest: str
    games: int
    unfinished: int
    """The number of games without an end, which nobody wins."""
    won: Estimate
    points: Estimate
    """The score of the one bot, in points or penalty points."""
    others: Estimate
    """The mean score of the rest."""
    turns: float
    """The median number of turns in a game."""
    longest: int
    """The number of turns in the longest game."""


class Times(NamedTuple):
    """Milliseconds for a decision with a choice, on one core."""

    median: float
    p99: float
    decisions: int


class Lost(Struct, frozen=True):
    """The numbers of games in which a program lost its seat, and in which it had one."""

    lost: int
    games: int


def wilson(won: float, games: int) -> Estimate:
    """Wilson's interval for a share."""
    share = won / games
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return Estimate(share, max(0.0, centre - spread) / scale, (centre + spread) / scale)


def bootstrap(values: Sequence[float], seed: str) -> Estimate:
    """The mean, with an interval from the means of resamples."""
    rng = Random(seed)
    means = sorted(fmean(rng.choices(values, k=len(values))) for _ in range(10 * RESAMPLES))
    return Estimate(fmean(values), *_middle(means))


def meetings(tournament: Tournament, played: Sequence[Played]) -> list[Meeting]:
    """A line for each pairing."""
    return [
        _meeting(pairing, [game for game in played if game.pairing == pairing])
        for pairing in tournament.pairings
    ]


def _meeting(pairing: Pairing, games: Sequence[Played]) -> Meeting:
    own = [float(game.scores[game.place]) for game in games]
    others = [
        fmean(score for seat, score in enumerate(game.scores) if seat != game.place)
        for game in games
    ]
    return Meeting(
        *pairing,
        games=len(games),
        unfinished=sum(not game.finished for game in games),
        won=wilson(sum(game.won for game in games), len(games)),
        points=bootstrap(own, "points"),
        others=bootstrap(others, "others"),
        turns=median(game.turns for game in games),
        longest=max(game.turns for game in games),
    )


def ratings(
    tournament: Tournament,
    played: Sequence[Played],
    track: Callable[[range], Iterable[int]] = iter,
) -> dict[str, Estimate]:
    """A rating for each bot, with an interval from resampling the deals.

    `track` is told of each resample.
    """
    by_deal: dict[int, list[Played]] = {}
    for game in played:
        if game.pairing[0] != game.pairing[1]:
            by_deal.setdefault(game.number // tournament.players, []).append(game)
    if not by_deal:
        return {}
    deals = [by_deal[number] for number in sorted(by_deal)]
    rng = Random(tournament.seed)

    def rate(chosen: Sequence[list[Played]]) -> dict[str, float]:
        games = [game for deal in chosen for game in deal]
        orders = [_rate(tournament, rng.sample(games, len(games))) for _ in range(ORDERS)]
        return {bot: fmean(order[bot] for order in orders) for bot in orders[0]}

    value = rate(deals)
    resampled = [rate(rng.choices(deals, k=len(deals))) for _ in track(range(RESAMPLES))]
    return {
        bot: Estimate(value[bot], *_middle(sorted(sample[bot] for sample in resampled)))
        for bot in value
    }


def _rate(tournament: Tournament, games: Sequence[Played]) -> dict[str, float]:
    """The ratings after games in this order; several seats of one bot share one rating."""
    model = PlackettLuce(tau=0.0)
    everybody = dict.fromkeys((*tournament.bots, *tournament.against))
    rated = {bot: model.rating(name=bot) for bot in everybody}
    ranks = GAMES[tournament.game].ranks
    for game in games:
        one, rest = game.pairing
        seats = [one if seat == game.place else rest for seat in range(tournament.players)]
        places = [float(rank) for rank in ranks(game.winners, game.scores)]
        after = model.rate([[rated[bot]] for bot in seats], ranks=places)
        for bot in (one, rest):
            rated[bot] = _mean(
                model, [team[0] for team, name in zip(after, seats, strict=True) if name == bot]
            )
    return {bot: rating.mu for bot, rating in rated.items()}


def _mean(model: PlackettLuce, copies: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    return model.rating(
        mu=fmean(copy.mu for copy in copies),
        sigma=fmean(copy.sigma for copy in copies),
        name=copies[0].name,
    )


def times(played: Sequence[Played]) -> dict[str, Times]:
    """The time that each bot thinks."""
    seconds: dict[str, list[float]] = {}
    for game in played:
        for bot, decisions in game.seconds:
            seconds.setdefault(bot, []).extend(decisions)
    return {
        bot: Times(1e3 * median(each), 1e3 * sorted(each)[int(0.99 * len(each))], len(each))
        for bot, each in sorted(seconds.items())
        if each
    }


def lost_seats(played: Sequence[Played]) -> dict[str, Lost]:
    """The programs that lost seats, and the number of games in which they did."""
    lost = Counter(bot for game in played for bot in game.lost)
    sat = Counter(bot for game in played for bot in set(game.pairing))
    return {bot: Lost(lost[bot], sat[bot]) for bot in sorted(lost)}


def _middle(ordered: Sequence[float]) -> tuple[float, float]:
    """The bounds of the middle 95 % of the values."""
    cut = int(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]
