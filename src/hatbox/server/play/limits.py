"""Rate limits: a token bucket for each address, seat or connection."""

from __future__ import annotations

from collections.abc import Hashable


class Bucket:
    """A rate limit for one caller: `burst` at once and then `rate` a second."""

    __slots__ = ("_left", "burst", "rate", "since")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self._left = float(burst)
        self.since = 0.0
        """The time of the last call."""

    def allows(self, now: float, share: int = 1) -> bool:
        """Whether one more is allowed; if so, it is counted. With a share only such a part is."""
        burst = max(1.0, self.burst / share)
        left = min(burst, self._left + (now - self.since) * self.rate / share)
        allowed = left >= 1
        self._left, self.since = left - allowed, now
        return allowed


class Limit:
    """A rate limit: `burst` at once and then `rate` a second, for each caller separately.

    Where several processes serve, each allows its share of it.
    """

    MOST = 10_000
    """Maximum number of callers remembered; then those that have long been quiet are forgotten."""

    def __init__(self, rate: float, burst: int, *, passed_on: bool = False) -> None:
        self.rate = rate
        self.burst = burst
        self.passed_on = passed_on
        """Whether that which another process passes on is counted here, too."""
        self._buckets: dict[Hashable, Bucket] = {}

    @property
    def remembered(self) -> int:
        return len(self._buckets)

    def allows(self, who: Hashable, now: float, share: int = 1) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        bucket = self._buckets.get(who) or Bucket(self.rate, self.burst)
        if len(self._buckets) > self.MOST:
            self._forget(now)
        self._buckets[who] = bucket
        return bucket.allows(now, share)

    def _forget(self, now: float) -> None:
        """Forget callers that have been quiet long enough; if there are none, the older half."""
        full = self.burst / self.rate
        fresh = {k: v for k, v in self._buckets.items() if now - v.since < full}
        if len(fresh) > self.MOST // 2:
            fresh = dict(list(fresh.items())[len(fresh) // 2 :])
        self._buckets = fresh


def talk_limit() -> Limit:
    """The limit on how much a person or a bot may say."""
    return Limit(rate=1, burst=6)
