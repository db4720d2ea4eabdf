"""This process among those that share a database: alive by its heartbeat."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from ..store.processes import BEAT_SECONDS
from ..store.store import StoreError
from .hub import Hub

if TYPE_CHECKING:
    from ..store.leases import Leases

log = logging.getLogger("hatbox.server")


class Fellows:
    """Keeps this process alive; when it was taken for dead, it gives up its tables and returns."""

    def __init__(
        self, hub: Hub, leases: Leases, address: str, meet: Callable[[set[int]], None]
    ) -> None:
        self._hub, self._leases = hub, leases
        self._meet = meet
        """Told which processes are alive, this one included."""
        self._address, self._host = address, socket.gethostname()
        self._said = 0
        self._beating: asyncio.Task[None] | None = None

    async def enter(self) -> None:
        """Be one of them; a StoreError if others cannot reach us, or we them."""
        await self._leases.enter(self._address, self._host)
        self._beating = asyncio.create_task(self._beat_on())
        alive = await self._leases.alive()
        self._meet({each.id for each in alive})
        strangers = [each for each in alive if each.host != self._host]
        addresses = [self._address, *(each.address for each in strangers)]
        if strangers and any(map(_is_loopback, addresses)):
            await self.leave()
            raise StoreError(
                "another machine serves this database, too; give each `hatbox serve` an address "
                "by which the others reach it, with --internal"
            )

    async def leave(self) -> None:
        """Others go on with our tables at once."""
        if self._beating is not None:
            self._beating.cancel()
        with suppress(StoreError):
            await self._leases.leave()

    async def _beat_on(self) -> None:
        troubled = False
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if not await self._leases.beat():
                    log.error("this process was taken for dead; its tables go on at others")
                    self._hub.lose_all()
                    await self._leases.enter(self._address, self._host)
                    self._hub.lose_all()  # and those that were being loaded meanwhile
                await self._hear()
                self._meet({each.id for each in await self._leases.alive()})
            except StoreError as error:
                if not troubled:
                    log.error("no heartbeat: %(why)s", {"why": str(error)})
                troubled = True
            except Exception:
                log.exception("a heartbeat failed")  # the next one has to come all the same
            else:
                if troubled:
                    log.warning("the heartbeat is back")
                troubled = False

    async def _hear(self) -> None:
        """What the owner says, at whichever process."""
        number, text, left = await self._leases.said()
        if number != self._said:
            self._said = number
            self._hub.announce(text, left)


def _is_loopback(address: str) -> bool:
    return address.startswith(("127.", "[::1]", "localhost"))
