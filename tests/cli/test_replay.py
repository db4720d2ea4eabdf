"""hatbox replay"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from hatbox.games import GAMES
from hatbox.words import LANGUAGES
from tests.people import near
from tests.records.writing import (
    Line,
    anta_header,
    do,
    exchange,
    found_out,
    give,
    hat_header,
    random_match,
    raw,
    result,
)

from .running import COMMAND, hatbox, refused

WHOLE: list[Line] = [hat_header(), *found_out(0, 3), result([1, 2], [3, 0, 0])]
EARLY: list[Line] = [hat_header(), give(0, "bell")]
ANTA: list[Line] = [
    anta_header("antayagi-80", *["hat/plain", "bone/plain", "fish/plain"] * 4),
    *exchange(0, 1, 0, 0),
]
POSITION = {
    *("over", "winners", "scores", "needed", "active", "chosen", "to_act"),
    *("hands", "areas", "table", "draw", "discard"),
}
HAT_POSITION = {
    *("over", "winners", "scores", "to_act", "columns", "penalties", "shop"),
    *("offered", "named", "giver", "receiver", "round"),
}


def written(folder: Path, name: str, *lines: Line) -> Path:
    path = folder / f"{name}.hatbox.jsonl"
    path.write_bytes(b"\n".join([*map(raw, lines), b""]))
    return path


# --- In words -------------------------------------------------------------------------------


def test_a_game_is_told_in_words(tmp_path: Path) -> None:
    ran = hatbox("replay", written(tmp_path, "whole", *WHOLE))
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "That’s Not a Hat, 3 players"
    assert lines[-3:] == [f"{who} penalty points" for who in ("Ana: 3", "Ben: 0", "Cleo: 0")]
    assert any("toothbrush" in line for line in lines)


def test_points_that_win_are_not_penalty_points(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(random_match("antayagi-80", 4, {}, 1).record())
    lines = hatbox("replay", path).out.splitlines()
    assert all(line.split()[-1] in ("point", "points") for line in lines[-4:])
    assert not any("penalty" in line for line in lines)


def test_a_record_that_stops_early_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    ran = hatbox("replay", written(tmp_path, "early", *EARLY))
    assert ran.status == 0
    assert "The record ends before the game is over. Still to decide: Ben." in ran.out


def test_remarks_and_notes_are_told_where_they_stand(tmp_path: Path) -> None:
    said: Line = {"say": {"seat": 1, "phrase": "trade-with-me"}}
    ran = hatbox("replay", written(tmp_path, "said", EARLY[0], said, {"note": "Hm!"}, EARLY[1]))
    assert ran.out.index("trade-with-me") < ran.out.index("Hm!") < ran.out.rindex("bell")


def test_names_and_notes_cannot_steer_a_terminal(tmp_path: Path) -> None:
    named = hat_header(seats=["\x1b[2J", "B\ne\x9bn", "Cleo"])
    ran = hatbox("replay", written(tmp_path, "names", named, {"note": "\x1b]0;hm\x07"}))
    assert ran.status == 0
    assert "\ufffd[2J" in ran.out
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", ran.out)
    unknown = hat_header(deck=["\x1b[2J/plain"])
    refused = hatbox("replay", written(tmp_path, "card", unknown))
    assert "\ufffd[2J/plain" in refused.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_the_game_in_its_own_words(tmp_path: Path, lang: str) -> None:
    path = written(tmp_path, "whole", *WHOLE)
    told = {each: hatbox("replay", path, "--lang", each).out for each in LANGUAGES}
    assert all(told.values())
    assert [each for each in LANGUAGES if told[each] == told[lang]] == [lang]


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told(tmp_path: Path, game: str) -> None:
    path = tmp_path / "game"
    path.write_bytes(random_match(game, near(game, 4), {}, 1).record())
    ran = hatbox("replay", path)
    assert ran.status == 0
    assert len(ran.out.splitlines()) > 10


def test_the_standard_input_is_a_record_too(tmp_path: Path) -> None:
    path = written(tmp_path, "whole", *WHOLE)
    told = hatbox("replay", path).out
    assert hatbox("replay", "-", stdin=path.read_bytes()).out == told
    assert hatbox("replay", stdin=path.read_bytes()).out == told
    assert hatbox("replay", path, "-", stdin=path.read_bytes()).out == told * 2


# --- In JSON --------------------------------------------------------------------------------


def test_json_gives_the_events_after_each_line_and_then_the_position(tmp_path: Path) -> None:
    blank: list[Line] = [WHOLE[0], "", *WHOLE[1:]]
    ran = hatbox("replay", written(tmp_path, "whole", *blank), "--json")
    assert (ran.status, ran.err) == (0, "")
    *lines, last = ran.json
    assert [line["line"] for line in lines] == [1, *range(3, len(WHOLE) + 2)]
    assert all(set(line) == {"line", "events"} for line in lines)
    assert lines[0]["events"][0]["event"] == "round-dealt"
    assert all(event["why"] for line in lines for event in line["events"])
    assert lines[-1]["events"] == []
    assert set(last) == {"position"}
    assert set(last["position"]) == HAT_POSITION
    assert (last["position"]["over"], last["position"]["scores"]) == (True, [3, 0, 0])


def test_final_gives_one_line_a_file_and_means_json(tmp_path: Path) -> None:
    good, early = written(tmp_path, "good", *ANTA), written(tmp_path, "early", *EARLY)
    bad = written(tmp_path, "bad", *WHOLE[:2], do(2, "refuse"))
    ran = hatbox("replay", "--final", good, bad, "-", early, stdin=raw(WHOLE[0]))
    assert (ran.status, ran.err) == (1, "")
    assert [line["file"] for line in ran.json] == [str(good), str(bad), "-", str(early)]
    assert set(ran.json[0]["position"]) == POSITION
    assert set(ran.json[1]) == {"file", "error"}
    assert set(ran.json[1]["error"]) == {"line", "kind", "message"}
    assert ran.json[3]["position"]["named"] == "bell"
    assert hatbox("replay", "--final", "--json", good).json == ran.json[:1]
    assert hatbox("replay", "--final", good, early).status == 0


def test_a_file_that_cannot_be_read_has_its_line_as_well(tmp_path: Path) -> None:
    good = written(tmp_path, "good", *ANTA)
    ran = hatbox("replay", "--final", tmp_path / "missing", tmp_path, good)
    assert ran.status == 1
    assert ["error" in line for line in ran.json] == [True, True, False]
    assert str(tmp_path / "missing") in refused(hatbox("replay", tmp_path / "missing"))


# --- What is refused ------------------------------------------------------------------------

REFUSED: dict[str, tuple[list[Line], int, str]] = {
    "nothing": ([], 1, "malformed"),
    "no JSON": (["{"], 1, "malformed"),
    "another version": ([hat_header(hatbox=2)], 1, "unsupported-version"),
    "other rules": ([hat_header(rules=7)], 1, "unsupported-version"),
    "an unknown game": ([hat_header(game="chess")], 1, "malformed"),
    "an unknown option": ([hat_header(options={"jokers": True})], 1, "malformed"),
    "too few cards": ([hat_header(deck=["hat/black-left"])], 1, "illegal"),
    "an unknown line": ([hat_header(), {"seat": 0, "do": "dance"}], 2, "malformed"),
    "a further key": ([hat_header(), give(0, "hat", why=1)], 2, "malformed"),
    "another seat": ([hat_header(), "", give(1, "hat")], 3, "not-your-turn"),
    "no such answer": ([hat_header(), give(0, "hat", to=1)], 2, "illegal"),
    "an answer after the end": ([*WHOLE[:-1], give(0, "hat")], 8, "game-over"),
    "a line after the result": ([*WHOLE, give(0, "hat")], 9, "game-over"),
    "a wrong result": ([*WHOLE[:-1], result([0], [3, 0, 0])], 8, "illegal"),
    "an early result": ([hat_header(), result([], [0, 0, 0])], 2, "illegal"),
    "a shuffle out of turn": (
        [hat_header(), {"chance": "shuffle", "deck": ["hat/black-left"]}],
        2,
        "illegal",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_bad_record_is_refused_with_its_line_and_nothing_else(tmp_path: Path, name: str) -> None:
    lines, line, kind = REFUSED[name]
    path = written(tmp_path, "bad", *lines)
    ran = hatbox("replay", path, "--final")
    assert ran.status == 1
    assert [(each["error"]["line"], each["error"]["kind"]) for each in ran.json] == [(line, kind)]
    message = ran.json[0]["error"]["message"]
    assert refused(hatbox("replay", path)) == f"{path}, line {line}: {message}\n"
    ran = hatbox("replay", path, "--json")
    assert (ran.status, ran.json) == (
        1,
        [{"error": {"line": line, "kind": kind, "message": message}}],
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said_in_every_language(tmp_path: Path, lang: str) -> None:
    path = written(tmp_path, "bad", hat_header(), give(1, "hat"))
    said = {each: refused(hatbox("replay", path, "--lang", each)) for each in LANGUAGES}
    assert [each for each in LANGUAGES if said[each] == said[lang]] == [lang]


def test_of_several_records_only_the_bad_ones_are_refused(tmp_path: Path) -> None:
    good, bad = written(tmp_path, "good", *WHOLE), written(tmp_path, "bad", "[]")
    ran = hatbox("replay", bad, good, bad)
    assert ran.status == 1
    assert ran.out == hatbox("replay", good).out
    assert len(ran.err.splitlines()) == 2


def test_whoever_stops_reading_along_gets_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "long"
    path.write_bytes(raw(WHOLE[0]) + b"\n" + b'{"note": "on and on"}\n' * 20_000)
    with subprocess.Popen(
        [*COMMAND, "replay", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        assert command.stdout.readline().startswith("That’s Not a Hat".encode())
        command.stdout.close()
        assert command.stderr.read() == b""
