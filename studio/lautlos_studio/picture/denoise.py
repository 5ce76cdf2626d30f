"""Denoising: two independent halves of a render tell how much of a pixel is noise.

Debian's Blender has no denoiser of its own. Here every pixel becomes the mean of its like in a small window
(non-local means), then what is left is smoothed along surfaces of one direction (a trous wavelet). Both work on
colour without coverage, so that edges keep the exact coverage they were rendered with.
"""

import numpy as np
from scipy import ndimage

VISIBLE = 0.004
"""Coverage below which a pixel shows nothing."""


def denoised(first, second, albedo, normal, reach=4, firmness=0.6, levels=4):
    """The mean of two half renders without its noise; edges of coverage, albedo and normals stay sharp.

    The halves have any number of light channels, premultiplied, and coverage as their last channel. `reach` is
    the window's radius in pixels, a higher `firmness` smooths more, `levels` double the smoothing's reach each.
    """
    coverage = (first[..., -1] + second[..., -1]) / 2
    result = np.concatenate([(first[..., :-1] + second[..., :-1]) / 2, coverage[..., None]], -1)
    window = _subject(coverage, reach + 2)
    if window is None:
        return result
    cover = coverage[window]
    halves = [_plain(half[window]) for half in (first, second)]
    mean = (halves[0] + halves[1]) / 2
    noise = ndimage.uniform_filter(((halves[0] - halves[1]) ** 2).mean(-1) / 4, 5).astype(np.float32)
    guide = _guide(albedo[window], normal[window], cover)
    clean, evidence = _averaged(mean, guide, noise, cover, reach, firmness)
    clean = _smoothed(clean, guide, noise / np.maximum(evidence, 1) ** 0.5, cover, levels)
    result[window + (slice(0, -1),)] = clean**2 * cover[..., None]
    return result


def _subject(coverage, margin):
    """The slices that hold everything visible, with a margin in pixels; None for an empty layer."""
    rows, columns = np.where(coverage > VISIBLE)
    if len(rows) == 0:
        return None
    top, left = max(0, rows.min() - margin), max(0, columns.min() - margin)
    return slice(top, rows.max() + margin + 1), slice(left, columns.max() + margin + 1)


def _plain(half):
    """The root of the light without coverage; noise of bright and dark parts becomes alike."""
    cover = np.maximum(half[..., -1:], VISIBLE)
    return np.sqrt(np.maximum(half[..., :-1] / cover, 0)).astype(np.float32)


def _guide(albedo, normal, cover):
    """What must be alike for two pixels to be averaged: albedo and direction of the surface."""
    seen = np.maximum(cover, VISIBLE)[..., None]
    return np.concatenate([np.sqrt(np.maximum(albedo / seen, 0)) / 0.08, normal / seen / 0.20], -1).astype(
        np.float32
    )


def _averaged(mean, guide, noise, cover, reach, firmness):
    """Every pixel as the mean of its like, and from how many pixels' worth it was made."""
    total, weights = mean * cover[..., None], cover.copy()
    for dy in range(reach + 1):
        for dx in range(-reach, reach + 1):
            if (dy == 0 and dx <= 0) or dx * dx + dy * dy > reach * reach + 2:
                continue
            here, there = _overlap(mean.shape, dy, dx)
            change = ((mean[there] - mean[here]) ** 2).mean(-1)
            spread = noise[here] + noise[there]
            unlike = (change - noise[here] - np.minimum(noise[here], noise[there])) / (
                1e-6 + firmness**2 * spread
            )
            unlike = ndimage.uniform_filter(unlike, 3)
            other = ((guide[there] - guide[here]) ** 2).sum(-1)
            weight = np.exp(-np.clip(unlike, 0, 30) - np.minimum(other, 30)).astype(np.float32)
            for target, source in ((here, there), (there, here)):
                share = weight * cover[source]
                total[target] += mean[source] * share[..., None]
                weights[target] += share
    return total / np.maximum(weights, 1e-6)[..., None], weights


KERNEL = (6 / 16, 4 / 16, 1 / 16)


def _smoothed(clean, guide, noise, cover, levels):
    """Light smoothed along surfaces as far as it differs by no more than the noise that is left."""
    spread = ndimage.uniform_filter(noise, 9)
    for level in range(levels):
        step = 2**level
        total, weights = clean * (cover * KERNEL[0] ** 2)[..., None], cover * KERNEL[0] ** 2
        for dy in range(3):
            for dx in range(-2, 3):
                if dy == 0 and dx <= 0:
                    continue
                here, there = _overlap(clean.shape, dy * step, dx * step)
                change = ((clean[there] - clean[here]) ** 2).mean(-1) / (2e-6 + 6 * spread[here])
                other = ((guide[there] - guide[here]) ** 2).sum(-1) * 2
                kernel = KERNEL[dy] * KERNEL[abs(dx)]
                weight = kernel * np.exp(-np.minimum(change + other, 30)).astype(np.float32)
                for target, source in ((here, there), (there, here)):
                    share = weight * cover[source]
                    total[target] += clean[source] * share[..., None]
                    weights[target] += share
        clean = total / np.maximum(weights, 1e-6)[..., None]
        spread = spread / 2
    return clean


def _overlap(shape, dy, dx):
    """The slices of an array and of itself moved by dy, dx that lie on one another."""
    height, width = shape[:2]
    rows = slice(0, height - dy), slice(dy, height)
    columns = slice(max(0, -dx), width - max(0, dx)), slice(max(0, dx), width + min(0, dx))
    return (rows[0], columns[0]), (rows[1], columns[1])
