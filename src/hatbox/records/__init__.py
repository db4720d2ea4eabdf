"""The record of a game: written, read, replayed, verified."""

from .branch import Branch, branch
from .deal import commitment, shuffled
from .match import Match
from .named import seed_of
from .reader import Played, RecordError, lines_of, replay
from .verify import Verdict, verify

__all__ = [
    "Branch",
    "Match",
    "Played",
    "RecordError",
    "Verdict",
    "branch",
    "commitment",
    "lines_of",
    "replay",
    "seed_of",
    "shuffled",
    "verify",
]
