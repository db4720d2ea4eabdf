"""hatbox verify"""

from __future__ import annotations

import sys

from ..records import RecordError
from ..records import verify as verified
from .common import lines_of, speak


def verify(*files: str, lang: str = "en") -> None:
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
            verdict = verified(lines_of(file))
            print(words.say(f"cli-deal-{verdict.deal}", file=file))
        except RecordError as error:
            refused = True
            message = words.error(error.error)
            print(
                words.say("cli-refused", file=file, line=error.line, message=message),
                file=sys.stderr,
            )
    if refused:
        sys.exit(1)
