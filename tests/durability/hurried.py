"""`hatbox serve` on a faster clock, so that kills meet games and not windows that are sat out."""

from __future__ import annotations

from importlib import import_module

from hatbox.cli import main
from tests.server.running import HurriedClock


def serve() -> None:
    """The command line, whose server lives faster."""
    vars(import_module("hatbox.cli.serve"))["RealClock"] = HurriedClock
    main()
