"""What must work with a game of a recipe, run inside a copy: `python -m tests.recipes.inside GAME`.

It plays under all laws, through the commands, in five languages, and at a real server with bots.
"""

from __future__ import annotations

import asyncio
import re
import sys
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


def under_all_laws(name: str, seeds: int = 2) -> Counts:
    """Random play with every number of players, and every kind of chosen play."""
    game, counts = GAMES[name], Counts()
    secrets, policies = oracle(name)
    for players in game.players:
        for seed in range(seeds):
            rng = Random(f"{name} {players} {seed}")
            policy = rng.choice([None, *policies.values()])
            setup = shuffled(game, game.variants(), players, rng)
            counts += check_game(game, setup, secrets, rng, policy=policy, twins=4, worlds=2)
    assert sum(counts.twins.values()) > counts.games, "hardly a twin differed"
    return counts


def by_commands(name: str, folder: Path) -> None:
    """Bots of all strengths play; the records are told in every language, and proved."""
    players = GAMES[name].players[0]
    for bot in AGENTS:
        done("simulate", name, "--players", players, "--bots", bot, "--out", folder / bot,
             "--processes", 1, "--seed", "recipe")  # fmt: skip
    records = sorted(folder.glob("*/*.jsonl"))
    assert len(records) == len(AGENTS)
    done("verify", *records)
    stories = {language: told("replay", language, *records) for language in LANGUAGES}
    rules = {language: told("rules", language, "--game", name) for language in LANGUAGES}
    for texts in (stories, rules):
        for language in LANGUAGES[1:]:
            same = set(texts["en"]) & set(texts[language])
            assert not same, f"English in {language}: {same}"
    done("deck", "show", name)
    done("tournament", name, "--games", 2, "--bots", "random,perfect", "--out", folder / "rated",
         "--processes", 1)  # fmt: skip


def done(*argv: object) -> str:
    """What a command prints; it has to succeed."""
    ran = command(*map(str, argv))
    assert ran.status == 0, f"{argv}: {ran.err}"
    return ran.out


def told(verb: str, language: str, *argv: object) -> list[str]:
    """The lines of words that a command prints, without anything that only a program reads."""
    lines = done(verb, *argv, "--lang", language).splitlines()
    for line in lines:
        assert not re.search(r"[{}$]|\b(event|clause|game|cli)-", line), line
    return [line for line in lines if re.search(r"[^\W\d_]{3}", line)]


async def at_a_server(url: str, name: str) -> None:
    """Two people and bots play a whole game, and are told the same result."""
    players = GAMES[name].players[-1]
    async with at_table(url, settings(name, players), "en", "de", bots="regular") as people:
        await people[0].command({"type": "start"})
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(play(each, Random(1)) for each in people))
        scores = [each.over["scores"] for each in people]
        assert len(scores[0]) == players
        assert scores[0] == scores[1]


def main(name: str) -> None:
    assert Path(hatbox.__file__).is_relative_to(Path.cwd()), "not the copy's package"
    under_all_laws(name)
    with TemporaryDirectory() as folder:
        by_commands(name, Path(folder))
        with running(Path(folder), hurried=True) as server:
            asyncio.run(at_a_server(server.url, name))


if __name__ == "__main__":
    main(sys.argv[1])
