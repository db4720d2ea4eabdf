"""Where cards lie on the board, leave it and land, by the rules of the games and nothing else."""

from __future__ import annotations

from typing import Any

from tests.page.witness import places


def all_places(view: dict[str, Any]) -> dict[str, list[str]]:
    """The drawings of a view, by the board's names for the places."""
    if "areas" in view:
        return places(view)
    found = {
        f"column:{seat}:{slot}:": gifts(side.get("gift"))
        for seat, column in enumerate(view["columns"])
        for slot, side in enumerate(column)
    }
    for seat, pile in enumerate(view["penalties"]):
        found[f"penalty:{seat}:"] = gifts(pile["top"])
    return {**found, "shop:": gifts(view["shop"]["top"]), "offered:": gifts(view["shown"])}


def arrows(view: dict[str, Any]) -> dict[str, tuple[str, int | None]]:
    """The back of each gift that lies face down, and the seat at which its arrow points."""
    found = {
        f"column:{seat}:{slot}:": (seat, side["back"])
        for seat, column in enumerate(view["columns"])
        for slot, side in enumerate(column)
        if "back" in side
    }
    if view["offered"]:
        found["offered:"] = (view["giver"], view["offered"])
    ways = {"left": 1, "right": -1}
    players = len(view["columns"])
    return {
        place: (back, (seat + ways[way]) % players if (way := back.split("-")[1]) in ways else None)
        for place, (seat, back) in found.items()
    }


def gifts(gift: str | None) -> list[str]:
    return [f"gift-{gift}"] if gift else []


def leaves(event: dict[str, Any], before: dict[str, Any]) -> list[str]:
    """The places that cards leave during an event, on the board before it."""
    seat, slot = event.get("giver", event.get("seat")), event.get("slot")
    match event:
        case {"event": "offers-revealed", "seats": seats, "slots": slots}:
            pairs = sorted(zip(seats, slots, strict=True))
            found = [f"hand:{seat}:{slot}:" for seat, slot in pairs]
        case {"event": "sabotaged"}:
            found = [f"hand:{seat}:{slot}:"]
        case {"origin": origin}:
            found = [f"laid:{slot}:" if origin == "table" else f"{origin}:{seat}:{slot}:"]
        case {"event": "gift-accepted"}:
            found = ["offered:", "words:named:", "words:of-giver:"]
        case {"event": "penalty-taken"}:
            found = ["offered:", "words:of-giver:"]
        case {"event": "gift-turned" | "gift-picked"} if before["shown"] is None:
            found = [f"column:{seat}:0:"]
        case _:
            found = []
    return found


def bites(event: dict[str, Any]) -> str:
    """The place of the food that a T-Rex bites."""
    eaten = event["event"] == "discarded" and event["object"] != "t-rex"
    return f"area:{event['seat']}:{event['slot']}:" if eaten and "A.O7" in event["why"] else ""


def lands(  # noqa: PLR0911 one case an event
    event: dict[str, Any], before: dict[str, Any], after: dict[str, Any]
) -> list[str]:
    """The places where cards come to lie by flying there, on the board after an event."""
    seat = event.get("seat")
    match event:
        case {"event": "dealt", "hands": rows} | {"event": "round-dealt", "gifts": rows}:
            row = "hand" if "hands" in event else "column"
            return [f"{row}:{i}:{n}:" for i, cards in enumerate(rows) for n in range(len(cards))]
        case {"event": "offers-revealed"}:
            return ["laid:0:", "laid:1:"]
        case {"event": "sabotaged"}:
            return [f"laid:{len(after['table']) - 1}:"]
        case {"event": "arrived"}:
            return [f"area:{seat}:{len(after['areas'][seat]) - 1}:"]
        case {"event": "drew"}:
            return [f"hand:{seat}:{len(after['hands'][seat]) - 1}:"]
        case {"event": "discarded", "origin": "hand" | "table"}:
            return ["discard:"]
        case {"event": "reshuffled"}:
            return ["draw:"]
        case {"event": "gift-accepted"}:
            return [f"column:{seat}:{len(after['columns'][seat]) - 1}:"]
        case {"event": "penalty-taken"}:
            return [f"penalty:{seat}:"]
        case {"event": "gift-shown"}:
            return ["offered:"]
        case {"event": "gift-turned" | "gift-picked"} if before["shown"] is None:
            return ["offered:"]
        case _:
            return []
