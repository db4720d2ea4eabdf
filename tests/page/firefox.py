"""A second engine: Firefox as it comes, told what to do over WebDriver BiDi."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.page.visitor import HURRY, PATIENCE

QUIET = """
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("remote.active-protocols", 1);
user_pref("ui.prefersReducedMotion", 1);
user_pref("intl.accept_languages", "es");
"""


class Firefox:
    """One tab of it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self.faults: list[str] = []
        self.tell("session.new", capabilities={})
        self.tab = self.tell("browsingContext.create", type="tab")["context"]
        self.tell("script.addPreloadScript", functionDeclaration=f"() => {{ {HURRY} }}")
        self.tell("session.subscribe", events=["log.entryAdded"])

    def tell(self, method: str, **params: Any) -> Any:
        """A command and its answer; what comes between is noted."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv())
            if message["type"] == "event":
                self._note(message["params"])
            elif message["id"] == self._number:
                assert message["type"] == "success", message
                return message["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self.faults.append(str(entry["text"]))

    def go(self, address: str) -> None:
        self.tell("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def size(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self.tell("browsingContext.setViewport", context=self.tab, viewport=viewport)

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression, as JSON."""
        answer = self.tell(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self.tab},
            awaitPromise=False,
            resultOwnership="none",
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"].get("value", "null"))

    def click(self, x: float, y: float) -> None:
        """With a mouse, as people do."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press = [{"type": f"pointer{what}", "button": 0} for what in ("Down", "Up")]
        source = {"type": "pointer", "id": "mouse", "actions": [move, *press]}
        self.tell("input.performActions", context=self.tab, actions=[source])


@contextmanager
def started(path: str, profile: Path) -> Iterator[Firefox]:
    """A browser with nothing in its memory."""
    (profile / "user.js").write_text(QUIET)
    process = subprocess.Popen(
        [path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "HOME": str(profile), "MOZ_HEADLESS": "1"},
    )
    try:
        assert process.stderr is not None
        found = None
        while found is None:
            line = process.stderr.readline()
            assert line, "Firefox does not start"
            found = re.search(r"BiDi listening on (ws://\S+)", line)
        with connect(
            f"{found[1]}/session",
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(20)
        process.kill()
        process.communicate()
        shutil.rmtree(profile, ignore_errors=True)
