"""hatbox replay"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

from ..kernel.written import to_builtins
from ..records import Match, RecordError
from ..records import replay as replayed
from ..records.lines import Remark
from ..words import Words
from .common import (
    File,
    Lang,
    as_json,
    plain,
    printable,
    record_lines,
    refusal,
    refused,
    speak,
    unreadable,
)


def replay(*files: File, json: bool = False, final: bool = False, lang: Lang = "en") -> None:
    """Play records through the rules and tell the games in words.

    Parameters
    ----------
    files
        Records; - is the standard input.
    json
        One JSON object a line: the events after each line, then the whole position.
    final
        Exactly one JSON object a file: its last position, or what is wrong with it.
    """
    words = speak(lang)
    failed = False
    for file in files or ("-",):
        try:
            told = _told(file, words, json=json, final=final)
        except (RecordError, OSError) as error:
            failed = True
            told = _refused(file, error, words, json=json, final=final)
        if told:
            print("\n".join(told))
    if failed:
        sys.exit(1)


def _told(file: str, words: Words, *, json: bool, final: bool) -> list[str]:
    """What is printed for a good record; all of it is read before any of it is told."""
    if final:
        return [as_json({"file": plain(file), "position": _last(file)})]
    if json:
        return [as_json(line) for line in _events(file)]
    return story(record_lines(file), words)


def _refused(
    file: str, error: RecordError | OSError, words: Words, *, json: bool, final: bool
) -> list[str]:
    """What is printed for a refused record; a sentence goes to the standard error."""
    if isinstance(error, OSError):
        what: dict[str, Any] = {"line": 1, "kind": "malformed", "message": error.strerror}
        sentence = unreadable(file, error)
    else:
        what = refusal(error, words)
        sentence = refused(file, error, words)
    if final:
        return [as_json({"file": plain(file), "error": what})]
    if json:
        return [as_json({"error": what})]
    print(sentence, file=sys.stderr)
    return []


def _last(file: str) -> dict[str, Any]:
    match: Match | None = None
    for step in replayed(record_lines(file)):
        match = step.match
    assert match is not None
    return match.game.report(match.now)


def _events(file: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    for step in replayed(record_lines(file)):
        lines.append({"line": step.number, "events": to_builtins(step.news)})
        match = step.match
    return [*lines, {"position": match.game.report(match.now)}]


def story(lines: Iterable[bytes], words: Words) -> list[str]:
    """The game in sentences; a RecordError if the record is refused."""
    told: list[str] = []
    for step in replayed(lines):
        match, names = step.match, step.match.header.seats
        if step.line is None:
            game = words.say(f"game-{match.game.id}")
            told.append(words.say("cli-game", game=game, players=len(names)))
        if isinstance(step.line, Remark):
            told.append(f"  # {as_json(step.line.content)}")
        sentences = (words.event(match.game, event, names) for event in step.news)
        told += [sentence for sentence in sentences if sentence]
    if not match.over:
        waiting = ", ".join(names[seat] for seat in match.to_act)
        told.append(words.say("cli-unfinished", players=waiting))
    for name, points in zip(names, match.scores, strict=True):
        told.append(words.say(f"cli-score-{match.game.family}", player=name, score=points))
    return [printable(line) for line in told]
