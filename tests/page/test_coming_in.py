"""Coming to a table: the invitation, the door, and the lobby."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route, expect

from tests.page.conftest import Visit


def addresses(*known: str) -> Any:
    """The server, with these addresses in its networks."""

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps({"addresses": known}), content_type="application/json")

    return answer


def test_an_invitation_holds_the_address_that_others_can_reach(visit: Visit) -> None:
    """Also when the host has opened the page on the server's own machine."""
    home, vpn = "http://192.168.1.20:8080", "http://10.8.0.2:8080"
    host = visit(language="fr")
    link, code = host.page.locator("#share-link"), host.page.locator(".code path")
    only_here = host.page.get_by_text(host.say("share-local"))
    host.with_friends("not-a-hat")
    table = host.page.url.rpartition("/")[2]
    expect(link).to_have_value(host.page.url)
    expect(only_here).to_be_visible()
    drawn = code.get_attribute("d")
    host.page.route("**/api/addresses", addresses(home, vpn))
    host.page.reload()
    expect(link).to_have_value(f"{home}/t/{table}")
    expect(only_here).to_have_count(0)
    expect(code).not_to_have_attribute("d", drawn or "")
    drawn = code.get_attribute("d")
    host.page.locator("[data-set=address]").select_option(vpn)
    expect(link).to_have_value(f"{vpn}/t/{table}")
    expect(code).not_to_have_attribute("d", drawn or "")
