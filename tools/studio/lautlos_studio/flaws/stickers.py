"""Stickers of a long tour on the down tube: the signs of the countries on the route."""

import numpy as np

from ..bike.wordmark import FONT
from ..mesh.plates import lettering
from .patch import Patch

SIGNS = (("CZ", -3, 2), ("H", 4, -2), ("RO", -6, 1.5), ("GE", 3, -1.5))
"""Text of each sticker, its rotation (degrees) and its distance from the tube's line (mm). No sticker is straight."""
HALF_LONG, HALF_HIGH, PITCH = 15.5, 10.5, 35.0
PAPER, RIM, LETTERS = "plastic:#eeebe1", "plastic:#1d1d1f", "plastic:#1d1d1f"


def add_stickers(assembly, skin, piece):
    """Adds a row of oval stickers around the flaw's position, readable from its side."""
    middle = skin.length * piece.flaw.at
    for number, (sign, degrees, off) in enumerate(SIGNS):
        place = middle + (number - (len(SIGNS) - 1) / 2) * PITCH * -piece.flaw.lateral
        _sticker(assembly, skin, place, off, np.radians(degrees), sign, piece)


def _sticker(assembly, skin, place, off, turn, sign, piece):
    patch = Patch(HALF_LONG + 4, HALF_HIGH + 9, piece.slug + sign, 0.15)
    c, s = np.cos(turn), np.sin(turn)
    x = patch.along * c + (patch.across - off) * s
    y = (patch.across - off) * c - patch.along * s
    oval = np.hypot(x / HALF_LONG, y / HALF_HIGH) + 0.012 * patch.noise(2)
    patch.layer[:] = -1
    patch.paint(oval < 1, 0)
    patch.paint((oval < 0.93) & (oval > 0.85), 1)
    patch.lift[:] = 0.12
    for material, solid in patch.solids(skin, place, {0: PAPER, 1: RIM}):
        assembly.add(material, solid)
    letters, faces = lettering(sign, 15.5, FONT, bolder=0.35)
    lateral = piece.flaw.lateral
    along, across = letters[:, 0] * -lateral, letters[:, 1] * -lateral
    points = skin.place(place + along * c - across * s, off + along * s + across * c, 0.2)
    assembly.add(LETTERS, (points, faces))
