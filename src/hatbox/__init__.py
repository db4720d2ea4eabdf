"""Hatbox plays AntaYagí and That's Not a Hat."""

from .kernel.errors import RuleError
from .records import Match, RecordError, replay, verify

__all__ = ["Match", "RecordError", "RuleError", "__version__", "replay", "verify"]
__version__ = "0.2.0"
