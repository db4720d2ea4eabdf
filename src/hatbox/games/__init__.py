"""All the games, by the name that records give them."""

from __future__ import annotations

from ..kernel.game import Game
from .antayagi import ANTAYAGI_65, ANTAYAGI_80
from .not_a_hat import NOT_A_HAT

GAMES: dict[str, Game] = {game.id: game for game in (ANTAYAGI_80, ANTAYAGI_65, NOT_A_HAT)}
