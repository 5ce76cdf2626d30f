"""Coat: the light on painted parts, separate from their colour.

A paint's diffuse light is proportional to its colour, and its gloss does not depend on the colour. So one render of a
finish serves every colour: paint is rendered in pure red and the wordmark in pure green, and the two channels contain
the light reflected by paint and wordmark.
"""

import numpy as np
from scipy import ndimage

MEASURE = 0.3
"""Brightness of the red and green used for measuring. It is about a middle tone, because tubes reflect light onto each
other.
"""
RED, GREEN = (MEASURE, 0.0, 0.0, 1.0), (0.0, MEASURE, 0.0, 1.0)


def measured(passes):
    """Returns the channels of a measuring render: gloss (3), light on the paint, light on the wordmark, alpha."""
    diffuse = (passes["diffuse_direct"] + passes["diffuse_indirect"]) * passes["diffuse_colour"]
    gloss = np.maximum(passes["image"][..., :3] - diffuse, 0)
    return np.concatenate([gloss, diffuse[..., :2] / MEASURE, passes["image"][..., 3:4]], -1)


def coated(channels, paint, wordmark):
    """Returns the light of a coat in the given colours (linear RGB), as a layer of premultiplied RGBA."""
    light = (
        channels[..., :3]
        + channels[..., 3:4] * np.asarray(paint[:3])
        + channels[..., 4:5] * np.asarray(wordmark[:3])
    )
    return np.concatenate([light, channels[..., 5:6]], -1).astype(np.float32)


def joined(unpainted, painted):
    """Returns both layers as one. Along the seams inside the subject, their coverage adds up to exactly 1."""
    both = unpainted + painted
    coverage = both[..., 3]
    inside = ndimage.minimum_filter(coverage, 3) > 0.5
    seam = (coverage > 1) | (inside & (unpainted[..., 3] > 0) & (painted[..., 3] > 0))
    both[seam] /= coverage[seam][..., None]
    return both
