"""One server for all tests of a process that do not harm it."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started
        assert started.alive
        log = started.log.read_text()
        assert "Traceback" not in log, log


@pytest.fixture(scope="session")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same on a clock that runs faster."""
    with running(tmp_path_factory.mktemp("hurried"), hurried=True) as started:
        yield started
        assert started.alive
        log = started.log.read_text()
        assert "Traceback" not in log, log
