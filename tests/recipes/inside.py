"""What must work with a recipe, run inside a copy: `python -m tests.recipes.inside GAME [DECK]`.

It plays a game, with a deck file if one is named, under all laws, through the commands, in five
languages, and at a real server with bots. It prints the story of what the bots played.
"""

from __future__ import annotations

import asyncio
import re
import sys
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import hatbox
from hatbox.agents import AGENTS
from hatbox.games import GAMES
from hatbox.kernel.conformance import Counts, check_game
from hatbox.lab.families import oracle
from hatbox.words import LANGUAGES
from tests.cli.running import hatbox as command
from tests.conformance.tables import shuffled
from tests.server.running import PATIENCE, at_table, play, running, settings


def under_all_laws(name: str, deck: str | None, seeds: int = 4) -> Counts:
    """Random play with every number of players, and every kind of chosen play."""
    game, counts = GAMES[name], Counts()
    secrets, policies = oracle(name)
    for players in game.players:
        for seed in range(seeds):
            rng = Random(f"{name} {players} {seed}")
            policy = rng.choice([None, *policies.values()])
            setup = shuffled(game, game.variants(), players, rng, deck)
            counts += check_game(game, setup, secrets, rng, policy=policy, twins=4, worlds=2)
    assert sum(counts.twins.values()) > counts.games, "hardly a twin differed"
    return counts


def by_commands(name: str, deck: Path | None, folder: Path) -> list[str]:
    """Bots of all strengths play, silent and talking; the records are told in every language, and
    proved."""
    players, cards = GAMES[name].players[0], ("--deck", deck) if deck else ()
    bots = list(AGENTS)
    tables = [bots[at : at + players] for at in range(0, len(bots), players)]
    for number, (table, talk) in enumerate(product(tables, ((), ("--talk",)))):
        seats = ",".join([*table, *bots[: players - len(table)]])
        done("simulate", name, "--bots", seats, "--out", folder / f"{number}", "--processes", 1,
             "--seed", "recipe", *cards, *talk)  # fmt: skip
    records = sorted(folder.glob("*/*.jsonl"))
    assert len(records) == 2 * len(tables)
    done("verify", *records)
    stories = {language: told("replay", language, *records) for language in LANGUAGES}
    rules = {language: told("rules", language, "--game", name) for language in LANGUAGES}
    for texts in (stories, rules):
        for language in LANGUAGES[1:]:
            same = set(texts["en"]) & set(texts[language])
            assert not same, f"English in {language}: {same}"
    done("deck", "show", name)
    done("tournament", name, "--games", 2, "--bots", "random,novice", "--out", folder / "rated",
         "--processes", 1, *cards)  # fmt: skip
    return stories["en"]


def done(*argv: object) -> str:
    """What a command prints; it has to succeed."""
    ran = command(*map(str, argv))
    assert ran.status == 0, f"{argv}: {ran.err}"
    return ran.out


def told(verb: str, language: str, *argv: object) -> list[str]:
    """The sentences that a command prints, without anything that only a program reads."""
    lines = done(verb, *argv, "--lang", language).splitlines()
    for line in lines:
        assert not re.search(r"[{}$]|\b(event|clause|game|cli)-", line), line
    return [line for line in lines if re.search(r"[^\W\d_]{3}.*[.!?]", line)]


async def at_a_server(url: str, name: str, deck: str | None) -> None:
    """Two people (one where only two play) and bots play a whole game and are told the result."""
    players = GAMES[name].players[:2][-1]
    wanted = settings(name, players, **({"deck": deck} if deck else {}))
    async with at_table(url, wanted, *("en", "de")[: players - 1], bots="regular") as people:
        await people[0].command({"type": "start"})
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(play(each, Random(1)) for each in people))
        scores = [each.over["scores"] for each in people]
        assert len(scores[0]) == players
        assert scores == scores[:1] * len(people)


def main(name: str, deck: str | None = None) -> None:
    assert Path(hatbox.__file__).is_relative_to(Path.cwd()), "not the copy's package"
    cards = Path(deck).read_text("utf-8") if deck else None
    under_all_laws(name, cards)
    with TemporaryDirectory() as folder:
        print("\n".join(by_commands(name, Path(deck) if deck else None, Path(folder))))  # noqa: T201
        with running(Path(folder), hurried=True) as server:
            asyncio.run(at_a_server(server.url, name, cards))
    print(f"{name}: all laws hold, the commands play it, and so do people and bots at a server.")  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
