"""Denoising: two independent halves of a render tell how much of a pixel is noise.

Debian's Blender has no denoiser of its own, so this is a non-local mean over a small window, guided by
the noise-free albedo and normals.
"""

import numpy as np
from scipy import ndimage


def denoised(first, second, albedo, normal, reach=5, firmness=0.55):
    """The mean of two half renders (premultiplied RGBA) without its noise; edges of guides stay sharp.

    `reach` is the window's radius in pixels; a higher `firmness` smooths more.
    """
    alpha = (first[..., 3] + second[..., 3]) / 2
    half_a, half_b = (np.sqrt(np.maximum(half[..., :3], 0)) for half in (first, second))
    mean = (half_a + half_b) / 2
    result = np.concatenate([mean**2, alpha[..., None]], -1)
    window = _subject(alpha, reach + 2)
    if window is None:
        return result
    noise = ndimage.uniform_filter(((half_a - half_b) ** 2).mean(-1) / 4, 5)
    guide = np.concatenate(
        [np.sqrt(np.maximum(albedo, 0)) / 0.06, normal / 0.16, (alpha / 0.10)[..., None]], -1
    ).astype(np.float32)
    clean = _averaged(mean[window], guide[window], noise[window], reach, firmness)
    result[window + (slice(0, 3),)] = clean**2
    return result


def _subject(alpha, margin):
    """The slices that hold everything visible, with a margin in pixels; None for an empty layer."""
    rows, columns = np.where(alpha > 0.002)
    if len(rows) == 0:
        return None
    top, left = max(0, rows.min() - margin), max(0, columns.min() - margin)
    return slice(top, rows.max() + margin + 1), slice(left, columns.max() + margin + 1)


def _averaged(mean, guide, noise, reach, firmness):
    """Every pixel as the mean of its like in the window; each pair of pixels is compared once."""
    total, weights = mean.copy(), np.ones(mean.shape[:2], np.float32)
    for dy in range(reach + 1):
        for dx in range(-reach, reach + 1):
            if (dy == 0 and dx <= 0) or dx * dx + dy * dy > reach * reach + 2:
                continue
            here, there = _overlap(mean.shape, dy, dx)
            change = ((mean[there] - mean[here]) ** 2).mean(-1)
            noise_here, noise_there = noise[here], noise[there]
            spread = noise_here + noise_there
            unlike = (change - noise_here - np.minimum(noise_here, noise_there)) / (
                1e-6 + firmness**2 * spread
            )
            unlike = ndimage.uniform_filter(unlike, 3)
            other = ((guide[there] - guide[here]) ** 2).sum(-1)
            weight = np.exp(-np.clip(unlike, 0, 30) - np.minimum(other, 30)).astype(np.float32)
            total[here] += mean[there] * weight[..., None]
            total[there] += mean[here] * weight[..., None]
            weights[here] += weight
            weights[there] += weight
    return total / weights[..., None]


def _overlap(shape, dy, dx):
    height, width = shape[:2]
    rows = slice(0, height - dy), slice(dy, height)
    columns = (slice(max(0, -dx), width - max(0, dx)), slice(max(0, dx), width + min(0, dx)))
    return (rows[0], columns[0]), (rows[1], columns[1])
