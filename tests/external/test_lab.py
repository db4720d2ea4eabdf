"""Programs in simulations and tournaments, as they are typed."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hatbox.lab.ratings import lost_seats
from hatbox.lab.report import new_folder, write
from hatbox.lab.tournament import Tournament, hold
from hatbox.records import verify
from hatbox.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent.parent
TINY = f"exec/30:'{sys.executable}' examples/bots/tiny.py"
COMMAND = (sys.executable, "-c", "from hatbox.cli import main; main()")


def simulate(out: Path, *bots: str) -> "subprocess.CompletedProcess[str]":
    chosen = ("--bots", ",".join(bots), "--games", "3", "--seed", "s", "--out", str(out))
    return subprocess.run(
        [*COMMAND, "simulate", "not-a-hat", *chosen],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(("program", "faults"), [(TINY, 0), ("exec:no-such-bot", 3)])
def test_a_simulation_with_a_program(program: str, faults: int, tmp_path: Path) -> None:
    done = simulate(tmp_path, "random", program, "regular")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("the regular bot plays on") == faults
    assert "Traceback" not in done.stderr
    records = list(tmp_path.glob("*.jsonl"))
    assert len(records) == 3
    assert all(verify(record.read_bytes().splitlines()).match.over for record in records)


def test_without_a_standard_error_a_bad_program_does_not_end_the_game() -> None:
    play = ("play", "not-a-hat", "--bots", "regular,exec:false,regular", "--seed", "3")
    closed = ("sh", "-c", 'exec "$0" "$@" 2>&-')
    done = subprocess.run([*closed, *COMMAND, *play], stdout=subprocess.PIPE, check=False)
    assert done.returncode == 0
    assert done.stdout


def test_a_program_without_a_command_is_nobody(tmp_path: Path) -> None:
    done = simulate(tmp_path, "exec:")
    assert done.returncode == 1
    assert "exec:" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_tournament_with_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    plan = Tournament(game="not-a-hat", players=3, bots=("random", TINY), games=3, seed="s")
    plan.check()
    played = [game for some in hold(plan, 1) for game in some]
    assert {game.pairing for game in played} == set(plan.pairings)
    assert lost_seats(played) == {}


def test_a_tournament_says_whose_numbers_are_not_its_own(tmp_path: Path) -> None:
    lost, fine = "exec:sh -c 'true | false'", "regular"
    plan = Tournament("not-a-hat", players=3, bots=(fine, lost), games=3, seed="s")
    played = [game for some in hold(plan, 1) for game in some]
    for language in LANGUAGES:
        folder = new_folder(tmp_path / language)
        tables, below = write(plan, played, folder, Words(language)).rstrip().rsplit("\n\n", 1)
        assert below.startswith(lost)
        assert below.count("9") == 2
        assert "\n" not in below
        for table in tables.split("\n\n"):
            assert len({len(re.findall(r"(?<!\\)\|", row)) for row in table.splitlines()}) == 1
    results = json.loads((tmp_path / "en" / "results.json").read_bytes())
    assert results["lost"] == {lost: {"lost": 9, "games": 9}}
