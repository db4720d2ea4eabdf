"""What the bar at the bottom says at rest, by the rules of the games and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hatbox.words.lists import names_and
from hatbox.words.sentences import Speaker

Say = Callable[..., str]


def sentence(
    speaker: Speaker, say: Say, view: dict[str, Any], question: dict[str, Any] | None
) -> str:
    """The question to the watcher; or what the table waits for."""
    if not view["agenda"]:
        return say("page-game-over")
    options = (question or {}).get("options", [])
    asked = _antayagi if "areas" in view else _not_a_hat
    if question and (found := asked(speaker, say, view, question, options)):
        return found
    if view["agenda"][-1]["task"] == "window":
        return say("ay-wait-rescue" if len(_sabotages(view)) % 2 else "ay-wait-sabotage")
    others = [speaker.names[seat] for seat in view["waiting"] if seat != view["watcher"]]
    if not others:
        return say("page-loading")
    return say("page-waiting-for", names=names_and(speaker.language, others))


def note(speaker: Speaker, say: Say, view: dict[str, Any]) -> str | None:
    """Who only watches is told so, and everybody what is at stake; None: something else."""
    if view["watcher"] is None:
        return say("page-watching")
    if not view["agenda"] or view["agenda"][-1]["task"] != "window":
        return None
    mine, theirs = view["table"][:2]
    seats = {"active": mine["seat"], "chosen": theirs["seat"]}
    you = next((role for role, seat in seats.items() if seat == view["watcher"]), "nobody")
    objects = {"active-object": mine["object"], "chosen-object": theirs["object"]}
    names = {role: speaker.names[seat] for role, seat in seats.items()}
    called = {role: speaker.called("object", each)[""] for role, each in objects.items()}
    return say("ay-stake", you=you, **names, **called)


def _sabotages(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [card for card in view["table"] if card["side"] == "back"]


def _antayagi(  # noqa: PLR0911 one case a question
    speaker: Speaker,
    say: Say,
    view: dict[str, Any],
    _question: dict[str, Any],
    options: list[dict[str, Any]],
) -> str:
    names, task, me = speaker.names, view["agenda"][-1], view["watcher"]
    match sorted({each["do"] for each in options}):
        case ["choose"]:
            return say("ay-ask-partner")
        case ["offer"]:
            other = view["chosen"] if view["active"] == me else view["active"]
            return say("ay-ask-offer", name=names[other])
        case ["take"]:
            return say("ay-ask-take", name=names[task["partner"]])
        case ["feed"]:
            return say("ay-ask-feed")
        case ["pass"]:
            return say("ay-no-sabotage")
        case ["pass", "sabotage"]:
            played = _sabotages(view)
            last = played[-1]["seat"] if played else None
            said = {
                "you": "seat" if last == me else "other",
                "name": names[last or 0],
                "sabotages": len(played),
            }
            return say("ay-ask-rescue" if len(played) % 2 else "ay-ask-sabotage", **said)
        case _:
            return ""


def _not_a_hat(
    speaker: Speaker,
    say: Say,
    view: dict[str, Any],
    question: dict[str, Any],
    _options: list[dict[str, Any]],
) -> str:
    if question.get("naming"):
        return say("nh-ask-name")
    have = speaker.called("gift", view["named"])["have"]
    return say("nh-ask-reply", name=speaker.names[view["giver"]], have=have)
