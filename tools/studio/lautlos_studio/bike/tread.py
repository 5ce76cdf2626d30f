"""Tread: the blocks and grooves that are visible in a tyre's outline and in close-ups."""

import math

import numpy as np

ROWS = {
    "gravel": [
        (-0.72, 9, 7, 2.8, 96, 0.5),
        (-0.36, 6.5, 6, 1.7, 96, 0),
        (0, 6, 7, 1.5, 96, 0.5),
        (0.36, 6.5, 6, 1.7, 96, 0),
        (0.72, 9, 7, 2.8, 96, 0.5),
    ],
    "city": [
        (-0.84, 8, 3.2, 0.7, 120, 0),
        (0.84, 8, 3.2, 0.7, 120, 0.5),
        (-0.44, 10, 2.6, 0.55, 120, 0.5),
        (0.44, 10, 2.6, 0.55, 120, 0),
    ],
    "slick": [],
}
"""Rows of blocks: angle on the section (radians), block width, length and height (mm), number of blocks per row,
shift.
"""

SIDES = [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]


def tread_of(bike):
    """Returns the kind of tread of a bicycle's tyres."""
    if bike.build["bar"] == "drop" and bike.build["tyre"] >= 40:
        return "gravel"
    return "city" if bike.build["tyre"] >= 37 else "slick"


def add_tread(assembly, centre, middle, radius, kind):
    """Adds a tread on a tyre. `middle` is the distance of the section's centre from the axle, mm."""
    vertices, faces = [], []
    for angle, width, length, height, count, shift in ROWS[kind]:
        for index in range(count):
            turn = (index + shift) * 2 * math.pi / count
            offset = len(vertices)
            vertices.extend(_block(middle, radius, angle, width, length, height, turn))
            faces.extend(tuple(corner + offset for corner in side) for side in SIDES)
    if vertices:
        assembly.add("tyre_black", (np.array(vertices) + centre, faces))


def _block(middle, radius, angle, width, length, height, turn):
    for rise in (-1.5, height):
        shrink = 0.82 if rise > 0 else 1.0
        for across, along in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            at = angle + across * shrink * width / 2 / radius
            round_to = turn + along * shrink * length / 2 / (middle + radius)
            reach = middle + (radius + rise) * math.cos(at)
            yield reach * math.cos(round_to), (radius + rise) * math.sin(at), reach * math.sin(round_to)
