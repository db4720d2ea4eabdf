"""Servers that tell too much, each in its own way."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from hatbox.agents.talk import Saying
from hatbox.kernel.engine import Seat
from hatbox.kernel.errors import RuleError, illegal
from hatbox.kernel.game import Watcher
from hatbox.kernel.written import to_json
from hatbox.server.play.audience import Audience
from hatbox.server.play.clockwork import Clockwork
from hatbox.server.play.connection import Connection
from hatbox.server.play.hub import Hub
from hatbox.server.play.pace import Pace
from hatbox.server.play.session import Session
from hatbox.server.play.telling import Telling
from hatbox.server.protocol import messages
from hatbox.server.table.commands import DECIDE
from hatbox.server.table.entries import Passed
from hatbox.server.table.lobby import lobby_of, result_of
from hatbox.server.table.story import Story
from hatbox.server.table.table import Notice, Table
from hatbox.server.table.talk import spoken, spoken_by_bot, talkers
from hatbox.server.web import owner
from hatbox.server.web.bodies import MyTable, Ready
from hatbox.server.web.guard import Guard
from hatbox.server.web.preview import with_preview
from hatbox.server.web.ready import Readiness

Plant = Callable[[pytest.MonkeyPatch], None]
log = logging.getLogger("hatbox.server")


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


def spy(patch: pytest.MonkeyPatch) -> Callable[[], int]:
    """A number from 1 to 99 that follows from the cards which nobody can have seen."""
    honest, latest = Table.apply, list[Table]()

    def apply(self: Table, *entry: Any) -> list[Notice]:
        latest[:] = [self]
        return honest(self, *entry)

    patch.setattr(Table, "apply", apply)
    return lambda: hidden(latest[0]) if latest else 1


def hidden(table: Table) -> int:
    """The same of one table; 1 before the deal."""
    if table.match is None:
        return 1
    at: Any = table.match.position
    pile = at.draw if hasattr(at, "draw") else at.shop
    return 1 + Random(str(pile[1:])).randrange(99)


def armed(table: Table, seat: Seat) -> bool:
    """Whether a seat could sabotage now."""
    match = table.match
    return match is not None and any(r.interrupts for r in match.now.options.get(seat, ()))


# --- Time ------------------------------------------------------------------------------------


def window_closes_early_when_nobody_holds_a_sabotage(patch: pytest.MonkeyPatch) -> None:
    honest = Clockwork._deadlines  # noqa: SLF001 - leaks begin inside

    def wanted(self: Clockwork) -> Any:
        timers = honest(self)
        for key, (_, action) in list(timers.items()):
            if key[0] == "window" and not any(armed(self._table, s) for s in self._table.asked()):
                timers[key] = 1.0, action
        return timers

    patch.setattr(Clockwork, "_deadlines", wanted)


def window_closes_when_all_have_passed(patch: pytest.MonkeyPatch) -> None:
    honest = Clockwork._deadlines  # noqa: SLF001 - leaks begin inside

    def wanted(self: Clockwork) -> Any:
        timers = honest(self)
        if self._table.silence is not None and not self._table.asked():
            timers["early", self._table.questions] = 0.0, self._moves.close_window
        return timers

    patch.setattr(Clockwork, "_deadlines", wanted)
    append = Session.append

    async def appended(self: Session, *entry: Any) -> None:
        await append(self, *entry)
        self.clockwork.schedule()

    patch.setattr(Session, "append", appended)


def window_lasts_a_little_longer_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Clockwork._deadlines  # noqa: SLF001 - leaks begin inside

    def wanted(self: Clockwork) -> Any:
        return {
            key: (seconds + hidden(self._table) / 1000, action)
            for key, (seconds, action) in honest(self).items()
        }

    patch.setattr(Clockwork, "_deadlines", wanted)


def seconds_are_rounded_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._seconds  # noqa: SLF001 - leaks begin inside

    def seconds(self: Audience, watcher: Watcher) -> float | None:
        left = honest(self, watcher)
        return None if left is None else left + hidden(self._table) / 1e6

    patch.setattr(Audience, "_seconds", seconds)


def sayings_come_later_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.tell_said

    def tell(self: Audience, said: messages.Said) -> None:
        self._clock.call_later(hidden(self._table) / 1000, lambda: honest(self, said))

    patch.setattr(Audience, "tell_said", tell)


def bots_take_longer_over_some_hands(patch: pytest.MonkeyPatch) -> None:
    honest = Pace.of

    def by_its_cards(self: Pace, seat: Seat) -> float:
        hand = str(self._table.view(seat).hands[seat])
        return honest(self, seat) + Random(hand).random()

    patch.setattr(Pace, "of", by_its_cards)


def telling_takes_longer_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Telling.happened

    def by_the_cards(self: Telling, notices: Iterable[Notice]) -> None:
        honest(self, notices)
        self._over += hidden(self._table) / 100

    patch.setattr(Telling, "happened", by_the_cards)


# --- What a seat, or whoever watches, is sent --------------------------------------------------


def news_of_a_pass(patch: pytest.MonkeyPatch) -> None:
    honest = Session.happened

    def happened(self: Session, content: Any, key: str) -> None:
        honest(self, content, key)
        if isinstance(content, Passed):
            for connection in self.audience.connections:
                self.audience.show(connection)

    patch.setattr(Session, "happened", happened)


def numbers_are_the_tables(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._news  # noqa: SLF001 - leaks begin inside

    def news(self: Audience, *about: Any) -> messages.News:
        return replace(honest(self, *about), number=self._table.seq)

    patch.setattr(Audience, "_news", news)


def question_numbers_skip_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Table._tell  # noqa: SLF001 - leaks begin inside

    def tell(self: Table, *about: Any) -> Any:
        for told in self.told.values():
            told.question += hidden(self) % 7
        return honest(self, *about)

    patch.setattr(Table, "_tell", tell)


def everybody_sees_what_the_first_seat_sees(patch: pytest.MonkeyPatch) -> None:
    honest = Table.view

    def view(self: Table, watcher: Watcher) -> Any:
        return replace(honest(self, 0), watcher=watcher)

    patch.setattr(Table, "view", view)


def screens_see_what_the_first_seat_sees(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.watcher

    def watcher(self: Audience, connection: Connection) -> Watcher:
        return honest(self, connection) if connection.screen is None else 0

    patch.setattr(Audience, "watcher", watcher)


def guests_see_what_the_first_seat_sees(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.watcher

    def watcher(self: Audience, connection: Connection) -> Watcher:
        found = honest(self, connection)
        return 0 if connection.member is not None and found is None else found

    patch.setattr(Audience, "watcher", watcher)


def answers_are_not_sealed(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._news  # noqa: SLF001 - leaks begin inside

    def news(self: Audience, *about: Any) -> messages.News:
        assert self._table.match is not None
        sealed = self._table.match.position.sealed
        news = honest(self, *about)
        return replace(news, events=(*news.events, *sealed))

    patch.setattr(Audience, "_news", news)


def only_the_armed_are_waited_for(patch: pytest.MonkeyPatch) -> None:
    honest = Table.view

    def view(self: Table, watcher: Watcher) -> Any:
        shown = honest(self, watcher)
        if self.silence is None:
            return shown
        return replace(shown, waiting=tuple(s for s in self.asked() if armed(self, s)))

    patch.setattr(Table, "view", view)


def changes_of_the_watcher_before(patch: pytest.MonkeyPatch) -> None:
    honest = Story._changes  # noqa: SLF001 - leaks begin inside

    def changes(self: Story, *seen: Any) -> Any:
        return honest(self, *seen) if self._changed is None else self._changed[1]

    patch.setattr(Story, "_changes", changes)


def options_come_in_an_order_of_the_piles(patch: pytest.MonkeyPatch) -> None:
    honest = Table.question

    def question(self: Table, *about: Any) -> messages.Question:
        asked = honest(self, *about)
        options = list(asked.options)
        Random(hidden(self)).shuffle(options)
        return replace(asked, options=tuple(options))

    patch.setattr(Table, "question", question)


def whoever_returns_is_told_what_the_first_seat_saw(patch: pytest.MonkeyPatch) -> None:
    honest = Table.since

    def since(self: Table, watcher: Watcher, _last: int) -> list[Any]:
        lines = honest(self, 0, 0)
        return [*honest(self, watcher, 0), *lines]

    patch.setattr(Table, "since", since)


def whoever_returns_is_told_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Table.since

    def since(self: Table, *about: Any) -> list[Any]:
        return [*honest(self, *about), messages.Line((("pile", {"n": hidden(self)}),), ())]

    patch.setattr(Table, "since", since)


def frames_are_longer_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    number = spy(patch)

    def padded(message: Any) -> bytes:
        return to_json(message) + b" " * number()

    patch.setattr("hatbox.server.play.connection.to_json", padded)


def keys_come_in_an_order_of_the_piles(patch: pytest.MonkeyPatch) -> None:
    number = spy(patch)

    def shuffled(message: Any) -> bytes:
        fields = list(json.loads(to_json(message)).items())
        Random(number()).shuffle(fields)
        return json.dumps(dict(fields)).encode()

    patch.setattr("hatbox.server.play.connection.to_json", shuffled)


def results_tell_the_pile(patch: pytest.MonkeyPatch) -> None:
    def result(table: Table) -> messages.Over:
        told = result_of(table)
        return replace(told, scores=(*told.scores, hidden(table)))

    patch.setattr("hatbox.server.play.audience.result_of", result)
    patch.setattr("hatbox.server.play.session.result_of", result)


def whoever_is_sent_away_is_told_why_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._close  # noqa: SLF001 - leaks begin inside

    def close(self: Audience, connections: Any, reason: Any) -> None:
        if reason == "kicked" and hidden(self._table) % 2:
            reason = "refused"
        honest(self, connections, reason)

    patch.setattr(Audience, "_close", close)


def the_owners_word_tells_the_pile(patch: pytest.MonkeyPatch) -> None:
    number, honest = spy(patch), Hub.announce

    def announce(self: Hub, text: str, seconds: float | None) -> None:
        honest(self, f"{text} {number()}" if text else text, seconds)

    patch.setattr(Hub, "announce", announce)


# --- The lobby -------------------------------------------------------------------------------


def the_lobby_counts_the_armed(patch: pytest.MonkeyPatch) -> None:
    def lobby(table: Table, *about: Any) -> messages.Lobby:
        count = sum(armed(table, seat) for seat in range(table.settings.players))
        return replace(lobby_of(table, *about), screens=count)

    patch.setattr("hatbox.server.play.audience.lobby_of", lobby)


def a_rematchs_lobby_tells_the_pile(patch: pytest.MonkeyPatch) -> None:
    def lobby(table: Table, *about: Any) -> messages.Lobby:
        told = lobby_of(table, *about)
        return told if table.evening is None else replace(told, agreed=(hidden(table),))

    patch.setattr("hatbox.server.play.audience.lobby_of", lobby)
    patch.setattr(Table, "_end_if_agreed", _remembering_an_evening(Table._end_if_agreed))  # noqa: SLF001


def _remembering_an_evening(honest: Callable[[Table], None]) -> Callable[[Table], None]:
    """A game that was ended counts, so that a rematch has the score of an evening."""

    def end(self: Table) -> None:
        honest(self)
        if self.ended and self.evening is None:
            self.evening = messages.Evening({}, ())

    return end


def the_commitment_follows_from_the_cards(patch: pytest.MonkeyPatch) -> None:
    def commitment(self: Table) -> str | None:
        return (
            None if self.match is None else sha256(str(self.match.setup.deck).encode()).hexdigest()
        )

    patch.setattr(Table, "commitment", property(commitment))


def failure_of_others_is_told(patch: pytest.MonkeyPatch) -> None:
    honest = Session.command

    async def command(self: Session, connection: Any, said: Any) -> None:
        before = self.table.seq
        try:
            await honest(self, connection, said)
        finally:
            if self.table.seq == before:
                self.audience.tell_lobby()

    patch.setattr(Session, "command", command)


# --- Refusals --------------------------------------------------------------------------------


def failure_names_a_card(patch: pytest.MonkeyPatch) -> None:
    honest = DECIDE[messages.Play]

    def play(table: Table, member: int, command: Any) -> Any:
        try:
            return honest(table, member, command)
        except RuleError as error:
            raise RuleError(error.kind, error.message, card=hidden(table)) from None

    patch.setitem(DECIDE, messages.Play, play)


def false_claims_are_refused(patch: pytest.MonkeyPatch) -> None:
    def honest_only(table: Table, member: int, command: messages.Say) -> Any:
        said = spoken(table, member, command)
        if command.card is not None and hidden(table) % 2:
            raise illegal("error-card-gone")
        return said

    patch.setattr("hatbox.server.play.session.spoken", honest_only)


def a_reminder_is_refused_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = Session._nudge  # noqa: SLF001 - leaks begin inside

    def nudge(self: Session, by: int, member: int) -> None:
        if hidden(self.table) % 2:
            raise illegal("error-not-waited-for")
        honest(self, by, member)

    patch.setattr(Session, "_nudge", nudge)


def _refusals_name_a_card(patch: pytest.MonkeyPatch, module: str) -> None:
    number = spy(patch)

    def telling(message: str, **args: Any) -> RuleError:
        return illegal(message, **args, card=number())

    patch.setattr(f"hatbox.server.{module}.illegal", telling)


def the_records_refusal_names_a_card(patch: pytest.MonkeyPatch) -> None:
    _refusals_name_a_card(patch, "web.app")


def the_theatres_refusal_names_a_card(patch: pytest.MonkeyPatch) -> None:
    _refusals_name_a_card(patch, "web.booth")


def the_televisions_refusal_names_a_card(patch: pytest.MonkeyPatch) -> None:
    _refusals_name_a_card(patch, "web.pairing")


def whoever_was_sent_away_is_refused_with_a_card(patch: pytest.MonkeyPatch) -> None:
    _refusals_name_a_card(patch, "play.hub")


# --- Over HTTP, in the log, for the owner ------------------------------------------------------


def my_tables_say_by_the_pile_that_it_is_my_turn(patch: pytest.MonkeyPatch) -> None:
    number = spy(patch)

    def mine(*about: Any) -> MyTable:
        return replace(MyTable(*about), your_turn=bool(number() % 2))

    patch.setattr("hatbox.server.web.app.MyTable", mine)


def the_preview_names_a_card(patch: pytest.MonkeyPatch) -> None:
    def preview(page: str, table: Table, origin: str) -> str:
        return with_preview(page, table, origin) + f"<!-- {hidden(table)} -->"

    patch.setattr("hatbox.server.web.app.with_preview", preview)


def a_header_tells_the_pile(patch: pytest.MonkeyPatch) -> None:
    number, honest = spy(patch), Guard._secure  # noqa: SLF001 - leaks begin inside

    def secure(self: Guard, message: Any, scope: Any) -> None:
        honest(self, message, scope)
        message["headers"] = [*message["headers"], (b"x-pile", str(number()).encode())]

    patch.setattr(Guard, "_secure", secure)


def readiness_depends_on_the_pile(patch: pytest.MonkeyPatch) -> None:
    number = spy(patch)

    async def state(_self: Readiness) -> Ready:
        return Ready(bool(number() % 2))

    patch.setattr(Readiness, "state", state)


def metrics_count_passes_at_once(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.tell_pass

    def tell(self: Audience, seat: Seat) -> None:
        honest(self, seat)
        METERS[-1].moves["antayagi-80"] += 1

    _meters(patch)
    patch.setattr(Audience, "tell_pass", tell)


def metrics_count_a_commit_for_each_pass(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.tell_pass

    def tell(self: Audience, seat: Seat) -> None:
        honest(self, seat)
        METERS[-1].committed(0.0)

    _meters(patch)
    patch.setattr(Audience, "tell_pass", tell)


METERS: list[Any] = []


def _meters(patch: pytest.MonkeyPatch) -> None:
    """Remember the meter of the newest server."""
    honest = Hub.__init__

    def begin(self: Hub, world: Any) -> None:
        honest(self, world)
        METERS[:] = [world.meter]

    patch.setattr(Hub, "__init__", begin)


def the_owners_page_tells_the_pile(patch: pytest.MonkeyPatch) -> None:
    honest = owner._live  # noqa: SLF001 - leaks begin inside

    def live(session: Session) -> owner.LiveTable:
        return replace(honest(session), connected=hidden(session.table))

    patch.setattr(owner, "_live", live)


def the_log_names_a_card_for_those_who_look_closely(patch: pytest.MonkeyPatch) -> None:
    honest = Table.apply

    def apply(self: Table, *entry: Any) -> list[Notice]:
        notices = honest(self, *entry)
        log.debug("the pile is %(pile)d", {"pile": hidden(self)})
        return notices

    patch.setattr(Table, "apply", apply)


def the_log_has_a_line_for_each_pass(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.tell_pass

    def tell(self: Audience, seat: Seat) -> None:
        honest(self, seat)
        log.info("somebody has passed")

    patch.setattr(Audience, "tell_pass", tell)


# --- Bots and devices ------------------------------------------------------------------------


def the_floor_is_for_bots_with_certain_cards(patch: pytest.MonkeyPatch) -> None:
    def by_their_cards(table: Table) -> list[Seat]:
        assert table.match is not None
        hands = table.match.position.hands
        return [seat for seat in talkers(table) if len(str(hands[seat])) % 2]

    patch.setattr("hatbox.server.play.speaking.talkers", by_their_cards)


def bots_say_what_the_pile_is_like(patch: pytest.MonkeyPatch) -> None:
    def speak(table: Table, seat: Seat, said: Saying) -> Any:
        phrase = "thanks" if hidden(table) % 2 else said.phrase
        return spoken_by_bot(table, seat, Saying(phrase))

    patch.setattr("hatbox.server.play.speaking.spoken_by_bot", speak)


def a_device_goes_to_the_armed_first(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._asked_at  # noqa: SLF001 - leaks begin inside

    def armed_first(self: Audience, connection: Connection) -> Seat | None:
        table, found = self._table, honest(self, connection)
        asked = table.asked() if table.silence is not None else []
        those = [seat for seat in asked if armed(table, seat)]
        return those[0] if found is not None and those else found

    patch.setattr(Audience, "_asked_at", armed_first)


def a_covered_device_shows_the_others_view(patch: pytest.MonkeyPatch) -> None:
    honest = Table.view

    def view(self: Table, watcher: Watcher) -> Any:
        shown = honest(self, watcher)
        return replace(honest(self, 2), watcher=None) if watcher is None else shown

    patch.setattr(Table, "view", view)


DEVICE, BOTS, TOGETHER, REMATCH = "device", "bots", "together", "rematch"
LEAKS: tuple[Leak, ...] = (
    Leak(window_closes_early_when_nobody_holds_a_sabotage),
    Leak(window_closes_when_all_have_passed),
    Leak(window_lasts_a_little_longer_by_the_pile, scene=TOGETHER),
    Leak(seconds_are_rounded_by_the_pile, outside=True),
    Leak(sayings_come_later_by_the_pile, parts=("talk",)),
    Leak(bots_take_longer_over_some_hands, scene=BOTS),
    Leak(telling_takes_longer_by_the_pile, "not-a-hat", BOTS),
    Leak(news_of_a_pass),
    Leak(numbers_are_the_tables),
    Leak(question_numbers_skip_by_the_pile, "not-a-hat", TOGETHER),
    Leak(everybody_sees_what_the_first_seat_sees),
    Leak(screens_see_what_the_first_seat_sees, outside=True),
    Leak(guests_see_what_the_first_seat_sees, "antayagi-65", outside=True),
    Leak(answers_are_not_sealed, sealed=True),
    Leak(only_the_armed_are_waited_for, "antayagi-65"),
    Leak(changes_of_the_watcher_before),
    Leak(options_come_in_an_order_of_the_piles, "not-a-hat", TOGETHER),
    Leak(whoever_returns_is_told_what_the_first_seat_saw, parts=("come_again",)),
    Leak(whoever_returns_is_told_the_pile, "not-a-hat", TOGETHER, parts=("come_again",)),
    Leak(frames_are_longer_by_the_pile, "not-a-hat", TOGETHER),
    Leak(keys_come_in_an_order_of_the_piles, "not-a-hat", TOGETHER),
    Leak(results_tell_the_pile, "not-a-hat", TOGETHER, over=True),
    Leak(whoever_is_sent_away_is_told_why_by_the_pile, "not-a-hat", TOGETHER, parts=("kick",)),
    Leak(the_owners_word_tells_the_pile, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(the_lobby_counts_the_armed, parts=("pause",)),
    Leak(a_rematchs_lobby_tells_the_pile, "not-a-hat", REMATCH),
    Leak(the_commitment_follows_from_the_cards, "not-a-hat", TOGETHER),
    Leak(failure_of_others_is_told),
    Leak(failure_names_a_card, "not-a-hat", TOGETHER, parts=("wrong",)),
    Leak(false_claims_are_refused, parts=("talk",)),
    Leak(a_reminder_is_refused_by_the_pile, "not-a-hat", TOGETHER, parts=("nudge",)),
    Leak(the_records_refusal_names_a_card, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(the_theatres_refusal_names_a_card, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(the_televisions_refusal_names_a_card, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(whoever_was_sent_away_is_refused_with_a_card, "not-a-hat", TOGETHER, parts=("kick",)),
    Leak(my_tables_say_by_the_pile_that_it_is_my_turn, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(the_preview_names_a_card, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(a_header_tells_the_pile, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(readiness_depends_on_the_pile, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(metrics_count_passes_at_once, parts=("ask",)),
    Leak(metrics_count_a_commit_for_each_pass, parts=("ask",)),
    Leak(the_owners_page_tells_the_pile, "not-a-hat", TOGETHER, parts=("ask",)),
    Leak(the_log_names_a_card_for_those_who_look_closely, "not-a-hat", TOGETHER),
    Leak(the_log_has_a_line_for_each_pass),
    Leak(the_floor_is_for_bots_with_certain_cards, scene=BOTS),
    Leak(bots_say_what_the_pile_is_like, "not-a-hat", BOTS),
    Leak(a_device_goes_to_the_armed_first, scene=DEVICE),
    Leak(a_covered_device_shows_the_others_view, scene=DEVICE),
)
