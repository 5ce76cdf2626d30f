"""Skin: the surface of a part as a map, with distances along it, across it and above it in mm. Pure arithmetic."""

from dataclasses import dataclass

import numpy as np

from ..mesh.paths import lengths, smooth
from ..mesh.solids import frames_along
from ..mesh.vector import unit

LIFT = 0.05
"""Height of a patch above the facets of its part, mm, so that it is never inside the part and its edge is not visible.
"""

FINER = 8
"""Number of steps of a skin for each step of its tube, so that a patch is round in bends."""


@dataclass(frozen=True)
class RoundSkin:
    """The surface of a tube around a line that faces one direction. Radii and directions across are those of `tube`.
    """

    path: np.ndarray
    toward: np.ndarray
    height: np.ndarray
    width: np.ndarray
    in_plane: np.ndarray
    sideways: np.ndarray

    @property
    def length(self):
        """Returns the length of the part, mm."""
        return float(lengths(self.path)[-1])

    def place(self, along, across, lift=0.0):
        """Returns the points at distances along the path and arcs across it, lifted off the surface."""
        way = lengths(self.path)
        along, across, lift = np.broadcast_arrays(*(np.asarray(value, float) for value in (along, across, lift)))

        def at(values):
            return np.stack([np.interp(along, way, values[:, axis]) for axis in range(3)], -1)

        centre, first, second = at(self.path), at(self.in_plane), at(self.sideways)
        high, wide = (np.interp(along, way, radii) for radii in (self.height, self.width))
        middle = np.arctan2((second @ self.toward) * wide, (first @ self.toward) * high)
        ahead = np.sign(np.einsum("...i,...i", np.cross(first, second), at(_tangents(self.path))))
        turn = middle - ahead * across / ((high + wide) / 2)
        c, s = np.cos(turn)[..., None], np.sin(turn)[..., None]
        normal = first * c * wide[..., None] + second * s * high[..., None]
        normal /= np.linalg.norm(normal, axis=-1)[..., None]
        return centre + first * c * high[..., None] + second * s * wide[..., None] + normal * (lift + LIFT)[..., None]


def _tangents(path):
    legs = np.diff(path, axis=0)
    return np.vstack([legs, legs[-1:]])


@dataclass(frozen=True)
class FlatSkin:
    """The face of a plate around a point: the directions along and across it. Up is perpendicular to both."""

    origin: np.ndarray
    ahead: np.ndarray
    side: np.ndarray

    length = 0.0

    def place(self, along, across, lift=0.0):
        """Returns the points at distances from the origin, lifted off the face."""
        up = unit(np.cross(self.ahead, self.side))
        along, across, lift = np.broadcast_arrays(*(np.asarray(value, float) for value in (along, across, lift)))
        return (
            self.origin
            + along[..., None] * self.ahead
            + across[..., None] * self.side
            + (lift + LIFT)[..., None] * up
        )


def round_skin(path, toward, height, width=None, reference=None):
    """Returns the surface of `tube(path, height, width, reference)` around its line that faces `toward`."""
    path = np.asarray(path, float)
    fine = smooth(path, FINER)
    knots, share = np.arange(len(path)), np.linspace(0, len(path) - 1, len(fine))

    def finer(values):
        return np.stack([np.interp(share, knots, values[:, axis]) for axis in range(values.shape[1])], 1)

    frames = [finer(directions) for directions in frames_along(path, reference)]
    radii = (
        finer(np.broadcast_to(np.asarray(radius, float), len(path))[:, None])[:, 0]
        for radius in (height, height if width is None else width)
    )
    return RoundSkin(fine, unit(toward), *radii, *frames)
