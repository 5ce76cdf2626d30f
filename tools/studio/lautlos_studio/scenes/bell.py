"""Scene: the brass bell alone, the only strong colour in the picture."""

import numpy as np

from ..look.camera import look_from
from ..look.light import soft_box
from ..mesh.paths import smooth
from ..mesh.solids import ball, rod, tube, turned
from ..mesh.vector import unit, vec
from .stage import ambient, room

ALT = {
    "de": "Die Klingel: eine gedrehte Schale in Messinggelb auf einem schwarzen Lenker",
    "en": "The bell: a turned dome in brass yellow on a black handlebar",
}
CROPS = {"wide": (2400, 1350), "tall": (1200, 1600)}
EXPOSURE = 1.0
YELLOW = "gloss:#f2c230"
RADIUS, HEIGHT, WALL = 27.0, 21.0, 1.5
BAR = vec(0, 0, 500)
"""The middle of the bar, far above the ground, which must not be visible."""
BASE = 25.0
"""Height of the lip over the middle of the bar, mm."""
X = vec(1, 0, 0)
Z = vec(0, 0, 1)


def _dome():
    """Returns the shell's outline from the crown down to a thick rolled lip and up inside. No edge is sharp."""
    rise = np.linspace(0, np.pi / 2, 56)
    outside = [(max(0.05, RADIUS * np.sin(t) ** 0.92), HEIGHT * np.cos(t)) for t in rise]
    lip = [
        (RADIUS + 1.1 * np.sin(t), -1.4 - 1.5 * (1 - np.cos(t)))
        for t in np.linspace(0.2, np.pi - 0.2, 14)
    ]
    inside = [((RADIUS - WALL) * np.sin(t), (HEIGHT - WALL) * np.cos(t) - 1) for t in rise[:14:-1]]
    return [*outside, *lip, *inside]


def build(assembly):
    """Adds bar, clamp, stem, dome, and a striker on a leaf spring, one millimetre from the dome."""
    assembly.add("black", rod(BAR - X * 300, BAR + X * 300, 11.1))
    clamp = [(11.2, -9), (14.6, -9), (15.4, -8.2), (15.4, 8.2), (14.6, 9), (11.2, 9)]
    assembly.add("black_matt", turned(clamp, BAR, X, 96, closed=True))
    post = [(0.1, 0), (9, 0), (9.4, 1), (7.2, 4), (6.6, 9), (6.6, 20), (0.1, 20)]
    assembly.add("black_matt", turned(post, BAR + Z * 14, Z, 72))
    centre = BAR + Z * BASE
    assembly.add(YELLOW, turned(_dome(), centre, Z, 256))
    cap = [(0.05, 2.6), (2.4, 2.4), (3.9, 1.5), (4.3, 0.2), (4.3, -0.8)]
    assembly.add("satin_silver", turned(cap, centre + Z * HEIGHT, Z, 72))
    _striker(assembly, centre)


def _striker(assembly, centre):
    out = unit(vec(0.83, -0.55, 0))
    tip = centre + out * (RADIUS + 4.6) + Z * 4
    leaf = [BAR + out * 15 + Z * 13, BAR + out * 27 + Z * 13, BAR + out * (RADIUS + 7.6) + Z * 18, tip + out * 3]
    assembly.add("satin_silver", tube(smooth(leaf, 24), 0.55, 3.2, unit(np.cross(out, Z)), 24, power=5))
    assembly.add("brass", ball(tip, 3.4))


def stage(crop):
    """Sets up a large soft window over the dome and a narrow one beside it, for exactly two clean reflections."""
    room("#f1efea", "#efede7", wall_at=11)
    ambient(0.62)
    soft_box("window", (-3.2, -2.4, 10.4), (0, 0, 5.4), 4.2, 2.6, 6.5)
    soft_box("strip", (4.2, -2.8, 7.2), (0, 0, 5.35), 0.5, 3.6, 9)
    soft_box("back", (0.5, 5, 9.4), (0, 0, 5.3), 6, 1.6, 4)
    soft_box("wall", (0, 2, 15), (0, 11, 3), 18, 6, 2.4, (1, 0.985, 0.96))
    across, lens = (0.16, 124) if crop == "wide" else (0.06, 104)
    look_from((0.9, -5.4, 6.2), (across, 0, 5.3), lens, aperture=8)
