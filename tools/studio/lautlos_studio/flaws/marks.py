"""Marks: scratches, chips, scrapes and specks in the materials of their bicycle."""

from ..look.library import shaded
from .shapes import METAL, OWN, TOUCH, UNDER, chip, scrape, scratch, speck

PRIMER = "plastic:#a3a19b"
SHAPES = {"scratch": scratch, "chip": chip, "scrape": scrape, "speck": speck}
OTHERS = {"scrape": {OWN: "silver", METAL: "scraped"}, "speck": {UNDER: "lens:#4d463c"}}
"""Materials of layers that are neither paint nor primer: a bar's metal, a grain of dust."""


def finish_of(colour):
    """Returns the material of the frame's paint."""
    return f"{colour.finish}:{colour.hex}"


def touch_of(colour):
    """Returns the colour of a touched-up spot: lighter than a dark paint, darker than a light one."""
    dark = sum(int(colour.hex[i : i + 2], 16) for i in (1, 3, 5)) < 300
    return f"gloss:{shaded(colour.hex, 1.28 if dark else 0.9)}"


def add_mark(assembly, skin, piece):
    """Adds the flaw of an outlet bicycle on the surface of its part."""
    flaw, colour = piece.flaw, piece.colour
    materials = {OWN: finish_of(colour), UNDER: PRIMER, TOUCH: touch_of(colour)} | OTHERS.get(flaw.kind, {})
    patch = SHAPES[flaw.kind](flaw, piece.slug)
    for material, solid in patch.solids(skin, skin.length * flaw.at, materials):
        assembly.add(material, solid)
