"""Dent: a mudguard pressed in from outside. Pure arithmetic."""

import math
from dataclasses import dataclass

import numpy as np

from ..bike.mudguards import DEPTH, SPANS, guard_radius
from ..mesh.vector import unit, vec

DEPTH_SHARE = 0.16
"""Depth of a dent as a share of its length: nearly 4 mm for one made by a thumb."""
FLANK = 38.0
"""Position of the dent on the guard's rounded section, degrees from the crown."""


@dataclass(frozen=True)
class Dent:
    """A dent in sheet metal: its position (mm), the direction of the pressure, the direction along it, and its reach
    across.
    """

    place: np.ndarray
    inward: np.ndarray
    along: np.ndarray
    length: float

    def pressed(self, vertices):
        """Returns the points of the sheet metal after the dent. Points outside of the dent stay unchanged."""
        away = vertices - self.place
        depth = away @ self.inward
        ahead = away @ self.along
        across = np.sqrt(np.maximum((away**2).sum(1) - depth**2 - ahead**2, 0))
        half = self.length / 2
        reach = np.hypot(ahead / half, across / (half * 0.72))
        hollow = np.exp(-1.7 * reach**2) - 0.1 * np.exp(-(((reach - 1.25) / 0.3) ** 2))
        near = np.abs(depth) < self.length
        return vertices + (hollow * near * self.length * DEPTH_SHARE)[:, None] * self.inward


def dent_of(bike, flaw):
    """Returns the dent of a rear guard. `flaw.at` is 0 at the guard's front end and 1 at its lower end."""
    start, end = SPANS["rear"]
    turn = math.radians(start + (end - start) * flaw.at)
    axle, half, flank = bike.points.rear, bike.tyre_half + 6, math.radians(FLANK)
    radius = guard_radius(bike) - (1 - math.cos(flank)) * DEPTH
    out = vec(math.cos(turn), 0, math.sin(turn))
    place = axle + out * radius + vec(0, flaw.lateral * half * math.sin(flank), 0)
    normal = unit(out * math.cos(flank) / DEPTH + vec(0, flaw.lateral * math.sin(flank) / half, 0))
    along = vec(-math.sin(turn), 0, math.cos(turn))
    return Dent(place, -normal, along, flaw.size)
