"""Real server, real database, real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.visitor import PATIENCE, Visitor
from tests.server.running import Server, running
from tools import page
from tools.browsers import NO_FIREFOX, chromium, firefox

Visit = Callable[..., Visitor]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
collect_ignore = [] if firefox() else ["test_second_engine.py"]


def pytest_report_header() -> str | None:
    return None if firefox() else NO_FIREFOX


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    more = {"executable_path": chromium(), "args": FLAGS, "timeout": PATIENCE * 1000}
    return {**browser_type_launch_args, **more}


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """Not yesterday's page."""
    assert page.stamped(page.STAMP) == page.digest(page.sources()), "Run make page first."


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clock runs fast, so that bots do not take their time."""
    with running(tmp_path_factory.mktemp("house"), hurried=True) as server:
        yield server


@pytest.fixture(scope="session")
def usual_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at its usual pace."""
    with running(tmp_path_factory.mktemp("usual")) as server:
        yield server


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same for this test alone, which may stop it."""
    with running(tmp_path_factory.mktemp("own")) as server:
        yield server


@pytest.fixture
def own_hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a fast clock, for this test alone, which may stop it."""
    with running(tmp_path_factory.mktemp("own"), hurried=True) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, house: Server) -> Iterator[Visit]:
    """Somebody comes; at the end nothing may have gone wrong on anybody's page."""
    visitors: list[Visitor] = []

    def come(server: Server = house, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, server.url, **options))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
