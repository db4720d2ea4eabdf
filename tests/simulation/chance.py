"""Chance and time follow from the seed: also for those who ask the system itself."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random


@contextmanager
def seeded(rng: Random, now: Callable[[], float]) -> Iterator[None]:
    """`secrets`, `uuid4`, the modules `random` and `time` give what the seed decides."""
    names, clocks = vars(random), ("time", "monotonic", "process_time")
    before = os.urandom, names["_urandom"], random.getstate()
    real = {name: vars(time)[name] for name in clocks}
    os.urandom = names["_urandom"] = rng.randbytes
    random.seed(rng.getrandbits(64))
    vars(time).update(dict.fromkeys(clocks, now))
    try:
        yield
    finally:
        vars(time).update(real)
        os.urandom, names["_urandom"] = before[:2]
        random.setstate(before[2])
