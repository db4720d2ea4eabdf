"""The campaign can fail: a server that leaks is caught, whatever it leaks and to whom."""

from collections import Counter
from io import StringIO

import pytest
from rich.console import Console

from tests.twins.campaign import Job, Outcome, Tally, campaign, caught, conclude, perform
from tests.twins.cells import Cell, cells, never
from tests.twins.leaks import LEAKS, Leak
from tests.twins.leaks.sent import frames_are_longer_by_the_pile


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_a_leak_is_caught(leak: Leak) -> None:
    assert caught(leak, "a test", quick=True)


def test_a_leak_ends_the_campaign_with_the_command_that_repeats_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    frames_are_longer_by_the_pile(monkeypatch)
    told = campaign(Tally(1, 1), "7", 0, 1, Console(file=StringIO()))
    again = told.rpartition("--job ")[2]
    assert "--seed 7" in told
    game, scene, number, rounds = again.split("/")
    assert perform(Job(game, scene, int(number), int(rounds)), "7").difference


def test_a_cell_that_a_rule_excludes_is_no_success_if_it_occurs() -> None:
    excluded = next(cell for cell in cells() if never(cell))
    tally = Tally(0, 0)
    console = Console(file=StringIO())
    assert conclude(tally, "", 1.0, console)
    job = Job(excluded.game, "alone", 1)
    tally.add(Outcome(job, Counter({excluded: 1}), 0, 0, 1, ""))
    assert not conclude(tally, "", 1.0, console)


def test_the_campaign_goes_on_until_every_cell_was_compared_often_enough() -> None:
    tally = Tally(2, 0)
    tally.compared.update(dict.fromkeys(tally.demanded, 2))
    assert not list(tally.jobs(Counter(), 1))
    lacking = Cell("not-a-hat", "seat among bots", "give-gift", "nudged")
    assert lacking in tally.demanded
    tally.compared[lacking] = 1
    assert [(job.game, job.scene) for job in tally.jobs(Counter(), 1)] == [("not-a-hat", "bots")]
