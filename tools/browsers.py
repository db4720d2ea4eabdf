"""Real browsers for the tests: named by the environment, else the system's, else Debian's.

        python tools/browsers.py   installs what is missing, where that is possible

Chromium is needed. Firefox is a second engine: without it, its test is left out.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import cache

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FIREFOX = ("firefox-esr", "firefox")
OLDEST_FIREFOX = 128
NO_CHROMIUM = (
    "The tests of the page need a Chromium. Install one (Debian: apt-get install "
    "chromium-headless-shell) or say where it is: CHROMIUM=/path/to/chromium make test"
)
NO_FIREFOX = "No Firefox (FIREFOX=/path/to/firefox names one): its smoke test is left out."


def chromium() -> str:
    found = _find("CHROMIUM", CHROMIUM)
    if not found:
        raise RuntimeError(NO_CHROMIUM)
    return found


@cache
def firefox() -> str | None:
    """A Firefox that is new enough to be controlled; one that tells no version does not count."""
    found = _find("FIREFOX", FIREFOX)
    if not found:
        return None
    said = subprocess.run([found, "--version"], check=False, capture_output=True, text=True)
    version = re.search(r"Firefox (\d+)", said.stdout)
    return found if version and int(version[1]) >= OLDEST_FIREFOX else None


def _find(variable: str, names: tuple[str, ...]) -> str | None:
    named = os.environ.get(variable)
    return named or next((path for path in map(shutil.which, names) if path), None)


def _install(package: str) -> None:
    """Install a package as root on Debian; elsewhere people install their browsers themselves."""
    apt = shutil.which("apt-get")
    if os.geteuid() != 0 or not apt:
        return
    print(f"Installing {package} (needs the network)…", flush=True)
    for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
        subprocess.run(
            [apt, "-q", "-o", "DPkg::Lock::Timeout=300", *command],
            check=False,
            capture_output=True,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )


def main() -> None:
    if not _find("CHROMIUM", CHROMIUM):
        _install(CHROMIUM[0])
    if not firefox():
        _install(FIREFOX[0])
        firefox.cache_clear()
    if not _find("CHROMIUM", CHROMIUM):
        sys.exit(NO_CHROMIUM)
    if not firefox():
        print(NO_FIREFOX)


if __name__ == "__main__":
    main()
