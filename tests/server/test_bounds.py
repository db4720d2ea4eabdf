"""What the audit found: each has a test by its name; and the bounds of the campaign of attacks."""

import asyncio
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from benchmarks import abuse, passes
from benchmarks.abuse import Outcome
from hatbox.client import Client
from hatbox.server.play.limits import Limit
from hatbox.server.web.gate import Gate
from tests.server import running as run
from tests.server.house import live
from tests.server.peers import NOT_A_HAT, next_of, raw
from tests.server.running import running, served
from tests.server.test_frames import WIRE

# --- The audit ------------------------------------------------------------------------------


@live
async def test_text_that_is_no_text_leaves_nothing_in_the_log(tmp_path: Path) -> None:
    wrong = {name: sent for name, sent in WIRE.items() if "UTF-8" in name}
    assert "no UTF-8, and farewell" in wrong
    with running(tmp_path) as server:
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
        for sent in wrong.values():
            async with raw(server, ticket) as peer:
                peer.transport.write(sent)
                with pytest.raises(ConnectionClosed):
                    await next_of(peer, "nothing")
        server.stop()
        assert server.log.read_text() == ""


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/schema/openapi.json", "/api/schema/frames.json"]
)
@live
async def test_games_and_schemas_are_not_told_without_end(tmp_path: Path, path: str) -> None:
    async with served(tmp_path, Gate(asking=Limit(rate=1e-9, burst=3))) as server:
        replies = [await asyncio.to_thread(run.http, server, path) for _ in range(5)]
    assert [reply.status for reply in replies] == [200] * 3 + [429] * 2
    assert replies[-1].problem == "error-too-fast"


# --- Bounds of the campaign -----------------------------------------------------------------

GOOD = Outcome("pings", 10, [0.01] * 200, 1.0, 100_000_000, 109_000_000, 5, 5)
BAD = {
    "99th percentile 300 ms": GOOD._replace(times=[0.01] * 10 + [0.3] * 10),
    "maximum 1100 ms": GOOD._replace(times=[0.01] * 200 + [1.1]),
    "memory +12%": GOOD._replace(after=112_000_000),
}


def campaign(monkeypatch: pytest.MonkeyPatch, outcome: Outcome) -> object:
    """The status with which the campaign ends, whose only attack ends so."""

    @contextmanager
    def serving(_folder: Path) -> Any:
        yield None

    async def attacked(*_: object) -> Outcome:
        return outcome

    monkeypatch.setattr(abuse, "serving", serving)
    monkeypatch.setattr(abuse, "attacked", attacked)
    monkeypatch.setattr(sys, "argv", ["abuse", "--clients", "10", "--attacks", "pings"])
    with pytest.raises(SystemExit) as ended:
        abuse.main()
    return ended.value.code


def test_attacks_within_their_bounds_are_a_success(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert campaign(monkeypatch, GOOD) == 0
    assert "missed" not in capsys.readouterr().out


@pytest.mark.parametrize("bound", BAD)
def test_an_attack_that_misses_a_bound_is_a_failure_and_the_bound_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bound: str
) -> None:
    assert campaign(monkeypatch, BAD[bound]) == 1
    missed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("missed")]
    assert len(missed) == 1
    assert missed[0].startswith(f"missed: pings, 10 clients: {bound}")


def test_a_pass_that_can_be_measured_is_a_failure_and_the_measure_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = {"slowest reply": 0.56, "mean reply": 0.55}
    monkeypatch.setattr(passes, "measure", lambda *_, **__: measured)
    monkeypatch.setattr(sys, "argv", ["passes"])
    with pytest.raises(SystemExit) as ended:
        passes.main()
    assert ended.value.code == 1
    assert "missed: AUC of the slowest reply 0.560" in (said := capsys.readouterr().out)
    assert "missed: AUC of the mean" not in said
