"""The same kind of room on several servers: how each is started, and how its clients speak."""

from .boardgame import BOARDGAME
from .colyseus import COLYSEUS
from .ours import HATBOX

ROOMS = HATBOX, BOARDGAME, COLYSEUS

__all__ = ["BOARDGAME", "COLYSEUS", "HATBOX", "ROOMS"]
