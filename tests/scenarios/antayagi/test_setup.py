"""A.S* and A.B*: what a game begins with, the piles and the deck."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hatbox.games.antayagi.answers import Reshuffle
from hatbox.games.antayagi.cards import BACKS, Card, Held
from hatbox.games.antayagi.events import Dealt, Discarded, Drew, GameWon, Reshuffled, TurnBegan
from hatbox.kernel.errors import RuleError
from hatbox.kernel.written import to_builtins
from hatbox.records import Match

from ..clauses import clause
from ..table import begin_match
from .seats import AntaYagi, cards, edition_of, in_mid_game

THREE = "bone bone bone"


@clause("A.S1")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_three_to_seven_can_play(game: str, players: int) -> None:
    match = begin_match(game, players, ["bone/plain"] * 3 * players)
    assert match.to_act == [0]
    assert len(match.position.hands) == players


@clause("A.S1")
@pytest.mark.parametrize("players", [0, 1, 2, 8, 30])
def test_any_other_number_is_refused_with_its_reason(game: str, players: int) -> None:
    with pytest.raises(RuleError) as refusal:
        begin_match(game, players, ["bone/plain"] * 100)
    assert refusal.value.kind == "illegal"
    assert refusal.value.message == "error-players-antayagi"
    assert refusal.value.args_of_message == {"players": players, "fewest": 3, "most": 7}


@clause("A.S2")
@pytest.mark.parametrize(("players", "points"), [(3, 5), (4, 5), (5, 4), (6, 4), (7, 4)])
def test_the_points_needed_depend_on_the_number_of_players(
    game: str, players: int, points: int
) -> None:
    table = AntaYagi(game, *[THREE] * players)
    assert table.needed == [points] * players


@clause("A.S2", "A.T7")
@pytest.mark.parametrize(("players", "points"), [(4, 5), (5, 4)])
def test_one_point_less_does_not_win(game: str, players: int, points: int) -> None:
    for had in (points - 2, points - 1):
        table = in_mid_game(
            game,
            "empty-box bone bone",
            *["treasure bone bone"] * (players - 1),
            areas=["hat " * had, *[""] * (players - 1)],
        )
        table.exchange(1)
        assert table.winners == ([0] if had == points - 1 else [])
        assert table.over == (had == points - 1)


@clause("A.S2", "A.T7")
def test_winning_names_the_goal_as_its_reason(game: str) -> None:
    table = in_mid_game(game, *["treasure bone bone"] * 3, areas=["hat hat hat hat", "", ""])
    table.exchange(1, mine=1, theirs=0)
    assert table.why(GameWon, seat=0) == ("A.S2", "A.T7")


@clause("A.S3")
def test_cards_are_dealt_one_at_a_time_clockwise_from_the_first_player(game: str) -> None:
    deck = cards("treasure bone hat lollipop muffin t-rex fish wizard empty-box toxic-waste")
    match = begin_match(game, 3, [card.text for card in deck], first=1)
    hands = [[held.card.object for held in hand] for hand in match.position.hands]
    assert hands == [
        ["hat", "t-rex", "empty-box"],
        ["treasure", "lollipop", "fish"],
        ["bone", "muffin", "wizard"],
    ]
    assert [card.object for card in match.position.draw] == ["toxic-waste"]
    dealt = match.news[0]
    assert isinstance(dealt, Dealt)
    assert dealt.why == ("A.S3", "A.H1", "A.H2")
    assert (dealt.first, dealt.hands) == (1, match.position.hands)


@clause("A.S3")
def test_too_few_cards_for_the_deal_are_refused(game: str) -> None:
    with pytest.raises(RuleError) as refusal:
        begin_match(game, 4, ["bone/plain"] * 11)
    assert refusal.value.message == "error-too-few-cards"
    assert refusal.value.args_of_message == {"cards": 11, "needed": 12, "players": 4}
    assert begin_match(game, 4, ["bone/plain"] * 12).to_act == [0]


@clause("A.S4")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_everybody_sees_the_back_on_top_of_the_draw_pile_and_how_many_there_are(
    game: str, watcher: int | None
) -> None:
    table = AntaYagi(game, THREE, THREE, THREE, pile="fish/sabotage hat t-rex/clue")
    assert to_builtins(table.view(watcher).draw) == {"cards": 3, "top": "sabotage"}
    table.reveal(1)
    assert to_builtins(table.view(watcher).draw) == {"cards": 1, "top": "clue"}
    empty = in_mid_game(game, THREE, THREE, THREE, pile="")
    assert to_builtins(empty.view(watcher).draw) == {"cards": 0, "top": None}


@clause("A.S5")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_of_the_discards_everybody_sees_the_top_object_and_their_number_and_no_more(
    game: str, watcher: int | None
) -> None:
    table = in_mid_game(game, THREE, THREE, THREE, discard="fish/sabotage hat")
    assert to_builtins(table.view(watcher).discard) == {"cards": 2, "top": "fish"}
    table.reveal(1)
    assert to_builtins(table.view(watcher).discard) == {"cards": 4, "top": "bone"}
    empty = AntaYagi(game, THREE, THREE, THREE)
    assert to_builtins(empty.view(watcher).discard) == {"cards": 0, "top": None}


@clause("A.S6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_says_who_begins(game: str, first: int) -> None:
    table = AntaYagi(game, THREE, THREE, THREE, first=first)
    assert table.at.active == first
    assert table.to_act == [first]
    assert table.why(TurnBegan, seat=first) == ("A.S6",)


@clause("A.S6")
def test_otherwise_chance_says_who_begins(game: str) -> None:
    matches = [Match.deal(game, ["a", "b", "c"], seed=bytes([n]) * 32) for n in range(30)]
    assert {match.header.first for match in matches} == {0, 1, 2}
    assert all(match.to_act == [match.header.first] for match in matches)


@clause("A.S6")
@pytest.mark.parametrize("first", [-1, 3])
def test_only_somebody_at_the_table_can_begin(game: str, first: int) -> None:
    with pytest.raises(RuleError) as refusal:
        begin_match(game, 3, ["bone/plain"] * 9, first=first)
    assert refusal.value.message == "error-first"
    assert refusal.value.args_of_message == {"first": str(first)}


@clause("A.S7")
def test_a_pile_that_runs_out_in_the_midst_of_a_draw_is_replaced_then(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "treasure fish fish", THREE, pile="muffin")
    table.reveal(1)
    first, second = (0, 1) if game == "antayagi-80" else (1, 0)
    assert table.shuffle_due
    assert table.to_act == []
    assert [event.seat for event in table.happened(Drew)] == [first]
    assert (table.pile, table.discard) == ("", "treasure treasure")
    assert table.hands[first].endswith("muffin")

    table.shuffle("treasure/plain", "treasure/plain")
    assert table.why(Reshuffled) == ("A.S7",)
    assert table.only(Reshuffled).cards == 2
    assert [event.seat for event in table.happened(Drew)] == [second]
    assert (table.pile, table.discard) == ("treasure", "")
    assert table.hands[second].endswith("treasure")
    assert table.to_act == [1]


@clause("A.S7")
def test_the_new_pile_is_drawn_in_the_order_that_chance_gave_it(game: str) -> None:
    table = in_mid_game(game, "treasure", "treasure bone bone", THREE, pile="", discard="hat fish")
    table.reveal(1)
    assert table.shuffle_due
    assert table.refused(-1, Reshuffle(cards("hat fish hat treasure"))) == "illegal"
    assert table.refused(0, Reshuffle(cards("hat"))) == "not-your-turn"
    table.shuffle("fish/plain", "treasure/plain", "hat/plain", "treasure/plain")
    drawn = [(event.seat, event.held.card.object) for event in table.happened(Drew)]
    fish, treasure, hat, last = "fish", "treasure", "hat", "treasure"
    if game == "antayagi-80":
        assert drawn == [(0, fish), (0, treasure), (0, hat), (1, last)]
    else:
        assert drawn == [(1, fish), (0, treasure), (0, hat), (0, last)]


@clause("A.S7")
def test_after_the_reshuffle_only_what_was_missing_is_drawn(game: str) -> None:
    table = in_mid_game(
        game, "treasure", "treasure bone bone", THREE, pile="hat hat", discard="fish " * 5
    )
    table.reveal(1)
    assert len(table.happened(Drew)) == 2
    table.shuffle(*["fish/plain"] * 5, *["treasure/plain"] * 2)
    assert len(table.happened(Drew)) == 2
    assert [len(hand) for hand in table.at.hands] == [3, 3, 3]
    assert table.pile == "fish fish fish treasure treasure"


@clause("A.S7")
def test_a_pile_that_just_suffices_is_not_replaced_before_a_card_is_missing(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "treasure fish fish", THREE, pile="muffin wizard")
    table.reveal(1)
    assert not table.shuffle_due
    assert (table.pile, table.discard) == ("", "treasure treasure")
    assert table.to_act == [1]


@clause("A.S7")
def test_with_nothing_at_all_left_the_draw_stops_short(game: str) -> None:
    table = AntaYagi(game, "treasure hat hat", "bone fish fish", THREE, pile="")
    table.exchange(1)
    assert not table.shuffle_due
    assert table.hands == ["hat hat", "fish fish", "bone bone bone"]
    assert table.happened(Drew) == []
    assert table.to_act == [1]


@clause("A.S7")
def test_nothing_left_after_a_reshuffle_stops_the_draw_short_too(game: str) -> None:
    table = in_mid_game(game, "treasure", "treasure", THREE, pile="hat")
    table.reveal(1)
    table.shuffle("treasure/plain", "treasure/plain")
    assert not table.shuffle_due
    expected = {
        "antayagi-80": ["hat treasure treasure", ""],
        "antayagi-65": ["treasure treasure", "hat"],
    }
    assert table.hands[:2] == expected[game]
    assert (table.pile, table.discard) == ("", "")


@clause("A.S8", "A.T3")
def test_of_a_cancelled_exchange_the_active_players_card_is_discarded_first(game: str) -> None:
    table = AntaYagi(game, "hat/small-hat bone bone", "hat/sabotage bone bone", THREE)
    table.reveal(1)
    assert table.discard == "hat/sabotage hat/small-hat"
    assert [event.why for event in table.happened(Discarded)] == [("A.T3", "A.S8")] * 2


@clause("A.S8", "A.X3")
def test_sabotages_are_discarded_as_they_were_played_and_then_the_offers(game: str) -> None:
    table = AntaYagi(
        game,
        "treasure wizard/sabotage bone",
        "bone t-rex/sabotage bone",
        "hat/sabotage bone bone",
    )
    table.reveal(1)
    table.sabotage(2, 0)
    table.sabotage(0, 0)
    table.sabotage(1, 0)
    table.all_pass()
    assert table.discard == "bone treasure t-rex/sabotage wizard/sabotage hat/sabotage"
    objects = [(event.seat, event.object) for event in table.happened(Discarded)]
    assert objects == [
        (2, "hat"),
        (0, "wizard"),
        (1, "t-rex"),
        (0, "treasure"),
        (1, "bone"),
    ]


@clause("A.S8", "A.O9")
@pytest.mark.parametrize("mine", ["wizard fish", "fish wizard"])
def test_a_wizard_is_discarded_before_the_other_card_arrives(game: str, mine: str) -> None:
    active, chosen = mine.split()
    table = AntaYagi(game, f"{active} bone bone", f"{chosen} bone bone", THREE)
    table.exchange(1)
    assert table.discard == "fish wizard"
    assert table.why(Discarded, object="wizard") == ("A.O9", "A.S8")
    assert table.why(Discarded, object="fish") == ("A.O9", "A.O8", "A.S8")


@clause("A.S8", "A.T6")
def test_what_does_not_score_is_discarded_at_its_arrival(game: str) -> None:
    table = AntaYagi(game, "fish bone bone", "empty-box bone bone", THREE)
    table.exchange(1)
    assert table.discard == "fish empty-box"
    assert table.why(Discarded, object="empty-box") == ("A.T5", "A.O10", "A.S8")


@clause("A.S8", "A.O5")
def test_a_hand_is_discarded_from_slot_0_upwards(game: str) -> None:
    table = AntaYagi(game, "treasure hat fish", "muffin bone bone", THREE, pile="bone " * 9)
    table.exchange(1)
    assert table.discard == "fish hat"
    assert [(e.object, e.slot) for e in table.happened(Discarded)] == [("hat", 0), ("fish", 0)]
    assert {event.why for event in table.happened(Discarded)} == {("A.O5", "A.S8")}


@clause("A.S8", "A.O7")
def test_food_is_discarded_before_the_t_rex_that_ate_it(game: str) -> None:
    table = in_mid_game(game, "treasure", "bone", "hat", areas=["t-rex", "", ""])
    table.exchange(1)
    assert table.discard == "t-rex bone"


@clause("A.B1")
@pytest.mark.parametrize("back", BACKS)
def test_only_a_treasure_or_a_t_rex_can_have_a_clue_for_its_back(game: str, back: str) -> None:
    card = edition_of(game).card
    assert card(f"treasure/{back}").text == f"treasure/{back}"
    assert card(f"t-rex/{back}").text == f"t-rex/{back}"
    others = ["bone", "hat", "lollipop", "muffin", "toxic-waste", "fish", "wizard", "empty-box"]
    for other in others:
        if back == "clue":
            with pytest.raises(RuleError) as refusal:
                card(f"{other}/clue")
            assert refusal.value.kind == "malformed"
            assert refusal.value.message == "error-clue-on-other-object"
            assert refusal.value.args_of_message == {"card": f"{other}/clue"}
        else:
            assert card(f"{other}/{back}").text == f"{other}/{back}"


@clause("A.B1")
@pytest.mark.parametrize("text", ["hat", "hat/", "/plain", "hat/blue", "sock/plain", "hat/plain/"])
def test_there_are_no_other_objects_and_backs(game: str, text: str) -> None:
    with pytest.raises(RuleError) as refusal:
        edition_of(game).card(text)
    assert refusal.value.message == "error-unknown-card"
    assert refusal.value.args_of_message == {"card": text}


@clause("A.B1")
def test_a_card_in_a_hand_shows_its_owner_the_back_or_the_object(game: str) -> None:
    with pytest.raises(RuleError) as refusal:
        Held.of("hat/plain:edge")
    assert refusal.value.kind == "malformed"


@clause("A.B1")
def test_a_clue_does_nothing_but_tell(game: str) -> None:
    table = AntaYagi(game, "treasure/clue bone bone", "t-rex/clue bone bone", THREE)
    assert table.sees(0, 0) == "clue plain plain"
    table.exchange(1)
    assert table.areas == ["t-rex/clue", "treasure/clue", ""]


@clause("A.B2")
def test_an_editions_deck_has_the_size_that_its_rulebook_gives(game: str) -> None:
    edition = edition_of(game)
    assert len(edition.cards(edition.variants())) == int(game.removeprefix("antayagi-"))
    text = (files("hatbox") / "data" / "decks" / f"{game}.toml").read_text("utf-8")
    comment = " ".join(line.removeprefix("#") for line in text.splitlines() if line[:1] == "#")
    assert "our own assumption" in " ".join(comment.split())


@clause("A.B2")
def test_a_deck_of_ones_own_is_played_instead(game: str) -> None:
    own = 'game = "antayagi"\n[cards.plain]\nbone = 8\n[cards.clue]\ntreasure = 2\n'
    match = Match.deal(game, ["a", "b", "c"], seed=bytes(32), deck_text=own)
    expected = [Card.of("bone/plain")] * 8 + [Card.of("treasure/clue")] * 2
    assert sorted(match.setup.deck, key=str) == expected
