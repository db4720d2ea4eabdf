"""Bodies of requests, read as strictly as the schema says."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.exceptions import ValidationException
from msgspec import ValidationError

from ...kernel.written import from_builtins

_PLACE = re.compile(r" - at `\$\.?(.*)`$")


class StrictRequest(Request[Any, Any, Any]):
    """Reads a body into its type itself: Litestar would take "3" for 3, and 0 for false."""

    async def json(self) -> Any:
        content = await super().json()
        wanted = self.route_handler.parsed_data_field
        if wanted is None:
            return content
        try:
            return from_builtins(content, wanted.annotation)
        except ValidationError as error:
            what, place = str(error), _PLACE.search(str(error))
            wrong = {
                "key": place[1] if place else "data",
                "message": _PLACE.sub("", what),
                "source": "body",
            }
            raise ValidationException(extra=[wrong]) from None
