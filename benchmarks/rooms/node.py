"""Servers in node: installed from the lock beside this file, outside the repository's own files."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools.page import node_command

HERE = Path(__file__).parent
PLACE = HERE.parent.parent / "build" / "peers"
BIN = Path(sys.executable).parent
# Not `ci`: it insists on optional packages of other systems, which a registry may not have.
INSTALL = "install --ignore-scripts --prefer-offline --no-audit --no-fund --loglevel=error"


def script(name: str) -> Callable[[Path], list[str]]:
    """The command that runs a script, with a file for its data."""

    def command(folder: Path) -> list[str]:
        install()
        return [node_command(), str(PLACE / name), str(folder / f"{name}.db")]

    return command


def install() -> None:
    """Fetch the packages if the lock has changed, and copy the scripts beside them."""
    PLACE.mkdir(parents=True, exist_ok=True)
    lock, done = HERE / "package-lock.json", PLACE / "installed.json"
    if not done.exists() or done.read_bytes() != lock.read_bytes():
        print("Installing the peers (the first time needs the network)…", file=sys.stderr)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(HERE / name, PLACE)
        path = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
        npm = [str(BIN / "npm"), *INSTALL.split()]
        subprocess.run(npm, cwd=PLACE, env=path, check=True)  # noqa: S603 - our own command
        shutil.copy(lock, done)
    for each in HERE.glob("*.mjs"):
        shutil.copy(each, PLACE)
