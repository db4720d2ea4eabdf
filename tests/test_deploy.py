"""The files in deploy/ can be read, and ask for what there is. They are run nowhere here."""

import json
import re
import shlex
from collections.abc import Iterator
from configparser import RawConfigParser
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped] # mkdocs brings it

from hatbox.cli.app import app
from tests.documents import ROOT

DEPLOY = ROOT / "deploy"
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])


def unit(file: Path) -> RawConfigParser:
    # In what is added to a unit, an empty line takes back what stood there.
    strict = file.suffix != ".conf"
    parser = RawConfigParser(strict=strict, delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(file.read_text(encoding="utf-8"))
    return parser


def commands() -> Iterator[list[str]]:
    """Every call of hatbox, by the units, the container, the compose file and the page."""
    for file in DEPLOY.glob("*.service"):
        yield shlex.split(unit(file)["Service"]["ExecStart"])
    entry = re.search(r"^ENTRYPOINT (.+)$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    assert entry is not None
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    yield json.loads(entry[1]) + compose["services"]["hatbox"]["command"]
    for number, name in ((3, "hosting.md"), (3, "machines.md")):
        page = (ROOT / "docs" / name).read_text(encoding="utf-8")
        found = re.findall(r"(?:/opt/hatbox/bin/|exec hatbox |^)(hatbox .+)", page, re.MULTILINE)
        assert len(found) >= number, name
        yield from map(shlex.split, found)
    yield shlex.split(unit(DEPLOY / "workers.conf")["Service"]["ExecStart"])


@pytest.mark.parametrize("words", list(commands()), ids=" ".join)
def test_every_option_that_is_used_exists(words: list[str]) -> None:
    assert Path(words[0]).name == "hatbox"
    app.parse_args(words[1:], exit_on_error=False, print_error=False)


def test_the_check_of_options_notices_a_wrong_one() -> None:
    with pytest.raises(Exception, match="cheat"):
        app.parse_args(["serve", "--cheat"], exit_on_error=False, print_error=False)


def test_the_units_can_be_read_and_belong_together() -> None:
    assert len(UNITS) == 3
    parsed = {file.name: unit(file) for file in UNITS}
    for name, each in parsed.items():
        known = {"Unit", "Service", "Timer", "Install"}
        assert set(each.sections()) <= known, name
        assert each["Unit"]["Description"]
    server, backup = parsed["hatbox.service"]["Service"], parsed["hatbox-backup.service"]["Service"]
    assert server["User"] == backup["User"]
    assert server["Restart"] == "always"
    assert parsed["hatbox.service"]["Unit"]["StartLimitIntervalSec"] == "0"
    data = "--data /var/lib/hatbox/hatbox.db"
    assert data in server["ExecStart"]
    assert data in backup["ExecStart"]


def test_the_container_keeps_its_tables_in_a_volume_and_asks_whether_it_is_ready() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    assert "tables:/data" in compose["services"]["hatbox"]["volumes"]
    assert set(compose["volumes"]) == {"tables", "certificates"}
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert "/api/ready" in container
    for copied in re.findall(r"^COPY (?!--)(.+) \S+$", container, re.MULTILINE):
        for part in copied.split():
            assert (ROOT / part).exists(), part
