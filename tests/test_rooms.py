"""A family of games is named in its own rooms, and outside of them only in each layer's index."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import get_args
from unicodedata import normalize

import pytest

from hatbox.games import FAMILIES, GAMES
from hatbox.games.antayagi.cards import Back, Object

ROOT = Path(__file__).parent.parent
LAYERS = {
    "src/hatbox/games": "__init__.py",
    "src/hatbox/words": "families.py",
    "src/hatbox/agents": "families.py",
    "src/hatbox/lab": "families.py",
    "src/hatbox/server/lookback": "families.py",
    "web/src/games": "index.ts",
}
"""The layers that have a room for each family, and the index of each: one file."""
EXAMPLES = {
    "src/hatbox/__init__.py": "its docstring says which games Hatbox plays",
    "src/hatbox/client.py": "its docstring shows how a client joins a game",
    "src/hatbox/server/web/schema.py": "its examples of requests name a game",
    "src/hatbox/games/decks.py": "its docstring shows a deck file",
}
"""Files that may name a family to give an example, and why."""
SHOWN = {
    "src/hatbox/words/telling.py": "its docstring gives examples",
    "web/src/parts/OpenBox.svelte": "the ornament of the first page is made of drawings",
}
"""Files outside the rooms that may name cards, and why."""
GENERATED = {"web/src/net/types.ts": "tools/page_types.py makes it from the Python types"}
"""Files that a tool writes, and which."""


def sources() -> Iterator[str]:
    """The source files, by their paths in the repository."""
    for folder, patterns in {"src/hatbox": ("*.py",), "web/src": ("*.ts", "*.svelte")}.items():
        for pattern in patterns:
            for path in (ROOT / folder).rglob(pattern):
                yield path.relative_to(ROOT).as_posix()


def words_of(family: str) -> re.Pattern[str]:
    """The names of a family and of its games, however they are spelt."""
    names = {family, *(game.id for game in GAMES.values() if game.family == family)}
    spelt = (re.escape(name).replace(r"\-", "[-_ ]?") for name in sorted(names))
    return re.compile("|".join(spelt), re.IGNORECASE)


WORDS = {family: words_of(family) for family in FAMILIES}


def named(text: str) -> set[str]:
    """The families that a text names; accents do not count."""
    plain = "".join(letter for letter in normalize("NFKD", text) if letter.isascii())
    return {family for family, words in WORDS.items() if words.search(plain)}


def at_home(path: str) -> set[str]:
    """The families in one of whose rooms a file is: a folder or a file with the family's name."""
    return {
        family
        for family in FAMILIES
        for layer in LAYERS
        for name in {family, family.replace("-", "_")}
        if path.startswith((f"{layer}/{name}/", f"{layer}/{name}."))
    }


def is_allowed(path: str) -> bool:
    indexes = {f"{layer}/{index}" for layer, index in LAYERS.items()}
    return path in {*indexes, *EXAMPLES, *GENERATED}


def test_a_family_is_named_only_in_its_rooms_and_in_the_index_of_each_layer() -> None:
    found = {
        path: strangers
        for path in sources()
        if not is_allowed(path)
        and (strangers := named((ROOT / path).read_text("utf-8")) - at_home(path))
    }
    assert found == {}


@pytest.mark.parametrize("layer", [layer for layer in LAYERS if (ROOT / layer).exists()])
def test_the_index_of_a_layer_names_every_family_and_each_has_its_room(layer: str) -> None:
    assert named((ROOT / layer / LAYERS[layer]).read_text("utf-8")) == set(FAMILIES)
    rooms = [at_home(path) for path in sources() if path.startswith(f"{layer}/")]
    assert set().union(*rooms) == set(FAMILIES)


NAMES = {*get_args(Object), *get_args(Back)} - {"plain"}  # which means much else, too
CARDS = re.compile(rf'"(?:object-|back-)?({"|".join(NAMES)})"')


def test_a_card_is_named_only_in_the_rooms_of_its_family() -> None:
    naming = {
        path
        for path in sources()
        if not is_allowed(path)
        and not at_home(path)
        and CARDS.search((ROOT / path).read_text("utf-8"))
    }
    assert naming == set(SHOWN)


def test_the_import_contract_keeps_the_games_apart() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    rooms = next(layer for layer in layers if "hatbox.games." in layer)
    assert set(rooms.split(" | ")) == {
        f"hatbox.games.{name.replace('-', '_')}" for name in FAMILIES
    }


@pytest.mark.parametrize("path", [*EXAMPLES, *GENERATED])
def test_no_exception_is_kept_that_is_not_needed(path: str) -> None:
    assert named((ROOT / path).read_text("utf-8"))


@pytest.mark.parametrize(
    "text", ["not-a-hat", "not_a_hat", "NotAHatView", "notAHat", "That's Not a Hat", "NOT_A_HAT"]
)
def test_a_family_is_found_however_it_is_spelt(text: str) -> None:
    assert named(text) == {"not-a-hat"}


def test_a_family_is_found_by_its_editions_and_with_its_accent() -> None:
    assert named('game == "antayagi-80"') == named("AntaYagí") == {"antayagi"}
    assert named("a hat is not, and anta is no yagi") == set()
