"""The score of an evening: who has won how many of the games that were played in a row."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from ..protocol.messages import Evening, Score

BOTS = Score(None, None, {})
"""All bots together, before their first win."""


def counted(
    evening: Evening | None, game: str, owners: Sequence[Score], winners: Collection[int]
) -> Evening:
    """The score after one more game; `owners` names who plays each seat, without any wins."""
    before = evening or Evening({}, ())
    scores = list(before.scores)
    for owner in dict.fromkeys(_who(owner) for owner in owners):
        present = next(each for each in owners if _who(each) == owner)
        old = next((each for each in scores if _who(each) == owner), None)
        won = {} if old is None else old.won
        if any(_who(owners[seat]) == owner for seat in winners):
            won = won | {game: won.get(game, 0) + 1}
        new = replace(present, won=won)
        if old is None:
            scores.append(new)
        else:
            scores[scores.index(old)] = new
    scores.sort(key=lambda each: each.name is None)
    played = before.played | {game: before.played.get(game, 0) + 1}
    return Evening(played, tuple(scores))


def renumbered(evening: Evening, numbers: Mapping[int, int]) -> Evening:
    """The same, with the numbers that the members have at the next table."""
    scores = [
        each if each.member is None else replace(each, member=numbers.get(each.member))
        for each in evening.scores
    ]
    return replace(evening, scores=tuple(scores))


def _who(score: Score) -> tuple[int | None, bool]:
    """Whose line it is. A person who has left the table has no number, and plays no more."""
    return score.member, score.name is None
