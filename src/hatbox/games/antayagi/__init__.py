"""AntaYagí: everybody sees your cards except you."""

from .editions import ANTAYAGI_65, ANTAYAGI_80

__all__ = ["ANTAYAGI_65", "ANTAYAGI_80"]
