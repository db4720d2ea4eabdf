"""The eight laws that every game must keep, for any game that satisfies kernel/game.py.

`check_game` plays one game under all of them; each law can also be checked alone. The laws know
no card: a game's `Secrets` tells them who can have seen which card.
"""

from .broken import LAWS, LawBroken
from .play import Policy, Run, anything, interrupting, play, play_to_the_end
from .steps import law_1_replay, law_2_json, law_4_options
from .story import law_8_story
from .suite import Counts, check_game
from .twins import Deal, Secrets, Twin, law_5_now, law_5_sealed, law_5_twins
from .worlds import all_worlds, law_6_fair, law_6_fits, law_6_told, remember

__all__ = [
    "LAWS",
    "Counts",
    "Deal",
    "LawBroken",
    "Policy",
    "Run",
    "Secrets",
    "Twin",
    "all_worlds",
    "anything",
    "check_game",
    "interrupting",
    "law_1_replay",
    "law_2_json",
    "law_4_options",
    "law_5_now",
    "law_5_sealed",
    "law_5_twins",
    "law_6_fair",
    "law_6_fits",
    "law_6_told",
    "law_8_story",
    "play",
    "play_to_the_end",
    "remember",
]
