"""The reference of the protocol says what the server's types say, and its example plays."""

import asyncio
import re
from collections import Counter
from itertools import pairwise
from typing import Any

from tests.server.house import live
from tests.server.protocol_page import PAGE, PARTS, filled, slug, title_of, words
from tests.server.running import PATIENCE, Server


def test_the_tables_are_those_of_the_structs() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == filled(page), "run python -m tests.server.protocol_page"


def test_every_message_has_a_heading_and_every_link_within_the_page_leads_somewhere() -> None:
    page = PAGE.read_text(encoding="utf-8")
    titles = re.findall(r"^#+ (.*)$", page, flags=re.MULTILINE)
    headings = Counter(slug(title) for title in titles)
    assert headings.most_common(1)[0][1] == 1, "two headings have the same anchor"
    for part, kinds in PARTS.items():
        for kind in kinds:
            assert title_of(kind, part) in titles
    for link in re.findall(r"\]\(#([^)]+)\)", page):
        assert link in headings, link


def test_every_row_of_a_table_is_one_line() -> None:
    """A line that begins with no bar ends the table: the rest of it would not be drawn."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    for line, below in pairwise(lines):
        if line.startswith("|"):
            assert line.endswith(" |"), line
            assert below.startswith("|") or not below, below


def test_types_are_told_in_words() -> None:
    assert words({"type": "integer", "minimum": 2, "maximum": 8}) == "integer 2–8"
    assert words({"anyOf": [{"type": "string"}, {"type": "null"}]}) == "string or null"
    assert words({"enum": ["a", "b"]}) == "`a`, `b`"


@live
async def test_the_example_plays_a_game(hurried: Server, capsys: Any) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102 - our own page
    quicker = names["Client"].quick

    async def quick(url: str, **more: Any) -> Any:
        return await quicker(url, players=2, options={"gifts": 2}, **more)

    names["Client"] = type("Quick", (names["Client"],), {"quick": staticmethod(quick)})
    async with asyncio.timeout(PATIENCE * 2):
        await names["main"](hurried.url)
    assert re.match(r"\[\d", capsys.readouterr().out)
