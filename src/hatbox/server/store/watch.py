"""What the log says of a database that fails: once, and once more when it is back."""

from __future__ import annotations

import logging
from types import TracebackType

from .migrations import StoreError

log = logging.getLogger("hatbox.server")


class Watch:
    """Around everything that reads, or everything that writes."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._failing = False

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        if isinstance(error, StoreError):
            if not self._failing:
                log.error("people have to wait: %(why)s", {"why": str(error)})
            self._failing = True
        elif self._failing and (error is None or isinstance(error, Exception)):
            log.warning("the database %(what)s again", {"what": self._what})
            self._failing = False
