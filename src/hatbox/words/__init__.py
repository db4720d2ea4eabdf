"""Sentences for people, in five languages: Fluent files turn ids into words."""

from .bundles import LANGUAGE_NAMES, LANGUAGES, Language
from .clauses import Clause, ClauseInfo, Origin, clauses
from .families import TELLERS, tell, telling_time
from .telling import Sentence, Telling, about, listed, roles
from .words import Words

__all__ = [
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "TELLERS",
    "Clause",
    "ClauseInfo",
    "Language",
    "Origin",
    "Sentence",
    "Telling",
    "Words",
    "about",
    "clauses",
    "listed",
    "roles",
    "tell",
    "telling_time",
]
