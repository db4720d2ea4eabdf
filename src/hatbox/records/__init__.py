"""The record of a game: written, read, replayed, verified."""

from .deal import commitment, shuffled
from .match import Match
from .named import seed_of
from .reader import Played, RecordError, lines_of, replay
from .verify import Verdict, verify

__all__ = [
    "Match",
    "Played",
    "RecordError",
    "Verdict",
    "commitment",
    "lines_of",
    "replay",
    "seed_of",
    "shuffled",
    "verify",
]
