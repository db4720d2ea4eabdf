"""High Card: everybody plays a card at the same time, and the highest that is alone scores."""

from .game import HIGH_CARD

__all__ = ["HIGH_CARD"]
