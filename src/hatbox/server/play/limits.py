"""Not too much at once: a bucket for each address, seat or connection."""

from __future__ import annotations

from collections.abc import Hashable


class Limit:
    """So many at once, and so many a second after that, for everybody apart."""

    MOST = 10_000
    """How many are remembered; then those that have long been quiet are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left: dict[Hashable, tuple[float, float]] = {}

    @property
    def remembered(self) -> int:
        return len(self._left)

    def allows(self, who: Hashable, now: float) -> bool:
        """Whether one more is fine; it is counted then."""
        left, since = self._left.get(who, (float(self.burst), now))
        left = min(self.burst, left + (now - since) * self.rate)
        allowed = left >= 1
        if len(self._left) > self.MOST:
            self._forget(now)
        self._left[who] = left - allowed, now
        return allowed

    def _forget(self, now: float) -> None:
        """Whoever has been quiet for long enough; if that is nobody, the half that came first."""
        full = self.burst / self.rate
        fresh = {k: v for k, v in self._left.items() if now - v[1] < full}
        if len(fresh) > self.MOST // 2:
            fresh = dict(list(fresh.items())[len(fresh) // 2 :])
        self._left = fresh


def talk_limit() -> Limit:
    """How much somebody may say, person or bot."""
    return Limit(rate=1, burst=6)
