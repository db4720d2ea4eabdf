"""The Mirror."""

from hatbox.games.antayagi.events import Arrived, Ate, Discarded, NeedsMore, Turned

from ..clauses import clause
from .seats import in_mid_game

THREE = "hat hat hat"


@clause("A.O12")
def test_a_mirror_takes_the_latest_card_of_the_partner_s_area(game: str) -> None:
    table = in_mid_game(
        game, "bone bone", "mirror bone", THREE, areas=["", "treasure bone", "treasure"]
    )
    table.exchange(1)
    assert table.areas == ["mirror bone", "treasure bone", "treasure"]
    taken = table.happened(Arrived)[1]
    assert (taken.seat, taken.giver, taken.origin, taken.slot) == (0, 1, "area", 1)
    assert taken.why == ("A.O12",)


@clause("A.O12")
def test_a_mirror_takes_nothing_from_an_empty_area_and_scores(game: str) -> None:
    table = in_mid_game(game, "bone bone", "mirror bone", THREE, areas=["hat", "", "treasure"])
    table.exchange(1)
    assert table.areas == ["hat mirror", "bone", "treasure"]
    assert table.scores == [2, 1, 1]


@clause("A.O12")
def test_the_effect_of_the_card_that_was_taken_does_not_apply(game: str) -> None:
    for object_, effect in {"hat": Turned, "toxic-waste": NeedsMore, "mirror": None}.items():
        table = in_mid_game(
            game, "bone bone", "mirror bone", THREE, areas=["", f"treasure {object_}", ""]
        )
        needed = table.needed
        table.exchange(1)
        assert table.areas == [f"mirror {object_}", "treasure bone", ""]
        assert table.needed == needed
        assert effect is None or table.happened(effect) == []


@clause("A.O12")
def test_a_t_rex_that_was_taken_is_hungry(game: str) -> None:
    table = in_mid_game(game, "hat bone", "mirror bone", THREE, areas=["bone", "t-rex", ""])
    table.exchange(1)
    assert table.areas == ["mirror", "hat", ""]
    assert table.only(Ate).seat == 0


@clause("A.O12", "A.O8")
def test_a_fish_that_does_not_score_at_the_mirror_is_discarded(game: str) -> None:
    table = in_mid_game(game, "hat bone", "mirror bone", THREE, areas=["", "toxic-waste fish", ""])
    table.exchange(1)
    assert table.areas == ["mirror", "toxic-waste hat", ""]
    assert table.discard == "fish"
    gone = table.only(Discarded)
    assert (gone.seat, gone.receiver, gone.origin, gone.slot) == (1, 0, "area", 1)
    assert gone.why == ("A.O12", "A.O8", "A.S8")
