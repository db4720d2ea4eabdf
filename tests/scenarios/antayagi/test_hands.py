"""A.H*: how cards are held, and what each player sees."""

from __future__ import annotations

import pytest

from hatbox.games.antayagi.answers import Pass, Sabotage
from hatbox.games.antayagi.events import Discarded, Drew, Sabotaged, SawDealt, SawDrew, Turned
from hatbox.kernel.written import to_builtins, to_json

from ..clauses import clause
from .seats import AntaYagi, in_mid_game, side_text

THREE = "bone bone bone"
WATCHERS = [0, 1, 2, None]


@clause("A.H1")
def test_owners_see_backs_and_everybody_else_sees_objects(game: str) -> None:
    table = AntaYagi(game, "hat fish/sabotage treasure/clue", THREE, THREE)
    assert table.sees(0, 0) == "plain sabotage clue"
    assert table.sees(1, 0) == table.sees(2, 0) == "hat fish treasure"
    assert table.sees(None, 0) == "? ? ?"
    assert table.facing(0) == "back back back"


@clause("A.S2")
def test_when_the_game_is_won_everybody_shows_their_hand(game: str) -> None:
    areas = ["bone hat hat treasure", "", ""]
    hands = ("bone fish/sabotage", "treasure muffin/small-hat", "wizard hat hat")
    table = in_mid_game(game, *hands, areas=areas)
    hidden = [[table.sees(watcher, owner) for owner in range(3)] for watcher in WATCHERS]
    assert hidden[0] == ["plain sabotage", "treasure small-hat", "wizard hat hat"]
    assert hidden[3] == ["? ?", "? ?", "? ? ?"]
    table.exchange(1)
    assert table.winners == [0]
    for watcher in WATCHERS:
        assert [table.sees(watcher, owner) for owner in range(3)] == [
            "fish",
            "muffin",
            "wizard hat hat",
        ]


@clause("A.S2")
def test_when_nobody_can_exchange_any_more_everybody_shows_their_hand(game: str) -> None:
    table = in_mid_game(game, "hat", "", "", pile="")
    assert [table.sees(None, owner) for owner in range(3)] == ["hat", "", ""]


@clause("A.H1")
def test_a_card_that_is_drawn_is_held_that_way_too(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", THREE, THREE, pile="fish/sabotage " * 4)
    table.exchange(2)
    assert table.sees(2, 2) == "plain plain sabotage"
    assert table.sees(0, 2) == "bone bone fish"
    refill = "A.T8" if game == "antayagi-80" else "A.T9"
    assert table.why(Drew, seat=2) == (refill, "A.H1")
    assert [side_text(e.side) for e in table.seen(2) if isinstance(e, SawDrew) if e.seat == 2] == [
        "sabotage"
    ]
    assert [side_text(e.side) for e in table.seen(0) if isinstance(e, SawDrew) if e.seat == 2] == [
        "fish"
    ]


@clause("A.H2")
def test_a_small_hat_is_dealt_the_other_way_round(game: str) -> None:
    table = AntaYagi(game, "hat fish/small-hat bone", THREE, THREE)
    assert table.facing(0) == "back object back"
    assert table.sees(0, 0) == "plain fish plain"
    assert table.sees(1, 0) == "hat small-hat bone"


@clause("A.H2")
def test_a_small_hat_is_drawn_the_other_way_round(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", THREE, THREE, pile="fish/small-hat " * 4)
    table.exchange(2)
    assert table.facing(2) == "back back object"
    assert table.sees(2, 2) == "plain plain fish"
    assert table.sees(0, 2) == "bone bone small-hat"
    refill = "A.T8" if game == "antayagi-80" else "A.T9"
    assert table.why(Drew, seat=2) == (refill, "A.H2")


@clause("A.H3")
def test_cards_stay_turned_until_another_hat_turns_them(game: str) -> None:
    table = AntaYagi(
        game, "treasure fish bone/small-hat", "hat bone bone", "hat bone bone", pile="wizard " * 9
    )
    assert table.facing(0) == "back back object"
    table.exchange(1)
    assert table.why(Turned, seat=0) == ("A.O3", "A.H3")
    assert table.facing(0) == "object back back"
    table.exchange(2, mine=0, theirs=0)
    assert table.why(Turned, seat=1) == ("A.O3", "A.H3")
    assert table.facing(0) == "object back back"
    table.exchange(1, mine=0, theirs=1)
    assert table.at.active == 0
    assert table.hands[0] == "fish bone/small-hat wizard"
    assert table.facing(0) == "object back back"


@clause("A.H3")
def test_a_second_hat_turns_them_back(game: str) -> None:
    table = in_mid_game(
        game,
        "muffin/plain:object bone/small-hat:back treasure",
        THREE,
        "hat bone bone",
        active=2,
    )
    table.exchange(0, mine=0, theirs=2)
    assert table.hands[0].startswith("muffin bone/small-hat")
    assert table.facing(0).startswith("back object")


@clause("A.H4")
@pytest.mark.parametrize("watcher", [0, None])
def test_nobody_is_shown_a_side_that_faces_away(game: str, watcher: int | None) -> None:
    one = AntaYagi(
        game, "hat fish/sabotage bone/small-hat", "bone hat wizard/small-hat", THREE, pile="hat hat"
    )
    other = AntaYagi(
        game,
        "fish wizard/sabotage bone/small-hat",
        "bone/sabotage hat muffin/small-hat",
        THREE,
        pile="bone hat/sabotage",
    )
    assert one.at != other.at
    for table in (one, other):
        table.choose(1)
    assert to_json(one.view(watcher)) == to_json(other.view(watcher))
    assert to_json(one.seen(watcher)) == to_json(other.seen(watcher))
    if watcher is not None:
        assert one.options(watcher) == other.options(watcher)


@clause("A.H4", "A.X7")
def test_only_the_options_name_a_sabotage_that_a_hat_has_turned_away(game: str) -> None:
    table = in_mid_game(game, "fish/sabotage:object bone", "hat bone", "bone/sabotage:object bone")
    table.reveal(1, mine=1)
    assert table.sees(0, 0) == "fish"
    assert table.options(0) == [Pass(), Sabotage(0)]
    assert table.options(1) == [Pass()]
    assert table.options(2) == [Pass(), Sabotage(0)]
    assert "sabotage" not in str(to_builtins(table.view(0).hands[0]))


@clause("A.H7")
def test_a_spectator_sees_what_lies_openly_and_neither_side_of_a_hand(game: str) -> None:
    table = in_mid_game(
        game,
        "treasure fish/small-hat",
        "bone hat/sabotage",
        THREE,
        areas=["t-rex", "", "muffin"],
        pile="fish/sabotage hat hat hat",
        discard="wizard",
    )
    table.reveal(1)
    assert [table.sees(None, seat) for seat in range(3)] == ["?", "?", "? ? ?"]
    seen, player = table.view(None), table.view(2)
    openly = ("areas", "scores", "needed", "table", "draw", "discard", "active", "chosen")
    assert [getattr(seen, each) for each in openly] == [getattr(player, each) for each in openly]
    assert seen.areas == (("t-rex",), (), ("muffin",))
    assert (seen.draw.top, seen.discard.top) == ("sabotage", "wizard")


@clause("A.H7")
def test_a_spectator_sees_of_a_drawn_card_the_back_as_it_leaves_the_pile(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", THREE, THREE, pile="fish/small-hat " * 4)
    table.exchange(1)
    drawn = [event for event in table.seen(None) if isinstance(event, SawDrew)]
    assert {(event.back, side_text(event.side)) for event in drawn} == {("small-hat", "?")}


@clause("A.H5")
def test_hands_close_up_and_new_cards_join_at_the_right_end(game: str) -> None:
    table = AntaYagi(game, "hat fish treasure", "muffin bone wizard", THREE, pile="t-rex " * 5)
    table.reveal(1, mine=1, theirs=1)
    assert table.hands[:2] == ["hat treasure", "muffin wizard"]
    table.all_pass()
    assert table.hands == ["hat treasure t-rex", "muffin wizard t-rex", THREE]


@clause("A.H5", "A.X1")
def test_a_hand_closes_up_after_a_sabotage(game: str) -> None:
    table = AntaYagi(game, "hat bone bone", THREE, "fish hat/sabotage muffin")
    table.reveal(1)
    table.sabotage(2, 1)
    assert table.hands[2] == "fish muffin"


@clause("A.H5", "A.O4")
def test_a_hand_closes_up_where_a_lollipop_took(game: str) -> None:
    table = AntaYagi(game, "hat bone bone", "lollipop fish treasure", THREE)
    table.exchange(1)
    table.take(0, 0)
    assert table.hands[1].startswith("treasure")


@clause("A.H6")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_everybody_sees_the_back_of_a_card_that_is_drawn(game: str, watcher: int | None) -> None:
    table = AntaYagi(
        game, "hat bone bone", "t-rex bone bone", THREE, pile="fish/sabotage hat/small-hat"
    )
    table.exchange(1)
    assert [event.back for event in table.seen(watcher) if isinstance(event, SawDrew)] == [
        "sabotage",
        "small-hat",
    ]


@clause("A.H6")
def test_the_backs_of_dealt_cards_are_seen_only_by_whom_they_face(game: str) -> None:
    table = AntaYagi(game, "hat/sabotage bone/small-hat bone", "bone hat/sabotage bone", THREE)
    seen = {}
    for watcher in WATCHERS:
        (dealt,) = [event for event in table.seen(watcher) if isinstance(event, SawDealt)]
        seen[watcher] = [" ".join(map(side_text, hand)) for hand in dealt.hands]
    assert seen == {
        0: ["sabotage bone plain", "bone hat bone", "bone bone bone"],
        1: ["hat small-hat bone", "plain sabotage plain", "bone bone bone"],
        2: ["hat small-hat bone", "bone hat bone", "plain plain plain"],
        None: ["? ? ?"] * 3,
    }


@clause("A.H6")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_areas_table_and_discards_show_no_back(game: str, watcher: int | None) -> None:
    table = in_mid_game(
        game,
        "fish/small-hat hat",
        "bone/sabotage hat",
        "treasure/sabotage",
        areas=["treasure/clue hat/small-hat", "", ""],
        discard="t-rex/clue",
    )
    table.reveal(1)
    view = table.view(watcher)
    assert view.areas == (("treasure", "hat"), (), ())
    assert to_builtins(view.discard) == {"cards": 1, "top": "t-rex"}
    assert to_builtins(view.table) == (
        {"side": "object", "seat": 0, "object": "fish"},
        {"side": "object", "seat": 1, "object": "bone"},
    )


@clause("A.H6")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_sabotage_lies_back_up_and_shows_its_object_when_it_is_discarded(
    game: str, watcher: int | None
) -> None:
    table = AntaYagi(game, "hat bone bone", THREE, "fish/sabotage bone bone")
    table.reveal(1)
    table.sabotage(2, 0)
    assert to_builtins(table.view(watcher).table)[2:] == ({"side": "back", "seat": 2},)
    assert not hasattr(table.only(Sabotaged), "object")
    assert "fish" not in str(table.seen(watcher))
    table.all_pass()
    discarded = [event for event in table.seen(watcher) if isinstance(event, Discarded)]
    assert [(event.seat, event.object) for event in discarded] == [
        (2, "fish"),
        (0, "hat"),
        (1, "bone"),
    ]


@clause("A.H6", "A.O5")
def test_the_owner_of_a_muffin_learns_what_was_lost(game: str) -> None:
    table = AntaYagi(game, "bone hat fish", "muffin bone bone", THREE)
    assert table.sees(0, 0) == "plain plain plain"
    table.exchange(1)
    lost = [event.object for event in table.seen(0) if isinstance(event, Discarded)]
    assert lost == ["hat", "fish"]
