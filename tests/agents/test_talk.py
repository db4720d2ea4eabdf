"""Bots speak of what they see, in the table's phrases; and they weigh what they hear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hatbox.agents import Agent, play_out
from hatbox.agents.antayagi import SHARP
from hatbox.agents.antayagi.claims import Ears
from hatbox.agents.antayagi.novice import Novice
from hatbox.agents.antayagi.thinker import Thinker
from hatbox.agents.antayagi.voice import AntaYagiVoice
from hatbox.agents.character import Manners
from hatbox.agents.characters import characters
from hatbox.agents.not_a_hat.ears import HatEars
from hatbox.agents.talk import MOST_WORDS, Heard, Saying, converse, wrong_with
from hatbox.agents.voice import Trust
from hatbox.games import GAMES
from hatbox.games.antayagi import ANTAYAGI_80
from hatbox.games.antayagi.answers import Choose, Offer
from hatbox.games.antayagi.cards import Card, Object, ObjectSide
from hatbox.games.antayagi.knowledge import Knowledge
from hatbox.kernel.engine import Answer, Event, Moment, Seat, answer
from hatbox.kernel.game import Setup, listed
from hatbox.records import Match
from tests.people import near

from .tables import dealt, factory

EVERYBODY = list(characters())


def seated(match: Match, bots: Sequence[str], number: int) -> dict[Seat, Agent]:
    known = match.game.public(match.setup)
    return {
        seat: factory(match.game.id, bot)(match.game, seat, known, Random(f"{number}:{seat}"))
        for seat, bot in enumerate(bots)
    }


class Listener:
    """Notes what is said in a game, and what the table looked like."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.said: list[tuple[Any, Heard]] = []
        self.moments = 0

    def __call__(self, words: Sequence[Heard]) -> None:
        assert len(words) <= MOST_WORDS
        self.moments += 1
        self.said += [(self.match.position, heard) for heard in words]


def listened(game: str, bots: Sequence[str], number: int) -> Listener:
    match = dealt(game, len(bots), {}, number)
    listener = Listener(match)
    play_out(match, seated(match, bots, number), Random(number), talk=listener)
    return listener


@pytest.mark.parametrize("strength", ["novice", "regular"])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_said_can_be_said_at_a_table_and_not_too_much(game: str, strength: str) -> None:
    for number in range(4):
        players = near(game, 4)
        bots = [f"{strength}+{EVERYBODY[(number + seat) % 8]}" for seat in range(players)]
        heard = listened(game, bots, number)
        for position, (speaker, said) in ((p, (h.speaker, h.said)) for p, h in heard.said):
            assert wrong_with(said, GAMES[game], players) is None
            if said.phrase in ("your-card-is", "play-card"):
                assert said.to != speaker
                held = position.hands[said.to][said.slot]
                assert said.card is None or isinstance(held.others, ObjectSide)
        assert 0 < len(heard.said) < heard.moments


def test_a_bot_speaks_of_its_own_hand_never() -> None:
    """`I have a good one` would be knowledge that it has not got."""
    said = {
        heard.said.phrase
        for number in range(3)
        for _, heard in listened("antayagi-80", ["novice+trickster"] * 5, number).said
    }
    assert "your-card-is" in said
    assert "good-one" not in said


def share_of_truth(character: str) -> float:
    true: Counter[bool] = Counter()
    for number in range(8):
        for position, heard in listened("antayagi-80", [f"novice+{character}"] * 3, number).said:
            said = heard.said
            if said.phrase == "your-card-is":
                true[position.hands[said.to][said.slot].card.object == said.card] += 1
    assert true.total() > 20
    return true[True] / true.total()


def test_the_good_soul_never_lies_and_the_trickster_mostly() -> None:
    assert share_of_truth("good-soul") == 1
    assert share_of_truth("trickster") < 0.4


def test_the_talkative_talk_more() -> None:
    words = {}
    for bot in ("novice+collector", "novice+trickster"):
        words[bot] = sum(
            len(listened("antayagi-80", [bot] * 3, number).said) for number in range(8)
        )
    assert 0 < 1.5 * words["novice+collector"] < words["novice+trickster"]


class Chatterbox(Agent):
    """Says something wrong whenever it may."""

    watches = False

    def observe(self, view: Any, events: Sequence[Event]) -> None:
        pass

    def speak(self, _view: Any) -> Saying | None:
        return Saying("nonsense")

    def decide(self, _view: Any, options: Sequence[Answer]) -> Answer:
        return options[0]


def test_nobody_hears_what_cannot_be_said() -> None:
    views = {0: None, 1: None}
    assert converse({0: Chatterbox(), 1: Chatterbox()}, views, GAMES["not-a-hat"], Random(1)) == []


# --- Trust ------------------------------------------------------------------------------------

HAND_0 = ["treasure/plain", "bone/plain", "empty-box/plain"]
HAND_1 = ["fish/plain", "hat/plain", "muffin/plain"]
HAND_2 = ["wizard/plain", "lollipop/plain", "t-rex/plain"]
DEALT = [card for three in zip(HAND_0, HAND_1, HAND_2, strict=True) for card in three]
REST = [card for card in (*HAND_0, *HAND_1, *HAND_2) for _ in range(4)]
ATTENTIVE = replace(SHARP, dealt=200, careless=0.0)


class Told:
    """A game of three in which seat 0 is spoken to."""

    def __init__(self, bot: str) -> None:
        setup = Setup(3, 1, tuple(map(Card.of, (*DEALT[1:3], DEALT[0], *DEALT[4:6], DEALT[3],
                                                *DEALT[7:9], DEALT[6], *REST))),
                      ANTAYAGI_80.variants())  # fmt: skip
        known = ANTAYAGI_80.public(setup)
        self.now: Moment[Any] = ANTAYAGI_80.start(setup)
        character = characters()[bot.partition("+")[2]]
        self.bot: Novice | Thinker = (
            Novice(ANTAYAGI_80, 0, known, Random(1), character)
            if bot.startswith("novice")
            else Thinker(ATTENTIVE, ANTAYAGI_80, 0, known, Random(1), character)
        )
        self._tell()

    def _tell(self) -> None:
        view = ANTAYAGI_80.view(self.now.position, 0)
        self.bot.observe(view, [ANTAYAGI_80.redact(event, 0) for event in self.now.news])  # type: ignore[arg-type]

    def answer(self, seat: Seat, reply: Answer) -> None:
        self.now = answer(ANTAYAGI_80.rules, self.now, seat, reply)
        self._tell()

    def says(self, speaker: Seat, to: Seat, slot: int, card: str) -> None:
        self.bot.hear(speaker, Saying("your-card-is", to, slot, card))

    def attend(self) -> Thinker:
        assert isinstance(self.bot, Thinker)
        self.bot.belief.attend(ANTAYAGI_80.view(self.now.position, 0))
        return self.bot

    def believes(self, slot: int, object_: Object) -> float:
        return self.attend().belief.odds(200, Random(1))[slot].get(object_, 0.0)

    def decide(self) -> Answer:
        view = ANTAYAGI_80.view(self.now.position, 0)
        return self.bot.decide(view, listed(self.now.options[0]))


def test_the_hands_are_as_said() -> None:
    at = Told("sharp+doubter").now.position
    assert [held.card.text for held in at.hands[0]] == HAND_0
    assert [held.card.text for held in at.hands[1]] == HAND_1


def test_a_claim_is_weighed_by_what_came_to_light_of_others() -> None:
    before, after_truths, after_lies = (
        Told("sharp+gambler"),
        Told("sharp+gambler"),
        Told("sharp+gambler"),
    )
    for slot, (true, false) in enumerate([("fish", "bone"), ("hat", "fish"), ("muffin", "hat")]):
        after_truths.says(2, 1, slot, true)
        after_lies.says(2, 1, slot, false)
    odds = []
    for told in (after_lies, before, after_truths):
        told.says(2, 0, 0, "treasure")
        odds.append(told.believes(0, "treasure"))
    assert odds == sorted(odds)
    assert odds[0] < 0.7 * odds[1]
    trust = [told.attend().ears.trust[2].mean for told in (after_lies, before, after_truths)]
    assert trust[0] < trust[1] < trust[2]


def test_trust_changes_when_a_card_of_ones_own_comes_to_light() -> None:
    told = Told("sharp+gambler")
    told.says(1, 0, 0, "treasure")
    told.says(2, 0, 1, "treasure")
    before = [trust.mean for trust in told.attend().ears.trust]
    told.answer(1, Choose(0))
    told.answer(1, Offer(0))
    told.answer(0, Offer(0))
    after = [trust.mean for trust in told.attend().ears.trust]
    assert after[1] > before[1]
    assert after[2] == before[2]


def test_trust_changes_what_is_offered() -> None:
    """Two speakers call different cards worthless: the one who was truthful before is believed."""
    offered = []
    for truthful in (1, 2):
        told = Told("sharp+avenger")
        hands = {1: ("fish", "hat", "muffin"), 2: ("wizard", "lollipop", "t-rex")}
        for speaker, owner in ((1, 2), (2, 1)):
            for slot, object_ in enumerate(hands[owner] * 3):
                said = object_ if speaker == truthful else "bone"
                told.says(speaker, owner, slot % 3, said)
        told.says(1, 0, 0, "empty-box")
        told.says(2, 0, 1, "empty-box")
        told.answer(1, Choose(0))
        offered.append(told.decide())
    assert offered == [Offer(0), Offer(1)]


def test_another_one_can_deny_or_confirm_a_claim() -> None:
    odds = []
    for phrase in ("do-not-believe", "hello", "it-is-true"):
        told = Told("sharp+good-soul")
        told.says(1, 0, 0, "treasure")
        told.bot.hear(2, Saying(phrase))
        odds.append(told.believes(0, "treasure"))
    assert odds[0] < odds[1] < odds[2]


def test_one_believes_less_what_the_speaker_would_gain_by() -> None:
    """A speaker who calls a card worthless may want it to be offered."""
    told = Told("sharp+gambler")
    told.says(1, 0, 0, "treasure")
    told.says(1, 0, 1, "empty-box")
    praise, disdain = told.attend().belief.clues
    assert praise.likelihood(["treasure"]) > disdain.likelihood(["empty-box"])


def test_to_repeat_oneself_convinces_nobody() -> None:
    told = Told("sharp+gambler")
    told.says(1, 0, 0, "treasure")
    once = told.believes(0, "treasure")
    for _ in range(300):
        told.says(1, 0, 0, "treasure")
        told.bot.hear(1, Saying("it-is-true"))
    assert told.believes(0, "treasure") == once
    told.says(1, 0, 0, "hat")  # saying something else takes the first word back
    assert told.believes(0, "treasure") < once < told.believes(0, "hat") + once
    assert len(told.attend().belief.clues) == 1


def test_a_true_word_is_to_ones_credit_once() -> None:
    told = Told("sharp+doubter")
    trust = told.attend().ears.trust[1]
    told.says(1, 2, 0, told.now.position.hands[2][0].card.object)
    once = trust.mean
    for _ in range(6):
        told.says(1, 2, 0, told.now.position.hands[2][0].card.object)
    assert trust.mean == once


def test_a_novice_believes_what_it_is_told_and_a_doubting_one_nothing() -> None:
    offered: dict[str, Counter[Any]] = {}
    for bot in ("novice+believer", "novice+doubter"):
        told = Told(bot)
        told.answer(1, Choose(0))
        told.says(1, 0, 2, "wizard")
        offered[bot] = Counter(told.decide() for _ in range(600))
    assert offered["novice+believer"][Offer(2)] > 1.2 * offered["novice+doubter"][Offer(2)]


def test_what_is_asked_for_counts_until_the_next_turn() -> None:
    setup = dealt("antayagi-80", 3, {}, 1).setup
    ears, known = Ears(Manners(), 0, setup), Knowledge(0, setup.deck)
    asked = [Saying("trade-with-me", 0), Saying("not-with", 2), Saying("play-card", 0, 1)]
    for said in asked:
        assert ears.hear(Heard(1, said), known) is None
    assert ears.wish(Choose(1)) > ears.wish(Choose(2))
    assert ears.wish(Offer(1)) > ears.wish(Offer(0)) == 0
    ears.new_turn()
    assert ears.wish(Choose(1)) == ears.wish(Choose(2)) == 0


def test_trust_begins_as_assumed_and_follows_what_comes_to_light() -> None:
    trust = Trust(0.5)
    assert trust.mean == 0.5
    trust.count(true=True)
    assert trust.mean == 0.6
    for _ in range(20):
        trust.count(true=False)
    assert trust.mean < 0.15


def test_opinions_on_a_gift_count_as_far_as_one_trusts_them() -> None:
    ears = HatEars(0.5, 3)
    ears.offered(0)
    for speaker, phrase in ((1, "do-not-believe"), (2, "it-is-true")):
        ears.hear(Heard(speaker, Saying(phrase)))
    assert ears.weigh(0.4) == pytest.approx(0.4)
    ears.judge(named_rightly=False)
    ears.offered(0)
    ears.hear(Heard(1, Saying("do-not-believe")))
    assert ears.weigh(0.4) > 0.4
    ears.offered(0)
    ears.hear(Heard(2, Saying("do-not-believe")))
    assert ears.weigh(0.4) < 0.4
    ears.offered(0)
    assert ears.weigh(0.4) == 0.4
    assert ears.hear(Heard(1, Saying("it-is-true"))) is True
    assert ears.hear(Heard(1, Saying("it-is-true"))) is None


def test_a_voice_replies_to_claims_about_cards_that_it_sees() -> None:
    told = Told("sharp+good-soul")
    view = ANTAYAGI_80.view(told.now.position, 0)
    for card, expected in (("fish", "it-is-true"), ("hat", "do-not-believe")):
        setup = dealt("antayagi-80", 3, {}, 1).setup
        voice = AntaYagiVoice(Manners(talk=1.0, truth=1.0), 0, setup, Random(1))
        voice.hear(Heard(2, Saying("your-card-is", 1, 0, card)))
        assert voice.speak(view) == Saying(expected)


@pytest.mark.parametrize(
    "asked", [Saying("what-is-my-card", slot=1), Saying("tell-me-my-card", 0, 1)]
)
def test_who_asks_what_their_card_is_gets_an_answer_true_or_not(asked: Saying) -> None:
    match = dealt("antayagi-80", 3, {}, 1)
    view = match.view(0)
    side = view.hands[1][1]
    assert isinstance(side, ObjectSide)
    answers = {}
    for truth in (1.0, 0.0):
        voice = AntaYagiVoice(Manners(talk=1.0, truth=truth), 0, match.setup, Random(1))
        voice.hear(Heard(1, asked))
        said = voice.speak(view)
        assert said is not None
        assert (said.phrase, said.to, said.slot) == ("your-card-is", 1, 1)
        answers[truth] = said.card == side.object
    assert answers == {1.0: True, 0.0: False}


def test_a_bot_does_not_answer_for_others_nor_tell_what_it_does_not_see() -> None:
    match = dealt("antayagi-80", 3, {}, 1)
    voice = AntaYagiVoice(Manners(talk=1.0), 0, match.setup, Random(1))
    voice.hear(Heard(1, Saying("tell-me-my-card", 2, 1)))
    assert voice.speak(match.view(0)) is None
    view = match.view(0)
    turned = replace(view, hands=(view.hands[0], view.hands[0], view.hands[2]))
    voice.hear(Heard(1, Saying("what-is-my-card", slot=1)))
    assert voice.speak(turned) == Saying("no-idea")


def test_a_claim_about_a_card_of_one_s_own_counts_when_it_comes_to_light() -> None:
    told = Told("sharp+gambler")
    before = told.attend().ears.trust[1].mean
    told.bot.hear(1, Saying("my-card-is", slot=0, card="fish"))
    assert told.attend().ears.trust[1].mean > before
