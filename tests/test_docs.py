"""Every command and every example in the documentation works."""

from __future__ import annotations

import contextlib
import doctest
import io
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from hatbox.cli.app import app
from hatbox.records import replay
from hatbox.records.lines import Result

from .cli.running import hatbox
from .documents import PAGES, ROOT, Block, blocks, commands, inline_commands

LANGUAGES = {"python", "sh", "console", "json", "toml", "ftl", "text", ""}
RUN_ELSEWHERE = {
    "docs/bot-protocol.md": "tests/external/test_examples.py",
}
"""Pages whose examples need company, and the tests that give it to them."""
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, flags=re.MULTILINE))
OURS = [page for page in PAGES if str(page.relative_to(ROOT)) not in RUN_ELSEWHERE]
LASTING = {"serve", "backup", "restore", "reports", "tournament"}
"""Commands that run on, or long, or need a server's file: their options are checked, and other
tests run them."""


def ids(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to try things out in; the repository's examples are at hand."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    for name in ("examples", "tests", "src"):
        if (ROOT / name).exists():
            (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


@pytest.mark.parametrize("document", OURS, ids=ids)
def test_every_python_example_runs(document: Path, desk: Path) -> None:
    names: dict[str, Any] = {"__name__": "example"}
    for block in blocks(document, "python"):
        if ">>>" in block.text:
            check_session(block, names)
        else:
            check_program(block, names)


def check_session(block: Block, names: dict[str, Any]) -> None:
    """A conversation with Python: every answer is the one that stands there."""
    parsed = doctest.DocTestParser().get_doctest(block.text, names, str(block), block.page, 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    ran = runner.run(parsed, out=told.append, clear_globs=False)
    names.update(parsed.globs)
    assert ran.failed == 0, "".join(told)


def check_program(block: Block, names: dict[str, Any]) -> None:
    """Run a program: the comment after a print is what it prints."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(block.text, str(block), "exec"), names)  # noqa: S102 (our own examples)
    said = re.findall(r"^ *print\(.*\)  # (.+)$", block.text, flags=re.MULTILINE)
    missing = [line for line in said if line not in printed.getvalue().splitlines()]
    assert missing == [], printed.getvalue()


@pytest.mark.parametrize("document", OURS, ids=ids)
def test_every_command_works(document: Path, desk: Path) -> None:
    for block in blocks(document, "sh", "console", "toml"):
        if block.language == "toml":
            keep_file(block)
            continue
        for command in commands(block):
            check_command(shlex.split(command))


def keep_file(block: Block) -> None:
    """A file whose name is in its first line, for the commands that follow."""
    tomllib.loads(block.text)
    name = re.match(r"# (\S+\.toml)\n", block.text)
    if name:
        Path(name[1]).write_text(block.text, encoding="utf-8")


def check_command(words: list[str]) -> None:
    match words:
        case ["hatbox", command, *rest] if command in LASTING:
            flags = hatbox(command, "--help").out
            unknown = [word for word in rest if word.startswith("--") and word not in flags]
            assert unknown == [], words
        case ["hatbox", *rest]:
            ran = hatbox(*[name for word in rest for name in expanded(word)])
            assert ran.status == 0, (words, ran.err)
        case ["make", *targets]:
            names = [target for target in targets if "=" not in target]
            assert set(names) <= TARGETS, words
        case ["python", "-m", module, *rest]:
            check_module(module, rest)
        case [".venv/bin/pytest" | "pytest", *rest] | [".venv/bin/ruff", _, *rest]:
            paths = [word for word in rest if not word.startswith("-")]
            assert [path for path in paths if not Path(path).exists()] == [], words
        case _:
            raise AssertionError(f"nobody checks this command: {words}")


def check_module(module: str, rest: list[str]) -> None:
    """A long run: that it would begin."""
    asked = [sys.executable, "-m", module, "--help"]
    ran = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)
    assert [word for word in rest if word.startswith("--") and word not in ran.stdout] == []


def expanded(word: str) -> list[str]:
    """The words of a command line, as a shell reads it."""
    found = sorted(map(str, Path().glob(word))) if "*" in word else [word]
    assert found, f"nothing fits {word}"
    return found


@pytest.mark.parametrize("document", PAGES, ids=ids)
def test_commands_in_the_prose_exist(document: Path) -> None:
    for command in inline_commands(document):
        program, name, *_ = [*command.split(), ""]
        known = TARGETS if program == "make" else set(app)
        assert name in known or name.startswith(("-", "COMMAND", "PYTHON=")), command


@pytest.mark.parametrize("document", PAGES, ids=ids)
def test_every_example_is_in_a_language_that_is_checked(document: Path) -> None:
    for block in blocks(document):
        assert block.language in LANGUAGES, block


def test_the_record_in_the_documentation_stands() -> None:
    (record,) = blocks(ROOT / "docs" / "records.md", "json")
    *_, last = replay(record.text.encode().splitlines())
    assert last.match.over
    assert isinstance(last.line, Result)


@pytest.mark.parametrize("name", RUN_ELSEWHERE)
def test_pages_whose_examples_run_elsewhere_are_known_there(name: str) -> None:
    assert Path(name).name in (ROOT / RUN_ELSEWHERE[name]).read_text(encoding="utf-8")


def test_the_checks_see_examples_at_all() -> None:
    found = [block for page in OURS for block in blocks(page, "python", "sh", "console")]
    assert len(found) > 10


@pytest.mark.parametrize(
    "wrong", ["hatbox dance", "hatbox rules Z.9", "make dinner", "hatbox serve --cheat", "rm -r x"]
)
def test_a_wrong_command_would_be_noticed(wrong: str, desk: Path) -> None:
    with pytest.raises(AssertionError):
        check_command(shlex.split(wrong))


def test_a_wrong_answer_would_be_noticed() -> None:
    with pytest.raises(AssertionError):
        check_session(Block("page", 1, "python", ">>> 1 + 1\n3\n"), {})
    with pytest.raises(AssertionError):
        check_program(Block("page", 1, "python", "print(1 + 1)  # 3\n"), {})


def test_every_test_that_the_threats_name_is_there() -> None:
    pages = [(ROOT / "docs" / name).read_text("utf-8") for name in ("security.md", "asvs.md")]
    named = set(re.findall(r"`(test_\w+(?:\.py)?)`", "".join(pages)))
    files = list((ROOT / "tests").rglob("test_*.py"))
    there = {path.name for path in files}
    for path in files:
        there |= set(
            re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
        )
    assert len(named) > 20
    assert named <= there
