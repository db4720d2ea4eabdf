"""An AntaYagí table for scenarios.

Cards are written as in records, but a plain back need not be: "hat treasure/clue" are a Hat
with a plain back and a Treasure with a clue. Hands are in slot order, areas in order of
arrival, piles with the top card first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from hatbox.games import GAMES
from hatbox.games.antayagi.answers import Choose, Feed, Offer, Pass, Sabotage, Take
from hatbox.games.antayagi.cards import Card, Held, Object, drawn
from hatbox.games.antayagi.game import Edition
from hatbox.games.antayagi.position import Position
from hatbox.games.antayagi.tasks import Turn
from hatbox.kernel.engine import Seat, begin
from hatbox.kernel.game import Watcher
from hatbox.records import Match

from ..table import Table, begin_match

PASS = Pass()
PLENTY = "empty-box " * 21
"""A pile that does not run out."""


def cards(text: str) -> tuple[Card, ...]:
    """The cards that are written like this."""
    return tuple(Card.of(each if "/" in each else f"{each}/plain") for each in text.split())


def brief(row: Sequence[Card]) -> str:
    """The written form of cards in these scenarios."""
    return " ".join(card.text.removesuffix("/plain") for card in row)


def edition_of(game: str) -> Edition:
    edition = GAMES[game]
    assert isinstance(edition, Edition)
    return edition


def deck_of(hands: Sequence[str], pile: str, first: Seat = 0) -> list[str]:
    """The deck whose deal gives these hands: one card at a time, clockwise."""
    wished = [cards(hand) for hand in hands]
    order = [(first + step) % len(hands) for step in range(len(hands))]
    dealt = [wished[seat][slot] for slot in range(len(wished[0])) for seat in order]
    return [card.text for card in (*dealt, *cards(pile))]


class AntaYagi(Table):
    """A table at which these hands have been dealt."""

    def __init__(self, game: str, *hands: str, pile: str = PLENTY, first: Seat = 0) -> None:
        super().__init__(begin_match(game, len(hands), deck_of(hands, pile, first), first=first))

    # --- What is done --------------------------------------------------------------------

    def choose(self, partner: Seat) -> None:
        """The active player chooses somebody."""
        self.answer(self.at.active, Choose(partner))

    def offer(self, seat: Seat, slot: int) -> None:
        self.answer(seat, Offer(slot))

    def reveal(self, partner: Seat, mine: int = 0, theirs: int = 0) -> None:
        """The active player exchanges with the partner: up to the moment when both cards lie
        on the table."""
        me = self.at.active
        self.answers((me, Choose(partner)), (me, Offer(mine)), (partner, Offer(theirs)))

    def all_pass(self) -> None:
        """Nobody sabotages (any more)."""
        self.answers(*[(seat, PASS) for seat in self.to_act])

    def exchange(self, partner: Seat, mine: int = 0, theirs: int = 0) -> None:
        """An exchange that nobody sabotages."""
        self.reveal(partner, mine, theirs)
        before = self.news
        self.all_pass()
        self.news = before + self.news

    def sabotage(self, seat: Seat, slot: int) -> None:
        self.answer(seat, Sabotage(slot))

    def take(self, seat: Seat, slot: int) -> None:
        self.answer(seat, Take(slot))

    def feed(self, seat: Seat, food: Object) -> None:
        self.answer(seat, Feed(food))

    # --- What there is -------------------------------------------------------------------

    @property
    def at(self) -> Position:
        position = self.match.position
        assert isinstance(position, Position)
        return position

    @property
    def hands(self) -> list[str]:
        return [brief([held.card for held in hand]) for hand in self.at.hands]

    @property
    def areas(self) -> list[str]:
        return [brief(area) for area in self.at.areas]

    @property
    def table(self) -> str:
        return brief([laid.card for laid in self.at.table])

    @property
    def pile(self) -> str:
        return brief(self.at.draw)

    @property
    def discard(self) -> str:
        return brief(self.at.discard)

    @property
    def needed(self) -> list[int]:
        return list(self.at.needed)

    def facing(self, seat: Seat) -> str:
        """For each card of a hand the side that its owner sees, back or object."""
        return " ".join(held.text.partition(":")[2] for held in self.at.hands[seat])

    def sees(self, watcher: Watcher, owner: Seat) -> str:
        """What a watcher sees of a hand."""
        return " ".join(side_text(side) for side in self.view(watcher).hands[owner])


def side_text(side: Any) -> str:
    """An object's or a back's name, or "?"."""
    return str(getattr(side, "object", None) or getattr(side, "back", "?"))


def in_mid_game(
    game: str,
    *hands: str,
    areas: Sequence[str] = (),
    pile: str = PLENTY,
    discard: str = "",
    active: Seat = 0,
) -> AntaYagi:
    """A table where a turn begins with these cards (in a hand also "hat/plain:object")."""
    edition = edition_of(game)
    table = AntaYagi(game, *["empty-box " * edition.hand_size] * len(hands))
    rows = tuple(cards(area) for area in areas) or ((),) * len(hands)
    goal = edition.goal(len(hands))
    at = replace(
        table.at,
        agenda=(Turn(),),
        hands=tuple(tuple(_held(each) for each in hand.split()) for hand in hands),
        areas=rows,
        needed=tuple(goal + edition.burden(brief(area).count("toxic-waste")) for area in rows),
        draw=cards(pile),
        discard=cards(discard),
        active=active,
    )
    _go_on_from(table.match, at)
    table.news = list(table.match.news)
    return table


def _held(text: str) -> Held:
    return Held.of(text) if ":" in text else drawn(cards(text)[0])


def _go_on_from(match: Match, at: Position) -> None:
    match.now = begin(match.game.rules, at)
