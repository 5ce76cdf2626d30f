"""Denoising: the difference between two independent half renders shows how much of a pixel is noise.

Debian's Blender has no denoiser. Here every pixel becomes the mean of similar pixels in a small window (non-local
means), then the remaining noise is smoothed along surfaces of one direction (a trous wavelet). Both steps work on
colour without coverage, so that edges keep their exact coverage, and only on pixels that show something, because most
of a bicycle's picture is empty.
"""

import numpy as np
from scipy import ndimage

from .neighbours import add_alike, add_smooth

VISIBLE = 0.004
"""Coverage below which a pixel counts as empty."""


def denoised(first, second, albedo, normal, reach=4, firmness=0.6, levels=4):
    """Returns the mean of two half renders without noise. Edges of coverage, albedo and normals stay sharp.

    The halves have any number of light channels, premultiplied, and coverage as their last channel. `reach` is the
    window's radius in pixels. A higher `firmness` smooths more. Each of the `levels` doubles the reach of the
    smoothing.
    """
    coverage = (first[..., -1] + second[..., -1]) / 2
    result = np.concatenate([(first[..., :-1] + second[..., :-1]) / 2, coverage[..., None]], -1)
    rows, columns = np.where(coverage > VISIBLE)
    if len(rows) == 0:
        return result
    part = np.s_[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]
    margin = max(reach + 2, 2**levels)
    seen = _padded(coverage[part] > VISIBLE, margin)
    cover = np.where(seen, _padded(coverage[part], margin), 0).astype(np.float32)
    halves = [_plain(_padded(half[part], margin), seen) for half in (first, second)]
    noise = ndimage.uniform_filter(((halves[0] - halves[1]) ** 2).mean(-1) / 4, 5)
    guide = _guide(_padded(albedo[part], margin), _padded(normal[part], margin), np.where(seen, cover, 1))
    mean = (halves[0] + halves[1]) / 2
    clean, evidence = _averaged(mean, guide, noise, seen, cover, reach, firmness)
    clean = _smoothed(clean, guide, noise / np.sqrt(np.maximum(evidence, 1)), seen, cover, levels)
    inner = np.s_[margin:-margin, margin:-margin]
    shown = np.concatenate([clean**2 * cover[..., None], cover[..., None]], -1)[inner]
    result[part] = np.where(seen[inner][..., None], shown, result[part])
    return result


def _padded(picture, margin):
    return np.pad(picture, [(margin, margin)] * 2 + [(0, 0)] * (picture.ndim - 2))


def _plain(half, seen):
    """Returns the square root of the light without coverage, so that noise is similar in bright and dark parts."""
    cover = np.maximum(half[..., -1:], VISIBLE)
    return np.sqrt(np.maximum(half[..., :-1] / cover, 0) * seen[..., None]).astype(np.float32)


def _guide(albedo, normal, cover):
    """Returns the values that must be similar for two pixels to be averaged: albedo and direction of the surface."""
    covered = cover[..., None]
    return np.concatenate(
        [np.sqrt(np.maximum(albedo / covered, 0)) / 0.08, normal / covered / 0.20], -1
    ).astype(np.float32)


def _averaged(mean, guide, noise, seen, cover, reach, firmness):
    """Returns every pixel as the mean of similar pixels, and the effective number of these pixels."""
    total, weights = mean * cover[..., None], cover.copy()
    for dy in range(reach + 1):
        for dx in range(-reach, reach + 1):
            if (dy == 0 and dx <= 0) or dx * dx + dy * dy > reach * reach + 2:
                continue
            add_alike((dy, dx), mean, guide, noise, seen, cover, firmness, total, weights)
    return total / np.maximum(weights, 1e-6)[..., None], weights


KERNEL = (6 / 16, 4 / 16, 1 / 16)


def _smoothed(clean, guide, noise, seen, cover, levels):
    """Returns the light smoothed along surfaces, where it differs by no more than the remaining noise."""
    spread = ndimage.uniform_filter(noise * seen, 9)
    for level in range(levels):
        step = 2**level
        total, weights = clean * (cover * np.float32(KERNEL[0] ** 2))[..., None], cover * np.float32(KERNEL[0] ** 2)
        for dy in range(3):
            for dx in range(-2, 3):
                if dy == 0 and dx <= 0:
                    continue
                kernel = KERNEL[dy] * KERNEL[abs(dx)]
                add_smooth((dy * step, dx * step), kernel, clean, guide, spread, seen, cover, total, weights)
        clean = total / np.maximum(weights, 1e-6)[..., None]
        spread = spread / 2
    return clean
