"""What can stand on the agenda."""

from __future__ import annotations

from ...kernel.engine import Task


class PlayTrick(Task, frozen=True, tag="play-trick"):
    """All seats choose a card at the same time."""
