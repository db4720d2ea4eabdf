"""That's Not a Hat: remember what you were given, or bluff."""

from .game import NOT_A_HAT

__all__ = ["NOT_A_HAT"]
