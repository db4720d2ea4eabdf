"""A real browser: the one that $CHROMIUM names, the system's, or else Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
HELP = (
    "The tests of the page need a Chromium. Install one (Debian: apt-get install "
    "chromium-headless-shell) or say where it is: CHROMIUM=/path/to/chromium make test"
)


@cache
def chromium() -> str:
    """Its path; as root on Debian it is installed where it is missing."""
    found = _present()
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["update"], ["install", "-y", "--no-install-recommends", NAMES[0]]):
            subprocess.run(["apt-get", "-q", *command], check=False, capture_output=True)
        found = _present()
    if not found:
        raise RuntimeError(HELP)
    return found


def _present() -> str | None:
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    return next((path for path in map(shutil.which, NAMES) if path), None)
