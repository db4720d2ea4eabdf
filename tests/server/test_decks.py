"""Decks that somebody puts together on the page."""

from __future__ import annotations

import asyncio
import json
import os
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import Any

import pytest

from hatbox import RuleError
from hatbox.games import GAMES
from hatbox.server.play.estimates import MOST_LINES, MOST_WAITING, Estimates, played
from hatbox.server.table.decks import put_together, read
from tests.server.house import live
from tests.server.running import Server, http


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_that_is_put_together_is_read_as_it_was_meant(game: str) -> None:
    own = read(game, None)
    assert own.counts == {card: own.usual.get(card, 0) for card in own.counts}
    assert (own.cards + own.spare, own.wrong) == (sum(own.usual.values()), None)
    the_game = GAMES[game]
    assert own.cards == len(the_game.cards(the_game.variants()))
    again = put_together(game, own.counts)
    assert again == own
    assert read(game, again.deck) == own
    fewer = put_together(game, dict(list(own.usual.items())[:3]))
    assert fewer.players == () or max(fewer.players) < max(own.players)


def test_cards_that_only_some_options_use_are_not_lost() -> None:
    cards = 'black-left = ["hat", "sock", "door"]\nwhite-any = ["cake"]'
    text = f'game = "not-a-hat"\n[cards]\n{cards}\n'
    found = read("not-a-hat", text)
    assert (found.cards, found.spare, found.counts["cake/white-any"]) == (3, 1, 1)
    edited = put_together("not-a-hat", found.counts | {"sock/black-left": 0})
    assert (edited.cards, edited.spare) == (2, 1)
    assert "[cards.white-any]\ncake = 1" in edited.deck
    own = read("not-a-hat", None)
    assert (own.cards, own.spare) == (80, 30)


def test_what_is_wrong_and_for_how_many_it_suffices_is_the_game_s_own_word() -> None:
    few = put_together("antayagi-80", {"hat/plain": 10})
    assert few.players == (3,)
    none = put_together("antayagi-80", {"hat/plain": 8})
    assert none.players == ()
    assert none.wrong is not None
    assert none.wrong.message == "error-too-few-cards"
    with pytest.raises(RuleError, match="error-deck-no-cards"):
        put_together("antayagi-80", {"hat/plain": 0})
    for counts in ({"unicorn/plain": 1}, {"hat/clue": 1}, {"hat": 1}, {'x"]\n[a/plain': 1}):
        with pytest.raises(RuleError):
            put_together("antayagi-80", counts)
    odd = {f"{gift}/black-left": 1 for gift in ("é", 'a"b', "c.d", "#", "[x]")}
    assert put_together("not-a-hat", odd).cards == len(odd)
    with pytest.raises(RuleError, match="error-gift-twice"):
        put_together("not-a-hat", {"hat/black-left": 1, "hat/white-left": 1})


@pytest.mark.parametrize("game", GAMES)
def test_an_estimate_is_the_same_again_and_has_an_end(game: str) -> None:
    own = played(game, 4, None, 1)
    assert own == played(game, 4, None, 1)
    assert own != played(game, 4, None, 2)
    assert own.games == 10
    assert 0 < own.decisions < 10 * MOST_LINES


def test_a_deck_without_an_end_is_not_played_for_ever() -> None:
    deck = put_together("antayagi-80", {"wizard/plain": 30}).deck  # nothing scores
    found = played("antayagi-80", 3, deck, 0)
    assert found.endless == found.games
    assert found.decisions <= found.games * (MOST_LINES + 10)


@live
async def test_only_a_few_wait_for_an_estimate() -> None:
    asked = Estimates()
    asked.room.waiting = MOST_WAITING
    with pytest.raises(RuleError, match="error-busy"):
        await asked.ask("antayagi-80", 3, None, 0)
    assert asked.room.workers is None  # nothing was begun
    asked.room.waiting = asked.room.seconds = 0
    with pytest.raises(RuleError, match="error-busy"):
        await asked.ask("antayagi-80", 3, None, 0)
    assert asked.room.waiting == 0
    asked.room.close()


@live
async def test_a_process_that_was_killed_is_replaced() -> None:
    asked = Estimates()
    assert (await asked.ask("not-a-hat", 3, None, 0)).games == 10
    assert asked.room.workers is not None
    with suppress(BrokenExecutor):
        await asyncio.wrap_future(asked.room.workers.submit(os._exit, 1))
    with pytest.raises(RuleError, match="error-busy"):
        await asked.ask("not-a-hat", 3, None, 0)
    assert (await asked.ask("not-a-hat", 3, None, 0)).games == 10
    asked.room.close()


def test_decks_over_http(server: Server) -> None:
    def post(path: str, **body: Any) -> tuple[int, dict[str, Any]]:
        reply = http(server, f"/api/{path}", body)
        return reply.status, json.loads(reply.body)

    status, own = post("decks", game="antayagi-65")
    assert (status, own["cards"]) == (200, 65)
    status, mine = post("decks", game="antayagi-65", counts=own["counts"] | {"fish/plain": 20})
    assert status == 200
    status, found = post("decks/estimate", game="antayagi-65", players=4, deck=mine["deck"])
    assert (status, found["games"]) == (200, 10)
    who = {"name": "Ana", "language": "en"}
    status, _ = post("quick", game="antayagi-65", players=4, deck=mine["deck"], **who)
    assert status == 201
    for path, body, refusal in (
        ("decks", {"game": "antayagi-65", "deck": "game = 7"}, "error-deck-game"),
        ("decks", {"game": "antayagi-65", "deck": "["}, "error-deck-toml"),
        ("decks", {"game": "antayagi-65", "deck": "x" * 20_000}, "error-body"),
        ("decks", {"game": "antayagi-65", "counts": {"hat/plain": 100}}, "error-body"),
        ("decks", {"game": "antayagi-65", "counts": {"hat/moon": 1}}, "error-unknown-card"),
        ("decks/estimate", {"game": "antayagi-65", "players": 2}, "error-players-antayagi"),
        ("decks/estimate", {"game": "antayagi-65", "players": 4, "chunk": 50}, "error-body"),
    ):
        status, refused = post(path, **body)
        assert status in (400, 409)
        assert refused["message"] == refusal, refused
