"""Sentences for people, in five languages: Fluent files turn ids into words."""

from .bundles import LANGUAGES
from .clauses import Clause, ClauseInfo, Origin, clauses
from .words import Words

__all__ = ["LANGUAGES", "Clause", "ClauseInfo", "Origin", "Words", "clauses"]
