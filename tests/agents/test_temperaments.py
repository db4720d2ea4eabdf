"""Temperaments show in what bots spoil, whom they do not forgive, and what they dare."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hatbox.agents.antayagi.taste import Taste
from hatbox.agents.antayagi.temperament import Temperament
from hatbox.agents.characters import characters
from hatbox.agents.talk import Saying
from hatbox.games.antayagi.answers import Choose
from hatbox.games.antayagi.events import Arrived, OffersRevealed, Sabotaged, WindowOpened
from hatbox.lab.habits import Measurement, measure, table
from hatbox.words import Words

from .tables import dealt, factory


def at_random(number: int) -> Any:
    """A position in the middle of a game."""
    match, rng = dealt("antayagi-80", 4, {}, number), Random(number)
    for _ in range(30):
        seat = rng.choice(match.to_act)
        match.answer(seat, rng.choice(match.options(seat)))
    return match.position


EVEN = [0.25, 0.25, 0.25, 0.25]


def test_without_a_taste_only_the_chance_to_win_counts() -> None:
    assert Temperament(Taste(), 1, 4).worth(at_random(1), [0.1, 0.4, 0.3, 0.2]) == 0.4


def test_the_spiteful_mind_who_leads() -> None:
    temper, at = Temperament(Taste(spite=0.5), 0, 4), at_random(1)
    assert temper.worth(at, EVEN) > temper.worth(at, [0.25, 0.55, 0.1, 0.1])


def test_the_daring_prefer_a_gamble_and_the_careful_do_not() -> None:
    at = at_random(1)
    for daring, gambles in ((3.0, True), (0.5, False)):
        worth = Temperament(Taste(daring=daring), 0, 4).worth
        gamble = worth(at, [0.5, 0.2, 0.2, 0.1]) + worth(at, [0.0, 0.4, 0.3, 0.3])
        assert (gamble > 2 * worth(at, EVEN)) == gambles


def test_what_is_liked_is_worth_more() -> None:
    at = at_random(1)
    seat = next(seat for seat, area in enumerate(at.areas) if area)
    liked = at.areas[seat][0].object
    worth = Temperament(Taste(likes={liked: 0.1}), seat, 4).worth(at, EVEN)
    assert worth > Temperament(Taste(), seat, 4).worth(at, EVEN)


WHY = ("A.X1",)
REVEALED = OffersRevealed(WHY, (0, 1), (0, 0), ("hat", "bone"))
STOPPED = Sabotaged(WHY, 2, 0)
WRONGS: dict[str, tuple[list[Any], list[int]]] = {
    "a sabotage of one's exchange": ([REVEALED, WindowOpened(WHY, 0), STOPPED], [0, 0, 1, 0]),
    "a sabotage that saves it": ([REVEALED, WindowOpened(WHY, 1), STOPPED], [0, 0, 0, 0]),
    "a sabotage of others": (
        [OffersRevealed(WHY, (1, 3), (0, 0), ("hat", "bone")), WindowOpened(WHY, 0), STOPPED],
        [0, 0, 0, 0],
    ),
    "one's own": ([REVEALED, WindowOpened(WHY, 0), Sabotaged(WHY, 0, 0)], [0, 0, 0, 0]),
    "a card out of one's hand": ([Arrived(WHY, 3, "hat", "hand", 0, 1)], [0, 0, 0, 1]),
    "a card out of one's area": ([Arrived(WHY, 3, "hat", "area", 0, 1)], [0, 0, 0, 1]),
    "a card that one gave": ([Arrived(WHY, 3, "hat", "table", 0, 1)], [0, 0, 0, 0]),
    "a card out of another's": ([Arrived(WHY, 3, "hat", "hand", 1, 1)], [0, 0, 0, 0]),
}


@pytest.mark.parametrize("what", WRONGS)
def test_a_wrong_is_remembered_of_whoever_did_it(what: str) -> None:
    events, wrongs = WRONGS[what]
    temper = Temperament(Taste(grudge=0.5), 0, 4)
    temper.observe(events)
    assert temper.wrongs == wrongs
    at = at_random(1)
    if any(wrongs):
        culprit = wrongs.index(1)
        ahead = [0.25, *(0.5 if seat == culprit else 0.125 for seat in (1, 2, 3))]
        other = [0.25, *(0.125 if seat == culprit else 0.3125 for seat in (1, 2, 3))]
        assert temper.worth(at, ahead) < temper.worth(at, other)


def habits(game: str, bot: str, games: int) -> Counter[str]:
    """A bot's behaviour among others of its strength."""
    plan = Measurement(game=game, strength=bot.partition("+")[0], games=games, seed="test")
    return sum((plan.play(bot, number) for number in range(games)), Counter())


def test_the_saboteur_sabotages_and_the_collector_keeps_its_sabotages() -> None:
    used = {}
    for character in ("saboteur", "collector"):
        did = habits("antayagi-80", f"regular+{character}", 16)
        assert did["could sabotage"] > 15
        used[character] = did["sabotaged"] / did["could sabotage"]
    assert used["saboteur"] > 0.2 + used["collector"]


def test_the_avenger_stops_whoever_wronged_it() -> None:
    taken = {}
    for bot in ("regular", "regular+avenger"):
        did = habits("antayagi-80", bot, 40)
        assert did["could take revenge"] > 15
        taken[bot] = did["took revenge"] / did["could take revenge"]
    assert taken["regular+avenger"] > 0.1 + taken["regular"]


def test_the_doubter_refuses_more_than_the_believer_and_the_trickster_misnames() -> None:
    did = {one: habits("not-a-hat", f"master+{one}", 24)
           for one in ("doubter", "believer", "trickster")}  # fmt: skip
    refused = {one: each["refused"] / each["was offered"] for one, each in did.items()}
    misnamed = {one: each["misnamed"] / each["gave"] for one, each in did.items()}
    assert refused["doubter"] > 1.3 * refused["believer"]
    assert misnamed["trickster"] > 1.5 * misnamed["believer"]


def test_the_obliging_choose_whoever_asks_them_to() -> None:
    """At the first turn nobody is much better than anybody else."""
    asked: Counter[bool] = Counter()
    for number in range(12):
        match = dealt("antayagi-80", 4, {}, number)
        seat = match.setup.first
        wanted = (seat + 1 + number % 3) % 4
        bot = factory("antayagi-80", "regular+believer")(
            match.game, seat, match.game.public(match.setup), Random(number)
        )
        bot.observe(match.view(seat), match.seen(seat))
        for _ in range(3):
            bot.hear(wanted, Saying("trade-with-me", seat))
        asked[bot.decide(match.view(seat), match.options(seat)) == Choose(wanted)] += 1
    assert asked[True] >= 8


def test_habits_are_measured_alike_whatever_the_processes() -> None:
    plan = Measurement(game="not-a-hat", strength="novice", games=4, seed="test")
    plan.check()
    measured = [list(measure(plan, processes)) for processes in (1, 2)]
    assert measured[0] == measured[1]
    printed = table(plan, measured[0], Words("de"))
    assert printed.startswith("| Bot | Siege | Minuspunkte |")
    assert all(f"| novice+{id_} |" in printed for id_, c in characters().items()
               if "not-a-hat" in c.families)  # fmt: skip
    assert "| novice |" in printed
