"""hatbox verify"""

from __future__ import annotations

import sys

from ..records import RecordError
from ..records import verify as verified
from .common import File, lines_of, speak, unreadable


def verify(*files: File, lang: str = "en") -> None:
    """Check records and their commitments: was each deal fixed before the first card?

    Parameters
    ----------
    files
        Records; - is the standard input.
    lang
        en, es, fr, de or nl.
    """
    words = speak(lang)
    refused = False
    for file in files or ("-",):
        try:
            sentence = words.say(f"cli-deal-{verified(lines_of(file)).deal}", file=file)
        except RecordError as error:
            refused = True
            what = words.error(error.error)
            print(
                words.say("cli-refused", file=file, line=error.line, message=what), file=sys.stderr
            )
        except OSError as error:
            refused = True
            print(unreadable(file, error), file=sys.stderr)
        else:
            print(sentence)
    if refused:
        sys.exit(1)
