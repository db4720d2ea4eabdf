"""A table on a television, and on the phones beside it."""

from __future__ import annotations

from typing import Any

from tests.page.scenes import (
    EVENING,
    OPENED,
    REVEALED,
    WINDOW,
    Json,
    Scene,
    antayagi,
    company,
    event,
    give,
    lobby,
    not_a_hat,
    said,
    swap,
    touch,
)

TELEVISION = {"width": 1920, "height": 1080}
ROOM = "/t/scene/tv"
UNSEEN = {"side": "unseen"}


def on_television(here: Json, view: Json | None = None, **more: Any) -> Scene:
    """The scene of a television."""
    return Scene({**here, "screens": 1}, view, member=None, path=ROOM, **more)


def unseen(players: int, **changes: Any) -> Json:
    """AntaYagí, as everybody sees it."""
    return antayagi(players, watcher=None, hands=[[UNSEEN] * 3] * players, **changes)


def televisions() -> dict[str, Scene]:
    """The television of a table, from the lobby to the evening's score."""
    people = company()
    crowd = lobby("antayagi-80", 7)
    window = {"type": "news", "number": 1, "events": [], "question": None, "seconds": 5}
    open_lobby = {**people, "state": "open", "commit": None}
    open_lobby["places"] = [*people["places"][:4], {"member": None, "bot": None}]
    again = {**people, "state": "open", "commit": None, "evening": EVENING}
    again["settings"] = {**people["settings"], "begins": True}
    over = {**people, "state": "over", "evening": EVENING}
    talk = (said(1, "thanks"), said(3, "hurry"))
    began = (event("turn-began", "A.T1", seat=1),)
    answering = not_a_hat(
        8,
        watcher=None,
        offered="white-right",
        named="kite",
        giver=0,
        receiver=1,
        agenda=[{"task": "answer-gift", "seat": 1, "why": []}],
        waiting=[1],
    )
    return {
        "lobby": on_television(open_lobby),
        "lobby-again": on_television(again, said=talk),
        "lobby-full": on_television(
            {**lobby("not-a-hat", 8), "state": "open", "commit": None}, said=talk
        ),
        "swap": on_television(
            people, unseen(5, **WINDOW), events=(REVEALED, OPENED), more=(window,)
        ),
        "swap-crowd": on_television(
            crowd, unseen(7, active=1, waiting=[1]), events=began, said=talk
        ),
        "give": on_television(lobby("not-a-hat", 8), answering),
        "result": on_television(
            over, unseen(5, agenda=[], waiting=[], winners=[0], scores=[5, 3, 0, 4, 4])
        ),
        "off": on_television(people, unseen(5), more=({"type": "bye", "reason": "refused"},)),
    }


def beside() -> dict[str, Scene]:
    """A phone at a table that a television shows."""
    found = {}
    for players, state in ((4, "choose"), (7, "choose"), (4, "sabotage"), (4, "feed"), (4, "take")):
        found[f"swap-{players}-{state}"] = swap("antayagi-80", players)[state]
    for state in ("name", "answer"):
        found[f"give-4-{state}"] = give(4)[state]
    waiting = antayagi(4, active=1, waiting=[1])
    found["swap-4-waiting"] = Scene(lobby("antayagi-80", 4), waiting)
    asides = {
        name: scene._replace(lobby={**scene.lobby, "screens": 1}) for name, scene in found.items()
    }
    menu = asides["swap-4-waiting"]._replace(then=touch("[data-act=menu]"))
    return {**asides, "menu": menu}
