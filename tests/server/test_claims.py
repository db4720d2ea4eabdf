"""Talk that carries: in AntaYagí phrases are kept, and a claim stays with its card."""

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hatbox.games import GAMES
from hatbox.games.antayagi.cards import Card
from hatbox.games.antayagi.events import Reshuffled
from hatbox.kernel.errors import RuleError
from hatbox.records import Match, replay, verify
from hatbox.server.protocol.messages import Claim
from hatbox.server.table import table as tables
from hatbox.server.table.claims import Claims
from tests.people import near
from tests.server.house import Guest, House, house, live, play_on

ANTAYAGI = [game for game in GAMES if GAMES[game].may_look_back]


async def say(here: House, guest: Guest, **said: Any) -> dict[str, Any]:
    here.clock.move_to(here.clock.now() + 2)
    return await guest.send(type="say", **said)


async def claim(here: House, guest: Guest, to: int, slot: int, card: str, **more: Any) -> str:
    answer = await say(here, guest, phrase="your-card-is", to=to, slot=slot, card=card, **more)
    return str(answer.get("message", "said"))


def claims_of(guest: Guest) -> list[dict[str, Any]]:
    """The claims as a client knows them."""
    claims: list[dict[str, Any]] = []
    for message in guest.heard:
        for each in (message, *message.get("events", ())):
            if each.get("claims") is not None:
                claims = each["claims"]
    return claims


def standing(guest: Guest) -> list[tuple[int, int, int, str]]:
    """The claims: owner, slot, speaker, card."""
    return [(each["seat"], each["slot"], each["by"], each["card"]) for each in claims_of(guest)]


async def kept(here: House, guest: Guest) -> int:
    """The number of sayings in the database."""
    entries = await here.store.load(guest.session.table.id)
    return sum(b'"spoke"' in entry.content for entry in entries)


async def quiet(here: House, people: int = 2, **more: Any) -> list[Guest]:
    return await here.game("antayagi-80", 3, people, bots_talk=False, **({"first": 0} | more))


# --- A claim and its card ---------------------------------------------------------------


def distinct() -> list[str]:
    """A deck in which no two cards are the same, so that each can be followed."""
    pairs = [f"{card}/{back}" for card, back in product(GAMES[ANTAYAGI[0]].faces, BACKS)]
    cards = []
    for text in sorted(pairs):
        try:
            cards.append(Card.of(text).text)
        except RuleError:
            continue
    return cards


BACKS = ("plain", "sabotage", "small-hat", "clue")


@pytest.mark.parametrize("game", ANTAYAGI)
@pytest.mark.parametrize("seed", range(12))
def test_a_claim_stays_with_its_card_until_the_card_leaves_the_hand(game: str, seed: int) -> None:
    rng = Random(seed)
    players = near(game, 3)
    names = [str(seat) for seat in range(players)]
    match = Match.deal(game, names, seed=rng.randbytes(32), first=0, cards=distinct())
    claims, about = Claims(), {}
    for _ in range(300):
        if match.over:
            break
        hands = match.position.hands
        owner = rng.choice([seat for seat in range(players) if hands[seat]])
        slot, by = rng.randrange(len(hands[owner])), rng.randrange(players)
        claims.add(Claim(owner, slot, by, "hat", by))
        about[by, hands[owner][slot].card.text] = owner
        was = claims.moves
        marked = [(s, i, h.card.text) for s, hand in enumerate(hands) for i, h in enumerate(hand)]
        seat = rng.choice(match.to_act)
        news = match.answer(seat, rng.choice(match.options(seat)))
        if any(isinstance(event, Reshuffled) for event in news):
            break  # a card may have come back to the hand that it left
        for event in news:
            for left in match.game.left_hands(event):
                claims.leave(*left)
        hands = match.position.hands
        held = [[each.card.text for each in hand] for hand in hands]
        about = {key: at for key, at in about.items() if key[1] in held[at]}
        pinned = {(each.by, held[each.seat][each.slot]): each.seat for each in claims.standing}
        assert pinned == about
        assert len(claims.standing) == len(pinned)
        assert match.game.hand_sizes(match.position) == tuple(map(len, held))
        for at, before, card in marked:
            now = claims.follow(at, before, was)
            assert now == (held[at].index(card) if card in held[at] else None)
    assert claims.moves > 10


def test_who_says_otherwise_takes_back_what_they_said_and_nobody_else_s() -> None:
    claims = Claims()
    claims.add(Claim(1, 2, 0, "hat", 7))
    claims.add(Claim(1, 2, 2, "fish", None))
    claims.add(Claim(1, 2, 0, "bone", 7))
    assert claims.standing == (Claim(1, 2, 2, "fish", None), Claim(1, 2, 0, "bone", 7))


def test_a_bot_that_sits_in_takes_nothing_back_for_whom_it_sits_in() -> None:
    claims = Claims()
    hers, its = Claim(1, 2, 0, "hat", 7), Claim(1, 2, 0, "bone", None)
    claims.add(hers)
    claims.add(its)
    assert claims.standing == (hers, its)
    claims.leave(1, 0)
    assert [each.member for each in claims.standing] == [7, None]


@live
async def test_everybody_hears_the_same_claims_and_sees_them_go_with_the_card(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben = await quiet(here)
        watching = await here.watch(ana.session.table.id)
        assert await claim(here, ana, 1, 0, "hat") == "said"
        assert await claim(here, ben, 0, 2, "fish") == "said"
        assert await claim(here, ben, 2, 1, "bone") == "said"
        await say(here, ana, phrase="my-card-is", slot=2, card="wizard")
        everybody = (ana, ben, watching)
        for guest in everybody:
            assert standing(guest) == [(1, 0, 0, "hat"), (0, 2, 1, "fish"), (2, 1, 1, "bone"),
                                       (0, 2, 0, "wizard")]  # fmt: skip
        await play_on(here, [ana, ben], Random(3), lambda: len(standing(ana)) < 3)
        table = ana.session.table
        for guest in everybody:
            told = [Claim(**each) for each in claims_of(guest)]
            assert tuple(told) == table.claims.standing
        late = await here.watch(table.id)
        assert standing(late) == standing(ana)
        assert "true" not in str(late.of("view")[-1]["claims"]).lower()


# --- What cannot be said ----------------------------------------------------------------


@live
async def test_nobody_speaks_of_a_card_that_is_not_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.game("antayagi-65", 3, 2, bots_talk=False)
        assert await claim(here, ana, 3, 0, "hat") == "error-no-such-seat"
        assert await claim(here, ana, 1, 0, "piano") == "error-phrase-arguments"
        sizes = ana.session.table.game.hand_sizes

        def short() -> list[int]:
            cards = sizes(ana.session.table.match.position)  # type: ignore[union-attr]
            return [seat for seat, held in enumerate(cards) if held < 3]

        await play_on(here, [ana, ben], Random(1), lambda: bool(short()))
        seat = short()[0]
        assert await claim(here, ana, seat, 2, "hat") == "error-card-gone"
        await say(here, ana, phrase="nonsense")
        await ana.do("mute", member=1, muted=True)
        assert await claim(here, ben, 0, 0, "hat") == "error-muted"
        watching = await here.watch(ana.session.table.id)
        assert await claim(here, watching, 0, 0, "hat") == "error-spectator"
        assert await kept(here, ana) == 0


@live
async def test_a_claim_about_a_card_that_moves_meanwhile_follows_it_or_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The speaker's screen may still show an earlier moment."""
    async with house(tmp_path) as here:
        ana, ben = await quiet(here)
        before = ana.heard[-1]["number"]
        hands = ana.session.table.match.position.hands  # type: ignore[union-attr]
        held = [[id(each) for each in hand] for hand in hands]
        moves = ana.session.table.claims

        await play_on(here, [ana, ben], Random(2), lambda: moves.moves > 1)
        outcomes = set()
        for seat, slot in product((0, 1, 2), (0, 1, 2)):
            now = moves.follow(seat, slot, 0)
            said = await claim(here, ana, seat, slot, "hat", number=before)
            assert said == ("error-card-gone" if now is None else "said")
            if now is not None:
                assert standing(ben)[-1] == (seat, now, 0, "hat")
                hands = ana.session.table.match.position.hands  # type: ignore[union-attr]
                assert id(hands[seat][now]) == held[seat][slot]
            outcomes.add((now is None, now == slot))
        assert len(outcomes) == 3
        monkeypatch.setattr("hatbox.server.table.told.MOST_KEPT", 2)
        await play_on(here, [ana, ben], Random(2), lambda: moves.moves > 3)
        [slot] = [each for each in (0, 1, 2) if moves.follow(0, each, 0) is not None][:1]
        assert await claim(here, ana, 0, slot, "hat", number=before) == "error-card-gone"


# --- Talk is kept -----------------------------------------------------------------------


@live
async def test_talk_comes_back_in_its_place_and_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await quiet(here)
        await say(here, ana, phrase="hello")
        await play_on(here, [ana, ben], Random(1), lambda: len(ben.of("news")) > 4)
        last = ben.heard[-1]["number"]
        await ben.leave()
        await claim(here, ana, 1, 0, "hat")
        await ben.come(last)
        (view,) = ben.of("view")
        (line,) = [each for each in view["told"] if "phrase" in each]
        cards = ben.session.table.game.hand_sizes(ben.session.table.match.position)[1]  # type: ignore[union-attr]
        assert (line["phrase"], line["seat"], line["cards"]) == ("your-card-is", 0, cards)
        assert standing(ben) == [(1, 0, 0, "hat")]
        await ben.leave()
        await ben.come(0)
        told = ben.of("view")[-1]["told"]
        spoken = [at for at, each in enumerate(told) if "phrase" in each]
        assert [told[at]["phrase"] for at in spoken] == ["hello", "your-card-is"]
        assert spoken[0] < len(told) - 2 < spoken[1]
        ticket, key = ana.token, "once"
        await ana.send(type="say", phrase="laugh", key=key)
        table = ana.session.table.id
    async with house(tmp_path) as here:
        ana = await Guest(here, await here.hub.session(table), ticket).come()
        order = [each.get("phrase") for each in told]
        assert [each.get("phrase") for each in ana.of("view")[-1]["told"]] == [*order, "laugh"]
        assert standing(ana) == [(1, 0, 0, "hat")]
        assert (await ana.send(type="say", phrase="laugh", key=key))["type"] == "ack"
        assert ana.of("said") == []


@live
async def test_the_record_has_what_was_said_in_its_place(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (ana,) = await here.game("antayagi-80", 3, 1, bot="novice+trickster", free_text=True)
        await say(here, ana, phrase="hello")
        await ana.do("write", text="secret words")
        await claim(here, ana, 1, 2, "fish")
        await play_on(here, [ana], Random(1), lambda: bool(ana.of("over")))
        await say(here, ana, phrase="well-done")
        match = ana.session.table.match
        assert match is not None
        record = match.record()
        lines = [step.line for step in replay(record.splitlines())]
        says = [line.content for line in lines if getattr(line, "kind", "") == "say"]  # type: ignore[union-attr]
        assert says[:2] == [
            {"seat": 0, "phrase": "hello"},
            {"seat": 0, "phrase": "your-card-is", "to": 1, "slot": 2, "card": "fish"},
        ]
        assert says[-1] == {"seat": 0, "phrase": "well-done"}
        heard = [said["phrase"] for said in ana.of("said") if "phrase" in said]
        assert [each["phrase"] for each in says] == heard
        assert b"secret words" not in record
        assert verify(record.splitlines()).deal == "proved"
        bare = [line for line in record.splitlines() if not line.startswith(b'{"say"')]
        (*_, last), (*_, other) = replay(record.splitlines()), replay(bare)
        assert last.match.game.report(last.match.now) == other.match.game.report(other.match.now)


@live
async def test_nobody_fills_the_disk_by_talking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is said beyond the limit is heard, but neither kept nor pinned."""
    monkeypatch.setattr(tables, "MOST_SAYINGS", 3)
    async with house(tmp_path) as here:
        ana, ben = await quiet(here)
        for _ in range(3):
            await say(here, ana, phrase="laugh")
        assert await claim(here, ana, 1, 0, "hat") == "said"
        assert "number" not in ben.of("said")[-1]
        assert await kept(here, ana) == 3
        assert standing(ben) == []
        assert await claim(here, ben, 0, 0, "hat") == "said"
        assert standing(ana) == [(0, 0, 1, "hat")]


@live
async def test_talk_before_the_game_and_in_that_s_not_a_hat_is_not_kept(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.table("antayagi-80", 3, 2)
        assert (await say(here, ana, phrase="hello"))["type"] == "ack"
        assert "number" not in ben.of("said")[-1]
        other, _ = await here.game("not-a-hat", 3, 2, bots_talk=False)
        assert (await say(here, other, phrase="hello"))["type"] == "ack"
        assert await kept(here, ana) == await kept(here, other) == 0
        late = await here.watch(other.session.table.id)
        view = late.of("view")[-1]
        assert (view["told"], view["claims"]) == ([], [])
