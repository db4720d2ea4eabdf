"""Over the real protocol no byte, and no moment of its arrival, tells what one cannot know.

Two servers play the same answers with cards that differ only in what the compared clients cannot
have seen. Things that they cannot notice otherwise (others' passes, others' mistakes) happen at
other times. Everything that anybody is sent is the same, and comes at the same time. These are a
few games of the campaign, with one round at each kind of question.
"""

from random import Random

import pytest

from tests.twins.campaign import Job, compare, staged
from tests.twins.cells import OPEN, never
from tests.twins.pairs import Play, twins
from tests.twins.perform import Scene, Setting

SEED = "a test"
OUTSIDE = {"guest", "spectator", "screen", "linked screen", "kicked", "stranger", "owner", "log"}
SAMPLE = (
    ("antayagi-80", "alone", "seat"),
    ("not-a-hat", "alone", "seat"),
    ("antayagi-65", "together", "seat"),
    ("antayagi-80", "device", "device"),
    ("not-a-hat", "device", "device"),
    ("antayagi-65", "bots", "seat among bots"),
    ("not-a-hat", "rematch", "seat in a rematch"),
)


@pytest.mark.parametrize(("game", "scene", "receiver"), SAMPLE)
def test_whoever_is_there_receives_the_same_at_the_same_time_in_twin_worlds(
    game: str, scene: str, receiver: str
) -> None:
    job = Job(game, scene, 1, rounds=1)
    stood = staged(job, SEED)
    found = compare(job, stood)
    assert found.difference == ""
    assert [cell for cell in found.compared if never(cell)] == []
    assert {cell.receiver for cell in found.compared} >= {*OUTSIDE, receiver}
    assert {cell.message for cell in found.compared if cell.receiver == "stranger"} >= {*OPEN}
    assert found.compared.total() > 10 * found.alike
    assert found.times > 3
    if scene in ("alone", "device") and game != "not-a-hat":
        assert stood.worlds.holders


@pytest.mark.parametrize("watcher", [1, None])
def test_shuffles_that_nobody_saw_show_nowhere(watcher: int | None) -> None:
    playing = Play("antayagi-80", 4, {}, 40, few=True)
    worlds = twins(playing, (watcher,), Random(f"few {watcher}"))
    assert worlds.shuffles
    found = compare(Job("antayagi-80", "alone", 0), Scene(worlds, Setting(), SEED))
    assert found.difference == ""
    assert found.compared


def test_a_sealed_offer_shows_nowhere() -> None:
    worlds = twins(Play("antayagi-65", 3, {}, 12, sealed=True), (1,), Random("sealed"))
    assert worlds.instead is not None
    found = compare(Job("antayagi-65", "alone", 0), Scene(worlds, Setting(), SEED))
    assert found.difference == ""
    assert found.compared


def test_a_log_is_full_at_the_same_time_however_many_have_passed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    job = Job("antayagi-80", "alone", 1, rounds=1)
    worlds = staged(job, "full").worlds
    ended = []
    for most in (16, 17):  # by then the windows had other numbers of passes
        monkeypatch.setattr("hatbox.server.table.table.MOST_ENTRIES", most)
        found = compare(job, Scene(worlds, Setting(), "full"))
        assert found.difference == ""
        ended.append(any(cell.question == "over" for cell in found.compared))
    assert any(ended)
