"""Bells."""

import math

import numpy as np

from ..mesh.paths import smooth
from ..mesh.solids import ball, rod, tube, turned
from ..mesh.vector import vec

RADIUS = 27


def build(article, assembly):
    """A domed bell with its striker on a clamp."""
    metal = f"metal:{article.hex}"
    centre = vec(0, 0, 26)
    rise = np.linspace(0, math.pi / 2, 24)
    dome = [(max(0.1, RADIUS * math.sin(x)), 25 * math.cos(x)) for x in rise]
    assembly.add(metal, turned(dome + [(RADIUS + 0.3, -1.6), (RADIUS - 1.4, -1.6)], centre, (0, 0, 1)))
    assembly.add("black", rod(vec(0, 0, 6), vec(0, 0, 30), 9))
    assembly.add("black", ball(vec(0, 0, 52), 3))
    ring = [(11.3, -8), (14.5, -8), (15.2, -7), (15.2, 7), (14.5, 8), (11.3, 8)]
    assembly.add("black", turned(ring, vec(0, 0, 15.2), (0, 1, 0), closed=True))
    lever = smooth([vec(-14, -6, 22), vec(-30, -10, 22), vec(-40, -12, 26), vec(-43, -12, 33)], 8)
    assembly.add(metal, tube(lever, 2.2, 3.6, reference=(0, 1, 0), dome=2))
