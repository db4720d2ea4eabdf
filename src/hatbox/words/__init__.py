"""Sentences for people, in five languages: Fluent files turn ids into words."""

from .bundles import LANGUAGES
from .clauses import Clause, ClauseInfo, Origin, clauses
from .families import tell
from .telling import Sentence, Telling
from .words import Words

__all__ = [
    "LANGUAGES",
    "Clause",
    "ClauseInfo",
    "Origin",
    "Sentence",
    "Telling",
    "Words",
    "clauses",
    "tell",
]
