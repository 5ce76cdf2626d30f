"""Shapes of scratches, chips, scrapes and specks on a patch, true to their size in mm. Pure arithmetic.

Paint is about 0.1 mm thick. Damage down to the primer is no deeper than that, and touch-up paint adds as much again.
"""

import numpy as np

from .patch import Patch, rising

COAT = 0.1
OWN, UNDER, TOUCH, METAL = range(4)
"""Layers of a patch: the part's finish, the primer under it, touch-up paint, bare metal."""


def scratch(flaw, seed):
    """Returns a scratch: a line that strays and breaks, down to the primer. If touched up, dabs of paint cover most of
    it.
    """
    half = flaw.size / 2
    patch = Patch(half + 8, 9, seed)
    along = patch.along
    stray = patch.across - 0.09 * along * np.cos(along / flaw.size) - 0.5 * patch.wander(9) - 0.12 * patch.wander(1.2)
    share = np.clip(1 - (along / half) ** 2, 0, 1)
    width = (0.16 + 0.5 * share**0.6) * (1 + 0.35 * patch.wander(2.5)) * (np.abs(along) < half)
    deep = rising(width - np.abs(stray) + 0.1 * patch.noise(0.5), -0.06, 0.08) * (width > 0)
    if not flaw.touched_up:
        deep *= rising(patch.wander(3), -0.85, -0.6)
    patch.lift = COAT * (1 - deep) * patch.edge(4)
    patch.paint(deep > 0.5, UNDER)
    if flaw.touched_up:
        _dab(patch, stray, half)
    return patch


def _dab(patch, stray, half):
    """Adds dabs of touch-up paint along a scratch, each a small drop. Some primer stays visible between them."""
    drop = np.zeros(patch.along.shape)
    for place, off, size in patch.spots(int(half / 1.55), half - 1.0, 0.28):
        reach = np.hypot((patch.along - place) / 1.9, (stray - off) / 0.95) / size
        drop = np.maximum(drop, np.clip(1 - reach**2, 0, 1))
    drop = np.clip(drop + 0.12 * patch.noise(0.8), 0, 1) * (drop > 0)
    wet = drop > 0.14
    patch.lift = np.where(wet, np.maximum(patch.lift, 0) + 1.1 * COAT * drop**0.5, patch.lift)
    patch.paint(wet, TOUCH)


def chip(flaw, seed):
    """Returns a chip: an uneven hole in the paint, as a stone causes it. If touched up, a drop of paint fills most of
    it.
    """
    radius = flaw.size / 2
    patch = Patch(radius + 6, radius + 6, seed, 0.06)
    reach = np.hypot(patch.along * 0.94, patch.across) + radius * (0.3 * patch.noise(1.4) + 0.1 * patch.noise(0.4))
    hole = 1 - rising(reach, radius * 0.86, radius * 0.98)
    patch.lift = COAT * (1 - hole) * patch.edge(4)
    patch.paint(hole > 0.5, UNDER)
    if flaw.touched_up:
        off = np.hypot(patch.along + 0.14 * radius, patch.across - 0.2 * radius) + 0.1 * radius * patch.noise(0.9)
        drop = np.clip(1 - (off / (radius * 0.76)) ** 2, 0, 1)
        patch.lift = np.where(drop > 0, patch.lift + 1.7 * COAT * drop**0.6, patch.lift)
        patch.paint(drop > 0.02, TOUCH)
    return patch


def scrape(flaw, seed):
    """Returns a scrape: many fine lines side by side on bare metal, one of them deeper."""
    half = flaw.size / 2
    patch = Patch(half + 10, 9, seed)
    marks = np.zeros(patch.along.shape)
    for place, off, size in patch.spots(24, half * 0.5, 2.3):
        reach = half * 0.5 * size * (1.3 - abs(off) / 2.6)
        ends = rising(np.minimum(reach - np.abs(patch.along - place), half - np.abs(patch.along)), 0, 2.2)
        line = np.abs(patch.across - off - 0.06 * patch.along - 0.15 * patch.wander(7))
        wide = 0.02 + 0.1 * (size - 0.7) / 0.3
        marks = np.maximum(marks, ends * (1 - rising(line, wide, wide + 0.14)))
    deep = 1 - rising(np.abs(patch.across - 0.5 - 0.06 * patch.along - 0.2 * patch.wander(8)), 0.22, 0.5)
    groove = deep * rising(half - np.abs(patch.along), 0, 3)
    patch.lift = COAT * (patch.edge(6) - 0.4 * marks - 0.9 * groove)
    patch.paint(np.maximum(marks, groove) > 0.4, METAL)
    return patch


def speck(flaw, seed):
    """Returns a speck: a grain of dust under the clear coat, a small bump with a dark centre."""
    radius = flaw.size / 2
    patch = Patch(radius + 5, radius + 5, seed, 0.05)
    reach = np.hypot(patch.along, patch.across) + 0.12 * radius * patch.noise(0.7)
    hill = np.clip(1 - (reach / (radius * 1.25)) ** 2, 0, 1) ** 1.5
    patch.lift = 0.55 * radius * hill * patch.edge(2)
    patch.paint(reach < radius * 0.62, UNDER)
    return patch
