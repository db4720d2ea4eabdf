"""What a messenger shows of a link to a table: Open Graph, which needs no JavaScript."""

from __future__ import annotations

import re
from html import escape

from ...words import Words
from ..table.names import UNNAMED
from ..table.table import Table

PICTURE = "/assets/invitation.png"
_HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")


def with_preview(page: str, table: Table, origin: str) -> str:
    """The page, with an invitation to the table in its host's language.

    It names the game and its host, as everybody may know who has the link, and nothing else.
    """
    host = table.people.get(table.owner) or table.people.get(table.host)
    words = Words(host.language if host else "en")
    name = host.name if host else UNNAMED
    shown = words.say("page-guest") if name == UNNAMED else name
    game = words.say(f"game-{table.settings.game}")
    facts = {
        "og:type": "website",
        "og:site_name": "Hatbox",
        "og:title": words.say("invitation-title", host=shown, game=game),
        "og:description": words.say("invitation-lead"),
        "og:locale": words.language,
        "og:url": f"{origin}/t/{table.id}",
        "og:image": origin + PICTURE,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": words.say("invitation-picture"),
        "twitter:card": "summary_large_image",
    }
    lines = [
        f'    <meta property="{key}" content="{escape(value)}" />' for key, value in facts.items()
    ]
    return page.replace("  </head>", "\n".join([*lines, "  </head>"]), 1)


def origin_of(scheme: str, host: str) -> str | None:
    """The address that was asked, if it is one."""
    return f"{scheme}://{host}" if _HOST.fullmatch(host) else None
