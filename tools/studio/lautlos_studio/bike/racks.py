"""Racks: the rear rack with its pannier rail, and the front rack."""

import numpy as np

from ..mesh.outlines import hull
from ..mesh.paths import filleted
from ..mesh.plates import plate
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import vec
from .joints import DROPOUT
from .mudguards import guard_radius

HALF, TUBE = 56.0, 5.5
"""Half the width of a platform and the radius of its tubes, mm."""


def rack_height(bike):
    """Returns the height of the rear platform over the ground, mm."""
    return bike.points.rear[2] + guard_radius(bike) + 28


def add_rack(assembly, bike):
    """Adds the rear rack if the bicycle has one."""
    kind = bike.build["rack"]
    if kind not in ("black", "silver"):
        return
    axle, z = bike.points.rear, rack_height(bike)
    front, back = axle[0] + 150, axle[0] - 190
    _platform(assembly, kind, front, back, z)
    for side in (-1, 1):
        foot = axle + vec(-4, side * (DROPOUT + 8), 27)
        for share in (0.40, 0.80):
            x = front + (back - front) * share
            lean = foot + vec((share - 0.6) * 16, 0, 0)
            near = lean + (vec(x, side * (HALF + 4), z - 22) - lean) * 0.96
            assembly.add(
                kind, tube(filleted([lean, near, vec(x, side * HALF, z)], 30, 8), TUBE - 0.5, around=18)
            )
        rail = [
            vec(front - 60, side * (HALF + 3), z - 4),
            vec(front - 80, side * (HALF + 8), z - 46),
            vec(back + 60, side * (HALF + 8), z - 46),
            vec(back + 20, side * HALF, z),
        ]
        assembly.add(kind, tube(filleted(rail, 24, 6), TUBE - 1, around=16))
        _to_frame(assembly, bike, kind, front, z, side)
        assembly.add(
            "satin_silver",
            turned(
                [(0.1, 2.4), (3.8, 2.4), (4.6, 1.4), (4.6, -3)], foot + vec(0, side * 5, 0), (0, side, 0), 20
            ),
        )
        foot_plate = hull(
            [(foot[0] - 6, foot[2] + 6, 7), (foot[0] + 8, foot[2] + 6, 7), (axle[0] - 6, axle[2] + 16, 6)]
        )
        assembly.add(kind, plate([foot_plate], 4, 1, (0, foot[1], 0)))


def _platform(assembly, kind, front, back, z):
    corners = [vec(front, -HALF, z), vec(back, -HALF, z), vec(back, HALF, z), vec(front, HALF, z)]
    assembly.add(kind, tube(filleted(corners, 34, 8, closed=True), TUBE, closed=True, around=20))
    for across in (-18, 18):
        assembly.add(kind, rod(vec(front, across, z), vec(back, across, z), 4, around=16))
    for share in (0.3, 0.72):
        x = front + (back - front) * share
        assembly.add(kind, rod(vec(x, -HALF, z), vec(x, HALF, z), 4, around=16))


def _to_frame(assembly, bike, kind, front, z, side):
    top = bike.stays_top
    eye = top + (bike.points.rear - top) * 0.17 + vec(0, side * 20, 0)
    path = filleted([vec(front - 30, side * (HALF - 2), z), vec(front + 24, side * 40, z - 6), eye], 30, 8)
    assembly.add(kind, tube(path, 3.4, around=14))


def add_front_rack(assembly, bike):
    """Adds the front rack if the bicycle has one. It turns with the fork."""
    if bike.build["rack"] != "front":
        return
    axle = bike.points.front
    z = axle[2] + guard_radius(bike) + 30
    front, back = axle[0] + 170, axle[0] - 110
    _platform(assembly, "black", front, back, z)
    rim = [
        vec(front, -HALF, z + 26),
        vec(back, -HALF, z + 30),
        vec(back, HALF, z + 30),
        vec(front, HALF, z + 26),
    ]
    assembly.add("black", tube(filleted(rim, 34, 8, closed=True), TUBE - 1, closed=True, around=18))
    for side in (-1, 1):
        for x in np.linspace(front - 20, back + 20, 4):
            assembly.add("black", rod(vec(x, side * HALF, z), vec(x, side * HALF, z + 28), 3, around=12))
        for x in (front - 60, back + 50):
            foot = axle + vec(2, side * 60, 20)
            assembly.add(
                "black",
                tube(
                    filleted(
                        [foot, foot + (vec(x, side * HALF, z - 20) - foot) * 0.95, vec(x, side * HALF, z)],
                        26,
                        8,
                    ),
                    TUBE - 0.8,
                    around=16,
                ),
            )
