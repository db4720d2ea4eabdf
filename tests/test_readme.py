"""The README's first screen does what it says."""

from __future__ import annotations

import doctest
import re

from .documents import ROOT, blocks

README = ROOT / "README.md"


def test_the_python_example_prints_what_it_says() -> None:
    (example,) = blocks(README, "python")
    asked = doctest.DocTestParser().get_doctest(example.text, {}, "README.md", "README.md", 0)
    assert len(asked.examples) >= 10
    told: list[str] = []
    ran = doctest.DocTestRunner().run(asked, out=told.append)
    assert ran.failed == 0, "".join(told)


def test_the_example_shows_a_game_from_the_deal_to_the_replay() -> None:
    (example,) = blocks(README, "python")
    for part in ("Match.deal(", ".view(", ".options(", ".answer(", "replay("):
        assert part in example.text


def test_the_first_screen_plays_and_tests() -> None:
    lines = README.read_text(encoding="utf-8").splitlines()[:50]
    assert any(re.match(r"make play\b", line) for line in lines)
    assert any(re.match(r"make test\b", line) for line in lines)
    assert any("from hatbox import" in line for line in lines)
