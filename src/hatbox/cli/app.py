"""The commands, each in a module of its own."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from cyclopts import App, CycloptsError

from .. import __version__
from ..kernel.errors import RuleError
from ..words import Words
from .common import LANGUAGE, printable

app = App(
    name="hatbox",
    help="Hat-themed party card games: play, simulate, replay, verify.",
    version=__version__,
)
# Named, not imported: `hatbox replay` need not wait for the server's and the plots' libraries.
for command, does in {
    "serve": "Start the game server, on an embedded database or a PostgreSQL.",
    "backup": "Copy the database of a server, which may be running.",
    "restore": "Put a backup in the place of a server's database.",
    "reports": "List what people at the tables have reported, the oldest first.",
    "play": "Watch a game between bots, told in words.",
    "replay": "Play records through the rules and tell the games in words.",
    "verify": "Check records and their commitments: was each deal fixed before the first card?",
    "simulate": "Play games between bots and write one record for each.",
    "tournament": "Measure bots against each other.",
    "characters": "Measure how the characters of bots differ.",
    "rules": "State the rules in our own words, all of them or one clause.",
}.items():
    app.command(f"hatbox.cli.{command}:{command}", name=command, help=does)
app.command("hatbox.cli.deck:app", name="deck", help="Look at decks, ours and your own.")


def main() -> None:
    """Run a command; bad input is answered with a sentence and exit status 1."""
    _speak_utf8()
    try:
        app(sys.argv[1:], exit_on_error=False)
    except CycloptsError:  # it has already printed the error
        sys.exit(1)
    except RuleError as error:
        print(printable(f"hatbox: {Words(LANGUAGE['now']).error(error)}"), file=sys.stderr)
        sys.exit(1)
    except BrokenPipeError:  # the reader has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        print(f"hatbox: {place}{error.strerror}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)


def _speak_utf8() -> None:
    """Five languages need UTF-8, and file names may have bytes that are not UTF-8."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")
