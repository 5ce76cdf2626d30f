"""Patch: a fine piece of skin, some of it of another material, lower or higher than the rest. Pure arithmetic."""

import zlib

import numpy as np
from scipy import ndimage

STEP = 0.12
"""Mesh of a patch, mm: about one pixel of a close crop."""


class Patch:
    """A grid about the flaw's place; `along` and `across` are its points' ways from there, mm."""

    def __init__(self, half_along, half_across, seed, step=STEP):
        """`seed` is any text: the same one makes the same flaw."""
        self._random = np.random.default_rng(zlib.crc32(seed.encode()))
        self._step = step
        counts = [int(np.ceil(half / step)) for half in (half_along, half_across)]
        lines = [np.linspace(-half, half, 2 * count + 1) for half, count in zip((half_along, half_across), counts)]
        self.along, self.across = np.meshgrid(*lines, indexing="ij")
        self.lift = np.zeros(self.along.shape)
        self.layer = np.zeros(self.along.shape, int)
        """0 is the part's own finish; others are told apart in `solids`."""

    def noise(self, grain):
        """Even random relief of about -1 to 1 whose hills are `grain` mm apart."""
        rough = ndimage.gaussian_filter(self._random.standard_normal(self.along.shape), grain / self._step / 2.5)
        return rough / max(float(np.abs(rough).max()), 1e-9)

    def wander(self, grain):
        """The same along the patch only: how a line strays."""
        rough = ndimage.gaussian_filter1d(self._random.standard_normal(len(self.along)), grain / self._step / 2.5)
        return (rough / max(float(np.abs(rough).max()), 1e-9))[:, None]

    def spots(self, count, half_along, half_across):
        """Random places (along, across) within a box, even along it."""
        even = np.linspace(-half_along, half_along, count) if count > 1 else np.zeros(1)
        pitch = half_along / max(count, 1)
        return zip(
            even + self._random.uniform(-pitch, pitch, count) * 0.6,
            self._random.uniform(-half_across, half_across, count),
            self._random.uniform(0.7, 1.0, count),
        )

    def paint(self, where, layer):
        """Gives the places a layer."""
        self.layer[where] = layer

    def edge(self, room):
        """1 inside, down to 0 at the patch's border over `room` mm, so that nothing of its rectangle is seen."""
        inside = np.minimum(
            np.abs(self.along).max() - np.abs(self.along), np.abs(self.across).max() - np.abs(self.across)
        )
        share = np.clip(inside / room, 0, 1)
        return share * share * (3 - 2 * share)

    def solids(self, skin, middle, materials):
        """The patch on a skin about a way along it: a material and a solid for each layer that is there; None is left out."""
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
    """0 below low, 1 above high, softly between."""
    share = np.clip((values - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)
