"""Stem and handlebars."""

import math

import numpy as np

from ..mesh.paths import filleted, lengths, resampled, straight
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import unit, vec

SHAPES = {
    "flat": ([(0, 0, 0), (60, 0, 0), (315, -42, 6)], 150),
    "riser": ([(0, 0, 0), (55, 0, 0), (125, -4, 32), (325, -50, 40)], 60),
    "city": ([(0, 0, 0), (52, 2, 0), (120, 18, 34), (185, 2, 44), (300, -135, 40)], 48),
    "swept": ([(0, 0, 0), (60, 22, 2), (150, 52, 26), (225, 10, 38), (262, -165, 30)], 70),
    "bullhorn": ([(0, 0, 0), (185, 0, 0), (200, 60, -8), (204, 140, 14), (205, 172, 36)], [34, 40, 30]),
}
"""The right half of each bar: corners (out, forward, up) in mm, and the radius of each bend."""


def _drop():
    hook = [
        (207 + 9 * t, 42 + 44 * math.sin(math.pi * t), -63 + 60 * math.cos(math.pi * t))
        for t in np.linspace(0, 1, 15)[1:]
    ]
    return [(0, 0, 0), (204, 0, 0), (207, 42, -3), *hook, (220, -2, -126), (224, -44, -130)], [40] + [
        0
    ] * 15 + [60]


def stem_points(bike):
    """Returns the point of the stem on the steerer, and the point where it clamps the bar (mm)."""
    p, build = bike.points, bike.build
    seat = p.head_top - p.steering * (26 + build["spacers"])
    angle = math.radians(build["stemAngle"])
    return seat, seat + vec(math.cos(angle), 0, math.sin(angle)) * build["stemLength"]


def bar_path(bike, side):
    """Returns the path of one half of the bar, from the clamp outward. `side` is -1 for the right half."""
    corners, radius = _drop() if bike.build["bar"] == "drop" else SHAPES[bike.build["bar"]]
    clamp = stem_points(bike)[1]
    return resampled(
        filleted([clamp + vec(ahead, side * out, up) for out, ahead, up in corners], radius, 12), 4
    )


def bar_material(bike):
    """Returns the material of stem and bar: polished with silver rims, otherwise black."""
    return "silver" if bike.spec.is_silver else "black"


def add_stem(assembly, bike):
    """Adds spacers, top cap, stem and its bolts."""
    p, metal = bike.points, bar_material(bike)
    seat, clamp = stem_points(bike)
    spacers = bike.build["spacers"]
    count = max(1, round(spacers / 10))
    height = spacers / count
    for index in range(count):
        low = 6.6 + index * height
        ring = [
            (14, -low),
            (18, -low),
            (18.5, -low - 0.5),
            (18.5, -low - height + 0.5),
            (18, -low - height),
            (14, -low - height),
        ]
        assembly.add("black", turned(ring, p.head_top, p.steering, 48))
    sleeve = [
        (14, 19),
        (18.6, 18.8),
        (19.4, 17.8),
        (19.4, -17.8),
        (18.6, -18.8),
        (15, -19.6),
        (14.5, -21.5),
        (0.1, -22),
    ]
    assembly.add(metal, turned(sleeve, seat, p.steering, 56))
    assembly.add(
        "satin_silver", turned([(0.1, -23), (3.4, -23), (4.2, -22.2), (4.2, -21)], seat, p.steering, 20)
    )
    along = unit(clamp - seat)
    path = straight(seat, clamp, 12)
    assembly.add(
        metal, tube(path, np.linspace(16, 14.5, 12), np.linspace(15.5, 17, 12), (0, 1, 0), 36, power=2.4)
    )
    ring = [(15.9, -23), (19.2, -23), (20.2, -22), (20.2, 22), (19.2, 23), (15.9, 23)]
    assembly.add(metal, turned(ring, clamp, (0, 1, 0), 48))
    up = np.cross(along, vec(0, 1, 0))
    up = up if up[2] > 0 else -up
    for across in (-15, 15):
        for rise in (-13, 13):
            bolt = clamp + vec(0, across, 0) + up * rise
            assembly.add("satin_silver", rod(bolt + along * 13, bolt + along * 21.5, 3.0, around=14))
    for rise in (-10, 10):
        bolt = seat - along * 17 + p.steering * rise
        assembly.add("satin_silver", rod(bolt - vec(0, 9, 0), bolt + vec(0, 9, 0), 3, around=14))


def add_bar(assembly, bike):
    """Adds both halves of the bar, thick at the clamp."""
    thick = 15.9
    slim, ends = (
        ([0, 60, 110, 1000], 12.0) if bike.build["bar"] in ("drop", "bullhorn") else ([0, 40, 75, 1000], 11.2)
    )
    for side in (-1, 1):
        path = bar_path(bike, side)
        assembly.add(
            bar_material(bike),
            tube(path, np.interp(lengths(path), slim, [thick, thick, ends, ends]), around=28),
        )
