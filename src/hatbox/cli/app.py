"""The commands, each in a module of its own."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from cyclopts import App, CycloptsError

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
    """Run a command; what is wrong with its input is said in a sentence, with exit status 1."""
    _speak_utf8()
    try:
        app(sys.argv[1:], exit_on_error=False)
    except CycloptsError:  # it has said itself what it does not understand
        sys.exit(1)
    except RuleError as error:
        print(f"hatbox: {Words(LANGUAGE['now']).error(error)}", file=sys.stderr)
        sys.exit(1)
    except BrokenPipeError:  # whoever read along has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        print(f"hatbox: {error.filename or ''}: {error.strerror}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)


def _speak_utf8() -> None:
    """Records and five languages need it, and file names may have bytes that no encoding knows."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")
