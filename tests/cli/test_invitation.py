"""How others find a server: what is printed where it starts, the QR code, and the browser."""

import os
import pty
import socket
import subprocess
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from time import sleep

import pytest
import segno

from hatbox.server.web import reach
from hatbox.words import Words
from tests.cli.running import COMMAND

ROOT = Path(__file__).parent.parent.parent
PUBLIC = "https://hats.example/box"
EVERYWHERE = "0.0.0.0"  # noqa: S104 nobody listens there in these tests
Ways = Mapping[socket.AddressFamily, str]
VPN = "http://10.8.0.2:80"
V4, V6 = {socket.AF_INET: "192.0.2.7"}, {socket.AF_INET6: "2001:db8::7"}


@pytest.mark.parametrize(
    ("host", "ways", "more", "wanted"),
    [
        (EVERYWHERE, V4 | V6, [], ["http://192.0.2.7:80"]),
        (EVERYWHERE, V4, ["127.0.0.1", "192.0.2.7", "10.8.0.2"], ["http://192.0.2.7:80", VPN]),
        (EVERYWHERE, V6, [], []),
        (EVERYWHERE, V6, ["10.8.0.2", "169.254.1.1"], [VPN]),
        (EVERYWHERE, {}, [], []),
        (EVERYWHERE, {socket.AF_INET: "127.0.0.1"}, [], []),
        ("127.0.0.1", V4, ["10.8.0.2"], []),
        ("192.0.2.9", V4, ["10.8.0.2"], ["http://192.0.2.9:80"]),
        ("::", V4 | V6, [], ["http://192.0.2.7:80", "http://[2001:db8::7]:80"]),
        ("::", V6, ["10.8.0.2"], ["http://[2001:db8::7]:80", VPN]),
        ("::", {socket.AF_INET6: "fe80::1%eth0"}, [], []),
        ("::", {}, [], []),
        ("::1", V4 | V6, [], []),
        ("2001:db8::7", {}, [], ["http://[2001:db8::7]:80"]),
    ],
)
def test_a_server_says_by_which_addresses_others_reach_it_or_that_nobody_does(
    monkeypatch: pytest.MonkeyPatch, host: str, ways: Ways, more: list[str], wanted: list[str]
) -> None:
    monkeypatch.setattr(reach, "way_out", ways.get)
    monkeypatch.setattr(reach, "interfaces", lambda: more)
    assert reach.Reach(host, 80).addresses() == wanted
    assert reach.Reach(host, 80, PUBLIC).addresses() == [PUBLIC]


@pytest.mark.parametrize(
    ("host", "here"),
    [
        (EVERYWHERE, "http://localhost:80"),
        ("::", "http://localhost:80"),
        ("127.0.0.1", "http://localhost:80"),
        ("192.0.2.9", "http://192.0.2.9:80"),
    ],
)
def test_a_browser_on_the_same_machine_uses_localhost_where_it_can(host: str, here: str) -> None:
    assert reach.Reach(host, 80).here == here
    assert reach.Reach(host, 80, PUBLIC).here == PUBLIC


def test_the_ways_out_are_addresses_of_this_machine() -> None:
    for mine in filter(None, (reach.way_out(socket.AF_INET), *reach.interfaces())):
        with socket.create_server((mine, 0)) as listener:
            assert listener.getsockname()[0] == mine


@pytest.mark.parametrize("host", ["localhost", "localhost:80", "127.0.0.1:80", "[::1]:80", "::1"])
def test_this_machine_has_many_names(host: str) -> None:
    assert reach.is_here(host)
    assert reach.is_here("::ffff:127.0.0.1")


@pytest.mark.parametrize("host", ["", "[", "192.0.2.7:80", "localhost.example", "2001:db8::7"])
def test_another_machine_is_not_this_one(host: str) -> None:
    assert not reach.is_here(host)


def test_at_a_terminal_the_server_shows_its_address_and_its_code_and_opens_the_browser(
    tmp_path: Path,
) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    ours, theirs = pty.openpty()
    data = tmp_path / "hatbox.db"
    options = ("--port", "0", "--host", "127.0.0.1", "--lang", "de")
    process = subprocess.Popen(
        [*COMMAND, "serve", *options, "--data", str(data), "--public-url", f"{PUBLIC}/"],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=subprocess.PIPE,
        env={**os.environ, "BROWSER": f"{browser} %s"},
    )
    os.close(theirs)
    try:
        said = read_until(ours, drawn(PUBLIC))
        while not opened.exists():
            assert process.poll() is None
            sleep(0.05)
    finally:
        process.terminate()
        process.communicate(timeout=60)
        os.close(ours)
    words = Words("de")
    assert words.say("cli-serving", address=PUBLIC, file=str(data)) in said
    assert words.say("cli-network", address=PUBLIC) in said
    assert opened.read_text().strip() == PUBLIC


def drawn(address: str) -> str:
    """The code that holds this address, as a terminal shows it."""
    text = StringIO()
    segno.make(address, micro=False).terminal(text, compact=True)
    return text.getvalue()


def read_until(terminal: int, wanted: str) -> str:
    """The terminal's output up to this text; all of it, if the text never comes."""
    said = b""
    while wanted not in (text := said.decode(errors="ignore").replace("\r\n", "\n")):
        try:
            said += os.read(terminal, 65536)
        except OSError:  # the other side has gone
            raise AssertionError(text) from None
    return text


def test_make_play_is_hatbox_serve() -> None:
    command = ["make", "-n", "--no-print-directory", "play"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1].strip() == ".venv/bin/hatbox serve"
