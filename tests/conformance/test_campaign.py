"""The games that the campaign plays, and its output when a law is broken."""

import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

import pytest

from hatbox.games import GAMES
from hatbox.games.antayagi import ANTAYAGI_80
from hatbox.kernel.conformance import Counts
from hatbox.lab.campaign import Failure, check, combinations, jobs, main
from hatbox.lab.families import FAMILIES, family, oracle
from hatbox.lab.family import Family
from tests.conformance.mutants import MUTANTS


def test_it_plays_every_combination() -> None:
    """All numbers of players of the editions, and of twelve variants."""
    combined = list(combinations())
    of_antayagi = sum(len(game.players) for game in GAMES.values() if game.family == "antayagi")
    assert len(combined) == of_antayagi + 6 * 6 + 6 * 7
    work = list(jobs(10, 6, 1))
    randomly = Counter(job.game for job in work if job.policy == "random")
    assert randomly["antayagi-80"] == 10 + 6 * 5
    assert randomly["not-a-hat"] == 10 + 6 * 78
    assert [job.number for job in work] == list(range(len(work)))
    for game, variants, players in combined:
        mine = [
            job
            for job in work
            if (job.game, job.players) == (game, players)
            and variants.items() <= job.variants.items()
        ]
        assert sum(job.policy == "random" for job in mine) >= 6
        assert any(job.policy != "random" for job in mine)


def test_a_family_without_chosen_play_is_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    known = FAMILIES["antayagi"]
    plain = known._replace(oracle=known.oracle._replace(policies={}))
    monkeypatch.setitem(cast("dict[str, Family]", FAMILIES), "antayagi", plain)
    assert {job.policy for job in jobs(1, 4, 1) if job.game == "antayagi-80"} == {"random"}


def test_an_edition_with_other_numbers_is_played_under_the_laws(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The oracle and the short decks go by its hand size."""
    duel = replace(ANTAYAGI_80, players=range(2, 3), hand_size=4)
    monkeypatch.setitem(GAMES, duel.id, duel)
    assert family(duel.id).short_decks(duel, 2) == range(8, 20)  # type: ignore[misc]
    mine = [job for job in jobs(4, 10, 1) if job.game == duel.id]
    assert {job.policy for job in mine} == {"random", *oracle(duel.id).policies}
    outcomes = [check(job) for job in mine]
    assert [outcome for outcome in outcomes if isinstance(outcome, Failure)] == []


def test_a_job_is_the_same_every_time() -> None:
    for job in Random(5).sample(list(jobs(10, 6, 1)), 4):
        once, twice = check(job), check(job)
        assert isinstance(once, Counts)
        assert once == twice


def test_a_short_campaign() -> None:
    """The campaign in several processes, as people run it."""
    command = [sys.executable, "-m", "hatbox.lab.campaign", "--games", "3", "--variants", "0"]
    done = subprocess.run(
        [*command, "--processes", "2"], capture_output=True, text=True, check=True
    )
    assert "No law was broken" in done.stdout
    assert "choose-partner" in done.stdout


@pytest.mark.parametrize("name", ["shows_ones_own_objects", "offers_a_card_too_many"])
def test_a_failure_tells_how_to_play_it_again(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mutant = next(mutant for mutant in MUTANTS if mutant.name == name)
    monkeypatch.setitem(GAMES, mutant.game, mutant.broken)
    with pytest.raises(SystemExit) as stopped:
        main(games=20, variants=0, processes=1, seed=3)
    assert stopped.value.code == 1
    told = capsys.readouterr().out
    assert f"law {mutant.law}" in told
    number = int(told.rpartition("--job ")[2])
    with pytest.raises(SystemExit):
        main(games=20, variants=0, processes=1, seed=3, job=number)
    assert f"law {mutant.law}" in capsys.readouterr().out


def test_the_example_in_the_docs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "laws.md").read_text(encoding="utf-8")
    example = page.partition("```python\n")[2].partition("```")[0]
    done = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=True
    )
    answers, twins = map(int, done.stdout.split())
    assert answers > 20
    assert twins
