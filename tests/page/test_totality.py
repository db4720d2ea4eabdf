"""What the page has to decide about a game does not type-check until it is decided."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.wording import SOURCE
from tools import page

ENTRY = '{"family": "FAMILY", "fewest": 2, "most": 2, "slots": 4, "face": "object", '
ENTRY += '"mayLookBack": true, "variants": {}}'
SHAPES = "view: AntaYagiView; event: AntaYagiEvent; side: AntaYagiSide; decision: AntaYagiDecision"
NEW = {
    "family": ("export const GAMES = {", f'"third-1": {ENTRY.replace("FAMILY", "third")},'),
    "shapes": ("export type Shapes = {", f'"third": {{ {SHAPES} }};'),
    "edition": ("export const GAMES = {", f'"antayagi-2": {ENTRY.replace("FAMILY", "antayagi")},'),
    "object": ("export type AntaYagiObject = ", '"mirror" | '),
    "back": ("export type AntaYagiBack = ", '"spiral" | '),
    "event": ("export type AntaYagiEvent = ", '{ event: "mirrored"; why: string[] } | '),
    "origin": ("  origin: ", '"sleeve" | '),
    "gift event": ("export type NotAHatEvent = ", '{ event: "gift-lost"; why: string[] } | '),
}
"""Types that Python could add one day, and where they would stand in `types.ts`."""
UNDECIDED = {
    "games/index.ts",  # a family
    "games/antayagi/index.ts",  # an edition
    "games/antayagi/objects.ts",  # an object
    "games/antayagi/Card.svelte",  # a back
    "games/antayagi/motion.ts",  # an event, an origin
    "games/not-a-hat/motion.ts",  # an event of the other family
}
"""The files that have to say something about them."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The page's sources, to be changed."""
    web = tmp_path / "web"
    shutil.copytree(page.WEB, web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(page.MODULES)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "hatbox").symlink_to(SOURCE)
    return web


def wrong(web: Path) -> dict[str, list[str]]:
    """The errors of each file."""
    ran = subprocess.run(
        [page.node_command(), page.MODULES / "svelte-check" / "bin" / "svelte-check",
         "--tsconfig", "tsconfig.json", "--output", "machine"],
        cwd=web, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    found: dict[str, list[str]] = {}
    for line in ran.stdout.splitlines():
        if ' ERROR "' in line:
            _, path, message = line.split('"', 2)
            found.setdefault(path.removeprefix("src/"), []).append(message)
    return found


def test_a_family_an_edition_a_card_an_event_and_an_origin_are_asked_for_where_they_belong(
    copy: Path,
) -> None:
    types = copy / "src" / "net" / "types.ts"
    text = types.read_text(encoding="utf-8")
    for place, more in NEW.values():
        assert place in text
        text = text.replace(place, place + more)
    types.write_text(text, encoding="utf-8")
    assert set(wrong(copy)) >= UNDECIDED
