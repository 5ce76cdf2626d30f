"""Flaw: the damage of one outlet bicycle as described in the catalogue, checked field by field."""

from dataclasses import dataclass

from ..catalogue import CatalogueError

PARTS = {
    "scratch": ("down-tube", "top-tube", "fork-inner"),
    "chip": ("down-tube", "top-tube"),
    "scrape": ("bar",),
    "dent": ("mudguard",),
    "speck": ("dropout",),
    "bare": ("basket-holder",),
    "faded": ("saddle",),
    "shade": ("frame",),
    "stickers": ("down-tube",),
}
"""Kinds of flaws, each with the parts on which it can be shown. domain/catalog/defect.ts has the same list."""

UNMEASURED = ("faded", "shade", "stickers")
SIDES = ("left", "right", "top", "front")


@dataclass(frozen=True)
class Flaw:
    """A flaw: `at` is its position as a share of the part's length (flaws/parts.py), `size` its longest dimension in
    mm, 0 if there is none.
    """

    kind: str
    part: str
    side: str
    at: float
    size: float
    touched_up: bool

    @property
    def lateral(self):
        """Returns the direction of the side that shows the flaw: 1 is left, -1 is right."""
        return 1 if self.side == "left" else -1


def read_flaw(entry):
    """Reads the `flaw` of an outlet bicycle. Data that cannot be rendered is a CatalogueError."""
    kind = entry["kind"].one_of(PARTS)
    at = entry["at"].number()
    if not 0 <= at <= 1:
        raise entry["at"].wrong("is not between 0 and 1")
    size = 0.0 if entry.get("size") is None else entry["size"].number()
    if (size > 0) == (kind in UNMEASURED):
        raise CatalogueError(entry.file, f"{entry.field}.size", f"a {kind} has {'none' if size else 'one, in mm'}")
    touched = entry.get("touchedUp")
    return Flaw(
        kind,
        entry["part"].one_of(PARTS[kind]),
        entry["side"].one_of(SIDES),
        at,
        size,
        touched is not None and touched.value is True,
    )
