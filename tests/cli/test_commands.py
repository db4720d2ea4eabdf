"""hatbox verify, deck, rules and play, and what all commands have in common"""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from hatbox import __version__
from hatbox.cli.common import one_of
from hatbox.games import GAMES
from hatbox.games.antayagi import ANTAYAGI_80
from hatbox.games.decks import builtin
from hatbox.words import LANGUAGES, clauses
from tests.people import near
from tests.records.writing import random_match

from .running import COMMAND, hatbox, refused

ANTA = 'game = "antayagi"\n[cards.plain]\nhat = 6\nbone = 6\n'
COMMANDS = (
    *("serve", "reports", "play", "replay", "verify", "simulate", "tournament", "characters"),
    *("deck", "rules", "backup", "restore"),
)
OF_A_GAME = ("play", "simulate", "tournament", "characters", "rules", "deck check", "deck show")
"""The commands that can be told which game they are about."""


def distinct(said: dict[str, str]) -> bool:
    """Whether every language says something of its own."""
    return all(said.values()) and len(set(said.values())) == len(LANGUAGES)


# --- verify ---------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.hatbox.jsonl"
    path.write_bytes(random_match("not-a-hat", 3, {"rounds": 3}, 1).record())
    return path


def altered(record: Path, **changes: object) -> Path:
    """The same record with another header; None takes a key away."""
    head, *lines = record.read_text().splitlines()
    changed = json.loads(head) | changes
    kept = {key: value for key, value in changed.items() if value is not None}
    other = record.with_name("other.hatbox.jsonl")
    other.write_text("\n".join([json.dumps(kept), *lines]))
    return other


def test_verify_proves_a_deal_that_was_committed(record: Path) -> None:
    ran = hatbox("verify", record)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(
        f"{record}: the game keeps to the rules, and the deal is the one that"
    )
    assert hatbox("verify", "-", stdin=record.read_bytes()).out.startswith("-: the game keeps")


def test_verify_tells_what_is_not_proved(record: Path) -> None:
    assert "seed is not open yet" in hatbox("verify", altered(record, seed=None)).out
    assert "nothing can be said" in hatbox("verify", altered(record, seed=None, commit=None)).out


def test_verify_refuses_another_seed_another_shuffle_and_a_broken_record(record: Path) -> None:
    assert "line 1" in refused(hatbox("verify", altered(record, seed="00" * 32)))
    assert "line 1" in refused(hatbox("verify", altered(record, seed="no hex")))
    assert "line 1" in refused(hatbox("verify", altered(record, commit="11")))
    head, *lines = record.read_text().splitlines()
    number, shuffle = next((n, each) for n, each in enumerate(lines, 2) if "chance" in each)
    swapped = json.loads(shuffle)
    swapped["deck"] = swapped["deck"][::-1]
    record.write_text("\n".join([head, *lines[: number - 2], json.dumps(swapped)]))
    assert f"line {number}" in refused(hatbox("verify", record))
    record.write_text(head + "\n{}")
    assert "line 2" in refused(hatbox("verify", record))


def test_verify_goes_on_after_a_file_that_is_refused(record: Path) -> None:
    ran = hatbox("verify", record.with_name("missing"), record)
    assert ran.status == 1
    assert "missing" in ran.err
    assert "keeps to the rules" in ran.out


def test_verify_speaks_every_language(record: Path) -> None:
    assert distinct({each: hatbox("verify", record, "--lang", each).out for each in LANGUAGES})


# --- deck -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["antayagi-80", "antayagi-65", "not-a-hat"])
def test_deck_check_finds_our_own_decks_good(tmp_path: Path, game: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(builtin(game))
    ran = hatbox("deck", "check", path, "--option", "special=true")
    if game != "not-a-hat":
        assert "special" in refused(ran)
        ran = hatbox("deck", "check", path)
    assert (ran.status, ran.err) == (0, "")
    assert "a good deck" in ran.out


def test_deck_check_says_for_how_many_a_deck_suffices(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(ANTA)
    ran = hatbox("deck", "check", path)
    assert ran.out == f"{path}: a good deck with 12 cards, for up to 4 players.\n"
    assert hatbox("deck", "check", path, "--players", "4", "--game", "antayagi-65").status == 0
    assert "15" in refused(hatbox("deck", "check", path, "--players", "5"))
    path.write_text(ANTA, "utf-8-sig")
    assert hatbox("deck", "check", path).status == 0
    assert refused(hatbox("deck", "check", path, "--game", "not-a-hat"))
    assert refused(hatbox("deck", "check", path, "--game", "chess"))


@pytest.mark.parametrize(
    ("content", "place"),
    [
        ("game = 1 2", "1:"),
        (ANTA + "unicorn = 1", "cards.plain.unicorn"),
        (ANTA + "fish = -1", "cards.plain.fish"),
        (ANTA + "[cards.clue]\nfish = 1", "cards.clue.fish"),
        (ANTA + "colour = 'red'\n[extra]", "extra"),
        ('game = "not-a-hat"\n[cards]\nblack-left = ["hat", "hat", "bed"]', "hat"),
        ('game = "antayagi"', "cards"),
        ('game = "chess"\n[cards.plain]\nhat = 9', "antayagi, not-a-hat"),
        ("game = 7", "“game”"),
        ("", "“game”"),
    ],
)
def test_deck_check_says_where_a_deck_is_wrong(tmp_path: Path, content: str, place: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(content)
    assert place in refused(hatbox("deck", "check", path))
    assert place in refused(hatbox("deck", "show", path))
    said = {each: refused(hatbox("deck", "check", path, "--lang", each)) for each in LANGUAGES}
    assert distinct(said)


def test_deck_show_counts_the_cards_by_face_and_back(tmp_path: Path) -> None:
    ran = hatbox("deck", "show", "antayagi-80")
    assert ran.status == 0
    assert "80 cards" in ran.out
    assert "Toxic Waste" in ran.out
    path = tmp_path / "deck.toml"
    path.write_text(ANTA)
    shown = hatbox("deck", "show", path).out
    assert [word for word in ("Hat", "Bone", "6") if word not in shown] == []
    assert "110 cards" in hatbox("deck", "show", "not-a-hat", "--option", "special=true").out
    assert "80 cards" in hatbox("deck", "show", "not-a-hat").out
    assert distinct({each: hatbox("deck", "show", path, "--lang", each).out for each in LANGUAGES})


def test_a_deck_without_an_end_is_not_read_to_it() -> None:
    assert "too long" in refused(hatbox("deck", "check", "/dev/zero"))
    assert "too long" in refused(hatbox("simulate", "not-a-hat", "--deck", "/dev/zero"))


def test_a_deck_that_is_not_there_is_told() -> None:
    assert "missing.toml" in refused(hatbox("deck", "check", "missing.toml"))
    assert "missing.toml" in refused(hatbox("deck", "show", "missing.toml"))


# --- rules ----------------------------------------------------------------------------------


def test_rules_states_every_clause() -> None:
    stated = hatbox("rules").out
    assert [info.id for info in clauses() if f"\n{info.id}  " not in stated] == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_states_the_clauses_of_one_game(game: str) -> None:
    stated = hatbox("rules", "--game", game).out
    for info in clauses():
        assert (f"\n{info.id}  " in stated) == (game in info.games)


def test_rules_states_one_clause_however_it_is_spelt() -> None:
    ran = hatbox("rules", "a.t3")
    assert ran.out.startswith("A.T3  ")
    assert len(ran.out.splitlines()) == 4
    assert ran.out == hatbox("rules", "A.T3").out
    assert distinct({each: hatbox("rules", "A.T3", "--lang", each).out for each in LANGUAGES})


@pytest.mark.parametrize("wrong", [["A.T99"], [""], ["H.T1", "--game", "antayagi-80"]])
def test_rules_refuses_what_is_no_clause(wrong: list[str]) -> None:
    assert distinct({each: refused(hatbox("rules", *wrong, "--lang", each)) for each in LANGUAGES})
    assert refused(hatbox("rules", "--game", "chess"))


# --- play -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_play_tells_a_game_between_bots(game: str) -> None:
    ran = hatbox("play", game, "--seed", "1")
    assert (ran.status, ran.err) == (0, "")
    assert f"{near(game, 4)} players" in ran.out.splitlines()[0]
    assert len([line for line in ran.out.splitlines() if line.startswith("random ")]) >= 4
    assert hatbox("play", game, "--seed", "1").out == ran.out
    assert hatbox("play", game, "--seed", "2").out != ran.out


def test_play_knows_variants_bots_and_decks_of_ones_own(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text('game = "not-a-hat"\n[cards]\nblack-left = ["kazoo", "hat", "bed", "bell"]\n')
    wanted = ("--option", "gifts=2", "--bots", "novice,random", "--first", "1", "--deck", deck)
    ran = hatbox("play", "not-a-hat", *wanted)
    assert ran.status == 0
    assert "2 players" in ran.out.splitlines()[0]
    assert "novice 1" in ran.out
    assert "kazoo" in ran.out


def test_play_speaks_every_language() -> None:
    wanted = ("play", "antayagi-80", "--seed", "1")
    assert distinct({each: hatbox(*wanted, "--lang", each).out for each in LANGUAGES})


def test_where_four_cannot_play_the_nearest_number_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for players in (range(2, 3), range(5, 8)):
        monkeypatch.setitem(GAMES, "antayagi-80", replace(ANTAYAGI_80, players=players))
        wanted = f"{players[0]} players"
        assert wanted in hatbox("play", "antayagi-80").out.splitlines()[0]
        out = tmp_path / str(players[0])
        few = ("--games", "1", "--processes", "1")
        hatbox("tournament", "antayagi-80", "--bots", "random", *few, "--out", out)
        plan = json.loads((out / "results.json").read_text())["tournament"]
        assert plan["players"] == players[0]
        measured = hatbox("characters", "antayagi-80", "--strength", "novice", *few)
        assert (measured.status, "| novice |" in measured.out) == (0, True)


@pytest.mark.parametrize(
    "wrong",
    [
        ["chess"],
        ["--players", "2"],
        ["--players", "100000000000"],
        ["--first", "9"],
        ["--bots", "cheater"],
        ["--option", "x"],
        ["--deck", "missing.toml"],
    ],
)
def test_play_refuses_what_cannot_be_played(wrong: list[str]) -> None:
    refused(hatbox("play", *wrong))


# --- All commands ---------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    assert command in hatbox("--help").out
    ran = hatbox(command, "--help")
    assert ran.status == 0
    assert f"hatbox {command}" in ran.out


@pytest.mark.parametrize(
    "command", [*OF_A_GAME, "serve", "backup", "restore", "reports", "replay", "verify"]
)
def test_the_help_names_all_languages_and_all_games(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    told = hatbox(*command.split(), "--help").out
    assert f" {one_of(LANGUAGES)}." in told
    assert (f" {one_of(GAMES)}" in told) == (command in OF_A_GAME)


def test_a_choice_is_told_in_words() -> None:
    assert one_of(["a"]) == "a"
    assert one_of(["a", "b"]) == "a or b"
    assert one_of(["a", "b", "c"]) == "a, b or c"


def test_an_unknown_game_is_told_which_games_there_are() -> None:
    for command in ("play", "simulate", "tournament", "characters"):
        said = refused(hatbox(command, "chess"))
        assert "“chess”" in said
        assert all(game in said for game in GAMES)


@pytest.mark.parametrize("command", ["play", "replay", "verify", "simulate", "rules"])
def test_every_command_refuses_languages_and_flags_that_it_does_not_know(command: str) -> None:
    game = ["not-a-hat"] if command == "simulate" else []
    assert "tlh" in refused(hatbox(command, *game, "--lang", "tlh"))
    assert "--no-such-flag" in refused(hatbox(command, *game, "--no-such-flag"))


def test_it_says_its_version_and_refuses_unknown_commands() -> None:
    assert hatbox("--version").out.strip() == __version__
    assert "dance" in refused(hatbox("dance"))


def test_a_closed_standard_input_is_told() -> None:
    ran = subprocess.run(
        [*COMMAND, "verify", "-"],
        capture_output=True,
        check=False,
        preexec_fn=lambda: os.close(0),
    )
    assert (ran.returncode, ran.stdout) == (1, b"")
    assert ran.stderr.startswith(b"hatbox: -: ")


def test_names_of_files_may_have_any_bytes(tmp_path: Path, record: Path) -> None:
    name = os.fsdecode(bytes(tmp_path) + b"/\xff.jsonl")
    Path(name).write_bytes(record.read_bytes())
    ran = subprocess.run(
        [*COMMAND, "replay", "--final", name, name + "x"], capture_output=True, check=False
    )
    assert ran.stderr == b""
    assert len([json.loads(line) for line in ran.stdout.splitlines()]) == 2
    told = subprocess.run([*COMMAND, "verify", name], capture_output=True, check=False)
    assert told.returncode == 0
    assert b"\xff" in told.stdout


def test_it_speaks_utf_8_whatever_the_terminal_is_set_to(record: Path) -> None:
    surroundings = os.environ | {"PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        [*COMMAND, "replay", record], capture_output=True, env=surroundings, check=True
    )
    assert "That’s Not a Hat" in ran.stdout.decode()
