"""Rate limits: a token bucket for each address, seat or connection."""

from __future__ import annotations

from collections.abc import Hashable


class Limit:
    """A rate limit: `burst` at once and then `rate` a second, for each caller separately."""

    MOST = 10_000
    """Maximum number of callers remembered; then those that have long been quiet are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left: dict[Hashable, tuple[float, float]] = {}

    @property
    def remembered(self) -> int:
        return len(self._left)

    def allows(self, who: Hashable, now: float) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        left, since = self._left.get(who, (float(self.burst), now))
        left = min(self.burst, left + (now - since) * self.rate)
        allowed = left >= 1
        if len(self._left) > self.MOST:
            self._forget(now)
        self._left[who] = left - allowed, now
        return allowed

    def _forget(self, now: float) -> None:
        """Forget callers that have been quiet long enough; if there are none, the older half."""
        full = self.burst / self.rate
        fresh = {k: v for k, v in self._left.items() if now - v[1] < full}
        if len(fresh) > self.MOST // 2:
            fresh = dict(list(fresh.items())[len(fresh) // 2 :])
        self._left = fresh


def talk_limit() -> Limit:
    """The limit on how much a person or a bot may say."""
    return Limit(rate=1, burst=6)
