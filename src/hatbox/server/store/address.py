"""Where a PostgreSQL database is."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

from ...kernel.errors import malformed

_HOST = r"(?:[\w.%-]*|\[[\w.:%]+\])(?::\d+)?"
_PLACE = re.compile(rf"{_HOST}(?:,{_HOST})*")


class Address:
    """An address such as postgresql://hatbox@db.example.org/hatbox; as text without its secrets."""

    def __init__(self, url: str) -> None:
        self.url = url
        """The whole address, which may hold a password."""
        parts = urlsplit(url)
        who, at, where = parts.netloc.rpartition("@")
        # A password with a slash or a question mark would be taken for a part of the place.
        if not _PLACE.fullmatch(where) or "@" in parts.path + parts.query + parts.fragment:
            raise malformed("error-database-url")
        user, _, password = who.partition(":")
        self.has_password = bool(password or "password=" in parts.query)
        self._shown = f"postgresql://{user}{at}{where}{parts.path}"

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"Address({self._shown})"


def place_of(data: str) -> Path | Address:
    """A file, or the address of a PostgreSQL; a RuleError if it is any other address."""
    scheme, is_address, _ = data.partition("://")
    if not is_address:
        return Path(data)
    if scheme not in ("postgresql", "postgres"):
        raise malformed("error-database-url")
    try:
        return Address(data)
    except ValueError:
        raise malformed("error-database-url") from None  # the error could show a password
