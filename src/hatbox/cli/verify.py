"""hatbox verify"""

from __future__ import annotations

import sys

from ..records import RecordError
from ..records import verify as verified
from .common import File, Lang, record_lines, refused, speak, unreadable


def verify(*files: File, lang: Lang = "en") -> None:
    """Check records and their commitments: was each deal fixed before the first card?

    Parameters
    ----------
    files
        Records; - is the standard input.
    """
    words = speak(lang)
    failed = False
    for file in files or ("-",):
        try:
            sentence = words.say(f"cli-deal-{verified(record_lines(file)).deal}", file=file)
        except RecordError as error:
            failed = True
            print(refused(file, error, words), file=sys.stderr)
        except OSError as error:
            failed = True
            print(unreadable(file, error), file=sys.stderr)
        else:
            print(sentence)
    if failed:
        sys.exit(1)
