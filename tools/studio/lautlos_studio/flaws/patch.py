"""Patch: a fine mesh on a part's surface, some areas of which have another material or height. Pure arithmetic."""

import zlib

import numpy as np
from scipy import ndimage

STEP = 0.12
"""Mesh size of a patch, mm: about one pixel of a close-up."""


class Patch:
    """A grid around the position of the flaw. `along` and `across` are the distances of its points from there, mm."""

    def __init__(self, half_along, half_across, seed, step=STEP):
        """`seed` is any text. The same text creates the same flaw."""
        self._random = np.random.default_rng(zlib.crc32(seed.encode()))
        self._step = step
        counts = [int(np.ceil(half / step)) for half in (half_along, half_across)]
        lines = [np.linspace(-half, half, 2 * count + 1) for half, count in zip((half_along, half_across), counts)]
        self.along, self.across = np.meshgrid(*lines, indexing="ij")
        self.lift = np.zeros(self.along.shape)
        self.layer = np.zeros(self.along.shape, int)
        """Layer of every point. 0 is the part's own finish; `solids` gets the materials of the others."""

    def noise(self, grain):
        """Returns an even random relief of about -1 to 1 with hills `grain` mm apart."""
        rough = ndimage.gaussian_filter(self._random.standard_normal(self.along.shape), grain / self._step / 2.5)
        return rough / max(float(np.abs(rough).max()), 1e-9)

    def wander(self, grain):
        """Returns a random offset of about -1 to 1 that varies along the patch only, for a line that strays."""
        rough = ndimage.gaussian_filter1d(self._random.standard_normal(len(self.along)), grain / self._step / 2.5)
        return (rough / max(float(np.abs(rough).max()), 1e-9))[:, None]

    def spots(self, count, half_along, half_across):
        """Returns random places (along, across) within a box, evenly spaced along it."""
        even = np.linspace(-half_along, half_along, count) if count > 1 else np.zeros(1)
        pitch = half_along / max(count, 1)
        return zip(
            even + self._random.uniform(-pitch, pitch, count) * 0.6,
            self._random.uniform(-half_across, half_across, count),
            self._random.uniform(0.7, 1.0, count),
        )

    def paint(self, where, layer):
        """Sets the layer of the given points."""
        self.layer[where] = layer

    def edge(self, room):
        """Returns 1 inside, falling to 0 at the patch's border over `room` mm, so that its rectangle is not visible.
        """
        inside = np.minimum(
            np.abs(self.along).max() - np.abs(self.along), np.abs(self.across).max() - np.abs(self.across)
        )
        share = np.clip(inside / room, 0, 1)
        return share * share * (3 - 2 * share)

    def solids(self, skin, middle, materials):
        """Returns (material, solid) for each layer of the patch on a surface, at the distance `middle` along it. Omits
        layers whose material is None.
        """
        points = skin.place(middle + self.along, self.across, self.lift)
        rows, columns = self.along.shape
        number = np.arange(rows * columns).reshape(rows, columns)
        corners = np.stack([number[:-1, :-1], number[1:, :-1], number[1:, 1:], number[:-1, 1:]], -1)
        layers = self.layer[:-1, :-1]
        flat = points.reshape(-1, 3)
        for layer, material in materials.items():
            faces = corners[layers == layer]
            if material is None or len(faces) == 0:
                continue
            used, places = np.unique(faces, return_inverse=True)
            yield material, (flat[used], [tuple(face) for face in places.reshape(-1, 4).tolist()])


def rising(values, low, high):
    """Returns 0 below `low`, 1 above `high`, with a smooth transition."""
    share = np.clip((values - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)
