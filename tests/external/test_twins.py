"""What a program is sent is the same, byte for byte, in worlds that its seat cannot tell apart."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.agents.external import start_of
from hatbox.games import GAMES
from hatbox.kernel.conformance import Run, anything, play
from hatbox.kernel.conformance.play import follow
from hatbox.kernel.engine import NATURE, Moment, Seat
from hatbox.kernel.game import Setup
from hatbox.kernel.written import to_json
from hatbox.lab.families import oracle
from tests.people import near

from .programs import SEAT, Written, dealt, played, seated

ANSWERS = 60
NOTING = """
with open(HERE + "-heard", "wb") as heard:
    for line in sys.stdin.buffer:
        heard.write(line)
        message = json.loads(line)
        if message["type"] == "question":
            heard.flush()
            answer(message)
"""
POLICIES = {"not-a-hat": oracle("not-a-hat").policies["truthful"]}
"""Policies for games that are too short when played at random."""
Sees = Callable[[Any, Seat], Any]


def a_game(game: str, seat: Seat, rng: Random) -> Run:
    """A game up to a question to the seat, which it has not answered yet."""
    the_game = GAMES[game]
    options = the_game.variants()
    deck = the_game.cards(options)
    setup = Setup(near(game, 4), 0, tuple(rng.sample(deck, len(deck))), options)
    run = play(the_game, setup, POLICIES.get(game, anything), rng, ANSWERS)
    last = max(number for number, (who, _) in enumerate(run.answers) if who == seat)
    return run._replace(answers=run.answers[:last], moments=run.moments[: last + 1])


def twin_of(run: Run, seat: Seat, rng: Random) -> tuple[Setup, list[Moment[Any]]]:
    """The same answers in a world with other hidden cards."""
    upto = len(run.answers)
    deal = oracle(run.game.id)[0].twin(run, seat, upto, rng)
    shuffles = iter(deal.shuffles)
    answers = [
        (who, replace(reply, deck=next(shuffles)) if who == NATURE else reply)
        for who, reply in run.answers
    ]
    setup = replace(run.setup, deck=deal.deck)
    return setup, list(follow(run.game, setup, answers))


def heard(
    folder: Path, run: Run, seat: Seat, setup: Setup, moments: Iterable[Moment[Any]], sees: Sees
) -> bytes:
    """All that a program reads during the game, though the agent gets the deck in its order."""
    folder.mkdir()
    program = Written(folder, NOTING)
    agent = program.factory(run.game, seat, setup, Random(1))
    deciding = [*(who for who, _ in run.answers), seat]
    for now, who in zip(moments, deciding, strict=True):
        view = run.game.view(now.position, seat)
        agent.observe(view, tuple(sees(event, seat) for event in now.news))
        if who == seat:
            agent.decide(view, now.options[seat])
    assert program.reports == []
    return Path(f"{program.noted}-heard").read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_twin_worlds_sound_the_same(game: str, tmp_path: Path) -> None:
    """A twin may have other cards than the deck had: that is the first line's affair, see below."""
    known = oracle(game).secrets.known
    differing = questions = 0
    for seat in range(near(game, 4)):
        rng = Random(f"{game} {seat}")
        run = a_game(game, seat, rng)
        setup, moments = twin_of(run, seat, rng)
        differing += setup != run.setup
        mine = heard(tmp_path / f"{seat}-mine", run, seat, run.setup, run.moments, run.game.redact)
        theirs = heard(tmp_path / f"{seat}-theirs", run, seat, setup, moments, run.game.redact)
        first, *rest = mine.splitlines()
        their_first, *their_rest = theirs.splitlines()
        assert rest == their_rest
        assert (first == their_first) == (known(setup.deck) == known(run.setup.deck))
        questions += mine.count(b'{"type":"question"')
    assert differing >= 2
    assert questions >= 2 * near(game, 4)


@pytest.mark.parametrize("game", GAMES)
def test_the_start_tells_what_everybody_knows_of_the_deck(game: str) -> None:
    """Everybody knows the cards, not their order; in That's Not a Hat, not even their backs."""
    rng = Random(game)
    the_game = GAMES[game]
    setup = dealt(game).setup
    shuffled = rng.sample(setup.deck, len(setup.deck))
    if game == "not-a-hat":
        backs = rng.sample([card.back for card in shuffled], len(shuffled))
        shuffled = [
            the_game.card(f"{card.gift}/{back}") for card, back in zip(shuffled, backs, strict=True)
        ]
        assert set(shuffled) != set(setup.deck)
    other = replace(setup, deck=tuple(shuffled))
    assert to_json(start_of(the_game, 1, other)) == to_json(start_of(the_game, 1, setup))
    fewer = replace(setup, deck=setup.deck[1:])
    assert start_of(the_game, 1, fewer) != start_of(the_game, 1, setup)


def test_the_comparison_notices_what_is_not_redacted(tmp_path: Path) -> None:
    rng = Random(1)
    run = a_game("antayagi-80", 0, rng)
    setup, moments = twin_of(run, 0, rng)
    mine, theirs = (
        heard(tmp_path / name, run, 0, dealt, played, lambda event, _seat: event)
        for name, dealt, played in (("mine", run.setup, run.moments), ("theirs", setup, moments))
    )
    assert mine != theirs


def test_a_secret_answer_is_no_news(tmp_path: Path) -> None:
    """Who has passed in silence cannot be counted either."""
    run = a_game("antayagi-80", 0, Random(2))
    said = heard(tmp_path / "mine", run, 0, run.setup, run.moments, run.game.redact)
    news = [message for message in map(json.loads, said.splitlines()) if message["type"] == "news"]
    assert len(news) < len(run.moments)
    assert [each["number"] for each in news] == list(range(1, len(news) + 1))
    assert all(now["events"] or now["view"] != before["view"] for before, now in pairwise(news))


SHOWING = """
shown = [dict(os.environ), os.getcwd(), os.listdir("/proc/self/fd")]
with open(HERE + "-shown", "w") as file:
    json.dump(shown, file)
for message in asked():
    answer(message)
"""


def test_the_environment_the_folder_and_open_files_tell_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HATBOX_SEED", "secret")
    monkeypatch.chdir(tmp_path)
    program = Written(tmp_path, SHOWING)
    with (tmp_path / "secret").open("w") as secret:
        os.set_inheritable(secret.fileno(), True)
        match = dealt("not-a-hat")
        played(match, {SEAT: seated(match, program.factory)})
    environment, folder, files = json.loads(Path(f"{program.noted}-shown").read_text())
    assert set(environment) <= {"PATH", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR"}
    assert folder == "/"
    assert len(files) == 4  # its three pipes, and the list that it reads
