"""Servers that tell too much, each in its own way."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from . import devices, lobbies, outside, refusals, sent, times

Plant = Callable[[pytest.MonkeyPatch], None]


class Leak(NamedTuple):
    """A planted leak, and the kind of table at which it can be noticed."""

    plant: Plant
    game: str = "antayagi-80"
    scene: str = "alone"
    parts: tuple[str, ...] = ()
    """The part of a round in which it shows, if it needs one."""
    sealed: bool = False
    """Whether it shows only while an offer is sealed."""
    over: bool = False
    """Whether it shows only when the game is over."""
    outside: bool = False
    """Whether it shows only to those who have no seat."""

    @property
    def name(self) -> str:
        return self.plant.__name__


DEVICE, BOTS, TOGETHER, REMATCH = "device", "bots", "together", "rematch"
LEAKS: tuple[Leak, ...] = (
    Leak(times.window_closes_early_when_nobody_holds_a_sabotage),
    Leak(times.window_closes_when_all_have_passed),
    Leak(times.window_lasts_a_little_longer_by_the_pile, scene=TOGETHER),
    Leak(times.seconds_are_rounded_by_the_pile, outside=True),
    Leak(times.sayings_come_later_by_the_pile, parts=("talk",)),
    Leak(times.bots_take_longer_over_some_hands, scene=BOTS),
    Leak(times.telling_takes_longer_by_the_pile, "not-a-hat", BOTS),
    Leak(sent.news_of_a_pass),
    Leak(sent.numbers_are_the_tables),
    Leak(sent.question_numbers_skip_by_the_pile, "not-a-hat", TOGETHER),
    Leak(sent.everybody_sees_what_the_first_seat_sees),
    Leak(sent.screens_see_what_the_first_seat_sees, outside=True),
    Leak(sent.guests_see_what_the_first_seat_sees, "antayagi-65", outside=True),
    Leak(sent.answers_are_not_sealed, sealed=True),
    Leak(sent.only_the_armed_are_waited_for, "antayagi-65"),
    Leak(sent.changes_of_the_watcher_before),
    Leak(sent.options_come_in_an_order_of_the_piles, "not-a-hat", TOGETHER),
    Leak(sent.whoever_returns_is_told_what_the_first_seat_saw, parts=("come_again",)),
    Leak(sent.whoever_returns_is_told_the_pile, "not-a-hat", TOGETHER, parts=("come_again",)),
    Leak(sent.frames_are_longer_by_the_pile, "not-a-hat", TOGETHER),
    Leak(sent.keys_come_in_an_order_of_the_piles, "not-a-hat", TOGETHER),
    Leak(sent.results_tell_the_pile, "not-a-hat", TOGETHER, over=True),
    Leak(sent.whoever_is_sent_away_is_told_why_by_the_pile, "not-a-hat", TOGETHER, parts=("kick",)),
    Leak(sent.the_owners_word_tells_the_pile, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(lobbies.the_lobby_counts_the_armed, parts=("pause",)),
    Leak(lobbies.a_rematchs_lobby_tells_the_pile, "not-a-hat", REMATCH),
    Leak(lobbies.the_commitment_follows_from_the_cards, "not-a-hat", TOGETHER),
    Leak(lobbies.failure_of_others_is_told),
    Leak(refusals.failure_names_a_card, "not-a-hat", TOGETHER, parts=("wrong",)),
    Leak(refusals.false_claims_are_refused, parts=("talk",)),
    Leak(refusals.a_reminder_is_refused_by_the_pile, "not-a-hat", TOGETHER, parts=("nudge",)),
    Leak(refusals.the_records_refusal_names_a_card, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(refusals.the_theatres_refusal_names_a_card, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(refusals.the_televisions_refusal_names_a_card, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(
        refusals.whoever_was_sent_away_is_refused_with_a_card,
        "not-a-hat",
        TOGETHER,
        parts=("kick",),
    ),
    Leak(
        outside.my_tables_say_by_the_pile_that_it_is_my_turn, "not-a-hat", TOGETHER, parts=("ask",)
    ),
    Leak(outside.the_preview_names_a_card, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(outside.a_header_tells_the_pile, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(outside.readiness_depends_on_the_pile, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(outside.metrics_count_passes_at_once, parts=("ask",)),
    Leak(outside.metrics_count_a_commit_for_each_pass, parts=("ask",)),
    Leak(outside.the_owners_page_tells_the_pile, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(outside.the_log_names_a_card_for_those_who_look_closely, "not-a-hat", TOGETHER),
    Leak(outside.the_log_has_a_line_for_each_pass),
    Leak(devices.the_floor_is_for_bots_with_certain_cards, scene=BOTS),
    Leak(devices.bots_say_what_the_pile_is_like, "not-a-hat", BOTS),
    Leak(devices.a_device_goes_to_the_armed_first, scene=DEVICE),
    Leak(devices.a_covered_device_shows_the_others_view, scene=DEVICE),
)
