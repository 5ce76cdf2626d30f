"""The denoiser's sums over the neighbours of all pixels, compiled.

Every array is a picture padded by at least MARGIN on each side. `seen` marks the pixels that show something. A step
(dy, dx) pairs each pixel with the one that far below and to the right, each pair once.
"""

import numpy as np

try:
    from numba import njit
except ImportError:  # Without numba the result is the same, but too slow for whole pictures. The tests run like this.

    def njit(**_):
        return lambda function: function


FAR = 30.0
"""Distance from which two pixels are so different that they do not count for each other."""


@njit(cache=True)
def _difference(values, y, x, v, u):
    total = 0.0
    for channel in range(values.shape[2]):
        change = values[v, u, channel] - values[y, x, channel]
        total += change * change
    return total


@njit(cache=True)
def _share(total, weights, light, cover, weight, y, x, v, u):
    """Adds each of two pixels to the sum of the other, weighted by its coverage."""
    here, there = weight * cover[y, x], weight * cover[v, u]
    for channel in range(light.shape[2]):
        total[y, x, channel] += light[v, u, channel] * there
        total[v, u, channel] += light[y, x, channel] * here
    weights[y, x] += there
    weights[v, u] += here


@njit(cache=True)
def add_alike(step, light, guide, noise, seen, cover, firmness, total, weights):
    """Adds neighbours at a step to each other's sums where their surroundings differ by no more than the noise."""
    dy, dx = step
    pad = max(dy, abs(dx), 1) + 1
    height, width = seen.shape
    unlike = np.zeros((height, width), np.float32)
    for y in range(pad, height - pad):
        for x in range(pad, width - pad):
            v, u = y + dy, x + dx
            if seen[y, x] and seen[v, u]:
                change = _difference(light, y, x, v, u) / light.shape[2]
                here, there = noise[y, x], noise[v, u]
                unlike[y, x] = (change - here - min(here, there)) / (1e-6 + firmness * firmness * (here + there))
    for y in range(pad, height - pad):
        for x in range(pad, width - pad):
            v, u = y + dy, x + dx
            if seen[y, x] and seen[v, u]:
                around = 0.0
                for row in range(y - 1, y + 2):
                    for column in range(x - 1, x + 2):
                        around += unlike[row, column]
                other = min(_difference(guide, y, x, v, u), FAR)
                weight = np.exp(-min(max(around / 9, 0.0), FAR) - other)
                _share(total, weights, light, cover, weight, y, x, v, u)


@njit(cache=True)
def add_smooth(step, kernel, light, guide, spread, seen, cover, total, weights):
    """Adds neighbours at a step to each other's sums where they differ by no more than the remaining noise."""
    dy, dx = step
    pad = max(dy, abs(dx))
    height, width = seen.shape
    for y in range(pad, height - pad):
        for x in range(pad, width - pad):
            v, u = y + dy, x + dx
            if seen[y, x] and seen[v, u]:
                change = _difference(light, y, x, v, u) / light.shape[2] / (2e-6 + 6 * spread[y, x])
                other = _difference(guide, y, x, v, u) * 2
                _share(total, weights, light, cover, kernel * np.exp(-min(change + other, FAR)), y, x, v, u)
