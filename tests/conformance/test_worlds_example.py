"""The worked example of hatbox.games.antayagi.worlds, dealt out."""

from __future__ import annotations

from collections import Counter
from random import Random

from hatbox.games.antayagi.cards import Card
from hatbox.games.antayagi.worlds import Pile, Trace, Worlds

DECK = [*["hat/plain"] * 2, "hat/sabotage", *["bone/plain"] * 2]


def test_the_worked_example_has_three_worlds_equally_often() -> None:
    plain, sabotage, bone = Trace(), Trace(), Trace()
    plain.back, sabotage.back, bone.object = "plain", "sabotage", "bone"
    bone.may_be_small_hat = False
    pile = Pile()
    pile.members = [plain, sabotage, bone]
    worlds = Worlds([Card.of(text) for text in DECK], [pile], cards=2, top="plain")
    rng = Random(1)
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(3000):
        cards, draw = worlds.deal(rng)
        assert (cards[sabotage].text, cards[bone].text) == ("hat/sabotage", "bone/plain")
        seen[cards[plain].object, *[card.object for card in draw]] += 1
    assert set(seen) == {("bone", "hat", "hat"), ("hat", "bone", "hat"), ("hat", "hat", "bone")}
    assert all(abs(times - 1000) < 120 for times in seen.values())
