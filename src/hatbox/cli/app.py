"""The commands, each in a module of its own."""

from __future__ import annotations

import sys

from cyclopts import App

from .. import __version__
from ..kernel.errors import RuleError
from ..words import Words
from . import deck, play, replay, rules, serve, simulate, tournament, verify
from .common import LANGUAGE

app = App(
    name="hatbox",
    help="AntaYagí and That's Not a Hat: play, simulate, replay, verify.",
    version=__version__,
)
app.command(serve.serve)
app.command(play.play)
app.command(replay.replay)
app.command(verify.verify)
app.command(simulate.simulate)
app.command(tournament.tournament)
app.command(deck.app)
app.command(rules.rules)


def main() -> None:
    """Run a command; what is wrong with its input is said in a sentence."""
    try:
        app()
    except RuleError as error:
        print(f"hatbox: {Words(LANGUAGE['now']).error(error)}", file=sys.stderr)
        sys.exit(1)
    except OSError as error:
        print(f"hatbox: {error.filename or ''}: {error.strerror}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
