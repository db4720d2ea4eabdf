"""The order of the tests, and which of them measure coverage."""

import os
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAGE = TESTS / "page"
LONG = [
    TESTS / "recipes",
    TESTS / "durability",
    TESTS / "test_mutation.py",
    PAGE / "test_trouble.py",
    PAGE / "test_trouble_together.py",
    PAGE / "test_tables.py",
    PAGE / "test_moments.py",
    PAGE / "test_games.py",
]
"""Tests that begin first, so that at the end nobody waits for one of them."""
MEASURED = [
    TESTS / "agents" / "test_belief.py",
    TESTS / "conformance",
    TESTS / "records",
    TESTS / "scenarios" / "antayagi",
    TESTS / "scenarios" / "not_a_hat",
    TESTS / "server" / "test_claims.py",
    TESTS / "test_cards.py",
    TESTS / "test_decks.py",
    TESTS / "test_editions.py",
    TESTS / "test_perft.py",
    TESTS / "test_playthroughs.py",
]
"""Tests of the rules, and of what only bots and tables ask the rules. Measuring doubles the time of
a test, and the others would only run the same lines again."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: tests of the page wait for some of their time."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the page come last in every process: the browser's driver keeps an event loop
    running there, so that nobody else can run one."""
    items.sort(key=lambda item: (item.path.is_relative_to(PAGE), not among(item, LONG)))
    for item in items:
        if not among(item, MEASURED):
            item.add_marker("no_cover")


def among(item: pytest.Item, paths: list[Path]) -> bool:
    return any(item.path.is_relative_to(each) for each in paths)
