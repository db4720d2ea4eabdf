"""Everything that a watcher of That's Not a Hat can have seen, worked out from the rules alone.

All see the same (H.S5). Hidden are the shop below its top gift, in this round and in earlier
ones, and the backs of gifts that nobody has ever turned. This must not use secrecy.py, which is
tested against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ...games.not_a_hat.answers import Accept, Refuse
from ...games.not_a_hat.cards import Card, Lying
from ...games.not_a_hat.position import Position
from ...kernel.conformance import Deal, Run
from ...kernel.engine import NATURE, Moment, Seat
from ...kernel.game import Watcher, listed

if TYPE_CHECKING:
    from random import Random


class NotAHatSecrets:
    """Who can have seen what in That's Not a Hat."""

    silent: frozenset[str] = frozenset()

    def known(self, cards: Sequence[Card]) -> tuple[tuple[str, ...], ...]:
        """The gifts and the backs; nobody knows which gift has which back."""
        gifts = sorted(card.gift for card in cards)
        return tuple(gifts), tuple(sorted(card.back for card in cards))

    def twin(self, run: Run, watcher: Watcher, upto: int, rng: Random) -> Deal:
        return self.twin_for(run, (watcher,), upto, rng)

    def twin_for(self, run: Run, _watchers: Sequence[Watcher], upto: int, rng: Random) -> Deal:
        decks = [run.setup.deck]
        shown = [0]
        """The number of cards of each shuffle that have been seen."""
        turned: set[str] = set()
        for number, now in enumerate(run.moments[: upto + 1]):
            if number and run.answers[number - 1][0] == NATURE:
                decks.append(run.answers[number - 1][1].deck)  # type: ignore[attr-defined]
                shown.append(0)
            shown[-1] = len(decks[-1]) - len(now.position.shop[1:])
            if now.position.offered:
                turned.add(now.position.offered.gift)
        backs = _other_backs(run.setup.deck, turned, rng)
        mixed = [
            (*deck[:seen], *rng.sample(deck[seen:], len(deck) - seen))
            for deck, seen in zip(decks, shown, strict=True)
        ]
        new = [tuple([Card.of(f"{c.gift}/{backs[c.gift]}") for c in deck]) for deck in mixed]
        return Deal(new[0], tuple(new[1:]))

    def lookalike(self, at: Position, _watcher: Watcher, rng: Random) -> Position:
        """Change what cannot be seen now.

        A card face down could be anything with that back (H.T5), a card face up anything with
        that gift, and only the top of a pile is seen. At the end all gifts lie face up.
        """
        every = [card.gift for card in _below(at)]
        rng.shuffle(every)
        other = _other_back if at.over else _other
        columns = tuple(tuple([other(lying, rng) for lying in column]) for column in at.columns)
        penalties = tuple(
            (*[Card.of(f"{every.pop()}/{c.back}") for c in pile[:-1]], *pile[-1:])
            for pile in at.penalties
        )
        shop = (*at.shop[:1], *[Card.of(f"{every.pop()}/{c.back}") for c in at.shop[1:]])
        offered = at.offered and Card.of(f"anything/{at.offered.back}")
        return replace(at, columns=columns, penalties=penalties, shop=shop, offered=offered)


def _below(at: Position) -> list[Card]:
    return [card for pile in at.penalties for card in pile[:-1]] + list(at.shop[1:])


def _other_back(lying: Lying, rng: Random) -> Lying:
    back = rng.choice(("black-left", "white-right"))
    return Lying.of(f"{lying.card.gift}/{back}:{'up' if lying.up else 'down'}")


def _other(lying: Lying, rng: Random) -> Lying:
    if lying.up:
        return _other_back(lying, rng)
    return Lying.of(f"gift-{rng.randrange(9)}/{lying.card.back}:down")


def _other_backs(deck: tuple[Card, ...], turned: set[str], rng: Random) -> dict[str, str]:
    """Each gift's back; those that were never seen are dealt out anew, in half of the cases."""
    backs: dict[str, str] = {card.gift: card.back for card in deck}
    if rng.random() < 0.5:
        return backs
    unseen = [gift for gift in backs if gift not in turned]
    dealt = rng.sample([backs[gift] for gift in unseen], len(unseen))
    return backs | dict(zip(unseen, dealt, strict=True))


# --- Chosen play -----------------------------------------------------------------------


def truthful(now: Moment[Any], seat: Seat, rng: Random) -> Any:
    """Mostly names the true gift and believes the truth, so that rounds get long."""
    at: Position = now.position
    options = listed(now.options[seat])
    offered = at.offered
    assert offered is not None
    if rng.random() < 0.1:
        return rng.choice(options)
    if at.named is not None:
        return Accept() if at.named == offered.gift else Refuse()
    return rng.choice([reply for reply in options if reply.gift == offered.gift])  # type: ignore[attr-defined]


def believing(now: Moment[Any], seat: Seat, rng: Random) -> Any:
    """Accepts nearly everything."""
    if now.position.named is not None and rng.random() < 0.9:
        return Accept()
    return rng.choice(listed(now.options[seat]))
