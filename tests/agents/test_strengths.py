"""The tables of docs/bots.md can be made again: here with a game or two of each pairing."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import strengths
from hatbox.agents import STRENGTHS


def test_hats_are_played_once_and_written_as_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = strengths.Played(tmp_path, most=2)
    head, _, *lines = strengths.hats(played)
    assert head.startswith("| one | rating | among novices |")
    assert [line.split(" | ")[0] for line in lines] == [f"| {bot}" for bot in STRENGTHS]
    assert {len(line.split(" | ")) for line in lines} == {len(head.split(" | "))}
    monkeypatch.delattr(strengths, "tournament")
    assert list(strengths.hats(played))[2:] == lines


def test_every_step_of_antayagi_is_in_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strengths, "STEPS", strengths.STEPS[1:2])
    [head, _, line] = strengths.steps(strengths.Played(tmp_path, most=1))
    assert line.startswith("| 80 cards, 3 players | 33% | ")
    assert len(line.split(" | ")) == len(head.split(" | "))
    assert len(list(tmp_path.iterdir())) == 3
