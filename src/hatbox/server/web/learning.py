"""Lessons and worked examples over HTTP."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath

from ...games import GAMES
from ...kernel.errors import RuleError
from ..lookback.examples import Example, examples
from ..table.lessons import Lesson, lesson, lesson_ids
from .bodies import problems


@get("/api/lessons/{name:str}", responses=problems(403, 404, 429))
async def learn(name: FromPath[str], request: Request[Any, Any, Any], state: State) -> Lesson:
    """A lesson: a prepared game, as the learner's seat sees it."""
    state.gate.check(state.gate.asking, request)
    known = await asyncio.to_thread(all_lessons)
    if name not in known:
        raise RuleError("malformed", "error-no-such-lesson")
    return known[name]


@cache
def all_lessons() -> dict[str, Lesson]:
    """All lessons by their names, made once: they are as they were when the server began."""
    return {name: lesson(name) for name in lesson_ids()}


@get("/api/examples/{game:str}/{name:str}", responses=problems(403, 404, 429))
async def example(
    game: FromPath[str], name: FromPath[str], request: Request[Any, Any, Any], state: State
) -> Example:
    """A worked example of a topic of the rules."""
    state.gate.check(state.gate.asking, request)
    found = await asyncio.to_thread(examples, game) if game in GAMES else {}
    if name not in found:
        raise RuleError("malformed", "error-no-such-example")
    return found[name]


LEARNING = (learn, example)
