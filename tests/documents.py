"""The examples in the documentation: the fenced blocks of every page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


class Block(NamedTuple):
    """A fenced block."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(page: Path, *languages: str) -> list[Block]:
    """The blocks of a page in these languages, or all of them."""
    text, name = page.read_text(encoding="utf-8"), str(page.relative_to(ROOT))
    fences = re.finditer(r"^ *```(\w*)\n(.*?)^ *```$", text, flags=re.MULTILINE | re.DOTALL)
    found = [Block(name, text.count("\n", 0, at.start()) + 1, at[1], at[2]) for at in fences]
    return [block for block in found if not languages or block.language in languages]


def commands(block: Block) -> list[str]:
    """The commands of a block, without prompts and comments."""
    lines = (line.removeprefix("$ ").partition(" #")[0].strip() for line in block.text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def inline_commands(page: Path) -> list[str]:
    """The commands that the prose of a page mentions."""
    prose = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.findall(r"`((?:hatbox|make) [^`\n]+)`", prose)
