"""The error that a broken law raises."""

from __future__ import annotations

LAWS = {
    1: "replaying a record gives the same game",
    2: "everything survives JSON",
    3: "no card is lost or doubled",
    4: "every question has options, and they tell nothing hidden",
    5: "twin worlds look the same",
    6: "imagined worlds are those that fit, as often as they should be",
    7: "random play ends",
    8: "the events tell the whole story",
}
"""The laws, by number."""


class LawBroken(Exception):  # noqa: N818 (it is the law that is broken, not the program)
    """A game does not keep a law."""

    def __init__(self, law: int, detail: str) -> None:
        super().__init__(law, detail)
        self.law = law
        self.detail = detail

    def __str__(self) -> str:
        return f"law {self.law} ({LAWS[self.law]}): {self.detail}"
