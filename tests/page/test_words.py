"""What the page asks the locales for is there."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from hatbox.agents import AGENTS, STRENGTHS
from hatbox.agents.talk import phrases
from hatbox.words import LANGUAGES
from tests.wording import messages, patterns
from tools import page_types
from tools.translations import base

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "web" / "src"
NAMED = ROOT / "src" / "hatbox" / "server" / "lookback"
"""Where the server names messages that only the page puts into words."""
PREFIXES = (
    "page|home|device|lost|join|lobby|set|share|seat|link|bye|menu|pace|talk|log|why|ay|nh|result"
    "|who|portrait|sum|bell|deal|mine|deck|theatre|best|hint|example"
)
ASKED = re.compile(rf"""["'`]((?:{PREFIXES}|about)-[a-z0-9-]*[a-z0-9])["'`]""")
NO_MESSAGES = {
    "page-bot",
    "page-gift",
    "page-hat",
    "page-trophy",
    "share-link",
    "hatbox-page",
}
"""Drawings and elements with such names."""


def asked() -> set[str]:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts"), *NAMED.glob("*.py")]
    found = {name for file in files for name in ASKED.findall(file.read_text(encoding="utf-8"))}
    return found - NO_MESSAGES | {"share-link"}


def test_the_reading_of_the_page_sees_messages() -> None:
    assert {"page-your-turn", "nh-accept", "bye-replaced"} <= asked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_page_asks_for_exists(language: str) -> None:
    assert asked() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_and_every_bot_has_words(language: str) -> None:
    wanted = {f"phrase-{phrase}" for phrase in phrases()} | {f"bot-{agent}" for agent in AGENTS}
    wanted |= {f"bot-{strength}-about" for strength in STRENGTHS}
    assert wanted - set(messages(language)) == set()


def test_no_message_of_the_page_is_forgotten() -> None:
    """Beginnings such as `set-arrows-` are put together with what follows."""
    files = [*SOURCES.rglob("*.*"), *NAMED.glob("*.py")]
    code = "".join(file.read_text(encoding="utf-8") for file in files if file.suffix != ".png")
    names = {base(name, patterns("en")) for name in messages("en")}
    ours = {name for name in names if re.match(rf"(?:{PREFIXES}|about)-", name)}
    unused = {
        name
        for name in ours
        if name not in code and not any(f"`{start}-${{" in code for start in beginnings(name))
    }
    assert unused == set()


def beginnings(name: str) -> list[str]:
    parts = name.split("-")
    return ["-".join(parts[:end]) for end in range(1, len(parts))]


def test_the_page_s_types_are_those_of_the_server() -> None:
    assert page_types.TARGET.read_text(encoding="utf-8") == page_types.types()


POINTING = re.compile(
    r"\b(touch|click|tap|press|(?<!te )toca|pulsa|clic|tipp|klick|berühr|tik|klik|raak)",
    re.IGNORECASE,
)
"""Words that only fit a finger, or only a mouse."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_says_how_to_point(language: str) -> None:
    written = FluentSerializer().serialize_entry
    asked = [written(each) for name, each in messages(language).items() if "-ask-" in name]
    assert len(asked) > 5
    assert [each for each in asked if POINTING.search(each)] == []
