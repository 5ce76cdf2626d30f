"""Denoising: two independent halves of a render tell how much of a pixel is noise.

Debian's Blender has no denoiser of its own. Here every pixel becomes the mean of its like in a small window
(non-local means), then what is left is smoothed along surfaces of one direction (a trous wavelet). Both work on
colour without coverage, so that edges keep the exact coverage they were rendered with, and only on pixels that show
something: a bicycle is mostly air.
"""

import numpy as np
from scipy import ndimage

VISIBLE = 0.004
"""Coverage below which a pixel shows nothing."""


class Pixels:
    """The visible pixels of a picture as a list, and who their neighbours are."""

    def __init__(self, coverage, reach):
        """Neighbours are known up to `reach` pixels away."""
        self._shape = tuple(side + 2 * reach for side in coverage.shape)
        self._rows, self._columns = np.where(coverage > VISIBLE)
        self._flat = (self._rows + reach) * self._shape[1] + self._columns + reach
        self._number = np.full(self._shape[0] * self._shape[1], -1, np.int32)
        self._number[self._flat] = np.arange(len(self._flat), dtype=np.int32)

    def __len__(self):
        return len(self._flat)

    def of(self, picture):
        """The values of a picture at these pixels."""
        return picture[self._rows, self._columns]

    def into(self, picture, values):
        """Writes values at these pixels of a picture."""
        picture[self._rows, self._columns] = values

    def pairs(self, dy, dx):
        """The numbers of all pixels that have a neighbour dy below and dx to the right, and of those neighbours."""
        neighbours = self._number[self._flat + dy * self._shape[1] + dx]
        here = np.flatnonzero(neighbours >= 0)
        return here, neighbours[here]

    def blurred(self, values, size, where=slice(None)):
        """The mean of values round each pixel in a square of a size; what is not visible counts as 0."""
        grid = np.zeros(self._shape, np.float32)
        places = self._flat[where]
        grid.reshape(-1)[places] = values
        return ndimage.uniform_filter(grid, size).reshape(-1)[places]


def denoised(first, second, albedo, normal, reach=4, firmness=0.6, levels=4):
    """The mean of two half renders without its noise; edges of coverage, albedo and normals stay sharp.

    The halves have any number of light channels, premultiplied, and coverage as their last channel. `reach` is
    the window's radius in pixels, a higher `firmness` smooths more, `levels` double the smoothing's reach each.
    """
    coverage = (first[..., -1] + second[..., -1]) / 2
    result = np.concatenate([(first[..., :-1] + second[..., :-1]) / 2, coverage[..., None]], -1)
    pixels = Pixels(coverage, max(reach + 2, 2**levels))
    if len(pixels) == 0:
        return result
    cover = pixels.of(coverage).astype(np.float32)
    halves = [_plain(pixels.of(half)) for half in (first, second)]
    mean = (halves[0] + halves[1]) / 2
    noise = pixels.blurred(((halves[0] - halves[1]) ** 2).mean(-1) / 4, 5)
    guide = _guide(pixels.of(albedo), pixels.of(normal), cover)
    clean, evidence = _averaged(pixels, mean, guide, noise, cover, reach, firmness)
    clean = _smoothed(pixels, clean, guide, noise / np.maximum(evidence, 1) ** 0.5, cover, levels)
    pixels.into(result, np.concatenate([clean**2 * cover[:, None], cover[:, None]], -1))
    return result


def _plain(half):
    """The root of the light without coverage; noise of bright and dark parts becomes alike."""
    cover = np.maximum(half[:, -1:], VISIBLE)
    return np.sqrt(np.maximum(half[:, :-1] / cover, 0)).astype(np.float32)


def _guide(albedo, normal, cover):
    """What must be alike for two pixels to be averaged: albedo and direction of the surface."""
    seen = cover[:, None]
    return np.concatenate([np.sqrt(np.maximum(albedo / seen, 0)) / 0.08, normal / seen / 0.20], -1).astype(
        np.float32
    )


def _averaged(pixels, mean, guide, noise, cover, reach, firmness):
    """Every pixel as the mean of its like, and from how many pixels' worth it was made."""
    total, weights = mean * cover[:, None], cover.copy()
    for dy in range(reach + 1):
        for dx in range(-reach, reach + 1):
            if (dy == 0 and dx <= 0) or dx * dx + dy * dy > reach * reach + 2:
                continue
            here, there = pixels.pairs(dy, dx)
            change = ((mean[there] - mean[here]) ** 2).mean(-1)
            spread = noise[here] + noise[there]
            unlike = (change - noise[here] - np.minimum(noise[here], noise[there])) / (
                1e-6 + firmness**2 * spread
            )
            unlike = pixels.blurred(unlike, 3, here)
            other = ((guide[there] - guide[here]) ** 2).sum(-1)
            weight = np.exp(-np.clip(unlike, 0, 30) - np.minimum(other, 30))
            _share(total, weights, mean, cover, weight, here, there)
    return total / np.maximum(weights, 1e-6)[:, None], weights


KERNEL = (6 / 16, 4 / 16, 1 / 16)


def _smoothed(pixels, clean, guide, noise, cover, levels):
    """Light smoothed along surfaces as far as it differs by no more than the noise that is left."""
    spread = pixels.blurred(noise, 9)
    for level in range(levels):
        step = 2**level
        total, weights = clean * (cover * KERNEL[0] ** 2)[:, None], cover * KERNEL[0] ** 2
        for dy in range(3):
            for dx in range(-2, 3):
                if dy == 0 and dx <= 0:
                    continue
                here, there = pixels.pairs(dy * step, dx * step)
                change = ((clean[there] - clean[here]) ** 2).mean(-1) / (2e-6 + 6 * spread[here])
                other = ((guide[there] - guide[here]) ** 2).sum(-1) * 2
                kernel = KERNEL[dy] * KERNEL[abs(dx)]
                weight = kernel * np.exp(-np.minimum(change + other, 30))
                _share(total, weights, clean, cover, weight, here, there)
        clean = total / np.maximum(weights, 1e-6)[:, None]
        spread = spread / 2
    return clean


def _share(total, weights, values, cover, weight, here, there):
    """Adds each of two neighbours to the other's sum; no pixel stands twice in either list."""
    for target, source in ((here, there), (there, here)):
        share = weight * cover[source]
        total[target] += values[source] * share[:, None]
        weights[target] += share
