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

from hatbox.cli import invitation
from hatbox.words import Words
from tests.cli.running import COMMAND

ROOT = Path(__file__).parent.parent.parent
PUBLIC = "https://hats.example/box"
EVERYWHERE = "0.0.0.0"  # noqa: S104 nobody listens there in these tests
Ways = Mapping[socket.AddressFamily, str]
V4, V6 = {socket.AF_INET: "192.0.2.7"}, {socket.AF_INET6: "2001:db8::7"}


class Listener:
    """Where a server listens, on any kind of machine."""

    def __init__(self, host: str) -> None:
        self.host = host

    def getsockname(self) -> tuple[str, int]:
        return self.host, 80


@pytest.mark.parametrize(
    ("host", "ways", "wanted"),
    [
        (EVERYWHERE, V4 | V6, "http://192.0.2.7:80"),
        (EVERYWHERE, V6, None),
        (EVERYWHERE, {}, None),
        (EVERYWHERE, {socket.AF_INET: "127.0.0.1"}, None),
        ("127.0.0.1", V4, None),
        ("192.0.2.9", V4, "http://192.0.2.9:80"),
        ("::", V4 | V6, "http://192.0.2.7:80"),
        ("::", V6, "http://[2001:db8::7]:80"),
        ("::", {socket.AF_INET6: "fe80::1%eth0"}, None),
        ("::", {}, None),
        ("::1", V4 | V6, None),
        ("2001:db8::7", {}, "http://[2001:db8::7]:80"),
    ],
)
def test_a_server_says_by_which_address_others_reach_it_or_that_nobody_does(
    monkeypatch: pytest.MonkeyPatch, host: str, ways: Ways, wanted: str | None
) -> None:
    monkeypatch.setattr(invitation, "way_out", ways.get)
    listener: socket.socket = Listener(host)  # type: ignore[assignment]  # all that is asked
    assert invitation.network_address(listener) == wanted


def test_the_way_out_is_an_address_of_this_machine_or_there_is_none() -> None:
    mine = invitation.way_out(socket.AF_INET)
    if mine is not None:
        with socket.create_server((mine, 0)) as listener:
            assert listener.getsockname()[0] == mine


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
