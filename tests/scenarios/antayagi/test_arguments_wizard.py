"""Cases that players argue about: the Wizard against everything."""

from __future__ import annotations

import pytest

from hatbox.games import GAMES
from hatbox.games.antayagi.answers import Take
from hatbox.games.antayagi.events import (
    Arrived,
    Ate,
    Discarded,
    ExchangeCancelled,
    ExchangeEnded,
    GameWon,
    NeedsMore,
    Turned,
)
from hatbox.words import tell

from ..clauses import clause
from .seats import AntaYagi, in_mid_game

THREE = "bone bone bone"


# --- The Wizard against everything --------------------------------------------------------


@clause("A.O9")
@pytest.mark.parametrize("wizard", [0, 1])
@pytest.mark.parametrize("object_", ["treasure", "bone", "hat", "muffin", "toxic-waste", "t-rex"])
def test_beside_a_wizard_every_object_goes_to_its_own_players_area(
    game: str, object_: str, wizard: int
) -> None:
    owner = 1 - wizard
    hands = ["fish treasure", "fish treasure"]
    hands[wizard] = f"wizard {hands[wizard]}"
    hands[owner] = f"{object_} {hands[owner]}"
    table = AntaYagi(game, *hands, THREE, pile="bone/sabotage " * 9)
    table.exchange(1)
    assert table.areas[owner] == object_
    assert table.areas[wizard] == ""
    assert table.why(Arrived, seat=owner, giver=owner) == ("A.O9",)
    lost = "treasure fish " if object_ == "muffin" else ""
    assert table.discard == f"{lost}wizard"
    sides = {owner: "object" if object_ == "hat" else "back", wizard: "back"}
    for seat, side in sides.items():
        assert set(table.facing(seat).split()[:2]) == {side}
    assert table.hands[wizard].startswith("fish treasure")
    assert table.needed[owner] == (6 if object_ == "toxic-waste" else 5)


@clause("A.O9", "A.O4")
@pytest.mark.parametrize("wizard", [0, 1])
def test_a_lollipop_beside_a_wizard_takes_from_the_wizards_player(game: str, wizard: int) -> None:
    owner = 1 - wizard
    hands = ["", ""]
    hands[wizard] = "wizard treasure wizard/sabotage"
    hands[owner] = "lollipop hat hat"
    table = AntaYagi(game, *hands, THREE)
    table.exchange(1)
    assert table.to_act == [owner]
    assert table.options(owner) == [Take(0), Take(1)]
    table.take(owner, 0)
    assert table.areas[owner] == "lollipop treasure"
    assert table.areas[wizard] == ""


@clause("A.O9")
@pytest.mark.parametrize(
    ("object_", "kind", "why"),
    [
        ("hat", Turned, ("A.O3", "A.H3")),
        ("toxic-waste", NeedsMore, ("A.O6",)),
        ("t-rex", Ate, ("A.O7",)),
    ],
)
def test_whatever_comes_of_a_card_beside_a_wizard_names_the_wizard_too(
    game: str, object_: str, kind: type[Turned | NeedsMore | Ate], why: tuple[str, ...]
) -> None:
    areas = ["bone", "", ""]
    table = in_mid_game(game, f"{object_} hat", "wizard hat", THREE, areas=areas)
    table.exchange(1)
    assert table.why(kind) == (*why, "A.O9")
    assert table.why(ExchangeEnded) == ("A.T7", "A.O9")


@clause("A.O9", "A.O5")
def test_what_a_muffin_beside_a_wizard_discards_is_told_as_the_muffins(game: str) -> None:
    table = AntaYagi(game, "muffin hat fish", "wizard bone bone", THREE)
    table.exchange(1)
    assert table.why(Discarded, origin="hand", object="fish") == ("A.O5", "A.S8", "A.O9")
    (lost, _) = [event for event in table.happened(Discarded) if event.origin == "hand"]
    (told,) = tell(GAMES[game], lost, None)
    assert told.message == "event-discarded-muffin"


@clause("A.O9", "A.O4")
def test_a_chain_that_begins_beside_a_wizard_names_every_card_that_led_to_it(game: str) -> None:
    table = AntaYagi(game, "lollipop hat fish", "wizard muffin fish", THREE)
    table.exchange(1)
    table.take(0, 0)
    assert table.why(Arrived, object="muffin") == ("A.O4", "A.O9")
    assert table.why(Discarded, origin="hand", object="hat") == ("A.O5", "A.S8", "A.O4", "A.O9")


@clause("A.O9", "A.T7")
def test_a_win_beside_a_wizard_names_the_wizard_too(game: str) -> None:
    areas = ["bone hat hat treasure", "", ""]
    table = in_mid_game(game, "treasure hat", "wizard hat", THREE, areas=areas)
    table.exchange(1)
    assert table.why(GameWon) == ("A.S2", "A.T7", "A.O9")


@clause("A.O9", "A.O8")
@pytest.mark.parametrize(("area", "after"), [("toxic-waste", "toxic-waste fish"), ("hat", "hat")])
def test_a_fish_beside_a_wizard_needs_the_own_waste(game: str, area: str, after: str) -> None:
    table = in_mid_game(game, "fish hat", "wizard hat", THREE, areas=[area, "toxic-waste", ""])
    table.exchange(1)
    assert table.areas == [after, "toxic-waste", ""]
    stays = "fish" in after
    assert table.discard == ("wizard" if stays else "fish wizard")
    if not stays:
        assert table.why(Discarded, object="fish") == ("A.O9", "A.O8", "A.S8")


@clause("A.O9", "A.O10")
def test_an_empty_box_beside_a_wizard_is_discarded(game: str) -> None:
    table = AntaYagi(game, "wizard hat hat", "empty-box hat hat", THREE)
    table.exchange(1)
    assert table.areas == ["", "", ""]
    assert table.discard == "empty-box wizard"
    assert table.why(Discarded, object="empty-box") == ("A.O9", "A.O10", "A.S8")


@clause("A.O9", "A.O7")
def test_a_t_rex_beside_a_wizard_eats_what_its_player_has(game: str) -> None:
    table = in_mid_game(game, "wizard hat", "t-rex hat", THREE, areas=["bone", "bone/sabotage", ""])
    table.exchange(1)
    assert table.areas == ["bone", "", ""]
    assert table.only(Ate).seat == 1


@clause("A.T3")
def test_two_wizards_are_the_same_object_twice(game: str) -> None:
    table = AntaYagi(game, "wizard hat hat", "wizard/sabotage hat hat", THREE)
    table.reveal(1)
    assert table.why(ExchangeCancelled) == ("A.T3",)
    assert {event.why for event in table.happened(Discarded)} == {("A.T3", "A.S8")}
    assert table.discard == "wizard/sabotage wizard"


@clause("A.O9", "A.T7")
def test_a_wizard_can_make_the_other_player_win(game: str) -> None:
    table = in_mid_game(
        game, "wizard hat", "treasure hat", THREE, areas=["", "hat hat hat hat", ""]
    )
    table.exchange(1)
    assert table.winners == [1]
    assert table.scores == [0, 5, 0]
