"""The plate on a head tube to which a basket was screwed, with the paint rubbed off by the basket's clamp."""

import numpy as np

from ..mesh.outlines import rectangle
from ..mesh.plates import plate
from ..mesh.solids import rod, turned
from ..mesh.vector import vec
from .marks import PRIMER, finish_of
from .patch import Patch, rising
from .shapes import METAL, OWN, UNDER
from .skin import FlatSkin

STAND, THICK, WIDE, HIGH, ROUND = 14.0, 5.0, 42.0, 40.0, 9.0
"""Distance of the plate's middle from the head tube's face, and the plate's thickness, width, height and corner
radius, mm.
"""
BOLTS = 10.5
"""Half the distance between the two screws, one above the other, mm."""
HEAD = 4.6
"""Radius of a screw head, mm."""


def centre_of(bike, flaw):
    """Returns the middle of the plate. `flaw.at` is its position as a share of the way down the head tube."""
    p, radius = bike.points, bike.tubes["head"] / 2
    return p.head_top + p.steering * (bike.spec.geometry["headTube"] * flaw.at) + p.across * (radius + STAND)


def add_basket_holder(assembly, bike, piece):
    """Adds plate, stubs and screws, and the rubbed-off paint around them."""
    p, centre = bike.points, centre_of(bike, piece.flaw)
    up, side = -p.steering, vec(0, 1, 0)
    outline = rectangle(0, 0, WIDE, HIGH, ROUND)
    assembly.add("paint", plate([outline], THICK, 1.4, centre, (side, up, p.across)))
    face = centre + p.across * (THICK / 2)
    screw = [(0.1, 2.4), (3.2, 2.2), (HEAD - 0.3, 1.1), (HEAD, 0.2), (HEAD, -2)]
    for rise in (-BOLTS, BOLTS):
        assembly.add("paint", rod(centre + up * rise - p.across * (STAND + 6), centre + up * rise, 6.5, around=32))
        assembly.add("black", turned(screw, face + up * rise, p.across, 40))
        assembly.add("dark", turned([(0.1, 2.5), (2.0, 2.5), (2.2, 2.2)], face + up * rise, p.across, 6))
    _rubbed(assembly, FlatSkin(face, up, np.cross(p.across, up)), piece)


def _rubbed(assembly, skin, piece):
    """Adds the area that the basket's clamp wore off: bare metal nearest to the screws, then the primer. More is worn
    at the bottom, where the weight hung.
    """
    half = piece.flaw.size / 2
    patch = Patch(HIGH / 2 - 2, WIDE / 2 - 2, piece.slug, 0.08)
    rough = 0.42 * patch.noise(4.0) + 0.16 * patch.noise(1.0)
    worn = np.full(patch.along.shape, -1.0)
    for rise, share in ((-BOLTS, 1.0), (BOLTS, 0.85)):
        reach = np.hypot((patch.along - rise) * 1.1, patch.across * 0.9)
        worn = np.maximum(worn, 1 - (reach - HEAD) / (half * share - HEAD))
    worn = worn + rough
    gone = rising(worn, 0.08, 0.14)
    patch.lift = 0.1 * (1 - gone) * patch.edge(2)
    patch.paint(gone > 0.5, UNDER)
    patch.paint(worn > 0.48, METAL)
    past = (np.maximum(np.abs(way) - half + ROUND, 0) for way, half in ((patch.along, HIGH / 2), (patch.across, WIDE / 2)))
    patch.paint(np.hypot(*past) > ROUND - 2, -1)
    for material, solid in patch.solids(skin, 0.0, {OWN: finish_of(piece.colour), UNDER: PRIMER, METAL: "scraped"}):
        assembly.add(material, solid)
