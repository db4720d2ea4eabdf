"""Frames that a stranger can send; the others notice nothing of them."""

import asyncio
import json
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from hatbox.client import Client
from hatbox.server.protocol.messages import LARGEST_FRAME
from hatbox.server.protocol.reading import LONGEST_DETAIL
from tests.server.house import live
from tests.server.peers import NOT_A_HAT, address, dial, next_of, raw, replies
from tests.server.running import Server, at_table, until

FRAMES: dict[str, str | bytes] = {
    "empty": "",
    "no JSON": "hello?",
    "half": '{"type":"start","key"',
    "number": "17",
    "null": "null",
    "list": "[]",
    "nothing": "{}",
    "binary": b'{"type":"start","key":"a"}',
    "zeros": bytes(1000),
    "deep": "[" * 8000 + "]" * 8000,
    "deep options": '{"type":"change","key":"a","settings":{"game":"not-a-hat","players":3,'
    '"options":' + '{"a":' * 1500 + "1" + "}" * 1500 + "}}",
    "unknown type": '{"type":"win","key":"a"}',
    "no type": '{"key":"a"}',
    "type is a number": '{"type":1,"key":"a"}',
    "no key": '{"type":"start"}',
    "key is a number": '{"type":"start","key":1}',
    "key is long": json.dumps({"type": "start", "key": "k" * 65}),
    "unknown field": '{"type":"start","key":"a","now":true}',
    "huge number": '{"type":"sit","key":"a","seat":' + "9" * 400 + "}",
    "negative": '{"type":"sit","key":"a","seat":-1}',
    "not a number": '{"type":"sit","key":"a","seat":NaN}',
    "lone surrogate": '{"type":"rename","key":"a","name":"\\ud800","language":"en"}',
    "language": '{"type":"rename","key":"a","name":"x","language":"tlh"}',
    "card is a number": '{"type":"play","key":"a","question":1,"answer":{"do":"feed","object":5}}',
    "no such card": '{"type":"play","key":"a","question":1,"answer":{"do":"feed","object":"moon"}}',
    "chance": '{"type":"play","key":"a","question":1,"answer":{"do":"shuffle","deck":[]}}',
    "hello again": '{"type":"hello","protocol":1}',
    "server's words": '{"type":"over","key":"a","winners":[0],"scores":[],"seed":null}',
}
WRONG = {
    "unknown type": "'win' - at `$.type`",
    "no key": "missing required field `key`",
    "unknown field": "unknown field `now`",
    "negative": "$.seat",
}
"""The server's explanation of each error, for authors of clients."""
NO_JSON = {"deep options", "not a number", "lone surrogate"}


@live
async def test_frames_that_are_no_commands_fail_and_change_nothing(server: Server) -> None:
    async with at_table(server.url, NOT_A_HAT, "en", "es") as (ana, ben):
        before = ben.lobby
        del ana
        bo = await Client.join(server.url, before["table"], "Bo")
        async with raw(server, bo) as peer:
            await until(lambda: len(ben.lobby["members"]) == 3)
            for name, frame in FRAMES.items():
                await peer.send(frame)
                answer = await next_of(peer, "failed")
                assert answer["message"] == "error-frame", name
                assert answer["kind"] == "malformed", name
                assert WRONG.get(name, "") in answer["args"]["detail"], name
                assert len(answer["args"]["detail"]) <= LONGEST_DETAIL, name
                known = isinstance(frame, str) and '"key":"a"' in frame
                assert (answer["key"] == "a") == (known and name not in NO_JSON), name
            assert (await replies(peer))[-1] == {"type": "ack", "key": "z"}
        await until(lambda: ben.lobby["members"][2]["name"] == "Z")
        assert ben.lobby["settings"] == before["settings"]
        assert ben.lobby["places"][:2] == before["places"][:2]


@pytest.mark.parametrize("size", [LARGEST_FRAME + 1, 10_000_000])
@live
async def test_a_frame_that_is_too_large_ends_its_connection_and_no_other(
    server: Server, size: int
) -> None:
    async with at_table(server.url, NOT_A_HAT, "en", "es") as (ana, _ben):
        bo = await Client.join(server.url, ana.ticket.table, "Bo")
        async with raw(server, bo) as peer:
            with suppress(ConnectionClosed):
                await peer.send("x" * size)
            with pytest.raises(ConnectionClosed) as closed:
                await next_of(peer, "nothing")
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        await ana.command({"type": "rename", "name": "Anna", "language": "en"})
        await until(lambda: not ana.lobby["members"][2]["connected"])


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
TYPES = st.sampled_from([
    "play", "sit", "stand", "seat-bot", "change", "start", "kick", "hand-over", "pause",
    "agree-to-end", "rematch", "rename", "say", "write", "mute", "report", "hello", "news",
])  # fmt: skip
FIELDS = st.sampled_from([
    "question", "answer", "seat", "bot", "settings", "member", "paused", "agree", "name",
    "language", "phrase", "to", "slot", "card", "text", "muted", "key", "more",
])  # fmt: skip
COMMANDS = st.builds(
    lambda kind, key, fields: json.dumps({"type": kind, "key": key} | fields),
    TYPES,
    st.text(max_size=70),
    st.dictionaries(FIELDS, ANYTHING, max_size=4),
)
FRAME = st.one_of(
    COMMANDS, st.text(max_size=200), st.binary(max_size=200), ANYTHING.map(json.dumps)
)


@given(frames=st.lists(FRAME, min_size=1, max_size=12))
@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_whatever_somebody_sends_the_server_lives_and_others_play_on(
    server: Server, frames: list[str | bytes]
) -> None:
    async def story() -> None:
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
        bo = await Client.join(server.url, ticket.table, "Bo")
        async with Client(server.url, ticket) as ana:
            async with raw(server, bo) as peer:
                for frame in frames:
                    await peer.send(frame)
                said = (await replies(peer))[-1]
                assert said["type"] in ("ack", "bye")
            await ana.command({"type": "rename", "name": "Anna", "language": "en"})

    asyncio.run(story())


def framed(kind: int, payload: bytes = b"", *, last: bool = True, flags: int = 0) -> bytes:
    """A frame as it is on the wire, masked by zeros; it may also break the protocol."""
    size = len(payload)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return bytes([last << 7 | flags << 4 | kind]) + length + bytes(4) + payload


TEXT, MORE, PING = 1, 0, 9
WIRE = {
    "no UTF-8": framed(TEXT, b'{"type":"\xff\xfe"}'),
    "no UTF-8, and farewell": framed(TEXT, b"\xff") + framed(8, b"\x03\xe8"),
    "no UTF-8 in parts, and farewell": framed(TEXT, b"\xc3", last=False)
    + framed(MORE, b"\xc3")
    + framed(8),
    "no UTF-8 twice": framed(TEXT, b"\xff") * 2,
    "no UTF-8, and a ping": framed(TEXT, b"\xff") + framed(PING),
    "half a character": framed(TEXT, "é".encode()[:1]),
    "a surrogate": framed(TEXT, b'"\xed\xa0\x80"'),
    "an unknown kind": framed(3, b"{}"),
    "an unknown flag": framed(TEXT, b"{}", flags=4),
    "a long ping": framed(PING, bytes(126)),
    "half a ping": framed(PING, last=False),
    "the rest of nothing": framed(MORE, b"{}"),
    "two beginnings": framed(TEXT, b"{", last=False) + framed(TEXT, b"}"),
    "parts without end": framed(TEXT, b"[", last=False) + framed(MORE, b"[" * 999, last=False) * 20,
    "no mask": b"\x81\x02{}",
    "far too much announced": b"\x81\xff" + (2**62).to_bytes(8) + bytes(4),
    "more than there can be": b"\x81\xff" + b"\xff" * 8 + bytes(4),
    "another protocol": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "zeros": bytes(5000),
    "half a frame": framed(TEXT, b"{}")[:-1],
}


@pytest.mark.parametrize("sent", WIRE.values(), ids=WIRE.keys())
@live
async def test_what_is_no_frame_ends_its_connection_and_no_other(
    server: Server, sent: bytes
) -> None:
    async with at_table(server.url, NOT_A_HAT, "en") as (ana,):
        bo = await Client.join(server.url, ana.ticket.table, "Bo")
        async with raw(server, bo) as peer:
            peer.transport.write(sent)
            with pytest.raises(ConnectionClosed):
                await next_of(peer, "nothing")
        await ana.command({"type": "rename", "name": "Anna", "language": "en"})
        await until(lambda: not ana.lobby["members"][1]["connected"])


@live
async def test_a_command_may_come_in_parts_with_pings_between_them(server: Server) -> None:
    ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
    async with raw(server, ticket) as peer:
        text = json.dumps({"type": "stand", "key": "é"}, ensure_ascii=False).encode()
        parts = [framed(MORE, bytes([byte]), last=False) for byte in text]
        ping = framed(PING, b"?")
        peer.transport.write(framed(TEXT, last=False) + ping.join(parts) + framed(MORE))
        assert await next_of(peer, "ack") == {"type": "ack", "key": "é"}


@given(sent=st.lists(st.binary(max_size=300), max_size=5))
@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_whatever_is_on_the_wire_the_server_lives_and_others_play_on(
    server: Server, sent: list[bytes]
) -> None:
    async def story() -> None:
        ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
        bo = await Client.join(server.url, ticket.table, "Bo")
        async with Client(server.url, ticket) as ana:
            async with raw(server, bo) as peer:
                for each in sent:
                    peer.transport.write(each)
                peer.transport.write(framed(8))
                with suppress(OSError):  # the server may have hung up
                    peer.transport.write_eof()  # the last may be part of a frame never whole
                with pytest.raises(ConnectionClosed):
                    await next_of(peer, "nothing")
            await ana.command({"type": "rename", "name": "Anna", "language": "en"})

    asyncio.run(story())


@pytest.mark.parametrize("frame", [f for f in FRAMES.values() if f != FRAMES["hello again"]])
@live
async def test_a_hello_that_is_none_is_refused(server: Server, frame: str | bytes) -> None:
    ticket = await Client.open(server.url, NOT_A_HAT, "Ana")
    async with dial(address(server, ticket.table)) as peer:
        await peer.send(frame)
        assert json.loads(await peer.recv())["message"] == "error-frame"
        assert json.loads(await peer.recv()) == {"type": "bye", "reason": "refused"}
        with pytest.raises(ConnectionClosed):
            await peer.recv()
