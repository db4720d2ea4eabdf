"""hatbox simulate"""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from hatbox.agents import AGENTS
from hatbox.games import GAMES
from hatbox.records import replay
from hatbox.words import LANGUAGES
from tests.people import near

from .running import COMMAND, hatbox, refused, started

DECK = 'game = "antayagi"\n[cards.plain]\nhat = 12\nbone = 6\ntreasure = 8\n'


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def headers(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(record.splitlines()[0]) for record in records(folder).values()]


@pytest.mark.parametrize("game", GAMES)
def test_it_writes_one_whole_record_a_game(tmp_path: Path, game: str) -> None:
    out = tmp_path / "deep" / "folder"
    players = str(near(game, 3))
    ran = hatbox(
        "simulate", game, "--players", players, "--games", "3", "--seed", "s", "--out", out
    )
    assert ran.status == 0
    assert ran.out == f"3 games have been played. Their records are in {out} (seed s).\n"
    assert len(records(out)) == 3
    assert all(name.endswith(".hatbox.jsonl") for name in records(out))
    for record in records(out).values():
        last = list(replay(record.splitlines()))[-1]
        assert last.match.over
        assert b'{"result"' in record
    assert hatbox("verify", *out.iterdir()).out.count("fixed beforehand") == 3


def test_progress_is_shown_on_the_standard_error(tmp_path: Path) -> None:
    ran = hatbox("simulate", "not-a-hat", "--games", "2", "--out", tmp_path)
    assert "2/2" in ran.err
    assert "2/2" not in ran.out


def test_every_option_of_a_game_can_be_set(tmp_path: Path) -> None:
    choices = ("special=true", "arrows=black", "gifts=2", "rounds=2")
    options = [word for choice in choices for word in ("--option", choice)]
    ran = hatbox(
        "simulate", "not-a-hat", "--players", "2", "--first", "1", *options, "--out", tmp_path
    )
    assert ran.status == 0
    (head,) = headers(tmp_path)
    assert head["options"] == {"special": True, "arrows": "black", "gifts": 2, "rounds": 2}
    assert head["first"] == 1
    assert len(head["seats"]) == 2
    assert {card.split("/")[1] for card in head["deck"]} == {
        "black-left",
        "black-right",
        "black-any",
    }


def test_without_first_chance_says_who_begins(tmp_path: Path) -> None:
    hatbox("simulate", "antayagi-80", "--games", "30", "--seed", "1", "--out", tmp_path)
    assert {head["first"] for head in headers(tmp_path)} == {0, 1, 2}


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(DECK)
    ran = hatbox("simulate", "antayagi-65", "--deck", deck, "--out", tmp_path / "out")
    assert ran.status == 0
    (head,) = headers(tmp_path / "out")
    assert sorted(set(head["deck"])) == ["bone/plain", "hat/plain", "treasure/plain"]
    assert len(head["deck"]) == 26


def test_one_bot_stands_for_all_seats_or_each_has_its_own(tmp_path: Path) -> None:
    hatbox("simulate", "not-a-hat", "--players", "4", "--bots", "novice", "--out", tmp_path / "a")
    assert headers(tmp_path / "a")[0]["bots"] == ["novice"] * 4
    mixed = "random,novice,random"
    hatbox("simulate", "not-a-hat", "--bots", mixed, "--out", tmp_path / "b")
    assert headers(tmp_path / "b")[0]["bots"] == mixed.split(",")


# --- The same by seed -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "bots"),
    [("antayagi-80", "random"), ("antayagi-65", "novice"), ("not-a-hat", "random,novice,sharp")],
)
def test_a_seed_gives_the_same_files_whatever_the_number_of_processes(
    tmp_path: Path, game: str, bots: str
) -> None:
    running = []
    for processes in (1, 2, 5):
        wanted = ("--games", "9", "--bots", bots, "--seed", "a seed", "--processes", processes)
        out = tmp_path / str(processes)
        # The order of a set of strings changes from process to process, unless it is fixed.
        surroundings = os.environ | {"PYTHONHASHSEED": str(processes)}
        running.append(started("simulate", game, *map(str, wanted), "--out", out, env=surroundings))
    for process in running:
        _, err = process.communicate()
        assert process.returncode == 0, err
    alone, two, five = (records(tmp_path / name) for name in ("1", "2", "5"))
    assert len(alone) == 9
    assert alone == two == five


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        hatbox("simulate", "not-a-hat", "--seed", seed, "--out", tmp_path)
    one, two = records(tmp_path).values()
    assert one != two


def test_without_a_seed_it_says_which_one_it_took(tmp_path: Path) -> None:
    ran = hatbox("simulate", "not-a-hat", "--out", tmp_path / "a")
    seed = re.search(r"\(seed (\w+)\)", ran.out)
    assert seed
    hatbox("simulate", "not-a-hat", "--seed", seed[1], "--out", tmp_path / "b")
    assert records(tmp_path / "a") == records(tmp_path / "b")


# --- Never over another file ----------------------------------------------------------------


def test_several_calls_never_overwrite_each_others_files(tmp_path: Path) -> None:
    wanted = ("simulate", "not-a-hat", "--games", "2", "--seed", "s", "--out", tmp_path)
    hatbox(*wanted)
    before = records(tmp_path)
    (tmp_path / next(iter(before))).write_bytes(b"mine")
    hatbox(*wanted)
    after = records(tmp_path)
    assert len(after) == 4
    assert after[next(iter(before))] == b"mine"
    assert sorted(after.values()) == sorted([b"mine", *before.values(), list(before.values())[1]])


def test_nor_do_calls_at_the_same_time(tmp_path: Path) -> None:
    wanted = ("simulate", "not-a-hat", "--games", "20", "--seed", "s", "--processes", "2")
    running = [started(*wanted, "--out", tmp_path) for _ in range(3)]
    for process in running:
        out, err = process.communicate()
        assert process.returncode == 0, (out, err)
    found = records(tmp_path)
    assert len(found) == 60, "no record is missing, and nothing half-written is left"
    assert sorted(found.values()) == sorted(list(set(found.values())) * 3)
    assert len(set(found.values())) == 20


# --- What is refused ------------------------------------------------------------------------

REFUSED = {
    "an unknown game": ("chess",),
    "too many players": ("antayagi-80", "--players", "8"),
    "far too many players": ("antayagi-80", "--players", "1000000000000"),
    "no players": ("not-a-hat", "--players", "0"),
    "fewer than none": ("not-a-hat", "--players", "-1"),
    "two with one gift": ("not-a-hat", "--players", "2"),
    "players that are no number": ("not-a-hat", "--players", "many"),
    "no games": ("not-a-hat", "--games", "0"),
    "no processes": ("not-a-hat", "--processes", "0"),
    "an unknown bot": ("not-a-hat", "--bots", "cheater"),
    "no bot": ("not-a-hat", "--bots", ""),
    "bots that do not fit": ("not-a-hat", "--players", "3", "--bots", "random,random"),
    "an unknown option": ("not-a-hat", "--option", "jokers=2"),
    "an option of another game": ("antayagi-80", "--option", "rounds=2"),
    "an option without a value": ("not-a-hat", "--option", "rounds"),
    "an option out of range": ("not-a-hat", "--option", "rounds=9"),
    "a seat that nobody has": ("not-a-hat", "--first", "3"),
    "a seat below all": ("not-a-hat", "--first", "-1"),
    "a deck that is not there": ("not-a-hat", "--deck", "missing.toml"),
    "an unknown language": ("not-a-hat", "--lang", "tlh"),
    "an unknown flag": ("not-a-hat", "--cheat"),
    "no game": (),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_input_is_refused_before_anything_is_written(tmp_path: Path, name: str) -> None:
    out = tmp_path / "out"
    refused(hatbox("simulate", *REFUSED[name], "--out", out))
    assert not out.exists()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe", "TOML"),
        (b"game = [", "TOML"),
        (DECK.replace("hat", "hut").encode(), "cards.plain.hut"),
        (DECK.replace("plain", "clue").encode(), "clue"),
        (DECK.replace("12", "0").replace("6", "0").encode(), "8 cards are too few"),
        (b'game = "not-a-hat"\n[cards]\nblack-left = ["hat", "hat"]\n', "game"),
    ],
)
def test_a_wrong_deck_is_refused_with_the_place_and_the_reason(
    tmp_path: Path, content: bytes, said: str
) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_bytes(content)
    wanted = ("--deck", deck, "--out", tmp_path / "out")
    assert said in refused(hatbox("simulate", "antayagi-80", *wanted))
    assert [path.name for path in tmp_path.iterdir()] == ["deck.toml"]


def test_a_folder_that_cannot_be_one_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    ran = hatbox("simulate", "not-a-hat", "--out", tmp_path / "file")
    assert ran.status == 1
    assert str(tmp_path / "file") in ran.err
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(tmp_path: Path, lang: str) -> None:
    good = ("simulate", "not-a-hat", "--seed", "1", "--out", tmp_path)
    bad = ("simulate", "not-a-hat", "--bots", "cheater", "--out", tmp_path)
    for said in (
        {each: hatbox(*good, "--lang", each).out for each in LANGUAGES},
        {each: refused(hatbox(*bad, "--lang", each)) for each in LANGUAGES},
    ):
        assert [each for each in LANGUAGES if said[each] == said[lang]] == [lang]


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_seed_may_have_any_bytes(tmp_path: Path, command: str) -> None:
    few = ("--bots", "random", "--games", "1", "--out", tmp_path)
    call: list[str | bytes | Path] = [*COMMAND, command, "not-a-hat", "--seed", b"\xed", *few]
    assert subprocess.run(call, capture_output=True, check=False).returncode == 0
    assert list(tmp_path.iterdir())


def test_a_game_that_nobody_can_win_is_left_unfinished(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text('game = "antayagi"\n[cards.plain]\nempty-box = 9\nwizard = 9\n', "utf-8")
    ran = hatbox(
        "simulate", "antayagi-80", "--deck", deck, "--seed", "1", "--out", tmp_path / "out"
    )
    assert ran.status == 0
    (record,) = (tmp_path / "out").iterdir()
    assert not hatbox("replay", "--final", record).json[0]["position"]["over"]


def test_random_is_always_there() -> None:
    assert "random" in AGENTS
