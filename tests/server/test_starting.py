"""A table is dealt from what its log says, whatever becomes of the deck files."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hatbox.games import GAMES, decks
from hatbox.server.play.hub import Ticket
from tests.server.house import house, live, play_on

LATER = {
    "antayagi-80": "[cards.plain]\nbone = 40\nfish = 40\n",
    "not-a-hat": '[cards]\nblack-left = ["a", "b", "c", "d", "e", "f", "g", "h"]\n',
}
"""A future content of the deck files."""


@pytest.mark.parametrize("game", LATER)
@live
async def test_a_table_stays_as_it_is_when_the_deck_file_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Any
) -> None:
    async with house(tmp_path) as here:
        guests = await here.game(game, 3, 3)
        match = guests[0].session.table.match
        assert match is not None
        lines = match.lines
        await play_on(here, guests, Random(1), lambda: len(lines) > 5)
        record, views = match.record(), [guest.news["view"] for guest in guests]
    the_game = GAMES[game]
    text = f'game = "{the_game.family}"\n{LATER[game]}'
    later = decks.read_deck(text, the_game.family, the_game.card)
    monkeypatch.setattr(type(the_game), "cards", lambda *_: later)
    async with house(tmp_path, seed=2) as here:
        for guest, view in zip(guests, views, strict=True):
            ticket = Ticket(guest.session.table.id, str(guest.token), 0)
            again = await here.guest(ticket)
            assert again.news["view"] == view
        match = again.session.table.match
        assert match is not None
        assert match.record() == record
        match = (await here.game(game, 3, 3))[0].session.table.match
        assert match is not None
        assert sorted(match.header.deck) == sorted(card.text for card in later)
