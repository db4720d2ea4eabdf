"""Tables in every state, told as the server would tell of them: for pictures, not for tests."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from hatbox.games import GAMES
from hatbox.games.antayagi.events import SeenEvent as AntaYagiEvent
from hatbox.games.antayagi.secrecy import View as AntaYagiView
from hatbox.games.not_a_hat.events import AnyEvent as NotAHatEvent
from hatbox.games.not_a_hat.secrecy import View as NotAHatView
from hatbox.kernel.written import from_json
from hatbox.server.protocol.messages import PROTOCOL, Lobby, Question, Said
from hatbox.words import tell
from tests.page.rest import rest, watch

Json = dict[str, Any]
Then = Callable[[Page], object]

EVENTS: Json = {"antayagi": AntaYagiEvent, "not-a-hat": NotAHatEvent}

CHARACTERS = ("saboteur", "good-soul", "trickster", "gambler", "avenger", "doubter", "believer")
HANDS = (
    ("plain", "clue", "sabotage"),
    ("treasure", "hat", "wizard"),
    ("lollipop", "t-rex", "back:small-hat"),
    ("empty-box", "fish", "toxic-waste"),
    ("muffin", "bone", "t-rex"),
    ("lollipop", "lollipop", "treasure"),
    ("fish", "hat", "bone"),
)
AREAS = (
    ("treasure", "bone"),
    ("t-rex", "treasure", "hat"),
    (),
    ("bone", "muffin", "fish", "wizard"),
    ("treasure", "treasure", "bone", "fish", "hat", "t-rex"),
    ("hat",),
    (),
)
GIFTS = ("carrot", "kite", "anchor", "book", "crown", "door", "bicycle", "cactus")
ARROWS = ("black-left", "white-right", "white-left", "black-right")
CROWDS = ("choose", "sabotage", "rescue", "answer", "rounds")
"""States that are looked at with every number of players; the others with four."""


class Scene(NamedTuple):
    """What the server tells, and what one touches then."""

    lobby: Json
    view: Json | None = None
    question: Json | None = None
    events: tuple[Json, ...] = ()
    said: tuple[Json, ...] = ()
    claims: tuple[Json, ...] = ()
    more: tuple[Json, ...] = ()
    then: Then | None = None
    member: int | None = 1
    path: str = "/t/scene#k=token"


def lobby(game: str, players: int, **changes: Any) -> Json:
    """A person on the first seat, bots with characters on the others."""
    bots = [
        {"member": None, "bot": f"sharp+{CHARACTERS[seat % len(CHARACTERS)]}"}
        for seat in range(players - 1)
    ]
    return {
        "type": "lobby",
        "table": "scene",
        "settings": {"game": game, "players": players, "free_text": True},
        "state": "playing",
        "host": 1,
        "members": [person(1, "Ana", 0, portrait="fox")],
        "places": [{"member": 1, "bot": None}, *bots],
        "paused": False,
        "agreed": [],
        "commit": "5f1d" * 16,
        "rematch": None,
        "evening": None,
        **changes,
    }


def person(number: int, name: str, seat: int | None, **changes: Any) -> Json:
    known = {"id": number, "name": name, "language": "en", "seat": seat}
    return {**known, "connected": True, "muted": False, "program": False, **changes}


def side(card: str, seat: int) -> Json:
    if seat == 0 or card.startswith("back:"):
        return {"side": "back", "back": card.removeprefix("back:")}
    return {"side": "object", "object": card}


def antayagi(players: int, **changes: Any) -> Json:
    return {
        "watcher": 0,
        "hands": [[side(card, seat) for card in HANDS[seat]] for seat in range(players)],
        "areas": [list(AREAS[seat]) for seat in range(players)],
        "scores": [len(AREAS[seat]) for seat in range(players)],
        "needed": [5] * players,
        "draw": {"cards": 53, "top": "small-hat"},
        "discard": {"cards": 8, "top": "wizard"},
        "table": [],
        "active": 0,
        "chosen": None,
        "skipped": 0,
        "agenda": [{"task": "pass-turn"}, {"task": "choose-partner"}],
        "waiting": [0],
        "sealed": None,
        "winners": [],
        **changes,
    }


def not_a_hat(players: int, **changes: Any) -> Json:
    columns = [[{"side": "back", "back": ARROWS[seat % 4]}] for seat in range(players)]
    columns[1] = [{"side": "gift", "gift": GIFTS[1]}]
    penalties = [
        {"cards": seat % 3, "top": GIFTS[-seat] if seat % 3 else None} for seat in range(players)
    ]
    return {
        "watcher": 0,
        "columns": columns,
        "penalties": penalties,
        "shop": {"cards": 74, "top": "strawberry"},
        "shown": None,
        "offered": None,
        "named": None,
        "giver": None,
        "receiver": None,
        "starter": 0,
        "round": 1,
        "rounds": 1,
        "gifts": 1,
        "scores": [0] * players,
        "agenda": [{"task": "take-from-shop", "seat": 0, "why": []}],
        "waiting": [],
        "winners": [],
        **changes,
    }


def asked(*options: Json, naming: Json | None = None, seconds: float | None = None) -> Json:
    known = {"number": 1, "seat": 0, "options": list(options)}
    return {**known, "naming": naming, "seconds": seconds}


def event(name: str, *why: str, **facts: Any) -> Json:
    return {"event": name, "why": list(why), **facts}


def said(seat: int, phrase: str | None, **about: Any) -> Json:
    known = {"type": "said", "member": None, "seat": seat, "phrase": phrase}
    return {**known, **about}


def claimed(seat: int, slot: int, by: int, card: str) -> Json:
    """A claim; the others are bots."""
    member = None if by else 1
    return {"seat": seat, "slot": slot, "by": by, "card": card, "member": member}


def pins(players: int) -> tuple[Json, ...]:
    """One claim, the same claim of two, and as many different ones as there are others."""
    objects = ("fish", "hat", "treasure", "bone", "wizard", "t-rex")
    return (
        claimed(0, 0, 1, "fish"),
        claimed(0, 1, 1, "hat"),
        claimed(0, 1, 2, "hat"),
        claimed(1, 0, 0, "treasure"),
        *(claimed(0, 2, by, objects[by - 1]) for by in range(1, players)),
        *(claimed(2, 1, by, objects[by % 6]) for by in range(players) if by != 2),
    )


def touch(*places: str) -> Then:
    def touching(page: Page) -> None:
        for place in places:
            page.locator(place).first.click()

    return touching


OFFERS = [{"do": "offer", "slot": slot} for slot in range(3)]
PASS = {"do": "pass"}
FREE: Json = {"member": None, "bot": None}
BOMB = {"do": "sabotage", "slot": 2}
EXCHANGE = {
    "chosen": 1,
    "agenda": [{"task": "pass-turn"}, {"task": "choose-offers"}],
    "waiting": [0, 1],
}
LAID = [
    {"side": "object", "seat": 0, "object": "muffin"},
    {"side": "object", "seat": 1, "object": "treasure"},
]
WINDOW = {
    "chosen": 1,
    "table": LAID,
    "agenda": [{"task": "pass-turn"}, {"task": "exchange"}, {"task": "window"}],
    "waiting": [],
}
REVEALED = event(
    "offers-revealed",
    "A.T1",
    seats=[0, 1],
    slots=[1, 0],
    objects=["muffin", "treasure"],
)
OPENED = event("window-opened", "A.S1", sabotages=0)


def choices(players: int) -> Json:
    return asked(*({"do": "choose", "partner": seat} for seat in range(1, players)))


def swap(game: str, players: int) -> dict[str, Scene]:
    """AntaYagí, from the first touch to the end."""
    here = lobby(game, players)
    began = event("turn-began", "A.T1", seat=0)
    bombed = [*LAID, {"side": "back", "seat": 2}]
    feeding = {
        "areas": [["t-rex", "treasure", "bone"], *(list(area) for area in AREAS[1:players])],
        "agenda": [{"task": "pass-turn"}, {"task": "feed-t-rex", "seat": 0}],
        "waiting": [0],
    }
    return {
        "choose": Scene(here, antayagi(players), choices(players), (began,)),
        "offer": Scene(
            here,
            antayagi(players, **EXCHANGE),
            asked(*OFFERS),
            (event("partner-chosen", "A.T1", seat=0, partner=1),),
        ),
        "armed": Scene(
            here,
            antayagi(players, **EXCHANGE),
            asked(*OFFERS),
            (event("offer-sealed", "A.T2", seat=1),),
            then=touch(".mine [data-act=pick]"),
        ),
        "sealed": Scene(
            here,
            antayagi(players, **{**EXCHANGE, "waiting": [1], "sealed": {"do": "offer", "slot": 0}}),
            None,
            (event("offer-sealed", "A.T2", seat=0),),
        ),
        "sabotage": Scene(
            here, antayagi(players, **WINDOW), asked(BOMB, PASS, seconds=5), (REVEALED, OPENED)
        ),
        "sabotage-armed": Scene(
            here,
            antayagi(players, **WINDOW),
            asked(BOMB, PASS, seconds=5),
            (OPENED,),
            then=touch(".mine [data-act=pick]:enabled"),
        ),
        "rescue": Scene(
            here,
            antayagi(players, **{**WINDOW, "table": bombed}),
            asked(BOMB, PASS, seconds=5),
            (event("window-opened", "A.S3", sabotages=1),),
        ),
        "no-sabotage": Scene(
            here,
            antayagi(players, **{**WINDOW, "table": bombed}),
            asked(PASS, seconds=4),
            (event("window-opened", "A.S3", sabotages=1),),
        ),
        "take": Scene(
            here,
            antayagi(
                players,
                chosen=1,
                agenda=[{"task": "pass-turn"}, {"task": "take-from-hand", "seat": 0, "partner": 1}],
            ),
            asked(*({"do": "take", "slot": slot} for slot in range(3))),
            (event("arrived", "A.O4", seat=0, object="lollipop", origin="table", giver=1, slot=1),),
        ),
        "feed": Scene(
            here,
            antayagi(players, **feeding),
            asked({"do": "feed", "object": "treasure"}, {"do": "feed", "object": "bone"}),
            (event("arrived", "A.O7", seat=0, object="t-rex", origin="table", giver=1, slot=1),),
        ),
        "wizard": Scene(
            here,
            antayagi(players, active=1, waiting=[1]),
            None,
            (
                event(
                    "discarded",
                    "A.O9",
                    seat=2,
                    object="treasure",
                    origin="hand",
                    slot=0,
                ),
            ),
        ),
        "bubbles": Scene(
            here,
            antayagi(players, active=1, waiting=[1]),
            None,
            (event("turn-began", "A.T1", seat=1),),
            said=(
                said(1, "your-card-is", to=0, slot=1, card="treasure", cards=3),
                said(2, "sabotage"),
                said(0, "trust-me"),
            ),
        ),
        "pins": Scene(
            here,
            antayagi(players, active=1, waiting=[1]),
            None,
            (event("turn-began", "A.T1", seat=1),),
            claims=pins(players),
        ),
        "result": Scene(
            {**here, "state": "over"},
            antayagi(
                players, agenda=[], waiting=[], winners=[0], scores=[5, 3, 0, 4, 4, 1, 0][:players]
            ),
            None,
            (event("game-won", "A.E1", seat=0, hands=[]),),
        ),
    }


def give(players: int) -> dict[str, Scene]:
    """That's Not a Hat."""
    here = lobby("not-a-hat", players)
    giving = {"agenda": [{"task": "give-gift", "seat": 0}], "waiting": [0], "giver": 0}
    offered = {"offered": "black-left", **giving}
    from_right = {
        "agenda": [{"task": "answer-gift", "seat": 0}],
        "waiting": [0],
        "giver": players - 1,
        "receiver": 0,
        "offered": "black-left",
        "named": "carrot",
    }
    any_gift = {"field": "gift"}
    naming = asked({"do": "give"}, naming=any_gift)
    to_anybody = asked(*[{"do": "give", "to": seat} for seat in range(1, players)], naming=any_gift)
    answering = asked({"do": "accept"}, {"do": "refuse"})
    spoken = event("gift-offered", "H.T5", giver=players - 1, receiver=0, named="carrot")
    return {
        "dealt": Scene(
            here,
            not_a_hat(
                players, columns=[[{"side": "gift", "gift": gift}] for gift in GIFTS[:players]]
            ),
        ),
        "name": Scene(here, not_a_hat(players, **offered), naming),
        "picker": Scene(here, not_a_hat(players, **offered), naming, then=touch("[data-act=name]")),
        "picked": Scene(
            here,
            not_a_hat(players, **{**offered, "offered": "white-any"}),
            to_anybody,
            then=touch("[data-act=name]", "dialog li:nth-child(7) button", "[data-act=to]"),
        ),
        "answer": Scene(here, not_a_hat(players, **from_right), answering, (spoken,)),
        "refuse": Scene(
            here,
            not_a_hat(players, **from_right),
            answering,
            (spoken,),
            then=touch("[data-act=refuse]"),
        ),
        "waiting": Scene(here, not_a_hat(players, **{**offered, "giver": 1, "waiting": [1]})),
        "talk": Scene(
            here, not_a_hat(players, **from_right), answering, then=touch("[data-act=person]")
        ),
        "rounds": Scene(
            here,
            not_a_hat(
                players,
                **{
                    **from_right,
                    "rounds": 3,
                    "round": 2,
                    "gifts": 2,
                    "scores": [seat % 4 for seat in range(players)],
                    "columns": [
                        [{"side": "back", "back": ARROWS[(seat + more) % 4]} for more in range(2)]
                        for seat in range(players)
                    ],
                },
            ),
            answering,
        ),
        "result": Scene(
            {**here, "state": "over"},
            not_a_hat(
                players,
                agenda=[],
                winners=[1, 2][: players - 1],
                scores=[2, 0, 0, 3, 1, 1, 2, 3][:players],
            ),
        ),
    }


EVENING: Json = {
    "played": {"antayagi-80": 2, "not-a-hat": 3, "antayagi-65": 1},
    "scores": [
        {"member": 1, "name": "Ana", "won": {"antayagi-80": 1, "not-a-hat": 2}},
        {"member": 2, "name": "Max", "won": {"antayagi-65": 1}},
        {"member": None, "name": "Olga", "won": {}},
        {"member": None, "name": None, "won": {"antayagi-80": 1, "not-a-hat": 1}},
    ],
}

# Names in the score of the evening that do not stand on one line.
BROKEN_NAMES = """() => [...document.querySelectorAll("[data-evening] tbody bdi")]
    .filter((name) => name.getClientRects().length > 1)
    .map((name) => name.textContent)
    .filter((name) => name.length < 9)"""

VARIED: Json = {
    "game": "not-a-hat", "players": 5, "limit": 30, "first": 0, "deck": "…", "free_text": True,
    "bots_talk": False, "spectators": False, "locked": True,
}  # fmt: skip


def company() -> Json:
    """People and a bot that sits in for one of them."""
    here = lobby("antayagi-80", 5)
    here["members"] = [
        person(1, "Ana", 0, portrait="fox"),
        person(2, "Maximiliane-Wilhelmina", 1, portrait="otter"),
        person(3, "שלום עולם", 2, connected=False, away=75),
        person(4, "👒👒👒", 3, connected=False, away=20),
    ]
    here["places"][1:4] = [
        {"member": 2, "bot": None},
        {"member": 3, "bot": None},
        {"member": 4, "bot": "regular"},
    ]
    return here


def shared(game: str, players: int) -> Json:
    """Everybody at the device of the first; in AntaYagí another has their own."""
    here = lobby(game, players)
    names = ("Ana", "Maximiliane-Wilhelmina", "Cleo", "Ben", "Elsa", "Fritz", "Gus", "Hal")
    owners = [1 if game == "not-a-hat" or seat < 3 else None for seat in range(players)]
    here["members"] = [
        person(seat + 1, names[seat], seat, device=owners[seat] if seat else None)
        for seat in range(players)
    ]
    here["places"] = [{"member": seat + 1, "bot": None} for seat in range(players)]
    return here


def devices() -> dict[str, Scene]:
    """Several people at one device."""
    phone = shared("antayagi-80", 4)
    unseen = {"watcher": None, "hands": [[{"side": "unseen"}] * 3] * 4}
    covered = antayagi(4, **{**WINDOW, **unseen})
    naming = asked({"do": "give"}, naming={"field": "gift"})
    answering = {
        "agenda": [{"task": "answer-gift", "seat": 1}],
        "waiting": [1],
        "giver": 0,
        "receiver": 1,
        "offered": "black-left",
        "named": "carrot",
        "watcher": None,
    }
    reply = {**asked({"do": "accept"}, {"do": "refuse"}), "seat": 1}
    giving = {"agenda": [{"task": "give-gift", "seat": 0}], "waiting": [0], "giver": 0}
    offering = {**giving, "offered": "white-any", "watcher": None}
    apart = shared("not-a-hat", 5)
    apart["members"][1].update(device=None, connected=False, away=75)
    apart["members"][2].update(device=None, portrait="otter")
    apart["members"].pop()
    apart["places"][4] = {"member": None, "bot": "sharp+doubter"}
    return {
        "tablet-apart": Scene(apart, not_a_hat(5, **answering)),
        "passed-on": Scene(phone, covered, more=({"type": "hand-to", "seat": 1},)),
        "passed-on-waiting": Scene(phone, antayagi(4, active=3, waiting=[3], **unseen)),
        "passed-on-mine": Scene(phone, antayagi(4, **WINDOW), asked(BOMB, PASS), (OPENED,)),
        "lobby-shared": Scene(
            {**shared("not-a-hat", 3), "state": "open", "places": [*phone["places"][:3], FREE]}
        ),
        **{
            f"tablet-{players}": Scene(
                shared("not-a-hat", players), not_a_hat(players, **answering), reply
            )
            for players in (3, 4, 5, 6, 7, 8)
        },
        "tablet-name": Scene(shared("not-a-hat", 4), not_a_hat(4, **offering), naming),
    }


def tables() -> dict[str, Scene]:
    """Everything around a game."""
    people = company()
    waiting = antayagi(5, active=1, waiting=[1])
    open_lobby = {**people, "state": "open", "commit": None}
    open_lobby["places"] = [*people["places"][:4], {"member": None, "bot": None}]
    full = {**lobby("not-a-hat", 8), "state": "open"}
    options = {"gifts": 2, "arrows": "black", "rounds": 4, "special": True}
    varied = {**open_lobby, "settings": {**VARIED, "options": options}}
    again = {**people, "state": "open", "commit": None, "evening": EVENING}
    again["settings"] = {**people["settings"], "begins": True}
    over = {**people, "state": "over", "evening": EVENING, "rematch": "next"}
    won = antayagi(5, agenda=[], waiting=[], winners=[0], scores=[5, 3, 0, 4, 4])
    wrong = {
        "type": "failed",
        "key": None,
        "kind": "deck",
        "message": "error-deck-toml",
        "args": {"place": "3:7"},
    }
    return {
        "lobby-host": Scene(open_lobby),
        "lobby-bot": Scene(open_lobby, then=touch("[data-act=add-bot]")),
        "lobby-guest": Scene(open_lobby, member=2),
        "lobby-varied": Scene(varied, said=(said(0, None, member=1, text="👒?"),), member=2),
        "lobby-picture": Scene(open_lobby, then=touch("[data-act=portrait]")),
        "lobby-kick": Scene(open_lobby, then=touch("[data-act=kick]")),
        "lobby-full": Scene(full),
        "lobby-wrong-deck": Scene(open_lobby, more=(wrong,)),
        "lobby-again": Scene(again),
        "lobby-again-guest": Scene(again, member=2),
        "evening": Scene({**over, "rematch": None}, won),
        "invited": Scene(over, won, member=2),
        "voting": Scene({**people, "agreed": [2]}, waiting),
        "away": Scene(people, antayagi(5, active=2, waiting=[2])),
        "people": Scene(people, waiting),
        "paused": Scene({**people, "paused": True}, waiting),
        "person": Scene(people, waiting, then=touch("[data-seat='1'] [data-act=person]")),
        "bot": Scene(people, waiting, then=touch("[data-seat='4'] [data-act=person]")),
        "talk-card": Scene(people, waiting, then=touch("[data-act=about]")),
        "talk": Scene(people, waiting, then=touch("[data-act=talk]")),
        "why": Scene(people, waiting, None, (REVEALED,), then=touch("[data-act=why]")),
        "log": Scene(
            people,
            waiting,
            None,
            (event("turn-began", "A.T1", seat=0), REVEALED, OPENED),
            then=touch("[data-act=log]"),
        ),
        "menu": Scene(people, waiting, then=touch("[data-act=menu]")),
        "settings": Scene(people, waiting, then=touch("[data-act=preferences]")),
        "ended": Scene({**people, "state": "ended"}, waiting),
        "watching": Scene(
            people,
            antayagi(5, active=1, waiting=[1], watcher=None, hands=[[{"side": "unseen"}] * 3] * 5),
            member=None,
        ),
        "restarting": Scene(
            people,
            waiting,
            more=({"type": "bye", "reason": "restarting"},),
            then=lambda page: page.locator("[data-link=restarting] p").wait_for(),
        ),
        "unstored": Scene(
            people,
            waiting,
            more=({"type": "bye", "reason": "store"},),
            then=lambda page: page.locator("[data-link=store] p").wait_for(),
        ),
        "second-tab": Scene(people, waiting, more=({"type": "bye", "reason": "replaced"},)),
        "sent-away": Scene(people, waiting, more=({"type": "bye", "reason": "kicked"},)),
        "gone": Scene(people, waiting, more=({"type": "bye", "reason": "gone"},)),
        "new-version": Scene(people, waiting, more=({"type": "bye", "reason": "version"},)),
    }


# Letters and pictures are there, and whatever moves only for a while has arrived.
def show(
    page: Page, url: str, scene: Scene, sent: list[Json] | None = None
) -> Callable[[Json], None]:
    """The page, at that table; gives a function that tells it something later.

    What the page sends is added to `sent`.
    """
    check(scene)
    came: list[WebSocketRoute] = []

    def connected(socket: WebSocketRoute) -> None:
        """Once, because a person who was sent away does not get in again."""
        came.append(socket)
        if len(came) == 1:
            answer(socket, scene, [] if sent is None else sent)
        else:
            socket.close()

    watch(page)
    page.route_web_socket("**/ws", connected)
    # A page that is too old would fetch the new one first, once.
    page.add_init_script("sessionStorage.setItem('hatbox.reloaded', '1')")
    page.goto(url + scene.path)
    sent_away = any(each["type"] == "bye" for each in scene.more)
    page.locator("[data-board]" if scene.view and not sent_away else "h1").first.wait_for()
    rest(page)
    if scene.then:
        scene.then(page)
        rest(page)
    return lambda message: came[0].send(json.dumps(message))


def check(scene: Scene) -> None:
    """A picture of what cannot be is no picture: the server's own types read it."""
    msgspec.convert(scene.lobby, Lobby)
    for each in scene.said:
        msgspec.convert(each, Said)
    if scene.question:
        msgspec.convert(scene.question, Question)
    if scene.view:
        hat = scene.lobby["settings"]["game"] == "not-a-hat"
        kind: Any = NotAHatView if hat else AntaYagiView
        from_json(json.dumps(scene.view), kind)


def line(happened: Json, scene: Scene) -> Json:
    """An event, as somebody who comes is told it."""
    assert scene.view is not None
    game = GAMES[scene.lobby["settings"]["game"]]
    event: Any = from_json(json.dumps(happened), EVENTS[game.family])
    return {
        "type": "told",
        "tell": tell(game, event, scene.view["watcher"]),
        "why": happened["why"],
    }


def change(page: Page, later: Callable[[Json], None], scene: Scene, number: int) -> None:
    """Another scene of the table that the page shows: much quicker than another page."""
    later(standing(scene, number))
    page.locator(f"[data-moment='{number}']").wait_for()
    if scene.then:
        scene.then(page)
    rest(page)


def standing(scene: Scene, number: int = 1) -> Json:
    """How things stand, as somebody who comes is told it."""
    told = [line(each, scene) for each in scene.events]
    question = scene.question and {**scene.question, "number": number}
    view = {"type": "view", "number": number, "view": scene.view, "told": told}
    return {**view, "claims": scene.claims, "question": question}


def answer(socket: WebSocketRoute, scene: Scene, sent: list[Json]) -> None:
    def heard(raw: str | bytes) -> None:
        message = json.loads(raw)
        sent.append(message)
        if message["type"] != "hello":
            socket.send(json.dumps({"type": "ack", "key": message["key"]}))
            return
        hello: list[Json] = [
            {
                "type": "welcome",
                "protocol": PROTOCOL,
                "version": "scene",
                "member": scene.member,
                "lobby": scene.lobby,
            }
        ]
        if scene.view:
            hello.append(standing(scene))
        for each in [*hello, *scene.said, *scene.more]:
            socket.send(json.dumps(each))

    socket.on_message(heard)
