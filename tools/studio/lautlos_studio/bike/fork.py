"""The fork: bent steel with a slim crown, or black and straight with shoulders."""

import numpy as np

from ..mesh.outlines import circle, hull
from ..mesh.paths import filleted, resampled, shares, smooth
from ..mesh.plates import plate
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import vec

TIP = 54.0
"""Half the width of the fork at the axle, mm."""


def is_bent(bike):
    """Returns whether the blades sweep forward, as on relaxed steel bicycles."""
    return (
        bike.build["fork"] == "paint"
        and bike.build["bar"] in ("city", "swept")
        and bike.spec.motor != "bosch"
    )


def blade(bike, side):
    """Returns the path of a blade from crown to dropout. `side` is -1 on the drive side."""
    p, half = bike.points, bike.tyre_half
    width = max(half + 18, 37)
    end = p.front + vec(0, side * TIP, 0) - p.steering * 6
    root = p.crown
    if is_bent(bike):
        shoulder = root + p.steering * 50 + vec(0, side * width, 0)
        knee = root + p.steering * (p.fork_length * 0.70) + vec(0, side * (width + 8), 0) + p.across * 2
        top = filleted(
            [
                root + p.steering * 14 + vec(0, side * 6, 0),
                root + p.steering * 20 + vec(0, side * (width - 2), 0),
                shoulder,
            ],
            18,
            8,
        )
        sweep = smooth(
            [
                shoulder,
                shoulder + (knee - shoulder) * 0.5,
                knee,
                knee + (end - knee) * 0.55 - p.across * 6 + p.steering * 3,
                end,
            ],
            10,
        )
        return resampled(np.vstack([top[:-1], sweep]), 6)
    ahead = p.across * 7
    shoulder = root + p.steering * 60 + vec(0, side * width, 0) + ahead
    corners = [
        root + p.steering * 15 + vec(0, side * 2, 0),
        root + p.steering * 21 + vec(0, side * (width - 3), 0) + ahead * 0.6,
        shoulder,
        end,
    ]
    return resampled(filleted(corners, [20, 60], 10), 6)


def blade_radii(bike, path):
    """Returns half the depth and half the width of a blade (mm) at every point of its path."""
    share = shares(path)
    stout = 1.0 if bike.tubes["head"] < 40 else 1.08 if bike.spec.motor != "bosch" else 1.22
    height = np.interp(share, [0, 0.12, 0.3, 1], [14, 15.5, 14.5, 8.0]) * stout
    return height, np.interp(share, [0, 0.12, 0.3, 1], [15, 12.5, 11.5, 7.5])


def add_fork(assembly, bike):
    """Adds crown, blades, dropouts and front axle."""
    p = bike.points
    paint = "paint" if bike.build["fork"] == "paint" else "black"
    radius = bike.tubes["head"] / 2
    crown = [
        (14, 0),
        (radius - 0.6, 0),
        (radius - 0.2, 1),
        (radius - 1, 12),
        (radius - 3, 24),
        (radius - 8, 34),
        (0.1, 37),
    ]
    assembly.add(paint, turned(crown, p.crown, p.steering, 48))
    for side in (-1, 1):
        path = blade(bike, side)
        height, width = blade_radii(bike, path)
        assembly.add(paint, tube(path, height, width, around=36))
        _dropout(assembly, bike, paint, path[-1], side)
    assembly.add("black", rod(p.front - vec(0, 58, 0), p.front + vec(0, 58, 0), 6))


def _dropout(assembly, bike, paint, end, side):
    axle, steering = bike.points.front, bike.points.steering
    neck = end - steering * 12
    body = hull([(axle[0], axle[2], 13.5), (neck[0] + 1, neck[2], 8.5)])
    assembly.add(paint, plate([body, circle(axle[0], axle[2], 6)], 9, 2.5, (0, side * TIP, 0)))
    out = axle + vec(0, side * (TIP + 4.5), 0)
    if bike.build["brakes"] == "disc":
        assembly.add(
            "black", turned([(0.1, 4.6), (5, 4.6), (7.6, 3.8), (8.6, 2.2), (8.6, -1)], out, (0, side, 0), 36)
        )
        assembly.add("dark", turned([(0.1, 4.7), (3, 4.7), (3.2, 4.5)], out, (0, side, 0), 6))
    else:
        assembly.add(
            "satin_silver", turned([(0.1, 1.4), (9.6, 1.4), (10.4, 0.8), (10.4, -0.5)], out, (0, side, 0), 32)
        )
        assembly.add(
            "satin_silver", turned([(0.1, 7.4), (5.6, 7.4), (7.4, 6), (7.4, 1)], out, (0, side, 0), 6)
        )
